import { cityCentre } from '../../lib/geo/centres.ts'
import { countryCode } from '../../lib/geo/countries.ts'
import { regionIn } from './regions.ts'

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
  const { name, address, country: told } = given
  if (typeof name !== 'string' || TOLD_APART.some((member) => (given[member] ?? null) !== null))
    return given
  const behind = typeof address === 'string' ? address.trim() : ''
  const ofAddress = countryCode(behind)
  if (behind !== '' && ofAddress === null) return given
  const country = ofAddress ?? countryCode(typeof told === 'string' ? told : '') ?? ofFeed
  const [, town, postalCode] = DIGITS.exec(name.trim()) ?? []
  if (town !== undefined && isLargeTown(town, country))
    return { ...given, name: undefined, address: undefined, city: town, postalCode, country }
  if (!isTownWithCode(name.trim(), country)) return given
  return { ...given, name: undefined, address: behind === '' ? name : `${name}, ${behind}` }
}

const TOWN = String.raw`^(\p{L}[\p{L} '’.-]*?) `
const BRITISH = new RegExp(String.raw`${TOWN}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$`, 'u')
const JAPANESE = new RegExp(String.raw`${TOWN}\d{3}-\d{4}$`, 'u')
const AUSTRALIAN = new RegExp(String.raw`${TOWN}([A-Z]{2,3})(?: (\d{4}))?$`, 'u')
/** A number behind a name is anything, but behind a large town. */
const DIGITS = new RegExp(String.raw`${TOWN}(\d{4,6})$`, 'u')

function isTownWithCode(name: string, country: string | null): boolean {
  if (BRITISH.test(name)) return country === null || country === 'GB'
  if (JAPANESE.test(name)) return country === 'JP'
  const [, , state = '', code] = AUSTRALIAN.exec(name) ?? []
  if (state === '' || regionIn(state, 'AU') !== state) return false
  return country === 'AU' || (country === null && code !== undefined && state.length > 2)
}

/** A large town of the country told, and no more than that: nothing is told of a hall. */
export function isLargeTown(name: string, country: string | null): boolean {
  return country !== null && cityCentre(country, name) !== undefined
}
