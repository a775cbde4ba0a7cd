import { MINUTE_MS } from '../../lib/durations.ts'
import type { CategoryId } from '../../domain/category.ts'
import { mainOf } from '../../domain/category.ts'
import type { Availability, Listing } from '../../domain/listing.ts'
import type { Stamp } from '../../domain/stamp.ts'
import type { Claim } from './claim.ts'
import { clockOnDay, dayClose, dayEnd, localDay, minuteOfDay, stampAt } from './local-day.ts'
import type { UsualLength } from './policy.ts'
import { DATES, USUAL_LENGTH, USUAL_LENGTH_OTHERWISE } from './policy.ts'

/**
 * One member's own dates, with every end filled in.
 *
 * An end that is missing, not after its start, or only a day is estimated: start plus the usual length of the
 * category; exhibitions and festivals, and whatever has no clock, to the close of the day; club nights to 05:00.
 * A run without any end goes on to the close of the year in which it was last read.
 * An end is not relied on when it is estimated or approximate, is 23:59 of an evening show's day, or makes the
 * show more than 3 times or less than 0.2 times as long as usual; a run's, also when it is only the end of a range
 * or dates may be missing.
 * What ends unreliably counts as going on until the end of its local day.
 */
export interface Spell {
  readonly start: Stamp
  readonly end: Stamp
  readonly endNotReliable: boolean
  /** The partner stated an end that may be held against others'. */
  readonly endStated: boolean
  /** The instant from which it is over. */
  readonly closesAt: number
  /** Every date known, by start; a bare range has none. */
  readonly showings: readonly Showing[]
}

export interface Showing {
  readonly start: Stamp
  readonly end: Stamp
  readonly endNotReliable: boolean
  readonly endStated: boolean
  readonly closesAt: number
  readonly availability: Availability
  readonly cancelled: boolean
}

export interface DatedClaim extends Claim {
  readonly spell: Spell
}

export function usualLength(categories: readonly CategoryId[]): UsualLength {
  for (const id of categories) {
    const length = USUAL_LENGTH[id]
    if (length !== undefined && id % 100 !== 0) return length
  }
  for (const id of categories) {
    const length = USUAL_LENGTH[mainOf(id)]
    if (length !== undefined) return length
  }
  return USUAL_LENGTH_OTHERWISE
}

export function spellOf(claim: Claim, usual: UsualLength, run: boolean): Spell {
  const showings = showingsOf(claim.listing, usual, run)
  return run ? runSpell(claim, showings) : singleSpell(claim.listing, showings, usual)
}

function showingsOf(listing: Listing, usual: UsualLength, run: boolean): Showing[] {
  const { timing } = listing
  if (timing.precision === 'tba') return []
  const alone = timing.sessions.length === 1
  const showings = timing.sessions.map((session) => {
    const stated = session.end ?? (alone && !(run && !timing.sessionsComplete) ? timing.end : null)
    const { start, availability, cancelled } = session
    const told = session.day === true ? ofDay(listing) : listing
    return showingOf(start, endOf(told, start, stated, usual), availability, cancelled)
  })
  if (showings.length > 0 || timing.precision === 'range') return showings
  const { start } = timing
  return [showingOf(start, endOf(listing, start, timing.end, usual), 'unknown', false)]
}

function ofDay(listing: Listing): Listing {
  return { ...listing, timing: { ...listing.timing, precision: 'day' } }
}

/** Member by member: the engine takes several times as long for what is spread into an object. */
function showingOf(
  start: Stamp,
  { end, endNotReliable, endStated, closesAt }: End,
  availability: Availability,
  cancelled: boolean,
): Showing {
  return { start, end, endNotReliable, endStated, closesAt, availability, cancelled }
}

function singleSpell(listing: Listing, showings: readonly Showing[], usual: UsualLength): Spell {
  const [first] = showings
  if (first === undefined) {
    const { start, end } = listing.timing
    return spellWith(start, endOf(listing, start, end, usual), showings)
  }
  return spellWith(first.start, last(showings, first), showings)
}

