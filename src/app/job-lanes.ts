import { setTimeout as wait } from 'node:timers/promises'
import { Logger as JobLogger, run, runMigrations, runOnce } from 'graphile-worker'
import type { Runner, RunnerOptions, TaskList } from 'graphile-worker'
import type { Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import { openPool } from '../storage/database.ts'
import { lifeSign } from '../storage/jobs.ts'
import type { LifeSign } from '../storage/jobs.ts'
import { whileMigrating } from '../storage/migrate.ts'

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
}

/** A job is called out (LISTEN); this often it is looked for as well: retries, and calls that went by. */
const POLL_MS = 2000
/** After the lane broke down: the database was away for longer than graphile-worker is patient. */
const RESTART_MS = 5000
/** For each lane one that listens, and one that takes and ends jobs; they are not held while a job is done. */
const CONNECTIONS_PER_LANE = 2

/** Opens the lanes of this process. graphile-worker's tables are brought to its version first. */
export async function openLanes(context: LanesContext, lanes: readonly Lane[]): Promise<JobLanes> {
  const { database, databaseUrl, logger } = context
  const pool = openPool({ url: databaseUrl, poolMax: CONNECTIONS_PER_LANE * lanes.length })
  const alive = lifeSign(database)
  const closing = new AbortController()
  const shared = {
    pgPool: pool,
    logger: jobLogger(logger, closing.signal),
    noHandleSignals: true,
    pollInterval: POLL_MS,
  } satisfies RunnerOptions
  const opened = lanes.map((lane) =>
    openLane(lane, { shared, alive, logger, closing: closing.signal }),
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

interface LaneContext {
  readonly shared: RunnerOptions
  readonly alive: LifeSign
  readonly logger: Logger
  readonly closing: AbortSignal
}

type OpenLane = Pick<JobLanes, 'start' | 'drain' | 'close'>

function openLane({ tasks, concurrency, crontab = '' }: Lane, context: LaneContext): OpenLane {
  const { shared, alive, logger, closing } = context
  /** Those by whose names jobs of this lane are locked. */
  const groups = new Set<string>()
  const preset = {
    plugins: [
      sayAlive(async (group) => {
        groups.add(group)
        await alive.give(group)
      }),
    ],
  }
  let runner: Runner | null = null
  let kept: Promise<void> = Promise.resolve()

  async function begin(): Promise<Runner> {
    runner = await run({ ...shared, preset, taskList: tasks, concurrency, crontab })
    if (closing.aborted) await stop()
    return runner
  }

  async function stop(): Promise<void> {
    // One that has stopped by itself says so by an error.
    await runner?.stop().catch(() => {})
  }

  /** What a runner that broke down could not give back is free from now on. */
  async function bury(): Promise<void> {
    for (const group of groups) await alive.take(group)
    groups.clear()
  }

  /** Lives through what a runner does not: each time it ends by itself another is begun. */
  async function keep(first: Runner): Promise<void> {
    let current: Runner | null = first
    while (!closing.aborted) {
      try {
        current ??= await begin()
        await current.promise
      } catch (error) {
        logger.warn({ err: error }, 'jobs had to be left alone; they are taken up again')
      }
      // Where this cannot be said either, the connection is lost, and with it what it said.
      await bury().catch(() => {})
      current = null
      if (!closing.aborted) await wait(RESTART_MS, undefined, { signal: closing }).catch(() => {})
    }
  }

  return {
    async start() {
      kept = keep(await begin())
    },
    async drain() {
      await runOnce({ ...shared, preset, taskList: tasks, concurrency: 1 })
      await bury()
    },
    async close() {
      await stop()
      await kept
    },
  }
}

function sayAlive(give: (group: string) => Promise<void>): GraphileConfig.Plugin {
  return {
    name: 'SayAlive',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_, { worker }) {
          await give(worker.workerPool.id)
        },
      },
    },
  }
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** graphile-worker tells of each job; we tell of each run ourselves. That it stops is no warning when we stop it. */
function jobLogger(logger: Logger, closing: AbortSignal): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const ours = closing.aborted && level === 'warning' ? 'debug' : LEVELS[level]
    if (!logger.isLevelEnabled(ours)) return
    const { error } = (meta ?? {}) as { error?: unknown }
    const { taskIdentifier: task, jobId } = scope
    logger[ours](
      { task, jobId, ...(error === undefined ? {} : { err: error }) },
      `jobs: ${message}`,
    )
  })
}
