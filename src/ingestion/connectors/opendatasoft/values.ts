import { parseJson } from '../../../lib/tolerant-json.ts'
import { isObject, listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** A value that may come as JSON inside a text. */
export function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return parseJson(value)
  } catch {
    return value
  }
}

/** Words of a list, or of a text with marks between them. */
export function wordsOf(value: unknown): string[] {
  return listOf(unpacked(value))
    .flatMap((word) => textOf(word)?.split(/[;,]|->/) ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Latitude and longitude, as a pair in this order, as members, in one text, or as GeoJSON has them, the other way round. */
export function pointOf(value: unknown): { lat?: string | undefined; lng?: string | undefined } {
  const given = unpacked(value)
  if (typeof given === 'string') {
    const [lat, lng] = given.split(/\s*[,;]\s*/)
    return lng === undefined ? {} : { lat, lng }
  }
  if (Array.isArray(given)) return { lat: textOf(given[0]), lng: textOf(given[1]) }
  const { coordinates } = objectOf(given)
  if (Array.isArray(coordinates))
    return { lat: textOf(coordinates[1]), lng: textOf(coordinates[0]) }
  const { lat, latitude, lon, lng, longitude } = objectOf(given)
  return { lat: textOf(lat ?? latitude), lng: textOf(lon ?? lng ?? longitude) }
}

/** Addresses of pictures; a file of the portal itself comes as an object. */
export function picturesOf(...values: readonly unknown[]): { url: string }[] | undefined {
  const urls = values
    .map((value) => textOf(isObject(value) ? value['url'] : value))
    .filter((url) => url !== undefined && /^(?:https?:)?\/\//.test(url))
  return urls.length === 0 ? undefined : urls.map((url) => ({ url: url ?? '' }))
}

/** The first member of these names that says something. */
export function firstText(record: JsonObject, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = textOf(record[name])
    if (text !== undefined) return text
  }
  return undefined
}
