import { cityCentre } from './centres.ts'
import { countryOfZone, mayLieIn } from './countries.ts'
import type { Point } from './countries.ts'
import { zoneAt } from './zone-of-place.ts'

/** Some 16 km around: zones are drawn that coarsely along some borders. */
const AROUND = [-0.15, 0, 0.15].flatMap((north) =>
  [-0.22, 0, 0.22].map((east) => [north, east] as const),
)
/** As far from its centre a city's halls lie. */
const CITY_DEGREES = 0.4

/** Lands that the table of zones takes for their neighbour's: `south west north east`. Null: along their borders. */
const TAKEN_IN: readonly (readonly [country: string | null, box: string])[] = [
  ['VA', '41.9012 12.4482 41.9062 12.457'],
  [null, '41.8995 12.444 41.909 12.46'],
  // Nangan, Beigan and Juguang, Dongyin, Wuqiu
  ['TW', '25.93 119.9 26.3 120.07'],
  ['TW', '26.33 120.43 26.42 120.54'],
  ['TW', '24.95 119.42 25.02 119.5'],
  ['MO', '22.183 113.536 22.212 113.562'],
  ['MO', '22.108 113.549 22.17 113.605'],
  [null, '22.09 113.52 22.23 113.63'],
  [null, '-9.55 123.95 -9.15 124.55'],
]

/** Undefined: in none of them. */
function takenIn({ lat, lng }: Point): string | null | undefined {
  return TAKEN_IN.find(([, box]) => {
    const [south = 0, west = 0, north = 0, east = 0] = box.split(' ').map(Number)
    return lat >= south && lat <= north && lng >= west && lng <= east
  })?.[0]
}

/**
 * The country a point lies in, where that is sure: well within it, or in a large city of it. Near a border, at sea and
 * where two countries share a zone it is null.
 */
export function countryOfPoint(point: Point, city: string | null): string | null {
  const country = countryThere(point)
  const small = takenIn(point)
  // A town that is told tells on which side of such a border it lies.
  if (small !== undefined && (country === null || !isInCity(country, point, city))) return small
  if (country === null || !mayLieIn(country, point)) return null
  const { lat, lng } = point
  const isWithin = AROUND.every(([north, east]) => {
    const zone = zoneAt(lat + north, lng + east)
    return zone === null || zone.startsWith('Etc/') || countryOfZone(zone) === country
  })
  return isWithin || isInCity(country, point, city) ? country : null
}

function countryThere({ lat, lng }: Point): string | null {
  const zone = zoneAt(lat, lng)
  return zone === null ? null : countryOfZone(zone)
}

function isInCity(country: string, { lat, lng }: Point, city: string | null): boolean {
  const centre = city === null ? undefined : cityCentre(country, city)
  if (centre === undefined) return false
  return Math.abs(centre.lat - lat) < CITY_DEGREES && Math.abs(centre.lng - lng) < CITY_DEGREES
}
