import type { Rejection } from '../domain/feed.ts'
import type { Listing } from '../domain/listing.ts'
import { int8s, jsons, texts, uuids } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { PARTNER_PROVIDER, UNKNOWN_PLACE } from './places.ts'

/** Rewriting and dropping what was erased, in every table that may hold it. */

export interface ReviewedListing {
  readonly id: number
  readonly listing: Listing
}

const REVIEWED = `data::text like '%"reviews":[{%'`

/** Listings that have reviews, a page at a time by id. Null: of every partner. */
export async function reviewedListings(
  db: Queryable,
  partnerId: number | null,
  after: number,
  limit: number,
): Promise<ReviewedListing[]> {
  const { rows } = await db.query<ReviewedListing>({
    text: `select id, data as listing from listings
           where id > $2 and ($1::bigint is null or partner_id = $1) and ${REVIEWED} order by id limit $3`,
    values: [partnerId, after, limit],
  })
  return rows
}

export interface ReviewedBirth extends ReviewedListing {
  readonly eventId: number
}

/** Nights given up whose listings as they last were have reviews. */
export async function reviewedBirths(
  db: Queryable,
  partnerId: number | null,
  after: number,
  limit: number,
): Promise<ReviewedBirth[]> {
  const { rows } = await db.query<ReviewedBirth>({
    text: `select b.id, b.event_id as "eventId", b.kept as listing from births b join listings l on l.id = b.listing_id
           where b.id > $2 and ($1::bigint is null or l.partner_id = $1)
             and b.kept::text like '%"reviews":[{%' order by b.id limit $3`,
    values: [partnerId, after, limit],
  })
  return rows
}

export interface ListingTexts {
  readonly id: number
  readonly partner: string
  readonly externalId: string
  /** That shows it; null: none does. */
  readonly event: number | null
  readonly data: Listing
}

/** All listings with who tells them, a page at a time by id. */
export async function listingTexts(
  db: Queryable,
  after: number,
  limit: number,
): Promise<ListingTexts[]> {
  const { rows } = await db.query<ListingTexts>({
    text: `select l.id, n.name as partner, l.external_id as "externalId", l.data,
             (select min(b.event_id) from births b where b.listing_id = l.id) as event
           from listings l join partners n on n.id = l.partner_id where l.id > $1 order by l.id limit $2`,
    values: [after, limit],
  })
  return rows
}

/** Nights given up, as their listings last told them, a page at a time by id. */
export async function keptTexts(
  db: Queryable,
  after: number,
  limit: number,
): Promise<ListingTexts[]> {
  const { rows } = await db.query<ListingTexts>({
    text: `select b.id, n.name as partner, l.external_id as "externalId", b.kept as data, b.event_id as event
           from births b join listings l on l.id = b.listing_id join partners n on n.id = l.partner_id
           where b.id > $1 and b.kept is not null order by b.id limit $2`,
    values: [after, limit],
  })
  return rows
}

export type Shown = 'performer' | 'place' | 'directory'

export interface ShownTexts {
  readonly row: number
  /** By which commands name it. */
  readonly id: string
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
}

const SHOWN: Readonly<Record<Shown, string>> = {
  performer: 'select id as row, id::text as id, data from performers where replaced_by is null',
  place: `select id as row, id::text as id, data from places where replaced_by is null and id > ${UNKNOWN_PLACE}`,
  // Of a directory, what clients are shown: places that ours stand for.
  directory: `select d.id as row, d.directory_id as id, d.data from directory_places d
    where d.replaced_by is null and d.provider <> '${PARTNER_PROVIDER}'
      and exists (select from places p where p.directory_place_id = d.id and p.replaced_by is null)`,
}

/** What is shown of performers, places and their entries of a directory, a page at a time. */
export async function shownTexts(
  db: Queryable,
  of: Shown,
  after: number,
  limit: number,
): Promise<ShownTexts[]> {
  const { rows } = await db.query<ShownTexts>({
    text: `select row, id, data ->> 'name' as name, data from (${SHOWN[of]}) shown
           where row > $1 order by row limit $2`,
    values: [after, limit],
  })
  return rows
}

export async function rewriteListings(
  db: Queryable,
  rows: readonly { readonly id: number; readonly data: string; readonly listingHash: string }[],
): Promise<void> {
  await db.query({
    text: `update listings l set data = given.data, listing_hash = given.hash
           from unnest($1::bigint[], $2::json[], $3::uuid[]) given (id, data, hash) where l.id = given.id`,
    values: [
      int8s(rows.map((row) => row.id)),
      jsons(rows.map((row) => row.data)),
      uuids(rows.map((row) => row.listingHash)),
    ],
  })
}

export async function rewriteKept(
  db: Queryable,
  rows: readonly { readonly id: number; readonly kept: string }[],
): Promise<void> {
  await db.query({
    text: `update births b set kept = given.kept from unnest($1::bigint[], $2::json[]) given (id, kept)
           where b.id = given.id`,
    values: [int8s(rows.map((row) => row.id)), jsons(rows.map((row) => row.kept))],
  })
}

