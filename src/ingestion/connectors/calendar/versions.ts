import { keyOf } from './calendar-event.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { propertyOf } from '../../../lib/icalendar/content-line.ts'

export interface Versions {
  /** Usually one. More, where a feed gives one UID to several events. */
  readonly masters: readonly CalendarEvent[]
  /** One for each date overridden. */
  readonly overrides: readonly CalendarEvent[]
  readonly warnings: readonly string[]
}

/** Of several versions of the same thing the latest: by SEQUENCE, then by time of change, then by place in the feed. */
export function versionsOf(events: readonly CalendarEvent[]): Versions {
  const warnings: string[] = []
  const masters: CalendarEvent[] = []
  const overrides = new Map<number, CalendarEvent>()
  for (const event of events) {
    if (event.recurrenceId === null) {
      const index = masters.findIndex((one) => isVersion(one, event))
      const before = masters[index]
      if (before === undefined) masters.push(event)
      else {
        warnings.push('it is there more than once: the latest version counts')
        masters[index] = later(before, event)
      }
    } else {
      const key = keyOf(event.recurrenceId)
      const before = overrides.get(key)
      overrides.set(key, before === undefined ? event : later(before, event))
    }
  }
  return { masters, overrides: [...overrides.values()], warnings }
}

function later(a: CalendarEvent, b: CalendarEvent): CalendarEvent {
  if (a.sequence !== b.sequence) return a.sequence > b.sequence ? a : b
  return a.changed > b.changed ? a : b
}

/** Two events of one UID are versions of one, unless a careless program gave the UID to different ones. */
function isVersion(a: CalendarEvent, b: CalendarEvent): boolean {
  if (a.sequence !== b.sequence || a.uid === '') return a.uid !== ''
  if (keyOf(a.start) === keyOf(b.start)) return a.name === b.name || !isWhole(a) || !isWhole(b)
  return [a, b].some(({ component }) => propertyOf(component, 'RRULE') !== null)
}

function isWhole({ name }: CalendarEvent): boolean {
  return name !== ''
}
