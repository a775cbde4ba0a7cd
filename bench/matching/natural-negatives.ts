import { seriesKey } from '../../src/ingestion/resolve/blocks.ts'
import type { Candidate } from '../../src/ingestion/resolve/candidate.ts'
import { gapDays } from '../../src/ingestion/resolve/compare-dates.ts'
import { explainPair } from '../../src/ingestion/resolve/resolve-events.ts'
import type { Universe } from './universe.ts'

export interface Negatives {
  readonly pairs: readonly (readonly [a: number, b: number])[]
  /** Pairs that would have been joined had two sellers told them. */
  readonly joined: readonly (readonly [a: number, b: number, score: number])[]
}

/**
 * Different listings of one seller at one place on common days: the seller says they are two. Judged as if two
 * sellers had told them, they must not be joined.
 */
export function naturalNegatives({ candidates }: Universe): Negatives {
  const byHall = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const { place, partner } = candidate.features
    if (place.id === null) continue
    const key = `${partner} ${place.id}`
    byHall.set(key, [...(byHall.get(key) ?? []), candidate])
  }
  const pairs: [number, number][] = []
  const joined: [number, number, number][] = []
  for (const all of byHall.values()) {
    for (const [index, a] of all.entries()) {
      for (const b of all.slice(index + 1)) {
        if (!isNegative(a, b)) continue
        pairs.push([a.birthId, b.birthId])
        const among = all
          .filter((one) => gapDays(one.features, a.features) <= 0)
          .map((one) => (one === b ? asAnother(b) : one))
        const { verdict, score } = explainPair(among, [], a.birthId, b.birthId)
        if (verdict === 'auto') joined.push([a.birthId, b.birthId, score])
      }
    }
  }
  return { pairs, joined }
}

/** Performances of one run that a seller lists one by one are one event, and so is a listing posted again. */
function isNegative(a: Candidate, b: Candidate): boolean {
  if (a.features.listing === b.features.listing || a.withdrawn || b.withdrawn) return false
  if (gapDays(a.features, b.features) > 0) return false
  const [series, other] = [seriesKey(a.features), seriesKey(b.features)]
  return series === null || series !== other
}

function asAnother(candidate: Candidate): Candidate {
  return { ...candidate, features: { ...candidate.features, partner: -1, family: null } }
}
