import { propertyOf } from '../../../lib/icalendar/content-line.ts'
import { keyOf } from './calendar-event.ts'
import type { CalendarEvent } from './calendar-event.ts'

export interface Versions {
  /** Usually one. More, where a feed gives one UID to several events. */
  readonly masters: readonly CalendarEvent[]
  /** One for each date overridden. */
  readonly overrides: readonly CalendarEvent[]
  readonly warnings: readonly string[]
}

/** Of several versions of the same thing the latest: by SEQUENCE, then by time of change, then by place in the feed. */
export function versionsOf(events: readonly CalendarEvent[]): Versions {
  const whole = events.filter(({ recurrenceId }) => recurrenceId === null)
  const overrides = latestOf(
    events.filter(({ recurrenceId }) => recurrenceId !== null),
    ({ recurrenceId, start }) => keyOf(recurrenceId ?? start),
  )
  const masters = mastersOf(whole)
  const warnings =
    masters.length < whole.length ? ['it is there more than once: the latest version counts'] : []
  return { masters, overrides, warnings }
}

/**
 * Events of one UID are versions of one, unless a careless program gave the UID to different ones: several without a rule,
 * of the same SEQUENCE, at different times or of different names.
 */
function mastersOf(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const last = events.reduce((most, { sequence }) => Math.max(most, sequence), 0)
  const current = events.filter(({ sequence, uid }) => sequence === last || uid === '')
  const repeats = current.some(({ component }) => propertyOf(component, 'RRULE') !== null)
  return latestOf(current, ({ start, name }) => (repeats ? 0 : `${keyOf(start)} ${name}`))
}

function latestOf(
  events: readonly CalendarEvent[],
  nameOf: (event: CalendarEvent) => string | number,
): readonly CalendarEvent[] {
  const latest = new Map<string | number, CalendarEvent>()
  for (const event of events) {
    const before = latest.get(nameOf(event))
    if (before === undefined || !isLater(before, event)) latest.set(nameOf(event), event)
  }
  return [...latest.values()]
}

function isLater(a: CalendarEvent, b: CalendarEvent): boolean {
  if (a.sequence !== b.sequence) return a.sequence > b.sequence
  return a.changed > b.changed
}
