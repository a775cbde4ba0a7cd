import type { Queryable } from './database.ts'

export type IdSequence = 'listing_ids' | 'birth_ids' | 'place_ids' | 'performer_ids'

/** An id that was taken to show what would be. The caller still holds the catalogue, so nobody has taken a later one. */
export async function giveBackId(db: Queryable, sequence: IdSequence, id: number): Promise<void> {
  await db.query({ text: 'select setval($1::regclass, $2, false)', values: [sequence, id] })
}

/** Fresh ids, ascending. */
export async function takeIds(
  db: Queryable,
  sequence: IdSequence,
  count: number,
): Promise<number[]> {
  const { rows } = await db.query<{ ids: number[] | null }>({
    name: `take-${sequence}`,
    // In one row: to read a row costs more than the number in it.
    text: `select json_agg(id) as ids
           from (select nextval('${sequence}') as id from generate_series(1, $1::int)) taken`,
    values: [count],
  })
  return rows[0]?.ids ?? []
}
