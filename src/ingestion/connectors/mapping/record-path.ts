import { isObject } from '../json-value.ts'

/** A value, and what it was found in: `^` leads from an element of a list to what holds the list. */
export interface Scope {
  readonly value: unknown
  readonly around: Scope | null
  /** The name under which it stands, where a `*` led to it. */
  readonly key?: string
}

/** What is told of that name in a mapping. */
export const KEY = '#key'

/** What a list holds, or what stands under the names of an object (`days.*`), each in its own scope. */
export function elementsIn(scope: Scope, path: string): readonly Scope[] {
  const way = /^(.*?)[./]?\*$/s.exec(path)?.[1]
  if (way === undefined) return valuesIn(scope, path).map((value) => ({ value, around: scope }))
  return valuesIn(scope, way === '' ? '.' : way).flatMap((holder) =>
    isObject(holder)
      ? Object.entries(holder).flatMap(([key, held]) =>
          flat(held).map((value) => ({ value, around: scope, key })),
        )
      : flat(holder).map((value) => ({ value, around: scope })),
  )
}

/** As `valuesAt`, from an element of a list outwards too: `^.currency`, `^^.venue`. */
export function valuesIn(scope: Scope, path: string): readonly unknown[] {
  const [ups = ''] = /^\^*/.exec(path) ?? []
  let from: Scope | null = scope
  for (let level = 0; level < ups.length && from !== null; level += 1) from = from.around
  const rest = path.slice(ups.length).replace(/^[./]/, '')
  if (from === null) return []
  if (rest === KEY && from.key !== undefined) return [from.key]
  return valuesAt(from.value, rest === '' ? '.' : rest)
}

/**
 * What a record holds at a path: `name`, `place.city`, `dates.0`, `sellers.*.price`, `@id` (an attribute of XML), and as
 * JSONPath writes them (`$.dates[0]`, `sellers[*].price`); `.` is the record itself. A name that holds dots is found as it stands. Lists on the way are gone through. Nothing there: empty.
 */
export function valuesAt(record: unknown, path: string): readonly unknown[] {
  if (path === '.') return [record]
  if (isObject(record) && Object.hasOwn(record, path)) return flat(record[path])
  const steps = stepsOf(path)
  let values: readonly unknown[] = [record]
  for (const step of steps) values = values.flatMap((value) => stepInto(value, step))
  if (values.length === 0 && steps.length > 1) values = dottedIn(record, path)
  return values.flatMap(flat)
}

/** Names within a record may hold dots and slashes as well: `fields.Price (per pers.)`. */
function dottedIn(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => dottedIn(one, path))
  if (!isObject(value)) return []
  if (Object.hasOwn(value, path)) return [value[path]]
  for (let at = path.length - 1; at > 0; at -= 1) {
    if (path[at] !== '.' && path[at] !== '/') continue
    const name = path.slice(0, at)
    const found = Object.hasOwn(value, name) ? dottedIn(value[name], path.slice(at + 1)) : []
    if (found.length > 0) return found
  }
  return []
}

const known = new Map<string, readonly string[]>()

/** The names on the way, however it is written. */
export function stepsOf(path: string): readonly string[] {
  const steps =
    known.get(path) ??
    path
      .replace(/^\$(?=[.[])/, '')
      .replace(/\[(\*?|\d+)\]/g, (_, place: string) => `.${place === '' ? '*' : place}`)
      .replace(/\[(['"])(.+?)\1\]/g, '.$2')
      .replace(/[./]text\(\)$/, '')
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
  // XML does not tell a list of one from its element.
  if (!isObject(value)) return step === '0' && isScalar(value) ? [value] : []
  if (step === '*') return Object.values(value)
  if (Object.hasOwn(value, step)) return [value[step]]
  if (step === '0') return [value]
  const bare = withoutPrefix(step)
  return bare !== step && Object.hasOwn(value, bare) ? [value[bare]] : []
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
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
