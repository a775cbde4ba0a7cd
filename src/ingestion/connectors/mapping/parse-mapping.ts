import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { LISTING_SHAPE } from './native-shape.ts'
import { conditionsIn } from './parse-condition.ts'
import { parseMembers } from './parse-rule.ts'
import { suggestion } from './report.ts'
import type { Report } from './report.ts'
import type { Mapping } from './rule.ts'

export type ParsedMapping = { readonly mapping: Mapping } | { readonly faults: readonly string[] }

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
    const says = error instanceof Error ? error.message : String(error)
    return { faults: [`it is not JSON: ${says.slice(0, 160)}`] }
  }
  if (!isObject(value)) return { faults: ['it is not a JSON object'] }
  const faults: string[] = []
  const report: Report = (place, fault) => void faults.push(`${place}: ${fault}`)
  for (const name of Object.keys(value)) {
    if (!MEMBERS.includes(name)) report(name, `no member of a mapping${suggestion(name, MEMBERS)}`)
  }
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
  return faults.length > 0 ? { faults } : { mapping }
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
  if (sign === null || /^.$/su.test(sign)) return sign
  report(name, 'it must be one sign, or "tab"')
  return null
}

function encodingIn(value: JsonObject, report: Report): string | null {
  const encoding = textIn(value, 'encoding', report)
  if (encoding === null) return null
  try {
    return new TextDecoder(encoding).encoding
  } catch {
    report('encoding', `nobody knows "${encoding.slice(0, 40)}"`)
    return null
  }
}

function columnsIn(value: unknown, report: Report): readonly string[] | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return value
  report('columns', 'it must be a list of names')
  return null
}
