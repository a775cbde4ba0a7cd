import { scalar } from './apply-rule.ts'
import { picksOf } from './picks-of.ts'
import type { PickRule } from './picks-of.ts'
import { valuesIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import type { Member } from './rule.ts'

const DATES = ['start', 'sessions']
const TOLD = 3

/** Which fields a listing would have had its date of, and what they hold; null where it has one. */
export function lackOfDate(
  members: readonly Member[],
  made: { readonly start?: unknown; readonly sessions?: unknown },
  record: Scope,
): string | null {
  if (made.start !== undefined || made.sessions !== undefined) return null
  return lackIn(
    members.filter(({ name }) => DATES.includes(name)),
    record,
  )
}

/** Which fields a listing would have had its name of; null where it has one. */
export function lackOfName(
  members: readonly Member[],
  made: { readonly name?: unknown },
  record: Scope,
): string | null {
  if (made.name !== undefined) return null
  return lackIn(
    members.filter(({ name }) => name === 'name'),
    record,
  )
}

/** Which fields members would have been made of, and what they hold. */
export function lackIn(members: readonly Member[], record: Scope): string | null {
  const picks = members.flatMap(({ rule }) => picksOf(rule, record))
  const lacks = picks.flatMap((one) =>
    'nothing' in one ? one.nothing : lacksOf(one.rule, one.scope),
  )
  return lacks.length === 0 ? null : [...new Set(lacks)].slice(0, TOLD).join(', ')
}

function lacksOf({ parts, steps }: PickRule, record: Scope): readonly string[] {
  const read = parts.flatMap((part) => {
    if (!('path' in part)) return []
    const [value] = valuesIn(record, part.path).flatMap(scalar)
    return [{ path: part.path, value, needed: part.optional !== true || parts.length === 1 }]
  })
  const empty = read.filter(({ value, needed }) => value === undefined && needed)
  if (empty.length > 0) return empty.map(({ path }) => `"${path}" is empty`)
  const held = read.filter(({ value }) => value !== undefined)
  if (held.length === 0) return read.map(({ path }) => `"${path}" is empty`)
  const why =
    steps.take === null ? 'of which the mapping makes nothing' : 'which "take" does not fit'
  return held.map(({ path, value }) => `"${path}" is "${String(value).slice(0, 40)}", ${why}`)
}
