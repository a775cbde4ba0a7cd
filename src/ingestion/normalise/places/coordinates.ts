import { mayLieIn } from '../../../lib/geo/countries.ts'
import type { Point } from '../../../lib/geo/countries.ts'
import { pointKey, STAND_IN_POINTS } from '../tables/stand-in-points.ts'
import { readNumber } from '../numbers.ts'
import type { Warn } from '../warn.ts'

function valid(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

const DEGREES =
  /^([NSEW])?\s*(\d{1,3})\s*°\s*(\d{1,2}(?:[.,]\d+)?)\s*['’′]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''))?\s*([NSEW])?$/i

/** `48°51'24"N`. `O` is no side: west in Romance tongues, east in German. */
function degreesOf(value: unknown): number | null {
  const found = typeof value === 'string' ? DEGREES.exec(value.trim()) : null
  const side = found?.[1] ?? found?.[5]
  if (found === null || side === undefined) return null
  const [degrees, minutes, seconds] = [found[2], found[3], found[4] ?? '0'].map((part) =>
    Number(part?.replace(',', '.')),
  )
  const size = (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
  return /[sw]/i.test(side) ? -size : size
}

/** `48.1173° N`, `N 48,1173`. */
const WITH_SIDE = /^([NSEW])?\s*(\d{1,3}[.,]\d+)\s*°?\s*([NSEW])?$/i

function decimalOf(value: unknown): number | null {
  const found = typeof value === 'string' ? WITH_SIDE.exec(value.trim()) : null
  const side = found?.[1] ?? found?.[3]
  if (found === null || side === undefined) return null
  const size = Number(found[2]?.replace(',', '.'))
  return /[sw]/i.test(side) ? -size : size
}

const DECIMAL = String.raw`([-+]?\d{1,3}\.\d{3,})`
const PAIR = new RegExp(String.raw`^(?:geo:|[([]?)\s*${DECIMAL}\s*[,; ]\s*${DECIMAL}\s*[)\]]?$`)
/** `48,1173; -1,6778`: the comma is the decimal mark of both. */
const PAIR_WITH_COMMAS = /^([-+]?\d{1,3}),(\d{3,})\s*[;/ ]\s*([-+]?\d{1,3}),(\d{3,})$/
/** `48.1173° N, 1.6778° W`, `48°07'02"N 1°40'40"W`: each with its side. */
const PAIR_WITH_SIDES = /^([^NSEW]+[NS]|[NS][^NSEW]+?)[\s,;]+([^NSEW]+[EW]|[EW][^NSEW]+)$/i
/** Well-known text names the longitude first. */
const WKT = /^(?:SRID=4326;\s*)?POINT\s*\(\s*([-+]?\d+(?:\.\d+)?)\s+([-+]?\d+(?:\.\d+)?)\s*\)$/i

/** Latitude and longitude in one text: `48.1173, -1.6778`, `POINT(-1.6778 48.1173)`. */
export function pairOf(text: unknown): { readonly lat: string; readonly lng: string } | null {
  if (typeof text !== 'string') return null
  const [, x, y] = WKT.exec(text.trim()) ?? []
  if (x !== undefined && y !== undefined) return { lat: y, lng: x }
  const plain = withMinus(text.trim())
  const commas = PAIR_WITH_COMMAS.exec(plain)
  if (commas !== null) return { lat: `${commas[1]}.${commas[2]}`, lng: `${commas[3]}.${commas[4]}` }
  const [, lat, lng] = PAIR.exec(plain) ?? sidesOf(plain)
  return lat === undefined || lng === undefined ? null : { lat, lng }
}

function sidesOf(text: string): readonly (string | undefined)[] {
  const found = text.includes('°') ? PAIR_WITH_SIDES.exec(text) : null
  const isPair = found !== null && [found[1], found[2]].every((one) => coordinateOf(one) !== null)
  return isPair ? found : []
}

/** The minus of typesetters. */
function withMinus(text: string): string {
  return text.replaceAll('\u2212', '-')
}

function coordinateOf(given: unknown): number | null {
  const value = typeof given === 'string' ? withMinus(given).replace(/(?<=\d)\s*°\s*$/, '') : given
  return readNumber(value) ?? degreesOf(value) ?? decimalOf(value)
}

function pointGiven(latitude: unknown, longitude: unknown): Point | null {
  const isAlone = longitude === latitude || (longitude ?? '') === ''
  const pair = isAlone ? pairOf(latitude) : null
  const lat = coordinateOf(pair?.lat ?? latitude)
  const lng = coordinateOf(pair?.lng ?? longitude)
  return lat === null || lng === null ? null : { lat, lng }
}

/**
 * WGS 84 degrees, both or neither. 0,0, a stand-in and what is out of range is unknown; a pair that lies in the stated country only
 * when swapped was written the wrong way round.
 */
export function readPoint(
  latitude: unknown,
  longitude: unknown,
  country: string | null,
  warn: Warn,
): Point | null {
  const point = pointGiven(latitude, longitude)
  if (point === null) {
    const given = [latitude, longitude].some(
      (value) => value !== null && value !== undefined && value !== '',
    )
    if (given) warn('coordinates: not two numbers')
    return null
  }
  const { lat, lng } = point
  if (Math.abs(lat) < 0.01 && Math.abs(lng) < 0.01) return null
  if (STAND_IN_POINTS.has(pointKey(lat, lng))) return null
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
