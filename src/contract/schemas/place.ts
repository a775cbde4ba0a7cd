import Type, { type Static } from 'typebox'
import { int64, listOf, nullable, number, record, text } from './fields.ts'

/** What an identifier of the places directory may look like, in the place lookup and in `directoryId`. */
export const DIRECTORY_PLACE_ID_PATTERN = '^[A-Za-z0-9_-]{1,512}$'

export const OpeningMoment = record(
  {
    day: number({ description: 'Day of the week, 0 = Sunday.' }),
    time: text({
      description: 'Four digits of a 24-hour clock, local time.',
      pattern: '^[0-9]{4}$',
      examples: ['0930'],
    }),
  },
  { description: 'A moment of the week.' },
)

export const OpeningPeriod = record(
  { open: OpeningMoment, close: OpeningMoment },
  { description: 'One span of opening.', xml: { name: 'period' } },
)

const grades = {
  averageGrade: nullable(
    number({ description: 'Average grade in the directory, 0 to 5.', minimum: 0, maximum: 5 }),
  ),
  totalGrades: nullable(
    number({ description: 'How many grades the average stands on.', minimum: 0 }),
  ),
}

const directoryFields = {
  id: text({ description: 'Identifier in the places directory.', examples: ['osm-w4100235'] }),
  name: text({ description: 'Name of the place.' }),
  address: text({ description: 'Formatted address.' }),
  lng: number({ description: 'Longitude, WGS 84 degrees.', minimum: -180, maximum: 180 }),
  lat: number({ description: 'Latitude, WGS 84 degrees.', minimum: -90, maximum: 90 }),
  ...grades,
  street: nullable(text({ description: 'Street with number.' })),
  city: nullable(text({ description: 'City.' })),
  postalCode: nullable(text({ description: 'Postal code.' })),
  country: nullable(text({ description: 'ISO 3166-1 alpha-2 code.', examples: ['FR'] })),
  photoRef: nullable(text({ description: 'Photo reference as the directory defines it.' })),
  website: nullable(text({ description: 'Website of the place.' })),
  editorialSummary: nullable(text({ description: 'Summary as the directory defines it.' })),
  periods: nullable(
    listOf(OpeningPeriod, {
      description:
        'Opening periods. null: not known. Empty: never open. A place that is always open has seven ' +
        'periods, each from 0000 of one day to 0000 of the next.',
    }),
  ),
}

export const DirectoryPlace = record(directoryFields, {
  description: 'A place enriched from the places directory.',
})

/** The fields of the top level of the place lookup but its events. */
export const directoryPlaceFields = directoryFields

export const Address = record(
  {
    lng: number({ description: 'Longitude, WGS 84 degrees.', minimum: -180, maximum: 180 }),
    lat: number({ description: 'Latitude, WGS 84 degrees.', minimum: -90, maximum: 90 }),
    street: nullable(text({ description: 'Street with number.' })),
    city: nullable(text({ description: 'City.' })),
    postalCode: nullable(text({ description: 'Postal code.' })),
    country: nullable(text({ description: 'ISO 3166-1 alpha-2 code.', examples: ['FR'] })),
  },
  { description: 'Where the place is.' },
)

export const Place = record(
  {
    id: int64({ description: 'Identifier of the place in this service.' }),
    directoryId: text({
      description:
        'Identifier of the place in the places directory, good for the place lookup; empty when it has none.',
    }),
    name: text({ description: 'Name of the place.' }),
    address: Address,
    image: nullable(text({ description: 'Address of a picture.' })),
    squareImage: nullable(text({ description: 'The picture cut to 1:1.' })),
    rectangleImage: nullable(text({ description: 'The picture cut to 16:9.' })),
    averageGrade: nullable(
      number({ description: 'Use averageGrade of directoryPlace.', deprecated: true }),
    ),
    totalGrades: nullable(
      number({ description: 'Use totalGrades of directoryPlace.', deprecated: true }),
    ),
  },
  { description: 'A place as ticketing partners supply it.' },
)

/** A named schema or null, that stays a reference in the API description. */
export const DirectoryPlaceOrNull = Type.Union([DirectoryPlace, Type.Null()], {
  description: 'The place as the places directory knows it; null when it is not known there.',
})

export type WireDirectoryPlace = Static<typeof DirectoryPlace>
export type WirePlace = Static<typeof Place>
