import { scalar } from './apply-rule.ts'
import { datePattern } from './date-pattern.ts'
import { picksOf } from './picks-of.ts'
import type { Picked } from './picks-of.ts'
import { valuesIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import type { Member } from './rule.ts'

const TOLD = 3
const CELL_MAX = 60

/**
 * What stands in the record where a start was made of it that is no date, and why that may be; null where the start stands
 * there as it is. A reason that quotes only what the mapping made of it is not found again in the file.
 */
export function misreadDate(
  members: readonly Member[],
  start: unknown,
  record: Scope,
): string | null {
  const ofStart = members.filter(({ name }) => name === 'start')
  const cells = ofStart.flatMap(({ rule }) => picksOf(rule, record)).flatMap(cellsOf)
  if (cells.some(({ value }) => value === start)) return null
  const told = cells
    .slice(0, TOLD)
    .map(({ path, value }) => `"${path}" is ${JSON.stringify(value.slice(0, CELL_MAX))}`)
  if (told.length === 0) return null
  const [why] = cells.flatMap(({ swapped }) => swapped ?? [])
  return [told.join(', '), ...(why === undefined ? [] : [why])].join('; ')
}

interface Cell {
  readonly path: string
  readonly value: string
  /** That day and month may stand the other way round. */
  readonly swapped: string | null
}

function cellsOf(picked: Picked): readonly Cell[] {
  if ('nothing' in picked) return []
  const { parts, steps } = picked.rule
  return parts.flatMap((part) => {
    if (!('path' in part)) return []
    const [value] = valuesIn(picked.scope, part.path).flatMap(scalar)
    if (value === undefined) return []
    const text = String(value)
    return [{ path: part.path, value: text, swapped: swappedIn(text, steps.date) }]
  })
}

const MONTHS = 12

function swappedIn(text: string, pattern: string | null): string | null {
  const groups = pattern === null ? undefined : datePattern(pattern)?.exec(text)?.groups
  const month = Number(groups?.['month'])
  return pattern !== null && month > MONTHS && Number(groups?.['day']) <= MONTHS
    ? `by ${pattern} its month would be ${month}: are day and month the other way round?`
    : null
}
