import type { Queryable } from './database.ts'

export interface ServerFacts {
  readonly version: string
  readonly encoding: string
  /** Of the tables: the number of the last migration. */
  readonly schema: number
}

export async function serverFacts(db: Queryable): Promise<ServerFacts> {
  const { rows } = await db.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      (select max(version) from migrations) as schema`,
  )
  return rows[0] ?? { version: '?', encoding: '?', schema: 0 }
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
