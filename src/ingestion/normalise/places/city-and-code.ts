import { brazilianTown } from './brazilian-town.ts'
import { readPostalCity, SIGN_OF_CODE } from './postal-city.ts'
import { quarterOf } from './quarters.ts'
import { regionIn } from './region-names.ts'
import { withoutState } from './states.ts'
import { withoutProvince } from './town-forms.ts'

/** `Milano (MI)`, `Paris (75)`: the province or department behind a town. */
const PROVINCE_BEHIND = /\s*\((?:[A-Z]{2}|\d{2,3}|2[AB])\)$/

/** `75011 Paris`, `1010 Wien`, `London W1D 4HS`, and `Paris 75011` where codes have so many digits. */
function codeBeside(text: string, country: string | null): readonly (string | undefined)[] {
  if (!/\d/.test(text)) return []
  const [, before, town] = /^(?:F-)?(\d{5})[ ,#]+(.+)$/.exec(text) ?? []
  if (before !== undefined) return [before, town]
  const front = inFront(text, country)
  if (front !== null) return front
  const [, british, code] = /^(\p{L}.*?),? ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u.exec(text) ?? []
  if (code !== undefined && (country ?? 'GB') === 'GB') return [code, british]
  const [, first, behind] = /^(\p{L}[^\d]*?)[ ,]+\(?(\d{4,5}|\d{3} \d{2})\)?$/u.exec(text) ?? []
  return behind !== undefined && hasDigitsOf(behind, country) ? [behind, first] : []
}

function inFront(text: string, country: string | null): readonly string[] | null {
  const [, iceland, there] = /^(\d{3}) (\p{L}.*)$/u.exec(text) ?? []
  if (iceland !== undefined && there !== undefined && hasDigitsOf(iceland, country))
    return [iceland, there]
  const { postalCode = '', city = '', country: told } = readPostalCity(text) ?? {}
  const isCode = told !== undefined || hasDigitsOf(postalCode, country)
  return city !== '' && isCode ? [postalCode, city] : null
}

function hasDigitsOf(code: string, country: string | null): boolean {
  return country !== null && code.replace(' ', '').length === CODE_DIGITS[country]
}

/** The country that the code in front of a town tells: `D-10969 Berlin`, `1012 LG Amsterdam`. */
export function countryInCity(text: string | null): string | null {
  return text !== null && /\d/.test(text) ? (readPostalCity(text)?.country ?? null) : null
}

/** `PARIS CEDEX 12` is Paris, `75011 Paris` is Paris with its postal code, `Austin, TX` is Austin. */
export function readCity(
  text: string,
  country: string | null = null,
): {
  readonly city: string | null
  readonly postalCode: string | null
} {
  const [code, rest] = codeBeside(text, country)
  const town = (rest ?? text).trim().replace(PROVINCE_BEHIND, '')
  const bare = withoutState(town, country)
  const own = withoutRegionBehind(country === 'IT' ? withoutProvince(bare) : bare, country)
  const city = own.replace(/[\s,]+(?:cedex(?:\s*\d+)?)?$/i, '').trim()
  const quarter = code === undefined ? quarterOf(city) : null
  return (
    quarter ?? {
      city: city === '' ? null : (quarterOf(city)?.city ?? city),
      postalCode: code ?? null,
    }
  )
}

/** Digits of a postal code by country: a code that was a number has lost its leading zeros. */
const DIGITS: Readonly<Record<string, number>> = {
  FR: 5,
  DE: 5,
  ES: 5,
  IT: 5,
  US: 5,
  MC: 5,
  GP: 5,
  MQ: 5,
  GF: 5,
  RE: 5,
  EE: 5,
  FI: 5,
}

/** How many digits codes have. */
export const CODE_DIGITS: Readonly<Record<string, number>> = {
  ...DIGITS,
  ...withDigits(3, 'FO IS'),
  ...withDigits(4, 'AL AM AT AU BE BG CH CY DK GE HU LI LU MK NO NZ PH SI TN ZA'),
  ...withDigits(5, 'BA CZ DZ GR HR ID JO KR LT MA ME MX MY RS SE SK TH TR UA UY XK'),
}

function withDigits(count: number, countries: string): Readonly<Record<string, number>> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, count]))
}

/** A street that ends in its postal code, where none is told apart: `12 Pinienweg, 4057`. */
export function streetAndCode(
  street: string,
  country: string | null,
): { readonly street: string; readonly postalCode: string | null } {
  const [, before, code] = /^(.*\p{L}.*?)\s*,\s*(\d{4,5})$/u.exec(street) ?? []
  const digits = country === null ? 0 : (CODE_DIGITS[country] ?? 0)
  if (before === undefined || code === undefined || code.length !== digits)
    return { street, postalCode: null }
  return { street: before, postalCode: code }
}

/** A postal code as text: never a number. */
export function readPostalCode(given: string, country: string | null): string {
  const length = country === null ? undefined : DIGITS[country]
  // A table's number (`35000.0`), and French thousands (`35 000`).
  const value = given
    .replace(SIGN_OF_CODE, '')
    .replace(/^(\d{3,6})\.0$/, '$1')
    .replace(/^(\d{2})[ \u00a0\u202f](\d{3})$/, length === 5 ? '$1$2' : '$&')
  const short = /^\d{3,4}$/.test(value) && length !== undefined
  return short ? value.padStart(length, '0') : value
}

/** `Bath, Somerset`, `Rio de Janeiro - RJ` */
function withoutRegionBehind(town: string, country: string | null): string {
  if (!/[,/–-]/.test(town)) return town
  const [, bare, region] = /^([^,]+), ([^,]+)$/.exec(town) ?? []
  if (bare !== undefined && region !== undefined && country !== null)
    return regionIn(region, country) === null ? town : bare
  return (country ?? 'BR') === 'BR' ? (brazilianTown(town, country)?.city ?? town) : town
}
