import { groupBy } from '../lib/group-by.ts'
import { int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'

/** Directory ids whose places an operator merged: they answer for the surviving place until that is taken back. */

interface DirectoryIdRow {
  readonly directoryId: string
  readonly directoryPlaceId: number
}

/** The directory rows of these places, retired ones included. */
export async function directoryRowsOf(
  db: Queryable,
  placeIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; row: number }>({
    text: `select id, directory_place_id as row from places
           where id = any($1::bigint[]) and directory_place_id is not null`,
    values: [int8s(placeIds)],
  })
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/** Rows of which ids answer for one of these meanwhile, by that one. */
export async function rowsLentTo(
  db: Queryable,
  rowIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await db.query<{ row: number; lent: number }>({
    text: `select distinct directory_place_id as row, merged_from as lent from directory_ids
           where directory_place_id = any($1::bigint[]) and merged_from is not null order by row, lent`,
    values: [int8s(rowIds)],
  })
  return new Map(
    [...groupBy(rows, ({ row }) => row)].map(([row, all]) => [row, all.map(({ lent }) => lent)]),
  )
}

/** Gives ids back to these rows. Gives the rows that lent them meanwhile. */
export async function giveIdsBack(db: Queryable, rowIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `with lent as (
             select directory_id, directory_place_id from directory_ids where merged_from = any($1::bigint[])
           ), back as (
             update directory_ids set directory_place_id = merged_from, merged_from = null
             where merged_from = any($1::bigint[])
           )
           select distinct directory_place_id as id from lent order by id`,
    values: [int8s(rowIds)],
  })
  return rows.map((row) => row.id)
}

export async function idsOfRows(
  db: Queryable,
  rowIds: readonly number[],
): Promise<DirectoryIdRow[]> {
  const { rows } = await db.query<DirectoryIdRow>({
    text: `select directory_id as "directoryId", directory_place_id as "directoryPlaceId" from directory_ids
           where directory_place_id = any($1::bigint[])`,
    values: [int8s(rowIds)],
  })
  return rows
}

/** Lets ids answer for another row, and remembers for which they did. */
export async function lendIds(
  db: Queryable,
  ids: readonly DirectoryIdRow[],
  to: number,
): Promise<void> {
  await db.query({
    text: `update directory_ids i set merged_from = coalesce(i.merged_from, given.own), directory_place_id = $3
           from unnest($1::text[], $2::bigint[]) given (directory_id, own) where i.directory_id = given.directory_id`,
    values: [ids.map((one) => one.directoryId), int8s(ids.map((one) => one.directoryPlaceId)), to],
  })
}

/** Of these rows, those that a place outside of `placeIds` stands for. */
export async function rowsOfOthers(
  db: Queryable,
  rowIds: readonly number[],
  placeIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await db.query<{ row: number }>({
    text: `select distinct directory_place_id as row from places
           where directory_place_id = any($1::bigint[]) and replaced_by is null and not id = any($2::bigint[])`,
    values: [int8s(rowIds), int8s(placeIds)],
  })
  return new Set(rows.map((one) => one.row))
}

export async function setDirectoryRow(
  db: Queryable,
  placeIds: readonly number[],
  row: number | null,
): Promise<void> {
  await db.query({
    text: 'update places set directory_place_id = $2 where id = any($1::bigint[])',
    values: [int8s(placeIds), row],
  })
}
