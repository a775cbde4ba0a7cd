import { withoutOtherNumbers } from '../../../lib/beside-dates/without-other-numbers.ts'
import { DAY_MS } from '../../../lib/durations.ts'
import { isDayAndClock } from '../../../lib/joined-moment.ts'
import { clockIn, clockText, dayText, whole } from './date-texts.ts'
import type { Local } from './date-texts.ts'
import { withClocksApart, withPlainWeekdays } from './date-spelling.ts'
import { withClocksListed } from './clocks-in-row.ts'
import { clockBehind, clockOfEnd } from './clock-of-end.ts'
import type { Reading } from './clock-of-end.ts'
import { datesListed, piecesOf } from './dates-listed.ts'
import { daysOfMonths } from './days-of-months.ts'
import { withBothHalves, withPlainLeads } from './clock-span.ts'
import { isOneMoment } from './one-moment.ts'
import { aroundSpans, spanWithin } from './spans-within.ts'
import { endWithoutYear } from './end-without-year.ts'
import { monthFirst, span, withDashBetween } from './spans-of-a-month.ts'
import { dateAlone, isMonth, isWeekday } from './date-alone.ts'
import { isoInterval } from './iso-interval.ts'
import { readMoment } from './moment.ts'
import { spelledAsOthers } from './spans-spelled.ts'
import { periodsListed } from './periods-listed.ts'
import type { Period } from './periods-listed.ts'
import type { DateOrder } from './moment.ts'
import { runsIn } from './runs-of-days.ts'
import { dayInMonthOf, severalDays, withoutWeekdays } from './several-days.ts'
import { weeklyIn } from './weekly-nights.ts'
import type { WeeklyRule } from './weekly-nights.ts'
import { AND_WORDS, TO_WORDS, UNTIL_WORDS } from '../tables/little-words.ts'
import { withZoneOf } from './written-clock.ts'
import { withMonthNamed, yearlessText } from './yearless.ts'

/** What one text tells of a listing's dates beyond a start. */
export type Interval =
  | { readonly kind: 'span'; readonly start: string; readonly end: string }
  | { readonly kind: 'periods'; readonly periods: readonly Period[] }
  /** Days one by one. */
  | { readonly kind: 'days'; readonly starts: readonly string[] }
  /** On some weekdays between two days. */
  | {
      readonly kind: 'weekly'
      readonly start: string
      readonly end: string
      readonly rules: readonly WeeklyRule[]
    }

/** Longer is prose. */
const LENGTH_MAX = 120

const EVERY = String.raw`(?:tous les|toutes les|chaque|every|each|jeden|ogni|todos los|cada)\s\p{L}+`
const FROM = String.raw`(?:dall['’]|(?:du|de|le|les|from|vom|von|desde(?:\s+el)?|dal|del|van|od|с|з|із|от|fra|från|από)\s)`
const WEEKEND = 'week-?ends?|wochenende|fin de semana|fine settimana'
const LEAD = new RegExp(
  String.raw`^(?:(?:${EVERY}|${WEEKEND}),?\s(?=\d)|(?:(?:${EVERY}|${WEEKEND})\s(?=\p{L}))?(?:${FROM}|of\s))\s*`,
  'iu',
)
/** Between the ends of a span. A dash has a blank on both sides, or on none. */
const TO = new RegExp(
  String.raw`\s+(?:[-–—~～〜]|<?[-=]?>|[→➔➜]|${TO_WORDS})\s*(?<=\s|['’])|(?<=\S)(?:[-–—~～〜]|<?->|[>→➔➜])(?=\S)`,
  'giu',
)

/** `Fr-So 4.-6. Dezember 2026` */
const WEEKDAYS_FIRST = /^(\p{L}+\.?\s?[/+&–-]\s?\p{L}+)\.?,? (?=\d)/u

/** `a` is "and" in these tongues, and "to" in others. */
const CZECH_AND =
  /(?<=\d) a (?=od \d)|(?<=^\D*\d{1,2}\.) a (?=\d{1,2}\. ?\d{1,2}\. ?\d{4})|(?<=^\D*\d{1,2}\.?(?: \p{L}{3,})?) a (?=(?:\p{L}+ )?\d{1,2}\.? (?:ledna|[úu]nora|b[řr]ezna|dubna|kv[ěe]tna|[čc]ervna|[čc]ervence|srpna|z[áa][řr][íi]|[řr][íi]jna|listopadu|prosince|janu[áa]ra|febru[áa]ra|apr[íi]la|m[áa]ja|j[úu]na|j[úu]la|augusta|septembra|okt[óo]bra|novembra|decembra)(?!\p{L}))/iu

