import { cityOfName } from '../../../lib/geo/centres.ts'
import { countryOfCityState, isCityState } from '../../../lib/geo/city-states.ts'
import { countryCode } from '../../../lib/geo/countries.ts'
import { apart, codeBeforeCountry } from './address-parts.ts'
import { readChineseAddress } from './chinese-address.ts'
import { countryOfCode } from './country-of-code.ts'
import { readCyrillicAddress } from './cyrillic-address.ts'
import { readJapaneseAddress } from './japanese-address.ts'
import { readKoreanAddress } from './korean-address.ts'
import { isStreet, mayBeTown } from './street-behind-name.ts'
import { STATE_NAMES } from '../tables/state-names.ts'
import { isAmericanGeorgia, townBeforeRegion, withoutRegion } from './regions.ts'
import { isCountryOfTown, isProvinceOf, STATES } from './states.ts'
import { TOWN_FORMS } from './town-forms.ts'
import type { Town } from './town-forms.ts'
import { STREET, townBesideCode } from './town-beside-code.ts'

export interface Address {
  readonly name: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly region: string | null
  /** alpha-2 */
  readonly country: string | null
}

/** A state of America, or a province of Canada behind its town, where no country is said. */
export function countryOfRegion(region: string | null, town: string | null = null): string | null {
  const code = regionCode(region)
  if (code === null || region === null) return null
  // Georgia is a country as well.
  if (STATES.has(code) && region !== 'Georgia') return 'US'
  return isProvinceOf(code, town) ? 'CA' : null
}

export const NO_ADDRESS: Address = {
  name: null,
  street: null,
  postalCode: null,
  city: null,
  region: null,
  country: null,
}

function townOf(parts: readonly string[], named: boolean): Town | null {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    for (const form of TOWN_FORMS) {
      const town = form(parts[at] ?? '', parts[at - 1] ?? null, at, parts[at - 2], parts[at + 1])
      if (town !== null) return town
    }
  }
  return townBesideCode(parts, named)
}

/** A town by how it is written with its code or state, else by the region behind it. */
function townIn(parts: readonly string[], country: string | null, named: boolean): Town | null {
  const town = townOf(parts, named)
  if (town === null) return townBeforeRegion(parts, country, named)
  return withoutRegion(town, country, parts, named)
}

/** Takes the country off the end; a text without the name of a place may be nothing but a country. */
function takeCountry(parts: string[], named: boolean): string | null {
  const last = parts.at(-1) ?? ''
  if (parts.length < (named ? 1 : 2) || /\d/.test(last)) return null
  if (STATES.has(last) && !isCountryOfTown(last, parts.at(-2))) return null
  if (isProvinceOf(last, parts.at(-2) ?? null)) return null
  if (isAmericanGeorgia(last, parts.at(-2))) return null
  const country = countryCode(last)
  if (country !== null) parts.pop()
  return country
}

/** `Via dei Pini, 3`: no hall is called so. */
function isStreetWithHouse([street = '', house = '']: readonly string[]): boolean {
  return /^\d{1,4}(?:\/\d{1,3}|\/?[a-z])?$/i.test(house) && isStreet(`${street} ${house}`)
}

/** Those whose parts no comma tells apart, or that mark their town. Most texts hold no sign of them. */
function readEasternAddress(text: string, named: boolean): Address | null {
  if (!/[\u0400-\u04ff\u3040-\u9fff\uac00-\ud7af]/.test(text)) return null
  if (/[\uac00-\ud7af]/.test(text)) return readKoreanAddress(text, named)
  return (
    readJapaneseAddress(text, named) ??
    readChineseAddress(text, named) ??
    readCyrillicAddress(text, named)
  )
}

/**
 * An address written in one text, as `Salle Vega, 3 rue des Pins, 31000 Toulouse, France`. With `named`, the text has no
 * name of a place before the street.
 */
export function readAddress(text: string, named: boolean): Address {
  const eastern = readEasternAddress(text, named)
  if (eastern !== null) return eastern
  const parts = apart(text)
    .split(/[,;，،؛\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  codeBeforeCountry(parts)
  const last = parts.at(-1)
  const country = takeCountry(parts, named)
  const town = townIn(parts, country, named)
  const before = town === null ? parts : parts.slice(0, town.at)
  const isStreetFirst = named || /^\d/.test(before[0] ?? '') || isStreetWithHouse(before)
  const name = isStreetFirst ? null : (before.shift() ?? null)
  if (town !== null) {
    const { postalCode, city, region } = town
    return {
      name,
      street: joined(before) ?? streetBehind(parts, town),
      postalCode,
      city,
      region,
      country: country ?? countryOfTown(town),
    }
  }
  return { ...NO_ADDRESS, ...townAlone(name, before, named, country, last), country }
}

/** The town without its code or region: the last part, or the country where that is a town. */
function townAlone(
  name: string | null,
  before: string[],
  named: boolean,
  country: string | null,
  last: string | undefined,
): Pick<Address, 'name' | 'street' | 'city'> {
  const itself = country !== null && isCityState(last) ? last : null
  // `Monaco, Monaco` tells no hall.
  if (itself !== null && before.length === 0 && isCityStateOf(name, country))
    return { name: null, street: null, city: name }
  const city = takeTown(before, named, country) ?? itself
  return { name, city: city ?? null, street: joined(before) }
}

function isCityStateOf(name: string | null, country: string | null): boolean {
  return countryOfCityState({ city: name, region: null, postalCode: null }, null) === country
}

/** Without a postal code the last of several parts is the town, or one without a number next to its country. */
function takeTown(parts: string[], named: boolean, country: string | null): string | undefined {
  const hasTown = mayBeTown(parts.at(-1)) && (!named || endsWithTown(parts, country))
  return hasTown ? parts.pop() : undefined
}

/** `1051 Budapest, Váci utca 3.`: the town first. */
function streetBehind(parts: readonly string[], { at, postalCode, city }: Town): string | null {
  const first = parts[at] ?? ''
  if (postalCode === null || city === null || !first.includes(postalCode) || !first.includes(city))
    return null
  const [street = ''] = parts.slice(at + 1)
  return STREET.test(street) || /\p{L}.*\d|\d.*\p{L}/u.test(street) ? street : null
}

function endsWithTown(parts: readonly string[], country: string | null): boolean {
  const [first = ''] = parts
  return parts.length > 1 || (country !== null && !/\d/.test(first)) || cityOfName(first) !== null
}

function countryOfTown({ region, country, postalCode }: Town): string | null {
  return country ?? countryOfCode(postalCode, region) ?? (region === null ? null : 'US')
}

/** The code of a state that is written out; other regions as they are. */
export function regionCode(region: string | null): string | null {
  return region === null ? null : (STATE_NAMES[region] ?? region)
}

function joined(parts: readonly string[]): string | null {
  return parts.length === 0 ? null : parts.join(', ')
}
