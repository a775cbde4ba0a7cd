import { openPlacesDirectory } from '../../src/app/places-directory.ts'
import { readConfig } from '../../src/app/config.ts'
import type { PlacesDirectory } from '../../src/ingestion/enrich/places-directory.ts'
import type { Clock } from '../../src/lib/clock.ts'
import type { Database } from '../../src/storage/database.ts'
import { answers, feedServer } from './feed-server.ts'
import type { FeedServer } from './feed-server.ts'
import { contextOf } from './fetching.ts'

/** A local server that answers as the legacy places service does, and the directory that asks it. */
export interface GoogleServer {
  readonly directory: PlacesDirectory
  /** For the setting that says where the service answers. */
  readonly address: string
  /** What an id's Details answer: a whole body. Ids without one are NOT_FOUND. */
  readonly details: Map<string, unknown>
  /** What Find Place answers to a text that holds the key. */
  readonly finds: Map<string, unknown>
  /** What Text Search answers to a text that holds the key. */
  readonly searches: Map<string, unknown>
  /** Bodies that are answered first, whatever is asked. */
  readonly first: unknown[]
  /** From now on this is all that it answers, whatever the key. */
  deny(body: unknown): void
  /** Endpoint and question of each call, without the key. */
  readonly asked: string[]
  /** Waits between attempts, in ms. */
  readonly slept: number[]
  close(): Promise<void>
}

export const GOOGLE_KEY = 'AIzaTestKeyThatNobodyMaySee'

export async function googleServer(
  around: { readonly database: Database; readonly clock: Clock },
  env: Readonly<Record<string, string>> = {},
): Promise<GoogleServer> {
  const server: FeedServer = await feedServer()
  const google = {
    details: new Map<string, unknown>(),
    finds: new Map<string, unknown>(),
    searches: new Map<string, unknown>(),
    first: [] as unknown[],
    asked: [] as string[],
    slept: [] as number[],
  }
  let denial: unknown = null
  const served = (endpoint: string, name: string, of: (text: string) => unknown) => {
    server.on(`/place/${endpoint}/json`, (request, response) => {
      const query = new URL(request.url ?? '', server.origin).searchParams
      if (query.get('key') !== GOOGLE_KEY || denial !== null) {
        const body = denial ?? { status: 'REQUEST_DENIED' }
        answers(200, {}, JSON.stringify(body))(request, response)
        return
      }
      const text = query.get(name) ?? ''
      google.asked.push(`${endpoint} ${text}`)
      const body = google.first.length > 0 ? google.first.shift() : of(text)
      answers(200, { 'content-type': 'application/json' }, JSON.stringify(body))(request, response)
    })
  }
  const holding = (among: ReadonlyMap<string, unknown>) => (text: string) =>
    [...among].find(([key]) => text.includes(key))?.[1] ?? { status: 'ZERO_RESULTS' }
  served('details', 'place_id', (id) => google.details.get(id) ?? { status: 'NOT_FOUND' })
  served('findplacefromtext', 'input', holding(google.finds))
  served('textsearch', 'query', holding(google.searches))
  const settings = {
    AFFICHE_GOOGLE_PLACES_KEY: GOOGLE_KEY,
    AFFICHE_GOOGLE_PLACES_URL: `${server.origin}/place`,
    ...env,
  }
  const fetching = {
    ...contextOf({ slept: google.slept }),
    secret: (name: string) => (settings as Record<string, string>)[name] ?? null,
  }
  const directory = openPlacesDirectory({ config: readConfig(settings), ...around }, fetching)
  if (directory === null) throw new Error('a key makes a directory')
  return {
    ...google,
    deny(body) {
      denial = body
    },
    directory,
    address: `${server.origin}/place`,
    async close() {
      await fetching.agent.close()
      await server.close()
    },
  }
}

/** Find Place's answer. */
export function candidates(...ids: readonly string[]): unknown {
  return { status: 'OK', candidates: ids.map((id) => ({ place_id: id })) }
}

/** Details of a hall in Paris; say what differs. */
export function googleHall(id: string, more: Readonly<Record<string, unknown>> = {}): unknown {
  const part = (type: string, long: string, short = long) => ({
    long_name: long,
    short_name: short,
    types: [type],
  })
  return {
    status: 'OK',
    html_attributions: [],
    result: {
      place_id: id,
      name: 'Salle Boréale',
      formatted_address: '3 Rue des Pins, 75011 Paris, France',
      address_components: [
        part('street_number', '3'),
        part('route', 'Rue des Pins'),
        part('locality', 'Paris'),
        part('country', 'France', 'FR'),
        part('postal_code', '75011'),
      ],
      geometry: { location: { lat: 48.8601, lng: 2.3701 } },
      url: 'https://maps.google.com/?cid=7',
      business_status: 'OPERATIONAL',
      rating: 4.4,
      user_ratings_total: 1234,
      website: 'https://boreale-by-google.example/',
      photos: [{ photo_reference: 'ref-7', html_attributions: ['<a>A photographer</a>'] }],
      editorial_summary: { overview: 'Hall of  northern light.' },
      opening_hours: {
        periods: [{ open: { day: 5, time: '2200' }, close: { day: 6, time: '0400' } }],
      },
      ...more,
    },
  }
}