/** What a start tells that is more than one moment; null where it is one, or none that is understood. */
export function intervalIn(given: unknown, order: DateOrder): Interval | null {
  if (typeof given !== 'string' || isOneMoment(given) || isDayAndClock(given)) return null
  const value = withClocksListed(withPlainLeads(withoutOtherNumbers(withPlainWeekdays(given))))
  const periods = periodsListed(value, order, (piece) => intervalIn(piece, order))
  if (periods !== null) return { kind: 'periods', periods }
  const listed = datesListed(value, order)
  if (listed !== null && !piecesOf(value).some((piece) => lastsDays(piece, order)))
    return hoursListed(value, listed.length, order) ?? { kind: 'days', starts: listed }
  if (value.length > LENGTH_MAX) return null
  const text = withBothHalves(withClocksApart(spelledAsOthers(value)))
  const iso = isoInterval(text)
  if (iso !== null) return { kind: 'span', ...iso }
  const within = spanWithin(text)
  return (
    weeklyIn(text, (part) => plainInterval(part, order)) ??
    runsIn(text, order, (part) => plainInterval(part, order)) ??
    aroundSpans(text, (part) => plainInterval(part, order)) ??
    (within === null ? null : plainInterval(within, order)) ??
    plainInterval(text, order)
  )
}

/** `6 mars 2027 14h-18h et 7 mars 2027 10h-17h`: the days of a list, each with its end. */
function hoursListed(text: string, count: number, order: DateOrder): Interval | null {
  const told = daysOfMonths(withBothHalves(text.replace(LEAD, '')), order)
  return told?.kind === 'periods' && told.periods.length === count ? told : null
}

function plainInterval(text: string, order: DateOrder): Interval | null {
  const plain = withDashBetween(text)
    .replace(CZECH_AND, ' & ')
    .replace(LEAD, '')
    .replace(WEEKDAYS_FIRST, withoutWeekdays)
  return (
    daysOfMonths(plain, order) ??
    monthFirst(plain, order) ??
    severalDays(plain, order) ??
    between(plain, order)
  )
}

/** `du 6 au 8 mars 2027`, of `du 6 au 8 mars 2027, 14h et 17h`: no day among others. */
function lastsDays(text: string, order: DateOrder): boolean {
  const plain = (spanWithin(text) ?? text)
    .replace(LEAD, '')
    .replace(WEEKDAYS_FIRST, withoutWeekdays)
  const told = between(plain, order)
  if (told?.kind !== 'span') return false
  const [first, last] = [whole(told.start, order), whole(told.end, order)]
  return first !== null && last !== null && first.day < last.day
}

/** The first place at which the text falls into two ends. */
function between(text: string, order: DateOrder): Interval | null {
  for (const { index, 0: sign } of text.matchAll(TO)) {
    const left = text.slice(0, index).trim()
    const right = text.slice(index + sign.length).trim()
    const found =
      instants(left, right) ??
      untilClock(left, sign, right, order) ??
      ends(left, right, order, /^[-–—]$/.test(sign))
    if (found !== null) return found
  }
  return null
}

/** `5 March 2027 until 10pm`: since when on that day is not said; `bis 6 Uhr` is on the morning after. */
function untilClock(left: string, sign: string, right: string, order: DateOrder): Interval | null {
  const until = LASTS.test(sign) ? clockIn(right) : null
  if (until === null || whole(left, order)?.clock !== null) return null
  return span(left, until < DAY_MS / 2 ? left : right)
}

/** `2026-12-05T19:00+01:00 - 2026-12-05T22:00+01:00` */
function instants(left: string, right: string): Interval | null {
  if (!WITH_OFFSET.test(left) || !WITH_OFFSET.test(right)) return null
  const isInstant = (text: string) => readMoment(text).kind === 'instant'
  return isInstant(left) && isInstant(right) ? span(left, right) : null
}

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\S+(?:z|\s?[+-]\d{2}:?\d{2})$/i

function ends(left: string, right: string, order: DateOrder, tight: boolean): Interval | null {
  const start = whole(left, order)
  return start === null
    ? (endTellsMore(left, right, order) ?? yearless(left, right, order, tight))
    : startTellsMore(start, left, right, { order, tight })
}

/** Behind a day, `(à) 20h et 6 mars`: its time, and another day. */
const CLOCK_AND_MORE = new RegExp(
  String.raw`^\d{1,2}(?:[:.]\d{2})?\s?(?:h\d{0,2}|[ap]\.?m\.?|uhr|uur)?(?:,|\s(?:${AND_WORDS}|${TO_WORDS}|[&+>–—-])\s)`,
  'iu',
)

/** The end may leave out the year, or the whole day. */
function startTellsMore(
  start: Local,
  left: string,
  right: string,
  reading: Reading,
): Interval | null {
  const until = clockOfEnd(start, left, right, reading)
  if (until !== undefined) return until === null ? null : span(withZoneOf(until, left), until)
  if (start.clock === null && CLOCK_AND_MORE.test(right)) return null
  const { order } = reading
  const end = lastDay(right, order) ?? endWithoutYear({ start, left }, right, order)
  if (end === null || start.day > end.day) return null
  return isNightly(start, end, right) ? nightly(start.day, end) : span(left, textOf(end))
}

/** `30 avril 2027, le jeudi jusqu'à 21h`: what is told of some weekdays is no end of all. */
function lastDay(right: string, order: DateOrder): Local | null {
  const end = whole(right, order)
  if (end === null || end.clock === null) return end
  const words = /\d{4}(\D*)\d/u.exec(right)?.[1]?.match(/\p{L}{2,}/gu) ?? []
  const weekdays = words.filter(isWeekday).length
  return weekdays === 1 || (weekdays > 1 && LASTS.test(right)) ? { ...end, clock: null } : end
}

