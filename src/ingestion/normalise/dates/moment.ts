import { withoutOtherNumbers } from '../../../lib/beside-dates/without-other-numbers.ts'
import { MINUTE_MS } from '../../../lib/durations.ts'
import { dayAndClock } from '../../../lib/joined-moment.ts'
import { rememberingWords } from '../../../lib/remember.ts'
import { zoneNamed, zoneOfOffset } from '../../../lib/zone.ts'
import { tellsMonthFirst } from './date-order.ts'
import { dayOf, isStandIn } from './calendar-day.ts'
import { withClockInDigits } from './clock-in-words.ts'
import { plainSigns, spelledPlainly } from './date-spelling.ts'
import { dayInWords } from './day-in-words.ts'
import { withoutDoors } from './doors-told.ts'
import { chartDate, doubledClock, isoDay, microsoftInstant, serialDay } from './machine-dates.ts'
import { inOurCalendar } from './other-calendars.ts'
import { withWholeDayClock } from './part-of-day.ts'
import { NO_DATE } from '../tables/date-words.ts'
import { clockOf, findClock, offsetOf } from './written-clock.ts'
import type { Clock } from './written-clock.ts'
import { dayOfYearIn } from './day-without-year.ts'
import type { DayOfYear } from './yearless.ts'

/**
 * What a date text says, before any zone is applied. `day` is the UTC midnight of the calendar day; `clock` is in ms since
 * that day's midnight and may pass 24 h (`25:30` belongs to the night of its programme day).
 */
export type Moment =
  | { readonly kind: 'instant'; readonly at: number; readonly offset: number | null }
  | {
      readonly kind: 'local'
      readonly day: number
      readonly clock: number | null
      /** The text's own zone. */
      readonly zone: string | null
      /** Of a calendar by the moon: the day may be another one there. */
      readonly byMoon?: true
      /** A time of day is told, but not whether of the morning or the evening. */
      readonly halfUntold?: true
    }
  /** A day without its year: which one is meant depends on when it is read. */
  | {
      readonly kind: 'yearless'
      readonly day: DayOfYear
      readonly clock: number | null
      readonly zone: string | null
      readonly halfUntold?: true
    }
  /** `day`: what it would be as a date of a spreadsheet, where it is a bare number. `offset`: its own, minutes east. */
  | {
      readonly kind: 'clock'
      readonly clock: number
      readonly day?: number
      readonly offset?: number
    }
  /** Nothing was said. */
  | { readonly kind: 'none' }
  /** A date that stands for "no date": 0001-01-01, 9999-12-31… */
  | { readonly kind: 'standIn' }
  | { readonly kind: 'bad'; readonly reason: string }

/** `ymd`: years of two digits stand first; with four digits they tell themselves. `thai`: those are of the 26th century. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd' | 'thai'

const NONE: Moment = { kind: 'none' }
const STAND_IN: Moment = { kind: 'standIn' }

/** The form nearly all machines write. */
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?(?:\[([^\]]+)\])?)?$/i

/** `+002027-05-01`, and what programs have for the last of all days: `+275760-09-13T00:00:00.000Z`. */
const LONG_YEAR = /^([+-](?=\d{4})|(?=\d{5}))(\d{4,9})(-\d{2}-\d{2}(?:[T ].{1,40})?)$/

/** Reads a date written by a person or a machine. Never throws. */
export function readMoment(value: unknown, order: DateOrder = 'dmy'): Moment {
  if (typeof value === 'string') return READERS[order](value)
  if (typeof value === 'number') return readNumber(value)
  if (typeof value === 'bigint') return readNumber(Number(value))
  if (value === null || value === undefined) return NONE
  return { kind: 'bad', reason: 'not a date' }
}

/** Shows of a season share their days and hours. */
const READERS: Readonly<Record<DateOrder, (text: string) => Moment>> = {
  dmy: rememberingWords(2000, (text) => readText(text, 'dmy')),
  mdy: rememberingWords(2000, (text) => readText(text, 'mdy')),
  ymd: rememberingWords(2000, (text) => readText(text, 'ymd')),
  thai: rememberingWords(2000, (text) => readText(text, 'thai')),
}

function readText(text: string, order: DateOrder): Moment {
  const iso = ISO.exec(text)
  if (iso !== null) return fromIso(iso, text)
  const trimmed = chartDate(dayAndClock(doubledClock(plainSigns(text))))
  if (trimmed === '' || NO_DATE.test(trimmed)) return NONE
  const long = LONG_YEAR.exec(trimmed)
  if (long !== null) return ofLongYear(long, order)
  const whole = /^(-?\d+)(?:\.0+)?$/.exec(trimmed)?.[1]
  if (whole !== undefined) return readNumber(Number(whole), whole)
  if (/^\d{5}[.,]\d+$/.test(trimmed)) return readNumber(Number(trimmed.replace(',', '.')), trimmed)
  const ms = microsoftInstant(trimmed)
  return ms === null ? readWritten(trimmed, order) : readNumber(ms)
}

