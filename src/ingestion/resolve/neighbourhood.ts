import { blockKeys, nativeKeys, seriesKey } from './blocks.ts'
import type { Candidate } from './candidate.ts'
import { commonDay, isSingle, mayMeet } from './compare-dates.ts'
import type { MatchFeatures } from './features.ts'
import { mostBits } from './judge.ts'
import { EVENT_LIMITS as LIMITS } from './model/event-weights.ts'
import { replaces, unitOfOne } from './unit.ts'
import type { Unit } from './unit.ts'

/**
 * When a key finds a birth: event days, ends included. Two that share a key are candidates for each other only where
 * their days touch; two runs where no more than `runReachDays` lie between them.
 */
export interface KeySpan {
  readonly key: number
  readonly first: number
  readonly last: number
  readonly isRun: boolean
}

/** When a key finds which birth. */
export interface BirthSpan extends KeySpan {
  readonly birthId: number
}

/** A series goes on across a gap. */
export const runReachDays = (): number => LIMITS.seriesGapDays

/** As far as the database tells days: some 89 years before and after 1970. */
const EARLIEST_DAY = -32_768
const LATEST_DAY = 32_767

/**
 * Under which keys a birth is found, and when. `keys`: all of its keys; those that its features do not give come from
 * an operator's word. These, and a family's native ids, tie listings together whatever their dates.
 */
export function keySpans(
  birthId: number,
  features: MatchFeatures,
  keys: readonly number[],
): BirthSpan[] {
  const [first, last] = daysOf(features)
  const isRun = !isSingle(features)
  const own = blockKeys(features)
  const native = nativeKeys(features)
  const dated =
    native.length === 0 && own.length === keys.length
      ? null
      : new Set(own.filter((key) => !native.includes(key)))
  return keys.map((key) =>
    dated === null || dated.has(key)
      ? { birthId, key, first, last, isRun }
      : { birthId, key, first: EARLIEST_DAY, last: LATEST_DAY, isRun },
  )
}

/** One that was moved from another day may meet what plays then: it is found on any day. */
function daysOf({ from, to, previousDay }: MatchFeatures): [number, number] {
  if (previousDay !== undefined) return [EARLIEST_DAY, LATEST_DAY]
  return [within(from), within(to ?? LATEST_DAY)]
}

function within(day: number): number {
  return Math.max(EARLIEST_DAY, Math.min(LATEST_DAY, day))
}

/** What has to be looked at around births: a day apart may be a mistake. Each key once. */
export function spansAround(spans: readonly KeySpan[]): KeySpan[] {
  const byKey = new Map<number, KeySpan>()
  for (const { key, first, last, isRun } of spans) {
    const known = byKey.get(key)
    byKey.set(key, {
      key,
      first: Math.min(known?.first ?? LATEST_DAY, within(first - 1)),
      last: Math.max(known?.last ?? EARLIEST_DAY, within(last + 1)),
      isRun: isRun || known?.isRun === true,
    })
  }
  return [...byKey.values()]
}

/** A birth under its keys. */
export interface Placed {
  readonly candidate: Candidate
  readonly spans: readonly BirthSpan[]
}

/**
 * Of the births around changed ones those of which something else may become. `changed`: as they were and as they are.
 * The others only say who else is there: whatever they belong to, they go on belonging to.
 */
export function mayBecomeOther(changed: readonly Placed[], around: readonly Placed[]): number[] {
  if (around.length === 0) return []
  // Mostly few are around: the changed ones are put under the keys of those alone.
  const byKey = new Map<number, Placed[]>()
  for (const { spans } of around) for (const { key } of spans) byKey.set(key, [])
  for (const one of changed) {
    for (let at = 0; at < one.spans.length; at++) {
      byKey.get((one.spans[at] as KeySpan).key)?.push(one)
    }
  }
  const moved: number[] = []
  for (const one of around) if (isMoved(byKey, one)) moved.push(one.candidate.birthId)
  return moved
}

function isMoved(changedByKey: ReadonlyMap<number, readonly Placed[]>, other: Placed): boolean {
  const sharing = new Set<Placed>()
  for (const { key, first, last } of other.spans) {
    const found = changedByKey.get(key)
    if (found === undefined || found.length === 0) continue
    if (first === EARLIEST_DAY && last === LATEST_DAY) return true
    for (const one of found) sharing.add(one)
  }
  for (const one of sharing) if (mayMove(one.candidate, other.candidate)) return true
  return false
}

/**
 * A series grows and breaks by its parts. What a third listing means depends on what else its seller has that day. Else
 * only a pair that may join, or that a person may be asked about, is any matter to one of them.
 */
function mayMove(changed: Candidate, other: Candidate): boolean {
  const [a, b] = [changed.features, other.features]
  if (!mayMeet(a, b)) return false
  const sameSeller = a.partner === b.partner
  if (sameSeller && isBeside(a, b)) return true
  if (sameSeller && isSingle(a) && isSingle(b) && !mayBeReposted(changed, other)) return false
  return mostBits(alone(changed), alone(other)) >= (sameSeller ? LIMITS.merge : LIMITS.review)
}

/** Of one series, or of one day and kind. */
function isBeside(a: MatchFeatures, b: MatchFeatures): boolean {
  const series = seriesKey(a)
  if (series !== null && series === seriesKey(b)) return true
  return a.kind === b.kind && commonDay(a, b) !== null
}

/** A seller's own nights are apart, but those of one listing, one gone and posted anew, and one that was moved. */
function mayBeReposted(a: Candidate, b: Candidate): boolean {
  const [x, y] = [a.features, b.features]
  const isMoved = x.previousDay !== undefined || y.previousDay !== undefined
  return replaces(a, b) || isMoved || x.listing === y.listing
}

function alone(candidate: Candidate): Unit {
  return unitOfOne(candidate, [candidate], 0)
}
