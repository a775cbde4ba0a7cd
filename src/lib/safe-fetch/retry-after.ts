import { DAY_MS } from '../durations.ts'

/** Whoever asks for years is asked again all the same. */
export const RETRY_AFTER_MAX_MS = 7 * DAY_MS

/** No instant that lies so far ahead is past what a database, or a date, can hold. */
export const RETRY_AFTER_READ_MAX_MS = 100 * 365 * DAY_MS

/**
 * How long a Retry-After header (RFC 9110, 10.2.3) asks to wait, in milliseconds; null when it says
 * nothing usable: absent, garbage, negative. Whoever waits does so for `RETRY_AFTER_MAX_MS` at most.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(RETRY_AFTER_READ_MAX_MS, Number(text) * 1000)
  // Only a date has a word in it; Date.parse would read "-5" as a year.
  if (!/[A-Za-z]{3}/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.min(RETRY_AFTER_READ_MAX_MS, Math.max(0, at - now))
}
