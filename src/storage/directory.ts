import type { DirectoryPlace } from '../domain/place.ts'
import type { Queryable } from './database.ts'

export interface DirectoryWrite {
  readonly place: DirectoryPlace
  readonly nameKey: string
  /** Ids by which the place was known before: they go on answering. */
  readonly formerIds: readonly string[]
}

export interface DirectoryWritten {
  readonly created: readonly number[]
  /** Rows whose record is another than before. */
  readonly updated: readonly number[]
}

/** What the operator said outranks any import; an entry that only partners gave is taken over. */
const OUTRANKING_PROVIDER = 'operator'

/** Makes or refreshes entries of a directory, one per id; a record that is as it was is not touched. */
export async function writeDirectoryPlaces(
  db: Queryable,
  provider: string,
  writes: readonly DirectoryWrite[],
  now: number,
): Promise<DirectoryWritten> {
  const { rows } = await db.query<{ id: number; created: boolean }>({
    name: 'directory-write',
    text: `with given as (
        select * from unnest($2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
          given (directory_id, data, name_key, lat, lng)
      ), written as (
        insert into directory_places (directory_id, provider, data, name_key, lat, lng, fetched_at, updated_at)
        select directory_id, $1, data::jsonb, name_key, lat, lng, $7, $7 from given
        on conflict (directory_id) do update set provider = excluded.provider, data = excluded.data,
          name_key = excluded.name_key, lat = excluded.lat, lng = excluded.lng,
          fetched_at = excluded.fetched_at, updated_at = excluded.updated_at
        where directory_places.provider <> '${OUTRANKING_PROVIDER}'
          and (directory_places.data, directory_places.provider, directory_places.name_key)
            is distinct from (excluded.data, excluded.provider, excluded.name_key)
        returning id, directory_id, xmax = 0 as created
      ), linked as (
        insert into directory_ids (directory_id, directory_place_id)
        select directory_id, id from written where created on conflict do nothing
      )
      select id, created from written`,
    values: [
      provider,
      writes.map(({ place }) => place.id),
      writes.map(({ place }) => JSON.stringify(place)),
      writes.map(({ nameKey }) => nameKey),
      writes.map(({ place }) => place.lat),
      writes.map(({ place }) => place.lng),
      new Date(now),
    ],
  })
  await linkFormerIds(db, writes)
  return {
    created: rows.filter((row) => row.created).map(({ id }) => id),
    updated: rows.filter((row) => !row.created).map(({ id }) => id),
  }
}

async function linkFormerIds(db: Queryable, writes: readonly DirectoryWrite[]): Promise<void> {
  const links = writes.flatMap(({ place, formerIds }) =>
    formerIds.map((former) => ({ former, current: place.id })),
  )
  if (links.length === 0) return
  await db.query({
    text: `insert into directory_ids (directory_id, directory_place_id)
      select link.former, d.id from unnest($1::text[], $2::text[]) link (former, current)
      join directory_places d on d.directory_id = link.current
      on conflict (directory_id) do update set directory_place_id = excluded.directory_place_id`,
    values: [links.map(({ former }) => former), links.map(({ current }) => current)],
  })
}

/** Events at these places, or that show these directory entries, are due to be rendered again. */
export async function renderAgain(
  db: Queryable,
  where: { readonly placeIds: readonly number[]; readonly directoryPlaceIds: readonly number[] },
  now: number,
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'events-render-again',
    text: `update events set next_change_at = $3
      where place_id = any($1::bigint[]) or directory_place_id = any($2::bigint[])`,
    values: [where.placeIds, where.directoryPlaceIds, new Date(now)],
  })
  return rowCount
}
