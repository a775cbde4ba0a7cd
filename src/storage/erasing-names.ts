import type { ListingPerformer, ListingPlace } from '../domain/listing.ts'
import { int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { KINDS } from './documents.ts'
import { PARTNER_PROVIDER, UNKNOWN_PLACE } from './places.ts'
import type { LearntKey, Named, ToldOf } from './replacements.ts'

/** Places and performers of whom an erased listing told: what is left of them, and dropping those of whom nothing is. */

interface Tables {
  readonly rows: string
  readonly keys: string
  readonly id: string
  readonly scope: string
  /** SQL: a birth `b` is there or bills it. */
  readonly isUsed: (id: string) => string
}

const TABLES: Readonly<Record<Named, Tables>> = {
  place: {
    rows: 'places',
    keys: 'place_keys',
    id: 'place_id',
    scope: 'partner_id',
    isUsed: (id) => `exists (select from births b where b.place_id = ${id})`,
  },
  performer: {
    rows: 'performers',
    keys: 'performer_keys',
    id: 'performer_id',
    scope: 'scheme',
    // Births have no index by performer: once through them for all.
    isUsed: (id) => `${id} in (select unnest(b.performer_ids) from births b)`,
  },
}

/** Those that stand for themselves and of whom the partner told since then, though no listing is there or bills them now. */
export async function idleSince(
  db: Queryable,
  of: Named,
  partnerId: number,
  since: number,
): Promise<number[]> {
  const { rows, keys, id, isUsed } = TABLES[of]
  const found = await db.query<{ id: number }>({
    text: `select id from (
             select distinct coalesce(t.replaced_by, t.id) as id from ${keys} k join ${rows} t on t.id = k.${id}
             where k.partner_id = $1 and k.told is not null and k.told_at >= $2
           ) told where not ${isUsed('told.id')} order by id`,
    values: [partnerId, new Date(since)],
  })
  return found.rows.map((row) => row.id)
}

export interface NameRow {
  readonly id: number
  /** The one that stands for it: itself, or another one. */
  readonly live: number
  /** The picture it shows, as told. */
  readonly image: string | null
  /** Of a place: its row in the directory. */
  readonly rowId: number | null
}

/** These, all that they stand for, and those that stand for them. */
export async function nameRows(
  db: Queryable,
  of: Named,
  ids: readonly number[],
): Promise<NameRow[]> {
  const { rows } = TABLES[of]
  const rowId = of === 'place' ? 't.directory_place_id' : 'null::bigint'
  const found = await db.query<NameRow>({
    text: `with live as (select coalesce(replaced_by, id) as id from ${rows} where id = any($1::bigint[]))
           select t.id, coalesce(t.replaced_by, t.id) as live, t.data #>> '{images,image}' as image, ${rowId} as "rowId"
           from ${rows} t
           where (t.id in (select id from live) or t.replaced_by in (select id from live))
             ${of === 'place' ? `and t.id > ${UNKNOWN_PLACE}` : ''} order by t.id`,
    values: [int8s(ids)],
  })
  return found.rows
}

export interface NameKeyRow<Told> extends LearntKey<Told> {
  readonly id: number
  readonly partnerId: number | null
}

/** All keys that lead to these. */
export async function keysOfAll<N extends Named>(
  db: Queryable,
  of: N,
  ids: readonly number[],
): Promise<NameKeyRow<ToldOf<N>>[]> {
  const { keys, id, scope } = TABLES[of]
  const { rows } = await db.query<NameKeyRow<ToldOf<N>>>({
    text: `select ${scope}::text as scope, key, told, ${id} as id, partner_id as "partnerId" from ${keys}
           where ${id} = any($1::bigint[]) order by 1, 2`,
    values: [int8s(ids)],
  })
  return rows
}

/** What the partner's listings, and nights given up, say now of the places they are at: each way once. */
export async function placesTold(
  db: Queryable,
  partnerId: number,
  placeIds: readonly number[],
): Promise<ListingPlace[]> {
  const { rows } = await db.query<{ told: ListingPlace | null }>({
    text: `select told::json as told from (
             select distinct (word.data -> 'place')::text as told from births b join listings l on l.id = b.listing_id
             cross join lateral (values (l.data), (b.kept)) word (data)
             where b.place_id = any($2::bigint[]) and l.partner_id = $1 and word.data is not null
           ) words where told is not null`,
    values: [partnerId, int8s(placeIds)],
  })
  return rows.flatMap(({ told }) => told ?? [])
}

/** What they say now of all whom those bill that bill one of these. */
export async function performersTold(
  db: Queryable,
  partnerId: number,
  performerIds: readonly number[],
): Promise<ListingPerformer[]> {
  const { rows } = await db.query<{ told: ListingPerformer }>({
    text: `select told::json as told from (
             select distinct one.value::text as told from births b join listings l on l.id = b.listing_id
             cross join lateral (values (l.data), (b.kept)) word (data)
             cross join lateral json_array_elements(word.data -> 'performers') one
             where b.performer_ids && $2::bigint[] and l.partner_id = $1 and word.data is not null
           ) words`,
    values: [partnerId, int8s(performerIds)],
  })
  return rows.map(({ told }) => told)
}

/** Those of these that a listing is at, or bills. */
export async function usedOf(
  db: Queryable,
  of: Named,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await db.query<{ id: number }>({
    text: `select id from unnest($1::bigint[]) given (id) where ${TABLES[of].isUsed('given.id')}`,
    values: [int8s(ids)],
  })
  return new Set(rows.map((row) => row.id))
}

/** Rows that answer for their old ids only, and of which nobody told but what is gone. */
export async function blankNames(
  db: Queryable,
  of: Named,
  ids: readonly number[],
  data: unknown,
): Promise<void> {
  const rest =
    of === 'place'
      ? `city_key = '', country = null, lat = null, lng = null, contacts = '{}', directory_place_id = null`
      : `name = ''`
  await db.query({
    text: `update ${TABLES[of].rows} set data = $2::jsonb, name_key = '', ${rest} where id = any($1::bigint[])`,
    values: [int8s(ids), JSON.stringify(data)],
  })
}

/** Of whom nobody tells any more: their rows, with all that is kept by their numbers. */
export async function dropNames(db: Queryable, of: Named, ids: readonly number[]): Promise<void> {
  const { rows, keys, id } = TABLES[of]
  const own =
    of === 'place'
      ? `doubts as (delete from directory_doubts where place_id = any($1::bigint[])),
         questions as (delete from directory_questions where subject = 'place' and id = any($1::bigint[]))`
      : `documents as (delete from documents where kind = ${KINDS.performer} and key = any($1::bigint[]))`
  await db.query({
    text: `with learnt as (delete from ${keys} where ${id} = any($1::bigint[])),
             noted as (delete from doubtful_names where of = $2 and (a = any($1::bigint[]) or b = any($1::bigint[]))), ${own}
           delete from ${rows} where id = any($1::bigint[])`,
    values: [int8s(ids), of],
  })
}

/**
 * Of these rows of the directory, those that held partners' words only and that no place stands for any more are gone, with
 * their ids, unless somebody still tells of such an id. Gives them.
 */
export async function dropPartnerEntries(
  db: Queryable,
  rowIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `select d.id from directory_places d where d.id = any($1::bigint[]) and d.provider = '${PARTNER_PROVIDER}'
             and not exists (select from places p where p.directory_place_id = d.id)
             and d.directory_id not in (select told ->> 'directoryId' from place_keys where told ->> 'directoryId' is not null)
           order by d.id`,
    values: [int8s(rowIds)],
  })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await db.query({
      text: `with recursive gone (id) as (
               select unnest($1::bigint[])
               union select d.id from directory_places d join gone on d.replaced_by = gone.id
             ), no_ids as (
               delete from directory_ids i using gone where i.directory_place_id = gone.id or i.merged_from = gone.id
             ), no_questions as (
               delete from directory_questions q using gone where q.subject = 'entry' and q.id = gone.id
             ), no_documents as (
               delete from documents d using gone where d.kind = ${KINDS.place} and d.key = gone.id
             )
             delete from directory_places d using gone where d.id = gone.id`,
      values: [int8s(ids)],
    })
  }
  return ids
}

/** Ids of the directory that only erased words gave a place, and that no directory has a record of. */
export async function dropToldIds(db: Queryable, directoryIds: readonly string[]): Promise<void> {
  await db.query({
    text: `with untold as (
             select id from unnest($1::text[]) given (id)
             except select told ->> 'directoryId' from place_keys where told ->> 'directoryId' is not null
           ), retired as (
             delete from directory_places d using untold u where d.directory_id = u.id and d.replaced_by is not null
               and not exists (select from directory_places o where o.replaced_by = d.id)
               and not exists (select from directory_ids i where i.merged_from = d.id)
               and not exists (select from places p where p.directory_place_id = d.id)
             returning d.directory_id as id
           )
           delete from directory_ids i using untold u where i.directory_id = u.id and not i.former
             and not exists (select from directory_places d
               where d.directory_id = i.directory_id and d.directory_id not in (select id from retired))`,
    values: [texts(directoryIds)],
  })
}
