import { parseDuration } from '../../../lib/icalendar/value.ts'
import type { Duration } from '../../../lib/icalendar/value.ts'
import { TO_WORDS } from '../tables/little-words.ts'

/** `PT1H30M` in the place of an end: how long it lasts. */
export function lengthOf(value: unknown): Duration | null {
  return typeof value === 'string' && /^\s*P[\dT]/i.test(value) ? parseDuration(value) : null
}

export interface InstantAndClock {
  readonly instant: string
  readonly clock: string
}

const INSTANT = String.raw`\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})`
const JOINED = new RegExp(
  String.raw`^(${INSTANT})[T ,]\s*(\d{1,2}[:h.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?)$`,
  'i',
)

/** `2027-03-05T07:00:00.000Z 19:00`: a day as the instant at which it begins, and the time of day from a field of its own. */
export function instantAndClock(value: unknown): InstantAndClock | null {
  if (typeof value !== 'string' || value.length < 22) return null
  const [, instant, clock] = JOINED.exec(value.trim()) ?? []
  return instant === undefined || clock === undefined ? null : { instant, clock }
}

const MARKED = String.raw`(?:datetime|content)\s*=\s*["'](\d{4}-\d{2}-\d{2}[T ][^"']{4,30})["'][^<>]*>`
const TO = String.raw`(?:[-–—]|${TO_WORDS})`
const MARKED_SPAN = new RegExp(
  String.raw`<\w[^<>]*?\s${MARKED}[^<]*<\/\w+>\s*${TO}\s*<\w[^<>]*?\s${MARKED}`,
  'i',
)

export interface MarkedSpan {
  readonly start: string
  readonly end: string
}

/** `<time datetime="…">20:00</time> - <time datetime="…">22:00</time>`, as content systems show their fields: two machine's dates. */
export function markedSpan(text: string): MarkedSpan | null {
  if (!text.includes('<')) return null
  const [, start, end] = MARKED_SPAN.exec(text) ?? []
  return start === undefined || end === undefined ? null : { start, end }
}
