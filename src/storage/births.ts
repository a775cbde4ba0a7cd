import type { Listing } from '../domain/listing.ts'
import type { Stamp } from '../domain/stamp.ts'
import { byHash } from '../lib/by-hash.ts'
import { gatherSome } from '../lib/gather.ts'
import { boolColumn, inColumns, int2Column, int8Column, int8s, texts } from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import { keyOf } from './birth-blocks.ts'
import type { KeyDays } from './birth-blocks.ts'
import type { Queryable } from './database.ts'
import { toMs } from './instants.ts'

/** One listing, or one night of an exploded one, as matching and merging know it. Times are epoch ms. */
export interface Birth {
  readonly id: number
  readonly listingId: number
  readonly partnerId: number
  readonly externalId: string
  readonly sessionAt: number | null
  readonly startAt: number
  readonly firstSeenAt: number
  readonly unavailableSince: number | null
  readonly cancelledSince: number | null
  readonly earliestStart: Stamp
  readonly eventId: number
  readonly placeId: number
  readonly performerIds: readonly number[]
  /** Only the resolving room reads inside. */
  readonly features: unknown
  readonly blockKeys: readonly number[]
  readonly retiredAt: number | null
  /** A retired one's listing as it last held the session. */
  readonly kept: Listing | null
  /** Its listing is gone from its feed, or its id now means another show. */
  readonly withdrawn: boolean
  /** Since which read its feed may lack it, while that is no reason yet to withdraw it. */
  readonly missingSince: number | null
  /** Since when it is there: first seen, or back from where another one stood for it. */
  readonly thereSince: number
  readonly closed: boolean
}

interface BirthRow extends Omit<Birth, 'earliestStart'> {
  readonly earliestStartAt: number
  readonly earliestStartOffset: number
}

/** Nobody near: one row without a birth. */
type NearRow = (BirthRow | { readonly id: null }) & { readonly crowded: readonly number[] | null }

const COLUMNS = `b.id, b.listing_id as "listingId", l.partner_id as "partnerId", l.external_id as "externalId",
  ${toMs('b.session_at')} as "sessionAt", ${toMs('b.start_at')} as "startAt",
  ${toMs('b.first_seen_at')} as "firstSeenAt", ${toMs('b.unavailable_since')} as "unavailableSince",
  ${toMs('b.cancelled_since')} as "cancelledSince", ${toMs('b.earliest_start_at')} as "earliestStartAt",
  b.earliest_start_offset as "earliestStartOffset", b.event_id as "eventId", b.place_id as "placeId",
  to_json(b.performer_ids) as "performerIds", b.features, to_json(b.block_keys) as "blockKeys",
  ${toMs('b.retired_at')} as "retiredAt", b.kept,
  (l.withdrawn_at is not null or b.retired_at is not null) as withdrawn,
  case when l.missing_since is not null then ${toMs('least(l.missing_since, l.unseen_since)')} end as "missingSince",
  ${toMs('greatest(b.first_seen_at, l.back_since)')} as "thereSince", l.closed_at is not null as closed`

/**
 * Looked up one by one, in any order: joined as tables, the planner reads all listings for a batch of births as soon as it
 * takes the batch for larger than it is.
 */
const ITS_LISTING =
  'join lateral (select * from listings where id = b.listing_id offset 0) l on true'

/** What is added stands first: behind a copy of twenty members each added one costs more than the copy. */
function toBirth(row: BirthRow): Birth {
  return { earliestStart: { at: row.earliestStartAt, offset: row.earliestStartOffset }, ...row }
}

export async function birthsOfListings(
  db: Queryable,
  listingIds: readonly number[],
): Promise<Birth[]> {
  const { rows } = await db.query<BirthRow>({
    name: 'births-of-listings',
    text: `select ${COLUMNS} from births b ${ITS_LISTING}
           where b.listing_id = any($1::bigint[]) order by b.id`,
    values: [int8s(listingIds)],
  })
  return rows.map(toBirth)
}

const KEY_COLUMNS: readonly Column<KeyDays>[] = [
  int8Column(keyOf),
  int2Column((one) => one.first),
  int2Column((one) => one.last),
  boolColumn((one) => one.isRun),
]

/**
 * Births that share a key on days in common (two runs: with no more than `runReach` days between them) or are in one of the
 * events, but for those known already.
 * Keys that more births share than `limit` load nobody: they are named.
 */
