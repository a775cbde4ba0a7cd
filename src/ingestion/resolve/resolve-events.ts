import type { Decision } from '../../domain/decision.ts'
import type {
  Candidate,
  DoubtfulCluster,
  ExplainedPair,
  PairVerdict,
  Resolution,
} from './candidate.ts'
import { clusterUnits, meanScore, scoreWithin } from './clusters.ts'
import { isSingle } from './compare-dates.ts'
import type { Finding } from './judge.ts'
import { compareAll } from './compare-all.ts'
import type { Comparison, Edge } from './compare-all.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'
import type { Unit } from './unit.ts'

/** A key that more births share than this is not worth loading: name it in `crowded`. */
export const BLOCK_LOAD_MAX = 2000

/**
 * Which births are one event. A pure function of its arguments, whatever their order; births that share no
 * block key, directly or through others, never influence each other.
 */
export function resolveEvents(
  universe: readonly Candidate[],
  decisions: readonly Decision[],
  crowded: ReadonlySet<number> = new Set(),
): Resolution {
  const comparison = compareAll(universe, decisions, crowded)
  const clusters = clusterUnits(comparison)
  return {
    clusters: clusters.map(birthsOf).toSorted(byFirst),
    review: reviewOf(comparison, clusters),
    doubtful: doubtfulOf(comparison, clusters),
    warnings: comparison.warnings,
  }
}

/**
 * What two births of a universe say of each other: the same words that decided, for the operator. `together`: the births
 * of the event that holds both, where one does.
 */
export function explainPair(
  universe: readonly Candidate[],
  decisions: readonly Decision[],
  a: number,
  b: number,
  { crowded = new Set(), together = [] }: ExplainingPair = {},
): ExplainedPair {
  const comparison = compareAll(universe, decisions, crowded)
  const [x, y] = [comparison.unitOf.get(a), comparison.unitOf.get(b)]
  if (x === undefined || y === undefined) throw new Error(`births ${a} and ${b} are not both given`)
  if (x === y) return explained(a, b, 'auto', [['SERIES', 0]])
  const isSeed = comparison.seeds.some(
    ([one, other]) => (one === x && other === y) || (one === y && other === x),
  )
  if (comparison.cannotLink(x, y)) return explained(a, b, 'veto', [['V1', 0]])
  const runs = together.flatMap((id) => comparison.unitOf.get(id) ?? [])
  if (coveringRun(comparison, x, y, runs)) {
    return explained(a, b, 'auto', [['IN_RUN', 0], ...comparison.judge(x, y, true).findings])
  }
  const { score, auto, veto, findings } = comparison.judge(x, y)
  if (isSeed) return explained(a, b, 'auto', [[seedCode(x, y), 0], ...findings])
  if (auto) return explained(a, b, 'auto', findings)
  if (veto !== null && score <= 0) return explained(a, b, 'veto', findings)
  return explained(a, b, score >= EVENT_LIMITS.review ? 'review' : 'none', findings)
}

export interface ExplainingPair {
  readonly crowded?: ReadonlySet<number>
  readonly together?: readonly number[]
}

/** Two nights of one run have no day in common, and need none. */
function coveringRun(comparison: Comparison, x: Unit, y: Unit, all: readonly Unit[]): boolean {
  const runs = all.filter(({ features }) => !isSingle(features))
  return (
    comparison.judge(x, y).veto === 'V5' && Number.isFinite(scoreWithin(comparison, x, y, runs))
  )
}

function explained(
  a: number,
  b: number,
  kind: PairVerdict['verdict'],
  findings: readonly Finding[],
): ExplainedPair {
  const score = findings.reduce((sum, [, bits]) => sum + bits, 0)
  const reasons = findings.map(([code]) => code)
  return {
    ...verdict(a, b, score, kind, reasons),
    findings: findings.map(([code, bits]) => ({ code, bits })),
  }
}

function seedCode(a: Unit, b: Unit): string {
  const natives = new Set(a.births.flatMap(({ features }) => features.native ?? []))
  return b.births.some(({ features }) => features.native?.some((one) => natives.has(one)))
    ? 'FAMILY'
    : 'ML'
}

function verdict(
  a: number,
  b: number,
  score: number,
  kind: PairVerdict['verdict'],
  reasons: readonly string[],
): PairVerdict {
  return { a: Math.min(a, b), b: Math.max(a, b), score: round(score), verdict: kind, reasons }
}

/** Weights have one decimal; their sums shall show no more. */
function round(bits: number): number {
  return Math.round(bits * 100) / 100
}

function birthsOf(units: readonly Unit[]): number[] {
  const ids: number[] = []
  for (const { births } of units) for (const { birthId } of births) ids.push(birthId)
  return ids.toSorted(ascending)
}

function ascending(a: number, b: number): number {
  return a - b
}

function byFirst([a = 0]: readonly number[], [b = 0]: readonly number[]): number {
  return a - b
}

/** Doubtful pairs that did not end together; of two clusters only the pair that says most. */
function reviewOf(comparison: Comparison, clusters: readonly (readonly Unit[])[]): PairVerdict[] {
  const links = [...comparison.edges, ...comparison.doubts]
  if (links.length === 0) return []
  const clusterOf = placesOf(clusters)
  const best = new Map<string, Edge>()
  for (const edge of links) {
    const [left, right] = [clusterOf.get(edge.a) ?? 0, clusterOf.get(edge.b) ?? 0]
    if (left === right || isSettled(comparison, edge, clusters[left] ?? [], clusters[right] ?? []))
      continue
    const key = left < right ? `${left} ${right}` : `${right} ${left}`
    const known = best.get(key)
    if (known === undefined || known.judgement.score < edge.judgement.score) best.set(key, edge)
  }
  return [...best.values()]
    .map(({ a, b, judgement: { score, reasons } }) =>
      verdict(firstBirth(a), firstBirth(b), score, 'review', reasons),
    )
    .toSorted((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)
}

function placesOf(clusters: readonly (readonly Unit[])[]): Map<Unit, number> {
  const places = new Map<Unit, number>()
  for (let index = 0; index < clusters.length; index++) {
    for (const unit of clusters[index] ?? []) places.set(unit, index)
  }
  return places
}

/** Nothing to decide: all gone, or each side already has the other seller's own listing of that day. */
function isSettled(
  comparison: Comparison,
  { a, b }: Edge,
  left: readonly Unit[],
  right: readonly Unit[],
): boolean {
  if (a.withdrawn && b.withdrawn) return true
  return left.some((x) =>
    right.some(
      (y) => x.features.partner === y.features.partner && comparison.judge(x, y).veto === 'V7',
    ),
  )
}

function firstBirth(unit: Unit): number {
  return unit.births[0]?.birthId ?? 0
}

function doubtfulOf(
  comparison: Comparison,
  clusters: readonly (readonly Unit[])[],
): DoubtfulCluster[] {
  return clusters
    .filter((units) => units.length > 1)
    .map((units) => ({
      births: birthsOf(units),
      units: units.length,
      meanScore: round(meanScore(comparison, units)),
    }))
    .filter(
      ({ units, meanScore: mean }) =>
        units > EVENT_LIMITS.doubtfulUnits || mean < EVENT_LIMITS.doubtfulMean,
    )
    .map(({ births, meanScore: mean }) => ({ births, meanScore: mean }))
    .toSorted((a, b) => (a.births[0] ?? 0) - (b.births[0] ?? 0))
}
