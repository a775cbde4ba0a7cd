import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts'
import { propertiesOf } from '../../../lib/icalendar/content-line.ts'
import type { Property } from '../../../lib/icalendar/content-line.ts'
import { expandRule } from '../../../lib/icalendar/expand-rule.ts'
import { parseRecurrenceRule } from '../../../lib/icalendar/recurrence-rule.ts'
import type { RecurrenceRule } from '../../../lib/icalendar/recurrence-rule.ts'
import { parseDateValue, parseDuration } from '../../../lib/icalendar/value.ts'
import type { Duration } from '../../../lib/icalendar/value.ts'
import { UTC_ZONE } from '../../../lib/icalendar/calendar-zone.ts'
import { calendarZone } from './calendar-entry.ts'
import { keyOf, readMoment } from './calendar-event.ts'
import type { CalendarEvent, CalendarMoment } from './calendar-event.ts'
import { instantInSeries } from './instant-in-series.ts'
import type { SeriesWindow } from './series-window.ts'

/** More dates than a listing can have. */
const DATES_MAX = 5000
/** Two are rare. */
const RULES_MAX = 10

export interface SeriesDate {
  readonly moment: CalendarMoment
  /** Where this date has a length of its own (RDATE with PERIOD). */
  readonly length: Duration | null
}

export interface SeriesDates {
  /** By `keyOf` of the moment: what RECURRENCE-IDs name. */
  readonly dates: ReadonlyMap<number, SeriesDate>
  /** False where a rule could not be followed, or gives more dates than can be held. */
  readonly complete: boolean
  readonly repeats: boolean
  readonly warnings: readonly string[]
}

/** The recurrence set of an event (RFC 5545 3.8.5): its start, rules and further dates, less the excluded ones. */
export function datesOfSeries(given: CalendarEvent, window: SeriesWindow): SeriesDates {
  const rules = propertiesOf(given.component, 'RRULE').slice(0, RULES_MAX)
  const event = inZoneOfRules(given, rules, window.zone)
  const { component, start } = event
  const further = propertiesOf(component, 'RDATE')
  const warnings: string[] = []
  const dates = new Map<number, SeriesDate>()
  const addWall = (wall: number): void => {
    const moment = { ...start, wall }
    dates.set(keyOf(moment), { moment, length: null })
  }
  let complete = true
  let followed = 0
  for (const { value } of rules) {
    const rule = parseRecurrenceRule(value)
    if ('refused' in rule) {
      warnings.push(`RRULE refused: ${rule.refused}`)
      complete = false
      continue
    }
    followed += 1
    const expanded = expandWithin(rule, event, window)
    if (expanded.tooMany) complete = false
    if (expanded.walls.length <= 1 && expanded.cut && isNeverTrue(rule, start.wall))
      warnings.push(`RRULE gives no further date: ${JSON.stringify(value.slice(0, 80))}`)
    for (const wall of expanded.walls) addWall(wall)
  }
  if (followed === 0) addWall(start.wall)
  for (const property of further) {
    if (dates.size < 2 * DATES_MAX) addFurther(event, property, dates, warnings)
  }
  exclude(event, dates, window, warnings)
  return { dates, complete, repeats: rules.length + further.length > 0, warnings }
}

/** A start in UTC on no weekday of its rule, but on one of them where the calendar is, or its feed: there the rule counts. */
function inZoneOfRules(
  event: CalendarEvent,
  rules: readonly Property[],
  ofFeed: string | null,
): CalendarEvent {
  const { start, head } = event
  if (rules.length === 0 || !start.timed || start.zone !== UTC_ZONE) return event
  const zone = calendarZone(head) ?? (ofFeed === null ? null : head.zones.zoneOf(ofFeed))
  if (zone === null) return event
  const wall = zone.wallAt(start.wall)
  const isLocal = rules.some(({ value }) => {
    const rule = parseRecurrenceRule(value)
    if ('refused' in rule) return false
    const days = rule.weekdays.map(({ weekday }) => weekday)
    return days.includes(weekdayOf(wall)) && !days.includes(weekdayOf(start.wall))
  })
  return isLocal ? { ...event, start: { ...start, wall, zone } } : event
}

/** 0 is Monday. */
function weekdayOf(wall: number): number {
  return (new Date(wall).getUTCDay() + 6) % 7
}

