import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { UTC_ZONE } from '../../../lib/icalendar/calendar-zone.ts'
import { propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Duration } from '../../../lib/icalendar/value.ts'
import { without } from '../json-value.ts'
import { calendarZone } from './calendar-entry.ts'
import { keyOf, textOf } from './calendar-event.ts'
import type { CalendarEvent, CalendarMoment } from './calendar-event.ts'
import { clocksInText } from './clocks-in-text.ts'
import { fieldsOf } from './event-fields.ts'

/** A date of a series as it will be: its own, or what an override made of it. */
export interface Occurrence {
  readonly moment: CalendarMoment
  readonly length: Duration | null
  /** The master, or the override that speaks for it. */
  readonly source: CalendarEvent
  readonly cancelled: boolean
}

export interface ListingRules {
  readonly id: string
  readonly repeats: boolean
  /** All its dates are here. */
  readonly complete: boolean
}

/** The listing of an event: with a start and an end, or with sessions where it repeats. */
export function seriesListing(
  event: CalendarEvent,
  occurrences: readonly Occurrence[],
  { id, repeats, complete }: ListingRules,
): NativeListing {
  const timeZone = zoneName(event)
  const write = (moment: CalendarMoment) => momentText(moment, timeZone)
  const [only] = occurrences
  const single = only !== undefined && occurrences.length === 1 && !repeats ? only : null
  const sessions = occurrences.toSorted((a, b) => keyOf(a.moment) - keyOf(b.moment))
  const dates =
    single === null
      ? {
          sessions: sessions.map((one) => sessionOf(one, write)),
          sessionsComplete: complete ? undefined : false,
        }
      : {
          ...(showsInText(event, single) ?? {
            start: write(single.moment),
            end: endText(endOfOnly(event, single), write),
          }),
          sessionsComplete: complete ? undefined : false,
        }
  return without({ id, ...fieldsOf(event), timeZone: timeZone ?? undefined, ...dates })
}

/** Programs of web sites enter a show as its days and leave its times to the text. */
function showsInText(
  event: CalendarEvent,
  only: Occurrence,
): Pick<NativeListing, 'sessions'> | null {
  const { timed, wall } = only.moment
  if (timed) return null
  const last = endOfOnly(event, only)?.wall ?? wall
  const shows = clocksInText(textOf(event.component, 'DESCRIPTION'), wall, last)
  return shows === null ? null : { sessions: shows }
}

function sessionOf(one: Occurrence, write: (moment: CalendarMoment) => string) {
  return without({
    start: write(one.moment),
    end: endText(endOf(one), write),
    cancelled: one.cancelled ? true : undefined,
  })
}

/** The name of the zone that the listing's times are written in; null where it has none but its times' own. */
function zoneName(event: CalendarEvent): string | null {
  const { start, head } = event
  const own = start.timed ? (start.zone?.name ?? null) : zoneBesideDay(event)
  if (own !== null && own !== 'UTC') return own
  // Of times in UTC, and of days, the calendar's zone says where they are meant to be read.
  return start.zone !== null && own === null ? null : (calendarZone(head)?.name ?? null)
}

/** A day has no zone (RFC 5545 3.2.19); where one is written beside it all the same, it is the one of the place. */
function zoneBesideDay({ component, head, end }: CalendarEvent): string | null {
  const tzid = propertyOf(component, 'DTSTART')?.parameters.get('TZID') ?? ''
  return (tzid === '' ? null : head.zones.zoneOf(tzid)?.name) ?? end?.zone?.name ?? null
}

/** A day that tells no end is that day (RFC 5545 3.6.1), and no run that begins on it. */
function endOfOnly(event: CalendarEvent, only: Occurrence): CalendarMoment | null {
  const end = event.end === null ? endOf(only) : ownEnd(event)
  return end ?? (only.moment.timed ? null : only.moment)
}

function ownEnd({ end }: CalendarEvent): CalendarMoment | null {
  return end === null || end.timed ? end : lastDay(end)
}

/** The end of a day-long event is the day after its last (RFC 5545 3.6.1). */
function lastDay(end: CalendarMoment): CalendarMoment {
  return { ...end, wall: end.wall - DAY_MS }
}

function endOf({ moment, length }: Occurrence): CalendarMoment | null {
  if (length === null) return null
  const wall = moment.wall + length.days * DAY_MS
  if (!moment.timed) {
    const days = length.days + Math.ceil(length.ms / DAY_MS)
    return days < 1 ? null : lastDay({ ...moment, wall: moment.wall + days * DAY_MS })
  }
  const { zone } = moment
  if (zone === null) return { ...moment, wall: wall + length.ms }
  return { ...moment, wall: zone.wallAt(zone.instantOf(wall) + length.ms) }
}

function endText(
  end: CalendarMoment | null,
  write: (moment: CalendarMoment) => string,
): string | undefined {
  return end === null ? undefined : write(end)
}

/** As short as it can be said without doubt: a bare local time only in the listing's own zone. */
function momentText(moment: CalendarMoment, timeZone: string | null): string {
  const { wall, timed, zone } = moment
  const text = new Date(wall).toISOString()
  if (!timed) return text.slice(0, 10)
  const local = text.slice(0, text.endsWith(':00.000Z') ? 16 : 19)
  if (zone === null) return local
  if (zone === UTC_ZONE) return `${local}Z`
  if (zone.name === null) return `${local}${offsetText(moment)}`
  return zone.name === timeZone ? local : `${local}[${zone.name}]`
}

function offsetText(moment: CalendarMoment): string {
  const offset = Math.round((moment.wall - keyOf(moment)) / MINUTE_MS)
  const size = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
