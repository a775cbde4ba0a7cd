import { DAY_MS } from '../../../lib/durations.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { WEEKDAYS } from '../weekdays.ts'
import type { Graph } from './graph.ts'

interface WantedWeekday {
  readonly weekday: number
  /** The nth of its month, from the end when negative; 0: every one. */
  readonly nth: number
}

interface Wanted {
  readonly weekdays: readonly WantedWeekday[]
  readonly monthDays: readonly number[]
  readonly monthWeeks: readonly number[]
  readonly months: readonly number[]
}

/** Words for durations, as calendars' own markup has them. */
const FREQUENCIES: Readonly<Record<string, string>> = {
  daily: 'P1D',
  weekly: 'P1W',
  biweekly: 'P2W',
  monthly: 'P1M',
  yearly: 'P1Y',
  annually: 'P1Y',
}

type DayRule = (day: number) => boolean

/**
 * Which days a `Schedule` means, by its `repeatFrequency`, `byDay` (also as iCalendar's `2MO`), `byMonthDay`, `byMonthWeek` and
 * `byMonth`. Null where it does not say enough: one that is `open` (without a first day) has to name its days, and every one.
 */
export function dayRule(
  graph: Graph,
  schedule: JsonObject,
  first: number,
  open: boolean,
): DayRule | null {
  const stated = graph.text(schedule, 'repeatFrequency')?.trim().toLowerCase() ?? 'daily'
  const [, count = '1', unit = ''] =
    /^P(\d+)([DWMY])$/i.exec(ownEntry(FREQUENCIES, stated) ?? stated) ?? []
  const every = Math.max(1, Number(count))
  const wanted = wantedOf(graph, schedule)
  const names =
    wanted.weekdays.length > 0 || wanted.monthDays.length > 0 || unit.toUpperCase() === 'D'
  if (unit === '' || (open && (every > 1 || !names || /^Y$/i.test(unit)))) return null
  const onDay = fits(wanted, unit.toUpperCase(), first)
  const onPeriod = periodOf(unit.toUpperCase(), every, first)
  return (day) => onPeriod(day) && onDay(day)
}

function wantedOf(graph: Graph, schedule: JsonObject): Wanted {
  const numbers = (member: string) =>
    graph
      .all(schedule, member)
      .map((value) => Number(textOf(value)))
      .filter(Number.isInteger)
  const names = graph.all(schedule, 'byDay').flatMap((day) => textOf(day)?.split(/[,\s]+/) ?? [])
  return {
    weekdays: names.flatMap((name) => weekdayOf(name) ?? []),
    monthDays: numbers('byMonthDay'),
    monthWeeks: numbers('byMonthWeek'),
    months: numbers('byMonth'),
  }
}

function weekdayOf(name: string): WantedWeekday | null {
  const [, nth = '0', word = ''] = /^(?:.*[/:])?([+-]?\d)?([a-z]+)$/.exec(name.toLowerCase()) ?? []
  const weekday = WEEKDAYS.findIndex(
    (one) => one === word || [2, 3].some((signs) => one.slice(0, signs) === word),
  )
  return weekday === -1 ? null : { weekday, nth: Number(nth) }
}

/** Counted from the first day: weeks from their Sunday, months and years by the calendar. */
function periodOf(unit: string, every: number, first: number): DayRule {
  if (unit === 'D') return (day) => ((day - first) / DAY_MS) % every === 0
  if (unit === 'W') {
    const anchor = first - new Date(first).getUTCDay() * DAY_MS
    return (day) => Math.floor((day - anchor) / (7 * DAY_MS)) % every === 0
  }
  if (unit === 'M') return (day) => (monthIndex(day) - monthIndex(first)) % every === 0
  const year = new Date(first).getUTCFullYear()
  return (day) => (new Date(day).getUTCFullYear() - year) % every === 0
}

function monthIndex(day: number): number {
  const date = new Date(day)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

function fits(wanted: Wanted, unit: string, first: number): DayRule {
  const { weekdays, monthDays, monthWeeks, months } = wanted
  const begin = new Date(first)
  const inMonths = months.length === 0 && unit === 'Y' ? [begin.getUTCMonth() + 1] : months
  return (day) => {
    const date = new Date(day)
    if (inMonths.length > 0 && !inMonths.includes(date.getUTCMonth() + 1)) return false
    if (monthDays.length > 0 && !monthDays.some((one) => isMonthDay(date, one))) return false
    if (weekdays.length > 0)
      return (
        weekdays.some((one) => date.getUTCDay() === one.weekday && isNth(date, one.nth)) &&
        (monthWeeks.length === 0 || monthWeeks.some((nth) => isNth(date, nth)))
      )
    if (monthDays.length > 0 || unit === 'D') return true
    // Nothing but the first day says which: its weekday, or its date in the month.
    if (unit === 'W') return date.getUTCDay() === begin.getUTCDay()
    return date.getUTCDate() === begin.getUTCDate()
  }
}

function isMonthDay(date: Date, wanted: number): boolean {
  return date.getUTCDate() === (wanted < 0 ? daysIn(date) + 1 + wanted : wanted)
}

/** The nth of its weekday in the month; a fifth that is not there is no date. */
function isNth(date: Date, nth: number): boolean {
  const fromEnd = Math.ceil((daysIn(date) + 1 - date.getUTCDate()) / 7)
  return nth === 0 || (nth > 0 ? Math.ceil(date.getUTCDate() / 7) === nth : fromEnd === -nth)
}

function daysIn(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}
