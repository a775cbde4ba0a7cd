import { DAY_MS } from '../../../lib/durations.ts'
import { textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { endOf } from './end-of.ts'
import type { Graph } from './graph.ts'
import { clockOfSchedule } from './schedule-clock.ts'
import type { ScheduleClock } from './schedule-clock.ts'
import { dayRule } from './schedule-days.ts'

/** A rule without an end goes on for so many dates at most. */
const DATES_MAX = 400
/** Over a century of days: a rule that is never true ends here. */
const DAYS_MAX = 40_000
/** Of a rule with more dates than are kept, those of the last year and those to come are. */
const PAST_MS = 366 * DAY_MS

export interface ScheduledDate {
  readonly start: string
  readonly end?: string
}

/** The time that repetition is written out for. */
export interface ScheduleWindow {
  readonly now: number
  readonly horizon: number
}

/** Repetition without an end is written out a year ahead. It moves once a month, so that what repeats does not change with every run. */
export function windowAt(now: number): ScheduleWindow {
  const today = new Date(now)
  return { now, horizon: Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth() + 1, 1) }
}

/** The dates of a schema.org `Schedule`, as local texts; none where it does not say enough. */
export function expandSchedule(
  graph: Graph,
  schedule: JsonObject,
  window: ScheduleWindow,
  eventStart?: string,
): readonly ScheduledDate[] {
  const stated = dayOf(graph.text(schedule, 'startDate'))
  const first = stated ?? monthOf(window.now)
  const rule = dayRule(graph, schedule, first, stated === null)
  if (rule === null) return []
  const last = Math.min(dayOf(graph.text(schedule, 'endDate')) ?? Infinity, window.horizon)
  const count = Number(graph.text(schedule, 'repeatCount') ?? Infinity)
  const except = new Set(graph.all(schedule, 'exceptDate').map((date) => dayOf(textOf(date))))
  const days: number[] = []
  const end = Math.min(last, first + DAYS_MAX * DAY_MS)
  for (let day = first; day <= end && days.length < count; day += DAY_MS)
    if (rule(day) && !except.has(day)) days.push(day)
  const clock = clockOfSchedule(graph, schedule, eventStart)
  return recent(days, window.now).map((day) => dateOn(day, clock))
}

function recent(days: readonly number[], now: number): readonly number[] {
  if (days.length <= DATES_MAX) return days
  const from = days.findIndex((day) => day >= now - PAST_MS)
  return from === -1 ? days.slice(-DATES_MAX) : days.slice(from, from + DATES_MAX)
}

function dateOn(day: number, clock: ScheduleClock): ScheduledDate {
  const date = new Date(day).toISOString().slice(0, 10)
  if (clock.start === null) return { start: date }
  const start = `${date}T${clock.start}${clock.offset}`
  const end = clock.end === null ? endOf(start, clock.duration) : clock.end + clock.offset
  return end === undefined ? { start } : { start, end }
}

function dayOf(text: string | undefined): number | null {
  const day = Date.parse(`${/^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? ''}T00:00:00Z`)
  return Number.isNaN(day) ? null : day
}

/** A schedule that does not say since when is in force: its dates are told from the month's beginning, the same at every run of the month. */
function monthOf(now: number): number {
  const today = new Date(now)
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)
}
