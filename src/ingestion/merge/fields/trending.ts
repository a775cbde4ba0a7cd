import { DAY_MS } from '../../../lib/durations.ts'
import type { Stamp } from '../../../domain/stamp.ts'
import type { TrendSignals } from '../../../domain/trend.ts'
import { TRENDING } from '../policy.ts'
import type { Grades } from './grades.ts'

/**
 * How hot an event is, 0 to 100. Events look forward, so it is not age that cools them but distance:
 *   100 · (1 − 1/√(1 + E + S)) · P · A · B
 * E: clients' use, halving every 48 hours. S: 0.5 for each further partner, 1 for a popular headliner, 0.3 for a good
 * deal. P: 1 in the seven days before the (next) date and while it lasts, then falling by e every 30 days of distance; 0
 * when over. A: 1 available, 0.3 not, 0 cancelled. B: the grade as a share of 5, drawn towards 4 by ten imagined
 * grades, within 0.8 and 1.1; 1 without grades.
 *
 * It is computed for the beginning of the UTC day and served as a whole number. So it changes at midnight UTC only,
 * only by 1 or more, and is the same however often and from wherever it is computed again.
 */
export interface Heat {
  readonly start: Stamp
  readonly end: Stamp
  /** Starts of the dates not cancelled, of a run; empty where only its range is known. */
  readonly dates: readonly number[]
  readonly partners: number
  readonly hasGoodDeal: boolean
  readonly available: boolean
  readonly cancelled: boolean
  readonly grades: Grades
  readonly signals: TrendSignals | null
}

export interface Trend {
  readonly score: number
  /** The midnight at which the score differs or has to be looked at again; Infinity: never. */
  readonly nextChangeAt: number
}

export function trendOf(heat: Heat, now: number): Trend {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const score = scoreAt(heat, today)
  if (isCold(heat) || today >= heat.end.at) return { score, nextChangeAt: Infinity }
  for (let days = 1; days <= TRENDING.lookAheadDays; days++) {
    const midnight = today + days * DAY_MS
    if (scoreAt(heat, midnight) !== score) return { score, nextChangeAt: midnight }
  }
  return { score, nextChangeAt: today + (TRENDING.lookAheadDays + 1) * DAY_MS }
}

/** Nothing that time could bring to a boil. */
function isCold({ cancelled, signals, partners, hasGoodDeal }: Heat): boolean {
  if (cancelled) return true
  const used = signals !== null && (signals.engagement > 0 || signals.popularHeadliner)
  return !used && partners <= 1 && !hasGoodDeal
}

function scoreAt(heat: Heat, day: number): number {
  if (heat.cancelled) return 0
  const proximity = proximityAt(heat, day)
  if (proximity === 0) return 0
  const interest = 1 - 1 / Math.sqrt(1 + engagementAt(heat, day) + standingInterest(heat))
  const availability = heat.available ? 1 : TRENDING.unavailable
  const score = 100 * interest * proximity * availability * esteem(heat.grades)
  return Math.round(Math.min(100, Math.max(0, score)))
}

function engagementAt({ signals }: Heat, day: number): number {
  if (signals === null || signals.engagement <= 0) return 0
  // Use that came after the day began counts in full until the next one.
  return signals.engagement * 0.5 ** (Math.max(0, day - signals.asOf) / TRENDING.halfLifeMs)
}

function standingInterest({ partners, signals, hasGoodDeal }: Heat): number {
  return (
    TRENDING.perOtherSource * Math.max(0, partners - 1) +
    (signals?.popularHeadliner === true ? TRENDING.popularHeadliner : 0) +
    (hasGoodDeal ? TRENDING.goodDeal : 0)
  )
}

function proximityAt({ start, end, dates }: Heat, day: number): number {
  if (day >= end.at) return 0
  let next = Infinity
  for (const date of dates) if (date >= day && date < next) next = date
  const at = next === Infinity ? start.at : next
  const days = Math.max(0, (at - day) / DAY_MS)
  if (days <= TRENDING.horizonDays) return 1
  return Math.exp(-(days - TRENDING.horizonDays) / TRENDING.tailDays)
}

function esteem({ average, count }: Grades): number {
  if (average === null) return 1
  const { priorGrades, priorMean, gradeMin, gradeMax } = TRENDING
  const mean = (priorGrades * priorMean + average * count) / (priorGrades + count)
  return Math.min(gradeMax, Math.max(gradeMin, mean / 5))
}
