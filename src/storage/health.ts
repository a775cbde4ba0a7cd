import type { Queryable } from './database.ts'

export interface ServerFacts {
  readonly version: string
  readonly encoding: string
  /** Of the tables: the number of the last migration. */
  readonly schema: number
  /** What its clock shows, epoch ms. */
  readonly now: number
}

export async function serverFacts(db: Queryable): Promise<ServerFacts> {
  const { rows } = await db.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      (select max(version) from migrations) as schema,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  )
  return rows[0] ?? { version: '?', encoding: '?', schema: 0, now: 0 }
}

/** Names of feeds with a run that began before `before` and has not ended. */
export async function staleRuns(db: Queryable, before: number): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    text: `select distinct f.name from runs r join feeds f on f.id = r.feed_id
      where r.state = 'running' and r.started_at < $1 and f.removed_at is null order by f.name`,
    values: [new Date(before)],
  })
  return rows.map(({ name }) => name)
}

/** Sessions in force, and how many of them keep features that another version of the matching model took. */
export async function featuresByModel(
  db: Queryable,
  version: string,
  most = FEATURES_LOOKED_AT,
): Promise<{ readonly all: number; readonly others: number; readonly isSample: boolean }> {
  const births = await db.query<{ last: number }>('select coalesce(max(id), 0) as last from births')
  const last = births.rows[0]?.last ?? 0
  const isSample = last > most
  // Features are the widest column there is: of a million sessions they are gigabytes.
  const sample = isSample ? `tablesample system (${(100 * most) / last}) repeatable (1)` : ''
  const { rows } = await db.query<{ all: number; others: number }>({
    text: `select count(*)::int as all,
        (count(*) filter (where b.features ->> 'version' is distinct from $1))::int as others
      from births b ${sample} join listings l on l.id = b.listing_id where b.retired_at is null`,
    values: [version],
  })
  return { ...(rows[0] ?? { all: 0, others: 0 }), isSample }
}

/** What takes a second or so. */
const FEATURES_LOOKED_AT = 20_000
