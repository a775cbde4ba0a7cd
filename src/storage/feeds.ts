import type { Feed } from '../domain/feed.ts'
import type { Queryable } from './database.ts'

interface FeedRow {
  readonly id: number
  readonly partner_id: number
  readonly name: string
  readonly format: string
  readonly location: string
  readonly schedule: string | null
  readonly complete: boolean
  readonly options: Record<string, string>
  readonly state: Feed['state']
}

const COLUMNS = 'id, partner_id, name, format, location, schedule, complete, options, state'

export type NewFeed = Omit<Feed, 'id'>

/** Throws the database's unique violation (23505) when another feed bears the name. */
export async function insertFeed(db: Queryable, feed: NewFeed, now: number): Promise<Feed> {
  const { rows } = await db.query<{ id: number }>({
    text: `insert into feeds (partner_id, name, format, location, schedule, complete, options, state, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [feed.partnerId, ...valuesOf(feed), new Date(now)],
  })
  return { ...feed, id: rows[0]?.id ?? Number.NaN }
}

export async function updateFeed(db: Queryable, feed: Feed): Promise<void> {
  await db.query({
    text: `update feeds set name = $2, format = $3, location = $4, schedule = $5, complete = $6, options = $7,
             state = $8 where id = $1`,
    values: [feed.id, ...valuesOf(feed)],
  })
}

export async function listFeeds(db: Queryable): Promise<Feed[]> {
  const { rows } = await db.query<FeedRow>(
    `select ${COLUMNS} from feeds where removed_at is null order by lower(name)`,
  )
  return rows.map(toFeed)
}

/** By name, whatever its case. */
export async function findFeed(db: Queryable, name: string): Promise<Feed | undefined> {
  const { rows } = await db.query<FeedRow>({
    text: `select ${COLUMNS} from feeds where removed_at is null and lower(name) = lower($1)`,
    values: [name],
  })
  return rows.map(toFeed)[0]
}

export async function feedsOfPartner(db: Queryable, partnerId: number): Promise<Feed[]> {
  const { rows } = await db.query<FeedRow>({
    text: `select ${COLUMNS} from feeds where removed_at is null and partner_id = $1 order by id`,
    values: [partnerId],
  })
  return rows.map(toFeed)
}

/** Those of a partner's feeds whose silence about a listing means something. */
export async function completeFeeds(db: Queryable, partnerId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: 'select id from feeds where removed_at is null and complete and partner_id = $1 order by id',
    values: [partnerId],
  })
  return rows.map((row) => row.id)
}

/** Those of which a removal that was cut off may have left listings. */
export async function removedFeeds(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from feeds where removed_at is not null order by id',
  )
  return rows.map((row) => row.id)
}

export async function markFeedRemoved(db: Queryable, id: number, now: number): Promise<void> {
  await db.query({
    text: 'update feeds set removed_at = $2 where id = $1 and removed_at is null',
    values: [id, new Date(now)],
  })
}

/** Lifts the brake for the next run that reads the whole feed. */
export async function releaseFeed(db: Queryable, id: number): Promise<void> {
  await db.query({ text: 'update feeds set released = true where id = $1', values: [id] })
}

export interface FeedMemory {
  readonly released: boolean
  /** When a run last read the whole of it, epoch ms. */
  readonly lastCompleteAt: number | null
}

export async function readFeedMemory(db: Queryable, id: number): Promise<FeedMemory> {
  const { rows } = await db.query<{ released: boolean; last_complete_at: Date | null }>({
    text: 'select released, last_complete_at from feeds where id = $1',
    values: [id],
  })
  return {
    released: rows[0]?.released ?? false,
    lastCompleteAt: rows[0]?.last_complete_at?.getTime() ?? null,
  }
}

/** The whole feed was read at `now`. `judged`: for what it lacks, too, so that a release given before is used up. */
export async function markFeedComplete(
  db: Queryable,
  id: number,
  { now, judged }: { readonly now: number; readonly judged: boolean },
): Promise<void> {
  await db.query({
    text: 'update feeds set last_complete_at = $2, released = released and not $3 where id = $1',
    values: [id, new Date(now), judged],
  })
}

function valuesOf(feed: NewFeed): unknown[] {
  return [
    feed.name,
    feed.format,
    feed.location,
    feed.schedule,
    feed.complete,
    JSON.stringify(feed.options),
    feed.state,
  ]
}

function toFeed(row: FeedRow): Feed {
  return {
    id: row.id,
    partnerId: row.partner_id,
    name: row.name,
    format: row.format,
    location: row.location,
    schedule: row.schedule,
    complete: row.complete,
    options: row.options,
    state: row.state,
  }
}
