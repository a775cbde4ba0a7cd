import type { ListingPlace } from '../../../domain/listing.ts'
import { cityCentre } from '../../../lib/geo/centres.ts'
import { countryOfCityState } from '../../../lib/geo/city-states.ts'
import { countryCode } from '../../../lib/geo/countries.ts'
import { countryOfPoint } from '../../../lib/geo/country-of-point.ts'
import { partOrCountry } from '../../../lib/geo/parts-overseas.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { countryOfRegion } from './address.ts'
import { countryInCity, readCity, readPostalCode } from './city-and-code.ts'
import { countryOfCode } from './country-of-code.ts'
import type { Address } from './address.ts'
import { readPoint } from './coordinates.ts'
import {
  isCountryOfTown,
  isProvinceOf,
  isState,
  isTownOf,
  stateInCity,
  TOWN_AND_STATE,
} from './states.ts'
import { STATE_NAMES } from '../tables/state-names.ts'
import type { TextRules } from '../text.ts'
import type { Warn } from '../warn.ts'

export type Line = (member: string) => string | null

export interface HallRules {
  readonly text: TextRules
  /** Of places that do not say theirs. */
  readonly country: string | null
}

export type Town = Pick<ListingPlace, 'city' | 'postalCode' | 'country' | 'lat' | 'lng'>

export function townAndPoint(
  given: Record<string, unknown>,
  line: Line,
  address: Address,
  rules: HallRules,
  warn: Warn,
): Town {
  const { stated, town } = townTold(line, address, rules, warn)
  const point = readPoint(given['lat'], given['lng'], stated, warn)
  // The feed's country is a default for places in it, not a claim about a point elsewhere.
  const whole =
    stated ??
    (point === null || inDefault(point, rules) ? rules.country : null) ??
    (point === null ? null : countryOfPoint(point, town.city))
  // `San Juan, PR` of the United States: the country of the address is a part of the one told.
  const within =
    line('region') ?? address.region ?? stateInCity(line('city'), whole) ?? address.country
  const country = partOrCountry(whole, town.city, within)
  const postal = line('postalCode') ?? address.postalCode ?? town.postalCode
  return {
    city: town.city,
    postalCode: postal === null ? null : readPostalCode(postal, country),
    country,
    lat: point === null ? null : point.lat,
    lng: point === null ? null : point.lng,
  }
}

function townTold(line: Line, address: Address, rules: HallRules, warn: Warn) {
  const told = statedCountry(line('country'), warn) ?? address.country ?? ofCodeOrState(line, rules)
  const column = isTown(line('city'), address) ? line('city') : null
  const [city, behind] = countryBehind(column, told, rules.country)
  const itself = {
    city: city ?? address.city,
    region: line('region') ?? address.region,
    postalCode: line('postalCode') ?? address.postalCode,
  }
  const stated = told ?? behind ?? countryOfCityState(itself, rules.country)
  const town = readCity(city ?? address.city ?? '', stated ?? rules.country)
  const elsewhere = line('postalCode') === null ? otherTown(address, town.city) : null
  if (elsewhere === null) return { stated, town }
  warn('place: its address is in another town than the one told, and counts')
  return { stated, town: readCity(elsewhere, stated ?? rules.country) }
}

/** False for `Vega Hall, 12 Pine St` in the column of the town, where the address tells one. */
function isTown(column: string | null, { city }: Address): boolean {
  if (column === null || city === null || !/,.*\d/.test(column)) return true
  return column.split(',').some((part) => foldName(part) === foldName(city))
}

/** No towns: parts of an American address that the state may stand behind. */
const IN_BUILDING =
  /(?<!\p{L})(?:suite|ste|unit|floor|level|building|bldg|room|lot|gate|pavilion|center|park|mall)(?!\p{L})/iu

/**
 * Programs write the large city that they were asked for beside every address: `12 Pine St, Smalltown, FL` in Orlando. The
 * town of a whole American address that is no large one, beside another that is.
 */
function otherTown({ street, city, region, country }: Address, told: string | null): string | null {
  if (told === null || city === null || region === null || country !== 'US') return null
  if (!/(?:^|,\s*)\d+\b.*\p{L}/u.test(street ?? '') || /\d/.test(city)) return null
  if (IN_BUILDING.test(city) || cityCentre('US', city) !== undefined) return null
  const [one, other] = [foldName(city), foldName(told)]
  const isOther = !one.includes(other) && !other.includes(one)
  return isOther && cityCentre('US', told) !== undefined ? city : null
}

/**
 * `Rennes, France` as a town; not `Austin, TX`, nor `Atlanta, Georgia`, nor against the country told. The feed's country is of places
 * that do not say theirs.
 */
function countryBehind(
  city: string | null,
  told: string | null,
  byDefault: string | null,
): readonly [city: string | null, country: string | null] {
  const [, before, last] = /^(.+?), *([^,]+)$/.exec(city ?? '') ?? []
  if (before === undefined || last === undefined) return [city, null]
  const country = countryCode(last)
  if (country === null || (told !== null && told !== country)) return [city, null]
  const isExpected = (told ?? byDefault) === country
  return isExpected || isPlainly(country, before, last) ? [before, country] : [city, null]
}

/** `Bologna, BO` is in a province, `Atlanta, Ga` in a state: two letters are a country behind a large city of it. */
function isPlainly(country: string, town: string, last: string): boolean {
  if (isProvinceOf(last, town)) return false
  if (isState(last)) return isCountryOfTown(last, town)
  if (STATE_NAMES[last] !== undefined) return false
  return last.length > 2 || cityCentre(country, town) !== undefined
}

/** Where no country is told, the postal code, a state or a province tells it; with a feed's country only behind a large town of America or Canada. */
function ofCodeOrState(line: Line, rules: HallRules): string | null {
  const ofCode = countryOfCode(line('postalCode'), line('region')) ?? countryInCity(line('city'))
  if (ofCode !== null) return ofCode
  const state = stateInCity(line('city'), null)
  const town = TOWN_AND_STATE.exec(line('city') ?? '')?.[1] ?? line('city')
  if (rules.country === null) return countryOfRegion(line('region') ?? state, town)
  const country = countryOfRegion(state, town)
  if (country === null || town === null) return null
  const isThere = isTownOf(country, town) && cityCentre(rules.country, town) === undefined
  return isThere ? country : null
}

function inDefault(point: { lat: number; lng: number }, rules: HallRules): boolean {
  return readPoint(point.lat, point.lng, rules.country, () => undefined) !== null
}

function statedCountry(text: string | null, warn: Warn): string | null {
  if (text === null) return null
  const code = countryCode(text)
  if (code === null) warn(`place: unknown country ${JSON.stringify(text.slice(0, 40))}`)
  return code
}
