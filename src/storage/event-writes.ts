import { DAY_MS } from '../lib/durations.ts'
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
import type { Column } from './binary-arrays.ts'
import type { Text } from './binary-values.ts'
import { copyRows, float8, instant, int2, int4, int8, json, text, uuid } from './copied-rows.ts'
import type { CopiedTable } from './copied-rows.ts'
import type { Queryable } from './database.ts'
import type { EventHead } from './events.ts'
import { fromMs } from './instants.ts'

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

const INSERTED_EVENTS: CopiedTable<EventWrite> = {
  name: 'events-insert',
  table: 'events',
  fields: {
    id: int8((event) => event.id),
    name: text((event) => event.name),
    start_at: instant((event) => event.startAt),
    place_id: int8((event) => event.placeId),
    directory_place_id: int8((event) => event.directoryPlaceId),
    fragment: text((event) => event.fragment),
    content_hash: uuid((event) => event.contentHash),
    provenance: json((event) => event.provenance),
    trending_score: float8((event) => event.trendingScore),
    trending_at: instant((event) => event.trendingDay * DAY_MS),
    trend_change_day: int4((event) => event.trendChangeDay),
    created_at: instant((event) => event.createdAt),
    updated_at: instant((event) => event.updatedAt),
    next_change_at: instant((event) => event.nextChangeAt),
  },
}

/** Events that are not there: `on conflict` would look for each of them first. */
export async function insertEvents(db: Queryable, events: readonly EventWrite[]): Promise<void> {
  await db.query(copyRows(INSERTED_EVENTS, events))
}

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

const INSERTED_LINKS: CopiedTable<PerformerLink> = {
  name: 'event-performers-insert',
  table: 'event_performers',
  fields: {
    performer_id: int8((link) => link.performerId),
    event_id: int8((link) => link.id),
    position: int2((link) => link.position),
  },
}

/** The performers of events that are new. */
export async function insertEventPerformers(
  db: Queryable,
  events: readonly Pick<EventHead, 'id' | 'performerIds'>[],
): Promise<void> {
  const links = events.flatMap(linksOf)
  if (links.length > 0) await db.query(copyRows(INSERTED_LINKS, links))
}

function linksOf({ id, performerIds }: Pick<EventHead, 'id' | 'performerIds'>): PerformerLink[] {
  return performerIds.map((performerId, position) => ({ id, performerId, position }))
}
