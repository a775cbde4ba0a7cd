import { DAY_MS } from '../../../lib/durations.ts'
import { monthNamed } from '../../../lib/month-words.ts'
import { tellsMonthFirst } from './date-order.ts'
import { clockText, dayText } from './date-texts.ts'
import type { Interval } from './interval.ts'
import type { DateOrder } from './moment.ts'
import type { Period } from './periods-listed.ts'
import { weekdaysIn } from './weekdays-told.ts'
import type { ToldDay } from './weekdays-told.ts'
import { yearlessText } from './yearless.ts'
import { CLOCK, clockTold, withoutKind, wordsOf } from './words-of-days.ts'
import { folded } from './weekday-of-word.ts'
import type { Word } from './words-of-days.ts'

const HALF_A_YEAR = 183 * DAY_MS

/** The words of a text by kinds: day, month, year, clock, numbers of day and month, and `&` for what parts them. */
const FORMS: readonly (readonly [whole: RegExp, group: RegExp])[] = [
  [/^(?:D(?:&D)*MY?(?:&?C)*(?:&|$))+$/, /D(?:&D)*MY?(?:&?C)*/g],
  // `10 mars 14h, 11 mars 15h 2027`
  [/^(?:D(?:&D)*M(?:&?C)+&)+D(?:&D)*M(?:&?C)+Y$/, /D(?:&D)*M(?:&?C)+Y?/g],
  [/^(?:MD(?:&D)*(?:&?Y)?(?:&?C)*(?:&|$))+(?:Y$)?$/, /MD(?:&D)*(?:&?Y)?(?:&?C)*(?:&?Y$)?/g],
  // `6./7.3. 20 Uhr`
  [/^(?:(?:D&)*NY?(?:&?C)*(?:&|$))+$/, /(?:D&)*NY?(?:&?C)*/g],
  // `5 mars 2027 à 20h et le 6 à 15h`, `le 5 à 20h et le 6 mars 2027 à 15h`
  [/^D(?:&D)*MY?(?:&?C)+(?:&D(?:&D)*(?:&?C)+)+$/, /D(?:&D)*(?:MY?)?(?:&?C)+/g],
  [/^(?:D(?:&D)*(?:&?C)+&)+D(?:&D)*MY?(?:&?C)+$/, /D(?:&D)*(?:MY?)?(?:&?C)+/g],
  [/^MD(?:&D)*(?:&?Y)?(?:&?C)+(?:&D(?:&?C)+)+$/, /M?D(?:&D)*(?:&?Y)?(?:&?C)+/g],
]

interface Times {
  readonly from: number
  /** Null: its end is not told. */
  readonly to: number | null
}

interface Day {
  readonly date: number
  /** 0: that of the days before it, or behind it. */
  readonly month: number
  readonly year: number | null
  readonly clocks: readonly Times[]
}

/**
 * `6 mars et 10 avril 2027`, `6, 7 mars et 10 avril 2027 à 20h`, `6.3. und 10.4.2027`, `5 et 6 mars`: days of which not each
 * tells its year. Null where anything else stands between them.
 */
export function daysOfMonths(text: string, order: DateOrder): Interval | null {
  const words = clocksBehind(withoutKind(wordsOf(text) ?? [], 'W'))
  const kinds = words.map(({ kind }) => (kind === 'H' ? 'C' : kind)).join('')
  const form = FORMS.find(([whole]) => whole.test(kinds))
  if (form === undefined) return null
  const groups = withMonths(
    [...kinds.matchAll(form[1])].map(({ index, 0: group }) =>
      groupOf(words.slice(index, index + group.length), order),
    ),
  )
  const isYearless = !kinds.includes('Y')
  if (mayBeOthers(words, kinds, isYearless)) return null
  const days = withClocks(groups)
  if (words.filter(({ kind }) => kind === 'M').length === 1 && goBack(days)) return null
  const hasEnds = days.every(({ clocks }) => clocks.length > 0 && clocks.every(({ to }) => to))
  const isRead =
    days.length > 1 || isRow(days[0], hasEnds || (isYearless ? !hasStroke(words) : hasAnd(words)))
  if (!isRead) return null
  const told = (isYearless ? withoutYears(days, weekdaysIn(text)) : withYears(days)).flatMap(
    (day, at) => periodsOf(day, days[at]?.clocks ?? []),
  )
  return told.length > 1 ? asTold(told) : null
}

