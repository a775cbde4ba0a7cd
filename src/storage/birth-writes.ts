import {
  inColumns,
  int2Column,
  int8Column,
  int8s,
  jsonColumn,
  textColumn,
} from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import type { Birth } from './births.ts'
import { copyRows, instant, int2, int8, int8Array, json } from './copied-rows.ts'
import type { CopiedTable } from './copied-rows.ts'
import type { Queryable } from './database.ts'
import { fromMs } from './instants.ts'

const BIRTH_COLUMNS: readonly Column<Birth>[] = [
  int8Column((birth) => birth.id),
  int8Column((birth) => birth.listingId),
  int8Column((birth) => birth.sessionAt),
  int8Column((birth) => birth.startAt),
  int8Column((birth) => birth.firstSeenAt),
  int8Column((birth) => birth.unavailableSince),
  int8Column((birth) => birth.cancelledSince),
  int8Column((birth) => birth.earliestStart.at),
  int2Column((birth) => birth.earliestStart.offset),
  int8Column((birth) => birth.eventId),
  int8Column((birth) => birth.placeId),
  textColumn((birth) => `{${birth.performerIds.join()}}`),
  jsonColumn((birth) => JSON.stringify(birth.features)),
  textColumn((birth) => `{${birth.blockKeys.join()}}`),
  int8Column((birth) => birth.retiredAt),
  jsonColumn((birth) => (birth.kept === null ? null : JSON.stringify(birth.kept))),
]

const INSERTED_BIRTHS: CopiedTable<Birth> = {
  name: 'births-insert',
  table: 'births',
  fields: {
    id: int8((birth) => birth.id),
    listing_id: int8((birth) => birth.listingId),
    session_at: instant((birth) => birth.sessionAt),
    start_at: instant((birth) => birth.startAt),
    first_seen_at: instant((birth) => birth.firstSeenAt),
    unavailable_since: instant((birth) => birth.unavailableSince),
    cancelled_since: instant((birth) => birth.cancelledSince),
    earliest_start_at: instant((birth) => birth.earliestStart.at),
    earliest_start_offset: int2((birth) => birth.earliestStart.offset),
    event_id: int8((birth) => birth.eventId),
    place_id: int8((birth) => birth.placeId),
    performer_ids: int8Array((birth) => birth.performerIds),
    features: json((birth) => JSON.stringify(birth.features)),
    block_keys: int8Array((birth) => birth.blockKeys),
    retired_at: instant((birth) => birth.retiredAt),
    kept: json((birth) => (birth.kept === null ? null : JSON.stringify(birth.kept))),
  },
}

/** New ones. */
export async function insertBirths(db: Queryable, births: readonly Birth[]): Promise<void> {
  await db.query(copyRows(INSERTED_BIRTHS, births))
}

/** Those that are there, overwritten. */
export async function updateBirths(db: Queryable, births: readonly Birth[]): Promise<void> {
  await db.query({
    name: 'births-write',
    text: `insert into births (id, listing_id, session_at, start_at, first_seen_at, unavailable_since,
             cancelled_since, earliest_start_at, earliest_start_offset, event_id, place_id, performer_ids,
             features, block_keys, retired_at, kept)
           select id, listing_id, ${fromMs('session_ms')}, ${fromMs('start_ms')}, ${fromMs('first_seen_ms')},
             ${fromMs('unavailable_ms')}, ${fromMs('cancelled_ms')}, ${fromMs('earliest_ms')}, earliest_offset,
             event_id, place_id, performer_ids::bigint[], features, block_keys::bigint[], ${fromMs('retired_ms')}, kept
           from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
             $7::bigint[], $8::bigint[], $9::smallint[], $10::bigint[], $11::bigint[], $12::text[], $13::json[],
             $14::text[], $15::bigint[], $16::json[])
             given (id, listing_id, session_ms, start_ms, first_seen_ms, unavailable_ms, cancelled_ms, earliest_ms,
               earliest_offset, event_id, place_id, performer_ids, features, block_keys, retired_ms, kept)
           on conflict (id) do update set session_at = excluded.session_at, start_at = excluded.start_at,
             unavailable_since = excluded.unavailable_since, cancelled_since = excluded.cancelled_since,
             earliest_start_at = excluded.earliest_start_at,
             earliest_start_offset = excluded.earliest_start_offset, event_id = excluded.event_id,
             place_id = excluded.place_id, performer_ids = excluded.performer_ids, features = excluded.features,
             block_keys = excluded.block_keys, retired_at = excluded.retired_at, kept = excluded.kept`,
    values: inColumns(births, BIRTH_COLUMNS),
  })
}

/** Which event holds them now. */
export async function moveBirths(
  db: Queryable,
  moves: readonly { readonly id: number; readonly eventId: number }[],
): Promise<void> {
  await db.query({
    name: 'births-move',
    text: `update births b set event_id = given.event_id
           from unnest($1::bigint[], $2::bigint[]) given (id, event_id) where b.id = given.id`,
    values: [int8s(moves.map((move) => move.id)), int8s(moves.map((move) => move.eventId))],
  })
}
