import { withoutOtherNumbers } from '../../lib/beside-dates/without-other-numbers.ts'
import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import { isDayAndClock } from '../../lib/joined-moment.ts'
import { monthNamed } from '../../lib/month-words.ts'
import { weekdayNamed } from '../../lib/weekday-words.ts'
import { clockIn, clockText, dayText, whole } from './date-texts.ts'
import type { Local } from './date-texts.ts'
import { withClocksApart } from './date-spelling.ts'
import { withClocksListed } from './clocks-in-row.ts'
import { datesListed, piecesOf } from './dates-listed.ts'
import { daysOfMonths } from './days-of-months.ts'
import { withBothHalves } from './clock-span.ts'
import { isOneMoment } from './one-moment.ts'
import { aroundSpans, spanWithin, twiceOnDay } from './spans-within.ts'
import { withoutDoors } from './doors-told.ts'
import { eastern, monthFirst } from './spans-of-a-month.ts'
import { isoInterval } from './iso-interval.ts'
import { readMoment } from './moment.ts'
import { spelledAsOthers } from './spans-spelled.ts'
import { periodsListed } from './periods-listed.ts'
import type { Period } from './periods-listed.ts'
import type { DateOrder } from './moment.ts'

/** What one text tells of a listing's dates beyond a start. */
export type Interval =
  | { readonly kind: 'span'; readonly start: string; readonly end: string }
  | { readonly kind: 'periods'; readonly periods: readonly Period[] }
  /** Days one by one. */
  | { readonly kind: 'days'; readonly starts: readonly string[] }

/** Longer is prose. */
const LENGTH_MAX = 120

