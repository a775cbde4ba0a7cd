import { isWanted, scalar } from './apply-rule.ts'
import { datePattern } from './date-pattern.ts'
import { elementsIn, valuesIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import type { Member, Rule } from './rule.ts'

type PickRule = Extract<Rule, { kind: 'pick' }>

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
  const cells = picksOf(members, record).flatMap(cellsOf)
  if (cells.some(({ value }) => value === start)) return null
  const told = cells
    .slice(0, TOLD)
    .map(({ path, value }) => `"${path}" is ${JSON.stringify(value.slice(0, CELL_MAX))}`)
  if (told.length === 0) return null
  const [why] = cells.flatMap(({ swapped }) => swapped ?? [])
  return [told.join(', '), ...(why === undefined ? [] : [why])].join('; ')
}

interface Picked {
  readonly rule: PickRule
  readonly scope: Scope
}

function picksOf(members: readonly Member[], scope: Scope): readonly Picked[] {
  const ofStart = members.filter(({ name }) => name === 'start')
  return ofStart.flatMap(({ rule }) => picksIn(rule, scope))
}

function picksIn(rule: Rule, scope: Scope): readonly Picked[] {
  switch (rule.kind) {
    case 'constant':
      return []
    case 'pick':
      return [{ rule, scope }]
    case 'first':
    case 'list':
      return rule.rules.flatMap((one) => picksIn(one, scope))
    case 'join':
      return picksIn(rule.rule, scope)
    case 'when': {
      const branch = isWanted(rule.conditions, scope) ? rule.use : rule.otherwise
      return branch === null ? [] : picksIn(branch, scope)
    }
    case 'each':
      return elementsIn(scope, rule.path)
        .filter((element) => isWanted(rule.where, element))
        .flatMap((element) => picksIn(rule.rule, element))
    case 'members':
      return picksOf(rule.members, scope)
  }
}

interface Cell {
  readonly path: string
  readonly value: string
  /** That day and month may stand the other way round. */
  readonly swapped: string | null
}

function cellsOf({ rule: { parts, steps }, scope }: Picked): readonly Cell[] {
  return parts.flatMap((part) => {
    if (!('path' in part)) return []
    const [value] = valuesIn(scope, part.path).flatMap(scalar)
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
