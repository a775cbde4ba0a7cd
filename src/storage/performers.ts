import type { ListingPerformer } from '../domain/listing.ts'
import type { Trust } from '../domain/partner.ts'
import type { Performer } from '../domain/performer.ts'
import { inColumns, int8Column, int8s, textColumn, texts } from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import { copyRows, instant, int8, jsonb, text } from './copied-rows.ts'
import type { CopiedTable } from './copied-rows.ts'
import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'

export type PerformerData = Omit<Performer, 'id'>

export interface PerformerKeyRef {
  readonly scheme: string
  readonly key: string
}

export interface PerformerKey extends PerformerKeyRef {
  readonly performerId: number
  readonly partnerId: number | null
  readonly told: ListingPerformer | null
  readonly toldAt: number
}

/** What a key means. */
export interface PerformerMeant {
  /** Merged ones followed. */
  readonly performerId: number
  /** Itself, for when the merge is taken back. */
  readonly homeId: number
}

const REF_COLUMNS: readonly Column<PerformerKeyRef>[] = [
  textColumn((one) => one.scheme),
  textColumn((one) => one.key),
]

/** Key of the map: `scheme key`. */
export async function performersByKeys(
  db: Queryable,
  keys: readonly PerformerKeyRef[],
): Promise<Map<string, PerformerMeant>> {
  const { rows } = await db.query<PerformerKeyRef & PerformerMeant>({
    name: 'performers-by-keys',
    text: `select k.scheme, k.key, coalesce(p.replaced_by, p.id) as "performerId", p.id as "homeId"
           from unnest($1::text[], $2::text[]) given (scheme, key)
           join performer_keys k on k.scheme = given.scheme and k.key = given.key
           join performers p on p.id = k.performer_id`,
    values: inColumns(keys, REF_COLUMNS),
  })
  return new Map(rows.map((row) => [`${row.scheme} ${row.key}`, row]))
}

export interface StoredPerformer {
  readonly id: number
  readonly data: PerformerData
  readonly nameKey: string
  /** `scheme:key` of the ids it is known by. */
  readonly keys: readonly string[]
}

export interface FoundPerformer extends StoredPerformer {
  /** The performer that an operator found it to be; that one is found too. */
  readonly replacedBy: number | null
}

/** Performers that bear one of the names or have one of the ids; merged ones too, by whom the survivor is known. */
export async function searchPerformers(
  db: Queryable,
  nameKeys: readonly string[],
  ids: readonly number[],
): Promise<FoundPerformer[]> {
  const { rows } = await db.query<FoundPerformer>({
    name: 'performers-search',
    text: `with found as (
             select id from performers where name_key = any($1::text[]) and name_key <> ''
             union select unnest($2::bigint[])
           )
           select p.id, p.data, p.name_key as "nameKey", p.replaced_by as "replacedBy",
             coalesce((select json_agg(k.scheme || ':' || k.key order by k.scheme, k.key) from performer_keys k
               where k.performer_id = p.id and k.told is null), '[]') as keys
           from performers p where p.id = any(array(
             select id from found union select replaced_by from performers
             where id = any(array(select id from found)) and replaced_by is not null))
           order by p.id`,
    values: [texts(nameKeys), int8s(ids)],
  })
  return rows
}

export interface PerformerTelling {
  readonly performerId: number
  readonly trust: Trust
  readonly key: string
  readonly told: ListingPerformer
  readonly toldAt: number
}

/** All that partners ever told of these performers. */
export async function performerTellings(
  db: Queryable,
  performerIds: readonly number[],
): Promise<PerformerTelling[]> {
  const { rows } = await db.query<PerformerTelling>({
    name: 'performer-tellings',
    text: `with meant as (
             select id, id as now from performers where id = any($1::bigint[])
             union select id, replaced_by from performers where replaced_by = any($1::bigint[])
           )
           select meant.now as "performerId", n.trust, k.scheme || ' ' || k.key as key, k.told,
             ${toMs('k.told_at')} as "toldAt"
           from meant join performer_keys k on k.performer_id = meant.id join partners n on n.id = k.partner_id
           where k.told is not null`,
    values: [int8s(performerIds)],
  })
  return rows
}

