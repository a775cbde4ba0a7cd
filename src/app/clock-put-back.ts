import { HOUR_MS, MINUTE_MS } from '../lib/durations.ts'
import { makeAllEventsDue } from '../storage/events.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import type { AppContext } from './context.ts'

const LATEST = 'clock'
const NOTED_EVERY_MS = 10 * MINUTE_MS
/** Clocks of two machines may be so far apart. */
const APART_MS = HOUR_MS

/**
 * Under a clock that is ahead documents change that should not: shows are over, stock is not known any more. When it is put
 * right they are looked at again. Gives whether it was.
 */
export async function mindClock({
  database,
  clock,
  logger,
}: Pick<AppContext, 'database' | 'clock' | 'logger'>): Promise<boolean> {
  const now = clock.now()
  const latest = Number((await readSetting(database, LATEST)) ?? 0)
  const isPutBack = now < latest - APART_MS
  if (isPutBack) {
    await makeAllEventsDue(database, now)
    const hours = Math.round((latest - now) / HOUR_MS)
    logger.warn({ hours }, 'the clock was put back: all events are looked at again')
  }
  if (isPutBack || now >= latest + NOTED_EVERY_MS) await writeSetting(database, LATEST, String(now))
  return isPutBack
}
