import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'

/**
 * Writes out a recurrence rule (RFC 5545 3.3.10) in local time. Works on whole days: a period (year, month, week or day) has
 * a set of days, each held against the BY parts; times of day are put on those that stay. Walls are local times as if they
 * were UTC, in ms.
 */

/** Periods looked at before a rule is given up: 270 years of days. A rule that is never true ends here at the latest. */
const PERIODS_MAX = 100_000
/** Of days that have to be walked through by hours or minutes: eleven years. */
const STEPPED_DAYS_MAX = 4000

export interface ExpandLimits {
  /** Dates before it are counted, but not given. */
  readonly from: number
  /** The horizon: nothing after it is given. */
  readonly to: number
  /** The rule's UNTIL as a local time of its start's zone; null: it has none. */
  readonly until: number | null
  readonly datesMax: number
}

export interface Expanded {
  readonly walls: readonly number[]
  /** More would have come, had the limits let them. */
  readonly cut: boolean
}

/** The dates of a rule that begins at `start`, which is always the first of them (RFC 5545 3.8.5.3), by time. */
export function expandRule(rule: RecurrenceRule, start: number, limits: ExpandLimits): Expanded {
  const walls: number[] = []
  const countMax = rule.count ?? Infinity
  const until = limits.until ?? Infinity
  const last = Math.min(limits.to, until)
  let count = 0
  let more = true
  const give = (wall: number): boolean => {
    more = count < countMax && wall <= until
    if (!more || wall > last || walls.length >= limits.datesMax) return false
    count += 1
    if (wall >= limits.from) walls.push(wall)
    return true
  }
  if (!give(start)) return { walls, cut: more }
  const filter = dayFilter(rule, start)
  const first = rule.count === null ? firstPeriod(rule, start, limits.from) : 0
  const periodsMax = isStepped(rule) ? STEPPED_DAYS_MAX : PERIODS_MAX
  for (let index = first; index < first + periodsMax; index += 1) {
    const period = periodAt(rule, start, index)
    if (period.from > last) return { walls, cut: count < countMax && period.from <= until }
    for (const wall of wallsOf(rule, start, period, filter)) {
      if (wall > start && !give(wall)) return { walls, cut: more }
    }
  }
  return { walls, cut: true }
}

function isStepped({ frequency }: RecurrenceRule): boolean {
  return frequency === 'hourly' || frequency === 'minutely'
}

interface Period {
  /** First day and the day after the last, as walls. */
  readonly from: number
  readonly to: number
}

function parts(wall: number): { year: number; month: number; date: number } {
  const day = new Date(wall)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth(), date: day.getUTCDate() }
}

function utc(year: number, month: number, date: number): number {
  const day = new Date(0)
  day.setUTCFullYear(year, month, date)
  return day.getTime()
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS
}

/** 0 Monday … 6 Sunday. */
function weekdayOf(day: number): number {
  return (((day / DAY_MS + 3) % 7) + 7) % 7
}

function weekOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7) * DAY_MS
}

function periodAt(rule: RecurrenceRule, start: number, index: number): Period {
  const step = index * rule.interval
  const { year, month } = parts(start)
  switch (rule.frequency) {
    case 'yearly':
      return { from: utc(year + step, 0, 1), to: utc(year + step + 1, 0, 1) }
    case 'monthly':
      return { from: utc(year, month + step, 1), to: utc(year, month + step + 1, 1) }
    case 'weekly': {
      const from = weekOf(dayOf(start), rule.weekStart) + step * 7 * DAY_MS
      return { from, to: from + 7 * DAY_MS }
    }
    case 'daily': {
      const from = dayOf(start) + step * DAY_MS
      return { from, to: from + DAY_MS }
    }
    // Rules of hours and minutes go day by day: their interval is a matter of the time of day.
    case 'hourly':
    case 'minutely': {
      const from = dayOf(start) + index * DAY_MS
      return { from, to: from + DAY_MS }
    }
  }
}

const PERIOD_DAYS = { yearly: 366, monthly: 31, weekly: 7, daily: 1, hourly: 1, minutely: 1 }

/** A period not after that of `from`: what lies before it need not be walked through. */
function firstPeriod(rule: RecurrenceRule, start: number, from: number): number {
  const days = PERIOD_DAYS[rule.frequency] * (isStepped(rule) ? 1 : rule.interval)
  return Math.max(0, Math.floor((from - start) / DAY_MS / days) - 1)
}

type DayFilter = (day: number, period: Period) => boolean

/** Which days of a period the rule means. Parts that say nothing take theirs from the start. */
function dayFilter(rule: RecurrenceRule, start: number): DayFilter {
  const tests: DayFilter[] = []
  const { months, weekNumbers, yearDays, monthDays, weekdays } = withDefaults(rule, start)
  if (months.length > 0) {
    const set = new Set(months)
    tests.push((day) => set.has(new Date(day).getUTCMonth() + 1))
  }
  if (weekNumbers.length > 0) tests.push((day) => inWeeks(day, rule.weekStart, weekNumbers))
  if (yearDays.length > 0) {
    const set = new Set(yearDays)
    tests.push((day) => {
      const { year } = parts(day)
      const at = (day - utc(year, 0, 1)) / DAY_MS
      return set.has(at + 1) || set.has(at - (utc(year + 1, 0, 1) - utc(year, 0, 1)) / DAY_MS)
    })
  }
  if (monthDays.length > 0) {
    const set = new Set(monthDays)
    tests.push((day) => {
      const { year, month, date } = parts(day)
      return set.has(date) || set.has(date - 1 - new Date(utc(year, month + 1, 0)).getUTCDate())
    })
  }
  if (weekdays.length > 0) tests.push(weekdayTest(rule, weekdays))
  return (day, period) => tests.every((test) => test(day, period))
}

