import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { datePattern } from './date-pattern.ts'
import type { Shape } from './native-shape.ts'
import { conditionsIn } from './parse-condition.ts'
import { patternIn, suggestion } from './report.ts'
import type { Report } from './report.ts'
import type { Member, Part, Rule, Steps } from './rule.ts'

const NO_STEPS: Steps = {
  split: null,
  take: null,
  as: null,
  values: null,
  folded: new Map(),
  otherwise: undefined,
  date: null,
  decimal: null,
}

export function parseMembers(
  value: JsonObject,
  shape: Shape,
  place: string,
  report: Report,
): readonly Member[] {
  return Object.entries(value).flatMap(([name, written]) => {
    const inner = shape.members.get(name)
    if (inner === undefined) {
      report(
        `${place}.${name}`,
        `no member of the native format${suggestion(name, shape.members.keys())}`,
      )
      return []
    }
    const rule = parseRule(written, inner, `${place}.${name}`, report)
    return rule === null ? [] : [{ name, rule, several: inner.several }]
  })
}

function parseRule(value: unknown, shape: Shape, place: string, report: Report): Rule | null {
  if (typeof value === 'string') return pick(value, NO_STEPS, place, report)
  if (Array.isArray(value)) {
    const rules = value.map((one, index) => parseRule(one, shape, `${place}[${index}]`, report))
    return { kind: 'list', rules: rules.filter((rule) => rule !== null) }
  }
  if (!isObject(value)) {
    report(place, 'it must be a field, a template or a rule; a fixed value is {"value": …}')
    return null
  }
  if ('value' in value) return { kind: 'constant', value: value['value'] }
  if ('first' in value) return firstOf(value['first'], shape, place, report)
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

function noOthers(value: JsonObject, names: readonly string[], place: string, report: Report) {
  for (const name of Object.keys(value))
    if (!names.includes(name)) {
      const near = suggestion(name, names)
      report(`${place}.${name}`, `nothing that stands beside "${names[0]}"${near}`)
    }
}

const STEPS = ['from', 'split', 'take', 'as', 'values', 'otherwise', 'date', 'decimal']

/** What each step must be, and what to say where it is not. */
const CHECKS: readonly (readonly [
  name: string,
  fits: (value: unknown) => boolean,
  says: string,
])[] = [
  ['split', (value) => isText(value), 'it must be the sign between the values'],
  ['as', (value) => isText(value), 'it must be a text of $1, $2… beside "take"'],
  ['values', isObject, 'it must be an object: what is written to what it means'],
  [
    'date',
    (value) => isText(value) && datePattern(value) !== null,
    'it must be a pattern of yyyy, MM, dd, HH, mm: dd/MM/yyyy HH:mm',
  ],
  ['decimal', (value) => value === ',' || value === '.', 'it must be "," or "."'],
]

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function pickWithSteps(value: JsonObject, place: string, report: Report): Rule | null {
  for (const name of Object.keys(value))
    if (!STEPS.includes(name))
      report(`${place}.${name}`, `nothing that can be done${suggestion(name, STEPS)}`)
  for (const [name, fits, says] of CHECKS)
    if (value[name] !== undefined && !fits(value[name])) report(`${place}.${name}`, says)
  if (value['as'] !== undefined && value['take'] === undefined)
    report(`${place}.as`, 'there is no "take" beside it')
  const { from, split, as, values, date, decimal } = value
  if (typeof from !== 'string') {
    report(`${place}.from`, 'it must be a field or a template')
    return null
  }
  const steps: Steps = {
    split: isText(split) ? split : null,
    take: patternIn(value['take'], `${place}.take`, report),
    as: isText(as) ? as : null,
    values: isObject(values) ? new Map(Object.entries(values)) : null,
    folded: foldedWords(values),
    otherwise: value['otherwise'],
    date: isText(date) ? date : null,
    decimal: decimal === ',' || decimal === '.' ? decimal : null,
  }
  return pick(from, steps, place, report)
}

/** Of words that differ by capitals alone the first. */
function foldedWords(values: unknown): ReadonlyMap<string, unknown> {
  if (!isObject(values)) return NO_STEPS.folded
  const entries = Object.entries(values).map(([word, meaning]): [string, unknown] => [
    word.toLowerCase(),
    meaning,
  ])
  return new Map(entries.toReversed())
}

/** A text with `{fields}` is a template, any other one the name of a field. */
function pick(written: string, steps: Steps, place: string, report: Report): Rule | null {
  if (written.trim() === '') {
    report(place, 'it names no field')
    return null
  }
  if (!/\{[^{}]+\}/.test(written)) return { kind: 'pick', parts: [{ path: written }], steps }
  const parts: Part[] = written
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map(partOf)
  return { kind: 'pick', parts, steps }
}

function partOf(written: string): Part {
  const field = /^\{([^{}]+?)(\?)?\}$/.exec(written)
  if (field === null) return { text: written }
  const path = field[1] ?? ''
  return field[2] === undefined ? { path } : { path, optional: true }
}
