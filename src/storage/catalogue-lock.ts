import type pg from 'pg'
import type { Database, Queryable } from './database.ts'
import { LOCKS } from './lock-numbers.ts'

/** One writer of the catalogue at a time, a batch each. Released with the transaction. */
const CATALOGUE_LOCK = LOCKS.catalogue
/** One run of a feed at a time; the feed's id is the lock's second half. */
const FEED_LOCK = LOCKS.feed

export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'catalogue-lock',
    text: `select pg_advisory_xact_lock(${CATALOGUE_LOCK})`,
  })
}

export interface FeedHold {
  /** Aborted by `stop`, and where the connection that holds the feed is lost: nobody waits for this run from then on. */
  until(stop: AbortSignal | undefined): AbortSignal
  release(): Promise<void>
}

/**
 * Holds a feed for as long as the connection lives, so that a process that is killed lets go of it. undefined: another
 * run holds it.
 */
export async function holdFeed(database: Database, feedId: number): Promise<FeedHold | undefined> {
  const client: pg.Client = await database.connect()
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1, $2) as held',
    [FEED_LOCK, feedId],
  )
  if (rows[0]?.held !== true) {
    await client.end()
    return undefined
  }
  const lost = new AbortController()
  client.once('end', () => lost.abort(new Error('Connection terminated: the feed was held by it')))
  return {
    until: (stop) => (stop === undefined ? lost.signal : AbortSignal.any([stop, lost.signal])),
    release: async () => client.end(),
  }
}
