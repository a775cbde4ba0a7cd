import { withoutOtherNumbers } from '../../../lib/beside-dates/without-other-numbers.ts'
import { DAY_MS } from '../../../lib/durations.ts'
import { isDayAndClock } from '../../../lib/joined-moment.ts'
import { monthNamed } from '../../../lib/month-words.ts'
import { clockIn, clockText, dayText } from './date-texts.ts'
import { daysIn } from './days-in-prose.ts'
import { readMoment } from './moment.ts'
import { AND_WORDS, AT_OR_FROM, TO_WORDS, UNTIL_WORDS } from '../tables/little-words.ts'
import type { DateOrder, Moment } from './moment.ts'
import type { DayOfYear } from './yearless.ts'

/** Days with their years. */
const FULL =
  /(?<!\d[T-]?)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)|(?<=\p{L}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?)\d{4}(?!\d)/gu
/** Longer is prose. */
const LENGTH_MAX = 4000
const HALF_A_YEAR = 183 * DAY_MS
const BETWEEN = /\s*(?:[,;|&\n]|(?<=\s)(?:\+|et|and|und|y|e|en|i|och|og|puis|à nouveau)(?=\s))\s*/u

/** `20h`, `à 8 pm`; not `portes à 19h`. */
const CLOCK_ALONE = /^(?:(?:\p{L}{1,2}|ore|alle|a las) )?\d[\d:.h ]*(?:uhr|uur|[ap]\.?m\.?|h)?$/iu

/** `12:00 – 7 March 2027`: what begins on a day before it goes on to that. */
const CLOCK_TO_DAY = new RegExp(
  String.raw`^(?:${AT_OR_FROM}\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|uur|[ap]\.?m\.?)?(?:\s(?:[~–—-]|${TO_WORDS})\s|[–—-](?=\p{L}{2}|\d{1,2}[\s./]|\d{4}[./-]))(?:\p{L}+\.?,?\s)?(?:\d{1,2}[\s./]|\d{4}[./-]\d)`,
  'iu',
)
/** `Ausstellung bis 30.4.2027`: the end of what begins on the day before. */
const LAST_DAY = new RegExp(String.raw`^(?:\p{L}+\s){0,3}${UNTIL_WORDS}\s\D{0,12}\d`, 'iu')

function goesOn(piece: string): boolean {
  return CLOCK_TO_DAY.test(piece) || LAST_DAY.test(piece)
}

interface Start {
  readonly text: string
  /** Null: an instant, of which both are sure. */
  readonly day: number | null
  readonly clock: number | null
}
const NEITHER = { day: null, clock: null }

/** `12/03/2027, 13/03/2027 et 14/03/2027`, `12/03/2027 14h et 20h`: dates one by one. Null where it is anything else. */
export function datesListed(text: string, order: DateOrder): readonly string[] | null {
  if (text.length > LENGTH_MAX || !BETWEEN.test(text)) return null
  const starts: Start[] = []
  let before: Before | null = null
  let hasLength = false
  for (const piece of piecesOf(text)) {
    const moment = readMoment(piece, order)
    const full = countFull(piece)
    if (full === 1 && isDate(moment)) {
      if (goesOn(piece)) return null
      starts.push({ text: piece, ...(moment.kind === 'local' ? moment : NEITHER) })
      before = moment.kind === 'local' ? moment : null
      continue
    }
    const told: Session | null = full > 0 ? null : withoutYear(piece, moment, before)
    if (told === null) return null
    if (isLength(told, before)) hasLength = true
    else {
      if (isUntimed(before)) starts.pop()
      starts.push({ text: `${dayText(told.day)}T${clockText(told.clock)}`, ...told })
      before = told
    }
  }
  return starts.length > 1 || hasLength ? withClocks(starts) : null
}

