import type { Static } from 'typebox'
import { Event } from './event.ts'
import { int64, listOf, nullable, record, text } from './fields.ts'
import { directoryPlaceFields } from './place.ts'

export const Performer = record(
  {
    id: int64({ description: 'Identifier of the performer.' }),
    name: text({ description: 'Name of the performer.' }),
    image: nullable(text({ description: 'Address of a picture.' })),
    squareImage: nullable(text({ description: 'The picture cut to 1:1.' })),
    rectangleImage: nullable(text({ description: 'The picture cut to 16:9.' })),
    webImage: nullable(text({ description: 'The picture compressed (WebP).' })),
    events: listOf(Event, {
      description: 'All events in which the performer takes part, by start, then id.',
    }),
  },
  { description: 'A performer with all events.', xml: { name: 'performer' } },
)

export const PlaceRecord = record(
  {
    ...directoryPlaceFields,
    events: listOf(Event, { description: 'All events scheduled there, by start, then id.' }),
  },
  { description: 'A place of the directory with all events.', xml: { name: 'place' } },
)

export type WirePerformer = Static<typeof Performer>
export type WirePlaceRecord = Static<typeof PlaceRecord>

/** The two documents that a lookup answers with. */
export const DOCUMENTS = { performer: Performer, place: PlaceRecord } as const

export type DocumentKind = keyof typeof DOCUMENTS