/** `7.30pm on 5 and 6 March 2027`: a time before all days is of all of them. */
function clocksBehind(words: readonly Word[]): readonly Word[] {
  const isClock = ({ kind }: Word) => kind === 'C' || kind === 'H'
  const [first, ...others] = words
  const isFirst = first !== undefined && isClock(first) && !others.some(isClock)
  return isFirst ? [...withoutKind(others, 'W'), first] : words
}

/** `5 mars à 20h et le 6 à 15h`: what tells no month is of the one before it, or else behind it. */
function withMonths(groups: readonly (readonly Day[])[]): readonly (readonly Day[])[] {
  const tellsMonth = ([day]: readonly Day[]) => (day?.month ?? 0) > 0
  return groups.map((days, at) => {
    const near = groups.slice(0, at).findLast(tellsMonth) ?? groups.find(tellsMonth)
    return days.map((day) => (day.month > 0 ? day : { ...day, month: near?.[0]?.month ?? 0 }))
  })
}

/** `28 février à 20h et le 1er à 15h`: of the month that it does not tell it would be the day before. */
function goBack(days: readonly Day[]): boolean {
  return days.some(({ date }, at) => date <= (days[at - 1]?.date ?? 0))
}

function mayBeOthers(words: readonly Word[], kinds: string, isYearless: boolean): boolean {
  if (kinds.includes('D&N') && !areOfNumbers(words)) return true
  // `10h/12h - 14h/18h`: hours with signs of either kind.
  return (isYearless && isNumbers(words, kinds)) || (hasStroke(words) && kindsOfTimes(words) > 1)
}

/** `6./7.3.`, `5 et 6/3`; not `12, 5/3`. */
function areOfNumbers(words: readonly Word[]): boolean {
  return words.every(({ kind, text }, at) => {
    const [sign, date] = [words[at - 1]?.text ?? '', words[at - 2]]
    if (kind !== 'N' || date?.kind !== 'D') return true
    return text.includes('/') ? /[\p{L}&+]/u.test(sign) : date.text.endsWith('.')
  })
}

/** `5/6` may be anything but with a time behind it, `5.6.` is a day. */
function isNumbers(words: readonly Word[], kinds: string): boolean {
  return !/[CH]/.test(kinds) && words.some(({ kind, text }) => kind === 'N' && !text.endsWith('.'))
}

/** 2: some times of day are from one to another, and others are not. */
function kindsOfTimes(words: readonly Word[]): number {
  return new Set(words.map(({ kind }) => kind).filter((kind) => kind === 'C' || kind === 'H')).size
}

/** With a stroke between them two may be a beginning and an end. */
const STROKE = /[/|]/

function hasStroke(words: readonly Word[]): boolean {
  return words.some(({ kind, text }) => kind === '&' && STROKE.test(text))
}

function hasAnd(words: readonly Word[]): boolean {
  return words.some(
    ({ kind, text }, at) => kind === '&' && text.includes('&') && words[at - 1]?.kind === 'C',
  )
}

/** What is earlier than the time before it says how long that takes. */
function isRow(day: Day | undefined, twoAreSure: boolean): boolean {
  const clocks = day?.clocks ?? []
  const least = twoAreSure ? 2 : 3
  return (
    clocks.length >= least && clocks.every(({ from }, at) => from > (clocks[at - 1]?.from ?? -1))
  )
}

/** The days of one month, or one day of numbers; its clocks are of all of them. */
function groupOf(words: readonly Word[], order: DateOrder): readonly Day[] {
  const texts = (kind: Word['kind']) =>
    words.filter((word) => word.kind === kind).map((word) => word.text)
  const year = texts('Y')[0]
  const clocks = words.flatMap((word) => timesIn(word))
  const shared = { year: year === undefined ? null : Number.parseInt(year, 10), clocks }
  const [numbers] = texts('N')
  if (numbers !== undefined) {
    const [first = 0, second = 0] = (numbers.match(/\d+/g) ?? []).map(Number)
    const swapped = numbers.includes('/') ? tellsMonthFirst(order) : order === 'ymd'
    const [date, ofMonth] = swapped ? [second, first] : [first, second]
    const dates = [...texts('D').map((before) => Number.parseInt(before, 10)), date]
    return dates.map((one) => ({ date: one, month: ofMonth, ...shared }))
  }
  const month = monthNamed(folded(texts('M')[0] ?? '')) ?? 0
  return texts('D').map((date) => ({ date: Number.parseInt(date, 10), month, ...shared }))
}

