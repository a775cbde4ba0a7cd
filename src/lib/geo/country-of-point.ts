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

/**
 * The country a point lies in, where that is sure: well within it, or in a large city of it. Near a border, at sea and
 * where two countries share a zone it is null.
 */
export function countryOfPoint(point: Point, city: string | null): string | null {
  const country = countryThere(point)
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
