import { foldName } from '../fold-name.ts'
import { countryCode } from './countries.ts'

interface CityState {
  /** Its names as a town. */
  readonly names: string
  /** Its postal codes; where it has none, what forms are filled with. */
  readonly codes: RegExp
  /** Countries that have a town of that name. */
  readonly elsewhere?: string
}

/** Towns that are a country. Not `Montecarlo`, as a town in Tuscany is written. */
const CITY_STATES: Readonly<Record<string, CityState>> = {
  SG: {
    names: 'singapore|singapour|singapur|singapura|新加坡|シンガポール|싱가포르|сингапур',
    codes: /^\d{3} ?\d{3}$/,
  },
  MC: { names: 'monaco|monte carlo', codes: /^980\d{2}$/, elsewhere: 'US' },
  HK: { names: 'hong kong|hongkong|香港', codes: /^(?:0+|99\d{4})$/ },
  MO: { names: 'macau|macao|澳門|澳门', codes: /^(?:0+|99\d{4})$/, elsewhere: 'FR BR' },
  LU: {
    names: 'luxembourg|luxemburg|luxembourg city|luxembourg ville',
    codes: /^(?:L-? ?)?\d{4}$/i,
    elsewhere: 'US',
  },
  GI: { names: 'gibraltar', codes: /^GX11/i, elsewhere: 'US' },
  SM: { names: 'san marino', codes: /^4789\d$/, elsewhere: 'US' },
  VA: { names: 'vatican city|citta del vaticano|vatican', codes: /^00120$/ },
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(CITY_STATES).flatMap(([code, { names }]) =>
    names.split('|').map((name): [string, string] => [foldName(name), code]),
  ),
)

export interface TownTold {
  readonly city: string | null | undefined
  readonly region: string | null
  readonly postalCode: string | null
}

/** The country that a town is by itself; null for all others, and where its code or region is of the country of its feed. */
export function countryOfCityState(town: TownTold, byDefault: string | null): string | null {
  const code = BY_NAME.get(foldName(town.city ?? ''))
  const state = code === undefined ? undefined : CITY_STATES[code]
  if (code === undefined || state === undefined) return null
  if (town.postalCode !== null) return state.codes.test(town.postalCode) ? code : null
  if (byDefault === null) return code
  if (state.elsewhere?.split(' ').includes(byDefault) === true) return null
  return town.region === null || isOf(code, town.region) ? code : null
}

function isOf(code: string, region: string): boolean {
  return BY_NAME.get(foldName(region)) === code || countryCode(region) === code
}

export function isCityState(town: string | undefined): boolean {
  return BY_NAME.has(foldName(town ?? ''))
}