function spellWith(
  start: Stamp,
  { end, endNotReliable, endStated, closesAt }: End,
  showings: readonly Showing[],
): Spell {
  return { start, end, endNotReliable, endStated, closesAt, showings }
}

function runSpell(claim: Claim, showings: readonly Showing[]): Spell {
  const { timing } = claim.listing
  const start = earlier(claim.member.earliestStart, timing.start)
  const [first] = showings
  const closing = first === undefined ? null : last(showings, first)
  const range = timing.end === null ? null : rangeEnd(claim.listing, timing.end)
  if (closing !== null && (range === null || range.at <= closing.end.at)) {
    const { end, endNotReliable, endStated, closesAt } = closing
    const unsure = endNotReliable || !timing.sessionsComplete
    return { start, end, endNotReliable: unsure, endStated, closesAt, showings }
  }
  const end = later(range ?? openEnd(claim), closing?.end ?? start)
  const endStated = timing.end !== null && minuteOfDay(timing.end) !== 0
  const closesAt = dayEnd(end, timing.zone)
  return { start, end, endNotReliable: true, endStated, closesAt, showings }
}

/** The last day of a range is part of it. */
function rangeEnd(listing: Listing, end: Stamp): Stamp {
  return minuteOfDay(end) === 0 ? dayClose(end, listing.timing.zone) : end
}

function openEnd({ member, listing }: Claim): Stamp {
  const { zone, start } = listing.timing
  const year = new Date(Math.max(member.readAt, start.at)).getUTCFullYear()
  return dayClose(stampAt(zone, Date.UTC(year, 11, 31, 12)), zone)
}

type End = Pick<Showing, 'end' | 'endNotReliable' | 'endStated' | 'closesAt'>

function endOf(listing: Listing, start: Stamp, stated: Stamp | null, usual: UsualLength): End {
  const { zone, precision, endApproximate } = listing.timing
  if (stated === null || stated.at <= start.at) {
    const end = precision === 'minute' ? estimate(start, usual, zone) : dayClose(start, zone)
    const closesAt = Math.max(end.at, dayEnd(start, zone))
    return { end, endNotReliable: true, endStated: false, closesAt }
  }
  if (precision !== 'minute' || (endApproximate && minuteOfDay(stated) === 0)) {
    const end = minuteOfDay(stated) === 0 ? dayClose(stated, zone) : stated
    return { end, endNotReliable: true, endStated: false, closesAt: dayEnd(end, zone) }
  }
  const endNotReliable = endApproximate || isDoubtful(start, stated, usual)
  const closesAt = endNotReliable ? Math.max(stated.at, dayEnd(start, zone)) : stated.at
  return { end: stated, endNotReliable, endStated: true, closesAt }
}

function estimate(start: Stamp, usual: UsualLength, zone: string): Stamp {
  if (usual === 'dayClose') return laterThan(dayClose(start, zone), start)
  if (typeof usual === 'number') return stampAt(zone, start.at + usual * MINUTE_MS)
  const [hour = 0, minute = 0] = usual.split(':').map(Number)
  const clock = hour * 60 + minute
  const days = minuteOfDay(start) < clock ? 0 : 1
  return laterThan(clockOnDay(start, clock + days * 24 * 60, zone), start)
}

function isDoubtful(start: Stamp, end: Stamp, usual: UsualLength): boolean {
  const evening = minuteOfDay(start) >= DATES.eveningHour * 60
  if (evening && minuteOfDay(end) === 23 * 60 + 59 && localDay(start) === localDay(end)) return true
  if (typeof usual !== 'number') return false
  const minutes = (end.at - start.at) / MINUTE_MS
  return minutes > DATES.longest * usual || minutes < DATES.shortest * usual
}

function last(showings: readonly Showing[], first: Showing): Showing {
  return showings.reduce((latest, one) => (one.end.at > latest.end.at ? one : latest), first)
}

function earlier(a: Stamp, b: Stamp): Stamp {
  return b.at < a.at ? b : a
}

function later(a: Stamp, b: Stamp): Stamp {
  return b.at > a.at ? b : a
}

function laterThan(end: Stamp, start: Stamp): Stamp {
  return end.at > start.at ? end : start
}
