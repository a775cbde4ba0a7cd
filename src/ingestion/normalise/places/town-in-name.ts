import { cityCentre } from '../../../lib/geo/centres.ts'
import { countryCode } from '../../../lib/geo/countries.ts'
import { CODE_DIGITS } from './city-and-code.ts'
import { townBehindStreet } from './place-in-text.ts'
import { regionIn } from './region-names.ts'
import { isAmericanGeorgia } from './regions.ts'

/** Members that tell where a hall is: beside them a name is a name. */
const TOLD_APART = ['street', 'city', 'postalCode', 'room', 'lat', 'lng', 'directoryId']

/**
 * A place whose name is a town with its code, and beside it at most a country, has that for its address: what parts names from
 * addresses by their first comma reads `London N1 9AG, UK` so, where no hall is told.
 */
export function withTownOfName(
  given: Record<string, unknown>,
  ofFeed: string | null,
): Record<string, unknown> {
  const { name, address } = given
  if (typeof name !== 'string' || TOLD_APART.some((member) => (given[member] ?? null) !== null))
    return given
  const behind = typeof address === 'string' ? address.trim() : ''
  const [hall, city] = (behind === '' ? townBehindStreet(name) : null) ?? []
  if (hall !== undefined) return { ...given, name: hall, city }
  return { ...given, ...townOf(name.trim(), behind, countryBeside(given, behind, ofFeed)) }
}

/** Undefined: what stands behind the name is more than a country. */
function countryBeside(
  { country }: Record<string, unknown>,
  behind: string,
  ofFeed: string | null,
): string | null | undefined {
  const ofAddress = countryCode(behind)
  if (behind !== '') return ofAddress ?? undefined
  return countryCode(typeof country === 'string' ? country : '') ?? ofFeed
}

/** What is told in place of the name and what stands behind it; null where the name is one. */
function townOf(name: string, behind: string, country: string | null | undefined): object | null {
  const nameless = { name: undefined, address: undefined }
  if (isAmericanGeorgia(behind, name))
    return { ...nameless, city: name, region: 'GA', country: 'US' }
  if (country === undefined) return null
  const [, town, postalCode] = DIGITS.exec(name) ?? []
  if (town !== undefined && isCodeOf(postalCode, country) && isLargeTown(town, country))
    return { ...nameless, city: town, postalCode, country }
  if (!isTownWithCode(name, country)) return null
  return { ...nameless, address: behind === '' ? name : `${name}, ${behind}` }
}

const TOWN = String.raw`^(\p{L}[\p{L} '’.-]*?) `
const BRITISH = new RegExp(String.raw`${TOWN}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$`, 'u')
const JAPANESE = new RegExp(String.raw`${TOWN}\d{3}-\d{4}$`, 'u')
const AUSTRALIAN = new RegExp(String.raw`${TOWN}([A-Z]{2,3})(?: (\d{4}))?$`, 'u')
/** A number behind a name is anything, but behind a large town. */
const DIGITS = new RegExp(String.raw`${TOWN}(\d{4,6})$`, 'u')

/** `Paris 2024` is a year. */
function isCodeOf(digits = '', country: string | null): boolean {
  const count = CODE_DIGITS[country ?? '']
  return count === undefined ? digits.length > 4 : digits.length === count
}

function isTownWithCode(name: string, country: string | null): boolean {
  if (BRITISH.test(name)) return country === null || country === 'GB'
  if (JAPANESE.test(name)) return country === 'JP'
  const [, , state = '', code] = AUSTRALIAN.exec(name) ?? []
  if (state === '' || regionIn(state, 'AU') !== state) return false
  return country === 'AU' || (country === null && code !== undefined && state.length > 2)
}

const TOWN_IN_FRONT = /^(\p{L}[\p{L} '’.-]*?) [-–—] (.* .*)$/u

/** `Toulouse - Cinéma Vega`: a large town of the country told, before a hall of more than one word. */
export function withTownInFront(
  name: string | null,
  { city, country }: { readonly city: string | null; readonly country: string | null },
): { readonly name: string | null; readonly city: string | null } {
  const [, town = '', hall = ''] = city === null ? (TOWN_IN_FRONT.exec(name ?? '') ?? []) : []
  return town !== '' && isLargeTown(town, country) ? { name: hall, city: town } : { name, city }
}

/** A large town of the country told, and no more than that: nothing is told of a hall. */
export function isLargeTown(name: string, country: string | null): boolean {
  return country !== null && cityCentre(country, name) !== undefined
}