export async function eventsOfListings(
  db: Queryable,
  listingIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: 'select distinct event_id as id from births where listing_id = any($1::bigint[]) order by 1',
    values: [int8s(listingIds)],
  })
  return rows.map(({ id }) => id)
}

/** Documents that show an older state than their events: nothing would overwrite them before somebody asks. */
export async function dropStaleDocuments(db: Queryable): Promise<void> {
  await db.query(`delete from documents d using document_heads h
    where h.kind = d.kind and h.key = d.key and d.version < h.version`)
}

export interface RunTexts {
  readonly id: number
  readonly rejected: readonly Rejection[]
  readonly warnings: readonly string[]
}

/** What runs noted, a page at a time by id. */
export async function runTexts(
  db: Queryable,
  partnerId: number | null,
  after: number,
  limit: number,
): Promise<RunTexts[]> {
  const { rows } = await db.query<RunTexts>({
    text: `select r.id, r.rejected, r.warnings from runs r join feeds f on f.id = r.feed_id
           where r.id > $2 and ($1::bigint is null or f.partner_id = $1)
             and (r.rejected <> '[]' or r.warnings <> '[]') order by r.id limit $3`,
    values: [partnerId, after, limit],
  })
  return rows
}

export async function rewriteRunTexts(db: Queryable, runs: readonly RunTexts[]): Promise<void> {
  await db.query({
    text: `update runs r set rejected = given.rejected, warnings = given.warnings
           from unnest($1::bigint[], $2::json[], $3::json[]) given (id, rejected, warnings) where r.id = given.id`,
    values: [
      int8s(runs.map((run) => run.id)),
      jsons(runs.map((run) => JSON.stringify(run.rejected))),
      jsons(runs.map((run) => JSON.stringify(run.warnings))),
    ],
  })
}

export async function rewriteDecisions(
  db: Queryable,
  rows: readonly { readonly id: number; readonly why: string; readonly body: string }[],
): Promise<void> {
  await db.query({
    text: `update decisions d set why = given.why, body = given.body
           from unnest($1::bigint[], $2::text[], $3::json[]) given (id, why, body) where d.id = given.id`,
    values: [
      int8s(rows.map((row) => row.id)),
      texts(rows.map((row) => row.why)),
      jsons(rows.map((row) => row.body)),
    ],
  })
}

/** Rows of a partner's listing, of shows too that bore its id before. */
export async function listingIdsNamed(
  db: Queryable,
  partnerId: number,
  externalId: string,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: 'select id from listings where partner_id = $1 and external_id = $2 order by id',
    values: [partnerId, externalId],
  })
  return rows.map(({ id }) => id)
}

/**
 * The listings are gone; of their births stay the numbers, each leading to the event given for it, and nothing that the
 * listings told.
 */
export async function dropListings(
  db: Queryable,
  listingIds: readonly number[],
  births: readonly { readonly id: number; readonly eventId: number }[],
): Promise<void> {
  const ids = int8s(births.map((birth) => birth.id))
  await db.query({
    text: `update births b set event_id = given.event_id, features = '{}', block_keys = '{}', performer_ids = '{}',
             place_id = ${UNKNOWN_PLACE}, kept = null
           from unnest($1::bigint[], $2::bigint[]) given (id, event_id) where b.id = given.id`,
    values: [ids, int8s(births.map((birth) => birth.eventId))],
  })
  await db.query({
    text: 'delete from birth_blocks where birth_id = any($1::bigint[])',
    values: [ids],
  })
  await db.query({
    text: 'delete from doubtful_pairs where a = any($1::bigint[]) or b = any($1::bigint[])',
    values: [ids],
  })
  await db.query({
    text: 'delete from held_absences where listing_id = any($1::bigint[])',
    values: [int8s(listingIds)],
  })
  await db.query({
    text: 'delete from listings where id = any($1::bigint[])',
    values: [int8s(listingIds)],
  })
}

/**
 * Those of the images that nothing shows any more; the next sweep takes their copies away. What was noted since then and
 * is shown no more may have been shown with them: that is forgotten, too, but its copies stay their time.
 */
export async function dropUnshownImages(
  db: Queryable,
  keys: readonly string[],
  since: number,
): Promise<void> {
  await db.query({
    text: `with gone as (
             delete from images i where (key = any($1::uuid[]) or noted_at >= $2) and not pinned
               and not exists (select from listings r where r.image_key = i.key)
               and not exists (select from performers r where r.image_key = i.key)
               and not exists (select from places r where r.image_key = i.key)
               and not exists (select from partners r where r.logo_key = i.key)
             returning key, picture_id
           )
           update pictures p set unused_since = to_timestamp(0) from gone
           where p.id = gone.picture_id and gone.key = any($1::uuid[])
             and not exists (select from images i where i.picture_id = p.id and i.key not in (select key from gone))`,
    values: [uuids(keys), new Date(since)],
  })
}
