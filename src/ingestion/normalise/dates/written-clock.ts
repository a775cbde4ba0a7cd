import { HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { minutesEast } from '../../../lib/utc-offset.ts'
import { MIDNIGHT } from '../tables/date-words.ts'
import { AT_OR_FROM, AT_SURELY } from '../tables/little-words.ts'
import { ZONE_WORDS } from '../tables/zone-words.ts'

export interface Clock {
  readonly clock: number
  readonly offset: number | null
  /** The text without it. */
  readonly rest: string
}

/** Not `8pm West End`. */
const ZONE = `(?<offset>(?!west\\s\\p{L})(?:${Object.keys(ZONE_WORDS).join('|')}))`
/** Behind UTC and GMT one digit will do. */
const DIGITS =
  '(?<digits>(?<=utc|gmt)\\s?[+-]\\d{1,2}(?::?\\d{2}|[.,]\\d{1,2})?(?!\\d)|[+-]\\d{2}:?\\d{2}|[+-]\\d{2}(?!\\d))'
const OFFSET = `(?:\\s?(?:\\((?=[\\p{L}\\d+:-]+\\)))?${ZONE}?${DIGITS}?(?![\\p{L}\\d]))`
const UNIT = '(?:\\s?(?:hrs?|h|uhr|uur|u)(?![\\p{L}\\d]))'
const HALF = '\\s?(?<half>[ap])\\.?\\s?m\\.?(?![\\p{L}\\d])'
/** `8:30p` as well. */
const HALF_OF_MINUTES =
  '(?:(?=\\s?[ap]\\.?\\s?m|[ap](?![\\p{L}\\d]))\\s?(?<half>[ap])\\.?\\s?m?\\.?(?!\\p{L}))'
const SECONDS = '(?<s>\\d{2})(?:[.,](?<f>\\d{1,9}))?'
const CLOCKS: readonly RegExp[] = [
  // 7.30pm
  new RegExp(`(?<![\\d.,/-])(?<h>\\d{1,2})\\.(?<m>[0-5]\\d)${HALF}${OFFSET}`, 'iu'),
  new RegExp(
    `(?<![\\d.,+-]|\\d:|(?<!\\D|\\d{4})/)(?!\\d{1,2}\\s?h\\s\\d{1,2}\\s?h)(?<h>\\d{1,2})\\s?(?:[:h]|heures?)\\s?(?<m>\\d{2})(?!\\s?(?:(?<=\\s\\d{2}\\s?)[/-]\\s?\\d{1,3}\\s?)?(?:[€$£]|euros?(?!\\p{L})))(?:(?:[:m]|\\s?min)\\s?${SECONDS}(?:\\s?s(?!\\p{L}))?)?(?:\\s?ч\\.)?(?:${HALF_OF_MINUTES}|${UNIT})?${OFFSET}`,
    'iu',
  ),
  new RegExp(`(?<![\\d.,/-])(?<h>\\d{1,2})${HALF}${OFFSET}`, 'iu'),
  // 20.30 Uhr; ore 20.30; 05.12.2026, 20.30
  /(?<![\d.,/-])(?<h>\d{1,2})\.(?<m>[0-5]\d)\s?(?:uhr|uur|h|hod(?:in)?\.?|น|val|ч)(?![\p{L}\d])/iu,
  // 19u30
  /(?<![\d.,/-])(?<h>\d{1,2})u(?<m>[0-5]\d)(?![\p{L}\d])/iu,
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${AT_OR_FROM}|g\.|h\.?|เวลา|@) |\d{4},? |\d\., |\d\.\s?\d{4}\. |\d{4}[-/.]\d{2}[-/.]\d{2},? |(?<!\d)\d{1,2}[/.]\d{1,2}[/.]\d{2}, )(?<h>\d{1,2})\.(?<m>[0-5]\d)(?![\d.])`,
    'iu',
  ),
  /(?<![\d.,/+-])(?<h>\d{1,2})(?:\s?(?:h|heures?|uhr|uur|hrs?|hs|horas?|hores|sati|časova|hodin[yu]?|hod\.?|часа?|часов|часова|ч|годин[аиі]|год|óra(?:kor)?|val)|\.\s?uri|u)(?![\p{L}\d])/iu,
  // 05/12/2026 2030, but 31/12/2025 2026 tells a year again
  /(?<=\d{1,2}[./-]\d{1,2}[./-]\d{4} )(?!(?:19|20)\d[1-46-9]|20[2-9]5)(?<h>[0-2]\d)(?<m>[0-5]\d)(?![\d.,])/u,
  // ore 21,30
  new RegExp(String.raw`(?<=(?<!\p{L})${AT_SURELY} )(?<h>\d{1,2}),(?<m>[0-5]\d)(?![\d,])`, 'iu'),
  // ore 21; kl. 20; h 21
  new RegExp(String.raw`(?<=(?<!\p{L})${AT_SURELY} )(?<h>\d{1,2})(?![\d:]|[.,]\d|\s?\p{L})`, 'iu'),
  // The time of a compact date, T183000, T1830 or T18.
  new RegExp(
    `(?<=\\d)T(?<h>\\d{2})(?::?(?<m>\\d{2})(?::?(?<s>\\d{2}))?)?(?:[.,](?<f>\\d{1,9}))?(?!-\\d\\d-)${OFFSET}`,
    'iu',
  ),
]
const CLOCK_WORDS: readonly (readonly [word: RegExp, hours: number])[] = [
  [/(?<!\p{L})(?:midi|noon|mittag|mezzogiorno|mediod[ií]a)(?!\p{L})/iu, 12],
  [MIDNIGHT, 24],
]

/** `12:00 midnight` is no noon, and `12 noon` is. */
const TWELVE_IN_WORDS = /(?<![\d:.,/-])12(?:[:.]00)?\s?(?=midnight|noon)/iu

/** The time of day in a text; null where none is written. */
export function findClock(given: string): Clock | null {
  const text = given.replace(TWELVE_IN_WORDS, '')
  for (const pattern of CLOCKS) {
    const match = pattern.exec(text)
    if (match === null) continue
    const clock = clockOfGroups(match.groups ?? {})
    if (clock === null) return null
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { ...clock, rest }
  }
  for (const [word, hours] of CLOCK_WORDS) {
    if (word.test(text))
      return { clock: hours * HOUR_MS, offset: null, rest: text.replace(word, ' ') }
  }
  return null
}

function clockOfGroups(groups: Record<string, string | undefined>) {
  let hours = Number(groups['h'])
  const half = groups['half']?.toLowerCase()
  if (half !== undefined) {
    // 19:30pm is in the evening, 19:30am is nothing.
    if (hours > (half === 'p' ? 23 : 12)) return null
    hours = hourInHalf(hours, half)
  }
  const clock = clockOf(hours, Number(groups['m'] ?? 0), Number(groups['s'] ?? 0), groups['f'])
  if (clock === null) return null
  const word = groups['offset']?.toLowerCase()
  const digits = groups['digits']
  const offset = digits === undefined ? null : offsetOf(digits.trim())
  return {
    clock,
    offset: offset ?? (word === undefined ? null : (ownEntry(ZONE_WORDS, word) ?? null)),
  }
}

/** `8` of `8 pm` is 20; what is beyond twelve says so itself. */
export function hourInHalf(hours: number, half: string): number {
  return hours > 12 ? hours : (hours % 12) + (half === 'p' ? 12 : 0)
}

/** Ms since midnight; null where no clock shows that. */
export function clockOf(
  hours: number,
  minutes: number,
  seconds: number,
  fraction = '',
): number | null {
  // 24:00 is the next midnight (ISO 8601); up to 47:59 is the small hours of a programme day.
  if (hours > 47 || minutes > 59 || seconds > 60) return null
  const ms = fraction === '' ? 0 : Math.floor(Number(`0.${fraction}`) * 1000)
  return hours * HOUR_MS + minutes * MINUTE_MS + Math.min(seconds, 59) * 1000 + ms
}

/** Minutes east of UTC. */
export function offsetOf(text: string): number | null {
  return /^z$/i.test(text) ? 0 : minutesEast(text)
}

/** `7:00 PM` of `7:00 PM - 10:00 PM CST` is of that zone as well. */
export function withZoneOf(end: string, start: string): string {
  const offset = findClock(end)?.offset ?? null
  if (offset === null || findClock(start)?.offset !== null) return start
  const minutes = Math.abs(offset)
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${start} ${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
