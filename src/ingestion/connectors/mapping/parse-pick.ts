import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { datePattern, faultOfPattern } from './date-pattern.ts'
import { patternIn, suggestion } from './report.ts'
import type { Report } from './report.ts'
import type { Part, Rule, Steps } from './rule.ts'

export const NO_STEPS: Steps = {
  split: null,
  take: null,
  as: null,
  values: null,
  folded: new Map(),
  otherwise: undefined,
  date: null,
  decimal: null,
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
  ['decimal', (value) => value === ',' || value === '.', 'it must be "," or "."'],
]

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function checkSteps(value: JsonObject, place: string, report: Report): void {
  for (const name of Object.keys(value))
    if (!STEPS.includes(name))
      report(`${place}.${name}`, `nothing that can be done${suggestion(name, STEPS)}`)
  for (const [name, fits, says] of CHECKS)
    if (value[name] !== undefined && !fits(value[name])) report(`${place}.${name}`, says)
  const { as, values, date } = value
  if (date !== undefined && (!isText(date) || datePattern(date) === null))
    report(`${place}.date`, faultOfPattern(isText(date) ? date : ''))
  if (as !== undefined && value['take'] === undefined)
    report(`${place}.as`, 'there is no "take" beside it')
  if ('otherwise' in value && values === undefined)
    report(`${place}.otherwise`, 'there is no "values" beside it', 'slip')
}

export function pickWithSteps(value: JsonObject, place: string, report: Report): Rule | null {
  checkSteps(value, place, report)
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
  checkTake(steps, place, report)
  return pick(from, steps, place, report)
}

function checkTake({ take, as }: Steps, place: string, report: Report): void {
  if (take === null) return
  if (/^\/.*\/[a-z]*$/.test(take.source.replaceAll('\\/', '/')))
    report(`${place}.take`, 'it is written without slashes around it', 'slip')
  const groups = (new RegExp(`${take.source}|`, 'u').exec('')?.length ?? 1) - 1
  const wanted = Math.max(
    0,
    ...[...(as ?? '').matchAll(/\$(\d)/g)].map(([, group]) => Number(group)),
  )
  if (wanted > groups) report(`${place}.as`, `"take" has no group $${wanted}`, 'slip')
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
export function pick(written: string, steps: Steps, place: string, report: Report): Rule | null {
  if (written.trim() === '') {
    report(place, 'it names no field')
    return null
  }
  const leftOver = () =>
    report(
      place,
      `a brace is left over in ${JSON.stringify(written)}: fields stand as {name}`,
      'slip',
    )
  if (!/\{[^{}]+\}/.test(written)) {
    if (/^[^{}]*[{}][^{}]*$/.test(written)) leftOver()
    return { kind: 'pick', parts: [{ path: written }], steps }
  }
  const parts: Part[] = written
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map(partOf)
  if (parts.some((part) => 'text' in part && /[{}]/.test(part.text))) leftOver()
  const isId = /\.id(?:[.[]|$)/.test(place)
  return isId ? { kind: 'pick', parts, steps, exact: true } : { kind: 'pick', parts, steps }
}

function partOf(written: string): Part {
  const field = /^\{([^{}]+?)(\?)?\}$/.exec(written)
  if (field === null) return { text: written }
  const path = field[1] ?? ''
  return field[2] === undefined ? { path } : { path, optional: true }
}
