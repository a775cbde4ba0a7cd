import type pg from 'pg'
import type { Database } from './database.ts'
import { LOCKS } from './lock-numbers.ts'

/**
 * Does the work while nobody else makes or throws away copies of pictures, in this process or another; others wait for
 * their turn, first come, first served. Held by a connection of its own, so that a process that is killed lets go of it.
 */
export async function inPictureTurn<Value>(
  database: Database,
  work: () => Promise<Value>,
  stop?: AbortSignal,
): Promise<Value> {
  const client: pg.Client = await database.connect()
  const leave = () => void client.end().catch(() => {})
  stop?.addEventListener('abort', leave)
  try {
    stop?.throwIfAborted()
    // Whoever has it may wait for a slow server for longer than a statement may take.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCKS.pictures])
    stop?.removeEventListener('abort', leave)
    return await work()
  } finally {
    stop?.removeEventListener('abort', leave)
    await client.end()
  }
}
