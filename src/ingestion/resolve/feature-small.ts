import type { Listing } from '../../domain/listing.ts'
import { hash53 } from '../../lib/hash.ts'

export interface PriceFeature {
  readonly currency: string
  readonly lowest: number
  /** The partner says what the fees are. */
  readonly fees: boolean
}

/** The lowest price open to all. */
export function priceFeature(listing: Listing): PriceFeature | null {
  const priced = listing.offers.filter(
    ({ kind, price, currency }) => kind === 'admission' && price !== null && currency !== null,
  )
  const [lowest] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  if (lowest?.price == null || lowest.currency === null) return null
  const fees = lowest.fees ?? 0
  return { currency: lowest.currency, lowest: lowest.price + fees, fees: lowest.fees !== null }
}

/** So much of a description is read; the rest is biography and conditions of sale. */
const TEXT_READ = 600
const SKETCH = 8

/** The smallest hashes of the text's word triples: two sketches share as much as the texts do. */
export function textSketch(text: string): number[] | null {
  const all = text
    .slice(0, TEXT_READ)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (all.length < SKETCH + 4) return null
  const hashes = new Set<number>()
  for (let index = 0; index + 2 < all.length; index++) {
    hashes.add(hash53(`${all[index]} ${all[index + 1]} ${all[index + 2]}`) % 4294967296)
  }
  return [...hashes].toSorted((a, b) => a - b).slice(0, SKETCH)
}

/** Share of word triples that two texts have in common, by their sketches. */
export function sketchesShare(a: readonly number[], b: readonly number[]): number {
  const union = [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(0, SKETCH)
  const both = union.filter((hash) => a.includes(hash) && b.includes(hash))
  return union.length === 0 ? 0 : both.length / union.length
}