function withDefaults(
  rule: RecurrenceRule,
  start: number,
): Pick<RecurrenceRule, 'months' | 'weekNumbers' | 'yearDays' | 'monthDays' | 'weekdays'> {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays } = rule
  const given = { months, weekNumbers, yearDays, monthDays, weekdays }
  if (yearDays.length > 0 || monthDays.length > 0 || weekdays.length > 0) return given
  const { month, date } = parts(start)
  const ownWeekday = [{ weekday: weekdayOf(dayOf(start)), nth: 0 }]
  if (frequency === 'weekly' || (frequency === 'yearly' && weekNumbers.length > 0)) {
    return { ...given, weekdays: ownWeekday }
  }
  if (frequency === 'monthly') return { ...given, monthDays: [date] }
  if (frequency === 'yearly') {
    return { ...given, months: months.length > 0 ? months : [month + 1], monthDays: [date] }
  }
  return given
}

/** ISO weeks, with a week start of one's own: the first has at least four days in the year. */
function inWeeks(day: number, weekStart: number, numbers: readonly number[]): boolean {
  const week = weekOf(day, weekStart)
  // The year of a week is that of its fourth day.
  const { year } = parts(week + 3 * DAY_MS)
  const first = weekOf(utc(year, 0, 4), weekStart)
  const count = (weekOf(utc(year + 1, 0, 4), weekStart) - first) / (7 * DAY_MS)
  const number = (week - first) / (7 * DAY_MS) + 1
  return numbers.includes(number) || numbers.includes(number - count - 1)
}

function weekdayTest(rule: RecurrenceRule, weekdays: RecurrenceRule['weekdays']): DayFilter {
  const nthOf = rule.frequency === 'monthly' || rule.frequency === 'yearly'
  // With BYMONTH a yearly rule counts within each month; with BYWEEKNO it counts nothing.
  const byMonth = rule.frequency === 'monthly' || rule.months.length > 0
  const counts = nthOf && rule.weekNumbers.length === 0
  return (day, period) => {
    const weekday = weekdayOf(day)
    return weekdays.some((one) => {
      if (one.weekday !== weekday) return false
      if (one.nth === 0 || !counts) return true
      const { year, month } = parts(day)
      const from = byMonth ? utc(year, month, 1) : period.from
      const to = byMonth ? utc(year, month + 1, 1) : period.to
      const nth =
        one.nth > 0
          ? Math.floor((day - from) / DAY_MS / 7) + 1
          : -(Math.floor((to - DAY_MS - day) / DAY_MS / 7) + 1)
      return nth === one.nth
    })
  }
}

function* wallsOf(
  rule: RecurrenceRule,
  start: number,
  period: Period,
  filter: DayFilter,
): Generator<number> {
  if (rule.positions.length === 0) {
    for (let day = period.from; day < period.to; day += DAY_MS) {
      if (filter(day, period)) yield* timesOf(rule, start, day)
    }
    return
  }
  const all: number[] = []
  for (let day = period.from; day < period.to; day += DAY_MS) {
    if (filter(day, period)) all.push(...timesOf(rule, start, day))
  }
  const chosen = rule.positions.flatMap((at) => all[at > 0 ? at - 1 : all.length + at] ?? [])
  yield* [...new Set(chosen)].toSorted((a, b) => a - b)
}

/** The times of one day, by time. */
function* timesOf(rule: RecurrenceRule, start: number, day: number): Generator<number> {
  if (isStepped(rule)) {
    yield* steppedTimes(rule, start, day)
    return
  }
  const clock = start - dayOf(start)
  const hours = rule.hours.length > 0 ? ascending(rule.hours) : [Math.floor(clock / HOUR_MS)]
  const minutes =
    rule.minutes.length > 0 ? ascending(rule.minutes) : [Math.floor((clock % HOUR_MS) / MINUTE_MS)]
  for (const hour of hours) {
    for (const minute of minutes)
      yield day + hour * HOUR_MS + minute * MINUTE_MS + (clock % MINUTE_MS)
  }
}

function ascending(list: readonly number[]): number[] {
  return list.toSorted((a, b) => a - b)
}

function* steppedTimes(rule: RecurrenceRule, start: number, day: number): Generator<number> {
  const unit = rule.frequency === 'hourly' ? HOUR_MS : MINUTE_MS
  const step = unit * rule.interval
  const steps = Math.max(0, Math.ceil((day - start) / step))
  for (let wall = start + steps * step; wall < day + DAY_MS; wall += step) {
    const hour = Math.floor((wall - day) / HOUR_MS)
    if (rule.hours.length > 0 && !rule.hours.includes(hour)) continue
    if (rule.frequency === 'hourly' && rule.minutes.length > 0) {
      const top = day + hour * HOUR_MS + (wall % MINUTE_MS)
      for (const minute of ascending(rule.minutes)) yield top + minute * MINUTE_MS
      continue
    }
    const minute = Math.floor(((wall - day) % HOUR_MS) / MINUTE_MS)
    if (rule.minutes.length === 0 || rule.minutes.includes(minute)) yield wall
  }
}
