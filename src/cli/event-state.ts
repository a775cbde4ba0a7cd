import type { WireEvent } from '../contract/schemas/event.ts'
import type { WhyUnavailable } from '../domain/availability.ts'
import { DAY_MS } from '../lib/durations.ts'
import { isOneNight, readMoment } from '../pages/moments.ts'
import type { Moment } from '../pages/moments.ts'
import { whyOf, type WhyBySource } from '../pages/why-unavailable.ts'

/**
 * What became of an event, for who looks whether a word of a seller, or a decision, has arrived.
 * `not bookable`: no seller says so, and none sells now: the sale has not begun, or there is no link.
 */
export type EventState =
  | 'cancelled'
  | 'over'
  | 'withdrawn'
  | 'sold out'
  | 'postponed'
  | 'sale over'
  | 'on sale'
  | 'not bookable'

/** Of what no seller has anything left, as public pages tell it. */
const GONE: Readonly<Record<WhyUnavailable, EventState>> = {
  soldOut: 'sold out',
  postponed: 'postponed',
  ended: 'sale over',
  withdrawn: 'withdrawn',
}

/** `allWithdrawn`: no source of it is in its feed any more. */
export function stateOf(
  event: WireEvent,
  allWithdrawn: boolean,
  why: WhyBySource,
  now: number,
): EventState {
  if (event.cancelledAt !== null) return 'cancelled'
  if (closesAt(event) <= now) return 'over'
  if (allWithdrawn) return 'withdrawn'
  if (event.notAvailableAt !== null) return GONE[whyOf(event, why)]
  return event.sources.some(({ isBookable }) => isBookable) ? 'on sale' : 'not bookable'
}

/** As merging judges each source: what ends unreliably goes on until its day is over, of a night that on which it began. */
function closesAt({ startDate, endDate, hasEndDateNotReliable }: WireEvent): number {
  const [start, end] = [readMoment(startDate), readMoment(endDate)]
  if (!hasEndDateNotReliable) return end.at
  return isOneNight(start, end) ? Math.max(end.at, dayEnd(start)) : dayEnd(end)
}

function dayEnd({ at, wall }: Moment): number {
  return at - wall + (Math.floor(wall / DAY_MS) + 1) * DAY_MS
}
