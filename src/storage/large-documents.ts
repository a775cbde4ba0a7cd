import type { DocumentHead } from './changes.ts'
import type { Queryable } from './database.ts'

/** Those of the documents that hold so many events or more. */
export async function largeDocuments(
  db: Queryable,
  heads: readonly DocumentHead[],
  eventsMin: number,
): Promise<{ readonly kind: number; readonly key: number }[]> {
  const { rows } = await db.query<{ kind: number; key: number }>({
    name: 'large-documents',
    text: `select h.kind, h.key from unnest($1::smallint[], $2::bigint[]) h (kind, key)
      where (h.kind = 2 and $3 <= (select count(*) from event_performers p where p.performer_id = h.key))
         or (h.kind = 3 and $3 <= (select count(*) from events e where e.directory_place_id = h.key))`,
    values: [heads.map(({ kind }) => kind), heads.map(({ key }) => key), eventsMin],
  })
  return rows
}
