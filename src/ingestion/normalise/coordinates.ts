import { mayLieIn } from '../../lib/geo/countries.ts'
import type { Point } from '../../lib/geo/countries.ts'
import { readNumber } from './numbers.ts'
import type { Warn } from './warn.ts'

function valid(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/**
 * WGS 84 degrees, both or neither. 0,0 and what is out of range is unknown; a pair that lies in the stated country only
 * when swapped was written the wrong way round.
 */
export function readPoint(
  latitude: unknown,
  longitude: unknown,
  country: string | null,
  warn: Warn,
): Point | null {
  const lat = readNumber(latitude)
  const lng = readNumber(longitude)
  if (lat === null || lng === null) {
    const given = [latitude, longitude].some(
      (value) => value !== null && value !== undefined && value !== '',
    )
    if (given) warn('coordinates: not two numbers')
    return null
  }
  if (Math.abs(lat) < 0.01 && Math.abs(lng) < 0.01) return null
  const asGiven = valid(lat, lng)
  const swapped = valid(lng, lat)
  if (asGiven && (country === null || mayLieIn(country, { lat, lng }))) return { lat, lng }
  if (swapped && (country === null || mayLieIn(country, { lat: lng, lng: lat }))) {
    warn('coordinates: latitude and longitude were swapped')
    return { lat: lng, lng: lat }
  }
  warn(asGiven ? 'coordinates: not in the country of the place' : 'coordinates: out of range')
  return null
}
