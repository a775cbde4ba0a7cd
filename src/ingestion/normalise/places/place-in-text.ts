import { cityCentre, cityOfName } from '../../../lib/geo/centres.ts'
import { countryCode } from '../../../lib/geo/countries.ts'
import { isStreet } from './street-behind-name.ts'
import { HOUSE_NUMBER, IN_FRONT } from '../../../lib/street-words.ts'

/** All blanks and ends of lines in a row, whatever they are: asked for one end among them, fifty thousand would be tried in pairs. */
const GAP = /(?:\s|<br\s*\/?>)+/gi
const LINE_END = /[<\r\n]/

/** Lines of a text are parts of it, as those between commas are. */
export function linesAsParts(text: string): string {
  if (!LINE_END.test(text)) return text
  return text.replace(GAP, (gap, at: number) =>
    LINE_END.test(gap) && at + gap.length < text.length ? ', ' : gap,
  )
}

const NUMBER_APART = new RegExp(String.raw`^(${HOUSE_NUMBER}), (?=\p{Ll})`, 'u')

/** What stands between parts in place of commas. */
const SIGN = / [-–—·•|] /

/** `Salle Vega - 3 rue des Pins - 31000 Toulouse`, `Vega · Pinienweg 3 · 8001 Zürich`; the comma behind a house number parts nothing. */
export function dashesAsCommas(text: string): string {
  if (!SIGN.test(text) || !/\b\d{5}\b|[·•|] ?\d{4} \p{L}/u.test(text)) return text
  const parts = text.split(SIGN)
  const plain = parts.length < 3 ? parts : parts.map((part) => part.replace(NUMBER_APART, '$1 '))
  return plain.some((part) => /[,;\n]/.test(part)) ? text : plain.join(', ')
}

/** Countries that people write behind a town without a comma. Others are towns or states as well, or parts of their names. */
const COUNTRY_BEHIND =
  /(?<=\b\d{4,5} \p{L}[\p{L} '’-]*) (?=(?:France|Deutschland|Germany|Allemagne|Belgique|Belgium|Belgi[ëe]|Suisse|Schweiz|Switzerland|Svizzera|[ÖO]sterreich|Austria|Autriche|Espa[ñn]a|Spain|Espagne|Italia|Italy|Italie|Nederland|Netherlands|Pays-Bas|Portugal)$)/iu

/** `Austin, TX 78701 US`, `Toronto ON M5V 1A1 Canada`, `Leeds LS1 4AB UK`: behind a code that only some countries have. */
const COUNTRY_BEHIND_CODE =
  /(?<=\b(?:[A-Z]{2},? \d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4})) (?=(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?|CA|Canada|UK|GB|United Kingdom|England|Scotland|Wales|AU|Australia)$)/

/** `31000 Toulouse France`: the text before the country, and the country. */
export function countryApart(text: string): readonly [before: string, country: string | null] {
  const behind = text.search(COUNTRY_BEHIND)
  const at = behind === -1 ? text.search(COUNTRY_BEHIND_CODE) : behind
  if (at === -1) return [text, null]
  return [text.slice(0, at).replace(/ [-–—|·]$/, ''), text.slice(at + 1)]
}

const LAST_DASH = /^(.+) [-–—] (\p{L}[\p{L} .'’-]+)$/u

/** `3 rue des Pins - Toulouse`, where that is a large town: of others nobody knows them from buildings. */
export function townBehindStreet(text: string): readonly [before: string, town: string] | null {
  const [, before = '', town = ''] = LAST_DASH.exec(text) ?? []
  const street = before.split(/,| [-–—] /).at(-1) ?? ''
  return isStreet(street.trim()) && cityOfName(town) !== null ? [before, town] : null
}

export interface TownBehind {
  readonly name: string
  readonly city: string
  readonly country: string | null
}

const BEHIND =
  /^(.*\p{L}.*?)(?:\s+[-–—|/]\s+|\s*\()(\p{L}[\p{L} .'’-]+?)\)?(?:\s*\((\d{2}|2[AB]|97\d)\))?$/u

/**
 * `Salle Vega - Toulouse (31)`, `Salle Vega (Toulouse)`: the town behind a hall, with its department or where it is a large one,
 * of `country` where that is told.
 */
export function townBehind(text: string, country: string | null = null): TownBehind | null {
  const [, name = '', city, department] = BEHIND.exec(text) ?? []
  if (city === undefined || countryCode(city) !== null) return null
  if (department === undefined && !isLargeCity(city, country)) return null
  return { name, city, country: department === undefined ? null : 'FR' }
}

/** In that country, or anywhere where none is told. */
export function isLargeCity(city: string, country: string | null): boolean {
  return country === null ? cityOfName(city) !== null : cityCentre(country, city) !== undefined
}

const ADDRESS_IN_BRACKETS = /^([^()]{2,}?)\s*\(([^()]*,[^()]*)\)$/

/** `Salle Vega (3 rue des Pins, Toulouse)` */
export function bracketsAsCommas(text: string): string {
  return text.replace(ADDRESS_IN_BRACKETS, '$1, $2')
}

/** What a hall may be called by as well. */
const SQUARE = new RegExp(`^(?:${IN_FRONT.butNoStreets}) `, 'iu')

/** True for `Salle Vega (bar, concerts)` and `(ex Club, Toulouse)`: commas, and no address that nothing else told of. */
export function hasNoteInBrackets(text: string): boolean {
  const [, before = '', inner = ''] = ADDRESS_IN_BRACKETS.exec(text) ?? []
  if (inner === '' || before.includes(',')) return false
  const parts = inner.split(',').map((part) => part.trim())
  const [first = ''] = parts
  const isTownFirst = cityOfName(first) !== null && countryCode(parts.at(-1) ?? '') !== null
  const isAddress = SQUARE.test(first) || parts.some((part) => isStreet(part) || CODED.test(part))
  return !isTownFirst && !isAddress
}

const CODED =
  /^(?:[A-Z]{1,2}-)?\d{4,5} \p{L}|^\p{L}.* (?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u
