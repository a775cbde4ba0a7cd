import { countryCode } from '../../../lib/geo/countries.ts'
import { NO_ADDRESS, readAddress } from './address.ts'
import type { Address } from './address.ts'
import { bracketsAsCommas, hasNoteInBrackets, isLargeCity, townBehind } from './place-in-text.ts'
import { isTownOfRegion } from './regions.ts'
import { isTownOf } from './states.ts'
import type { Line } from './town-and-point.ts'

/** A place told in one text. */
export function addressInText(given: string, country: string | null): Address {
  if (hasNoteInBrackets(given)) return { ...NO_ADDRESS, name: given }
  const text = bracketsAsCommas(given)
  const read = readAddress(text, false)
  const { name, street, city, postalCode } = read
  if (name === null || (street ?? postalCode) !== null) return read
  const behind = city === null ? townBehind(name, country) : null
  if (behind !== null) return { ...read, ...behind, country: read.country ?? behind.country }
  return isTown(name, city, read.country) ? { ...read, name: null, city: name } : read
}

/** `London, UK`, `Lyon, Rhône, France`: the first part is a town, and the second its region. */
export function isTown(name: string, second: string | null, country: string | null): boolean {
  if (second === null || country === null) return country !== null && isTownOf(country, name)
  return isTownOfRegion(name, second, country)
}

export function isNameAlone(line: Line): boolean {
  return ['address', 'street', 'city', 'region', 'postalCode', 'lat'].every(
    (member) => line(member) === null,
  )
}

/** A name that is all that is told of a place may tell its town: with its code, or where it is a large one. */
export function addressOfName(line: Line, byDefault: string | null): Address | null {
  const country = countryCode(line('country') ?? '') ?? byDefault
  const { name, ...read } = addressInText(line('name') ?? '', country)
  const { city, postalCode } = read
  if (name === null || city === null) return null
  return postalCode !== null || isLargeCity(city, read.country ?? country)
    ? { ...read, name }
    : null
}
