import { CITY_TABLE } from './city-table.ts'
import { countryOf } from './countries.ts'
import type { Point } from './countries.ts'
import { foldName } from '../fold-name.ts'
import { FRENCH_POSTAL_TABLE } from './postal-table.ts'

/** Other names of cities in the table, folded: country, name there, other names. */
export const CITY_ALIASES: readonly (readonly [country: string, name: string, others: string])[] = [
  ['AT', 'vienna', 'wien,vienne'],
  ['BE', 'brussels', 'bruxelles,brussel'],
  ['BE', 'antwerpen', 'anvers,antwerp'],
  ['BE', 'gent', 'gand,ghent'],
  ['BE', 'brugge', 'bruges'],
  ['BE', 'leuven', 'louvain'],
  ['BE', 'mons', 'bergen'],
  ['BE', 'liege', 'luik'],
  ['CH', 'geneve', 'geneva,genf'],
  ['CH', 'basel', 'bale'],
  ['CH', 'bern', 'berne'],
  ['CZ', 'prague', 'praha'],
  ['DE', 'munich', 'munchen'],
  ['DE', 'koln', 'cologne'],
  ['DE', 'frankfurt am main', 'frankfurt,francfort'],
  ['DE', 'hamburg', 'hambourg'],
  ['DE', 'nurnberg', 'nuremberg'],
  ['DE', 'hannover', 'hanovre,hanover'],
  ['DK', 'copenhagen', 'kobenhavn,copenhague'],
  ['DK', 'arhus', 'aarhus'],
  ['ES', 'sevilla', 'seville'],
  ['ES', 'zaragoza', 'saragosse'],
  ['GB', 'london', 'londres'],
  ['GB', 'edinburgh', 'edimbourg'],
  ['GR', 'athens', 'athina,athenes'],
  ['IE', 'dublin', 'baile atha cliath'],
  ['IT', 'rome', 'roma'],
  ['IT', 'milan', 'milano,mailand'],
  ['IT', 'florence', 'firenze'],
  ['IT', 'turin', 'torino'],
  ['IT', 'naples', 'napoli,neapel'],
  ['IT', 'genoa', 'genova,genes'],
  ['IT', 'venice', 'venezia,venise'],
  ['LU', 'luxembourg', 'luxemburg'],
  ['NL', 'the hague', 'den haag,la haye'],
  ['PL', 'warsaw', 'warszawa,varsovie'],
  ['PL', 'krakow', 'cracovie,cracow'],
  ['PT', 'lisbon', 'lisboa,lisbonne'],
  ['RO', 'bucharest', 'bucuresti,bucarest'],
  ['US', 'new york city', 'new york,nyc'],
  ['US', 'washington d c', 'washington,washington dc'],
  ['UA', 'kyiv', 'kiev'],
]

const CITIES = new Map<string, Point>()
let country = ''
for (const entry of CITY_TABLE.split(/[;\n]+/)) {
  const [, code, name, lat, lng] =
    /^\s*(?:([A-Z]{2}): )?(.+) (-?[\d.]+),(-?[\d.]+)$/.exec(entry) ?? []
  if (code !== undefined) country = code
  if (name === undefined) continue
  CITIES.set(`${country} ${foldName(name)}`, { lat: Number(lat), lng: Number(lng) })
}
for (const [code, name, others] of CITY_ALIASES) {
  const point = CITIES.get(`${code} ${name}`)
  for (const other of others.split(','))
    if (point !== undefined) CITIES.set(`${code} ${other}`, point)
}

const POSTAL = new Map<string, Point>()
for (const entry of FRENCH_POSTAL_TABLE.split(/[;\n]+/)) {
  const [, prefix = '', lat, lng] = /^\s*(\d+) (-?[\d.]+),(-?[\d.]+)/.exec(entry) ?? []
  if (prefix !== '') POSTAL.set(prefix, { lat: Number(lat), lng: Number(lng) })
}

const FRENCH = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'PF', 'NC', 'BL', 'MF'])

export interface Centre extends Point {
  /** How good it is: a city of that name, the chief town of the postal area, or the middle of the country. */
  readonly of: 'city' | 'postalArea' | 'country'
}

export function cityCentre(code: string, city: string): Point | undefined {
  return CITIES.get(`${code} ${cityName(city)}`)
}

function cityName(city: string): string {
  return foldName(city)
    .replace(/ cedex( \d+)?$/, '')
    .replace(/ \d{1,2}(er|e|eme|nd|th)?( arrondissement)?$/, '')
    .replace(/^st(e)? /, 'saint$1 ')
}

const COUNTRIES_OF_NAME = new Map<string, string[]>()
for (const key of CITIES.keys()) {
  const name = key.slice(3)
  COUNTRIES_OF_NAME.set(name, [...(COUNTRIES_OF_NAME.get(name) ?? []), key.slice(0, 2)])
}
/** Who says no more than this means that one. */
COUNTRIES_OF_NAME.set('london', ['GB'])

/** A large city named without its country, where only one is called so. */
export function cityOfName(city: string): Point | null {
  const [country, ...others] = COUNTRIES_OF_NAME.get(cityName(city)) ?? []
  if (country === undefined || others.length > 0) return null
  return cityCentre(country, city) ?? null
}

function postalCentre(code: string, postalCode: string): Point | undefined {
  const digits = postalCode.replace(/\D/g, '')
  if (!FRENCH.has(code) || digits.length !== 5) return undefined
  return POSTAL.get(digits.slice(0, 3)) ?? POSTAL.get(digits.slice(0, 2))
}

/**
 * Where a place lies at best when its coordinates are not known: its city, else its postal area, else its country.
 * Never another country's; null when not even the country is known.
 */
export function centreOf(place: {
  readonly country: string | null
  readonly postalCode: string | null
  readonly city: string | null
}): Centre | null {
  if (place.country === null) return null
  const city = place.city === null ? undefined : cityCentre(place.country, place.city)
  // A postal code tells towns of one name apart: the city counts only near its postal area.
  const area = place.postalCode === null ? undefined : postalCentre(place.country, place.postalCode)
  if (city !== undefined && (area === undefined || near(city, area))) return { ...city, of: 'city' }
  if (area !== undefined) return { ...area, of: 'postalArea' }
  const middle = countryOf(place.country)?.centre
  return middle === undefined ? null : { ...middle, of: 'country' }
}

function near(a: Point, b: Point): boolean {
  return Math.abs(a.lat - b.lat) < 1.2 && Math.abs(a.lng - b.lng) < 1.8
}