const EVERY = String.raw`(?:tous les|toutes les|chaque|every|each|jeden|ogni|todos los|cada)\s\p{L}+`
const FROM = String.raw`(?:dall['’]|(?:du|de|le|les|from|vom|von|dal|del|van|od|с)\s)`
const LEAD = new RegExp(
  String.raw`^(?:${EVERY},?\s(?=\d)|(?:${EVERY}\s(?=\p{L}))?${FROM})\s*`,
  'iu',
)
/** Between the ends of a span. A dash has a blank on both sides, or on none. */
const TO =
  /\s+(?:[-–—~～〜]|<?[-=]>|[→➔➜]|to|au|à|às|bis(?:\s+zum)?|al|alle(?:\s+ore)?|all['’]|a|t\/m|tot(?:\s+en\s+met)?|until|till|through|thru|jusqu['’](?:au|à)|do|по|до)\s*(?<=\s|['’])|(?<=\S)(?:[-–—~～〜]|<?->|[→➔➜])(?=\S)/giu

/** `December 4 and 5, 2026 at 8 PM` */
const MONTH_OF_SEVERAL =
  /^(\p{L}{3,}\.?) ((?:\d{1,2}(?:st|nd|rd|th)?(?:, and |, & |, | and | & ))+)(\d{1,2})(?:st|nd|rd|th)?,? (\d{4}.*)$/iu
/** `5, 6 et 7 décembre 2026 à 20h`, `5./6. Dezember 2026` */
const SEVERAL =
  /^((?:\d{1,2}(?:er|\.)?\s*(?:,?\s*(?:et|and|und|e|y|en|i|oraz|og|och|ja|ou|or|oder)|,(?:\s*&)?|&|\+|\/(?=\s?(?:\d{1,2}\.?\s?[/&+,]\s?)*\d{1,2}\.? \p{L}{3}))\s*)+)(\d{1,2}\D.*\d{4}.*|\d{1,2}([./])\d{1,2}\3\d{2}(?!\d).*)$/iu
/** `Samstag `, `Sa/So ` before a date. */
const WORDS_BEFORE_DATE = /((?:\p{L}+\.?\s?[/+&–-]\s?)*\p{L}+)\.?,? (?=\d)/gu
/** `Fr-So 4.-6. Dezember 2026` */
const WEEKDAYS_FIRST = /^(\p{L}+\.?\s?[/+&–-]\s?\p{L}+)\.?,? (?=\d)/u

/** `a` is "and" in these tongues, and "to" in others. */
const CZECH_AND =
  /(?<=^\D*\d{1,2}\.) a (?=\d{1,2}\. ?\d{1,2}\. ?\d{4})|(?<=^\D*\d{1,2}\.?(?: \p{L}{3,})?) a (?=(?:\p{L}+ )?\d{1,2}\.? (?:ledna|[úu]nora|b[řr]ezna|dubna|kv[ěe]tna|[čc]ervna|[čc]ervence|srpna|z[áa][řr][íi]|[řr][íi]jna|listopadu|prosince|janu[áa]ra|febru[áa]ra|apr[íi]la|m[áa]ja|j[úu]na|j[úu]la|augusta|septembra|okt[óo]bra|novembra|decembra)(?!\p{L}))/iu

/** What a start tells that is more than one moment; null where it is one, or none that is understood. */
export function intervalIn(given: unknown, order: DateOrder): Interval | null {
  if (typeof given !== 'string' || isOneMoment(given) || isDayAndClock(given)) return null
  const value = withClocksListed(withoutOtherNumbers(withoutDoors(given).text))
  const periods = periodsListed(value, order, (piece) => intervalIn(piece, order))
  if (periods !== null) return { kind: 'periods', periods }
  const listed = datesListed(value, order)
  if (listed !== null && !piecesOf(value).some((piece) => lastsDays(piece, order)))
    return { kind: 'days', starts: listed }
  if (value.length > LENGTH_MAX) return null
  const text = withClocksApart(spelledAsOthers(value))
  const iso = isoInterval(text)
  if (iso !== null) return { kind: 'span', ...iso }
  const within = spanWithin(text)
  return (
    aroundSpans(text, (part) => plainInterval(part, order)) ??
    (within === null ? null : plainInterval(within, order)) ??
    plainInterval(text, order)
  )
}

function plainInterval(text: string, order: DateOrder): Interval | null {
  const plain = withBothHalves(
    text.replace(CZECH_AND, ' & ').replace(LEAD, '').replace(WEEKDAYS_FIRST, withoutWeekdays),
  )
  const twice = twiceOnDay(plain)
  const isTwice = twice?.some((start) => lastsDays(start, order)) === false
  const listed = isTwice ? twice : daysOfMonths(plain, order)
  if (listed !== null) return { kind: 'days', starts: listed }
  return eastern(plain) ?? monthFirst(plain) ?? severalDays(plain, order) ?? between(plain, order)
}

/** `du 6 au 8 mars 2027`, of `du 6 au 8 mars 2027, 14h et 17h`: no day among others. */
function lastsDays(text: string, order: DateOrder): boolean {
  const told = between(text.replace(LEAD, ''), order)
  if (told?.kind !== 'span') return false
  const [first, last] = [whole(told.start, order), whole(told.end, order)]
  return first !== null && last !== null && first.day < last.day
}

function span(start: string, end: string): Interval {
  return { kind: 'span', start, end }
}

function severalDays(text: string, order: DateOrder): Interval | null {
  const plain = text
    .replace(MONTH_OF_SEVERAL, '$2$3 $1 $4')
    .replace(WORDS_BEFORE_DATE, withoutWeekdays)
  const [, earlier = '', rest = ''] = SEVERAL.exec(plain) ?? []
  const last = readMoment(rest, order)
  if (earlier === '' || last.kind !== 'local' || last.zone !== null) return null
  const days = (earlier.match(/\d+/g) ?? []).map((date) => dayInMonthOf(last.day, Number(date)))
  if (days.some((day) => day === null || day > last.day)) return null
  const clock = last.clock === null ? '' : `T${clockText(last.clock)}`
  return { kind: 'days', starts: [...days, last.day].map((day) => `${dayText(day ?? 0)}${clock}`) }
}

function withoutWeekdays(given: string, words: string): string {
  return (words.match(/\p{L}+/gu) ?? []).every(isWeekday) ? '' : given
}

/** The first place at which the text falls into two ends. */
function between(text: string, order: DateOrder): Interval | null {
  for (const { index, 0: sign } of text.matchAll(TO)) {
    const left = text.slice(0, index).trim()
    const right = text.slice(index + sign.length).trim()
    const found = instants(left, right) ?? ends(left, right, order, /^[-–—]$/.test(sign))
    if (found !== null) return found
  }
  return null
}

/** `2026-12-05T19:00+01:00 - 2026-12-05T22:00+01:00` */
function instants(left: string, right: string): Interval | null {
  if (!WITH_OFFSET.test(left) || !WITH_OFFSET.test(right)) return null
  const isInstant = (text: string) => readMoment(text).kind === 'instant'
  return isInstant(left) && isInstant(right) ? span(left, right) : null
}

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\S+(?:z|\s?[+-]\d{2}:?\d{2})$/i

/** Not `20h, portes`: what follows is no end. */
const ENDS_WITH_CLOCK =
  /(?:\d|h|[ap]\.?m\.?|uhr|z|midi|noon|mittags?|minuit|midnight|mitternacht|mezzogiorno|mediod[ií]a)$/iu
function ends(left: string, right: string, order: DateOrder, tight: boolean): Interval | null {
  const start = whole(left, order)
  return start === null
    ? (endTellsMore(left, right, order) ?? yearless(left, right, order, tight))
    : startTellsMore(start, left, right, { order, tight })
}

/** Behind a day, `(à) 20h et 6 mars`: its time, and another day. */
const CLOCK_AND_MORE =
  /^\d{1,2}(?:[:.]\d{2})?\s?(?:h\d{0,2}|[ap]\.?m\.?|uhr|uur)?(?:,|\s(?:et|and|und|y|e|en|&|\+)\s)/iu

/** The end may leave out the year, or the whole day. */
function startTellsMore(
  start: Local,
  left: string,
  right: string,
  { order, tight }: { readonly order: DateOrder; readonly tight: boolean },
): Interval | null {
  const clock = ENDS_WITH_CLOCK.test(left) ? clockIn(right) : null
  if (clock !== null)
    return start.clock !== null && (!tight || isNoOffset(right, clock)) ? span(left, right) : null
  if (start.clock === null && CLOCK_AND_MORE.test(right)) return null
  const sign = /\d([-/ ])\d/.exec(right)?.[1] ?? '.'
  const end = whole(right, order) ?? whole(`${yearOf(start)}${sign}${right}`, order)
  return end === null || start.day > end.day ? null : span(left, textOf(end))
}

/** The beginning may leave out month and year, or the whole day. */
function endTellsMore(left: string, right: string, order: DateOrder): Interval | null {
  const told = clockFirst(left, right, order)
  if (told !== null) return told
  const end = whole(right, order)
  const day = end === null ? null : dayBefore({ left, right }, end, order)
  if (end === null || day === null) return null
  if (end.clock === null || !begins(left, right)) return span(dayText(day), textOf(end))
  return span(`${dayText(day)}T${clockText(end.clock)}`, dayText(end.day))
}

/** `du 3 au 5 décembre à 20h`: a time at which it begins on each of the days. */
const AT_CLOCK =
  /(?<![\p{L}\d])(?:à|at|um|alle(?: ore)?|a las|às|ore|om|kl\.?|klo|um)\s\d[\d:.\s&]*(?:h\d{0,2}|uhr|uur|[ap]\.?m\.?)?\.?$/iu

/** A time behind both days, as in `3-5 décembre 2026, 20h`, or one that is told as a beginning. */
function begins(left: string, right: string): boolean {
  if (AT_CLOCK.test(right)) return true
  return dateAlone(left, right) !== null && !LASTS.test(right)
}

/** `until 8pm` */
const LASTS = /(?<!\p{L})(?:jusqu|until|till|bis|fino|hasta|tot|at[ée])(?!\p{L})/iu

/** `28 décembre` and `3 janvier`, `3` and `5 décembre`: the year is as for a day alone. */
function yearless(left: string, right: string, order: DateOrder, tight: boolean): Interval | null {
  // `05-Dec-26` is one date.
  if (readsClock(left, order) && clockIn(right) !== null) return span(left, right)
  if (!/\p{L}{3}/u.test(right) || (tight && !/^\d/.test(right))) return null
  const [start, end] = dateAlone(left, right) === null ? [left, right] : withMonthOf(left, right)
  if (readMoment(end, order).kind !== 'yearless') return null
  return readMoment(start, order).kind === 'yearless' ? span(start, end) : null
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

const AFTERNOON = 15 * HOUR_MS

/** `20:00-05:00` is a time with its offset, and no offset is 15 hours, nor a word: `10am-noon`. */
function isNoOffset(text: string, clock: number): boolean {
  return clock >= AFTERNOON || !/^\d/.test(text) || /h|[ap]\.?m/i.test(text)
}

/** `5`, `Sat 5`; `Nov 5` tells its month. */
const DATE_ALONE = /^(?:(\p{L}{2,})\.?,? )?(\d{1,2})(?:er|st|nd|rd|th|\.)?$/u

function dateAlone(left: string, right: string): number | null {
  const [, word = '', date] = DATE_ALONE.exec(left) ?? []
  if (date === undefined) return null
  const first = /^\p{L}{3,}(?=\.? \d)/u.exec(right)?.[0] ?? ''
  return isMonth(word) || (monthNamed(word) !== null && isMonth(first)) ? null : Number(date)
}

/** `mar` may be a Tuesday. */
function isMonth(word: string): boolean {
  return monthNamed(word) !== null && !isWeekday(word)
}

/** `les mercredis` too. */
function isWeekday(word: string): boolean {
  return weekdayNamed(word) !== undefined
}

/** The day of a beginning that leaves out what its end tells: `5`, `28 novembre`, `05.12.` */
function dayBefore(
  { left, right }: { readonly left: string; readonly right: string },
  end: Local,
  order: DateOrder,
): number | null {
  const date = dateAlone(left, right)
  if (date !== null) {
    const day = dayInMonthOf(end.day, date)
    return day === null || day > end.day ? null : day
  }
  const sign = left.endsWith('.')
    ? ''
    : /\d[./-]\d/.test(left)
      ? (/[./-]/.exec(left)?.[0] ?? ' ')
      : ' '
  for (const year of [yearOf(end), yearOf(end) - 1]) {
    const start = whole(`${left}${sign}${year}`, order)
    if (start === null) return null
    if (start.day <= end.day) return start.day
  }
  return null
}

function dayInMonthOf(day: number, date: number): number | null {
  const month = new Date(day)
  const found = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), date))
  return found.getUTCMonth() === month.getUTCMonth() && date > 0 ? found.getTime() : null
}

function yearOf({ day }: Local): number {
  return new Date(day).getUTCFullYear()
}

function textOf({ day, clock }: Local): string {
  return clock === null || clock >= 2 * DAY_MS
    ? dayText(day)
    : `${dayText(day)}T${clockText(clock)}`
}
