import { EventEmitter } from 'node:events'
import { run, runOnce } from 'graphile-worker'
import type { RunnerOptions, TaskList, WorkerEvents } from 'graphile-worker'
import type { LifeSign } from '../storage/jobs.ts'

/** Takes jobs and does them, until it breaks down or is told to leave. */
export interface JobRunner {
  /** Resolves when it takes no more jobs, or could not ask for one, with the reason. Never rejects. */
  readonly unfit: Promise<unknown>
  /** It takes no more jobs, ends those at hand, and what it could not give back is free from then on. */
  leave(): Promise<void>
}

export interface RunnerContext {
  readonly shared: RunnerOptions
  readonly alive: LifeSign
}

export interface RunnerTasks {
  readonly tasks: TaskList
  readonly concurrency: number
  readonly crontab: string
}

/**
 * How a job ended is told by a step of its own, whose failure ends the runner, and for which the runner's end waits.
 * Without this it is told in passing: nobody waits, and a failure of it ends the process.
 */
const ENDS_ARE_AWAITED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/**
 * graphile-worker's runner asks again when it could not ask for a job. It should not: the database may have given it one
 * in an answer that got lost, which it holds for hours and nobody does; and where the first question failed, by which
 * it learns the numbers of its tasks, it fails for ever by that failure.
 */
export async function openRunner(
  context: RunnerContext,
  { tasks, concurrency, crontab }: RunnerTasks,
): Promise<JobRunner> {
  const names = namesOf(context)
  const events: WorkerEvents = new EventEmitter()
  const unfit = new Promise((resolve) => {
    events.once('worker:getJob:error', ({ error }) => resolve(error))
    events.once('pool:fatalError', ({ error }) => resolve(error))
    events.once('pool:gracefulShutdown', ({ message }) => resolve(message))
  })
  const options = { ...context.shared, preset: names.preset, events }
  const runner = await run({ ...options, taskList: tasks, concurrency, crontab })
  const ended = runner.promise.catch(() => {})
  return {
    unfit,
    async leave() {
      // One that has stopped by itself says so by an error.
      await runner.stop().catch(() => {})
      await ended
      await names.bury()
    },
  }
}

/** Does what is there to be done now. */
export async function drainJobs(context: RunnerContext, tasks: TaskList): Promise<void> {
  const names = namesOf(context)
  await runOnce({ ...context.shared, preset: names.preset, taskList: tasks, concurrency: 1 })
  await names.bury()
}

/** The names by which a runner's jobs are locked: they are said to live before the first job is taken. */
function namesOf({ alive }: RunnerContext): {
  readonly preset: GraphileConfig.Preset
  bury(): Promise<void>
} {
  const names = new Set<string>()
  const sayAlive: GraphileConfig.Plugin = {
    name: 'SayAlive',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_, { worker }) {
          const { id } = worker.workerPool
          names.add(id)
          await alive.give(id)
        },
      },
    },
  }
  return {
    preset: { plugins: [sayAlive], worker: ENDS_ARE_AWAITED },
    async bury() {
      // Where this cannot be said, the connection is lost, and with it what it said.
      for (const name of names) await alive.take(name).catch(() => {})
    },
  }
}
