import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { LISTING_SHAPE } from './native-shape.ts'
import { conditionsIn } from './parse-condition.ts'
import { parseMembers } from './parse-rule.ts'
import { memberTwice, whereNoJson } from './mapping-text.ts'
import { suggestion } from './report.ts'
import type { Report } from './report.ts'
import type { Mapping } from './rule.ts'

/** `slips`: what can be read, but was hardly meant. */
export type ParsedMapping =
  | { readonly mapping: Mapping; readonly slips: readonly string[] }
  | { readonly faults: readonly string[] }

const MEMBERS = [
  'records',
  'where',
  'each',
  'listing',
  'encoding',
  'delimiter',
  'quote',
  'columns',
  'note',
]

/** The text of a mapping file, checked to its end: every fault is told, each with its place. */
export function parseMapping(text: string): ParsedMapping {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { faults: [`it is not JSON: ${whereNoJson(text, error)}`] }
  }
  if (!isObject(value)) return { faults: ['it is not a JSON object'] }
  const faults: string[] = []
  const slips: string[] = []
  const report: Report = (place, fault, slip) =>
    void (slip === undefined ? faults : slips).push(`${place}: ${fault}`)
  for (const name of Object.keys(value))
    if (!MEMBERS.includes(name)) report(name, `no member of a mapping${meant(name)}`)
  const mapping: Mapping = {
    records: textIn(value, 'records', report),
    where: conditionsIn(value['where'], 'where', report),
    each: textIn(value, 'each', report),
    listing: listingIn(value['listing'], report),
    encoding: encodingIn(value, report),
    delimiter: signIn(value, 'delimiter', report),
    quote: signIn(value, 'quote', report),
    columns: columnsIn(value['columns'], report),
  }
  checkSigns(mapping, report)
  if (faults.length > 0) return { faults: [...faults, ...slips] }
  const twice = memberTwice(text)
  if (twice !== null) report(twice, 'it is said twice, and the last one counts', 'slip')
  return { mapping, slips }
}

function meant(name: string): string {
  return LISTING_SHAPE.members.has(name)
    ? '; members of a listing stand in "listing"'
    : suggestion(name, MEMBERS)
}

function checkSigns({ delimiter, quote }: Mapping, report: Report): void {
  if (delimiter !== null && delimiter === quote)
    report('quote', 'it is the sign that parts the cells', 'slip')
}

function listingIn(value: unknown, report: Report): Mapping['listing'] {
  if (!isObject(value)) {
    report('listing', 'it must say, as an object, what the members of a listing are made of')
    return []
  }
  const members = parseMembers(value, LISTING_SHAPE, 'listing', report)
  const names = new Set(members.map(({ name }) => name))
  for (const name of ['id', 'name']) {
    if (!(name in value)) report(`listing.${name}`, 'it is missing; no listing goes without')
  }
  if (
    !names.has('start') &&
    !names.has('sessions') &&
    !('start' in value) &&
    !('sessions' in value)
  )
    report('listing.start', 'neither start nor sessions: no listing goes without a date')
  return members
}

function textIn(value: JsonObject, name: string, report: Report): string | null {
  const text = value[name]
  if (text === undefined || text === null) return null
  if (typeof text === 'string' && text !== '') return text
  report(name, 'it must be a text')
  return null
}

function signIn(value: JsonObject, name: string, report: Report): string | null {
  const text = textIn(value, name, report)
  const sign = text === 'tab' ? '\t' : text
  if (sign === null || /^[^\r\n]$/u.test(sign)) return sign
  report(name, 'it must be one sign, or "tab"')
  return null
}

function encodingIn(value: JsonObject, report: Report): string | null {
  const encoding = textIn(value, 'encoding', report)
  if (encoding === null) return null
  try {
    return new TextDecoder(encoding).encoding
  } catch {
    report('encoding', `nobody knows "${encoding.slice(0, 40)}"${encodingLike(encoding)}`)
    return null
  }
}

const ENCODINGS =
  'windows-1252 windows-1250 windows-1251 iso-8859-1 iso-8859-2 iso-8859-15 macintosh utf-8 utf-16le utf-16be ibm866 koi8-r shift_jis gbk big5'

function encodingLike(encoding: string): string {
  if (/^ansi$/i.test(encoding)) return '; where programs of the West say so, it is windows-1252'
  const near = suggestion(encoding, ENCODINGS.split(' '))
  return near === '' ? `; known are ${ENCODINGS.replaceAll(' ', ', ')} and their other names` : near
}

function columnsIn(value: unknown, report: Report): readonly string[] | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return value
  report('columns', 'it must be a list of names')
  return null
}
