import type { Closed, DirectoryValue } from '../domain/directory.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import type { Queryable } from './database.ts'
import { valuesOf } from './directory-values.ts'
import { toMs } from './instants.ts'

/** A place of the directory with all that is known of it. */
export interface ShownEntry {
  readonly rowId: number
  readonly data: DirectoryPlace
  readonly provider: string
  readonly closed: Closed | null
  readonly missingSince: number | null
  /** All ids that answer with it, the current one first. */
  readonly ids: readonly string[]
  /** Our own places that stand for it. */
  readonly places: readonly { readonly id: number; readonly name: string }[]
  readonly events: number
  readonly values: readonly DirectoryValue[]
}

export async function shownEntry(
  db: Queryable,
  directoryId: string,
): Promise<ShownEntry | undefined> {
  const { rows } = await db.query<Omit<ShownEntry, 'values'>>({
    text: `select d.id as "rowId", d.data, d.provider, d.closed, ${toMs('d.missing_since')} as "missingSince",
             (select json_agg(a.directory_id order by a.directory_id <> d.directory_id, a.directory_id)
              from directory_ids a where a.directory_place_id = d.id) as ids,
             coalesce((select json_agg(json_build_object('id', p.id, 'name', p.data->>'name') order by p.id)
              from places p where p.directory_place_id = d.id and p.replaced_by is null), '[]') as places,
             (select count(*) from events e where e.directory_place_id = d.id) as events
           from directory_ids i join directory_places d on d.id = i.directory_place_id where i.directory_id = $1`,
    values: [directoryId],
  })
  const [row] = rows
  if (row === undefined) return undefined
  const values = await valuesOf(db, [row.rowId])
  return { ...row, values: values.map(({ rowId: _rowId, ...value }) => value) }
}

export type Trouble = 'closed' | 'missing'

export interface TroubledEntry {
  readonly directoryId: string
  readonly name: string
  readonly city: string | null
  readonly closed: Closed | null
  readonly missingSince: number | null
  /** Still to come there. */
  readonly events: number
  readonly next: number | null
  /** The same by the clocks there, as clients see it. */
  readonly nextStartDate: string | null
}

/** Places of ours that the directory says are closed, or does not know any more, the soonest event first. */
export async function troubledEntries(
  db: Queryable,
  {
    kinds,
    now,
    limit,
  }: { readonly kinds: readonly Trouble[]; readonly now: number; readonly limit: number },
): Promise<TroubledEntry[]> {
  const { rows } = await db.query<TroubledEntry>({
    text: `select d.directory_id as "directoryId", d.data->>'name' as name, d.data->>'city' as city, d.closed,
             ${toMs('d.missing_since')} as "missingSince", coming.events, ${toMs('coming.next')} as next,
             (select e.fragment::json->>'startDate' from events e
               where e.directory_place_id = d.id and e.start_at = coming.next order by e.id limit 1) as "nextStartDate"
           from directory_places d
           join lateral (select count(*) as events, min(e.start_at) as next from events e
             where e.directory_place_id = d.id and e.start_at > $1) coming on true
           where d.replaced_by is null
             and ((d.closed is not null and 'closed' = any($2::text[])) or (d.missing_since is not null and 'missing' = any($2::text[])))
             and exists (select from places p where p.directory_place_id = d.id and p.replaced_by is null)
           order by coming.next nulls last, d.id limit $3`,
    values: [new Date(now), kinds, limit],
  })
  return rows
}
