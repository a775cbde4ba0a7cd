import { AT_THE_END, BEHIND, IN_FRONT } from '../../../lib/street-words.ts'
import { countryOfRegionBeside } from './country-of-code.ts'
import { isRegionOf } from './region-names.ts'
import { isDepartment } from '../tables/departments.ts'
import { isTownOf } from './states.ts'
import type { Town } from './town-forms.ts'

function isCodeAlone([code = '', ...others]: readonly string[]): boolean {
  return code.length === 5 && others.length === 0
}

/** A postal code in a part of its own: the town is the part before it, else the one behind it; none next to a street. */
export function townBesideCode(parts: readonly string[], named: boolean): Town | null {
  const at = parts.findLastIndex((part) => /^(?:\d{5,6}|\d{3} \d{2,3}|[1-9]\d{3})$/.test(part))
  const postalCode = parts[at]
  if (postalCode === undefined) return null
  if (at === 0) return isCodeAlone(parts) ? { at, postalCode, city: null, region: null } : null
  // Forms ask for a state, and maps tell department and region: all between the town and its code.
  const countries = parts
    .slice(0, at)
    .map((part, index) => countryOfForm(postalCode, part, parts[index - 1] ?? ''))
  const place = countries.lastIndexOf(null)
  const country = countries[at - 1] ?? null
  const [city = '', behind] = [parts[place], parts[at + 1]]
  if (place >= firstOfTowns(named, city, country) && isTownName(city)) {
    const town = { at: place, postalCode, city }
    return country === null
      ? { ...town, region: null }
      : { ...town, region: parts[at - 1] ?? null, country }
  }
  if (behind !== undefined && isTownName(behind))
    return { at, postalCode, city: behind, region: null }
  return postalCode.length >= 5 ? { at, postalCode, city: null, region: null } : null
}

/** The first part of a text that is not an address alone is the name, unless it is a large town: `Chennai, TN, 600001`. */
function firstOfTowns(named: boolean, city: string, country: string | null): number {
  return named || (country !== null && isTownOf(country, city)) ? 0 : 1
}

/** The country of a region between a town and its postal code; null where it is none. */
function countryOfForm(postalCode: string, part: string, before: string): string | null {
  const code = countryOfRegionBeside(postalCode, part)
  if (code !== null && isTownName(before)) return code
  if (isRegionOf('DE', part)) return 'DE'
  return isRegionOf('FR', part) || isDepartment(postalCode, part) ? 'FR' : null
}

/** Parts of an address that are called by what is there. */
const PREMISES = 'parc|port|porte|espace|b[âa]timent|hall|centre(?:-ville)?|zone|za|zi'
export const STREET = new RegExp(
  [
    String.raw`^(?:${IN_FRONT.any}|${PREMISES})(?=\s|$)`,
    String.raw`(?<!\p{L})(?:${BEHIND.surely}|square|terrace|row|building)\.?$`,
    `(?:${AT_THE_END.surely})$`,
  ].join('|'),
  'iu',
)

/** `Col. Centro` of Mexico, `Barrio Sur`: quarters. */
const QUARTER = /^(?:col(?:onia)?|barrio|urb(?:anizaci[óo]n)?|fracc(?:ionamiento)?)(?:\.| )/iu

function isTownName(part: string): boolean {
  if (QUARTER.test(part)) return false
  return /^\p{L}[\p{L} '’.-]*$/u.test(part) && !STREET.test(part)
}
