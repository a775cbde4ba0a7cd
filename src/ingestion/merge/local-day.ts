import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { Stamp } from '../../domain/stamp.ts'
import { offsetAt } from '../../lib/zone.ts'

/** Arithmetic on the wall clock of a place. */

export function stampAt(zone: string, at: number): Stamp {
  return { at, offset: offsetAt(zone, at) }
}

/** Minutes since local midnight. */
export function minuteOfDay(stamp: Stamp): number {
  const local = stamp.at + stamp.offset * MINUTE_MS
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS)
}

/** Number of the local day. */
export function localDay(stamp: Stamp): number {
  return Math.floor((stamp.at + stamp.offset * MINUTE_MS) / DAY_MS)
}

/** The moment at which the clock of the place shows `minute` on the day of `stamp`. */
export function clockOnDay(stamp: Stamp, minute: number, zone: string): Stamp {
  const local = localDay(stamp) * DAY_MS + minute * MINUTE_MS
  const guess = offsetAt(zone, local - stamp.offset * MINUTE_MS)
  return stampAt(zone, local - guess * MINUTE_MS)
}

/** 23:59, the last minute that people write. */
export function dayClose(stamp: Stamp, zone: string): Stamp {
  return clockOnDay(stamp, 23 * 60 + 59, zone)
}

/** The instant at which the local day is over. */
export function dayEnd(stamp: Stamp, zone: string): number {
  return dayClose(stamp, zone).at + MINUTE_MS
}
