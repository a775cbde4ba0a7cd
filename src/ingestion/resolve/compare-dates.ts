import { COMEDY, OTHER } from '../../domain/category.ts'
import { EVENT_LIMITS, EVENT_WEIGHTS, TIME_STEPS } from './model/event-weights.ts'
import type { MatchFeatures } from './features.ts'

export interface DateFinding {
  readonly code: string
  readonly bits: number
  /** Minutes between the starts, where both have one session with a clock. */
  readonly gap: number | null
}

export function isSingle(features: MatchFeatures): boolean {
  return features.grain === 'single'
}

/** Its seller says that it is of a kind that runs; of no known kind it counts as a run for want of better. */
export function isToldAsRun(features: MatchFeatures): boolean {
  return !isSingle(features) && features.mains.some((main) => main !== OTHER)
}

/** One night of which only a span of days is told. */
export function isVague(features: MatchFeatures): boolean {
  return isSingle(features) && features.sessions.length === 0 && features.to !== features.from
}

/** Of a run whose end is not told. A comedian is on tour and comes again; musicals and exhibitions stay for years. */
function lastDay({ from, to, mains }: MatchFeatures): number {
  if (to !== null) return to
  return mains.length === 1 && mains[0] === COMEDY ? from + EVENT_LIMITS.seriesGapDays : Infinity
}

export function spanDays({ from, to }: MatchFeatures): number {
  return to === null ? Infinity : to - from + 1
}

/** False: whatever else they say, their dates keep them apart. Cheap: most neighbours end here. */
export function mayMeet(a: MatchFeatures, b: MatchFeatures): boolean {
  if (a.previousDay !== undefined || b.previousDay !== undefined) return true
  // A revival a season later is another event.
  if (!isSingle(a) && !isSingle(b)) return gapDays(a, b) <= EVENT_LIMITS.seriesGapDays
  return Math.abs(a.from - b.from) <= 1 || shareDay(a, b)
}

/** Event days that both have; the evening before counts for a date written as 00:00 against a late start. */
export function shareDay(a: MatchFeatures, b: MatchFeatures): boolean {
  return commonDay(a, b) !== null || eveningOf(a, b) || eveningOf(b, a)
}

function eveningOf(a: MatchFeatures, b: MatchFeatures): boolean {
  return a.eve !== undefined && b.late === true && playsOn(b, a.eve)
}

export function playsOn(features: MatchFeatures, day: number): boolean {
  const { days, from } = features
  if (day < from || day > lastDay(features)) return false
  return days === null || days.includes(day)
}

/** The first event day in common; null: none. */
export function commonDay(a: MatchFeatures, b: MatchFeatures): number | null {
  const from = Math.max(a.from, b.from)
  if (from > Math.min(lastDay(a), lastDay(b))) return null
  if (a.days === null && b.days === null) return from
  if (a.days === null) return b.days?.find((day) => playsOn(a, day)) ?? null
  if (b.days === null) return a.days.find((day) => playsOn(b, day)) ?? null
  return firstCommon(a.days, b.days)
}

function firstCommon(a: readonly number[], b: readonly number[]): number | null {
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0]
    if (x === y) return x
    if (x < y) i += 1
    else j += 1
  }
  return null
}

/** Days from the end of the earlier to the start of the later; 0 or less when they overlap. */
export function gapDays(a: MatchFeatures, b: MatchFeatures): number {
  return Math.max(a.from, b.from) - Math.min(lastDay(a), lastDay(b))
}

/** Same sessions are told (within minutes), or one has days where the other has clocks. */
export function sharedSessions(a: MatchFeatures, b: MatchFeatures): number {
  if (a.precision !== 'minute' || b.precision !== 'minute') {
    return (a.days ?? []).filter((day) => b.days?.includes(day)).length
  }
  let [i, j, shared] = [0, 0, 0]
  while (i < a.sessions.length && j < b.sessions.length) {
    const difference = (a.sessions[i] ?? 0) - (b.sessions[j] ?? 0)
    if (Math.abs(difference) <= EVENT_LIMITS.sessionMinutes) {
      shared += 1
      i += 1
      j += 1
    } else if (difference < 0) i += 1
    else j += 1
  }
  return shared
}

