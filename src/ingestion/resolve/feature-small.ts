import type { Listing } from '../../domain/listing.ts'

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
  const words = wordHashes(text.slice(0, TEXT_READ).toLowerCase())
  if (words.length < SKETCH + 4) return null
  const least: number[] = []
  for (let index = 0; index + 2 < words.length; index++) {
    keepLeast(least, tripleHash(words[index] ?? 0, words[index + 1] ?? 0, words[index + 2] ?? 0))
  }
  return least
}

/** Into its place among the smallest, once. */
function keepLeast(least: number[], hash: number): void {
  let at = least.length
  while (at > 0 && (least[at - 1] ?? 0) > hash) at -= 1
  if (at >= SKETCH || (at > 0 && least[at - 1] === hash)) return
  least.splice(at, 0, hash)
  if (least.length > SKETCH) least.pop()
}

/** A hash of each word, in one pass: descriptions are the longest thing that is read of a listing. */
function wordHashes(text: string): number[] {
  const found: number[] = []
  let hash = FNV_START
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isWordCode(code)) {
      hash = Math.imul(hash ^ code, FNV_PRIME)
      length += 1
    } else if (length > 0) {
      found.push(hash)
      hash = FNV_START
      length = 0
    }
  }
  if (length > 0) found.push(hash)
  return found
}

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Letters and digits; beyond ASCII all but signs and punctuation, which lie apart. */
function isWordCode(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) && (code < 0x3000 || code > 0x303f)
}

function tripleHash(a: number, b: number, c: number): number {
  let hash = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + b
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39) + c
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Share of word triples that two texts have in common, by their sketches. */
export function sketchesShare(a: readonly number[], b: readonly number[]): number {
  const union = [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(0, SKETCH)
  const both = union.filter((hash) => a.includes(hash) && b.includes(hash))
  return union.length === 0 ? 0 : both.length / union.length
}