function readWritten(trimmed: string, order: DateOrder): Moment {
  const plain = withoutOtherNumbers(withoutDoors(trimmed).text)
  const other = inOurCalendar(plain)
  const moment = readLoose(other?.text ?? plain, order)
  // Who reads the warning looks for what was written, not for what is left of it.
  if (moment.kind === 'bad') return plain === trimmed ? moment : badDate(trimmed)
  return moment.kind === 'local' && other?.byMoon === true ? { ...moment, byMoon: true } : moment
}

function ofLongYear([, sign, year, rest = '']: RegExpExecArray, order: DateOrder): Moment {
  if (sign === '-' || Number(year) > 9999) return STAND_IN
  return readText(`${String(Number(year)).padStart(4, '0')}${rest}`, order)
}

function fromIso(match: RegExpExecArray, text: string): Moment {
  const [, year, month, date, hours, minutes, seconds, fraction, offset, zone] = match
  const day = dayOf(Number(year), Number(month), Number(date))
  if (day === null) return badDate(text)
  if (isStandIn(day)) return STAND_IN
  if (hours === undefined) return { kind: 'local', day, clock: null, zone: null }
  const clock = clockOf(Number(hours), Number(minutes), Number(seconds ?? 0), fraction)
  if (clock === null) return badDate(text)
  return placed(day, clock, offset === undefined ? null : offsetOf(offset), zone ?? null)
}

function placed(
  day: number,
  clock: number | null,
  offset: number | null,
  zone: string | null,
): Moment {
  if (offset !== null && clock !== null) {
    return { kind: 'instant', at: day + clock - offset * MINUTE_MS, offset }
  }
  if (zone === null) return { kind: 'local', day, clock, zone: null }
  const named = zoneNamed(zone)
  if (named === null) return { kind: 'bad', reason: `unknown zone ${JSON.stringify(zone)}` }
  return { kind: 'local', day, clock, zone: named }
}

const MONTH_ALONE = /^(?:\d{4}[-/.]\d{1,2}|\d{1,2}[-/.]\d{4}|\p{L}{3,}\.?(?: de| del)?,? \d{4})$/u

function badDate(text: string): Moment {
  if (MONTH_ALONE.test(text))
    return { kind: 'bad', reason: `a month without its day: ${JSON.stringify(text.slice(0, 60))}` }
  return { kind: 'bad', reason: `not a date: ${JSON.stringify(text.slice(0, 60))}` }
}

/** `2330`: hours and minutes, which in four digits they are rather than seconds of the first hours of a day. */
const HOURS_MINUTES = /^(?:[01]\d|2[0-4])[0-5]\d$/

function fromFourDigits(digits: string): Moment {
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
  return { kind: 'clock', clock: minutes * MINUTE_MS }
}

/** Seconds or milliseconds since 1970, a date or a time of day in digits, or (small) seconds since midnight. */
function readNumber(value: number, digits = String(value)): Moment {
  if (!Number.isFinite(value)) return { kind: 'bad', reason: 'not a date' }
  if (HOURS_MINUTES.test(digits)) return fromFourDigits(digits)
  if (Math.abs(value) < 1) return NONE
  if (Number.isInteger(value) && /^(?:1[89]|2[01]|99|00)\d{6}(?:\d{4}(?:\d{2})?)?$/.test(digits)) {
    const compact = fromDigits(digits)
    if (compact !== null) return compact
  }
  // Neither seconds of a day nor of an age: an hour, or nothing.
  if (Math.abs(value) < 60) return badDate(digits)
  const small = ofDays(value)
  if (small !== null) return small
  const size = Math.abs(value)
  const at = size < 1e11 ? value * 1000 : size < 1e14 ? value : value / 1000
  if (Math.abs(at) > 8.64e15) return { kind: 'bad', reason: `not a date: ${digits.slice(0, 40)}` }
  return isStandIn(at) ? STAND_IN : { kind: 'instant', at: Math.round(at), offset: null }
}

/** Days of a spreadsheet, or seconds since midnight; null for more than two days of these. */
function ofDays(value: number): Moment | null {
  const serial = serialDay(value)
  if (serial !== null && !Number.isInteger(value)) return { kind: 'local', ...serial, zone: null }
  if (value <= 0 || value >= 2 * 86_400) return null
  const clock = Math.round(value * 1000)
  return { kind: 'clock', clock, ...(serial === null ? {} : { day: serial.day }) }
}

