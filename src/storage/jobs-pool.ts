import type pg from 'pg'
import { openPool } from './database.ts'
import type { DatabaseOptions } from './database.ts'

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/**
 * Connections for graphile-worker. It gives the one by which it listens back a second time where that breaks while it is
 * told to leave; the pool refuses by an error, for which nobody waits, and the process would end. Here that is nothing.
 */
export function openJobsPool(options: DatabaseOptions): pg.Pool {
  const pool = openPool(options)
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
    if (callback === undefined) return connect()
    connect((...connected) => callback(...once(...connected)))
  }
  pool.connect = connectOnce
  return pool
}
