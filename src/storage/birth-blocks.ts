import { byHash } from '../lib/by-hash.ts'
import { boolColumn, inColumns, int2Column, int8Column, int8s } from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import { bool, copyRows, int2, int8 } from './copied-rows.ts'
import type { CopiedTable } from './copied-rows.ts'
import type { Queryable } from './database.ts'

/** A key, and the days on which births are asked for under it, or found. */
export interface KeyDays {
  readonly key: number
  readonly first: number
  readonly last: number
  readonly isRun: boolean
}

/** A key of a birth. */
export interface BirthKey extends KeyDays {
  readonly birthId: number
}

const KEY_COLUMNS: readonly Column<BirthKey>[] = [
  int8Column((one) => one.key),
  int8Column((one) => one.birthId),
  int2Column((one) => one.first),
  int2Column((one) => one.last),
  boolColumn((one) => one.isRun),
]

/** `fresh`: new ones, and those that find their birth on other days than before. */
export async function replaceBlocks(
  db: Queryable,
  gone: readonly Pick<BirthKey, 'key' | 'birthId'>[],
  fresh: readonly BirthKey[],
): Promise<void> {
  await db.query({
    name: 'blocks-replace',
    text: `with gone as (
             delete from birth_blocks k using unnest($1::bigint[], $2::bigint[]) given (key, birth_id)
             where k.key = given.key and k.birth_id = given.birth_id
           )
           insert into birth_blocks (key, birth_id, first_day, last_day, is_run)
           select * from unnest($3::bigint[], $4::bigint[], $5::smallint[], $6::smallint[], $7::boolean[])
           on conflict (key, birth_id) do update set first_day = excluded.first_day, last_day = excluded.last_day,
             is_run = excluded.is_run`,
    values: [
      int8s(gone.map((one) => one.key)),
      int8s(gone.map((one) => one.birthId)),
      ...inColumns(fresh, KEY_COLUMNS),
    ],
  })
}

const INSERTED_KEYS: CopiedTable<BirthKey> = {
  name: 'blocks-insert',
  table: 'birth_blocks',
  fields: {
    key: int8((one) => one.key),
    birth_id: int8((one) => one.birthId),
    first_day: int2((one) => one.first),
    last_day: int2((one) => one.last),
    is_run: bool((one) => one.isRun),
  },
}

/**
 * Keys of births that are new, birth by birth: nothing can be there already, and looking costs as much again as writing. In the order of
 * their index, which then has the pages at hand that it goes through.
 */
export async function insertBlocks(db: Queryable, keys: readonly BirthKey[]): Promise<void> {
  await db.query(copyRows(INSERTED_KEYS, byHash(keys, keyOf)))
}

export function keyOf({ key }: KeyDays): number {
  return key
}

/**
 * Notes which pages of keys everybody sees, so that only the index is read of them. The server does so too, but when it finds
 * the time. Not within a transaction.
 */
export async function vacuumBlocks(db: Queryable): Promise<void> {
  await db.query('vacuum (analyze) birth_blocks')
}
