import { nextAttempt } from '../domain/feed-schedule.ts'
import type { FeedStanding } from '../domain/feed-schedule.ts'
import type { RunReport } from '../domain/feed.ts'
import { FeedBusy, runFeed } from '../ingestion/run-feed.ts'
import { addJob } from '../storage/jobs.ts'
import { feedStandings } from '../storage/schedules.ts'
import type { AppContext } from './context.ts'
import type { Ingestion } from './ingestion.ts'

type Around = Pick<AppContext, 'database' | 'clock' | 'logger'>

export const RUN_FEED = 'run-feed'

export interface FeedJob {
  readonly feedId: number
}

/** Puts in a job for each feed whose time has come. Any number of workers may do so at once: a feed has one job. */
export async function planFeeds(around: Around): Promise<void> {
  for (const standing of await feedStandings(around.database)) {
    if (!isDue(around, standing)) continue
    const job: FeedJob = { feedId: standing.feed.id }
    await addJob(around.database, RUN_FEED, { ...job }, `feed:${job.feedId}`)
  }
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
  if (standing === undefined || !isDue(around, standing)) return
  try {
    tell(around, await runFeed(ingestion.context, standing.feed), standing.failures)
  } catch (error) {
    // It is run by hand just now, which is as good.
    if (error instanceof FeedBusy) return
    throw error
  }
}

function isDue({ clock, logger }: Around, standing: FeedStanding): boolean {
  try {
    const now = clock.now()
    const next = nextAttempt(standing, now)
    return next !== null && next <= now
  } catch (error) {
    logger.error({ err: error, feed: standing.feed.name }, 'a schedule cannot be read')
    return false
  }
}

function tell({ logger }: Around, report: RunReport, failures: number): void {
  const { rejected: _, ...counts } = report
  const level = report.state === 'succeeded' || report.state === 'interrupted' ? 'info' : 'warn'
  const again = report.state === 'failed' && failures > 0 ? `, ${failures + 1} times in a row` : ''
  logger[level](counts, `the feed ${report.feed} has run on schedule: ${report.state}${again}`)
}
