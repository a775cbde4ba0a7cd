import { hash53 } from '../../lib/hash.ts'
import type { MatchFeatures } from './features.ts'

/** Births that share a key are candidates for each other. 53-bit integers, ascending, no two alike. */
export function blockKeys(features: MatchFeatures): number[] {
  if (features.place === null) return []
  return [hash53(`K1:${features.place}:${features.start}`)]
}
