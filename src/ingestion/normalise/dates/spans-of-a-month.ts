import { monthNamed } from '../../../lib/month-words.ts'
import { isMonth } from './date-alone.ts'
import type { Interval } from './interval.ts'
import type { DateOrder } from './moment.ts'
import { AND_WORDS, BETWEEN_WORDS } from '../tables/little-words.ts'

/** `January 3-9, 2027`, `January 3-9, 2027, 8pm`, `január 3–9.` */
const MONTH_FIRST =
  /^(\p{L}{3,}\.?) (\d{1,2})(?:st|nd|rd|th|\.)? ?(?:[-–—]|to) ?(\d{1,2})(?:st|nd|rd|th|\.| d\.)?(?:,? (\d{4}))?(?:,? (?:at |@ ?)?(\d[\d:.]* ?[ap]\.?m\.?|\d{1,2}:\d{2})(?: & \d{1,2}:\d{2})*)?$/iu

export function monthFirst(text: string, order: DateOrder): Interval | null {
  const [, month = '', first, last = '', year, clock = ''] = MONTH_FIRST.exec(text) ?? []
  if (first === undefined || monthNamed(month) === null) return null
  if (year !== undefined)
    return span(`${month} ${first}, ${year} ${clock}`.trim(), `${month} ${last}, ${year}`)
  // `mar 5-7` may be a Tuesday and its hours.
  const isSpan = Number(first) < Number(last) && (order === 'mdy' || isMonth(month))
  return isSpan ? span(`${first} ${month} ${clock}`.trim(), `${last} ${month}`) : null
}

/** `entre 5 e 7 de março de 2027`: what elsewhere stands between two days. */
const BETWEEN_DAYS = new RegExp(
  String.raw`^${BETWEEN_WORDS}\s(?:(?:le|el|the|il|dem)\s)?(\d{1,2}\D{0,20}?)\s${AND_WORDS}\s(?:(?:le|el|the|il|dem)\s)?(?=\d{1,2}\D)`,
  'iu',
)

export function withDashBetween(text: string): string {
  return text.replace(BETWEEN_DAYS, '$1 – ')
}

export function span(start: string, end: string): Interval {
  return { kind: 'span', start, end }
}
