import { isMonth } from './date-alone.ts'
import { whole } from './date-texts.ts'
import type { Local } from './date-texts.ts'
import type { DateOrder } from './moment.ts'

/** A day that tells its month, whatever stands behind it. */
const DAY_OF_MONTH = /^(?:\p{L}+\.?,?\s)?\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s)?(\p{L}{3,})/iu
const MONTH_AND_DAY = /^(\p{L}{3,})\.?\s\d{1,2}(?!\d)/u
const DAY_IN_NUMBERS = /^((?:\p{L}+\.?,?\s)?\d{1,2}\s?([./-])\s?\d{1,2})(\2?)(?!\d|\s?[./:-]\s?\d)/u
/** A month, and no minutes: `10.30` */
const BEFORE_A_YEAR = /\D(?:0?[1-9]|1[0-2])$/
const YEAR_FIRST = /^\D*\d{4}[./-]/

/** The last day of a span that leaves its year to the first, told before it: the next such day. Null where it is no day. */
export function endWithoutYear(
  { start, left }: { readonly start: Local; readonly left: string },
  right: string,
  order: DateOrder,
): Local | null {
  const year = new Date(start.day).getUTCFullYear()
  for (const each of [year, year + 1]) {
    const text = withYear(left, right, each)
    const end = text === null ? null : whole(text, order)
    if (end === null) return null
    if (end.day >= start.day) return end
  }
  return null
}

/** `07/03` as the day before it is written: `07/03/2027`, `2027-03-07`. Null: no day, as `10-12` behind a day in words. */
function withYear(left: string, right: string, year: number): string | null {
  const [date = '', day = '', sign = '', behind = ''] = DAY_IN_NUMBERS.exec(right) ?? []
  if (date === '') return tellsMonth(right) ? `${year}${signIn(right)}${right}` : null
  if (YEAR_FIRST.test(left)) return `${year}${sign}${right}`
  if (sign === '.' && !BEFORE_A_YEAR.test(day)) return null
  const isDay = sign === '/' || behind !== '' || left.includes(`${sign}${year}`)
  return isDay ? `${day}${sign}${year}${right.slice(date.length)}` : null
}

/** `Salle des fêtes` is no day of December. */
function tellsMonth(text: string): boolean {
  const [, month = ''] = DAY_OF_MONTH.exec(text) ?? MONTH_AND_DAY.exec(text) ?? []
  return !/\p{L}{3}/u.test(text) || isMonth(month)
}

function signIn(text: string): string {
  return /\d([-/ ])\d/.exec(text)?.[1] ?? '.'
}
