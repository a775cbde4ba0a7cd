import { isObject, textOf } from '../json-value.ts'
import { readDate } from './date-pattern.ts'
import { filledTemplate } from './fill-template.ts'
import { joinedMoment } from '../../../lib/joined-moment.ts'
import { meaningOf } from './named-by-field.ts'
import { elementsIn, valuesIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import type { Condition, Member, Rule, Steps } from './rule.ts'

/** What is noticed while rules are applied. */
export interface Look {
  /** Each path that a record had. */
  readonly seen: Set<string>
  /** Patterns of dates that a text did not fit. */
  readonly unfit: Set<string>
  /** Members of one value that several were found for. */
  readonly dropped: Set<string>
  /** Ways to what is no text but has members, of which none is named; with the members. */
  readonly objects: Map<string, readonly string[]>
  /** Rules of branches that were taken, and of elements that were there. */
  readonly reached: Set<Rule>
}

export function newLook(seen = new Set<string>()): Look {
  return { seen, unfit: new Set(), dropped: new Set(), objects: new Map(), reached: new Set() }
}

/** The members of a listing that say something. */
export function applyMembers(
  members: readonly Member[],
  record: Scope,
  look: Look,
): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const { name, rule, several } of members) {
    const meant = meaningOf(name, rule)
    const given = valuesOf(rule, record, look)
    const values = meant === null ? given : given.map(meant)
    if (several && values.length > 0) made[name] = values
    else if (values[0] !== undefined) made[name] = values[0]
    if (!several && values.length > 1) look.dropped.add(name)
  }
  return made
}

function valuesOf(rule: Rule, record: Scope, look: Look): readonly unknown[] {
  switch (rule.kind) {
    case 'constant':
      return [rule.value]
    case 'pick':
      return picked(rule, record, look).flatMap((value) => stepped(value, rule.steps, look))
    case 'first': {
      for (const one of rule.rules) {
        const values = valuesOf(one, record, look)
        if (values.length > 0) return values
      }
      return []
    }
    case 'each':
      return eachOf(rule, record, look)
    case 'list':
      return rule.rules.flatMap((one) => valuesOf(one, record, look))
    case 'join': {
      const texts = valuesOf(rule.rule, record, look).filter((one) => !isObject(one))
      return texts.length === 0 ? [] : [texts.map(String).join(rule.sign)]
    }
    case 'when': {
      const branch = isWanted(rule.conditions, record, look) ? rule.use : rule.otherwise
      if (branch === null) return []
      look.reached.add(branch)
      return valuesOf(branch, record, look)
    }
    case 'members': {
      const made = applyMembers(rule.members, record, look)
      return saysSomething(rule.members, made) ? [made] : []
    }
  }
}

function eachOf(
  { path, where, rule }: Extract<Rule, { kind: 'each' }>,
  record: Scope,
  look: Look,
): readonly unknown[] {
  const elements = elementsIn(record, path)
  if (elements.length > 0) look.seen.add(path)
  return elements.flatMap((element) => {
    if (!isWanted(where, element, look)) return []
    look.reached.add(rule)
    return valuesOf(rule, element, look)
  })
}

/** A currency without a price says nothing; a place that is all constants is meant so. */
function saysSomething(members: readonly Member[], made: Record<string, unknown>): boolean {
  const read = members.filter(({ rule }) => rule.kind !== 'constant')
  return read.length === 0 || read.some(({ name }) => made[name] !== undefined)
}

function fieldAt(record: Scope, path: string, look: Look): readonly unknown[] {
  const values = valuesIn(record, path)
  if (values.length > 0) look.seen.add(path)
  return values
}

/** One field keeps all its values; a template is one text, or nothing where a field that it needs is empty. */
function picked(
  { parts, exact }: Extract<Rule, { kind: 'pick' }>,
  record: Scope,
  look: Look,
): readonly unknown[] {
  const [only] = parts
  if (parts.length === 1 && only !== undefined && 'path' in only)
    return scalarsAt(record, only.path, look)
  const filled = parts.map((part) =>
    'text' in part ? undefined : scalarsAt(record, part.path, look)[0],
  )
  const lacks = parts.some(
    (part, at) => 'path' in part && part.optional !== true && filled[at] === undefined,
  )
  if (lacks || filled.every((one) => one === undefined)) return []
  const pieces = parts.map((part, at) => ('text' in part ? part : { field: filled[at] }))
  const text = filledTemplate(pieces, exact === true)
  return [exact === true ? text : joinedMoment(text)]
}