const CLOCKS = new RegExp(CLOCK, 'giu')

function timesIn({ kind, text }: Word): readonly Times[] {
  if (kind === 'C') return [{ from: clockTold(text) ?? Number.NaN, to: null }]
  if (kind !== 'H') return []
  const [from = '', to = ''] = text.match(CLOCKS) ?? []
  return [{ from: clockTold(from) ?? Number.NaN, to: clockTold(to) }]
}

/** A time is of the days before it, up to another time; where the last have none, those of the others are left out. */
function withClocks(groups: readonly (readonly Day[])[]): readonly Day[] {
  let behind: readonly Times[] = []
  const days: Day[] = []
  for (const group of groups.toReversed()) {
    const clocks = group[0]?.clocks ?? []
    if (clocks.length > 0) behind = clocks
    days.unshift(...group.map((day) => ({ ...day, clocks: behind })))
  }
  return behind.length > 0 && days.at(-1)?.clocks.length === 0
    ? days.map((day) => ({ ...day, clocks: [] }))
    : days
}

/** Of the year that is told behind it, else of the one before it. */
function withYears(days: readonly Day[]): readonly (string | null)[] {
  const found: (number | null)[] = []
  let next: number | null = null
  for (const { year, month, date } of days.toReversed()) {
    if (year !== null) next = Date.UTC(year, month - 1, date)
    else if (next !== null) next = before(next, month, date)
    found.unshift(next)
  }
  return days.map(({ month, date }, at) => {
    const day = found[at] ?? after(found.findLast((one) => one !== null) ?? Number.NaN, month, date)
    return new Date(day).getUTCDate() === date ? dayText(day) : null
  })
}

function after(last: number, month: number, date: number): number {
  const year = new Date(last).getUTCFullYear()
  const same = Date.UTC(year, month - 1, date)
  return last - same > HALF_A_YEAR ? Date.UTC(year + 1, month - 1, date) : same
}

/** Of the year of the day behind it; of the one before where that lies nearer: `28 décembre et 3 janvier 2027`. */
function before(next: number, month: number, date: number): number {
  const year = new Date(next).getUTCFullYear()
  const same = Date.UTC(year, month - 1, date)
  const earlier = Date.UTC(year - 1, month - 1, date)
  return same > next && next - earlier < HALF_A_YEAR ? earlier : same
}

/** `vendredi 5 et 6 mars`: the weekday of one day tells those of its month, and all together their year. */
function withoutYears(days: readonly Day[], told: readonly ToldDay[]): readonly (string | null)[] {
  const weekdays = days.map((day) => weekdayAmong(told, day))
  const areAllTold = weekdays.every((weekday) => weekday !== null)
  return days.map(({ month, date }, at) => {
    const weekday = areAllTold ? (weekdays[at] ?? null) : null
    return month < 1 || month > 12 ? null : yearlessText({ month, date, weekday })
  })
}

function weekdayAmong(told: readonly ToldDay[], { date, month }: Day): number | null {
  const near = told.find((one) => (one.month ?? month) === month)
  // `Sat 3/6`: the weekday is of either number.
  const from = near?.dates.find((one) => one === date) ?? near?.dates[0]
  return near === undefined || from === undefined ? null : (near.weekday + date - from + 35) % 7
}

type PeriodRead = Period | null

/** Null where the day or a time is none. */
function periodsOf(day: string | null, clocks: readonly Times[]): readonly PeriodRead[] {
  if (day === null) return [null]
  if (clocks.length === 0) return [{ start: day }]
  const sign = /\d{4}/.test(day) ? 'T' : ' '
  return clocks.map(({ from, to }) => {
    if (Number.isNaN(from + (to ?? 0))) return null
    const start = `${day}${sign}${clockText(from)}`
    return to === null ? { start } : { start, end: clockText(to) }
  })
}

function asTold(told: readonly PeriodRead[]): Interval | null {
  const periods = told.filter((period) => period !== null)
  if (periods.length < told.length) return null
  return periods.some(({ end }) => end !== undefined)
    ? { kind: 'periods', periods }
    : { kind: 'days', starts: periods.map(({ start }) => start) }
}
