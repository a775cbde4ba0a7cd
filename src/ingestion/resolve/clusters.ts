import { isSingle, isToldAsRun, shareDay } from './compare-dates.ts'
import type { Comparison } from './compare-all.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'
import type { Unit } from './unit.ts'

/**
 * Seeds, then edges from the best down: two clusters join when nothing between any two of their members forbids it
 * and they agree on the whole. Greedy over a total order, so the partition depends on nothing but the listings.
 */
export function clusterUnits(comparison: Comparison): Unit[][] {
  const clusterOf = new Map(comparison.units.map((unit) => [unit, [unit]]))
  const clusterFor = (unit: Unit) => clusterOf.get(unit) ?? [unit]
  const join = (left: readonly Unit[], right: readonly Unit[]) => {
    const joined = [...left, ...right]
    for (const unit of joined) clusterOf.set(unit, joined)
  }
  for (const [a, b] of comparison.seeds) {
    const [left, right] = [clusterFor(a), clusterFor(b)]
    if (left !== right && !keptApart(comparison, left, right)) join(left, right)
  }
  for (const { a, b } of comparison.edges) {
    const [left, right] = [clusterFor(a), clusterFor(b)]
    if (left !== right && mayJoin(comparison, left, right)) join(left, right)
  }
  return [...new Set(clusterOf.values())]
}

function keptApart(comparison: Comparison, left: readonly Unit[], right: readonly Unit[]): boolean {
  return left.some((a) => right.some((b) => comparison.cannotLink(a, b)))
}

function mayJoin(comparison: Comparison, left: readonly Unit[], right: readonly Unit[]): boolean {
  if (left.length + right.length > EVENT_LIMITS.clusterUnits) return false
  if (keptApart(comparison, left, right)) return false
  const runs = [...left, ...right].filter(({ features }) => isToldAsRun(features))
  let sum = 0
  for (const a of left) {
    for (const b of right) {
      const score = scoreWithin(comparison, a, b, runs)
      if (score < EVENT_LIMITS.clusterMin) return false
      sum += score
    }
  }
  return sum / (left.length * right.length) >= EVENT_LIMITS.clusterMean
}

/** Bits of a pair inside a cluster that has these runs; -Infinity: the two may not be together. */
export function scoreWithin(
  comparison: Comparison,
  a: Unit,
  b: Unit,
  runs: readonly Unit[],
): number {
  const plain = comparison.judge(a, b)
  if (plain.veto === null) return plain.score
  const coveredBy = (run: Unit) =>
    run !== a &&
    run !== b &&
    shareDay(run.features, a.features) &&
    shareDay(run.features, b.features)
  const bothNights = isSingle(a.features) && isSingle(b.features)
  if (plain.veto !== 'V5' || !bothNights || !runs.some(coveredBy)) return -Infinity
  // Nights of one exploded listing neither help nor hurt.
  if (a.features.listing === b.features.listing) return 0
  return comparison.judge(a, b, true).score
}

/** Mean over all pairs of a cluster; what an operator forced together counts as the worst that rules allow. */
export function meanScore(comparison: Comparison, units: readonly Unit[]): number {
  const runs = units.filter(({ features }) => isToldAsRun(features))
  let [sum, pairs] = [0, 0]
  for (const [index, a] of units.entries()) {
    for (const b of units.slice(index + 1)) {
      sum += Math.max(EVENT_LIMITS.clusterMin, scoreWithin(comparison, a, b, runs))
      pairs += 1
    }
  }
  return pairs === 0 ? 0 : sum / pairs
}