type Scalar = string | number | boolean

/** Attributes alone (`xsi:nil`) are no members that were meant. */
function noteMembers(path: string, value: unknown, look: Look): void {
  const members = isObject(value) ? Object.keys(value).filter((name) => !name.startsWith('@')) : []
  if (members.length > 0) look.objects.set(path, members)
}

function scalarsAt(record: Scope, path: string, look: Look): readonly Scalar[] {
  const values = fieldAt(record, path, look)
  const scalars = values.flatMap(scalar)
  if (scalars.length === 0) for (const value of values) noteMembers(path, value, look)
  return scalars
}

/** The text of an element with attributes is in `#text`. */
export function scalar(value: unknown): readonly Scalar[] {
  if (typeof value === 'boolean') return [value]
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : []
  const text = textOf(isObject(value) ? value['#text'] : value)
  return text === undefined ? [] : [text]
}

function stepped(value: unknown, steps: Steps, look: Look): readonly unknown[] {
  const pieces =
    steps.split === null || typeof value !== 'string'
      ? [value]
      : value.split(steps.split).flatMap((piece) => textOf(piece.trim()) ?? [])
  return pieces.flatMap((piece) => {
    const taken = steps.take === null ? piece : takenFrom(String(piece), steps.take, steps.as)
    if (taken === undefined) return []
    const looked = lookedUp(taken, steps)
    if (looked === undefined || looked === null) return []
    return [written(looked, steps, look)]
  })
}

function takenFrom(text: string, pattern: RegExp, as: string | null): string | undefined {
  const match = pattern.exec(text)
  if (match === null) return undefined
  if (as === null) return textOf(match[1] ?? match[0])
  return textOf(as.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''))
}

function lookedUp(value: unknown, { values, folded, otherwise }: Steps): unknown {
  if (values === null) return value
  const key = String(value).trim()
  if (values.has(key)) return values.get(key)
  // `Oui` of a table that says `oui` would else pass as a word of its own, and mean another thing.
  const small = key.toLowerCase()
  if (folded.has(small)) return folded.get(small)
  return otherwise === undefined ? value : otherwise
}

function written(value: unknown, { date, decimal }: Steps, look: Look): unknown {
  if (date !== null && typeof value === 'string') {
    const read = readDate(value, date)
    if (read === null && value.trim() !== '') look.unfit.add(date)
    return read ?? value
  }
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

/** `12,50`, `1 234,50 €` and `1,234.50` as numbers; NaN where it is not plain which one is meant. */
function numberOf(text: string): number {
  const bare = text
    .replace(/^[^\d.,-]+|[^\d.,]+$/g, '')
    .replace(/(?<=\d)[\s'’\u202f](?=\d{3})/g, '')
  const [, mark] = /^-?[\d.,]*\d([.,])\d{1,2}$/.exec(bare) ?? []
  if (mark === undefined) return Number(bare.replace(/(?<=\d)[.,](?=\d{3}[.,]\d{3})/g, ''))
  const other = mark === ',' ? '.' : ','
  return Number(bare.replaceAll(other, '').replace(mark, '.'))
}

/** All conditions hold. */
export function isWanted(
  conditions: readonly Condition[],
  record: Scope,
  look: Look = newLook(),
): boolean {
  return conditions.every((condition) => {
    const values = fieldAt(record, condition.field, look)
      .flatMap(scalar)
      .map((value) => String(value).trim())
    const { is, not, matches, filled, above, below } = condition
    const numbers = values.filter((value) => value !== '').map(numberOf)
    return (
      (is === null || values.some((value) => is.includes(value))) &&
      (not === null || !values.some((value) => not.includes(value))) &&
      (matches === null || values.some((value) => matches.test(value))) &&
      (filled === null || values.length > 0 === filled) &&
      (above === null || numbers.some((number) => number > above)) &&
      (below === null || numbers.some((number) => number < below))
    )
  })
}
