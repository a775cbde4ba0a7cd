import { OTHER } from '../../domain/category.ts'
import { ascending } from '../../lib/ascending.ts'
import { MINUTE_MS } from '../../lib/durations.ts'
import type { Listing, Session, Timing } from '../../domain/listing.ts'
import type { Stamp } from '../../domain/stamp.ts'
import { DAY_STARTS_AT_MINUTES } from './model/event-weights.ts'
import type { Writable } from './writable.ts'

const DAY_MINUTES = 1440
/** A session this long is several days of a festival, not a long night. */
const SEVERAL_DAYS_MINUTES = 20 * 60

export interface TimeFeatures {
  /** Minutes since 1970 UTC. */
  readonly start: number
  /** Starts of the explicit sessions, minutes, ascending. Empty: only a range is known. */
  readonly sessions: readonly number[]
  /** Event days (days since 1970, local) of the sessions, ascending; null: every day from `from` to `to`. */
  readonly days: readonly number[] | null
  readonly from: number
  /** null: open-ended. */
  readonly to: number | null
  /** More dates may exist than are shown. */
  readonly partial?: true
  /** The evening before, for a date written as 00:00. */
  readonly eve?: number
  /** The first session starts at 22:00 or later. */
  readonly late?: true
  readonly doors?: number
  /** Event day it was moved from. */
  readonly previousDay?: number
}

function minute(at: number): number {
  return Math.round(at / MINUTE_MS)
}

/** Local day; a night before 5 o'clock belongs to the day before. */
export function eventDay({ at, offset }: Stamp): number {
  return Math.floor((at / MINUTE_MS + offset - DAY_STARTS_AT_MINUTES) / DAY_MINUTES)
}

function localDay({ at, offset }: Stamp): number {
  return Math.floor((at / MINUTE_MS + offset) / DAY_MINUTES)
}

export function timeFeatures(listing: Listing): TimeFeatures {
  const { timing } = listing
  const clocked = timing.precision === 'minute'
  const dayOf = clocked ? eventDay : localDay
  const sessions = clocked || timing.precision === 'day' ? timing.sessions : NONE
  const features: Writable<TimeFeatures> =
    sessions.length === 0
      ? rangeOf(listing, dayOf(timing.start))
      : sessionsOf(timing, sessions, dayOf)
  if (clocked && isLate(timing.start)) features.late = true
  const { doors, previousStart, midnight } = timing
  if (midnight === true) features.eve = localDay(timing.start) - 1
  if (doors !== null) features.doors = minute(doors.at)
  if (previousStart !== null) features.previousDay = eventDay(previousStart)
  return features
}

const NONE: readonly never[] = []

function sessionsOf(
  timing: Timing,
  sessions: readonly Session[],
  dayOf: (stamp: Stamp) => number,
): Writable<TimeFeatures> {
  // An approximate end may be only a day: then it is 00:00 of a day that is included.
  const endDay = timing.precision === 'minute' && !timing.endApproximate ? eventDay : localDay
  const spread = sessions.length === 1 ? severalDays(sessions[0], timing.end, endDay) : null
  const days = inOrder(sessions.map(({ start }) => dayOf(start)))
  const from = days[0] ?? 0
  const last = days.at(-1) ?? from
  const closes = timing.sessionsComplete || timing.end === null ? last : endDay(timing.end)
  const features: Writable<TimeFeatures> = {
    start: minute(timing.start.at),
    sessions: inOrder(sessions.map(({ start }) => minute(start.at))),
    days: spread === null ? days : null,
    from,
    to: Math.max(last, spread ?? closes),
  }
  if (!timing.sessionsComplete) features.partial = true
  return features
}

function inOrder(values: number[]): number[] {
  return values.length < 2 ? values : ascending([...new Set(values)])
}

/** Last day of a session that lasts for days; null for an ordinary one. */
function severalDays(
  session: Session | undefined,
  whole: Stamp | null,
  endDay: (stamp: Stamp) => number,
): number | null {
  const end = session?.end ?? whole
  if (session === undefined || end === null) return null
  const minutes = (end.at - session.start.at) / MINUTE_MS
  return minutes < SEVERAL_DAYS_MINUTES ? null : endDay(end)
}

/**
 * Of no known kind, and one date is all that its seller tells: it is compared as an evening, though it would be played
 * as a run. Two of them a week apart are not one.
 */
export function isUnknownEvening({ grain, categories, timing }: Listing): boolean {
  if (grain !== 'run' || categories.some((id) => id !== OTHER)) return false
  if (timing.precision === 'range') return timing.end === null
  return timing.sessions.length === 1 && timing.sessionsComplete
}

function rangeOf(listing: Listing, from: number): Writable<TimeFeatures> {
  const { start, end } = listing.timing
  const evening = isUnknownEvening(listing)
  const open = listing.grain === 'run' && end === null && !evening
  const features: Writable<TimeFeatures> = {
    start: minute(start.at),
    sessions: [],
    days: null,
    from,
    to: open ? null : end === null ? from : Math.max(from, localDay(end)),
  }
  if (!evening) features.partial = true
  return features
}

function isLate({ at, offset }: Stamp): boolean {
  const local = (((at / MINUTE_MS + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return local >= 22 * 60 || local < DAY_STARTS_AT_MINUTES
}
