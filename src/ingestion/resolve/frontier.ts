import type { Decision } from '../../domain/decision.ts'
import { gather, gatherSome } from '../../lib/gather.ts'
import type { Candidate } from './candidate.ts'
import { compareAll } from './compare-all.ts'
import type { Unit } from './unit.ts'

/**
 * How far a batch reaches: the births that `resolveEvents` over what is loaded tells the truth about, once all their
 * neighbours are loaded. Begin with `dirty` = the changed births, the births sharing a block key with them before or after
 * the change, and the births of the events they were in; load the block neighbours of all of them and ask. Load those of
 * the births that are new in the answer, and ask again; when none is, the answer holds: write these, leave the others.
 *
 * Only pairs that may join carry on: a partner known in part can look more alone, never less, so what is loaded
 * shows at least the joins and the doubts that everything would show.
 */
export function frontier(
  loaded: readonly Candidate[],
  decisions: readonly Decision[],
  dirty: ReadonlySet<number>,
  crowded: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const comparison = compareAll(loaded, decisions, crowded)
  const links = new Map<Unit, Unit[]>()
  const link = (a: Unit, b: Unit) => {
    for (const [from, to] of [[a, b] as const, [b, a] as const]) {
      const already = links.get(from)
      if (already === undefined) links.set(from, [to])
      else already.push(to)
    }
  }
  for (const [a, b] of comparison.seeds) link(a, b)
  for (const { a, b } of comparison.edges) link(a, b)
  for (const { a, b, judgement } of comparison.doubts) {
    if (judgement.reasons.includes('VAGUE')) link(a, b)
  }
  const reached = reach(
    gatherSome([...dirty], (id) => comparison.unitOf.get(id)),
    links,
  )
  return new Set(gather([...reached], birthIds))
}

function reach(from: readonly Unit[], links: ReadonlyMap<Unit, readonly Unit[]>): Set<Unit> {
  const reached = new Set(from)
  const queue = [...reached]
  for (let unit = queue.pop(); unit !== undefined; unit = queue.pop()) {
    for (const next of links.get(unit) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return reached
}

function birthIds({ births }: Unit): number[] {
  return births.map(({ birthId }) => birthId)
}
