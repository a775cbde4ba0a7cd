import { setTimeout as wait } from 'node:timers/promises'
import { Logger as JobLogger, runMigrations } from 'graphile-worker'
import type { RunnerOptions, TaskList } from 'graphile-worker'
import type { Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import { openJobsPool } from '../storage/jobs-pool.ts'
import { lifeSign } from '../storage/jobs.ts'
import { whileMigrating } from '../storage/migrate.ts'
import { isDatabaseUnavailable } from '../storage/unavailable.ts'
import { drainJobs, openRunner } from './job-runner.ts'
import type { JobRunner, RunnerContext } from './job-runner.ts'
import type { Outage } from './outage.ts'
import { quietTraces } from './quiet-traces.ts'

/** Kinds of jobs that do not wait for those of another lane. */
export interface Lane {
  readonly tasks: TaskList
  /** Jobs at a time. */
  readonly concurrency: number
  /** Jobs by the clock, a crontab of graphile-worker's (UTC). */
  readonly crontab?: string
}

export interface JobLanes {
  start(): Promise<void>
  /** Says again that this process lives, where the connection that says so was lost. */
  renew(): Promise<void>
  /** Does what is there to be done now and returns: for tests and single steps. */
  drain(): Promise<void>
  /** Takes no more jobs and waits for those at hand. */
  close(): Promise<void>
}

export interface LanesContext {
  readonly database: Database
  readonly databaseUrl: string
  readonly logger: Logger
  readonly outage: Outage
}

/** A job is called out (LISTEN); this often it is looked for as well: retries, and calls that went by. */
const POLL_MS = 2000
/** After a runner was unfit: most likely the database is away. */
const RESTART_MS = 5000
/** For each lane one that listens, and one that takes and ends jobs; they are not held while a job is done. */
const CONNECTIONS_PER_LANE = 2

/** Opens the lanes of this process. graphile-worker's tables are brought to its version first. */
export async function openLanes(context: LanesContext, lanes: readonly Lane[]): Promise<JobLanes> {
  const { database, databaseUrl, outage } = context
  quietTraces()
  const pool = openJobsPool({ url: databaseUrl, poolMax: CONNECTIONS_PER_LANE * lanes.length })
  const alive = lifeSign(database)
  const closing = new AbortController()
  const shared = {
    pgPool: pool,
    logger: jobLogger(context, closing.signal),
    noHandleSignals: true,
    pollInterval: POLL_MS,
  } satisfies RunnerOptions
  const opened = lanes.map((lane) =>
    openLane(lane, { shared, alive, outage, closing: closing.signal }),
  )
  try {
    await whileMigrating(database, () => runMigrations(shared))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    async start() {
      for (const lane of opened) await lane.start()
    },
    renew: () => alive.renew(),
    async drain() {
      for (const lane of opened) await lane.drain()
    },
    async close() {
      closing.abort()
      await Promise.all(opened.map((lane) => lane.close()))
      await alive.close()
      await pool.end()
    },
  }
}

interface LaneContext extends RunnerContext {
  readonly outage: Outage
  readonly closing: AbortSignal
}

type OpenLane = Pick<JobLanes, 'start' | 'drain' | 'close'>

function openLane({ tasks, concurrency, crontab = '' }: Lane, context: LaneContext): OpenLane {
  const { outage, closing } = context
  let runner: JobRunner | null = null
  let kept: Promise<void> = Promise.resolve()

  async function begin(): Promise<JobRunner> {
    runner = await openRunner(context, { tasks, concurrency, crontab })
    if (closing.aborted) void runner.leave()
    return runner
  }

  /** Each time a runner is no longer fit another is begun, while the one before ends the jobs it has at hand. */
  async function keep(first: JobRunner): Promise<void> {
    let current: JobRunner | null = first
    let leaving: Promise<void> = Promise.resolve()
    while (!closing.aborted) {
      try {
        current ??= await begin()
        const error = await current.unfit
        if (!closing.aborted) tell(error)
        // One at a time, lest their jobs become more than the machine can bear.
        await leaving
        leaving = current.leave()
        current = null
      } catch (error) {
        tell(error)
      }
      if (!closing.aborted) await wait(RESTART_MS, undefined, { signal: closing }).catch(() => {})
    }
    await leaving
  }

  function tell(error: unknown): void {
    outage.tell(error, 'jobs had to be left alone; they are taken up again')
  }

  return {
    async start() {
      kept = keep(await begin())
    },
    drain: () => drainJobs(context, tasks),
    async close() {
      await runner?.leave()
      await kept
    },
  }
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** graphile-worker tells of each job; we tell of each run ourselves. That it stops is no warning when we stop it. */
function jobLogger(
  { logger, outage }: Pick<LanesContext, 'logger' | 'outage'>,
  closing: AbortSignal,
): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const ours = closing.aborted && level === 'warning' ? 'debug' : LEVELS[level]
    if (!logger.isLevelEnabled(ours)) return
    const { error } = (meta ?? {}) as { error?: unknown }
    if (isDatabaseUnavailable(error)) return outage.tell(error, `jobs: ${message}`)
    const { taskIdentifier: task, jobId } = scope
    logger[ours](
      { task, jobId, ...(error === undefined ? {} : { err: error }) },
      `jobs: ${message}`,
    )
  })
}
