import { hash } from 'node:crypto'
import { int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { toMs } from './instants.ts'

/** What is stored of an event beside its fragment. Times are epoch ms. */
export interface EventHead {
  readonly id: number
  readonly placeId: number
  readonly directoryPlaceId: number | null
  /** Headliners first. */
  readonly performerIds: readonly number[]
  readonly contentHash: string
  readonly trendingScore: number
  /** Since 1970, UTC: the one whose score the fragment shows. */
  readonly trendingDay: number
  /** From when its score has to be looked at again. */
  readonly trendChangeDay: number | null
  readonly updatedAt: number
  readonly nextChangeAt: number | null
  /** Tells whether the provenance is what it was (`provenanceHash`). */
  readonly provenanceHash: string
}

/** As the database makes it of the same text. */
export function provenanceHash(provenance: string): string {
  return hash('md5', provenance, 'hex')
}

export async function eventHeads(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, EventHead>> {
  const { rows } = await db.query<EventHead>({
    name: 'event-heads',
    text: `select e.id, e.place_id as "placeId", e.directory_place_id as "directoryPlaceId",
             coalesce((select json_agg(p.performer_id order by p.position) from event_performers p
                       where p.event_id = e.id), '[]') as "performerIds",
             e.content_hash as "contentHash", e.trending_score as "trendingScore",
             floor(extract(epoch from e.trending_at) / 86400)::integer as "trendingDay",
             e.trend_change_day as "trendChangeDay", ${toMs('e.updated_at')} as "updatedAt",
             ${toMs('e.next_change_at')} as "nextChangeAt", md5(e.provenance::text) as "provenanceHash"
           from events e where e.id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function deleteEvents(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.query({
    name: 'events-delete',
    text: `with performers as (delete from event_performers where event_id = any($1::bigint[]))
           delete from events where id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
}

/** Events whose document changes with the clock by `now`, or whose score on the day that scores are computed for. */
export async function dueEvents(db: Queryable, now: number, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'events-due',
    text: `select id from (
             (select id, next_change_at as at from events where next_change_at <= $1 order by next_change_at, id limit $2)
             union all
             (select id, $1 from events
              where trend_change_day <= (select value::integer from settings where name = 'trendDay')
                and (next_change_at is null or next_change_at > $1)
              order by trend_change_day, id limit $2)
           ) due order by at, id limit $2`,
    values: [new Date(now), limit],
  })
  return rows.map((row) => row.id)
}

export async function makeAllEventsDue(db: Queryable, now: number): Promise<void> {
  await db.query({
    text: 'update events set next_change_at = $1 where next_change_at is null or next_change_at > $1',
    values: [new Date(now)],
  })
}

/** What of the catalogue hangs on a partner, on listings still to come, on places or on performers. */
export interface EventsOf {
  readonly eventIds?: readonly number[]
  readonly partnerId?: number
  readonly feedId?: number
  readonly listingIds?: readonly number[]
  readonly placeIds?: readonly number[]
  readonly performerIds?: readonly number[]
  /** Of which a listing still to come has prices in one of these. */
  readonly currencies?: readonly string[]
}

/** Makes the events of `of` due at `now`, so that they are rendered again soon. */
export async function makeEventsDue(db: Queryable, of: EventsOf, now: number): Promise<void> {
  if (of.eventIds !== undefined && of.eventIds.length > 0) {
    await makeDue(db, 'select unnest($1::bigint[])', of.eventIds, now)
  }
  if (of.partnerId !== undefined) {
    await makeDue(
      db,
      `select b.event_id from births b join listings l on l.id = b.listing_id where l.partner_id = $1`,
      of.partnerId,
      now,
    )
  }
  if (of.feedId !== undefined) {
    await makeDue(
      db,
      `select b.event_id from births b join listings l on l.id = b.listing_id
       where l.feed_id = $1 and l.closed_at is null and l.last_at > $2`,
      of.feedId,
      now,
    )
  }
  if (of.listingIds !== undefined && of.listingIds.length > 0) {
    await makeDue(
      db,
      `select b.event_id from births b join listings l on l.id = b.listing_id
       where l.id = any($1::bigint[]) and l.last_at > $2`,
      of.listingIds,
      now,
    )
  }
  if (of.currencies !== undefined && of.currencies.length > 0) {
    await makeDue(
      db,
      `select b.event_id from births b join listings l on l.id = b.listing_id
       where l.data::text like any($1::text[]) and l.last_at > $2`,
      of.currencies.map((currency) => `%"currency":"${currency}"%`),
      now,
    )
  }
  if (of.placeIds !== undefined && of.placeIds.length > 0) {
    await makeDue(db, 'select id from events where place_id = any($1::bigint[])', of.placeIds, now)
  }
  if (of.performerIds !== undefined && of.performerIds.length > 0) {
    await makeDue(
      db,
      'select event_id from event_performers where performer_id = any($1::bigint[])',
      of.performerIds,
      now,
    )
  }
}

async function makeDue(
  db: Queryable,
  events: string,
  of: number | readonly number[] | readonly string[],
  now: number,
): Promise<void> {
  await db.query({
    text: `update events set next_change_at = $2 where id in (${events})`,
    values: [of, new Date(now)],
  })
}

export interface StoredEvent {
  readonly fragment: string
  /** Field → births that gave it. */
  readonly provenance: Readonly<Record<string, readonly number[]>>
}

export async function storedEvent(db: Queryable, id: number): Promise<StoredEvent | undefined> {
  const { rows } = await db.query<StoredEvent>({
    text: 'select fragment, provenance from events where id = $1',
    values: [id],
  })
  return rows[0]
}
