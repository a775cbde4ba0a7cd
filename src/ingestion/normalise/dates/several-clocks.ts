import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { readMoment } from './moment.ts'
import { clockCalled, standardOf } from './own-clock.ts'
import { NAMED_ZONES, ZONE_WORDS } from '../tables/zone-words.ts'

/** In capitals, or all small but for these. */
const NAMES = 'ET|CT|MT|PT|UK|[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific'
const WORDS = Object.keys(ZONE_WORDS)
  .filter((word) => word.length > 1)
  .flatMap((word) => [word.toUpperCase(), word])
  .join('|')
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:h|hrs|[Uu]hr|uur|[ap]\.?m\.?|[AP]\.?M\.?))?`
const ZONED = String.raw`${CLOCK}\s?\(?(?:${NAMES}|${WORDS})(?![\p{L}\d]|\s?[+-]\d)(?:\s[Tt]ime(?!\p{L}))?\)?`
const SIGN = String.raw`\s?(?:[/|,;=•·&–—-]|and|or|\()?\s?`
const ROW = new RegExp(String.raw`(?<![\d.:/-])${ZONED}(?:${SIGN}${ZONED}){1,3}\)?`, 'u')
const PART = new RegExp(
  String.raw`(?<clock>${CLOCK})\s?\(?(?<zone>${NAMES}|${WORDS})(?!\p{L})`,
  'gu',
)
/** One look before it: two of these words. */
const MAY_BE = /\d\D{0,9}?[A-Za-z]{1,3}T(?!\p{L}).*\d\D{0,9}?[A-Za-z]{1,3}T(?!\p{L})/u

interface Part {
  readonly text: string
  readonly zone: string
  /** Ms of the day in UTC, in winter. */
  readonly at: number
}

/**
 * `8pm ET / 5pm PT`, `20:00 CET (14:00 EST)`: one moment by the clocks of several zones, as the clock of one alone: of the place, or
 * the first. The same text where they are several moments.
 */
export function oneOfSeveralClocks(
  text: string,
  zones: readonly (string | null | undefined)[],
): string {
  if (!MAY_BE.test(text)) return text
  const [row] = ROW.exec(text) ?? []
  if (row === undefined) return text
  const parts = [...row.matchAll(PART)].map(({ 0: whole, groups }) => partOf(whole, groups ?? {}))
  const [first] = parts
  if (first === undefined || !parts.every(({ at }) => isSame(at, first.at))) return text
  const told = parts.find(({ zone }) => isOwn(zone, zones)) ?? first
  return text.replace(row, `${told.text.replace('(', '')} `).trim()
}

function partOf(text: string, { clock = '', zone = '' }: Readonly<Record<string, string>>): Part {
  const moment = readMoment(/[:h]|m/i.test(clock) ? clock : `${clock}:00`)
  const ms = moment.kind === 'clock' ? moment.clock : Number.NaN
  return { text, zone, at: ms - (standardOf(zone) ?? Number.NaN) * MINUTE_MS }
}

/** In the weeks in which one of them has changed its clock and the other has not, an hour lies between. */
function isSame(a: number, b: number): boolean {
  const apart = Math.abs(a - b) % DAY_MS
  return Math.min(apart, DAY_MS - apart) <= HOUR_MS
}

function isOwn(word: string, zones: readonly (string | null | undefined)[]): boolean {
  const named = NAMED_ZONES.get(word.toLowerCase())
  return named === undefined ? clockCalled(word, zones) !== null : zones.includes(named)
}
