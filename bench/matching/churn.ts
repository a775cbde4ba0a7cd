import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventPresenter } from '../../src/app/event-presenter.ts'
import { categoryOf } from '../../src/domain/category.ts'
import type { Feed } from '../../src/domain/feed.ts'
import type { Listing } from '../../src/domain/listing.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Stamp } from '../../src/domain/stamp.ts'
import { native } from '../../src/ingestion/connectors/native/native.ts'
import type { IngestionContext } from '../../src/ingestion/context.ts'
import { createFetchContext, fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { MINUTE_MS } from '../../src/lib/durations.ts'
import { createLogger } from '../../src/lib/logger.ts'
import type { Database } from '../../src/storage/database.ts'
import { insertFeed } from '../../src/storage/feeds.ts'
import { insertPartner, PARTNER_DEFAULTS } from '../../src/storage/partners.ts'
import { benchDatabase } from '../support/bench-database.ts'
import { countIds } from './churn-count.ts'
import type { IdCounts } from './churn-count.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { syntheticSeason } from './synthetic/universe.ts'
import type { Told } from './universe.ts'

export interface Churn extends IdCounts {
  readonly seasons: number
  readonly listings: number
  readonly days: number
  /** Changes that clients saw when every feed was read again as it was; there must be none. */
  readonly changesOfNothing: number
}

/** A season is told well before it begins. */
const NOW = Date.parse('2026-01-05T10:00:00Z')
const DAYS = 4

/** Shares of listings in four days, as one site's pages were seen to change. */
const GONE = 0.07
const FRESH = 0.06
const RETITLED = 0.002
const MOVED = 0.005
const ROLLED = 0.25

/**
 * A season is ingested by the real pipeline, the same again, and on four days as it is then: some listings gone, some new,
 * titles, halls and starts changed. How many of the listings that did not change are in an event of another id?
 */
export async function idChurn(seed: number, events: number): Promise<Churn> {
  const storage = await benchDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'affiche-churn-'))
  try {
    const random = seeded(seed + 77)
    // Those that were taken down before are told by nobody.
    const told = syntheticSeason(seed, events).tellings.filter(
      ({ withdrawn }) => withdrawn !== true,
    )
    const lives = told.map((one) => lifeOf(one, random))
    const { database } = storage
    const ingest = await ingestion(database, folder, partnersOf(told))
    const on = (day: number) => lives.flatMap((life) => life(day) ?? [])
    await ingest(on(0))
    const change = await lastChange(database)
    await ingest(on(0))
    const changesOfNothing = (await lastChange(database)) - change
    let before = await eventIds(database)
    const days: IdCounts[] = []
    for (let day = 1; day <= DAYS; day += 1) {
      const yesterday = new Map(on(day - 1).map((one) => [keyOf(one), one]))
      const today = new Map(on(day).map((one) => [keyOf(one), one]))
      await ingest([...today.values()])
      const after = await eventIds(database)
      const told = (key: string) => {
        const listing = key.split('@')[0] ?? ''
        return [yesterday.get(listing), today.get(listing)] as const
      }
      const isSame = (key: string) => {
        const [old, fresh] = told(key)
        return old !== undefined && old === fresh
      }
      days.push(
        countIds({ before, after, isSame }, (key) => tellLine(key, told(key).findLast(Boolean))),
      )
      before = after
    }
    return { seasons: 1, listings: before.size, days: DAYS, ...added(days), changesOfNothing }
  } finally {
    await storage.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** All of them together. */
export function allChurn(seasons: readonly Churn[]): Churn {
  const sum = (of: (one: Churn) => number) => seasons.reduce((all, one) => all + of(one), 0)
  return {
    seasons: seasons.length,
    listings: sum((one) => one.listings),
    days: DAYS,
    ...added(seasons),
    changesOfNothing: sum((one) => one.changesOfNothing),
  }
}

function added(counts: readonly IdCounts[]): IdCounts {
  const sum = (of: (one: IdCounts) => number) => counts.reduce((all, one) => all + of(one), 0)
  return {
    unchanged: sum((one) => one.unchanged),
    changedIds: sum((one) => one.changedIds),
    byNeighbours: sum((one) => one.byNeighbours),
    leastIds: sum((one) => one.leastIds),
    stories: counts.flatMap(({ stories }) => stories),
  }
}

function tellLine(key: string, told: Told | undefined): string {
  if (told === undefined) return `${key} (not told)`
  const { name, timing, place } = told.listing
  const at = new Date(timing.start.at + timing.start.offset * 60_000).toISOString().slice(0, 16)
  return `${key} "${name}" ${at}${timing.sessions.length > 1 ? `+${timing.sessions.length - 1}` : ''} ${place?.name ?? '-'}`
}

/** A listing on each day; null: not there. */
function lifeOf(told: Told, random: Random): (day: number) => Told | null {
  const within = (share: number) => (random.chance(share) ? 1 + random.below(DAYS) : Infinity)
  const from = random.chance(FRESH) ? 1 + random.below(DAYS) : 0
  const gone = within(GONE)
  const changes = [
    { from: within(RETITLED), to: retitle(told) },
    { from: within(MOVED), to: move(told) },
    { from: within(ROLLED), to: roll(told) },
  ]
  return (day) => {
    if (day < from || day >= gone) return null
    return changes.find((change) => day >= change.from)?.to ?? told
  }
}

function changed(told: Told, more: Partial<Listing>): Told {
  return { ...told, listing: { ...told.listing, ...more } }
}

/** The line-up is added, as sites do. */
function retitle(told: Told): Told {
  return changed(told, { name: `${told.listing.name} QUINTET` })
}

function move(told: Told): Told {
  const { place } = told.listing
  return place === null
    ? told
    : changed(told, { place: { ...place, name: `${place.name} (entrée sud)` } })
}

/** A run's start is its next performance. */
function roll(told: Told): Told {
  const { timing, grain } = told.listing
  const [first, next] = timing.sessions
  if (grain !== 'run' || first === undefined || next === undefined) return told
  return changed(told, {
    timing: { ...timing, start: next.start, sessions: timing.sessions.slice(1) },
  })
}

const keyOf = ({ partner, listing }: Told) => `${partner} ${listing.externalId}`

function partnersOf(told: readonly Told[]): number[] {
  return [...new Set(told.map(({ partner }) => partner))].toSorted((a, b) => a - b)
}

/** Each partner's listings as a complete feed of its own, read from a file. */
async function ingestion(database: Database, folder: string, partners: readonly number[]) {
  let now = NOW
  const clock = { now: () => now }
  const fetching = createFetchContext({ clock, allowHosts: [], secret: () => null })
  const context: IngestionContext = {
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    fetch: (request) => fetchFeed(fetching, request),
    connectors: new Map([[native.format, native]]),
    present: eventPresenter,
  }
  await mkdir(folder, { recursive: true })
  const feeds = new Map<number, Feed>()
  for (const number of partners) {
    const name = `Seller ${number}`
    const partner = await insertPartner(database, { ...PARTNER_DEFAULTS, name }, NOW)
    const location = join(folder, `${number}.ndjson`)
    const told = {
      partnerId: partner.id,
      name,
      format: 'native',
      location,
      schedule: null,
      state: 'active' as const,
    }
    feeds.set(number, await insertFeed(database, { ...told, complete: true, options: {} }, NOW))
  }
  return async (tellings: readonly Told[]) => {
    // What is there before a read is older than the read.
    now += MINUTE_MS
    for (const [number, feed] of feeds) {
      const own = tellings.filter(({ partner }) => partner === number)
      const lines = own.map(({ listing }) => JSON.stringify(toNative(listing)))
      await writeFile(feed.location, `${lines.join('\n')}\n`)
      const { state, rejected } = await runFeed(context, feed)
      if (state !== 'succeeded')
        throw new Error(`${state}: ${JSON.stringify(rejected.slice(0, 3))}`)
    }
  }
}

function toNative(listing: Listing): NativeListing {
  const { externalId, name, timing, place, performers, offers, categories } = listing
  const ranged = timing.sessions.length === 0
  const text = (stamp: Stamp) => stampText(stamp, timing.precision === 'minute')
  return {
    id: externalId,
    name,
    url: `https://seller.example/${encodeURIComponent(externalId)}`,
    timeZone: timing.zone ?? 'Europe/Paris',
    ...(ranged
      ? { start: text(timing.start), end: timing.end === null ? null : text(timing.end) }
      : {}),
    ...(ranged ? {} : { sessions: timing.sessions.map(({ start }) => ({ start: text(start) })) }),
    sessionsComplete: timing.sessionsComplete,
    status: listing.status,
    categories: categories.map((id) => {
      const { mainCategory, subCategory } = categoryOf(id)
      return subCategory === null ? mainCategory : `${mainCategory}/${subCategory}`
    }),
    performers: performers.map((one) => ({ name: one.name, role: one.role })),
    ...(place === null
      ? {}
      : {
          place: {
            name: place.name,
            room: place.room,
            street: place.street,
            postalCode: place.postalCode,
            city: place.city,
            country: place.country,
            lat: place.lat,
            lng: place.lng,
          },
        }),
    offers: offers.map(({ price, currency }) => ({ price, currency })),
  }
}

function stampText({ at, offset }: Stamp, clocked: boolean): string {
  const local = new Date(at + offset * 60_000).toISOString()
  return clocked ? local.slice(0, 16) : local.slice(0, 10)
}

/** `partner id@session` → event. */
async function eventIds(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.query<{ key: string; event: number }>(
    `select substr(p.name, 8) || ' ' || l.external_id || coalesce('@' || extract(epoch from b.session_at), '') as key,
       b.event_id as event
     from births b join listings l on l.id = b.listing_id join partners p on p.id = l.partner_id`,
  )
  return new Map(rows.map(({ key, event }) => [key, event]))
}

async function lastChange(database: Database): Promise<number> {
  const { rows } = await database.query<{ seq: number }>(
    'select coalesce(max(seq), 0) as seq from changes',
  )
  return rows[0]?.seq ?? 0
}
