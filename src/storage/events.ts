import { hash } from 'node:crypto'
import {
  float8Column,
  inColumns,
  int2Column,
  int8Column,
  int8s,
  jsonColumn,
  textColumn,
  uuidColumn,
} from './binary-arrays.ts'
import type { Column, Text } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'

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

export interface EventWrite extends Omit<EventHead, 'provenanceHash'> {
  readonly name: string
  readonly startAt: number
  readonly fragment: Text
  /** JSON text: which births gave each field. */
  readonly provenance: string
  readonly createdAt: number
}

const EVENT_COLUMNS: readonly Column<EventWrite>[] = [
  int8Column((event) => event.id),
  textColumn((event) => event.name),
  int8Column((event) => event.startAt),
  int8Column((event) => event.placeId),
  int8Column((event) => event.directoryPlaceId),
  textColumn((event) => event.fragment),
  uuidColumn((event) => event.contentHash),
  jsonColumn((event) => event.provenance),
  float8Column((event) => event.trendingScore),
  int8Column((event) => event.trendingDay),
  int8Column((event) => event.trendChangeDay),
  int8Column((event) => event.createdAt),
  int8Column((event) => event.updatedAt),
  int8Column((event) => event.nextChangeAt),
]

export async function writeEvents(db: Queryable, events: readonly EventWrite[]): Promise<void> {
  await db.query({
    name: 'events-write',
    text: `insert into events (id, name, start_at, place_id, directory_place_id, fragment, content_hash, provenance,
             trending_score, trending_at, trend_change_day, created_at, updated_at, next_change_at)
           select id, name, ${fromMs('start_ms')}, place_id, directory_place_id, fragment, content_hash, provenance,
             trending_score, to_timestamp(trending_day * 86400), trend_change_day, ${fromMs('created_ms')}, ${fromMs('updated_ms')},
             ${fromMs('next_change_ms')}
           from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::uuid[],
             $8::json[], $9::float8[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[])
             given (id, name, start_ms, place_id, directory_place_id, fragment, content_hash, provenance,
               trending_score, trending_day, trend_change_day, created_ms, updated_ms, next_change_ms)
           on conflict (id) do update set name = excluded.name, start_at = excluded.start_at,
             place_id = excluded.place_id, directory_place_id = excluded.directory_place_id,
             fragment = excluded.fragment, content_hash = excluded.content_hash, provenance = excluded.provenance,
             trending_score = excluded.trending_score, trending_at = excluded.trending_at,
             trend_change_day = excluded.trend_change_day, created_at = excluded.created_at, updated_at = excluded.updated_at,
             next_change_at = excluded.next_change_at`,
    values: inColumns(events, EVENT_COLUMNS),
  })
}

const NOTED_COLUMNS: readonly Column<NotedEvent>[] = [
  int8Column((event) => event.id),
  int8Column((event) => event.nextChangeAt),
  int8Column((event) => event.trendChangeDay),
  jsonColumn((event) => event.provenance),
]

type NotedEvent = Pick<EventWrite, 'id' | 'nextChangeAt' | 'trendChangeDay' | 'provenance'>

/** Events that came out as they were: only when to look again, and which listings gave what, may have moved. */
export async function noteUnchangedEvents(
  db: Queryable,
  events: readonly NotedEvent[],
): Promise<void> {
  await db.query({
    name: 'events-note',
    text: `update events e set next_change_at = ${fromMs('given.next_change_ms')},
             trend_change_day = given.trend_change_day, provenance = given.provenance
           from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::json[])
             given (id, next_change_ms, trend_change_day, provenance)
           where e.id = given.id`,
    values: inColumns(events, NOTED_COLUMNS),
  })
}

interface PerformerLink {
  readonly id: number
  readonly performerId: number
  readonly position: number
}

const LINK_COLUMNS: readonly Column<PerformerLink>[] = [
  int8Column((link) => link.id),
  int8Column((link) => link.performerId),
  int2Column((link) => link.position),
]

/** The performers of these events, anew. */
export async function replaceEventPerformers(
  db: Queryable,
  events: readonly Pick<EventHead, 'id' | 'performerIds'>[],
): Promise<void> {
  const links = events.flatMap(linksOf)
  await db.query({
    name: 'event-performers-replace',
    text: `with given as (
             select * from unnest($2::bigint[], $3::bigint[], $4::smallint[]) given (event_id, performer_id, position)
           ), gone as (
             delete from event_performers p where p.event_id = any($1::bigint[])
             and not exists (select from given where given.event_id = p.event_id and given.performer_id = p.performer_id)
           )
           insert into event_performers (event_id, performer_id, position) select * from given
           on conflict (performer_id, event_id) do update set position = excluded.position
           where event_performers.position <> excluded.position`,
    values: [int8s(events.map((event) => event.id)), ...inColumns(links, LINK_COLUMNS)],
  })
}

function linksOf({ id, performerIds }: Pick<EventHead, 'id' | 'performerIds'>): PerformerLink[] {
  return performerIds.map((performerId, position) => ({ id, performerId, position }))
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
