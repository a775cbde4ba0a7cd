import type { Session } from '../../../domain/listing.ts'
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts'
import { wallOf } from '../../../lib/zone.ts'
import { readBegin } from './calendar.ts'
import { dayOfWall } from './calendar-day.ts'
import type { Calendar, Point } from './calendar.ts'
import { availabilityOf, readFlag, wordOfAvailability } from '../status.ts'
import type { Warn } from '../warn.ts'

export interface SessionsRead {
  readonly list: readonly Session[]
  readonly complete: boolean
  /** Where the first of them begins. */
  readonly first: Point | null
  /** The end of the only one, where that is on a day to come. */
  readonly lastEnd: Point | null
  /** At least one has a time of day. */
  readonly clock: boolean
  readonly given: boolean
}

const NO_SESSIONS: SessionsRead = {
  list: [],
  complete: true,
  first: null,
  lastEnd: null,
  clock: false,
  given: false,
}
const SESSIONS_MAX = 5000
/** A night may run into the next day's afternoon; from here on two days are meant. */
export const NIGHT_MAX = 26 * HOUR_MS
const FIFTY_YEARS = 50 * 366 * DAY_MS

/** Explicit dates, by start, no two alike. */
export function readSessions(
  value: unknown,
  doors: boolean,
  calendar: Calendar,
  warn: Warn,
): SessionsRead {
  if (!Array.isArray(value)) return NO_SESSIONS
  const byStart = new Map<number, SessionRead>()
  let complete = value.length <= SESSIONS_MAX
  for (const given of value.slice(0, SESSIONS_MAX)) {
    const read = readSession(given, calendar, warn)
    if (read === null) {
      warn('session: no date')
      complete = false
      continue
    }
    // The same start twice is one session; the one that says more is kept.
    const before = byStart.get(read.session.start.at)
    if (before === undefined || before.session.availability === 'unknown') {
      byStart.set(read.session.start.at, read)
    }
  }
  const reads = [...byStart.values()].toSorted((a, b) => a.session.start.at - b.session.start.at)
  const clock = reads.some(({ start, end }) => isClock(start, end, doors))
  const list = reads.map(({ session, start }) =>
    clock && !start.clock ? { ...session, day: true as const } : session,
  )
  const start = reads[0]?.start
  const first = start === undefined ? null : { ...start, clock }
  return { list, complete, first, lastEnd: lastEndOf(reads), clock, given: value.length > 0 }
}

function lastEndOf([only, second]: readonly SessionRead[]): Point | null {
  if (only === undefined || second !== undefined || only.end === null) return null
  const { cancelled, availability, start, end } = only.session
  if (end === null || cancelled || availability !== 'unknown') return null
  const areDays = !only.start.clock && !only.end.clock
  return areDays || end.at - start.at > NIGHT_MAX ? only.end : null
}

interface SessionRead {
  readonly session: Session
  readonly start: Point
  readonly end: Point | null
}

function readSession(value: unknown, calendar: Calendar, warn: Warn): SessionRead | null {
  const given: Record<string, unknown> =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : { start: value }
  const start = readBegin(given['start'], calendar)
  if (!('stamp' in start)) return null
  const word = wordOfAvailability(given['availability'])
  const availability = availabilityOf(word)
  if (availability === null)
    warn(`session: unknown availability ${JSON.stringify(word.slice(0, 40))}`)
  const end = readEnd(given['end'], start, calendar, warn)
  const session: Session = {
    start: start.stamp,
    end: end === null || isWholeDay(start, end) ? null : end.stamp,
    availability: availability ?? 'unknown',
    cancelled: readFlag(given['cancelled']) ?? false,
  }
  return { session, start, end }
}

/** Null when absent, unreadable, a stand-in, or before the start. A bare day is 00:00 of that last day. */
export function readEnd(
  value: unknown,
  start: Point,
  calendar: Calendar,
  warn: Warn,
): Point | null {
  const end = calendar.readEnd(value, start)
  if (!('stamp' in end)) {
    if (end.none !== 'absent' && end.none !== 'standIn') warn(`end: ${end.none}`)
    return null
  }
  const sameDay = dayOfWall(wallOf(end.stamp)) === dayOfWall(wallOf(start.stamp))
  if (!end.clock && sameDay) return null
  if (end.stamp.at < start.stamp.at) {
    warn('end: before the start')
    return null
  }
  // No length at all: whoever had to write an end knew none.
  const lasts = end.stamp.at - start.stamp.at
  return lasts === 0 || lasts > FIFTY_YEARS ? null : end
}

/** From midnight to midnight. */
function isWholeDay(start: Point, end: Point): boolean {
  return start.midnight && end.midnight && end.stamp.at - start.stamp.at <= 25 * HOUR_MS
}

/** 00:00 is a time of day only where something else speaks for it: an end in that night, doors. */
export function isClock(start: Point, end: Point | null, doors: boolean): boolean {
  if (!start.clock || !start.midnight) return start.clock
  return doors || (end !== null && end.clock && end.stamp.at - start.stamp.at <= 12 * HOUR_MS)
}
