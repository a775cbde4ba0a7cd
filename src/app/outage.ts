import { MINUTE_MS } from '../lib/durations.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import { isDatabaseUnavailable } from '../storage/unavailable.ts'

/**
 * What a process says of a database that is away: that it went, every ten minutes that it still is, and that it is back. All
 * that goes on by itself fails meanwhile, again and again, and so does what is asked of it; each would say so.
 */
export interface Outage {
  /** That something failed; what fails for want of the database is said by `debug` alone. */
  tell(error: unknown, what: string, level?: 'warn' | 'error'): void
  /** As `tell`, of what was asked of it. `log` tells the request. */
  readonly fail: (error: unknown, what: string, log?: FailureLog) => void
  /** The database has answered. */
  over(): void
}

/** Where a failure is logged, with what else is known of it. */
export type FailureLog = Pick<Logger, 'debug' | 'warn' | 'error'>

const SAID_AGAIN_MS = 10 * MINUTE_MS
/** One that comes and goes is not told of each time, nor what asked it before it was back and failed after. */
const NEWS_AGAIN_MS = MINUTE_MS

export function outageTeller({
  logger,
  clock,
}: {
  readonly logger: Logger
  readonly clock: Clock
}): Outage {
  let awaySince: number | null = null
  let saidAt = Number.NEGATIVE_INFINITY

  function sayAway(error: unknown): void {
    const now = clock.now()
    const silence = now - saidAt
    // A clock that was put back is no reason to be silent.
    if (silence >= 0 && silence < (awaySince === null ? NEWS_AGAIN_MS : SAID_AGAIN_MS)) return
    saidAt = now
    awaySince = Math.min(awaySince ?? now, now)
    const minutes = Math.floor((now - awaySince) / MINUTE_MS)
    const since = minutes === 0 ? '' : `, since ${minutes} minutes`
    logger.warn({ err: error }, `the database does not answer${since}; what is due waits for it`)
  }

  function say(error: unknown, what: string, level: 'warn' | 'error', log: FailureLog): void {
    const isAway = isDatabaseUnavailable(error)
    if (isAway) sayAway(error)
    log[isAway ? 'debug' : level]({ err: error }, what)
  }

  return {
    tell: (error, what, level = 'warn') => say(error, what, level, logger),
    fail: (error, what, log = logger) => say(error, what, 'error', log),
    over() {
      if (awaySince === null) return
      saidAt = clock.now()
      const seconds = Math.round((saidAt - awaySince) / 1000)
      awaySince = null
      logger.info({ seconds }, 'the database answers again')
    },
  }
}
