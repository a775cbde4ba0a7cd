import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** The value types of iCalendar (RFC 5545 3.3), read with the tolerance that real calendars need. */

/** A date, or a date and time: `wall` is what it writes as if it were UTC, in ms. */
export interface DateValue {
  readonly wall: number
  /** False: a day alone. */
  readonly timed: boolean
  /** Ends in Z. */
  readonly utc: boolean
}

const DATE_TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})?(?::?(\d{2}))?(?:[.,]\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * `20261107`, `20261107T203000Z`, the hyphened forms of xCal, and offsets, which the standard does not know and home-made
 * calendars write. Null for no date.
 */
export function parseDateValue(text: string): DateValue | null {
  const [, year, month, date, hours, minutes = '0', seconds = '0', zulu] =
    DATE_TIME.exec(text.trim()) ?? []
  if (year === undefined) return null
  const day = dayOf(Number(year), Number(month), Number(date))
  if (day === null) return null
  if (hours === undefined) return { wall: day, timed: false, utc: false }
  // 24:00 is the next midnight; a leap second is the second before.
  if (Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60) return null
  const clock =
    Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Math.min(Number(seconds), 59) * 1000
  if (clock > DAY_MS) return null
  const away = zulu === undefined || /z/i.test(zulu) ? 0 : parseOffset(zulu)
  if (away === null) return null
  return { wall: day + clock - away * MINUTE_MS, timed: true, utc: zulu !== undefined }
}

/** UTC midnight of a day of the calendar; null where there is no such day. */
function dayOf(year: number, month: number, date: number): number | null {
  const day = new Date(0)
  day.setUTCFullYear(year, month - 1, date)
  const right = day.getUTCMonth() === month - 1 && day.getUTCDate() === date
  return right && year > 0 ? day.getTime() : null
}

/** A length of time: days keep the clock over a change of offset, the rest is exact. */
export interface Duration {
  readonly days: number
  readonly ms: number
}

const DURATION =
  /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/i

/** `PT1H30M`, `P1D`, `P2W`; null when it is none, or negative (nothing ends before it starts). */
export function parseDuration(text: string): Duration | null {
  const match = DURATION.exec(text.trim())
  if (match === null || match[1] === '-') return null
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0))
  return {
    days: (weeks ?? 0) * 7 + (days ?? 0),
    ms: (hours ?? 0) * HOUR_MS + (minutes ?? 0) * MINUTE_MS + (seconds ?? 0) * 1000,
  }
}

/** TEXT without its escapes. What is no escape stays (`C:\temp`). */
export function unescapeText(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\([\\;,nN:"'])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

/** The items of a list, split at commas that are not escaped; each unescaped and trimmed. */
export function splitList(text: string): string[] {
  return (text.match(/(?:\\[\s\S]|[^,\\])+/g) ?? [])
    .map((item) => unescapeText(item).trim())
    .filter((item) => item !== '')
}

/** Minutes east of UTC of `+0200`, `-05:00`, `+013000`; null when it is none. */
export function parseOffset(text: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-]?)(\d{2}):?(\d{2}):?(\d{2})?$/.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > 15 || Number(minutes) > 59) return null
  const size = Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60)
  return sign === '-' ? -size : size
}