/** Rules are looked at so far ahead before they are said to be true on no day. */
const NEVER_MS = 30 * 366 * DAY_MS

function isNeverTrue(rule: RecurrenceRule, start: number): boolean {
  if (rule.count === 1) return false
  const limits = { from: start, to: start + NEVER_MS, until: null, datesMax: 2 }
  return expandRule(rule, start, limits).walls.length < 2
}

interface Within {
  readonly walls: readonly number[]
  readonly cut: boolean
  readonly tooMany: boolean
}

/** The rule's dates in the window; where all lie before it the last one, for what it is worth. */
function expandWithin(rule: RecurrenceRule, event: CalendarEvent, window: SeriesWindow): Within {
  const start = event.start.wall
  const limits = { to: window.to, until: untilWall(rule, event, window.zone), datesMax: DATES_MAX }
  const inside = expandRule(rule, start, { ...limits, from: window.from })
  const tooMany = inside.walls.length === DATES_MAX
  if (inside.walls.length > 0) return { ...inside, tooMany }
  if (start > window.to) return { walls: [start], cut: false, tooMany: false }
  const before = expandRule(rule, start, { ...limits, from: -Infinity, to: window.from })
  return { walls: before.walls.slice(-1), cut: inside.cut, tooMany: false }
}

/** UNTIL as a local time of the start (RFC 5545 3.3.10). A bare day includes all of it. */
function untilWall(
  { until }: RecurrenceRule,
  { start, head }: CalendarEvent,
  ofFeed: string | null,
): number | null {
  if (until === null) return null
  if (!until.timed) return until.wall + (start.timed ? DAY_MS - 1 : 0)
  if (!until.utc) return until.wall
  const zone = start.timed ? start.zone : calendarZone(head)
  if (zone !== null) return zone.wallAt(until.wall)
  if (!start.timed) return lastDayMeant(until.wall)
  // Beside a start without a zone some mean the instant, others what clocks show.
  const shown = ofFeed === null ? null : head.zones.zoneOf(ofFeed)
  return Math.max(until.wall, shown?.wallAt(until.wall) ?? until.wall)
}

/** Hours of UTC at which days begin: from 20 on in zones one to four hours ahead, up to 8 in those of the Americas. */
const DAYS_BEGIN = { from: 20, to: 8 }
const SECOND_MS = 1000

/**
 * The last day of a series of days whose UNTIL is an instant, where no zone is known: programs write the midnight with which
 * that day begins or the second with which it ends, as UTC counts them. What is neither names its day.
 */
function lastDayMeant(instant: number): number {
  const ends = (instant + SECOND_MS) % HOUR_MS === 0
  const midnight = ends ? instant + SECOND_MS : instant
  if (midnight % HOUR_MS !== 0) return instant
  const hour = (midnight % DAY_MS) / HOUR_MS
  if (hour > DAYS_BEGIN.to && hour < DAYS_BEGIN.from) return instant
  const begins = dayOf(hour >= DAYS_BEGIN.from ? midnight + DAY_MS : midnight)
  return ends ? begins - DAY_MS : begins
}

function addFurther(
  event: CalendarEvent,
  property: Property,
  dates: Map<number, SeriesDate>,
  warnings: string[],
): void {
  for (const item of property.value.split(',').slice(0, DATES_MAX)) {
    const [from = '', to] = item.split('/')
    const moment = readMoment({ ...property, value: from }, event.head)
    if (typeof moment === 'string') {
      warnings.push(moment)
      continue
    }
    const placed = inSeries(moment, event.start)
    const length = to === undefined ? null : periodLength(event, property, placed, to)
    const key = keyOf(placed)
    if (!dates.has(key) || length !== null) dates.set(key, { moment: placed, length })
  }
}

/** A bare day of a series with a time of day is that day at that time; a time without a zone is in the series' zone. */
function inSeries(moment: CalendarMoment, start: CalendarMoment): CalendarMoment {
  if (!moment.timed && start.timed) {
    return { ...start, wall: moment.wall + (start.wall - dayOf(start.wall)) }
  }
  return moment.timed && moment.zone === null ? { ...moment, zone: start.zone } : moment
}

