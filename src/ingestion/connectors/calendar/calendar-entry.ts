import { calendarZones } from '../../../lib/icalendar/calendar-zone.ts'
import type { CalendarZone, CalendarZones } from '../../../lib/icalendar/calendar-zone.ts'
import type { Property } from '../../../lib/icalendar/content-line.ts'
import { oldZone } from '../../../lib/icalendar/old-zone.ts'
import { unescapeText } from '../../../lib/icalendar/value.ts'
import type { Item } from '../connector.ts'

/** What one calendar says of all its events. May still grow while they are gathered: zones come in any order. */
export interface CalendarHead {
  readonly zones: CalendarZones
  /** X-WR-TIMEZONE. */
  zoneName: string | null
  /** TZ and DAYLIGHT of vCalendar 1.0. */
  tz: string
  readonly daylight: string[]
  method: string | null
}

export function calendarHead(): CalendarHead {
  return { zones: calendarZones(), zoneName: null, tz: '', daylight: [], method: null }
}

const SUMMERS_MAX = 20

/** Notes a property of the calendar itself. */
export function takeHeader(head: CalendarHead, property: Property): void {
  const value = unescapeText(property.value).trim()
  if (property.name === 'X-WR-TIMEZONE' && value !== '') head.zoneName = value
  // RFC 7986 gave calendars no zone; some programs write one all the same.
  if (property.name === 'TIMEZONE-ID' && value !== '') head.zoneName ??= value
  if (property.name === 'TZ') head.tz = value
  if (property.name === 'DAYLIGHT' && head.daylight.length < SUMMERS_MAX) head.daylight.push(value)
  if (property.name === 'METHOD') head.method = value.toUpperCase()
}

/**
 * The zone of times that have none of their own: what the calendar says of itself, else the one zone it defines. UTC is
 * what programs write who know none. Null: they are local to wherever the event is.
 */
export function calendarZone(head: CalendarHead): CalendarZone | null {
  const named = head.zoneName === null ? null : head.zones.zoneOf(head.zoneName)
  if (named !== null && named.name !== 'UTC') return named
  return head.zones.only() ?? oldZone(head.tz, head.daylight)
}

/** What a reader of calendars (text or XML) finds, in the order of the body. */
export type CalendarEntry =
  | {
      readonly kind: 'event'
      readonly line: number
      /** A VEVENT as unfolded content lines, from BEGIN to END. */
      readonly text: string
      readonly head: CalendarHead
    }
  | Exclude<Item, { kind: 'record' }>
