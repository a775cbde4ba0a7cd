import { listingFacts } from './listing-facts.ts'
import { bodyOf, normaliseAll, readBody } from './read-body.ts'
import { bandsintown } from '../../src/ingestion/connectors/bandsintown/bandsintown.ts'

let next = 100

export function row(artistName: string, more: object = {}): object {
  next += 1
  return {
    artistName,
    venueName: 'Salle Vega',
    title: null,
    locationText: 'Paris, France',
    startsAt: '2026-12-05T20:00:00',
    timezone: 'Europe/Paris',
    displayRule: 'datetime',
    streamingEvent: false,
    artistImageSrc: 'https://photos.example/thumb/1.jpeg',
    eventUrl: `https://www.bandsintown.com/e/${next}-x?came_from=257`,
    artistUrl: `https://www.bandsintown.com/a/${next}-x?came_from=257`,
    ...more,
  }
}

export async function facts(events: readonly object[]) {
  const read = await readBody(bandsintown, bodyOf(JSON.stringify({ events })))
  return normaliseAll(read.natives, 'bandsintown').listings.map((listing) =>
    listingFacts(listing).split(' | ').slice(1).join(' | '),
  )
}

export const WHEN = '2026-12-05T20:00 | Salle Vega, Paris, FR'
