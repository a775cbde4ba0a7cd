import type pg from 'pg'
import type { Database, Queryable } from './database.ts'
import { LOCKS } from './lock-numbers.ts'

/** Jobs lie in graphile-worker's schema; these are its public functions and view. */

/** A job that ends a process each time it is tried is left alone in the end. */
const ATTEMPTS_MAX = 25

/**
 * Puts a job in, unless one with this key waits or is being done: what it would have been told stands in the database,
 * and whoever asks again and again asks after it has ended too. `waitedMs`: it has been due so long already, and comes before
 * those that have been for less.
 */
export async function addJob(
  db: Queryable,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  key: string,
  waitedMs = 0,
): Promise<void> {
  await db.query({
    name: 'add-job',
    text: `select from graphile_worker.add_job($1, $2::json, job_key := $3, max_attempts := $4,
      job_key_mode := 'unsafe_dedupe', run_at := now() - $5 * interval '1 millisecond')`,
    values: [task, JSON.stringify(payload), key, ATTEMPTS_MAX, waitedMs],
  })
}

/** Gives back the jobs of workers that are no more. Gives the names of those workers' groups. */
export async function freeAbandonedJobs(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    name: 'abandoned-jobs',
    text: `select distinct locked_by as name from graphile_worker.jobs where locked_by is not null
      and not exists (select from pg_locks where locktype = 'advisory' and classid = ${LOCKS.workers}
        and objid = (hashtext(locked_by)::bigint & 4294967295)::oid and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database()))`,
  })
  const names = rows.map(({ name }) => name)
  if (names.length > 0)
    await db.query({
      text: 'select graphile_worker.force_unlock_workers($1::text[])',
      values: [names],
    })
  return names
}

/** Whether any group of workers lives, here or elsewhere. */
export async function anyWorker(db: Queryable): Promise<boolean> {
  const { rows } = await db.query({
    text: `select from pg_locks where locktype = 'advisory' and classid = ${LOCKS.workers} and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database()) limit 1`,
  })
  return rows.length > 0
}

/** Says of groups of workers that they live, by locks that end with the process. */
export interface LifeSign {
  /** Resolves when the group is known to live: before it takes its first job. */
  give(group: string): Promise<void>
  /** The group is no more, though the process is. */
  take(group: string): Promise<void>
  /** Says it again where the connection was lost. */
  renew(): Promise<void>
  close(): Promise<void>
}

export function lifeSign(database: Database): LifeSign {
  const groups = new Set<string>()
  /** Those of which the connection at hand says so. */
  const said = new Set<string>()
  let connection: Promise<pg.Client> | null = null
  let last: Promise<void> = Promise.resolve()

  /** A connection tells of its end more than once. By then another one may speak for the groups already. */
  function lost(one: Promise<pg.Client>): void {
    if (connection !== one) return
    connection = null
    said.clear()
    one.then((client) => client.end()).catch(() => {})
  }

  function open(): Promise<pg.Client> {
    const opened = database.connect()
    opened.then((client) => client.on('error', () => lost(opened))).catch(() => {})
    return opened
  }

  async function ask(lock: string, group: string): Promise<void> {
    const asked = (connection ??= open())
    try {
      const client = await asked
      await client.query(`select ${lock}($1, hashtext($2))`, [LOCKS.workers, group])
    } catch (error) {
      lost(asked)
      throw error
    }
  }

  async function say(group: string): Promise<void> {
    if (said.has(group)) return
    await ask('pg_advisory_lock_shared', group)
    said.add(group)
  }

  async function unsay(group: string): Promise<void> {
    if (said.delete(group)) await ask('pg_advisory_unlock_shared', group)
  }

  /** One statement at a time: all workers of a group ask at once. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine = last.catch(() => {}).then(work)
    last = mine
    return mine
  }

  function give(group: string): Promise<void> {
    groups.add(group)
    return inTurn(() => say(group))
  }

  return {
    give,
    take(group) {
      groups.delete(group)
      return inTurn(() => unsay(group))
    },
    async renew() {
      for (const group of groups) await give(group)
    },
    async close() {
      groups.clear()
      await (await connection?.catch(() => undefined))?.end()
    },
  }
}

/** Clears away jobs that were given up: their keys would keep new ones out. */
export async function sweepJobs(db: Queryable): Promise<void> {
  await db.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_by is null having count(*) > 0`)
}
