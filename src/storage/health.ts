import type { RunState } from '../domain/feed.ts'
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

export interface TroubledFeed {
  readonly name: string
  readonly state: RunState
  readonly warning: string | null
}

/** Feeds whose last run failed, is held or was cut off, with the last thing it said. */
export async function feedsInTrouble(db: Queryable): Promise<TroubledFeed[]> {
  const { rows } = await db.query<TroubledFeed>(
    `select f.name, r.state, r.warnings->>-1 as warning from feeds f
      join lateral (select * from runs where feed_id = f.id order by id desc limit 1) r on true
      where f.removed_at is null and r.state in ('failed', 'held', 'interrupted') order by f.name`,
  )
  return rows
}
