import { nearest } from '../../../lib/nearest.ts'
import { isObject } from '../json-value.ts'
import { applyMembers, newLook } from './apply-rule.ts'
import type { Look } from './apply-rule.ts'
import { fieldsOf } from './map-records.ts'
import { parseMapping } from './parse-mapping.ts'
import { elementsIn, valuesAt, valuesIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import { suggestion } from './report.ts'
import type { Member, Rule } from './rule.ts'

/**
 * Of each field that the mapping names and that none of these records has: what there is instead. A run does not tell, for
 * it does not read again what came as it was.
 */
export function missedFields(
  raws: readonly (string | Buffer)[],
  mappingText: string | undefined,
): readonly string[] {
  const parsed = parseMapping(mappingText ?? '')
  if (!('mapping' in parsed) || raws.length === 0) return []
  const { each, listing } = parsed.mapping
  const wholes = raws.map((raw) => ({ value: JSON.parse(raw.toString()) as unknown, around: null }))
  const scopes: readonly Scope[] =
    each === null ? wholes : wholes.flatMap((around) => elementsIn(around, each))
  if (scopes.length === 0) return []
  const records = scopes.map(({ value }) => value)
  const look = newLook()
  for (const scope of scopes) applyMembers(listing, scope, look)
  const missed = new Map(missedIn(listing, look).map((one) => [one.path, one]))
  const ways = missed.size === 0 ? [] : [...new Set(records.flatMap((one) => waysOf(one)))]
  const objects = [...look.objects].map(
    ([path, members]) =>
      `"${path}" is no text but holds ${members.slice(0, MEMBERS_TOLD).join(', ')}: name one of them, as "${path}.${likeliest(members)}"`,
  )
  const told = [...missed.values()].map(({ path, within }) => {
    const texts = textsWithin(within, scopes)
    if (texts !== '') return `none of the records read has "${path}"${texts}`
    const outside = each === null ? '' : aroundNear(path, wholes)
    if (outside !== '') return `none of the records read has "${path}"${outside}`
    // Out of a list within the record lies the record.
    const lead = within !== null && /^\^\.[^^]/.test(path) ? '^.' : ''
    const alike = ways.filter((way) => nearest(lastOf(path), [lastOf(way)]) !== null)
    const near = suggestion(
      path,
      alike.map((way) => lead + way),
    )
    return `none of the records read has "${path}"${near === '' ? membersNear(records, path) : near}`
  })
  return [...told, ...objects]
}

/** What is most often meant of what has members: a picture's address, what something is called. */
const LIKELIEST = ['url', 'src', 'href', 'name', 'title', 'text', 'value', 'rendered']

function likeliest(members: readonly string[]): string {
  return LIKELIEST.find((one) => members.includes(one)) ?? members[0] ?? ''
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

interface Missed {
  readonly path: string
  /** The list whose elements should have it; null for the record. */
  readonly within: string | null
}

/** Of alternatives one is enough. */
function missedIn(
  members: readonly Member[],
  look: Look,
  within: string | null = null,
): readonly Missed[] {
  return members.flatMap(({ rule }) => missedBy(rule, look, within))
}

function missedBy(rule: Rule, look: Look, within: string | null): readonly Missed[] {
  const isMissed = (path: string) => !look.seen.has(path)
  const here = (paths: readonly string[]) => paths.map((path) => ({ path, within }))
  switch (rule.kind) {
    case 'first': {
      const fields = fieldsOf([{ name: '', rule, several: false }])
      return fields.every(isMissed) ? here(fields) : []
    }
    case 'list':
      return rule.rules.flatMap((one) => missedBy(one, look, within))
    case 'join':
      return missedBy(rule.rule, look, within)
    case 'each': {
      if (isMissed(rule.path)) return here([rule.path])
      // Where no element is read, nothing can be said of them.
      if (look.reached.has(rule.rule)) return missedBy(rule.rule, look, rule.path)
      return here(rule.where.map(({ field }) => field).filter(isMissed))
    }
    case 'when':
      return [
        ...here(rule.conditions.map(({ field }) => field).filter(isMissed)),
        ...[rule.use, rule.otherwise].flatMap((one) =>
          one !== null && look.reached.has(one) ? missedBy(one, look, within) : [],
        ),
      ]
    case 'members':
      return missedIn(rule.members, look, within)
    case 'constant':
    case 'pick':
      return here(fieldsOf([{ name: '', rule, several: false }]).filter(isMissed))
  }
}

const LEVELS = 5
const WAYS_MAX = 300

/** Ways to what is in a record, as a mapping would name them; those of a list's elements too. */
function waysOf(value: unknown, before = '', level = 0): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, 3).flatMap((one) => waysOf(one, before, level))
  if (!isObject(value) || level > LEVELS) return before === '' ? [] : [before]
  const ways = Object.entries(value).flatMap(([name, one]) => {
    const here = before === '' ? name : `${before}.${name}`
    return isObject(one) || Array.isArray(one) ? [here, ...waysOf(one, here, level + 1)] : [here]
  })
  return ways.slice(0, WAYS_MAX)
}

const MEMBERS_TOLD = 20

/** A way that leads through the elements of its list to what is in them: texts, of which none has members. */
function textsWithin(list: string | null, scopes: readonly Scope[]): string {
  if (list === null || !list.endsWith('.*')) return ''
  const elements = scopes.flatMap((scope) => elementsIn(scope, list))
  const around = list.slice(0, -'.*'.length)
  return elements.length === 0 || elements.some(({ value }) => isObject(value))
    ? ''
    : `: "${list}" leads to texts, as lists are gone through without "*"; "${around}" may be meant`
}

/** What the list stands in has it: `^` leads there. */
function aroundNear(path: string, wholes: readonly Scope[]): string {
  const has = !path.startsWith('^') && wholes.some((whole) => valuesIn(whole, path).length > 0)
  return has ? `, but what is around them has: "^.${path}" leads there` : ''
}

/** What is at the last step of the way that is there. */
function membersNear(records: readonly unknown[], path: string): string {
  if (path.startsWith('^')) return '; "^" leads out of the list that "each" goes through'
  const steps = path.split('.')
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const before = steps.slice(0, length).join('.')
    const at = records.flatMap((one) => (before === '' ? [one] : valuesAt(one, before)))
    const members = [...new Set(at.flatMap((one) => (isObject(one) ? Object.keys(one) : [])))]
    if (members.length === 0) continue
    const where = before === '' ? 'there' : `at "${before}" there`
    return `; ${where} is: ${members.slice(0, MEMBERS_TOLD).join(', ')}`
  }
  return ''
}
