import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { CalendarZone } from './calendar-zone.ts'
import { propertiesOf, propertyOf } from './content-line.ts'
import type { Component } from './content-line.ts'
import { expandRule } from './expand-rule.ts'
import { parseRecurrenceRule } from './recurrence-rule.ts'
import { parseDateValue, parseOffset } from './value.ts'

/** No calendar's dates lie outside; inside, one change a year and observance is 200. */
const FROM = Date.UTC(1900, 0, 1)
const TO = Date.UTC(2100, 0, 1)
const CHANGES_MAX = 1000
/** STANDARD and DAYLIGHT parts of one zone; the longest known history has some 60. */
const OBSERVANCES_MAX = 200

interface Change {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** A zone computed from its own VTIMEZONE (RFC 5545 3.6.5); null when that defines no offset. */
export function ownZone(component: Component): CalendarZone | null {
  const changes = component.components
    .slice(0, OBSERVANCES_MAX)
    .flatMap(changesOf)
    .toSorted((a, b) => a.at - b.at)
  const first = changes[0]
  if (first === undefined) return null
  const offsetAt = (at: number): number => {
    if (at < first.at) return first.before
    let low = 0
    let high = changes.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((changes[middle]?.at ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return changes[low]?.after ?? first.before
  }
  return {
    name: null,
    wallAt: (at) => at + offsetAt(at) * MINUTE_MS,
    instantOf(wall) {
      const before = offsetAt(wall - DAY_MS)
      const early = wall - before * MINUTE_MS
      if (offsetAt(early) === before) return early
      const after = offsetAt(wall + DAY_MS)
      const late = wall - after * MINUTE_MS
      // A time in a gap is read with the offset before it.
      return offsetAt(late) === after ? late : early
    },
  }
}

function changesOf(observance: Component): Change[] {
  const start = parseDateValue(valueOf(observance, 'DTSTART'))
  const after = parseOffset(valueOf(observance, 'TZOFFSETTO'))
  if (start === null || after === null) return []
  const before = parseOffset(valueOf(observance, 'TZOFFSETFROM')) ?? after
  const rules = propertiesOf(observance, 'RRULE')
  const dates = propertiesOf(observance, 'RDATE').flatMap(({ value }) => value.split(','))
  const walls = new Set([
    start.wall,
    ...rules.flatMap(({ value }) => ruleWalls(value, start.wall, before)),
    ...dates.slice(0, CHANGES_MAX).flatMap((date) => parseDateValue(date)?.wall ?? []),
  ])
  return [...walls].map((wall) => ({ at: wall - before * MINUTE_MS, before, after }))
}

function valueOf(component: Component, name: string): string {
  return propertyOf(component, name)?.value ?? ''
}

function ruleWalls(text: string, start: number, before: number): readonly number[] {
  const rule = parseRecurrenceRule(text)
  if ('refused' in rule) return []
  const { until } = rule
  return expandRule(rule, start, {
    from: FROM,
    to: TO,
    until: until === null ? null : until.wall + (until.utc ? before * MINUTE_MS : 0),
    datesMax: CHANGES_MAX,
  }).walls
}
