import type { Stamp } from '../../../domain/stamp.ts'
import type { Trend, TrendBasis, TrendSignal, TrendSum } from '../../../domain/trend.ts'
import { DAY_MS } from '../../../lib/durations.ts'
import { TRENDING } from '../policy.ts'
import type { Grades } from './grades.ts'

/**
 * How hot an event is, 0 to 100. Events look forward, so it is not age that cools them but distance:
 *   100 · (1 − 1/√(1 + E + S)) · P · A · B
 * E: clients' use, halving every two days. S: 0.5 for each further partner, 1 for a popular headliner, 0.3 for a good
 * deal. P: 1 in the seven days before the (next) date and while it lasts, then falling by e every 30 days of distance; 0
 * when over. A: 1 available, 0.3 not, 0 cancelled. B: the grade as a share of 5, drawn towards 4 by ten imagined
 * grades, within 0.8 and 1.1; 1 without grades.
 *
 * It is computed for the beginning of the basis's day (UTC) and served as a whole number. Whatever the clock says, it
 * is the same however often and from wherever it is computed again until that day moves on.
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
  readonly basis: TrendBasis
}

export function trendOf(heat: Heat): Trend {
  const { day } = heat.basis
  if (isCold(heat) || day * DAY_MS >= heat.end.at) return { score: 0, changeDay: null }
  const interest = interestOf(pointsAt(heat, day))
  const score = scoreOf(heat, day, interest)
  const last = day + TRENDING.lookAheadDays
  for (let next = day + 1; next <= last; next++) {
    const then = isFading(heat) ? interestOf(pointsAt(heat, next)) : interest
    if (scoreOf(heat, next, then) !== score) return { score, changeDay: next }
  }
  return { score, changeDay: last + 1 }
}

/** Of all that interests in it only its use is another each day. */
function isFading({ basis: { signals } }: Heat): boolean {
  return signals !== null && signals.engagement > 0
}

/** The same, told part by part. */
export function trendSum(heat: Heat): TrendSum {
  const { day } = heat.basis
  const signals = signalsAt(heat, day)
  const points = pointsAt(heat, day)
  return {
    day,
    signals: signals.map((one) => ({ ...one, share: points === 0 ? 0 : one.points / points })),
    interest: interestOf(points),
    proximity: proximityAt(heat, day * DAY_MS),
    availability: availabilityOf(heat),
    grades: esteem(heat.grades),
    score: scoreAt(heat, day),
  }
}

/** Nothing that time could bring to a boil. */
function isCold({ cancelled, basis: { signals }, partners, hasGoodDeal }: Heat): boolean {
  if (cancelled) return true
  const used = signals !== null && (signals.engagement > 0 || signals.popularHeadliner)
  return !used && partners <= 1 && !hasGoodDeal
}

function scoreAt(heat: Heat, day: number): number {
  return isCold(heat) ? 0 : scoreOf(heat, day, interestOf(pointsAt(heat, day)))
}

/** Of one that is not cold. */
function scoreOf(heat: Heat, day: number, interest: number): number {
  const proximity = proximityAt(heat, day * DAY_MS)
  const score = 100 * interest * proximity * availabilityOf(heat) * esteem(heat.grades)
  return Math.round(Math.min(100, Math.max(0, score)))
}

type Signal = Omit<TrendSignal, 'share'>

interface SignalRule extends Pick<Signal, 'signal' | 'weight'> {
  readonly value: (heat: Heat, day: number) => number
}

const SIGNALS: readonly SignalRule[] = [
  {
    signal: 'engagement',
    weight: 1,
    value: ({ basis }, day) => engagementAt(basis.signals, day),
  },
  {
    signal: 'otherPartners',
    weight: TRENDING.perOtherSource,
    value: ({ partners }) => Math.max(0, partners - 1),
  },
  {
    signal: 'popularHeadliner',
    weight: TRENDING.popularHeadliner,
    value: ({ basis }) => (basis.signals?.popularHeadliner === true ? 1 : 0),
  },
  {
    signal: 'goodDeal',
    weight: TRENDING.goodDeal,
    value: ({ hasGoodDeal }) => (hasGoodDeal ? 1 : 0),
  },
]

function signalsAt(heat: Heat, day: number): Signal[] {
  return SIGNALS.map(({ signal, weight, value: valueOf }) => {
    const value = valueOf(heat, day)
    return { signal, value, weight, points: value * weight }
  })
}

/** The points of all signals. */
function pointsAt(heat: Heat, day: number): number {
  let points = 0
  for (const { value, weight } of SIGNALS) points += value(heat, day) * weight
  return points
}

function interestOf(points: number): number {
  return 1 - 1 / Math.sqrt(1 + points)
}

function engagementAt(signals: TrendBasis['signals'], day: number): number {
  if (signals === null || signals.engagement <= 0) return 0
  return signals.engagement * 0.5 ** (Math.max(0, day - signals.day) / TRENDING.halfLifeDays)
}

function availabilityOf({ cancelled, available }: Heat): number {
  return cancelled ? 0 : available ? 1 : TRENDING.unavailable
}

function proximityAt({ start, end, dates }: Heat, at: number): number {
  if (at >= end.at) return 0
  let next = Infinity
  for (let index = 0; index < dates.length; index++) {
    const date = dates[index] as number
    if (date >= at && date < next) next = date
  }
  const days = Math.max(0, ((next === Infinity ? start.at : next) - at) / DAY_MS)
  if (days <= TRENDING.horizonDays) return 1
  return Math.exp(-(days - TRENDING.horizonDays) / TRENDING.tailDays)
}

function esteem({ average, count }: Grades): number {
  if (average === null) return 1
  const { priorGrades, priorMean, gradeMin, gradeMax } = TRENDING
  const mean = (priorGrades * priorMean + average * count) / (priorGrades + count)
  return Math.min(gradeMax, Math.max(gradeMin, mean / 5))
}
