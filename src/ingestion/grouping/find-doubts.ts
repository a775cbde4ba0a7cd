import type { Decision } from '../../domain/decision.ts'
import type { DoubtfulPair, Doubts } from '../../storage/doubts.ts'
import type { Look } from './look-around.ts'
import { readDecisions } from '../resolve/decisions.ts'

/**
 * What a look at some births leaves for a person to decide. Of a pair one side may lie outside of what was looked at
 * wholly: its event is then the stored one, and whoever shows the pair looks at both sides again.
 */
export function findDoubts(
  { universe, resolution, settled }: Look,
  clusters: readonly (readonly number[])[],
  decisions: readonly Decision[],
): Doubts {
  const eventOf = eventsOf(universe)
  const looked = [...settled]
  const lookedEvents = new Set(looked.concat(looked.map((id) => eventOf.get(id) ?? id)))
  for (const cluster of clusters) putTogether(eventOf, cluster)
  const pairs = new Map<string, DoubtfulPair>()
  for (const { a, b, score, reasons } of resolution.review) {
    const [left, right] = [eventOf.get(a), eventOf.get(b)]
    if (left === undefined || right === undefined || left === right) continue
    if (!settled.has(a) && !settled.has(b)) continue
    const events = left < right ? `${left} ${right}` : `${right} ${left}`
    if (!pairs.has(events)) pairs.set(events, { a, b, score, reasons })
  }
  const doubtful = resolution.doubtful.filter(({ births }) => births.every((id) => settled.has(id)))
  const decided = doubtful.length === 0 ? null : readDecisions(decisions, universe.candidates())
  return {
    looked,
    lookedEvents: [...lookedEvents],
    pairs: [...pairs.values()],
    events: doubtful
      .filter(({ births: [first = 0, ...others] }) => {
        const linked = decided?.linkedWith(first)
        return !others.every((id) => linked?.has(id))
      })
      .map(({ births: [first = 0], meanScore }) => ({ eventId: first, score: meanScore })),
  }
}

function eventsOf({ births }: Look['universe']): Map<number, number> {
  return new Map(Array.from(births.values(), ({ id, eventId }) => [id, eventId]))
}

function putTogether(eventOf: Map<number, number>, cluster: readonly number[]): void {
  for (const id of cluster) eventOf.set(id, cluster[0] ?? id)
}