function periodLength(
  event: CalendarEvent,
  property: Property,
  from: CalendarMoment,
  to: string,
): Duration | null {
  if (/^[+-]?P/i.test(to.trim())) return parseDuration(to)
  const end = readMoment({ ...property, value: to }, event.head)
  if (typeof end === 'string') return null
  const ms = keyOf(inSeries(end, from)) - keyOf(from)
  return ms > 0 ? { days: 0, ms } : null
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS
}

/** The day of a series that a moment names, in the series' own zone. */
export function dayInSeries(
  moment: CalendarMoment,
  { start, head }: Pick<CalendarEvent, 'start' | 'head'>,
): number {
  const zone = start.zone ?? calendarZone(head)
  if (!moment.timed || moment.zone === null || zone === null) return dayOf(moment.wall)
  // Of a series of days, a midnight written in some zone is that day there.
  if (!start.timed && moment.zone.name !== 'UTC') return dayOf(moment.wall)
  return dayOf(zone.wallAt(keyOf(moment)))
}

function exclude(
  event: CalendarEvent,
  dates: Map<number, SeriesDate>,
  window: SeriesWindow,
  warnings: string[],
): void {
  const byDay = datesByDay(event, dates)
  const all = event.start.zone === null ? new Map(dates) : dates
  for (const property of propertiesOf(event.component, 'EXDATE')) {
    for (const item of property.value.split(',').slice(0, DATES_MAX)) {
      const read = readMoment({ ...property, value: item }, event.head)
      const date = parseDateValue(item)
      if (date === null) {
        if (typeof read === 'string' && item.trim() !== '') warnings.push(read)
        continue
      }
      // In a zone that nobody knows it can only be meant like the start.
      const moment =
        typeof read === 'string'
          ? { ...event.start, wall: date.wall }
          : instantInSeries(inSeriesTime(read, event.start), event, all, window.zone)
      excludeOne(event, { dates, byDay }, moment, isFloating(property, item))
    }
  }
  for (const { value } of propertiesOf(event.component, 'EXRULE').slice(0, RULES_MAX)) {
    const rule = parseRecurrenceRule(value)
    if ('refused' in rule) continue
    for (const wall of expandWithin(rule, event, window).walls) {
      dates.delete(keyOf({ ...event.start, wall }))
    }
  }
}

/** A time without a zone is in the series' zone; for a series without one, a time in some zone is what its clocks show. */
export function inSeriesTime(moment: CalendarMoment, start: CalendarMoment): CalendarMoment {
  if (!moment.timed) return moment
  if (moment.zone === null) return { ...moment, zone: start.zone }
  const isOfClocks = start.timed && start.zone === null && moment.zone !== UTC_ZONE
  return isOfClocks ? { ...moment, zone: null } : moment
}

function isFloating(property: Property, item: string): boolean {
  return !property.parameters.has('TZID') && !/z\s*$/i.test(item)
}

function excludeOne(
  event: CalendarEvent,
  { dates, byDay }: { dates: Map<number, SeriesDate>; byDay: () => DaysOfSeries },
  moment: CalendarMoment,
  floating: boolean,
): void {
  if (moment.timed && event.start.timed && dates.delete(keyOf(moment))) return
  // A time without a zone, or a midnight, that names no date means the one on its day; an exact time names that or nothing.
  if (moment.timed && event.start.timed && !floating && !isMidnight(moment)) return
  const onDay = (byDay().get(dayInSeries(moment, event)) ?? []).filter((key) => dates.has(key))
  if (moment.timed && event.start.timed && onDay.length !== 1) return
  for (const key of onDay) dates.delete(key)
}

function isMidnight({ wall, zone }: CalendarMoment): boolean {
  return wall === dayOf(wall) && zone !== UTC_ZONE
}

/** Keys of dates by their day in the series' zone. */
export type DaysOfSeries = ReadonlyMap<number, readonly number[]>

/** Made when first asked for: most series have no use for it. */
export function datesByDay(
  event: CalendarEvent,
  dates: ReadonlyMap<number, { readonly moment: CalendarMoment }>,
): () => DaysOfSeries {
  let days: Map<number, number[]> | null = null
  return () => {
    if (days !== null) return days
    days = new Map()
    for (const [key, { moment }] of dates) {
      const day = dayInSeries(moment, event)
      const list = days.get(day)
      if (list === undefined) days.set(day, [key])
      else list.push(key)
    }
    return days
  }
}
