import type { DirectoryPlace, OpeningPeriod } from '../../domain/place.ts'
import { openingPeriods } from './opening-periods.ts'

/** A place of an open directory, and ids by which it was known before. */
export interface OpenPlace {
  readonly place: DirectoryPlace
  readonly formerIds: readonly string[]
}

export class PlaceRejected extends Error {}

type Row = Readonly<Record<string, unknown>>

/** What every published form of a places directory comes down to. */
interface Columns {
  readonly id: string | null
  readonly name: string | null
  readonly street: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly country: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly website: string | null
  readonly averageGrade: number | null
  readonly totalGrades: number | null
  readonly photoRef: string | null
  readonly editorialSummary: string | null
  readonly periods: readonly OpeningPeriod[] | null
  readonly formerIds: readonly string[]
}

/** The schema of a directory place id in the place lookup. */
const DIRECTORY_ID = /^[A-Za-z0-9_-]{1,512}$/

/** One record of any of the forms we know. Throws PlaceRejected with the reason. */
export function readOpenPlace(row: Row): OpenPlace {
  const columns = readColumns(row)
  const { id, name, lat, lng, formerIds, ...rest } = columns
  if (id === null) throw new PlaceRejected('it has no id')
  if (!DIRECTORY_ID.test(id))
    throw new PlaceRejected(`the id "${id}" has other signs than letters, digits, _ and -`)
  if (name === null) throw new PlaceRejected('it has no name')
  if (
    lat === null ||
    lng === null ||
    Math.abs(lat) > 90 ||
    Math.abs(lng) > 180 ||
    (lat === 0 && lng === 0)
  )
    throw new PlaceRejected('it has no usable coordinates (lat, lng)')
  const country = rest.country?.toUpperCase() ?? null
  if (country !== null && !/^[A-Z]{2}$/.test(country))
    throw new PlaceRejected(`the country "${country}" is not a two-letter code`)
  const place = { id, name, address: addressText({ ...rest, country }), lng, lat, ...rest, country }
  return { place: inOrder(place), formerIds }
}

function readColumns(row: Row): Columns {
  const form = FORMS.find((each) => each.fits(row))
  return (form ?? OWN).read(row)
}

const OWN = {
  fits: () => true,
  read: (row: Row): Columns => ({
    id: text(row['id']),
    name: text(row['name']),
    street: text(row['street']),
    city: text(row['city']),
    postalCode: text(row['postalCode']),
    country: text(row['country']),
    lat: number(row['lat']),
    lng: number(row['lng']),
    website: text(row['website']),
    averageGrade: number(row['averageGrade']),
    totalGrades: number(row['totalGrades']),
    photoRef: text(row['photoRef']),
    editorialSummary: text(row['editorialSummary']),
    periods: openingPeriods(row['periods']),
    formerIds: list(row['formerIds']).flatMap((id) => text(id) ?? []),
  }),
}

const NOTHING: Columns = OWN.read({})

/** Published forms, told apart by a member that only they have. The first that fits reads the record. */
const FORMS: readonly { fits(row: Row): boolean; read(row: Row): Columns }[] = [
  { fits: (row) => row['type'] === 'Feature', read: readFeature },
  { fits: (row) => 'names' in row, read: readOverture },
  { fits: (row) => 'fsq_place_id' in row, read: readFoursquare },
  OWN,
]

/** OpenStreetMap as GeoJSON: `@id` or `id` is `way/123`, addresses in `addr:` tags. */
function readFeature(row: Row): Columns {
  const tags = record(row['properties'])
  const [lng, lat] = centre(record(row['geometry'])['coordinates'])
  const street = [text(tags['addr:housenumber']), text(tags['addr:street'])]
  const own = OWN.read({ ...tags, lat, lng })
  const osm = text(tags['@id']) ?? text(row['id']) ?? own.id
  return {
    ...own,
    id:
      osm?.replace(/^(node|way|relation)\//, (_, kind: string) => `osm-${kind.slice(0, 1)}`) ??
      null,
    street: own.street ?? (street.filter((part) => part !== null).join(' ') || null),
    city: own.city ?? text(tags['addr:city']),
    postalCode: own.postalCode ?? text(tags['addr:postcode']),
    country: own.country ?? text(tags['addr:country']),
    website: own.website ?? text(tags['contact:website']),
  }
}

function readOverture(row: Row): Columns {
  const address = record(list(row['addresses'])[0])
  const [lng, lat] = centre(record(row['geometry'])['coordinates'])
  return {
    ...NOTHING,
    id: text(row['id']),
    name: text(record(row['names'])['primary']),
    street: text(address['freeform']),
    city: text(address['locality']),
    postalCode: text(address['postcode']),
    country: text(address['country']),
    lat,
    lng,
    website: text(list(row['websites'])[0]),
  }
}

function readFoursquare(row: Row): Columns {
  return {
    ...NOTHING,
    id: text(row['fsq_place_id']),
    name: text(row['name']),
    street: text(row['address']),
    city: text(row['locality']),
    postalCode: text(row['postcode']),
    country: text(row['country']),
    lat: number(row['latitude']),
    lng: number(row['longitude']),
    website: text(row['website']),
  }
}

/** A point as it is; of any other geometry the middle of all its corners. */
function centre(coordinates: unknown): [lng: number | null, lat: number | null] {
  const corners = points(coordinates)
  if (corners.length === 0) return [null, null]
  const mean = (at: 0 | 1) => corners.reduce((sum, each) => sum + each[at], 0) / corners.length
  return [mean(0), mean(1)]
}

function points(value: unknown): (readonly [number, number])[] {
  if (!Array.isArray(value)) return []
  const [lng, lat] = value as unknown[]
  if (typeof lng === 'number' && typeof lat === 'number') return [[lng, lat]]
  return value.flatMap(points)
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

function addressText(address: Pick<Columns, 'street' | 'city' | 'postalCode' | 'country'>): string {
  const town = [address.postalCode, address.city].filter((part) => part !== null).join(' ')
  const country = address.country === null ? null : (countryNames.of(address.country) ?? null)
  return [address.street, town, country].filter((part) => part !== null && part !== '').join(', ')
}

function inOrder(place: DirectoryPlace): DirectoryPlace {
  const { id, name, address, lng, lat, averageGrade, totalGrades, street, city } = place
  const { postalCode, country, photoRef, website, editorialSummary, periods } = place
  const grades = { averageGrade, totalGrades }
  const town = { street, city, postalCode, country }
  return {
    id,
    name,
    address,
    lng,
    lat,
    ...grades,
    ...town,
    photoRef,
    website,
    editorialSummary,
    periods,
  }
}

function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

function number(value: unknown): number | null {
  const read =
    typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

function record(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}

/** A list as it is, or as the JSON text that a CSV cell holds. */
function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return []
  const parsed: unknown = JSON.parse(value)
  return Array.isArray(parsed) ? parsed : []
}
