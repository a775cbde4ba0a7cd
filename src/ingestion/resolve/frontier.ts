import type { Decision } from '../../domain/decision.ts'
import { blockKeys } from './blocks.ts'
import type { Candidate } from './candidate.ts'
import { readDecisions } from './decisions.ts'

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
 */
export function frontier(
  loaded: readonly Candidate[],
  decisions: readonly Decision[],
  dirty: ReadonlySet<number>,
  whole: ReadonlySet<number>,
): Frontier {
  const neighbours = linkedByBlocks(loaded)
  for (const [a, b] of readDecisions(decisions, loaded).mustLinks) {
    neighbours.get(a.birthId)?.add(b.birthId)
    neighbours.get(b.birthId)?.add(a.birthId)
  }
  const settled = new Set(dirty)
  const queue = [...dirty]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const next of neighbours.get(id) ?? []) {
      if (!settled.has(next)) {
        settled.add(next)
        queue.push(next)
      }
    }
  }
  const needed = [...settled].filter((id) => !whole.has(id)).toSorted((a, b) => a - b)
  return { needed, settled }
}

function linkedByBlocks(loaded: readonly Candidate[]): Map<number, Set<number>> {
  const neighbours = new Map(loaded.map((one) => [one.birthId, new Set<number>()]))
  const first = new Map<number, number>()
  for (const { birthId, features } of loaded) {
    for (const key of blockKeys(features)) {
      const other = first.get(key) ?? birthId
      first.set(key, other)
      neighbours.get(birthId)?.add(other)
      neighbours.get(other)?.add(birthId)
    }
  }
  return neighbours
}
