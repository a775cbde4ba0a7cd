import type { Closed } from '../../domain/directory.ts'
import type { OpeningPeriod } from '../../domain/place.ts'
import { readStructText } from '../../lib/struct-text.ts'
import { positionOf } from './geometry-point.ts'
import type { Position } from './geometry-point.ts'
import { openingPeriods } from './opening-periods.ts'
import { osmId } from './osm-id.ts'
import { osmOpeningHours } from './osm-opening-hours.ts'

export type Row = Readonly<Record<string, unknown>>

/** What every published form of a places directory comes down to. */
export interface Columns {
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
  readonly closed: Closed | null
  /** Why the directory itself takes it for no place; null: it does not. */
  readonly doubted: string | null
}

export interface Form {
  /** To be named wherever its data are shown; null: nobody asks for it. */
  readonly attribution: string | null
  fits(row: Row): boolean
  read(row: Row): Columns
}

const OWN: Form = {
  attribution: null,
  fits: () => true,
  read: (row) => ({
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
    closed: closedOf(row['closed']),
    doubted: null,
  }),
}

const NOTHING: Columns = OWN.read({})

/** As `overturemaps download -f geojson` writes it: the columns are properties. */
const isOvertureFeature = (row: Row) =>
  row['type'] === 'Feature' && 'names' in record(row['properties'])

/** Ids as OpenStreetMap's tools write them: way/123, w123, a bare number. */
const OSM_ID = /^(?:(?:node|way|relation)\/|osm-|[nwar]?\d+$)/
/** Tags such as addr:street, and what tools add: @id, osm_id. */
const OSM_TAG = /[:@]|^osm_/

/** A list of one's own as GeoJSON: our columns are properties, and nothing tells of OpenStreetMap. */
function isOwnFeature(row: Row): boolean {
  const properties = record(row['properties'])
  if (row['type'] !== 'Feature' || Object.keys(properties).some((tag) => OSM_TAG.test(tag)))
    return false
  const outer = text(row['id'])
  if (outer !== null) return !OSM_ID.test(outer)
  const inner = text(properties['id'])
  return inner !== null && !OSM_ID.test(inner)
}

const OVERTURE = 'Overture Maps Foundation (overturemaps.org), CDLA-Permissive-2.0'

/** Published forms, told apart by a member that only they have. The first that fits reads the record. */
const FORMS: readonly Form[] = [
  {
    attribution: OVERTURE,
    fits: isOvertureFeature,
    read: (row) => readOverture({ ...row, ...record(row['properties']) }),
  },
  { attribution: null, fits: isOwnFeature, read: readOpenStreetMap },
  {
    attribution: '© OpenStreetMap contributors (openstreetmap.org/copyright), ODbL 1.0',
    fits: (row) => row['type'] === 'Feature',
    read: readOpenStreetMap,
  },
  { attribution: OVERTURE, fits: (row) => 'names' in row, read: readOverture },
  {
    attribution: 'Foursquare Open Source Places (foursquare.com), Apache-2.0',
    fits: (row) => 'fsq_place_id' in row,
    read: readFoursquare,
  },
  OWN,
]

export function formOf(row: Row): Form {
  return FORMS.find((each) => each.fits(row)) ?? OWN
}

/** Own features too, which have no such tags. Ids are any tool’s, addresses in `addr:` tags, hours in `opening_hours`. */
function readOpenStreetMap(row: Row): Columns {
  const tags = record(row['properties'])
  const [lng, lat] = position(row['geometry'])
  const street = [text(tags['addr:housenumber']), text(tags['addr:street'])]
  const own = OWN.read({ ...tags, lat, lng })
  const isGone = ['disused', 'abandoned', 'demolished', 'removed'].some(
    (state) =>
      text(tags[state]) === 'yes' || Object.keys(tags).some((tag) => tag.startsWith(`${state}:`)),
  )
  return {
    ...own,
    id: osmId(row, tags),
    street: own.street ?? (street.filter((part) => part !== null).join(' ') || null),
    city: own.city ?? text(tags['addr:city']),
    postalCode: own.postalCode ?? text(tags['addr:postcode']),
    country: own.country ?? text(tags['addr:country']),
    website: own.website ?? text(tags['contact:website']),
    periods: own.periods ?? osmOpeningHours(text(tags['opening_hours'])),
    closed: own.closed ?? (isGone ? 'permanently' : null),
  }
}

/** Overture's own pipeline leaves out what it is so little sure of. */
const CONFIDENCE_MIN = 0.2

function readOverture(row: Row): Columns {
  const address = record(list(row['addresses'])[0])
  const [lng, lat] = position(row['geometry'])
  const confidence = number(row['confidence'])
  const isSure = confidence === null || confidence > CONFIDENCE_MIN
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
    closed: closedOf(row['operating_status']),
    doubted: isSure ? null : `its confidence is ${confidence}`,
  }
}

function readFoursquare(row: Row): Columns {
  const [lng, lat] = position(row['geom'])
  const flags = list(row['unresolved_flags']).map(text)
  const isNone = flags.find((flag) =>
    ['delete', 'doesnt_exist', 'inappropriate'].includes(flag ?? ''),
  )
  return {
    ...NOTHING,
    id: text(row['fsq_place_id']),
    name: text(row['name']),
    street: text(row['address']),
    city: text(row['locality']) ?? text(row['post_town']),
    postalCode: text(row['postcode']),
    country: text(row['country']),
    lat: number(row['latitude']) ?? lat,
    lng: number(row['longitude']) ?? lng,
    website: text(row['website']),
    closed: text(row['date_closed']) !== null || flags.includes('closed') ? 'permanently' : null,
    doubted: isNone === undefined ? null : `it is flagged "${isNone}"`,
  }
}

function closedOf(value: unknown): Closed | null {
  const said = text(value)?.toLowerCase() ?? ''
  if (/^(closed_)?temporarily/.test(said)) return 'temporarily'
  return /^(closed|permanently|true|yes)/.test(said) ? 'permanently' : null
}

/** Columns that say no type hold bytes. */
function text(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return text(Buffer.from(value).toString('utf8'))
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

function number(value: unknown): number | null {
  if (typeof value === 'bigint') return Number(value)
  const read =
    typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** A geometry as it is, or as the text of any kind that a CSV cell holds. */
function position(geometry: unknown): Position {
  return positionOf(parsed(geometry, '{'))
}

/** An object as it is, or as the text that a CSV cell holds: JSON, or what tools write that know none. */
function record(value: unknown): Row {
  const read = parsed(value, '{')
  return typeof read === 'object' && read !== null ? (read as Row) : {}
}

function list(value: unknown): readonly unknown[] {
  const read = parsed(value, '[')
  return Array.isArray(read) ? (read as readonly unknown[]) : []
}

function parsed(value: unknown, sign: string): unknown {
  if (typeof value !== 'string' || !value.trim().startsWith(sign)) return value
  try {
    return JSON.parse(value)
  } catch {
    return readStructText(value)
  }
}
