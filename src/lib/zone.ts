import { DAY_MS, MINUTE_MS } from './durations.ts'
import { rememberingWords } from './remember.ts'
import { minutesEast } from './utc-offset.ts'
import { zonesSpelled } from './zone-spelling.ts'

/**
 * Arithmetic between instants and local clocks. Offsets are whole minutes east of UTC (older ones, with seconds, are
 * rounded). Intl is asked once for a zone and year; after that a look-up is a short search in memory.
 */

interface Stretch {
  /** The offset holds from here on. */
  readonly from: number
  readonly offset: number
}

interface Zone {
  readonly name: string
  readonly format: Intl.DateTimeFormat
  readonly years: Map<number, readonly Stretch[]>
}

const zones = new Map<string, Zone | null>()
/** Names come from feeds: a feed of invented ones must not fill the memory. */
const ZONES_MAX = 2000

function openZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
    return { name: canonicalCase(name, format), format, years: new Map() }
  } catch {
    return null
  }
}

/** `europe/paris` is `Europe/Paris`; an alias in its right spelling stays as it is (`Asia/Kolkata`). */
function canonicalCase(name: string, format: Intl.DateTimeFormat): string {
  const resolved = format.resolvedOptions().timeZone
  if (resolved.toLowerCase() === name.toLowerCase()) return resolved
  return /[A-Z]/.test(name) && name !== name.toUpperCase() ? name : resolved
}

function zoneOf(name: string): Zone | null {
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone = openZone(name)
  if (zones.size >= ZONES_MAX) zones.clear()
  zones.set(name, zone)
  return zone
}

/** Zones that never have summer time, for offsets that are no whole hours. */
const BETWEEN_HOURS: ReadonlyMap<number, string> = new Map([
  [-570, 'Pacific/Marquesas'],
  [210, 'Asia/Tehran'],
  [270, 'Asia/Kabul'],
  [330, 'Asia/Kolkata'],
  [345, 'Asia/Kathmandu'],
  [390, 'Asia/Yangon'],
  [525, 'Australia/Eucla'],
  [570, 'Australia/Darwin'],
])

/** A zone whose clocks are always so many minutes east of UTC; null where there is none. */
export function zoneOfOffset(minutes: number): string | null {
  if (minutes === 0) return 'UTC'
  if (minutes % 60 !== 0) return BETWEEN_HOURS.get(minutes) ?? null
  // POSIX: west is positive in these names.
  return zoneOf(`Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes / 60)}`)?.name ?? null
}

/** `UTC+2`, `+02:00`, `GMT-0500`, `UTC+5.5`: minutes east of UTC. */
function offsetNamed(name: string): number | null {
  const [, digits] = /^(?:UTC|GMT)?\s*([+-].+)$/i.exec(name) ?? []
  return digits === undefined ? null : minutesEast(digits)
}

/** The zone's name as the tz database spells it; null when there is no such zone. */
export const zoneNamed = rememberingWords(ZONES_MAX, readZone)

function readZone(text: string): string | null {
  const name = text.trim()
  if (name === '' || name.length > 64) return null
  const written = zoneAsWritten(name)
  if (written !== null) return written
  for (const spelled of zonesSpelled(name)) {
    const zone = zoneAsWritten(spelled)
    if (zone !== null) return zone
  }
  return null
}

function zoneAsWritten(name: string): string | null {
  if (/^(z|utc|gmt|zulu)$/i.test(name)) return 'UTC'
  const offset = offsetNamed(name)
  if (offset !== null) return zoneOfOffset(offset)
  // Three-letter names mean different places to different people; the tz database's few are no help.
  if (
    !/[/_]/.test(name) &&
    !/^(Etc|Cuba|Egypt|Eire|Iran|Israel|Jamaica|Japan|Libya|Poland|Portugal|Singapore|Turkey|Iceland|Hongkong|Navajo|CET|EET|WET|MET)$/i.test(
      name,
    )
  ) {
    return null
  }
  return zoneOf(name)?.name ?? null
}

function askOffset(zone: Zone, at: number): number {
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(zone.format.format(at)) ?? []
  const size = Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60)
  return sign === '-' ? -size : size
}

/** Changes lie weeks apart: ten days between samples miss none. */
const SAMPLE = 10 * DAY_MS

function stretchesOf(zone: Zone, year: number): readonly Stretch[] {
  const known = zone.years.get(year)
  if (known !== undefined) return known
  const end = Date.UTC(year + 1, 0, 1)
  let at = Date.UTC(year, 0, 1)
  const stretches: Stretch[] = [{ from: at, offset: askOffset(zone, at) }]
  while (at < end) {
    const next = Math.min(at + SAMPLE, end)
    const offset = askOffset(zone, next)
    if (offset !== stretches.at(-1)?.offset) {
      stretches.push({ from: firstWith(zone, offset, at, next), offset })
    }
    at = next
  }
  zone.years.set(year, stretches)
  return stretches
}

function firstWith(zone: Zone, offset: number, before: number, after: number): number {
  let low = before
  let high = after
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS
    if (middle <= low) break
    if (askOffset(zone, middle) === offset) high = middle
    else low = middle
  }
  return high
}

const FIRST_YEAR = 1800
const LAST_YEAR = 2200
const MEAN_YEAR = 365.2425 * DAY_MS

/** The year in UTC, no earlier and no later than those; a guess is out by one at most. */
function yearAt(at: number): number {
  const guess = 1970 + Math.floor(at / MEAN_YEAR)
  if (guess < FIRST_YEAR) return FIRST_YEAR
  if (guess > LAST_YEAR) return LAST_YEAR
  const year =
    at < Date.UTC(guess, 0, 1) ? guess - 1 : at < Date.UTC(guess + 1, 0, 1) ? guess : guess + 1
  return Math.min(LAST_YEAR, Math.max(FIRST_YEAR, year))
}

/** Minutes east of UTC in force in `zone` at that instant. `zone` is a name that `zoneNamed` gave. */
export function offsetAt(name: string, at: number): number {
  if (name === 'UTC') return 0
  const zone = zoneOf(name)
  if (zone === null) throw new Error(`no such zone: ${name}`)
  const stretches = stretchesOf(zone, yearAt(at))
  let offset = stretches[0]?.offset ?? 0
  for (const stretch of stretches) {
    if (stretch.from > at) break
    offset = stretch.offset
  }
  return offset
}

export interface Resolved {
  readonly at: number
  readonly offset: number
  /** The clock showed no such time that day: the offset before the gap was taken (RFC 5545). */
  readonly inGap: boolean
}

/**
 * The instant at which clocks in `zone` show `wall` (that local time as if it were UTC, in ms). A time that exists twice
 * is its first occurrence.
 */
export function instantOf(zone: string, wall: number): Resolved {
  const before = offsetAt(zone, wall - DAY_MS)
  const first = wall - before * MINUTE_MS
  if (offsetAt(zone, first) === before) return { at: first, offset: before, inGap: false }
  const after = offsetAt(zone, wall + DAY_MS)
  const second = wall - after * MINUTE_MS
  if (offsetAt(zone, second) === after) return { at: second, offset: after, inGap: false }
  return { at: first, offset: offsetAt(zone, first), inGap: true }
}

/** What clocks show at a stamp, as if it were UTC. */
export function wallOf(stamp: { readonly at: number; readonly offset: number }): number {
  return stamp.at + stamp.offset * MINUTE_MS
}
