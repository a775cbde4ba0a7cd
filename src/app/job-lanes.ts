import { Logger as JobLogger, run, runMigrations, runOnce } from 'graphile-worker'
import type { Runner, RunnerOptions, TaskList } from 'graphile-worker'
import type { Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import { openPool } from '../storage/database.ts'
import { lifeSign } from '../storage/jobs.ts'
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
  const poolMax = CONNECTIONS_PER_LANE * lanes.length
  const pool = openPool({ url: databaseUrl, poolMax })
  const alive = lifeSign(database)
  let closing = false
  const shared = {
    pgPool: pool,
    logger: jobLogger(logger, () => closing),
    noHandleSignals: true,
    pollInterval: POLL_MS,
    preset: { plugins: [sayAlive((group) => alive.give(group))] },
  } satisfies RunnerOptions
  const running: Promise<void>[] = []
  const runners = new Set<Runner>()
  const stop = new AbortController()

  async function begin(lane: Lane): Promise<Runner> {
    const { tasks, concurrency, crontab = '' } = lane
    const runner = await run({ ...shared, taskList: tasks, concurrency, crontab })
    runners.add(runner)
    return runner
  }

  /** Lives through what a lane does not: each time it ends by itself it is begun again. */
  async function keep(lane: Lane, first: Runner): Promise<void> {
    let runner: Runner | null = first
    while (!closing) {
      try {
        runner ??= await begin(lane)
        await runner.promise
      } catch (error) {
        logger.warn({ err: error }, 'jobs had to be left alone; they are taken up again')
      }
      if (runner !== null) runners.delete(runner)
      runner = null
      if (!closing) await pause(RESTART_MS, stop.signal)
    }
  }

  try {
    await whileMigrating(database, () => runMigrations(shared))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    async start() {
      for (const lane of lanes) running.push(keep(lane, await begin(lane)))
    },
    renew: () => alive.renew(),
    async drain() {
      for (const { tasks } of lanes) await runOnce({ ...shared, taskList: tasks, concurrency: 1 })
    },
    async close() {
      closing = true
      stop.abort()
      await Promise.all([...runners].map((runner) => runner.stop().catch(() => {})))
      await Promise.all(running)
      await alive.close()
      await pool.end()
    },
  }
}

/** Before a group takes its first job it says that it lives: so one that does not say so is dead. */
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

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { setTimeout: wait } = await import('node:timers/promises')
  await wait(ms, undefined, { signal }).catch(() => {})
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** graphile-worker tells of each job; we tell of each run ourselves. That it stops is no warning when we stop it. */
function jobLogger(logger: Logger, closing: () => boolean): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const ours = closing() && level === 'warning' ? 'debug' : LEVELS[level]
    if (!logger.isLevelEnabled(ours)) return
    const { error } = (meta ?? {}) as { error?: unknown }
    const { taskIdentifier: task, jobId } = scope
    logger[ours](
      { task, jobId, ...(error === undefined ? {} : { err: error }) },
      `jobs: ${message}`,
    )
  })
}
