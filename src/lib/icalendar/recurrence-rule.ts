import { fromOldRule } from './old-rule.ts'
import { parseDateValue } from './value.ts'
import type { DateValue } from './value.ts'

export type Frequency = 'yearly' | 'monthly' | 'weekly' | 'daily' | 'hourly' | 'minutely'

export interface WeekdayOfPeriod {
  /** 0 Monday … 6 Sunday. */
  readonly weekday: number
  /** The nth of the month or year, from the end when negative; 0: every one. */
  readonly nth: number
}

/** A RECUR value (RFC 5545 3.3.10). Empty lists say nothing. */
export interface RecurrenceRule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count: number | null
  readonly until: DateValue | null
  readonly weekStart: number
  readonly months: readonly number[]
  readonly weekNumbers: readonly number[]
  readonly yearDays: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly WeekdayOfPeriod[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly positions: readonly number[]
}

const FREQUENCIES: Readonly<Record<string, Frequency>> = {
  YEARLY: 'yearly',
  MONTHLY: 'monthly',
  WEEKLY: 'weekly',
  DAILY: 'daily',
  HOURLY: 'hourly',
  MINUTELY: 'minutely',
}
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

type Parts = ReadonlyMap<string, string>
type Refused = { readonly refused: string }

/** Times of one day: more are no programme. */
const TIMES_MAX = 200
/** Lists longer than any real one. */
const LIST_MAX = 400

/** Reads a rule; what makes it no rule at all is said, so that the first date can be kept without it. */
export function parseRecurrenceRule(text: string): RecurrenceRule | Refused {
  const parts = partsOf(fromOldRule(text) ?? text)
  const frequency = FREQUENCIES[upper(parts, 'FREQ')]
  if (frequency === undefined) return { refused: `no frequency we know in ${quoted(text)}` }
  const scale = upper(parts, 'RSCALE')
  if (scale !== '' && scale !== 'GREGORIAN') return { refused: `calendar ${quoted(scale)}` }
  const skip = upper(parts, 'SKIP')
  if (skip !== '' && skip !== 'OMIT') return { refused: `SKIP=${quoted(skip)}` }
  const interval = positive(parts, 'INTERVAL')
  const count = positive(parts, 'COUNT')
  if (interval === 'bad' || count === 'bad') {
    return { refused: `INTERVAL and COUNT are whole numbers from 1: ${quoted(text)}` }
  }
  const until = parseDateValue(parts.get('UNTIL') ?? '')
  if (until === null && parts.has('UNTIL')) return { refused: `UNTIL of ${quoted(text)}` }
  const lists = listsOf(parts)
  if (lists === null) return { refused: `a BY part of ${quoted(text)}` }
  return {
    frequency,
    interval: interval ?? 1,
    count,
    until,
    weekStart: Math.max(0, WEEKDAYS.indexOf(upper(parts, 'WKST'))),
    ...lists,
  }
}

function upper(parts: Parts, name: string): string {
  return parts.get(name)?.toUpperCase() ?? ''
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80))
}

function partsOf(text: string): Parts {
  const parts = new Map<string, string>()
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, '')
    .split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0)
      parts.set(part.slice(0, equals).trim().toUpperCase(), part.slice(equals + 1).trim())
  }
  return parts
}

function positive(parts: Parts, name: string): number | null | 'bad' {
  const text = parts.get(name)
  if (text === undefined) return null
  return /^\+?\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : 'bad'
}

type Lists = Pick<
  RecurrenceRule,
  | 'months'
  | 'weekNumbers'
  | 'yearDays'
  | 'monthDays'
  | 'weekdays'
  | 'hours'
  | 'minutes'
  | 'positions'
>

function listsOf(parts: Parts): Lists | null {
  const months = numbers(parts, 'BYMONTH', 1, 12)
  const weekNumbers = numbers(parts, 'BYWEEKNO', -53, 53)
  const yearDays = numbers(parts, 'BYYEARDAY', -366, 366)
  const monthDays = numbers(parts, 'BYMONTHDAY', -31, 31)
  const hours = numbers(parts, 'BYHOUR', 0, 23)
  const minutes = numbers(parts, 'BYMINUTE', 0, 59)
  const positions = numbers(parts, 'BYSETPOS', -366, 366)
  const weekdays = weekdaysOf(parts.get('BYDAY') ?? parts.get('BYWEEKDAY'))
  if ((hours?.length ?? 0) * (minutes?.length ?? 0) > TIMES_MAX) return null
  if (months === null || weekNumbers === null || yearDays === null || monthDays === null)
    return null
  if (hours === null || minutes === null || positions === null || weekdays === null) return null
  return { months, weekNumbers, yearDays, monthDays, weekdays, hours, minutes, positions }
}

function numbers(parts: Parts, name: string, min: number, max: number): number[] | null {
  const text = parts.get(name)
  if (text === undefined || text === '') return []
  const list = text.split(',').map((item) => item.trim())
  const zero = min < 0
  const good = list.every((item) => {
    const value = Number(item)
    return /^[+-]?\d{1,3}$/.test(item) && value >= min && value <= max && !(zero && value === 0)
  })
  return good && list.length <= LIST_MAX ? [...new Set(list.map(Number))] : null
}

function weekdaysOf(text: string | undefined): WeekdayOfPeriod[] | null {
  if (text === undefined || text === '') return []
  const list: WeekdayOfPeriod[] = []
  for (const item of text.split(',').slice(0, LIST_MAX)) {
    const [, nth = '0', day = ''] =
      /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/i.exec(item.trim()) ?? []
    const weekday = WEEKDAYS.indexOf(day.toUpperCase())
    if (weekday === -1 || Math.abs(Number(nth)) > 53) return null
    list.push({ weekday, nth: Number(nth) })
  }
  return list
}
