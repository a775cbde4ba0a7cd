import { addressText } from '../../domain/directory.ts'
import type { Closed, DirectoryFields } from '../../domain/directory.ts'
import { cleanLine } from '../../lib/clean-text.ts'
import { mayLieIn } from '../../lib/geo/countries.ts'
import { formOf } from './directory-forms.ts'
import type { Row } from './directory-forms.ts'
import { DIRECTORY_ID, soundFields } from './sound-fields.ts'

/** A place as an open directory publishes it. */
export interface OpenPlace {
  readonly id: string
  readonly fields: DirectoryFields
  /** Ids by which it was known before. */
  readonly formerIds: readonly string[]
  readonly closed: Closed | null
  readonly attribution: string | null
}

export class PlaceRejected extends Error {
  /** Under which the directory has it; null: none that could be one. */
  readonly id: string | null

  constructor(message: string, id: string | null = null) {
    super(message)
    this.id = id
  }
}

/** One record of any of the forms we know. Throws PlaceRejected with the reason. */
export function readOpenPlace(row: Row): OpenPlace {
  const form = formOf(row)
  const columns = form.read(row)
  const { id, formerIds, closed, doubted } = columns
  if (id === null) throw new PlaceRejected('it has no id')
  if (!DIRECTORY_ID.test(id))
    throw new PlaceRejected(
      `the id "${cleanLine(id.slice(0, 100))}" has other signs than letters, digits, _ and -`,
    )
  const told = soundFields(columns)
  const { name, street, city, postalCode } = told
  if (name === null) throw new PlaceRejected('it has no name', id)
  if (doubted !== null) throw new PlaceRejected(`its directory is not sure of it: ${doubted}`, id)
  const country = told.country?.toUpperCase() ?? null
  if (country !== null && !/^[A-Z]{2}$/.test(country))
    throw new PlaceRejected(`the country "${country}" is not a two-letter code`, id)
  const { lat, lng } = coordinates(id, columns.lat, columns.lng, country)
  const fields: DirectoryFields = {
    name,
    address: addressText({ street, city, postalCode, country }),
    lng,
    lat,
    averageGrade: told.averageGrade,
    totalGrades: told.totalGrades,
    street,
    city,
    postalCode,
    country,
    photoRef: told.photoRef,
    website: told.website,
    editorialSummary: told.editorialSummary,
    periods: told.periods,
  }
  return {
    id,
    fields,
    formerIds: formerIds.filter((former) => former !== id && DIRECTORY_ID.test(former)),
    closed,
    attribution: form.attribution,
  }
}

/** Latitude and longitude are now and then written in each other's place: the country tells. */
function coordinates(
  id: string,
  lat: number | null,
  lng: number | null,
  country: string | null,
): { lat: number; lng: number } {
  const isPoint = (a: number, b: number) => Math.abs(a) <= 90 && Math.abs(b) <= 180
  const isHere = (a: number, b: number) =>
    isPoint(a, b) && (country === null || mayLieIn(country, { lat: a, lng: b }))
  if (lat === null || lng === null || (lat === 0 && lng === 0) || !isPoint(lat, lng))
    throw new PlaceRejected('it has no usable coordinates (lat, lng)', id)
  if (!isHere(lat, lng) && country !== null && isHere(lng, lat)) return { lat: lng, lng: lat }
  return { lat, lng }
}
