import { DAY_MS } from '../../../lib/durations.ts'
import type { CalendarZone } from '../../../lib/icalendar/calendar-zone.ts'
import { UTC_ZONE } from '../../../lib/icalendar/calendar-zone.ts'
import { propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Component, Property } from '../../../lib/icalendar/content-line.ts'
import { parseDateValue, parseDuration, unescapeText } from '../../../lib/icalendar/value.ts'
import type { Duration } from '../../../lib/icalendar/value.ts'
import { FOR_INVITED, isPrivate } from '../private-event.ts'
import { calendarZone } from './calendar-entry.ts'
import type { CalendarHead } from './calendar-entry.ts'
import { isClosure, isPlaceholder } from './placeholders.ts'

/** A time as written. Without a zone it is a day, or local to wherever the event is. */
export interface CalendarMoment {
  readonly wall: number
  readonly timed: boolean
  readonly zone: CalendarZone | null
}

export interface CalendarEvent {
  readonly component: Component
  readonly head: CalendarHead
  /** '' when it has none. */
  readonly uid: string
  readonly name: string
  readonly start: CalendarMoment
  /** As written; null when absent or not after the start. */
  readonly end: CalendarMoment | null
  readonly length: Duration | null
  /** The date of its series that it stands for. */
  readonly recurrenceId: CalendarMoment | null
  /** It stands for all later dates as well. */
  readonly andFuture: boolean
  readonly sequence: number
  /** LAST-MODIFIED, else DTSTAMP, as sortable text. */
  readonly changed: string
  readonly warnings: readonly string[]
}

export interface Unreadable {
  readonly uid: string
  readonly reason: string
  /** The calendar itself does not show it. */
  readonly withheld?: true
}

/** The instant; of a day or a time without zone, its wall. */
export function keyOf({ wall, zone }: CalendarMoment): number {
  return zone === null ? wall : zone.instantOf(wall)
}

const PRIVATE = /^(?:PRIVATE|CONFIDENTIAL)$/i

function whyWithheld(component: Component, name: string): string | null {
  if (PRIVATE.test(textOf(component, 'CLASS'))) return 'marked private'
  if (isPrivate(name)) return FOR_INVITED
  if (isClosure(component, name)) return 'a placeholder: the place is closed'
  return isPlaceholder(component, name) ? 'a placeholder: somebody is busy or free' : null
}

export function readCalendarEvent(
  component: Component,
  head: CalendarHead,
): CalendarEvent | Unreadable {
  const uid = textOf(component, 'UID')
  const name = textOf(component, 'SUMMARY')
  const withheld = whyWithheld(component, name)
  if (withheld !== null) return { uid, reason: withheld, withheld: true }
  // Who calls one date of a series off names it, and need not repeat its start (RFC 5546 3.2.5).
  const given = propertyOf(component, 'DTSTART') ?? propertyOf(component, 'RECURRENCE-ID')
  if (given === null) return { uid, reason: 'no DTSTART' }
  const start = readMoment(given, head)
  if (typeof start === 'string') return { uid, reason: start }
  const warnings: string[] = []
  const recurrence = propertyOf(component, 'RECURRENCE-ID')
  const recurrenceId = recurrence === null ? null : readMoment(recurrence, head)
  if (typeof recurrenceId === 'string') return { uid, reason: `RECURRENCE-ID: ${recurrenceId}` }
  const { end, length } = readEnd(component, head, start, warnings)
  return {
    component,
    head,
    uid,
    name,
    start,
    end,
    length,
    recurrenceId,
    andFuture: recurrence?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    sequence: Number(/^\d{1,9}$/.exec(textOf(component, 'SEQUENCE'))?.[0] ?? 0),
    changed: textOf(component, 'LAST-MODIFIED') || textOf(component, 'DTSTAMP'),
    warnings,
  }
}

/** A TEXT property without its escapes; '' when absent. */
export function textOf(component: Component, name: string): string {
  return unescapeText(propertyOf(component, name)?.value ?? '').trim()
}

/** A date of a property, or why it is none. */
export function readMoment(property: Property, head: CalendarHead): CalendarMoment | string {
  const date = parseDateValue(property.value)
  if (date === null) {
    return `${property.name} is not a date: ${JSON.stringify(property.value.slice(0, 40))}`
  }
  // A day is the day of the place, whatever zone stands beside it.
  if (!date.timed) return { wall: date.wall, timed: false, zone: null }
  const tzid = property.parameters.get('TZID') ?? ''
  if (date.utc) {
    // A zone beside an instant tells where it is read.
    const shown = tzid === '' ? null : head.zones.zoneOf(tzid)
    const zone = shown ?? UTC_ZONE
    return { wall: zone.wallAt(date.wall), timed: true, zone }
  }
  const zone = tzid === '' ? calendarZone(head) : head.zones.zoneOf(tzid)
  if (zone === null && tzid !== '') return `unknown zone ${JSON.stringify(tzid.slice(0, 60))}`
  return { wall: date.wall, timed: true, zone }
}

function readEnd(
  component: Component,
  head: CalendarHead,
  start: CalendarMoment,
  warnings: string[],
): Pick<CalendarEvent, 'end' | 'length'> {
  const none = { end: null, length: null }
  const given = propertyOf(component, 'DTEND')
  if (isWithoutEnd(component, given)) return none
  if (given === null) return { end: null, length: readDuration(component, warnings) }
  const end = readMoment(given, head)
  if (typeof end === 'string') {
    warnings.push(end)
    return none
  }
  // A date and a time do not measure each other but by what they write.
  const comparable = end.timed === start.timed && (end.zone === null) === (start.zone === null)
  const ms = comparable ? keyOf(end) - keyOf(start) : end.wall - start.wall
  if (ms < 0) warnings.push('DTEND is before DTSTART')
  if (ms <= 0) return none
  return { end, length: start.timed ? { days: 0, ms } : { days: Math.round(ms / DAY_MS), ms: 0 } }
}

/** Timely's calendars close an event that has no end at the end of its day, and say so. */
function isWithoutEnd(component: Component, end: Property | null): boolean {
  return (
    /^(?:1|true)$/i.test(textOf(component, 'X-INSTANT-EVENT')) && /T?23:?59/.test(end?.value ?? '')
  )
}

function readDuration(component: Component, warnings: string[]): Duration | null {
  const text = propertyOf(component, 'DURATION')?.value
  if (text === undefined) return null
  const length = parseDuration(text)
  if (length === null) warnings.push(`DURATION is none: ${JSON.stringify(text.slice(0, 40))}`)
  return length === null || (length.days === 0 && length.ms === 0) ? null : length
}
