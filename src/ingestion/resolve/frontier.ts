import type { Decision } from '../../domain/decision.ts'
import type { Candidate } from './candidate.ts'
import { compareAll } from './compare-all.ts'
import type { Unit } from './unit.ts'

export interface Frontier {
  /** Births whose block neighbours must still be loaded; empty: enough is loaded. */
  readonly needed: readonly number[]
  /** Births that `resolveEvents` over what is loaded tells the truth about: write these, leave the others. */
  readonly settled: ReadonlySet<number>
}

/**
 * How far a batch reaches. Begin with `dirty` = the changed births, the births sharing a block key with them
 * before or after the change, and the births of the events they were in; load the block neighbours of all of
 * them. `whole` = births all of whose neighbours are loaded. Load those of `needed`, add them to `whole`, ask
 * again; when nothing is needed, the result for `settled` is what a batch over everything would give.
 *
 * Only pairs that may join carry on: a partner known in part can look more alone, never less, so what is loaded
 * shows at least the joins that everything would show.
 */
export function frontier(
  loaded: readonly Candidate[],
  decisions: readonly Decision[],
  dirty: ReadonlySet<number>,
  whole: ReadonlySet<number>,
  crowded: ReadonlySet<number> = new Set(),
): Frontier {
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
    [...dirty].flatMap((id) => comparison.unitOf.get(id) ?? []),
    links,
  )
  const settled = new Set([...reached].flatMap(birthIds))
  const partners = comparison.doubts
    .filter(({ a, b }) => reached.has(a) !== reached.has(b))
    .flatMap(({ a, b }) => birthIds(reached.has(a) ? b : a))
  const needed = [...settled, ...partners].filter((id) => !whole.has(id))
  return { needed: [...new Set(needed)].toSorted((a, b) => a - b), settled }
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