function isNightly(start: Beginning, end: Beginning, right: string): boolean {
  return start.clock === null && end.clock !== null && start.day < end.day && begins(right)
}

/** From day to day, at one time. */
function nightly(first: number, { day, clock }: Beginning): Interval {
  return span(textOf({ day: first, clock }), dayText(day))
}

/** The beginning may leave out month and year, or the whole day. */
function endTellsMore(left: string, right: string, order: DateOrder): Interval | null {
  const told = clockFirst(left, right, order)
  if (told !== null) return told
  const end = lastDay(right, order)
  const start = end === null ? null : startBefore({ left, right }, end, order)
  if (end === null || start === null) return null
  return isNightly(start, end, right) ? nightly(start.day, end) : span(textOf(start), textOf(end))
}

/** `until 8pm` */
const LASTS = new RegExp(String.raw`(?<!\p{L})(?:${UNTIL_WORDS}|till)(?!\p{L})`, 'iu')
const CLOCK_FIRST = /^\D{0,4}\d{1,2}(?:[:h]|\s?(?:uhr|uur|[ap]\.?m))/iu

/** `du 3 au 5 décembre à 20h`, `3 December – 5 December 2026, 8pm`: a time behind both days is one at which it begins on each. */
function begins(right: string): boolean {
  return !LASTS.test(right) && !CLOCK_FIRST.test(right)
}

/** `28 décembre` and `3 janvier`, `3` and `5 décembre`: the year is as for a day alone. */
function yearless(
  ofLeft: string,
  ofRight: string,
  order: DateOrder,
  tight: boolean,
): Interval | null {
  const left = withMonthNamed(ofLeft, order, tight)
  const right = withMonthNamed(ofRight, order, tight)
  // `05-Dec-26` is one date.
  const until = clockBehind(left, right)
  if (until !== null && readsClock(left, order)) return span(withZoneOf(until, left), until)
  if (!/\p{L}{3}/u.test(right) || (tight && !/^\d/.test(right))) return null
  const [start, end] = dateAlone(left, right) === null ? [left, right] : withMonthOf(left, right)
  const [first, last] = [readMoment(start, order), readMoment(end, order)]
  if (first.kind !== 'yearless' || last.kind !== 'yearless') return null
  if (last.clock === null || readsClock(left, order) || !begins(right)) return span(start, end)
  return span(`${yearlessText(first.day)} ${clockText(last.clock)}`, yearlessText(last.day))
}

/** `vendredi 5` and `samedi 6 mars`, `5` and `6 mars`: each keeps its own weekday, and one alone would tell another year. */
function withMonthOf(left: string, right: string): readonly [start: string, end: string] {
  const [date = ''] = /\d+/.exec(left) ?? []
  const [first = '', word = '', last = ''] = /^(?:(\p{L}+)\.?,?\s)?(\d{1,2})/u.exec(right) ?? []
  if (isMonth(word)) return [right.replace(/\d{1,2}/, date), right]
  const rest = right.slice(first.length)
  const hasWeekday = !/^\d/.test(left)
  return [
    left.slice(0, left.indexOf(date)) + date + rest,
    isWeekday(word) && !hasWeekday ? last + rest : right,
  ]
}

/** `5 mars 10:00`, before its end */
function readsClock(left: string, order: DateOrder): boolean {
  const moment = readMoment(left, order)
  return moment.kind === 'yearless' && moment.clock !== null
}

/** `8pm` and `10pm, 5 December 2026` */
function clockFirst(left: string, right: string, order: DateOrder): Interval | null {
  const from = clockIn(left)
  const to = from === null ? null : whole(right, order)
  if (from === null || to === null || to.clock === null) return null
  return span(textOf({ ...to, clock: from }), clockText(to.clock))
}

type Beginning = Pick<Local, 'day' | 'clock'>

/** A beginning that leaves out what its end tells: `5`, `28 novembre`, `05.12.` */
function startBefore(
  { left, right }: { readonly left: string; readonly right: string },
  end: Local,
  order: DateOrder,
): Beginning | null {
  const date = dateAlone(left, right)
  if (date !== null) {
    const day = dayInMonthOf(end.day, date)
    return day === null || day > end.day ? null : { day, clock: null }
  }
  const sign = left.endsWith('.')
    ? ''
    : /\d[./-]\d/.test(left)
      ? (/[./-]/.exec(left)?.[0] ?? ' ')
      : ' '
  for (const year of [yearOf(end), yearOf(end) - 1]) {
    const start = whole(`${left}${sign}${year}`, order)
    if (start === null) return null
    if (start.day <= end.day) return start
  }
  return null
}

function yearOf({ day }: Local): number {
  return new Date(day).getUTCFullYear()
}

function textOf({ day, clock }: Beginning): string {
  return clock === null || clock >= 2 * DAY_MS
    ? dayText(day)
    : `${dayText(day)}T${clockText(clock)}`
}
