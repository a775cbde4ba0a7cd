import { monthNamed } from '../../lib/month-words.ts'
import type { Interval } from './interval.ts'

/** `January 3-9, 2027`, `January 3-9, 2027, 8pm` */
const MONTH_FIRST =
  /^(\p{L}{3,}\.?) (\d{1,2})(?:st|nd|rd|th)? ?(?:[-–—]|to) ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:at |@ ?)?(\d[\d:.]* ?[ap]\.?m\.?|\d{1,2}:\d{2})(?: & \d{1,2}:\d{2})*)?$/iu

export function monthFirst(text: string): Interval | null {
  const [, month = '', first, last, year, clock = ''] = MONTH_FIRST.exec(text) ?? []
  if (first === undefined || monthNamed(month) === null) return null
  return span(`${month} ${first}, ${year} ${clock}`.trim(), `${month} ${last}, ${year}`)
}

/** `2026年12月3日〜5日`, `2026년 12월 3일(목) ~ 12월 5일(토)` */
const EASTERN =
  /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?(?:\s?\(.\))?\s?[~〜～–—-]\s?(?:(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?)?(\d{1,2})\s?[日일](?:\s?\(.\))?$/u

export function eastern(text: string): Interval | null {
  const [, year, month, first, lastYear = year, lastMonth = month, last] = EASTERN.exec(text) ?? []
  if (last === undefined) return easternDays(text)
  return span(`${year}/${month}/${first}`, `${lastYear}/${lastMonth}/${last}`)
}

const SIGN = String.raw`(?:\s?\(.\))?`
/** `2027年3月5日(金)・6日(土) 19:00` */
const EASTERN_DAYS = new RegExp(
  String.raw`^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]${SIGN}((?:\s?[・、,/]\s?\d{1,2}\s?[日일]${SIGN})+)(?:\s(?:各日\s?)?(\d{1,2}:\d{2}))?$`,
  'u',
)

function easternDays(text: string): Interval | null {
  const [, year, month, first = '', others = '', clock] = EASTERN_DAYS.exec(text) ?? []
  if (year === undefined) return null
  const time = clock === undefined ? '' : ` ${clock}`
  const dates = [first, ...(others.match(/\d{1,2}/g) ?? [])]
  return { kind: 'days', starts: dates.map((date) => `${year}/${month}/${date}${time}`) }
}

export function span(start: string, end: string): Interval {
  return { kind: 'span', start, end }
}
