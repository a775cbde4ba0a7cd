import { lastDue, parseCron } from '../lib/cron.ts'
import { repeat } from '../lib/repeat.ts'
import { renderDue } from '../ingestion/render-due.ts'
import { FeedBusy, runFeed } from '../ingestion/run-feed.ts'
import { createDocuments } from '../serving/documents.ts'
import { documentHeadsAfter, lastDocumentVersion } from '../storage/changes.ts'
import { KIND_NAMES } from '../storage/documents.ts'
import { largeDocuments } from '../storage/large-documents.ts'
import { dropOldBodies } from '../storage/raw-bodies.ts'
import { scheduledFeeds } from '../storage/schedules.ts'
import type { AppContext } from './context.ts'
import { openIngestion, type Ingestion } from './ingestion.ts'

export interface Worker {
  /** Lets what is under way come to its end. */
  close(): Promise<void>
}

/** What depends on the clock is late by this and the time of one rendering: well within the minute promised. */
const RENDER_EVERY_MS = 10_000
const SCHEDULES_EVERY_MS = 15_000
const PREPARE_EVERY_MS = 2_000
const SWEEP_EVERY_MS = 3_600_000

/** Putting a document of so many events together takes longer than a caller should wait. */
const LARGE_EVENTS = 200
const HEADS_PAGE = 1000
/** A worker answers nobody: what it puts together goes to the database. */
const CACHE_BYTES = 1024 * 1024

const DAY_MS = 86_400_000

/** What goes on without anybody asking. Any number of workers may do it side by side. */
export async function startWorker(app: AppContext, publicUrl: string): Promise<Worker> {
  const { database, clock, logger, config } = app
  const ingestion = openIngestion(app)
  const prepare = await documentPreparer(app, publicUrl)
  const told = (what: string) => (error: unknown) => logger.error({ err: error }, what)
  const stops = [
    repeat(
      RENDER_EVERY_MS,
      async () => {
        await renderDue(ingestion.context, Number.POSITIVE_INFINITY)
      },
      told('events that are due could not be rendered; the next round tries again'),
    ),
    // Schedules move to graphile-worker with its retries and back-off; the loop stays what asks "is it due?".
    repeat(
      SCHEDULES_EVERY_MS,
      () => runDueFeeds(app, ingestion),
      told('schedules could not be read; the next round tries again'),
    ),
    repeat(PREPARE_EVERY_MS, prepare, told('large documents wait for their first reader')),
    repeat(
      SWEEP_EVERY_MS,
      async () => {
        await dropOldBodies(database, clock.now() - config.rawKeepDays * DAY_MS)
      },
      told('old raw bodies could not be dropped; the next hour tries again'),
    ),
  ]
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await ingestion.close()
    },
  }
}

/** Runs each feed whose time has come since it last began. One after another: they share the catalogue's lock anyway. */
export async function runDueFeeds(app: AppContext, ingestion: Ingestion): Promise<void> {
  const { database, clock, logger } = app
  for (const { feed, schedule, lastAt } of await scheduledFeeds(database)) {
    const due = lastDue(parseCron(schedule), clock.now())
    if (due === null || due <= lastAt) continue
    try {
      const report = await runFeed(ingestion.context, feed)
      const { rejected: _, ...counts } = report
      const level = report.state === 'succeeded' ? 'info' : 'warn'
      logger[level](counts, `the feed ${feed.name} has run on schedule`)
    } catch (error) {
      // Another worker was quicker, which is as good.
      if (error instanceof FeedBusy) continue
      logger.error({ err: error, feed: feed.name }, 'a scheduled run failed by our fault')
    }
  }
}

/** Puts together large documents whenever they have changed, ahead of their next reader. */
async function documentPreparer(app: AppContext, publicUrl: string): Promise<() => Promise<void>> {
  const { database, logger } = app
  const documents = createDocuments({ database, logger, publicUrl, cacheBytes: CACHE_BYTES })
  let last = await lastDocumentVersion(database)
  return async () => {
    for (;;) {
      const heads = await documentHeadsAfter(database, last, HEADS_PAGE)
      const newest = heads.at(-1)
      if (newest === undefined) return
      for (const { kind, key } of await largeDocuments(database, heads, LARGE_EVENTS)) {
        const name = KIND_NAMES[kind]
        if (name !== undefined) await documents.prepare(name, key)
      }
      last = newest.version
    }
  }
}
