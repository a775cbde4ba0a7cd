import { DAY_MS } from '../../../lib/durations.ts'
import type { ListingStatus, Timing } from '../../../domain/listing.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Stamp } from '../../../domain/stamp.ts'
import { wallOf } from '../../../lib/zone.ts'
import { dayOfWall } from './calendar-day.ts'
import type { Calendar } from './calendar.ts'
import { movedFrom } from './moved-in-text.ts'
import { asText } from '../text.ts'

/** Where a listing says from which day it was moved: a member of its own, else its state, its name or its text. */
export function previousStartOf(
  native: NativeListing,
  start: Stamp,
  description: string,
  calendar: Calendar,
): Stamp | null {
  const told = calendar.read(native.previousStart, null)
  if ('stamp' in told) return told.stamp
  const day = dayOfWall(wallOf(start))
  const texts = [asText(native.status) ?? '', asText(native.name) ?? '', description]
  const from = movedFrom(texts, day, calendar.order)
  // Its time of day is not told: the same, so that who still lists that day is met.
  return from === null
    ? null
    : calendar.stampOf(start.at - Math.round((day - from) / DAY_MS) * DAY_MS)
}

/** Whose text tells from which day it was moved to its own has its new date, whatever its member says. */
export function statusOfMoved(
  status: ListingStatus,
  { previousStart }: NativeListing,
  timing: Timing,
): ListingStatus {
  const isTold = timing.previousStart !== null && (previousStart ?? null) === null
  return isTold && (status === 'scheduled' || status === 'postponed') ? 'rescheduled' : status
}
