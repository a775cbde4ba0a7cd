import type { Closed } from '../domain/directory.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import { float8s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { isInReach, isNear } from './near.ts'
import { PARTNER_PROVIDER } from './places.ts'

/** A place of the directory as matching our places to it needs it. */
export interface DirectoryEntry {
  readonly id: number
  /** All ids that answer with it, the current one first. */
  readonly directoryIds: readonly string[]
  readonly provider: string
  readonly data: DirectoryPlace
  readonly closed: Closed | null
  readonly nameKey: string
}

export interface DirectorySearch {
  readonly rowIds: readonly number[]
  readonly directoryIds: readonly string[]
  /** Each with where a place of that name is, be it only its town's middle. */
  readonly names: readonly {
    readonly nameKey: string
    readonly lat: number
    readonly lng: number
  }[]
  readonly positions: readonly { readonly lat: number; readonly lng: number }[]
}

/** Entries by id, and those of directories that a name or a position may mean. */
export async function searchDirectory(
  db: Queryable,
  search: DirectorySearch,
): Promise<DirectoryEntry[]> {
  const { rows } = await db.query<DirectoryEntry>({
    name: 'directory-search',
    text: `with found as (
             select directory_place_id as id from directory_ids where directory_id = any($1::text[])
             union select unnest($5::bigint[])
             union select d.id from unnest($2::text[], $6::float8[], $7::float8[]) called (name_key, lat, lng)
                   join directory_places d on d.name_key = called.name_key and ${isInReach('d', 'called')}
                   where called.name_key <> '' and d.provider <> '${PARTNER_PROVIDER}'
             union select d.id from unnest($3::float8[], $4::float8[]) near (lat, lng)
                   join directory_places d on ${isNear('d', 'near')}
                   where d.provider <> '${PARTNER_PROVIDER}'
           )
           select d.id, d.provider, d.data, d.closed, d.name_key as "nameKey",
             -- None where its ids were lent to the row that an operator's merge made of it.
             (select coalesce(json_agg(i.directory_id order by i.directory_id <> d.directory_id, i.directory_id), '[]')
              from directory_ids i where i.directory_place_id = d.id) as "directoryIds"
           from found join directory_places d on d.id = found.id order by d.id`,
    values: [
      texts(search.directoryIds),
      texts(search.names.map((one) => one.nameKey)),
      float8s(search.positions.map((at) => at.lat)),
      float8s(search.positions.map((at) => at.lng)),
      int8s(search.rowIds),
      float8s(search.names.map((one) => one.lat)),
      float8s(search.names.map((one) => one.lng)),
    ],
  })
  return rows
}

/** What partners say of a place that no directory knows, under the id they gave it. */
export interface PartnerEntry {
  readonly data: DirectoryPlace
  readonly nameKey: string
}

/** Makes or refreshes the entries; gives id by directory id. An entry that a directory filled meanwhile is left. */
export async function writePartnerEntries(
  db: Queryable,
  entries: readonly PartnerEntry[],
  now: number,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: number; directory_id: string }>({
    name: 'directory-partner-write',
    text: `with given as (
             select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[])
               given (directory_id, data, name_key, lat, lng)
           ), written as (
             insert into directory_places (directory_id, provider, data, name_key, lat, lng, updated_at)
             select directory_id, '${PARTNER_PROVIDER}', data::jsonb, name_key, lat, lng, $6 from given
             on conflict (directory_id) do update set data = excluded.data, name_key = excluded.name_key,
               lat = excluded.lat, lng = excluded.lng, updated_at = excluded.updated_at
             where directory_places.provider = '${PARTNER_PROVIDER}'
             returning id, directory_id
           ), linked as (
             insert into directory_ids (directory_id, directory_place_id) select directory_id, id from written
             on conflict do nothing
           )
           select id, directory_id from written`,
    values: [
      texts(entries.map((entry) => entry.data.id)),
      texts(entries.map((entry) => JSON.stringify(entry.data))),
      texts(entries.map((entry) => entry.nameKey)),
      float8s(entries.map((entry) => entry.data.lat)),
      float8s(entries.map((entry) => entry.data.lng)),
      new Date(now),
    ],
  })
  return new Map(rows.map((row) => [row.directory_id, row.id]))
}

/** Partners' ids that from now on answer with a directory's place. */
export async function linkDirectoryIds(
  db: Queryable,
  links: readonly { readonly directoryId: string; readonly directoryPlaceId: number }[],
): Promise<void> {
  await db.query({
    name: 'directory-ids-link',
    text: `insert into directory_ids (directory_id, directory_place_id)
           select * from unnest($1::text[], $2::bigint[])
           on conflict (directory_id) do update set directory_place_id = excluded.directory_place_id`,
    values: [
      texts(links.map((link) => link.directoryId)),
      int8s(links.map((link) => link.directoryPlaceId)),
    ],
  })
}
