import type { DirectoryProvider, DirectoryValue } from '../domain/directory.ts'
import { int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'

/** A value with the row of the directory it belongs to. */
export interface StoredValue extends DirectoryValue {
  readonly rowId: number
}

const COLUMNS = `v.directory_place_id as "rowId", v.provider, v.part, v.data, v.attribution,
  ${toMs('v.fetched_at')} as "fetchedAt", ${toMs('v.expires_at')} as "expiresAt"`

/** All that is known of these rows, in one order. */
export async function valuesOf(db: Queryable, rowIds: readonly number[]): Promise<StoredValue[]> {
  const { rows } = await db.query<StoredValue>({
    name: 'directory-values',
    text: `select ${COLUMNS} from directory_values v where v.directory_place_id = any($1::bigint[])
           order by v.directory_place_id, v.provider, v.part`,
    values: [int8s(rowIds)],
  })
  return rows
}

export interface ValueWrite extends StoredValue {
  readonly hash: string | null
  /** Its data as JSON, where that is at hand. */
  readonly json?: string | null
}

/** Of these rows, what the provider says now in place of all it said before. */
export async function replaceValues(
  db: Queryable,
  provider: DirectoryProvider,
  rowIds: readonly number[],
  values: readonly ValueWrite[],
): Promise<void> {
  // Both are sent before the first is answered: what is asked after this call sees them.
  const dropped =
    rowIds.length === 0
      ? null
      : db.query({
          name: 'directory-values-drop',
          text: 'delete from directory_values where directory_place_id = any($1::bigint[]) and provider = $2',
          values: [int8s(rowIds), provider],
        })
  await Promise.all([dropped, writeValues(db, values)])
}

async function writeValues(db: Queryable, values: readonly ValueWrite[]): Promise<void> {
  if (values.length === 0) return
  await db.query({
    name: 'directory-values-write',
    text: `insert into directory_values (directory_place_id, provider, part, data, hash, fetched_at, expires_at, attribution)
           select row_id, provider, part, data::jsonb, hash::uuid, ${fromMs('fetched_ms')}, ${fromMs('expires_ms')}, attribution
           from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
             given (row_id, provider, part, data, hash, fetched_ms, expires_ms, attribution)
           on conflict (directory_place_id, provider, part) do update set data = excluded.data, hash = excluded.hash,
             fetched_at = excluded.fetched_at, expires_at = excluded.expires_at, attribution = excluded.attribution`,
    values: [
      int8s(values.map((value) => value.rowId)),
      texts(values.map((value) => value.provider)),
      texts(values.map((value) => value.part)),
      texts(values.map((value) => value.json ?? JSON.stringify(value.data))),
      texts(values.map((value) => value.hash)),
      int8s(values.map((value) => value.fetchedAt)),
      int8s(values.map((value) => value.expiresAt)),
      texts(values.map((value) => value.attribution)),
    ],
  })
}

/** Records that a provider gave again as they were. */
export async function noteSeenAgain(
  db: Queryable,
  provider: DirectoryProvider,
  rowIds: readonly number[],
  now: number,
): Promise<void> {
  await db.query({
    name: 'directory-values-seen',
    text: `update directory_values set fetched_at = $3 where directory_place_id = any($1::bigint[]) and provider = $2`,
    values: [int8s(rowIds), provider, new Date(now)],
  })
}

/** Whether anything is kept longer than it may be: cheap, asked often. */
export async function anyExpired(db: Queryable, now: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'directory-values-any-expired',
    text: 'select 1 from directory_values where expires_at <= $1 limit 1',
    values: [new Date(now)],
  })
  return rows.length > 0
}

/** Deletes what may not be kept any longer, of at most so many values. Gives the rows they belonged to. */
export async function dropExpired(db: Queryable, now: number, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `with expired as (
             select directory_place_id, provider, part from directory_values where expires_at <= $1
             order by expires_at limit $2
           ), dropped as (
             delete from directory_values v using expired e where (v.directory_place_id, v.provider, v.part)
               = (e.directory_place_id, e.provider, e.part) returning v.directory_place_id as id
           )
           select distinct id from dropped order by id`,
    values: [new Date(now), limit],
  })
  return rows.map((row) => row.id)
}
