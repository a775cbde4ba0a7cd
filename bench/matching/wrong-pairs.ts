import type { Resolution } from '../../src/ingestion/resolve/candidate.ts'
import type { Universe } from './universe.ts'

const SHOWN = 200

/** Pairs that ended together and are two, or ended apart and are one; of two clusters one pair. */
export function wrongPairs(
  { truth, told, candidates }: Universe,
  resolution: Resolution,
): string[] {
  const clusterOf = new Map(
    resolution.clusters.flatMap((births, index) => births.map((id) => [id, index] as const)),
  )
  const text = (id: number) => {
    const listing = told.get(id)?.listing
    const start = candidates[id - 1]?.features.start ?? 0
    const day = new Date(start * 60_000).toISOString().slice(0, 16)
    return `${listing?.name} (${day}, ${listing?.place?.name}, ${listing?.place?.city})`
  }
  const wrong = new Map<string, string>()
  for (const births of resolution.clusters) {
    const known = births.filter((id) => truth.has(id))
    for (const id of known.slice(1)) {
      const [first = 0] = known
      if (truth.get(id) !== truth.get(first)) {
        wrong.set(`joined ${first} ${truth.get(id)}`, `joined: ${text(first)} / ${text(id)}`)
      }
    }
  }
  const firstOf = new Map<string, number>()
  for (const [id, event] of truth) {
    const first = firstOf.get(event)
    if (first === undefined) firstOf.set(event, id)
    else if (clusterOf.get(first) !== clusterOf.get(id)) {
      wrong.set(`parted ${event} ${clusterOf.get(id)}`, `parted: ${text(first)} / ${text(id)}`)
    }
  }
  return [...wrong.values()].slice(0, SHOWN)
}
