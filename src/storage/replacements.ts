import type { ListingPerformer, ListingPlace } from '../domain/listing.ts'
import { int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'

/** Places and performers that an operator found to be another one of the same kind: their rows answer for old ids. */
export type Named = 'place' | 'performer'

const TABLES: Readonly<Record<Named, string>> = { place: 'places', performer: 'performers' }
const KEYS: Readonly<Record<Named, { readonly table: string; readonly id: string }>> = {
  place: { table: 'place_keys', id: 'place_id' },
  performer: { table: 'performer_keys', id: 'performer_id' },
}

/** Id → the id that stands for it, null: it stands for itself. Ids that there are none of are left out. */
export async function replacementsOf(
  db: Queryable,
  of: Named,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const { rows } = await db.query<{ id: number; replaced_by: number | null }>({
    text: `select id, replaced_by from ${TABLES[of]} where id = any($1::bigint[]) order by id`,
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.id, row.replaced_by]))
}

/** Never a chain: `by` is one that stands for itself. */
export async function replace(
  db: Queryable,
  of: Named,
  moves: readonly { readonly id: number; readonly by: number | null }[],
): Promise<void> {
  await db.query({
    text: `update ${TABLES[of]} t set replaced_by = given.by
           from unnest($1::bigint[], $2::bigint[]) given (id, by) where t.id = given.id`,
    values: [int8s(moves.map((move) => move.id)), int8s(moves.map((move) => move.by))],
  })
}

/** Of these, those of which partners have told something, themselves or under a merged id. */
export async function toldOf(db: Queryable, of: Named, ids: readonly number[]): Promise<number[]> {
  const { table, id } = KEYS[of]
  const { rows } = await db.query<{ id: number }>({
    text: `select t.id from ${TABLES[of]} t where t.id = any($1::bigint[]) and exists (
             select from ${TABLES[of]} m join ${table} k on k.${id} = m.id
             where (m.id = t.id or m.replaced_by = t.id) and k.told is not null) order by t.id`,
    values: [int8s(ids)],
  })
  return rows.map((row) => row.id)
}

/** A key that leads to a place or performer, with what was told under it. */
export interface LearntKey<Told> {
  /** A partner's number; for performers a scheme. */
  readonly scope: string
  readonly key: string
  readonly told: Told | null
}

export type ToldOf<N extends Named> = N extends 'place' ? ListingPlace : ListingPerformer

const SCOPES: Readonly<Record<Named, string>> = { place: 'partner_id', performer: 'scheme' }

/** All keys that lead to it itself, not to one that it stands for. */
export async function keysOf<N extends Named>(
  db: Queryable,
  of: N,
  id: number,
): Promise<LearntKey<ToldOf<N>>[]> {
  const { table, id: column } = KEYS[of]
  const { rows } = await db.query<LearntKey<ToldOf<N>>>({
    text: `select ${SCOPES[of]}::text as scope, key, told from ${table} where ${column} = $1 order by 1, 2`,
    values: [id],
  })
  return rows
}

/** Whom these keys lead to themselves, merges left out of account. */
export async function homesOf(
  db: Queryable,
  of: Named,
  keys: readonly Pick<LearntKey<unknown>, 'scope' | 'key'>[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `select distinct k.${KEYS[of].id} as id from ${KEYS[of].table} k
           join unnest($1::text[], $2::text[]) given (scope, key)
             on k.${SCOPES[of]}::text = given.scope and k.key = given.key order by 1`,
    values: [texts(keys.map((one) => one.scope)), texts(keys.map((one) => one.key))],
  })
  return rows.map((row) => row.id)
}

/** What is told under these keys means this one from now on. */
export async function moveKeys(
  db: Queryable,
  of: Named,
  keys: readonly Pick<LearntKey<unknown>, 'scope' | 'key'>[],
  to: number,
): Promise<void> {
  await db.query({
    text: `update ${KEYS[of].table} k set ${KEYS[of].id} = $3
           from unnest($1::text[], $2::text[]) given (scope, key)
           where k.${SCOPES[of]}::text = given.scope and k.key = given.key`,
    values: [texts(keys.map((one) => one.scope)), texts(keys.map((one) => one.key)), to],
  })
}

/** What was told under these keys is to be learnt again. */
export async function forgetKeys(
  db: Queryable,
  of: Named,
  keys: readonly Pick<LearntKey<unknown>, 'scope' | 'key'>[],
): Promise<void> {
  await db.query({
    text: `delete from ${KEYS[of].table} k using unnest($1::text[], $2::text[]) given (scope, key)
           where k.${SCOPES[of]}::text = given.scope and k.key = given.key`,
    values: [texts(keys.map((one) => one.scope)), texts(keys.map((one) => one.key))],
  })
}
