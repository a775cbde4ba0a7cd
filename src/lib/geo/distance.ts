import type { Point } from './countries.ts'

const EARTH_METRES = 6_371_000
const RADIANS = Math.PI / 180

/** Great-circle distance in metres. */
export function distanceMetres(a: Point, b: Point): number {
  const north = (b.lat - a.lat) * RADIANS
  const east = (b.lng - a.lng) * RADIANS
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(east / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
