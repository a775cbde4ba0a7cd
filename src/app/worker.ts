import { DAY_MS } from '../lib/durations.ts'
import { recomputeTrends } from '../ingestion/trends/recompute-trends.ts'
import { endRemovals } from '../ingestion/remove.ts'
import { renderDue } from '../ingestion/rendering/render-due.ts'
import { takePictures } from '../ingestion/pictures/take-pictures.ts'
import { eachInTurn } from '../lib/each-in-turn.ts'
import { repeat } from '../lib/repeat.ts'
import { dueEvents } from '../storage/events.ts'
import { addJob, freeAbandonedJobs } from '../storage/jobs.ts'
import { anyImageDue } from '../storage/pictures.ts'
import { readTrendDay } from '../storage/trend.ts'
import { interruptDeadRuns } from '../storage/runs.ts'
import { clockMinder } from './clock-put-back.ts'
import type { AppContext } from './context.ts'
import { directoryCrontab, directoryTasks, planDirectory } from './directory-jobs.ts'
import { planFeeds, RUN_FEED, runFeedOfJob } from './feed-jobs.ts'
import type { FeedJob } from './feed-jobs.ts'
import { openIngestion } from './ingestion.ts'
import { openLanes } from './job-lanes.ts'
import type { Lane } from './job-lanes.ts'
import { outageTeller } from './outage.ts'
import { openPictures } from './pictures.ts'
import type { PictureTaking } from './pictures.ts'
import { planPreparing, PREPARE_DOCUMENTS, prepareDocuments } from './large-documents.ts'
import type { Preparing } from './large-documents.ts'
import { sweep } from './sweep.ts'

export interface Worker {
  /** Looks once at what has come due and puts in jobs for it. */
  plan(): Promise<void>
  /** Does the jobs there are and returns. */
  drain(): Promise<void>
  /** Does what the clock asks for from now on. */
  start(): Promise<void>
  /** Runs of feeds end after the batch at hand, everything else is brought to its end. */
  close(): Promise<void>
}

/** What depends on the clock is late by this and the time of one rendering. */
const PLAN_EVERY_MS = 10_000
const PREPARE_EVERY_MS = 2000

const RENDER = 'render-due'
const SWEEP = 'sweep'
const TREND = 'recompute-trends'
/** Made good when no worker was there. */
const CRONTAB = `17 3 * * * ${SWEEP} ?fill=1d`
/** One at a time of all workers: a host is asked by one of them only. */
const TAKE_PICTURES = 'take-pictures'
/** Rendering does not wait while documents are put together or trends are recomputed. */
const CHORES_AT_ONCE = 3

/**
 * What goes on without anybody asking. Any number of workers may do it side by side: each sees what has come due and
 * puts in a job, of which there is one at a time whoever puts it in; jobs are shared among all.
 */
export async function openWorker(
  app: AppContext,
  publicUrl: string,
  outage = outageTeller(app),
): Promise<Worker> {
  const { database } = app
  const stop = new AbortController()
  const ingestion = openIngestion(app, { stop: stop.signal })
  const pictures = await openPictures(app, { stop: stop.signal })
  const lanes = await openLanes({ ...app, outage }, [
    {
      tasks: {
        [RUN_FEED]: async (payload: unknown) => {
          await runFeedOfJob(app, ingestion, payload as FeedJob)
          // Another of the same server may have waited for it.
          if (!stop.signal.aborted) await planFeeds(app)
        },
      },
      concurrency: app.config.feedsAtOnce,
    },
    choresOf(app, ingestion.context, publicUrl, stop.signal),
    picturesLane(app, pictures),
  ])
  const mindClock = clockMinder(app)
  const repeats: (() => Promise<void>)[] = []

  async function plan(): Promise<void> {
    await lanes.renew()
    await planDue(app, mindClock)
    outage.over()
  }

  async function planDocuments(): Promise<void> {
    await planPreparing(app, { publicUrl })
    outage.over()
  }

  const told = (what: string) => (error: unknown) => outage.tell(error, what, 'error')
  return {
    async plan() {
      await plan()
      await planDocuments()
    },
    drain: () => lanes.drain(),
    async start() {
      await interruptDeadRuns(database, app.clock.now())
      await planDocuments()
      await lanes.start()
      await plan()
      repeats.push(
        repeat(PLAN_EVERY_MS, plan, told('what is due could not be read; it is tried again')),
        repeat(PREPARE_EVERY_MS, planDocuments, told('large documents wait for their reader')),
      )
    },
    async close() {
      stop.abort(new Error('The process is to end.'))
      await Promise.all(repeats.map((end) => end()))
      await lanes.close()
      await ingestion.close()
      await pictures.close()
    },
  }
}

/** Puts in jobs for what has come due. What cannot be looked at keeps nothing else from it. */
function planDue(app: AppContext, mindClock: () => Promise<unknown>): Promise<void> {
  const { database, logger, clock, config } = app
  return eachInTurn([
    async () => {
      const abandoned = await freeAbandonedJobs(database)
      if (abandoned.length > 0) logger.warn('a worker was cut off; its jobs are taken over')
    },
    mindClock,
    () => planFeeds(app),
    () => planDirectory(app),
    async () => {
      if ((await dueEvents(database, clock.now(), 1)).length > 0)
        await addJob(database, RENDER, {}, RENDER)
    },
    async () => {
      if (await isTrendDue(app)) await addJob(database, TREND, {}, TREND)
    },
    async () => {
      if (config.imagesAtOnce > 0 && (await anyImageDue(database, clock.now())))
        await addJob(database, TAKE_PICTURES, {}, TAKE_PICTURES)
    },
  ])
}

/** Once a day, from the time set for it on; made good when no worker was there. Without any event there is no trend. */
async function isTrendDue({ database, clock, config }: AppContext): Promise<boolean> {
  const day = await readTrendDay(database)
  return day !== null && day < Math.floor((clock.now() - config.trendAtMs) / DAY_MS)
}

function picturesLane({ database, logger }: AppContext, { context }: PictureTaking): Lane {
  return {
    tasks: {
      [TAKE_PICTURES]: async () => {
        const { looked, ready, refused } = await takePictures(context)
        if (looked > 0) logger.info({ looked, ready, refused }, 'pictures were looked at')
        // What shows them is due by now; it need not wait for the next look.
        await addJob(database, RENDER, {}, RENDER)
      },
    },
    concurrency: 1,
  }
}

function choresOf(
  app: AppContext,
  context: Parameters<typeof renderDue>[0],
  publicUrl: string,
  stop: AbortSignal,
): Lane {
  return {
    tasks: {
      [RENDER]: async () => {
        await renderDue(context, Number.POSITIVE_INFINITY)
      },
      [TREND]: async () => {
        await recomputeTrends(context)
        await renderDue(context, Number.POSITIVE_INFINITY)
      },
      [PREPARE_DOCUMENTS]: (payload: unknown) => prepareDocuments(app, payload as Preparing, stop),
      [SWEEP]: () => eachInTurn([() => endRemovals(context), () => sweep(app, publicUrl)]),
      ...directoryTasks(app, context),
    },
    concurrency: CHORES_AT_ONCE,
    crontab: `${CRONTAB}\n${directoryCrontab(context)}`,
  }
}
