import { nextAttempt } from '../domain/feed-schedule.ts'
import type { FeedStanding } from '../domain/feed-schedule.ts'
import type { RunReport } from '../domain/feed.ts'
import { hostOf } from '../lib/host-of.ts'
import { FeedBusy, runFeed } from '../ingestion/run-feed.ts'
import { addJob } from '../storage/jobs.ts'
import { feedStandings } from '../storage/schedules.ts'
import type { ToldStanding } from '../storage/schedules.ts'
import type { AppContext } from './context.ts'
import type { Ingestion } from './ingestion.ts'

type Around = Pick<AppContext, 'database' | 'clock' | 'logger' | 'config'>

export const RUN_FEED = 'run-feed'

export interface FeedJob {
  readonly feedId: number
}

/**
 * Puts in a job for each feed whose time has come, those first that have waited longest. Any number of workers may do so at
 * once: a feed has one job. Half of what a worker reads at a time is for servers of which nothing else is read: they go on
 * while others are slow, however many feeds these have.
 */
export async function planFeeds(around: Around): Promise<void> {
  const standings = await feedStandings(around.database)
  const atWork = new Set<string>()
  // Beyond the first of each server.
  let more = 0
  const moreMost = Math.ceil(around.config.feedsAtOnce / 2) - 1
  for (const { feed, running } of standings) {
    const server = hostOf(feed.location)
    if (running && atWork.has(server)) more += 1
    // A file is of no server.
    if (running && server !== '') atWork.add(server)
  }
  for (const { standing, at } of dueFirst(around, standings)) {
    const { feed } = standing
    const server = hostOf(feed.location)
    const isMore = atWork.has(server)
    if (isMore && more >= moreMost) continue
    if (isMore) more += 1
    if (server !== '') atWork.add(server)
    const job: FeedJob = { feedId: feed.id }
    // One that may only now be put in goes before all that were due after it.
    const waitedMs = around.clock.now() - at
    await addJob(around.database, RUN_FEED, { ...job }, `feed:${job.feedId}`, waitedMs)
  }
}

interface Due {
  readonly standing: ToldStanding
  readonly at: number
}

function dueFirst(around: Around, standings: readonly ToldStanding[]): Due[] {
  const due = standings.flatMap((standing) => {
    const at = dueAt(around, standing)
    return at === null ? [] : [{ standing, at }]
  })
  return due.toSorted((a, b) => a.at - b.at)
}

/**
 * Runs the feed of a job, if it is still due: by the time a job's turn comes the feed may be paused, removed or run
 * by hand, and a job of a killed worker that is given to another may be too early, should the feed be what kills.
 */
export async function runFeedOfJob(
  around: Around,
  ingestion: Ingestion,
  { feedId }: FeedJob,
): Promise<void> {
  const [standing] = await feedStandings(around.database, feedId)
  if (standing === undefined || dueAt(around, standing) === null) return
  try {
    tell(around, await runFeed(ingestion.context, standing.feed), standing.failures)
  } catch (error) {
    // It is run by hand just now, which is as good.
    if (error instanceof FeedBusy) return
    throw error
  }
}

/** Since when a feed is due; null: it is not. */
function dueAt({ clock, logger }: Around, standing: FeedStanding): number | null {
  try {
    const now = clock.now()
    const next = nextAttempt(standing, now)
    return next !== null && next <= now ? next : null
  } catch (error) {
    logger.error({ err: error, feed: standing.feed.name }, 'a schedule cannot be read')
    return null
  }
}

function tell({ logger }: Around, report: RunReport, failures: number): void {
  const { rejected: _, ...counts } = report
  const level = report.state === 'succeeded' || report.state === 'interrupted' ? 'info' : 'warn'
  const again = report.state === 'failed' && failures > 0 ? `, ${failures + 1} times in a row` : ''
  logger[level](counts, `the feed ${report.feed} has run on schedule: ${report.state}${again}`)
}
