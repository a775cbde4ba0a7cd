import { isObject, textOf } from '../json-value.ts'
import { readDate } from './date-pattern.ts'
import { valuesAt } from './record-path.ts'
import type { Condition, Member, Part, Rule, Steps } from './rule.ts'

/** The members of a listing that say something. `seen` is told each path that a record has. */
export function applyMembers(
  members: readonly Member[],
  record: unknown,
  seen: Set<string>,
): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const { name, rule, several } of members) {
    const values = valuesOf(rule, record, seen)
    if (several && values.length > 0) made[name] = values
    else if (values[0] !== undefined) made[name] = values[0]
  }
  return made
}

function valuesOf(rule: Rule, record: unknown, seen: Set<string>): readonly unknown[] {
  switch (rule.kind) {
    case 'constant':
      return [rule.value]
    case 'pick':
      return picked(rule.parts, record, seen).flatMap((value) => stepped(value, rule.steps))
    case 'first': {
      for (const one of rule.rules) {
        const values = valuesOf(one, record, seen)
        if (values.length > 0) return values
      }
      return []
    }
    case 'each':
      return fieldAt(record, rule.path, seen).flatMap((one) => valuesOf(rule.rule, one, seen))
    case 'list':
      return rule.rules.flatMap((one) => valuesOf(one, record, seen))
    case 'members': {
      const made = applyMembers(rule.members, record, seen)
      return saysSomething(rule.members, made) ? [made] : []
    }
  }
}

/** A currency without a price says nothing; a place that is all constants is meant so. */
function saysSomething(members: readonly Member[], made: Record<string, unknown>): boolean {
  const read = members.filter(({ rule }) => rule.kind !== 'constant')
  return read.length === 0 || read.some(({ name }) => made[name] !== undefined)
}

function fieldAt(record: unknown, path: string, seen: Set<string>): readonly unknown[] {
  const values = valuesAt(record, path)
  if (values.length > 0) seen.add(path)
  return values
}

/** One field keeps all its values; a template is one text, or nothing where one of its fields is empty. */
function picked(parts: readonly Part[], record: unknown, seen: Set<string>): readonly unknown[] {
  const [only] = parts
  if (parts.length === 1 && only !== undefined && 'path' in only)
    return fieldAt(record, only.path, seen).flatMap(scalar)
  const texts = parts.map((part) =>
    'text' in part ? part.text : fieldAt(record, part.path, seen).flatMap(scalar)[0],
  )
  return texts.includes(undefined) ? [] : [texts.join('')]
}

type Scalar = string | number | boolean

/** The text of an element with attributes is in `#text`. */
function scalar(value: unknown): readonly Scalar[] {
  if (typeof value === 'boolean') return [value]
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : []
  const text = textOf(isObject(value) ? value['#text'] : value)
  return text === undefined ? [] : [text]
}

function stepped(value: unknown, steps: Steps): readonly unknown[] {
  const pieces =
    steps.split === null || typeof value !== 'string'
      ? [value]
      : value.split(steps.split).flatMap((piece) => textOf(piece.trim()) ?? [])
  return pieces.flatMap((piece) => {
    const taken = steps.take === null ? piece : takenFrom(String(piece), steps.take, steps.as)
    if (taken === undefined) return []
    const looked = lookedUp(taken, steps)
    if (looked === undefined || looked === null) return []
    return [written(looked, steps)]
  })
}

function takenFrom(text: string, pattern: RegExp, as: string | null): string | undefined {
  const match = pattern.exec(text)
  if (match === null) return undefined
  if (as === null) return textOf(match[1] ?? match[0])
  return textOf(as.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''))
}

function lookedUp(value: unknown, { values, otherwise }: Steps): unknown {
  if (values === null) return value
  const key = String(value).trim()
  if (values.has(key)) return values.get(key)
  return otherwise === undefined ? value : otherwise
}

function written(value: unknown, { date, decimal }: Steps): unknown {
  if (date !== null && typeof value === 'string') return readDate(value, date) ?? value
  if (decimal !== null && typeof value === 'string') return withPoint(value, decimal)
  return value
}

/** `1.234,50` as `1234.50`: only digits and marks are touched, currencies and words stay. */
function withPoint(text: string, decimal: ',' | '.'): string {
  const thousands =
    decimal === ','
      ? /(?<=\d)[.\s\u00a0\u202f'’](?=\d{3})/g
      : /(?<=\d)[,\s\u00a0\u202f'’](?=\d{3})/g
  const plain = text.replace(thousands, '')
  return decimal === ',' ? plain.replace(/(?<=\d),(?=\d)/g, '.') : plain
}

/** All conditions hold. */
export function isWanted(conditions: readonly Condition[], record: unknown): boolean {
  return conditions.every((condition) => {
    const values = valuesAt(record, condition.field)
      .flatMap(scalar)
      .map((value) => String(value).trim())
    const { is, not, matches, filled } = condition
    return (
      (is === null || values.some((value) => is.includes(value))) &&
      (not === null || !values.some((value) => not.includes(value))) &&
      (matches === null || values.some((value) => matches.test(value))) &&
      (filled === null || values.length > 0 === filled)
    )
  })
}
