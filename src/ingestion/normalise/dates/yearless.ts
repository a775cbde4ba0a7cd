import { DAY_MS } from '../../../lib/durations.ts'
import { MONTHS } from '../../../lib/month-words.ts'
import { WEEKDAYS } from '../../../lib/weekday-words.ts'
import { withoutAccents } from '../../../lib/without-accents.ts'
import { tellsMonthFirst } from './date-order.ts'
import type { DateOrder } from './moment.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '../tables/date-words.ts'
import { BEFORE } from '../tables/little-words.ts'
import { SHORT_WEEKDAYS, WEEKDAY_CASES } from '../tables/weekday-cases.ts'

/** A day of some year, as people write it on a poster. */
export interface DayOfYear {
  readonly month: number
  readonly date: number
  /** 0 is Sunday; null where none was said. */
  readonly weekday: number | null
}

export function yearlessText({ month, date, weekday }: DayOfYear): string {
  const name = weekday === null ? '' : `${WEEKDAY_NAMES[weekday]} `
  return `${name}${date} ${MONTH_NAMES[month - 1]}`
}

const DAY_IN_NUMBERS =
  /^((?:\p{L}+\.?,?\s)?)(\d{1,2})(?:\.\s?(\d{1,2})\.|\/(\d{1,2}))(?![\d/]|\.\d)/u

/** `20.10.` and `20/10` as `20 October`; with a stroke and no blanks around the sign of their span they may be anything. */
export function withMonthNamed(text: string, order: DateOrder, tight: boolean): string {
  const [day = '', words = '', a = '', dotted, stroked = ''] = DAY_IN_NUMBERS.exec(text) ?? []
  if (day === '' || (dotted === undefined && tight)) return text
  const isMonthFirst = tellsMonthFirst(order) && Number(a) <= 12
  const b = dotted ?? stroked
  const [date, month] = isMonthFirst ? [b, a] : [a, b]
  const name = MONTH_NAMES[Number(month) - 1]
  return name === undefined ? text : `${words}${date} ${name}${text.slice(day.length)}`
}

/** Words between the parts of a date. Anything else, and the text tells of more than a day. */
const BETWEEN = new Set([
  ...BEFORE,
  ...'do di onwards onward sharp precises hrs hs hr heures horas hores uhr uur clock st nd rd th er e godz hod hodin hodiny sati casova casa часова часа часов годині ч г р у val ωρα το g ag d m now jetzt nun nou ahora'.split(
    ' ',
  ),
])

/** `Fri 12 June`, `19 de agosto`, `12/06` beside a clock; null for anything that is not wholly this. */
export function readDayOfYear(text: string, monthFirst: boolean): DayOfYear | null {
  const words = withoutAccents(text)
  const found = partsOf(words)
  if (found === null || found.weekdays.length > 1 || found.months.length > 1) return null
  const [a, b, more] = found.numbers
  const [month] = found.months
  const weekday = found.weekdays[0] ?? null
  if (a === undefined || more !== undefined) return null
  if (month !== undefined) return b === undefined ? { month, date: a, weekday } : null
  if (b === undefined || !/(?<!\d)\d{1,2}(?:[./]|\.\s)\d{1,2}(?!\d)/.test(words)) return null
  return dayInNumbers(a, b, weekday, monthFirst)
}

/** Of `19.00` it is none. */
function dayInNumbers(
  a: number,
  b: number,
  weekday: number | null,
  monthFirst: boolean,
): DayOfYear | null {
  const swapped = (monthFirst && a <= 12) || b > 12
  if (a === 0 || b === 0) return null
  return swapped ? { month: a, date: b, weekday } : { month: b, date: a, weekday }
}

interface Parts {
  readonly months: readonly number[]
  readonly numbers: readonly number[]
  readonly weekdays: readonly number[]
}

/** Null where a word is no part of a date. */
function partsOf(words: string): Parts | null {
  const found = { months: [] as number[], numbers: [] as number[], weekdays: [] as number[] }
  for (const [word] of words.matchAll(/\p{L}+|\d+/gu)) {
    const month = MONTHS.get(word)
    // `Do 12. Juni`, but `12 do`.
    const weekday =
      word.length > 2 || words.startsWith(word)
        ? (WEEKDAYS.get(word) ?? WEEKDAY_CASES.get(word))
        : undefined
    if (/^\d{1,2}$/.test(word)) found.numbers.push(Number(word))
    // Of `pe 5.3.` and `ma 5.3.` the tongue is not known, and so the weekday may be another.
    else if (weekday === undefined && SHORT_WEEKDAYS.has(word)) continue
    // `mar` is a month beside a number and no other month, else a Tuesday.
    else if (weekday !== undefined && (month === undefined || namesOther(words, word)))
      found.weekdays.push(weekday)
    else if (month !== undefined) found.months.push(month)
    else if (!BETWEEN.has(word)) return null
  }
  return found
}

/** Another word of the text is the month. */
function namesOther(words: string, word: string): boolean {
  return [...words.matchAll(/\p{L}+/gu)].some(([other]) => other !== word && MONTHS.has(other))
}

/** A feed is not always of today: what was so many days ago is not next year's. */
export const GRACE = 30 * DAY_MS

export interface FoundDay {
  /** UTC midnight. */
  readonly day: number
  /** Which of them it is; `past`: its weekday is only that of a year ago. */
  readonly which: 'next' | 'justOver' | 'past'
}

/**
 * The next such day from `near` on, or one that is just over. A weekday decides between the years around; null where it
 * fits none of them, or where there is no such day.
 */
export function suchDay(
  { month, date, weekday }: DayOfYear,
  near: number,
  grace = GRACE,
): FoundDay | null {
  const year = new Date(near).getUTCFullYear()
  const days = [year - 1, year, year + 1]
    .map((each) => Date.UTC(each, month - 1, date))
    .filter((day) => new Date(day).getUTCMonth() === month - 1)
    .filter((day) => weekday === null || new Date(day).getUTCDay() === weekday)
  const found = days.find((day) => day >= near - grace)
  if (found !== undefined) return { day: found, which: found >= near ? 'next' : 'justOver' }
  // 29 February, and a weekday that only fits a year ago.
  const last = days.at(-1)
  return last === undefined ? null : { day: last, which: 'past' }
}
