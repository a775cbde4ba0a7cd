import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { memberCalled } from '../member-names.ts'
import type { Shape } from './native-shape.ts'
import { conditionsIn } from './parse-condition.ts'
import { NO_STEPS, pick, pickWithSteps } from './parse-pick.ts'
import { suggestion } from './report.ts'
import type { Report } from './report.ts'
import type { Member, Rule } from './rule.ts'

export function parseMembers(
  value: JsonObject,
  shape: Shape,
  place: string,
  report: Report,
): readonly Member[] {
  return Object.entries(value).flatMap(([name, written]) => {
    const inner = shape.members.get(name)
    if (inner === undefined) {
      report(`${place}.${name}`, `no member of the native format${meant(name, shape)}`)
      return []
    }
    const rule = parseRule(written, inner, `${place}.${name}`, report)
    return rule === null ? [] : [{ name, rule, several: inner.several }]
  })
}

/** What the native format calls it, and where it stands: `venue` is `place`, `city` is within `place`. */
function meant(name: string, shape: Shape): string {
  const other = memberCalled(name)
  const called = other === undefined ? undefined : shape.members.get(other)
  if (called?.members.has(name) === true) return `; "${name}" stands in "${other}"`
  if (called !== undefined) return `; it is called ${other}`
  for (const [member, { members }] of shape.members)
    if (members.has(name)) return `; "${name}" stands in "${member}"`
  const members = [...shape.members.keys()]
  const near = suggestion(name, members)
  return near === '' && members.length > 0 ? `; there are: ${members.join(', ')}` : near
}

/** A rule that stands deeper than people nest them. */
const PLACE_MAX = 1000

function parseRule(value: unknown, shape: Shape, place: string, report: Report): Rule | null {
  if (place.length > PLACE_MAX) {
    report(`${place.slice(0, 60)}…`, 'nested too deep')
    return null
  }
  if (typeof value === 'string') return pick(value, NO_STEPS, place, report)
  if (Array.isArray(value)) return listOf(value, shape, place, report)
  if (!isObject(value)) {
    report(place, 'it must be a field, a template or a rule; a fixed value is {"value": …}')
    return null
  }
  if ('value' in value) return constantOf(value, shape, place, report)
  if ('first' in value) {
    noOthers(value, ['first'], place, report, 'slip')
    return firstOf(value['first'], shape, place, report)
  }
  if ('each' in value) return eachOf(value, shape, place, report)
  if ('when' in value) return whenOf(value, shape, place, report)
  if ('join' in value) return joinOf(value, place, report)
  if ('from' in value) return pickWithSteps(value, place, report)
  if (shape.members.size === 0) {
    const [name = ''] = Object.keys(value)
    report(
      place,
      `it has no members; a rule says "from", "value", "first", "each", "when" or "join"${name === '' ? '' : `, not "${name}"`}`,
    )
    return null
  }
  return { kind: 'members', members: parseMembers(value, shape, place, report) }
}

function listOf(values: readonly unknown[], shape: Shape, place: string, report: Report): Rule {
  if (values.length > 1 && !shape.several)
    report(place, 'it takes one value, and a list gives all: "first" or "join" says which', 'slip')
  const rules = values.map((one, index) => parseRule(one, shape, `${place}[${index}]`, report))
  return { kind: 'list', rules: rules.filter((rule) => rule !== null) }
}

function constantOf(value: JsonObject, shape: Shape, place: string, report: Report): Rule {
  noOthers(value, ['value'], place, report, 'slip')
  const constant = value['value']
  const constants: readonly unknown[] = Array.isArray(constant) ? constant : [constant]
  for (const one of constants)
    for (const name of isObject(one) ? Object.keys(one) : [])
      if (!shape.members.has(name))
        report(
          `${place}.value.${name}`,
          `no member of the native format${meant(name, shape)}`,
          'slip',
        )
  const rules = constants.map((one) => ({ kind: 'constant' as const, value: one }))
  return Array.isArray(constant) ? { kind: 'list', rules } : { kind: 'constant', value: constant }
}

function firstOf(value: unknown, shape: Shape, place: string, report: Report): Rule | null {
  if (!Array.isArray(value) || value.length === 0) {
    report(
      `${place}.first`,
      'it must be a list of rules, of which the first that gives something counts',
    )
    return null
  }
  const rules = value.map((one, index) => parseRule(one, shape, `${place}.first[${index}]`, report))
  return { kind: 'first', rules: rules.filter((rule) => rule !== null) }
}

function eachOf(value: JsonObject, shape: Shape, place: string, report: Report): Rule | null {
  noOthers(value, ['each', 'where', 'as'], place, report)
  const path = value['each']
  if (typeof path !== 'string' || path === '' || !('as' in value)) {
    report(place, 'it must be {"each": "where the list is", "as": what each becomes}')
    return null
  }
  const where = conditionsIn(value['where'], `${place}.where`, report)
  const rule = parseRule(value['as'], shape, `${place}.as`, report)
  return rule === null ? null : { kind: 'each', path, where, rule }
}

function whenOf(value: JsonObject, shape: Shape, place: string, report: Report): Rule | null {
  noOthers(value, ['when', 'use', 'else'], place, report)
  const conditions = conditionsIn(value['when'], `${place}.when`, report)
  if (!('use' in value) || conditions.length === 0) {
    report(place, 'it must be {"when": a condition, "use": a rule, "else": another, if any}')
    return null
  }
  const use = parseRule(value['use'], shape, `${place}.use`, report)
  const otherwise =
    'else' in value ? parseRule(value['else'], shape, `${place}.else`, report) : null
  return use === null ? null : { kind: 'when', conditions, use, otherwise }
}

const TEXTS: Shape = { members: new Map(), several: true }

function joinOf(value: JsonObject, place: string, report: Report): Rule | null {
  noOthers(value, ['join', 'with'], place, report)
  const sign = value['with'] ?? ' '
  if (typeof sign !== 'string') report(`${place}.with`, 'it must be the text between them')
  const rule = parseRule(value['join'], TEXTS, `${place}.join`, report)
  return rule === null || typeof sign !== 'string' ? null : { kind: 'join', rule, sign }
}

function noOthers(
  value: JsonObject,
  names: readonly string[],
  place: string,
  report: Report,
  slip?: 'slip',
): void {
  for (const name of Object.keys(value))
    if (!names.includes(name)) {
      const near = suggestion(name, names)
      report(`${place}.${name}`, `nothing that stands beside "${names[0]}"${near}`, slip)
    }
}
