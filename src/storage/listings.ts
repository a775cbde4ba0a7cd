import type { Listing } from '../domain/listing.ts'
import {
  inColumns,
  int2Column,
  int8Column,
  int8s,
  jsonColumn,
  texts,
  uuidColumn,
  uuids,
} from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import { copyRows, instant, int2, int8, json, text, uuid } from './copied-rows.ts'
import type { CopiedTable } from './copied-rows.ts'
import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'

/** What we remember of a listing beside what its partner says. Times are epoch ms. */
export interface ListingMemory {
  readonly firstSeenAt: number
  readonly readAt: number
  readonly missingRuns: number
  readonly missingSince: number | null
  /** Since when it is there again that another one stood for while it was missing, or is on its only date; null: ever since. */
  readonly backSince: number | null
  readonly withdrawnAt: number | null
  /** Its first and last moment known: what lies behind us cannot go missing. */
  readonly firstAt: number
  readonly lastAt: number
}

export interface StoredListing extends ListingMemory {
  readonly id: number
  readonly externalId: string
  readonly feedId: number
  readonly rawHash: string
  readonly listingHash: string
}

const MEMORY = `${toMs('l.first_seen_at')} as "firstSeenAt", ${toMs('l.read_at')} as "readAt",
  l.missing_runs as "missingRuns", ${toMs('l.missing_since')} as "missingSince",
  ${toMs('l.back_since')} as "backSince", ${toMs('l.withdrawn_at')} as "withdrawnAt",
  ${toMs('l.first_at')} as "firstAt", ${toMs('l.last_at')} as "lastAt"`

export interface HeldListing {
  readonly id: number
  readonly rawHash: string
  readonly listing: Listing
}

/** What we hold of records, by their places in what was asked; nothing for those we do not hold. */
export interface Compared {
  /** The same bytes read by the same rules, from one of these feeds, and not missing before. */
  readonly unchanged: ReadonlyMap<number, number>
  readonly changed: ReadonlyMap<number, HeldListing>
}

interface ComparedRow extends Omit<HeldListing, 'id'> {
  readonly ids: readonly number[]
  readonly places: readonly number[]
  readonly same: boolean
}

/**
 * Which records we hold already: the ids of those that came as they were, by their places, and what we hold of those
 * that came differently. A batch of unchanged ones is one row: rows cost more than what is in them.
 */
export async function compareRecords(
  db: Queryable,
  partnerId: number,
  feedIds: readonly number[],
  externalIds: readonly string[],
  rawHashes: readonly string[],
): Promise<Compared> {
  const { rows } = await db.query<ComparedRow>({
    name: 'listings-compare',
    // The ids in the index condition: joined with them, all of the partner's listings might be read. What a listing says
    // is looked up for those that came differently: taken along, it would be copied for all of them, three times.
    text: `with held as materialized (
             select id, external_id, raw_hash, feed_id = any($1::bigint[]) and missing_runs = 0 and withdrawn_at is null as here
             from listings where partner_id = $2 and external_id = any($3::text[]) and closed_at is null
           ), compared as (
             select held.id, held.raw_hash, given.place, held.here and held.raw_hash = given.raw_hash as same
             from held join unnest($3::text[], $4::uuid[]) with ordinality given (external_id, raw_hash, place)
             using (external_id)
           )
           select true as same, to_json(array_agg(id)) as ids, to_json(array_agg(place)) as places,
             null as "rawHash", null as listing
           from compared where same having count(*) > 0
           union all
           select false, json_build_array(id), json_build_array(place), raw_hash,
             (select l.data from listings l where l.id = compared.id)
           from compared where not same`,
    values: [int8s(feedIds), partnerId, texts(externalIds), uuids(rawHashes)],
  })
  const unchanged = new Map<number, number>()
  const changed = new Map<number, HeldListing>()
  for (const { same, ids, places, rawHash, listing } of rows) {
    for (const [index, id] of ids.entries()) {
      const place = (places[index] ?? 0) - 1
      if (same) unchanged.set(place, id)
      else changed.set(place, { id, rawHash, listing })
    }
  }
  return { unchanged, changed }
}