/** `20261205`, `202612052030`, `20261205203000`. */
function fromDigits(digits: string): Moment | null {
  const part = (from: number, to: number) => Number(digits.slice(from, to) || 0)
  const day = dayOf(part(0, 4), part(4, 6), part(6, 8))
  if (day === null) return null
  if (isStandIn(day)) return STAND_IN
  if (digits.length === 8) return { kind: 'local', day, clock: null, zone: null }
  const clock = clockOf(part(8, 10), part(10, 12), part(12, 14))
  return clock === null ? null : { kind: 'local', day, clock, zone: null }
}

function readLoose(given: string, order: DateOrder): Moment {
  const { text, halfUntold } = withClockInDigits(given)
  const moment = readPlain(text, order)
  const isUntold =
    halfUntold && (moment.kind === 'local' || moment.kind === 'yearless') && moment.clock === null
  return isUntold ? { ...moment, halfUntold } : moment
}

function readPlain(text: string, order: DateOrder): Moment {
  let rest = spelledPlainly(withWholeDayClock(text))
  let zone: string | null = null
  const named =
    /\s?\[?((?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[A-Za-z_/+\-0-9]+)\]?$/.exec(
      rest,
    )
  if (named !== null) {
    zone = named[1] ?? null
    rest = rest.slice(0, named.index)
  }
  const clock = findClock(rest)
  if (clock !== null) rest = clock.rest
  rest = rest.replace(/(?<=\d)T(?=\s*$)/, '')
  const day = findDay(rest, order)
  if (day === 'bad' || day === null) {
    if (day === null && clock !== null && !/\d/.test(rest)) return clockAlone(clock)
    return withoutYear(rest, order, clock, zone) ?? badDate(text)
  }
  if (isStandIn(day)) return STAND_IN
  return placed(day, clock?.clock ?? null, clock?.offset ?? null, zone)
}

function clockAlone({ clock, offset }: Clock): Moment {
  return { kind: 'clock', clock, ...(offset === null ? {} : { offset }) }
}

/** Numbers alone are a day only where a clock or weekday stands beside them. */
function withoutYear(
  rest: string,
  order: DateOrder,
  clock: Clock | null,
  zone: string | null,
): Moment | null {
  const day = dayOfYearIn(rest, tellsMonthFirst(order))
  if (day === null || (clock === null && day.weekday === null && !/\p{L}{3}/u.test(rest)))
    return null
  const named = zone === null ? null : zoneNamed(zone)
  if (zone !== null && named === null) return null
  const offset = clock?.offset ?? null
  const ofClock = offset === null ? null : zoneOfOffset(offset)
  return { kind: 'yearless', day, clock: clock?.clock ?? null, zone: named ?? ofClock }
}

/** One sign between all parts: in `5 Dec 2026 8-10` the last two are hours. */
const YEAR_FIRST =
  /(?<!\d)(?<year>\d{4})(?:(?<sign>[-/ ])(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})|\. ?(?<m>\d{1,2})\. ?(?<d>\d{1,2}))(?!\d)/
const COMPACT = /(?<!\d)(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<date>\d{2})(?!\d)/
/** `6.3. 20 Uhr` tells no year. */
const NUMBERS =
  /(?<!\d)(\d{1,2})(?:[-/ ]|\. ?)(\d{1,2})(?:[-/ ]|\. ?)(\d{4}|\d{2}(?!(?<=\s\d\d)\s?(?:uhr|uur|h)(?!\p{L})))(?!\d)/iu

/** The calendar day in what is left of the text; null where none is written. */
function findDay(text: string, order: DateOrder): number | 'bad' | null {
  const day = isoDay(text) ?? yearFirst(text)
  if (day !== null) return day
  const numbers = NUMBERS.exec(text)
  if (numbers !== null) return inOrder(numbers, order) ?? 'bad'
  const worded = dayInWords(text)
  if (worded === null) return null
  const { year, month, date } = worded
  return year === undefined || date === undefined ? 'bad' : (dayOf(year, month, date) ?? 'bad')
}

function inOrder([, first, second, third = '']: RegExpExecArray, order: DateOrder): number | null {
  const [a, b, year] = [Number(first), Number(second), fullYear(third, order)]
  if (order === 'ymd' && third.length === 2 && a >= 20) return dayOf(2000 + a, b, Number(third))
  const monthFirst = (order === 'mdy' && a <= 12) || b > 12
  return monthFirst ? dayOf(year, a, b) : dayOf(year, b, a)
}

function yearFirst(text: string): number | 'bad' | null {
  const groups = (YEAR_FIRST.exec(text) ?? COMPACT.exec(text))?.groups
  if (groups === undefined) return null
  const { year, month = groups['m'], date = groups['d'] } = groups
  return dayOf(Number(year), Number(month), Number(date)) ?? 'bad'
}

/** Of years of two digits in Thailand: smaller ones are of our era. */
const THAI_MIN = 60

function fullYear(text: string, order: DateOrder): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year + (order === 'thai' && year >= THAI_MIN ? 2500 : 2000)
}
