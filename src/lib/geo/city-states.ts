import { foldName } from '../fold-name.ts'

/** Towns that are a country, folded. */
const CITY_STATES: Readonly<Record<string, string>> = {
  SG: 'singapore|singapour|singapur|singapura|新加坡|シンガポール|싱가포르|сингапур',
  MC: 'monaco|monte carlo|montecarlo',
  HK: 'hong kong|hongkong|香港',
  MO: 'macau|macao|澳門|澳门',
  LU: 'luxembourg|luxemburg|luxembourg city|luxembourg ville',
  GI: 'gibraltar',
  SM: 'san marino',
  VA: 'vatican city|citta del vaticano|vatican',
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(CITY_STATES).flatMap(([code, names]) =>
    names.split('|').map((name): [string, string] => [foldName(name), code]),
  ),
)

/** The country that a town is by itself; null for all others. */
export function countryOfCityState(town: string | null | undefined): string | null {
  return town == null ? null : (BY_NAME.get(foldName(town)) ?? null)
}