export async function birthsNear(
  db: Queryable,
  near: {
    readonly keys: readonly KeyDays[]
    readonly eventIds: readonly number[]
    readonly known: readonly number[]
    readonly runReach: number
  },
  limit: number,
): Promise<{ readonly births: Birth[]; readonly crowded: readonly number[] }> {
  // In the order of their index: pages that one key was found on are at hand for the next.
  const keys = byHash(near.keys, keyOf)
  const { rows } = await db.query<NearRow>({
    name: 'births-near',
    // The ids in the index condition: joined with them, all births might be read.
    text: `with blocks as materialized (
             select given.key, near.crowded, near.births
             from unnest($1::bigint[], $2::smallint[], $3::smallint[], $4::boolean[]) given (key, first, last, is_run)
             cross join lateral (
               select count(*) > $5 as crowded, array_agg(held.birth_id) filter (where
                 held.first_day - held.reach <= given.last and held.last_day + held.reach >= given.first) as births
               from (select birth_id, first_day, last_day,
                       case when is_run and given.is_run then $8::integer else 0 end as reach
                     from birth_blocks where key = given.key order by birth_id limit $5 + 1) held
             ) near
             where near.crowded or near.births is not null
           ), found as (
             (select unnest(births) as id from blocks where not crowded
              union select id from births where event_id = any($6::bigint[]))
             except select unnest($7::bigint[])
           )
           select ${COLUMNS}, (select json_agg(key) from blocks where crowded) as crowded
           from (select) always left join (births b ${ITS_LISTING}) on b.id = any(array(select id from found))
           order by b.id`,
    values: [
      ...inColumns(keys, KEY_COLUMNS),
      limit,
      int8s(near.eventIds),
      int8s(near.known),
      near.runReach,
    ],
  })
  const births = gatherSome(rows, (row) => (row.id === null ? null : toBirth(row as BirthRow)))
  return { births, crowded: rows[0]?.crowded ?? [] }
}

/** Whose births they are: each listing once. */
export async function listingsOfBirths(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'listings-of-births',
    text: 'select distinct listing_id as id from births where id = any($1::bigint[]) order by id',
    values: [int8s(ids)],
  })
  return rows.map((row) => row.id)
}

/** Births that are in one of the events, or have one of the ids. */
export async function birthsAround(
  db: Queryable,
  around: { readonly eventIds: readonly number[]; readonly ids: readonly number[] },
): Promise<Birth[]> {
  const { rows } = await db.query<BirthRow>({
    name: 'births-around',
    text: `with found as (
             select id from births where event_id = any($1::bigint[]) union select unnest($2::bigint[])
           )
           select ${COLUMNS} from births b ${ITS_LISTING}
           where b.id = any(array(select id from found)) order by b.id`,
    values: [int8s(around.eventIds), int8s(around.ids)],
  })
  return rows.map(toBirth)
}

/** Births of listings named by their partners' ids, of those too that bore such an id before. */
export async function birthsOfExternalIds(
  db: Queryable,
  listings: readonly { readonly partnerId: number; readonly externalId: string }[],
): Promise<Birth[]> {
  const { rows } = await db.query<BirthRow>({
    // Two conditions, for the two partial indexes.
    text: `with given as (
             select distinct * from unnest($1::bigint[], $2::text[]) given (partner_id, external_id)
           ), named as (
             select l.id from given join listings l on l.partner_id = given.partner_id
               and l.external_id = given.external_id where l.closed_at is null
             union all
             select l.id from given join listings l on l.partner_id = given.partner_id
               and l.external_id = given.external_id where l.closed_at is not null
           )
           select ${COLUMNS} from named join listings l on l.id = named.id
           join births b on b.listing_id = l.id order by b.id`,
    values: [
      int8s(listings.map((one) => one.partnerId)),
      texts(listings.map((one) => one.externalId)),
    ],
  })
  return rows.map(toBirth)
}

/** Births at these places, and those whose listings bill these performers: a search of all births, for operators. */
export async function birthIdsOf(
  db: Queryable,
  of: { readonly placeIds?: readonly number[]; readonly performerIds?: readonly number[] },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `select id from births where place_id = any($1::bigint[])
           union select id from births where performer_ids && $2::bigint[] order by id`,
    values: [int8s(of.placeIds ?? []), int8s(of.performerIds ?? [])],
  })
  return rows.map((row) => row.id)
}

/**
 * Number ever shown → the event that it leads to; those that never were one are left out. An erased listing's leads to a
 * number that was in one event with it, and from there wherever that one leads by now.
 */
export async function resolveEventIds(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; event_id: number }>({
    name: 'event-ids-resolve',
    text: `with recursive led as (
             select id as asked, event_id as id from births where id = any($1::bigint[])
             union
             select led.asked, b.event_id from led join births b on b.id = led.id
           )
           select led.asked as id, led.id as event_id from led join births b on b.id = led.id
           where b.event_id = b.id`,
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.id, row.event_id]))
}
