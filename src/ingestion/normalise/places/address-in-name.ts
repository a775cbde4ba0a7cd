import { countryCode } from '../../../lib/geo/countries.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { countryOfRegion, regionCode } from './address.ts'
import type { TownTold } from './said-twice.ts'
import { AT_THE_END, BEHIND, IN_FRONT } from '../../../lib/street-words.ts'

export interface NameAndAddress {
  /** Null: nothing but the address. */
  readonly name: string | null
  readonly street: string | null
  readonly postalCode: string | null
  /** The street told apart repeats the name. */
  readonly isRepeated?: true
}

/** What parts of an address are told by; a hall's own name has such words too, but not behind a comma. */
const STREET = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${BEHIND.surely}|ave?|boul|way|court|${IN_FRONT.any})\.?(?!\p{L})|(?:${AT_THE_END.any})(?!\p{L})`,
  'iu',
)

/** `H2L 5A9`, `FL 32801`, `Quebec H2L 5A9`, `64000`: a state, a code, or both. */
const CODE = /^(.*?)\s*((?:[A-Z]\d[A-Z] ?\d[A-Z]\d)|\d{4,6}(?:-\d{4})?)$/i

/**
 * A name that holds its address: `Vega Bar, Pine Road, Lille, France` where the town is told to be Lille. Null where it does not
 * end with that town and what goes with it.
 */
export function addressInName(
  name: string,
  { city, region }: Pick<TownTold, 'city' | 'region'>,
): NameAndAddress | null {
  if (city === null || !name.includes(',')) return null
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const town = foldName(city)
  const at = parts.findLastIndex(
    (part) => foldName(part) === town || foldName(withoutCode(part)) === town,
  )
  if (at === -1) return null
  const behind = parts.slice(at + 1)
  if (!areBehindTown(behind, region)) return null
  const postalCode = codeIn([parts[at] ?? '', ...behind])
  return { ...splitStreet(parts.slice(0, at)), postalCode }
}

/** `Vega Bar, 3 Pine Road` as the name, and once more before its town as the address. */
export function streetInName(name: string, street: string | null): NameAndAddress | null {
  if (street === null || !name.includes(',') || foldName(name) !== foldName(street)) return null
  const parts = name.split(',').map((part) => part.trim())
  const split = splitStreet(parts.filter((part) => part !== ''))
  const isBoth = split.name !== null && split.street !== null
  return isBoth ? { ...split, postalCode: null, isRepeated: true } : null
}

function withoutCode(part: string): string {
  return part.replace(/^\d{4,5}\s+/, '').replace(CODE, '$1')
}

/** States, codes and countries; where a country is among them, a province by its name too. */
function areBehindTown(parts: readonly string[], region: string | null): boolean {
  const bare = parts.map((part) => CODE.exec(part)?.[1] ?? part)
  const inCountry = bare.some((part) => countryCode(part) !== null)
  return bare.every(
    (part) =>
      part === '' ||
      /^[A-Z]{2,3}$/.test(part) ||
      countryOfRegion(part) !== null ||
      countryCode(part) !== null ||
      (region !== null && regionCode(part) === region) ||
      (inCountry && /^[\p{L} '’-]{3,30}$/u.test(part)),
  )
}

function codeIn(parts: readonly string[]): string | null {
  for (const part of parts) {
    const code = CODE.exec(part)?.[2] ?? /^\d{5}(?=\s)/.exec(part)?.[0]
    if (code !== undefined) return code
  }
  return null
}

/** The name up to the first part that is a street; all of them a name where none is. */
function splitStreet(parts: readonly string[]): Pick<NameAndAddress, 'name' | 'street'> {
  const first = parts.findIndex((part, at) => (at === 0 ? /^\d/.test(part) : STREET.test(part)))
  const names = first === -1 ? parts : parts.slice(0, first)
  const streets = first === -1 ? [] : parts.slice(first)
  return { name: names.join(', ') || null, street: streets.join(', ') || null }
}
