import { HOUR_MS } from '../../../lib/durations.ts'
import { UTC_ZONE } from '../../../lib/icalendar/calendar-zone.ts'
import type { CalendarEvent, CalendarMoment } from './calendar-event.ts'

/** How far clocks are from UTC, by quarters of an hour: a day in all, so that no two nights at one hour are meant. */
const OFFSETS = { from: -10.75 * HOUR_MS, to: 13 * HOUR_MS, step: HOUR_MS / 4 }

/**
 * The date of a series without a zone that an instant of UTC names: where the feed's zone is known the one that clocks show there,
 * else the only one that clocks show anywhere. Where several may be meant, or none, the instant as it is.
 */
export function instantInSeries(
  moment: CalendarMoment,
  { start, head }: CalendarEvent,
  dates: ReadonlyMap<number, unknown>,
  ofFeed: string | null,
): CalendarMoment {
  const isOfClocks = start.timed && start.zone === null
  if (!isOfClocks || !moment.timed || moment.zone !== UTC_ZONE) return moment
  const zone = ofFeed === null ? null : head.zones.zoneOf(ofFeed)
  const wall = zone === null ? onlyOneNamed(moment.wall, dates) : zone.wallAt(moment.wall)
  return wall === null || !dates.has(wall) ? moment : { wall, timed: true, zone: null }
}

function onlyOneNamed(instant: number, dates: ReadonlyMap<number, unknown>): number | null {
  // Some programs put a Z behind the time of a clock.
  if (dates.has(instant)) return instant
  const named: number[] = []
  for (let offset = OFFSETS.from; offset <= OFFSETS.to; offset += OFFSETS.step) {
    if (dates.has(instant + offset)) named.push(instant + offset)
  }
  return named.length === 1 ? (named[0] ?? null) : null
}