const INSERTED_KEYS: CopiedTable<PerformerKey> = {
  name: 'performer-keys-insert',
  table: 'performer_keys',
  fields: {
    scheme: text((one) => one.scheme),
    key: text((one) => one.key),
    performer_id: int8((one) => one.performerId),
    partner_id: int8((one) => one.partnerId),
    told: jsonb((one) => (one.told === null ? null : JSON.stringify(one.told))),
    told_at: instant((one) => one.toldAt),
  },
}

/** Keys that mean nobody yet. */
export async function insertPerformerKeys(
  db: Queryable,
  keys: readonly PerformerKey[],
): Promise<void> {
  await db.query(copyRows(INSERTED_KEYS, keys))
}

export type PerformerWrite = Omit<StoredPerformer, 'keys'>

const PERFORMER_COLUMNS: readonly Column<PerformerWrite>[] = [
  int8Column((performer) => performer.id),
  textColumn((performer) => JSON.stringify(performer.data)),
  textColumn((performer) => performer.nameKey),
]

export type PerformerInsert = PerformerWrite & { readonly updatedAt: number }

const INSERTED_PERFORMERS: CopiedTable<PerformerInsert> = {
  name: 'performers-insert',
  table: 'performers',
  fields: {
    id: int8((performer) => performer.id),
    data: jsonb((performer) => JSON.stringify(performer.data)),
    name: text((performer) => performer.data.name),
    name_key: text((performer) => performer.nameKey),
    updated_at: instant((performer) => performer.updatedAt),
  },
}

/** New ones. */
export async function insertPerformers(
  db: Queryable,
  performers: readonly PerformerInsert[],
): Promise<void> {
  await db.query(copyRows(INSERTED_PERFORMERS, performers))
}

export async function writePerformers(
  db: Queryable,
  performers: readonly PerformerWrite[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'performers-write',
    text: `insert into performers (id, data, name, name_key, updated_at)
           select id, data::jsonb, data::jsonb ->> 'name', name_key, $4
           from unnest($1::bigint[], $2::text[], $3::text[]) given (id, data, name_key)
           on conflict (id) do update set data = excluded.data, name = excluded.name, name_key = excluded.name_key,
             updated_at = excluded.updated_at`,
    values: [...inColumns(performers, PERFORMER_COLUMNS), new Date(now)],
  })
}

/** By the ids asked for, merged ones followed. */
export async function performersById(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Performer>> {
  const { rows } = await db.query<{ asked: number; id: number; data: PerformerData }>({
    name: 'performers-by-id',
    text: `select old.id as asked, p.id, p.data from performers old
           join lateral (select * from performers where id = coalesce(old.replaced_by, old.id) offset 0) p on true
           where old.id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
  const performers = new Map<number, Performer>()
  for (const { asked, id, data } of rows) performers.set(asked, { id, ...data })
  return performers
}

/** That a performer plays at an event, and with whom. */
export interface Billing {
  readonly performerId: number
  readonly placeId: number
  /** Epoch ms. */
  readonly startAt: number
  readonly performerIds: readonly number[]
}

/** Where these performers play between two instants. */
export async function billingsOf(
  db: Queryable,
  performerIds: readonly number[],
  from: number,
  to: number,
): Promise<Billing[]> {
  const { rows } = await db.query<Billing>({
    name: 'performer-billings',
    text: `select p.performer_id as "performerId", e.place_id as "placeId", ${toMs('e.start_at')} as "startAt",
             (select json_agg(q.performer_id) from event_performers q where q.event_id = e.id) as "performerIds"
           from event_performers p join events e on e.id = p.event_id
           where p.performer_id = any($1::bigint[]) and e.start_at between ${fromMs('$2::bigint')} and ${fromMs('$3::bigint')}`,
    values: [int8s(performerIds), from, to],
  })
  return rows
}
