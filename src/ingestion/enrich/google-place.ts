import type { Closed, DirectoryPart } from '../../domain/directory.ts'
import { openingPeriods } from './opening-periods.ts'
import type { AskedPlace } from './places-directory.ts'
import { DIRECTORY_ID, soundFields, storable } from './sound-fields.ts'

type Row = Readonly<Record<string, unknown>>

/** The result of a legacy Place Details call, in the directory's terms. Null: it is none. */
export function readGooglePlace(result: unknown, asked: string): AskedPlace | null {
  const place = record(result)
  const location = record(record(place['geometry'])['location'])
  const [photo] = list(place['photos']).map(record)
  const address = text(place['formatted_address'])
  const part = addressParts(place['address_components'])
  const named: Partial<Record<DirectoryPart, string>> = {}
  const photoBy = list(photo?.['html_attributions']).flatMap((one) => text(one) ?? [])
  if (photoBy.length > 0) named.photo = photoBy.join(', ')
  if (Object.keys(place).length === 0) return null
  return {
    id: idOf(place) ?? asked,
    fields: soundFields({
      name: text(place['name']),
      address,
      ...position(number(location['lat']), number(location['lng'])),
      averageGrade: grade(place['rating']),
      totalGrades: number(place['user_ratings_total']),
      street: street(part('street_number'), part('route'), part('route', 'short_name'), address),
      city: part('locality') ?? part('postal_town') ?? part('administrative_area_level_2'),
      postalCode: part('postal_code'),
      country: country(part('country', 'short_name')),
      photoRef: text(photo?.['photo_reference']),
      website: text(place['website']),
      // Must be shown as it is.
      editorialSummary: text(record(place['editorial_summary'])['overview']),
      periods: openingPeriods(record(place['opening_hours'])['periods']),
    }),
    closed: closed(place),
    attribution: ['Google Maps', text(place['url'])].filter((one) => one !== null).join(' '),
    attributions: named,
  }
}

function idOf(place: Row): string | null {
  const id = text(place['place_id'])
  return id !== null && DIRECTORY_ID.test(id) ? id : null
}

function position(lat: number | null, lng: number | null) {
  const isPoint = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPoint && (lat !== 0 || lng !== 0) ? { lat, lng } : { lat: null, lng: null }
}

function addressParts(components: unknown) {
  const parts = list(components).map(record)
  return (type: string, form: 'long_name' | 'short_name' = 'long_name'): string | null => {
    const found = parts.find((one) => list(one['types']).includes(type))
    return text(found?.[form])
  }
}

/** The number stands before or behind the street as the country has it: the whole address shows how. */
function street(
  house: string | null,
  long: string | null,
  short: string | null,
  address: string | null,
): string | null {
  if (long === null || house === null) return long
  const isBehind = [long, short].some(
    (route) =>
      route !== null && [' ', ', '].some((sign) => address?.includes(`${route}${sign}${house}`)),
  )
  return isBehind ? `${long} ${house}` : `${house} ${long}`
}

/** 1 to 5; 0 is how some answers say that there is none. */
function grade(value: unknown): number | null {
  const read = number(value)
  return read !== null && read >= 1 && read <= 5 ? read : null
}

function country(code: string | null): string | null {
  const upper = code?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(upper) ? upper : null
}

function closed(place: Row): Closed | null {
  const status = text(place['business_status'])
  if (status === 'CLOSED_PERMANENTLY' || place['permanently_closed'] === true) return 'permanently'
  return status === 'CLOSED_TEMPORARILY' ? 'temporarily' : null
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? storable(value) : null
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function record(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
