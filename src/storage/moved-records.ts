import { int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { PERFORMER_KIND, PLACE_KIND } from './staged-changes.ts'

/** Events as clients see them. */
export async function fragmentsOf(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; fragment: string }>({
    text: 'select id, fragment from events where id = any($1::bigint[])',
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.id, row.fragment]))
}

export interface NamedRecord {
  /** A performer's number, a place's directory id. */
  readonly id: number | string
  readonly name: string
  /** For which other it answers with that one's document; null: it stands for itself. By what changes know it by. */
  readonly leadsTo: number | null
}

const RECORDS = {
  [PERFORMER_KIND]: `select id as key, id, name, replaced_by as "leadsTo" from performers
                     where id = any($1::bigint[])`,
  [PLACE_KIND]: `select d.id as key, d.directory_id as id, d.data ->> 'name' as name,
                   nullif(i.directory_place_id, d.id) as "leadsTo"
                 from directory_places d left join directory_ids i using (directory_id)
                 where d.id = any($1::bigint[])`,
}

/** Performers, or places of the directory, as clients know them; by what changes know them by. */
export async function recordsOf(
  db: Queryable,
  kind: typeof PERFORMER_KIND | typeof PLACE_KIND,
  keys: readonly number[],
): Promise<Map<number, NamedRecord>> {
  const { rows } = await db.query<NamedRecord & { key: number }>({
    text: RECORDS[kind],
    values: [int8s(keys)],
  })
  return new Map(rows.map((row) => [row.key, row]))
}