/** Minutes between two single sessions with clocks; null where either has no one clock. */
export function startGap(a: MatchFeatures, b: MatchFeatures): number | null {
  const clocked = a.precision === 'minute' && b.precision === 'minute'
  if (!clocked || a.sessions.length !== 1 || b.sessions.length !== 1) return null
  return Math.abs((a.sessions[0] ?? 0) - (b.sessions[0] ?? 0))
}

export function compareDates(a: MatchFeatures, b: MatchFeatures): DateFinding {
  const gap = startGap(a, b)
  if (gap !== null) return gap <= 24 * 60 && shareDay(a, b) ? times(a, b, gap) : apart(a, b, gap)
  const oneEach = a.sessions.length === 1 && b.sessions.length === 1
  if (oneEach) return shareDay(a, b) ? { code: 'D_DAY', bits: 0, gap: null } : apart(a, b, null)
  return spans(a, b)
}

function times(a: MatchFeatures, b: MatchFeatures, gap: number): DateFinding {
  const near = (x: number | undefined, y: number | undefined) =>
    x !== undefined && y !== undefined && Math.abs(x - y) <= EVENT_LIMITS.sessionMinutes
  if (gap > EVENT_LIMITS.sessionMinutes) {
    if (near(a.doors, b.sessions[0]) || near(b.doors, a.sessions[0])) {
      return { code: 'M_DOORS', bits: EVENT_WEIGHTS.doors, gap }
    }
  }
  const [, bits = 0, code = 'MX'] = TIME_STEPS.find(([minutes]) => gap <= minutes) ?? []
  // A matinee and the evening of one run are two of its dates, as two days would be.
  const { gap: goesOn } = EVENT_WEIGHTS.dates
  const bothRuns = !isSingle(a) && !isSingle(b)
  return bothRuns && bits < goesOn
    ? { code: 'D_GAP', bits: goesOn, gap: null }
    : { code, bits, gap }
}

function spans(a: MatchFeatures, b: MatchFeatures): DateFinding {
  const shared = sharedSessions(a, b)
  const [countA, countB] = [counted(a, b), counted(b, a)]
  if (shared > 0) {
    const half = shared / (countA + countB - shared) >= 0.5
    const { half: most, some } = EVENT_WEIGHTS.dates
    return half
      ? { code: 'D_HALF', bits: most, gap: null }
      : { code: 'D_SOME', bits: some, gap: null }
  }
  if (gapDays(a, b) <= 0) {
    const alike = a.sessions.length === 0 && b.sessions.length === 0 && mostlyOverlap(a, b)
    const { span, range } = EVENT_WEIGHTS.dates
    return alike
      ? { code: 'D_SPAN', bits: span, gap: null }
      : { code: 'D_RANGE', bits: range, gap: null }
  }
  return apart(a, b, null)
}

/** Two spans of days with more in common than not. */
function mostlyOverlap(a: MatchFeatures, b: MatchFeatures): boolean {
  if (a.to === null || b.to === null) return false
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1
  return shared / (Math.max(a.to, b.to) - Math.min(a.from, b.from) + 1) >= 0.5
}

function counted(a: MatchFeatures, b: MatchFeatures): number {
  const days = a.precision !== 'minute' || b.precision !== 'minute'
  return days ? (a.days?.length ?? 0) : a.sessions.length
}

function apart(a: MatchFeatures, b: MatchFeatures, gap: number | null): DateFinding {
  const { gap: small, apart: wide } = EVENT_WEIGHTS.dates
  return gapDays(a, b) <= EVENT_LIMITS.seriesGapDays
    ? { code: 'D_GAP', bits: small, gap }
    : { code: 'D_APART', bits: wide, gap }
}
