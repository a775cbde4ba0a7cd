import type { Closed } from '../domain/directory.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import { bools, float8s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'
import type { PlaceData } from './places.ts'

/** What is there of an id that a directory gives. */
export interface KnownId {
  readonly id: string
  /** null: no row has it as its own. */
  readonly rowId: number | null
  /** The directory itself gave this id up for that one. */
  readonly replacedBy: string | null
  /** Of the imported record; null: there is none. */
  readonly hash: string | null
  readonly isMissing: boolean
}

export async function knownIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, KnownId>> {
  const { rows } = await db.query<KnownId>({
    name: 'directory-known-ids',
    text: `select asked.id, d.id as "rowId", now.directory_id as "replacedBy", v.hash,
             d.missing_since is not null as "isMissing"
           from unnest($1::text[]) asked (id)
           left join lateral (select * from directory_places d where d.directory_id = asked.id limit 1) d on true
           left join lateral (
             select v.hash from directory_values v
             where v.directory_place_id = d.id and v.provider = 'open' and v.part = 'all' limit 1) v on true
           left join lateral (
             select now.directory_id from directory_ids i join directory_places now on now.id = i.directory_place_id
             where i.directory_id = asked.id and i.former limit 1) now on true
           where d.id is not null or now.directory_id is not null`,
    values: [texts(ids)],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

export interface RowWrite {
  readonly provider: string
  readonly id: string
  readonly lat: number
  readonly lng: number
  /** The DirectoryPlace. */
  readonly json: string
  /** '' where it is not to be found by name. */
  readonly nameKey: string
  /** By which operators look for it: of its name and its town, folded. */
  readonly words: string
  readonly closed: Closed | null
  /** Epoch ms. */
  readonly missingSince: number | null
}

/**
 * Makes or changes rows, one per id, and lets the id lead to its row: what a partner called a place, or two were thought
 * to be, yields to the directory's own record. Gives the row of each id.
 */
export async function writeRows(
  db: Queryable,
  writes: readonly RowWrite[],
  now: number,
): Promise<Map<string, { readonly id: number; readonly created: boolean }>> {
  const { rows } = await db.query<{ id: number; directory_id: string; created: boolean }>({
    name: 'directory-write',
    text: `with given as (
        select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::text[], $8::bigint[], $10::text[])
          given (directory_id, provider, data, name_key, lat, lng, closed, missing_ms, words)
      ), written as (
        insert into directory_places (directory_id, provider, data, name_key, lat, lng, closed, missing_since, updated_at, words)
        select directory_id, provider, data::jsonb, name_key, lat, lng, closed, ${fromMs('missing_ms')}, $9, words from given
        on conflict (directory_id) do update set provider = excluded.provider, data = excluded.data,
          name_key = excluded.name_key, lat = excluded.lat, lng = excluded.lng, closed = excluded.closed,
          missing_since = excluded.missing_since, updated_at = excluded.updated_at, replaced_by = null, words = excluded.words
        returning id, directory_id, xmax = 0 as created
      ), linked as (
        insert into directory_ids (directory_id, directory_place_id) select directory_id, id from written
        on conflict (directory_id) do update set directory_place_id = excluded.directory_place_id
        where directory_ids.directory_place_id <> excluded.directory_place_id and directory_ids.merged_from is null
      )
      select id, directory_id, created from written`,
    values: [
      texts(writes.map(({ id }) => id)),
      texts(writes.map(({ provider }) => provider)),
      texts(writes.map(({ json }) => json)),
      texts(writes.map(({ nameKey }) => nameKey)),
      float8s(writes.map(({ lat }) => lat)),
      float8s(writes.map(({ lng }) => lng)),
      texts(writes.map(({ closed }) => closed)),
      int8s(writes.map(({ missingSince }) => missingSince)),
      new Date(now),
      texts(writes.map(({ words }) => words)),
    ],
  })
  return new Map(rows.map(({ id, directory_id, created }) => [directory_id, { id, created }]))
}

export interface Succession {
  /** An id that is no longer one of its own. */
  readonly former: string
  /** Row of the id that took its place. */
  readonly rowId: number
  /** The directory itself gave it up: it does not come back. */
  readonly isFinal: boolean
}

/**
 * Lets former ids lead to their successors: with all that stood for the row they had. Gives the rows that answer for
 * nothing any more, and our places that now stand for another one.
 */
export async function succeed(
  db: Queryable,
  successions: readonly Succession[],
): Promise<{ readonly retired: Map<number, number>; readonly placeIds: readonly number[] }> {
  const given = [
    texts(successions.map(({ former }) => former)),
    int8s(successions.map(({ rowId }) => rowId)),
  ]
  const final = bools(successions.map(({ isFinal }) => isFinal))
  const retired = await db.query<{ old: number; now: number }>({
    text: `select d.id as old, given.row_id as now from unnest($1::text[], $2::bigint[]) given (former, row_id)
           join directory_places d on d.directory_id = given.former where d.id <> given.row_id`,
    values: given,
  })
  const moved = await db.query<{ id: number }>({
    text: `with given as (
             select former, row_id, final from unnest($1::text[], $2::bigint[], $3::boolean[]) given (former, row_id, final)
           ), gone as (
             select d.id, given.row_id from given join directory_places d on d.directory_id = given.former
             where d.id <> given.row_id
           ), named as (
             insert into directory_ids (directory_id, directory_place_id, former) select former, row_id, final from given
             on conflict (directory_id) do update set directory_place_id = excluded.directory_place_id, former = excluded.former, merged_from = null
           ), aliases as (
             update directory_ids i set directory_place_id = gone.row_id from gone
             where i.directory_place_id = gone.id and not exists (select from given where given.former = i.directory_id)
           ), lent as (
             update directory_ids i set merged_from = gone.row_id from gone
             where i.merged_from = gone.id and i.directory_place_id <> gone.id
               and not exists (select from given where given.former = i.directory_id)
           ), retired as (
             update directory_places d set replaced_by = gone.row_id, provider = 'partner', name_key = '', words = '', closed = null,
               missing_since = null, lat = 0, lng = 0, data = d.data || '{"name":"","address":"","lng":0,"lat":0,"averageGrade":null,
               "totalGrades":null,"street":null,"city":null,"postalCode":null,"country":null,"photoRef":null,"website":null,
               "editorialSummary":null,"periods":null}' from gone where d.id = gone.id
           ), word as (
             update directory_values v set directory_place_id = gone.row_id from gone
             where v.directory_place_id = gone.id and v.provider = 'operator'
               and not exists (select from directory_values other where other.directory_place_id = gone.row_id
                 and other.provider = 'operator' and other.part = v.part)
           ), dropped as (
             delete from directory_values v using gone where v.directory_place_id = gone.id and v.provider <> 'operator'
           ), doubts as (
             update directory_doubts t set directory_place_id = gone.row_id from gone where t.directory_place_id = gone.id
           )
           update places p set directory_place_id = gone.row_id from gone where p.directory_place_id = gone.id returning p.id`,
    values: [...given, final],
  })
  return {
    retired: new Map(retired.rows.map(({ old, now }) => [old, now])),
    placeIds: moved.rows.map(({ id }) => id),
  }
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
    values: [int8s(where.placeIds), int8s(where.directoryPlaceIds), new Date(now)],
  })
  return rowCount
}

/** A row with our places that stand for it, as their partners tell of them. */
export interface DirectoryRow {
  readonly id: number
  readonly directoryId: string
  readonly provider: string
  readonly data: DirectoryPlace
  readonly nameKey: string
  readonly closed: Closed | null
  readonly missingSince: number | null
  readonly places: readonly {
    readonly id: number
    readonly data: PlaceData
    readonly nameKey: string
  }[]
}

export async function directoryRows(
  db: Queryable,
  rowIds: readonly number[],
): Promise<DirectoryRow[]> {
  const { rows } = await db.query<DirectoryRow>({
    name: 'directory-rows',
    text: `select d.id, d.directory_id as "directoryId", d.provider, d.data, d.name_key as "nameKey", d.closed,
             ${toMs('d.missing_since')} as "missingSince",
             coalesce((select json_agg(json_build_object('id', p.id, 'data', p.data, 'nameKey', p.name_key) order by p.id)
               from places p where p.directory_place_id = d.id and p.replaced_by is null), '[]') as places
           from directory_places d where d.id = any($1::bigint[]) and d.replaced_by is null order by d.id`,
    values: [int8s(rowIds)],
  })
  return rows
}

/** Rows of these ids' own records. */
export async function rowsOfIds(db: Queryable, ids: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'directory-rows-of-ids',
    text: 'select id from directory_places where directory_id = any($1::text[])',
    values: [texts(ids)],
  })
  return rows.map((row) => row.id)
}

/** Marks imported entries, of the directories with these attributions, that no import has given since. */
export async function markMissing(
  db: Queryable,
  lacking: {
    readonly attributions: readonly (string | null)[]
    readonly since: number
    /** Not these: they were given, though not as could be taken. */
    readonly heardRows: readonly number[]
  },
): Promise<number> {
  const { attributions, since, heardRows } = lacking
  const { rowCount } = await db.query({
    text: `update directory_places d set missing_since = $2 from directory_values v
           where v.directory_place_id = d.id and v.provider = 'open' and v.fetched_at < $2 and d.missing_since is null
             and coalesce(v.attribution, '') = any($1::text[])
             and not exists (select from unnest($3::bigint[]) heard (id) where heard.id = d.id)`,
    values: [texts(attributions.map((one) => one ?? '')), new Date(since), int8s(heardRows)],
  })
  return rowCount
}
