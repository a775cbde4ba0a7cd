import { isObject } from '../json-value.ts'

/** A value, and what it was found in: `^` leads from an element of a list to what holds the list. */
export interface Scope {
  readonly value: unknown
  readonly around: Scope | null
}

/** As `valuesAt`, from an element of a list outwards too: `^.currency`, `^^.venue`. */
export function valuesIn(scope: Scope, path: string): readonly unknown[] {
  const [ups = ''] = /^\^*/.exec(path) ?? []
  let from: Scope | null = scope
  for (let level = 0; level < ups.length && from !== null; level += 1) from = from.around
  const rest = path.slice(ups.length).replace(/^[./]/, '')
  return from === null ? [] : valuesAt(from.value, rest === '' ? '.' : rest)
}

/**
 * What a record holds at a path: `name`, `place.city`, `dates.0`, `sellers.*.price`, `@id` (an attribute of XML), and as
 * JSONPath writes them (`$.dates[0]`, `sellers[*].price`); `.` is the record itself. A name that holds dots is found as it stands. Lists on the way are gone through. Nothing there: empty.
 */
export function valuesAt(record: unknown, path: string): readonly unknown[] {
  if (path === '.') return [record]
  if (isObject(record) && Object.hasOwn(record, path)) return flat(record[path])
  let values: readonly unknown[] = [record]
  for (const step of stepsOf(path)) values = values.flatMap((value) => stepInto(value, step))
  return values.flatMap(flat)
}

const known = new Map<string, readonly string[]>()

function stepsOf(path: string): readonly string[] {
  const steps =
    known.get(path) ??
    path
      .replace(/^\$(?=[.[])/, '')
      .replace(/\[(\*|\d+)\]/g, '.$1')
      .split(/[./]/)
      .filter((step) => step !== '')
  if (known.size < 1000) known.set(path, steps)
  return steps
}

function flat(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [value]
}

function stepInto(value: unknown, step: string): readonly unknown[] {
  if (Array.isArray(value)) {
    if (step === '*') return value as readonly unknown[]
    if (/^\d+$/.test(step)) return Number(step) < value.length ? [value[Number(step)]] : []
    return value.flatMap((one) => stepInto(one, step))
  }
  if (!isObject(value)) return []
  if (step === '*') return Object.values(value)
  if (Object.hasOwn(value, step)) return [value[step]]
  const bare = withoutPrefix(step)
  return bare !== step && Object.hasOwn(value, bare) ? [value[bare]] : []
}

/** `g:id` is `id`, `@xlink:href` is `@href`: elements are known without the prefixes of their namespaces. */
export function withoutPrefix(step: string): string {
  return step.replace(/^(@?)[\w-]+:(?=[^:]+$)/, '$1')
}

/** How far the way leads where it ends in null, which is neither a list nor an empty one; null where it does not. */
export function nullOnWay(record: unknown, path: string): string | null {
  const steps = stepsOf(path)
  let values: readonly unknown[] = [record]
  for (const [at, step] of steps.entries()) {
    values = values.flatMap((value) => stepInto(value, step))
    if (values.length === 1 && values[0] === null) return steps.slice(0, at + 1).join('.')
  }
  return null
}

const LISTS_TOLD = 5
const LEVELS = 3

/** Paths of lists of objects within a value. */
export function listsWithin(value: unknown, path = '', level = 0): readonly string[] {
  if (!isObject(value) || level > LEVELS) return []
  const found = Object.entries(value).flatMap(([name, one]) => {
    const here = path === '' ? name : `${path}.${name}`
    return Array.isArray(one) && one.some(isObject) ? [here] : listsWithin(one, here, level + 1)
  })
  return found.slice(0, LISTS_TOLD)
}
