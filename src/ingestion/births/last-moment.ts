import { DAY_MS } from '../../lib/durations.ts'
import type { Listing } from '../../domain/listing.ts'

/** Its last moment known. A bare day lasts until its end. */
export function lastMoment({ timing }: Listing): number {
  const ends = timing.sessions.map((session) => session.end?.at ?? session.start.at)
  const last = Math.max(timing.start.at, timing.end?.at ?? -Infinity, ...ends)
  return timing.precision === 'minute' && !timing.endApproximate ? last : last + DAY_MS
}
