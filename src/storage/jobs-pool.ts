import pg from 'pg'
import { openPool } from './database.ts'
import type { DatabaseOptions } from './database.ts'

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/**
 * Connections for graphile-worker, which does two things with them that end badly. It gives the one by which it listens
 * back a second time where that breaks while it is told to leave; the pool refuses by an error, for which nobody waits,
 * and the process would end. Here that is nothing. And what it asked by a connection that the system gave up it asks
 * again by another, though it may have been answered: see `toldPlainly`.
 */
export function openJobsPool(options: DatabaseOptions): pg.Pool {
  const pool = openPool(options)
  pool.on('connect', toldPlainly)
  const connect = pool.connect.bind(pool)
  function once(...[error, client, release]: Connected): Connected {
    let isBack = false
    return [
      error,
      client,
      (broken) => {
        if (!isBack) release(broken)
        isBack = true
      },
    ]
  }
  function connectOnce(): Promise<pg.PoolClient>
  function connectOnce(callback: (...connected: Connected) => void): void
  function connectOnce(
    callback?: (...connected: Connected) => void,
  ): Promise<pg.PoolClient> | void {
    if (callback === undefined) return connect().catch(withoutCode)
    connect((...connected) => callback(...once(...connected)))
  }
  pool.connect = connectOnce
  return pool
}

/**
 * By the codes of the system (ETIMEDOUT, EHOSTUNREACH) graphile-worker tells what it may ask again, within the same
 * question: a job that was taken by the first is held by a group that lives, for hours, and nobody does it. Without a
 * code the question has failed, and the runner is replaced. The server's own errors keep theirs: it did nothing then.
 */
function toldPlainly(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked)
    return answer instanceof Promise ? answer.catch(withoutCode) : answer
  }) as typeof client.query
}

function withoutCode(error: unknown): never {
  if (error instanceof pg.DatabaseError || !(error instanceof Error) || !('code' in error))
    throw error
  throw new Error(`The connection to the database was lost (${String(error.code)}).`, {
    cause: error,
  })
}