/** A time is of the days before it as well, up to another time, where the last of them has one. */
function withClocks(starts: readonly Start[]): readonly string[] {
  let behind: number | null = starts.at(-1)?.clock ?? null
  if (behind === null) return starts.map(({ text }) => text)
  return starts
    .toReversed()
    .map(({ text, day, clock }) => {
      if (clock !== null || day === null || behind === null) {
        behind = clock
        return text
      }
      return `${dayText(day)}T${clockText(behind)}`
    })
    .toReversed()
}

/** What stands between commas and the words for "and". */
export function piecesOf(text: string): readonly string[] {
  return text.split(BETWEEN).filter((piece) => piece !== '')
}

function isDate(moment: Moment): moment is Extract<Moment, { kind: 'local' | 'instant' }> {
  return moment.kind === 'local' || moment.kind === 'instant'
}

interface Session {
  readonly day: number
  readonly clock: number
}

/** What times alone behind it are of. */
interface Before {
  readonly day: number
  readonly clock: number | null
}

/** `6 March 2027, 2pm & 7:30pm`: a day whose first time is told behind it. */
function isUntimed(before: Before | null): boolean {
  return before !== null && before.clock === null
}

/** `20h, 1h30`: what is earlier than the time before it, on the same day, says how long that takes. */
function isLength(told: Session, before: Before | null): boolean {
  if (before === null || before.clock === null) return false
  return told.day === before.day && told.clock < before.clock
}

/** A time alone is of the day before it; a day with its time, of the year of one that has a time as well. */
function withoutYear(piece: string, moment: Moment, before: Before | null): Session | null {
  if (before === null) return null
  const isDay = moment.kind === 'yearless'
  if (isDay && before.clock === null) return null
  const clock = isDay ? moment.clock : CLOCK_ALONE.test(piece) ? clockIn(piece) : null
  const day = isDay ? dayNear(before.day, moment.day) : before.day
  return clock === null || day === null ? null : { day, clock }
}

/** Of the year of the day before it: `5 mars 2027 à 20h et 6 mars à 15h`; in January, behind December, of the next. */
function dayNear(before: number, { month, date }: DayOfYear): number | null {
  const year = new Date(before).getUTCFullYear()
  const isPast = before - Date.UTC(year, month - 1, date) > HALF_A_YEAR
  const day = Date.UTC(isPast ? year + 1 : year, month - 1, date)
  return new Date(day).getUTCDate() === date ? day : null
}

/** Whether several days stand in the text. */
export function tellsSeveral(text: string): boolean {
  return (
    text.length < LENGTH_MAX && !isDayAndClock(text) && countFull(withoutOtherNumbers(text)) > 1
  )
}

/** `5 и 6 марта`, `6th & 7th March`; of `Saal 5, 6. März` the first is none. */
const DAYS_OF_MONTH = new RegExp(
  String.raw`(?<![\d.,:/-])\d{1,2}(?:er|st|nd|rd|th|\.)?\s?(?:[&+]|\s${AND_WORDS}\s)\s?\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s)?(\p{L}{3,})`,
  'iu',
)

/** `10/12 €`, `8,50 €` */
const PRICE = /\d[\d.,]*(?:\s?[/-]\s?\d[\d.,]*)?\s?(?:[€$£]|euros?(?!\p{L}))/giu

/** Whether days stand in the text that are not told with their year. */
export function tellsOtherDays(given: string, order: DateOrder): boolean {
  if (given.length > LENGTH_MAX || isDayAndClock(given)) return false
  const text = withoutOtherNumbers(given).replace(PRICE, ' ')
  const days = daysIn(text, order)
    // `10-12` may be hours.
    .filter(({ year, index, end }) => year !== null || !text.slice(index, end).includes('-'))
    .map(({ date, month }) => `${date}.${month}`)
  const month = DAYS_OF_MONTH.exec(text)?.[1] ?? ''
  return new Set(days).size > 1 || monthNamed(month) !== null
}

function countFull(text: string): number {
  return text.match(FULL)?.length ?? 0
}
