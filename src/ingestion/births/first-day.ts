import type { Listing } from '../../domain/listing.ts'
import type { Stamp } from '../../domain/stamp.ts'
import { DAY_MS } from '../../lib/durations.ts'
import { wallOf } from '../../lib/zone.ts'

/**
 * When a listing began, as far as we were ever told. Sellers list a run by its next performance, and its first day is the
 * first all the same; what is moved before it began starts when it now starts, and so does a single show.
 */
export function firstDay(
  earliest: Stamp,
  listing: Listing,
  before: Listing | null,
  now: number,
): Stamp {
  const { start } = listing.timing
  const isLater = listing.grain === 'run' && earliest.at < start.at
  return isLater && hasRolled(earliest, listing, before, now) ? earliest : start
}

/** What has begun rolls on; what has not is moved, unless the listing told of its new start beside the old one. */
function hasRolled(
  earliest: Stamp,
  { timing, status }: Listing,
  before: Listing | null,
  now: number,
): boolean {
  if (earliest.at <= now) return !isClocked(earliest, timing.start)
  return status !== 'rescheduled' && (before === null || tells(before, timing.start))
}

/** The clock of a day that was told without one. */
function isClocked(day: Stamp, start: Stamp): boolean {
  return wallOf(day) % DAY_MS === 0 && wallOf(start) - wallOf(day) < DAY_MS
}

/** Whether it was a date of the listing. */
export function tells({ timing }: Listing, start: Stamp): boolean {
  return (
    timing.start.at === start.at || timing.sessions.some((session) => session.start.at === start.at)
  )
}
