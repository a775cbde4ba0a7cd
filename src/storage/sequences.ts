import type { Queryable } from './database.ts'

export type IdSequence = 'listing_ids' | 'birth_ids' | 'place_ids' | 'performer_ids'

/** Fresh ids, ascending. */
export async function takeIds(
  db: Queryable,
  sequence: IdSequence,
  count: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: `take-${sequence}`,
    text: `select nextval('${sequence}') as id from generate_series(1, $1::int)`,
    values: [count],
  })
  return rows.map((row) => row.id)
}
