import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts'
import { nextDue, parseCron } from '../lib/cron.ts'
import type { Feed, RunState } from './feed.ts'

/** How a feed stands: all that decides when it is read next. Instants in epoch ms. */
export interface FeedStanding {
  readonly feed: Feed
  readonly createdAt: number
  /** A run of it is going on at this moment, here or elsewhere. */
  readonly running: boolean
  readonly lastRun: LastRun | null
  /** Runs in a row that failed or were cut off, up to the last one. */
  readonly failures: number
}

export interface LastRun {
  readonly runId: number
  readonly state: RunState
  readonly startedAt: number
  readonly finishedAt: number | null
  /** Before which the partner's server does not want to be asked again. */
  readonly retryAt: number | null
  readonly withdrawn: number
  /** Not in the feed any more, and not withdrawn yet; null: nothing was looked for. */
  readonly missing: number | null
}

/** After one failure; doubled with each further one. */
const RETRY_MS = 5 * MINUTE_MS
/** From here on only the schedule's own times count, so that a weekly feed is not asked four times a day. */
const RETRY_MS_MAX = 6 * HOUR_MS
/** A server that names a day next year is wrong, or means never: the operator should see it fail again. */
const ASKED_WAIT_MS_MAX = 7 * 24 * HOUR_MS
/** What a run noted further ahead than clocks of machines are apart was noted by a clock that was wrong. */
const CLOCKS_APART_MS = HOUR_MS
/** Schedules say "on the hour"; partners' servers should not be asked by all at that minute. */
const JITTER_MS_MAX = 5 * MINUTE_MS
const JITTER_SHARE = 0.1

/**
 * When a feed is to be read next; an instant that has passed means now. Null: not by the clock. However many times
 * were missed, they are made good by one run.
 */
export function nextAttempt(standing: FeedStanding, now: number): number | null {
  const { feed, running, lastRun, failures } = standing
  if (feed.schedule === null || feed.state === 'paused' || running) return null
  const createdAt = Math.min(standing.createdAt, now)
  if (lastRun === null) return onSchedule(feed, createdAt)
  if (lastRun.startedAt > now + CLOCKS_APART_MS) return now
  const cutOff = lastRun.state === 'running' || lastRun.state === 'interrupted'
  const failed = failures > 0 || cutOff
  const next = failed
    ? afterFailure(feed, lastRun.finishedAt ?? lastRun.startedAt, failuresThatCount(standing))
    : onSchedule(feed, Math.max(createdAt, lastRun.startedAt))
  if (next === null || lastRun.retryAt === null) return next
  const asked = Math.min(lastRun.retryAt, lastRun.startedAt + ASKED_WAIT_MS_MAX)
  return Math.max(next, asked + jitterMs(feed, RETRY_MS))
}

/** A run that was cut off is taken up at once; only if that ends the same way is there something wrong with it. */
function failuresThatCount({ lastRun, failures }: FeedStanding): number {
  // One that says it is running, while none is, was cut off too, but nobody has noted it yet: it is not among them.
  return lastRun?.state === 'interrupted' ? failures - 1 : failures
}

function onSchedule(feed: Feed, after: number): number | null {
  const cron = parseCron(feed.schedule ?? '')
  const due = nextDue(cron, after)
  if (due === null) return null
  const following = nextDue(cron, due) ?? due + HOUR_MS
  return due + jitterMs(feed, following - due)
}

function afterFailure(feed: Feed, ended: number, failures: number): number | null {
  if (failures === 0) return ended
  const waitMs = RETRY_MS * 2 ** (failures - 1)
  if (waitMs >= RETRY_MS_MAX) return onSchedule(feed, ended + RETRY_MS_MAX)
  return ended + waitMs + jitterMs(feed, waitMs)
}

/** The same for a feed each time, other for another. */
function jitterMs(feed: Feed, intervalMs: number): number {
  return Math.floor(fraction(feed.id) * Math.min(JITTER_MS_MAX, intervalMs * JITTER_SHARE))
}

/** From 0 to below 1; neighbouring numbers lie far apart (multiples of the golden ratio). */
function fraction(id: number): number {
  return (id * 0.618_033_988_749_894_9) % 1
}
