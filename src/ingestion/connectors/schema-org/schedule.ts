import { DAY_MS } from '../../../lib/durations.ts'
import { textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import type { Graph } from './graph.ts'

/** A rule without an end goes on for so many dates at most. */
const DATES_MAX = 400

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export interface ScheduledDate {
  readonly start: string
  readonly end?: string
}

/** The dates of a schema.org `Schedule`, as local texts; none where it does not say enough. */
export function expandSchedule(
  graph: Graph,
  schedule: JsonObject,
  horizon: number,
): readonly ScheduledDate[] {
  const first = dayOf(graph.text(schedule, 'startDate'))
  const frequency = /^P(\d+)([DWMY])$/i.exec(
    graph.text(schedule, 'repeatFrequency')?.trim() ?? 'P1D',
  )
  if (first === null || frequency === null) return []
  const last = Math.min(dayOf(graph.text(schedule, 'endDate')) ?? Infinity, horizon)
  const count = Number(graph.text(schedule, 'repeatCount') ?? DATES_MAX)
  const except = new Set(graph.all(schedule, 'exceptDate').map((date) => dayOf(textOf(date))))
  const clock = {
    start: clockOf(graph.text(schedule, 'startTime')),
    end: clockOf(graph.text(schedule, 'endTime')),
  }
  const dates: ScheduledDate[] = []
  for (const day of daysOf(graph, schedule, first, last, frequency)) {
    if (dates.length >= Math.min(count, DATES_MAX)) break
    if (!except.has(day)) dates.push(dateOn(day, clock))
  }
  return dates
}

function dateOn(day: number, clock: { start: string | null; end: string | null }): ScheduledDate {
  const date = new Date(day).toISOString().slice(0, 10)
  const start = clock.start === null ? date : `${date}T${clock.start}`
  return clock.start !== null && clock.end !== null ? { start, end: clock.end } : { start }
}

function dayOf(text: string | undefined): number | null {
  const day = Date.parse(`${/^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? ''}T00:00:00Z`)
  return Number.isNaN(day) ? null : day
}

function clockOf(text: string | undefined): string | null {
  return /(?:^|T)(\d{2}:\d{2})/.exec(text ?? '')?.[1] ?? null
}

function* daysOf(
  graph: Graph,
  schedule: JsonObject,
  first: number,
  last: number,
  frequency: RegExpExecArray,
): Generator<number> {
  const every = Math.max(1, Number(frequency[1]))
  const unit = frequency[2]?.toUpperCase() ?? 'D'
  const weekdays = weekdaysOf(graph, schedule)
  if (unit === 'M' || unit === 'Y') {
    yield* monthly(first, last, unit === 'M' ? every : every * 12)
    return
  }
  const week = unit === 'W'
  const anchor = first - new Date(first).getUTCDay() * DAY_MS
  for (let day = first; day <= last && day - first < 4000 * DAY_MS; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay()
    const wanted =
      weekdays.size > 0 ? weekdays.has(weekday) : !week || weekday === new Date(first).getUTCDay()
    const step = week
      ? Math.floor((day - anchor) / (7 * DAY_MS)) % every
      : ((day - first) / DAY_MS) % every
    if (wanted && step === 0) yield day
  }
}

function* monthly(first: number, last: number, every: number): Generator<number> {
  const start = new Date(first)
  for (let month = 0; month < 1200; month += every) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, start.getUTCDate())
    if (day > last) return
    // A month without that day has no date (31 February).
    if (new Date(day).getUTCDate() === start.getUTCDate()) yield day
  }
}

function weekdaysOf(graph: Graph, schedule: JsonObject): ReadonlySet<number> {
  const names = graph.all(schedule, 'byDay').flatMap((day) => textOf(day) ?? [])
  const indexes = names.map((name) => {
    const word = name.slice(name.lastIndexOf('/') + 1).toLowerCase()
    return WEEKDAYS.findIndex((weekday) => weekday === word || weekday.slice(0, 2) === word)
  })
  return new Set(indexes.filter((index) => index !== -1))
}
