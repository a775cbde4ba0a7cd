import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventPresenter } from '../../src/app/event-presenter.ts'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { Feed, RunReport } from '../../src/domain/feed.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { CONNECTOR_LIST } from '../../src/ingestion/connectors/registry.ts'
import type { IngestionContext } from '../../src/ingestion/context.ts'
import { fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { settableClock } from '../../src/lib/clock.ts'
import type { SettableClock } from '../../src/lib/clock.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { resolveEventIds } from '../../src/storage/births.ts'
import { findFeed, insertFeed } from '../../src/storage/feeds.ts'
import { PARTNER_DEFAULTS, insertPartner } from '../../src/storage/partners.ts'
import { testDatabase } from './database.ts'
import { contextOf } from './fetching.ts'
import type { TestDatabase } from './database.ts'

/** A catalogue of its own on a real database, a clock that stands still, feeds that are files. */
export interface Catalogue {
  readonly context: IngestionContext
  readonly clock: SettableClock
  readonly test: TestDatabase
  partner(name: string, more?: Partial<Partner>): Promise<Partner>
  /** Makes the feed at its first use; `listings` is what it holds from now on. */
  give(partner: Partner, name: string, listings: Given, more?: Partial<Feed>): Promise<Feed>
  run(feed: Feed): Promise<RunReport>
  /** Gives and runs. */
  take(partner: Partner, name: string, listings: Given, more?: Partial<Feed>): Promise<RunReport>
  /** All events as clients see them, by id. */
  events(): Promise<WireEvent[]>
  /** Fragments as stored, by id. */
  fragments(): Promise<Map<number, string>>
  /** The last number of the change sequence. */
  lastChange(): Promise<number>
  file(name: string): string
  /** The event that a number ever shown leads to; undefined where it never was one. */
  leadsTo(id: number): Promise<number | undefined>
  drop(): Promise<void>
}

export type Given = readonly NativeListing[] | string

export async function catalogue(start = '2026-11-27T12:00:00Z'): Promise<Catalogue> {
  const test = await testDatabase()
  const { database } = test
  const clock = settableClock(start)
  const folder = await mkdtemp(join(tmpdir(), 'affiche-feeds-'))
  // Its own clock: waiting between attempts passes at once, and moves nothing else.
  const fetching = contextOf()
  const context: IngestionContext = {
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    fetch: (request) => fetchFeed(fetching, request),
    connectors: new Map(CONNECTOR_LIST.map((connector) => [connector.format, connector])),
    present: eventPresenter,
  }
  const file = (name: string) => join(folder, name)

  async function give(
    partner: Partner,
    name: string,
    listings: Given,
    more: Partial<Feed> = {},
  ): Promise<Feed> {
    const text =
      typeof listings === 'string'
        ? listings
        : listings.map((listing) => `${JSON.stringify(listing)}\n`).join('')
    await writeFile(file(name), text)
    const known = await findFeed(database, name)
    if (known !== undefined) return known
    const feed = {
      partnerId: partner.id,
      name,
      format: 'native',
      location: file(name),
      schedule: null,
      complete: true,
      options: {},
      state: 'active' as const,
      ...more,
    }
    return insertFeed(database, feed, clock.now())
  }

  return {
    context,
    clock,
    test,
    give,
    file,
    partner: (name, more = {}) =>
      insertPartner(database, { ...PARTNER_DEFAULTS, name, ...more }, clock.now()),
    run: (feed) => runFeed(context, feed),
    take: async (partner, name, listings, more) =>
      runFeed(context, await give(partner, name, listings, more)),
    async events() {
      const { rows } = await database.query<{ fragment: string }>(
        'select fragment from events order by id',
      )
      return rows.map((row) => JSON.parse(row.fragment) as WireEvent)
    },
    async fragments() {
      const { rows } = await database.query<{ id: number; fragment: string }>(
        'select id, fragment from events order by id',
      )
      return new Map(rows.map((row) => [row.id, row.fragment]))
    },
    async lastChange() {
      const { rows } = await database.query<{ seq: number }>(
        'select coalesce(max(seq), 0) as seq from changes',
      )
      return rows[0]!.seq
    },
    leadsTo: async (id) => (await resolveEventIds(database, [id])).get(id),
    async drop() {
      await test.drop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A concert in Paris, of a band that the show is named after; say what differs. */
export function concert(id: string, more: NativeListing = {}): NativeListing {
  return {
    id,
    name: `Les Loutres ${id}`,
    url: `https://tickets.example/${id}`,
    start: '2026-12-20T20:00',
    timeZone: 'Europe/Paris',
    availability: 'available',
    categories: ['music/rock'],
    // By their own names: two shows of one band at one time and place would be one show.
    performers: [{ name: more.name ?? `Les Loutres ${id}` }],
    place: {
      id: 'v-1',
      name: 'Salle Boréale',
      street: '3 rue des Pins',
      postalCode: '75011',
      city: 'Paris',
      country: 'FR',
      lat: 48.86,
      lng: 2.37,
    },
    offers: [{ name: 'Plein tarif', price: 25, currency: 'EUR', availability: 'available' }],
    ...more,
  }
}