/** Under the catalogue's lock: what is remembered of the listings that are about to change. */
export async function recallListings(
  db: Queryable,
  partnerId: number,
  externalIds: readonly string[],
): Promise<StoredListing[]> {
  const { rows } = await db.query<StoredListing>({
    name: 'listings-recall',
    text: `select l.id, l.external_id as "externalId", l.feed_id as "feedId", l.raw_hash as "rawHash",
             l.listing_hash as "listingHash", ${MEMORY}
           from listings l where l.partner_id = $1 and l.external_id = any($2::text[]) and l.closed_at is null`,
    values: [partnerId, texts(externalIds)],
  })
  return rows
}

/** A listing as an event's member needs it. */
export interface ListingWithMemory extends ListingMemory {
  readonly id: number
  readonly partnerId: number
  readonly externalId: string
  readonly listing: Listing
  readonly closedAt: number | null
  /** When its feed was last read whole, for the freshness of what was not said again. */
  readonly feedCompleteAt: number | null
}

export async function listingsById(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, ListingWithMemory>> {
  const { rows } = await db.query<ListingWithMemory>({
    name: 'listings-by-id',
    text: `select l.id, l.partner_id as "partnerId", l.external_id as "externalId", l.data as listing,
             ${toMs('l.closed_at')} as "closedAt", ${toMs('f.last_complete_at')} as "feedCompleteAt", ${MEMORY}
           from listings l join feeds f on f.id = l.feed_id where l.id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

export interface ListingWrite extends ListingMemory {
  readonly id: number
  readonly partnerId: number
  readonly externalId: string
  readonly feedId: number
  readonly rawHash: string
  readonly listingHash: string
  /** JSON text of the Listing. */
  readonly data: Uint8Array
  /** Of its picture's address; null: it has none. */
  readonly imageKey: string | null
}

const MEMORY_COLUMNS: readonly Column<ListingMemory>[] = [
  int8Column((row) => row.firstSeenAt),
  int8Column((row) => row.readAt),
  int2Column((row) => row.missingRuns),
  int8Column((row) => row.missingSince),
  int8Column((row) => row.backSince),
  int8Column((row) => row.withdrawnAt),
  int8Column((row) => row.firstAt),
  int8Column((row) => row.lastAt),
]

const TOLD_COLUMNS: readonly Column<ListingWrite>[] = [
  int8Column((row) => row.feedId),
  uuidColumn((row) => row.rawHash),
  uuidColumn((row) => row.listingHash),
  jsonColumn((row) => row.data),
  uuidColumn((row) => row.imageKey),
  ...MEMORY_COLUMNS,
]

const INSERTED_LISTINGS: CopiedTable<ListingWrite> = {
  name: 'listings-insert',
  table: 'listings',
  fields: {
    id: int8((row) => row.id),
    partner_id: int8((row) => row.partnerId),
    external_id: text((row) => row.externalId),
    feed_id: int8((row) => row.feedId),
    raw_hash: uuid((row) => row.rawHash),
    listing_hash: uuid((row) => row.listingHash),
    data: json((row) => row.data),
    image_key: uuid((row) => row.imageKey),
    first_seen_at: instant((row) => row.firstSeenAt),
    read_at: instant((row) => row.readAt),
    missing_runs: int2((row) => row.missingRuns),
    missing_since: instant((row) => row.missingSince),
    back_since: instant((row) => row.backSince),
    withdrawn_at: instant((row) => row.withdrawnAt),
    first_at: instant((row) => row.firstAt),
    last_at: instant((row) => row.lastAt),
  },
}

const UPDATED_COLUMNS: readonly Column<ListingWrite>[] = [
  int8Column((row) => row.id),
  ...TOLD_COLUMNS,
]

export async function insertListings(db: Queryable, rows: readonly ListingWrite[]): Promise<void> {
  await db.query(copyRows(INSERTED_LISTINGS, rows))
}

export async function updateListings(db: Queryable, rows: readonly ListingWrite[]): Promise<void> {
  await db.query({
    name: 'listings-update',
    text: `update listings l set feed_id = given.feed_id, raw_hash = given.raw_hash,
             listing_hash = given.listing_hash, data = given.data, image_key = given.image_key,
             (first_seen_at, read_at, missing_runs, missing_since, back_since, withdrawn_at, first_at, last_at)
               = (select ${WRITTEN_MEMORY})
           from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::uuid[], $5::json[], $6::uuid[],
             ${memoryArrays(7)}) given (id, feed_id, raw_hash, listing_hash, data, image_key, ${MEMORY_NAMES})
           where l.id = given.id`,
    values: inColumns(rows, UPDATED_COLUMNS),
  })
}

/** The partner gave the ids to other shows: these listings are history. */
export async function closeListings(
  db: Queryable,
  closed: readonly { readonly id: number; readonly withdrawnAt: number | null }[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'listings-close',
    text: `update listings l set closed_at = $3,
             withdrawn_at = coalesce(l.withdrawn_at, ${fromMs('given.withdrawn_ms')})
           from unnest($1::bigint[], $2::bigint[]) given (id, withdrawn_ms) where l.id = given.id`,
    values: [
      int8s(closed.map((row) => row.id)),
      int8s(closed.map((row) => row.withdrawnAt)),
      new Date(now),
    ],
  })
}

export interface ClosedListing {
  readonly id: number
  readonly partnerId: number
  readonly externalId: string
  readonly closedAt: number
}

/** Listings that bore one of these ids before the partner gave it to another show, in the order they were closed. */
export async function closedListings(
  db: Queryable,
  names: readonly { readonly partnerId: number; readonly externalId: string }[],
): Promise<ClosedListing[]> {
  const { rows } = await db.query<ClosedListing>({
    name: 'listings-closed',
    text: `select l.id, l.partner_id as "partnerId", l.external_id as "externalId", ${toMs('l.closed_at')} as "closedAt"
           from unnest($1::bigint[], $2::text[]) given (partner_id, external_id)
           join listings l on l.partner_id = given.partner_id and l.external_id = given.external_id
           where l.closed_at is not null order by l.closed_at, l.id`,
    values: [int8s(names.map((one) => one.partnerId)), texts(names.map((one) => one.externalId))],
  })
  return rows
}

/** Listings that were said again as they were: fresh again. Gives those last heard of before `stale`. */
export async function touchListings(
  db: Queryable,
  ids: readonly number[],
  now: number,
  stale: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number; stale: boolean }>({
    name: 'listings-touch',
    text: `with held as (select id, read_at < $3 as stale from listings where id = any($1::bigint[]))
           update listings l set read_at = $2 from held where l.id = held.id returning l.id, held.stale`,
    values: [int8s(ids), new Date(now), new Date(stale)],
  })
  return rows.filter((row) => row.stale).map((row) => row.id)
}

const MEMORY_NAMES =
  'first_seen_ms, read_ms, missing_runs, missing_ms, back_ms, withdrawn_ms, first_ms, last_ms'

const WRITTEN_MEMORY = `${fromMs('given.first_seen_ms')}, ${fromMs('given.read_ms')}, given.missing_runs,
  ${fromMs('given.missing_ms')}, ${fromMs('given.back_ms')}, ${fromMs('given.withdrawn_ms')},
  ${fromMs('given.first_ms')}, ${fromMs('given.last_ms')}`

function memoryArrays(first: number): string {
  const kinds = ['bigint', 'bigint', 'smallint', 'bigint', 'bigint', 'bigint', 'bigint', 'bigint']
  return kinds.map((kind, index) => `$${first + index}::${kind}[]`).join(', ')
}
