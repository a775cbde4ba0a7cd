import { DAY_MS } from '../durations.ts'

/** Whoever asks for years is asked again all the same. */
export const RETRY_AFTER_MAX_MS = 7 * DAY_MS

/** No instant that lies so far ahead is past what a database, or a date, can hold. */
export const RETRY_AFTER_READ_MAX_MS = 100 * 365 * DAY_MS

/** Longer than any wait, in seconds: an instant since 1970, in seconds or milliseconds. */
const INSTANT_MIN = 1e9
const INSTANT_MS_MIN = 1e12
/** What lies further ahead is a number of seconds all the same. */
const INSTANT_AHEAD_MAX_MS = 3650 * DAY_MS

const NUMBER = /^(\d+(?:\.\d+)?)\s*(?:s|secs?|seconds?)?$/i
const ISO_DATE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

/** Dates of HTTP are of Greenwich, also in the form that does not say so, and wherever this machine stands. */
const ZONE = /(?:Z|[A-Z]{2,4}T?|[+-]\d\d:?\d\d)$/i

/** Where one of several headers ends: a comma, but that behind the day of a date. */
const ANOTHER = /(?<!\s|mon|tue|wed|thu|fri|sat|sun|day)\s*,/i

/**
 * How long a Retry-After header (RFC 9110, 10.2.3) asks to wait, in milliseconds; null when it says
 * nothing usable: absent, garbage, negative. Also in forms that servers invent. Whoever waits does so
 * for `RETRY_AFTER_MAX_MS` at most. Of several, as a server and one before it may each send, the longest.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const waits = (header ?? '').split(ANOTHER).map((one) => waitOf(one.trim(), now))
  const longest = Math.max(...waits.map((wait) => wait ?? -1))
  return longest < 0 ? null : longest
}

function waitOf(text: string, now: number): number | null {
  const [, number] = NUMBER.exec(text) ?? []
  if (number !== undefined) return ofNumber(Number(number), now)
  // Only a date has a word in it, or is written so; Date.parse would read "-5" as a year.
  if (!/[A-Za-z]{3}/.test(text) && !ISO_DATE.test(text)) return null
  const at = Date.parse(ZONE.test(text) ? text : `${text.replace(/(?<=\d)T(?=\d)/, ' ')} GMT`)
  return Number.isNaN(at) ? null : until(at, now)
}

function ofNumber(value: number, now: number): number {
  const instant = value >= INSTANT_MS_MIN ? value : value * 1000
  return value >= INSTANT_MIN && instant <= now + INSTANT_AHEAD_MAX_MS
    ? until(instant, now)
    : Math.min(RETRY_AFTER_READ_MAX_MS, value * 1000)
}

function until(at: number, now: number): number {
  return Math.min(RETRY_AFTER_READ_MAX_MS, Math.max(0, at - now))
}
