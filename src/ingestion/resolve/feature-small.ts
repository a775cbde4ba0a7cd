import type { Listing } from '../../domain/listing.ts'

export interface PriceFeature {
  readonly currency: string
  readonly lowest: number
  /** The partner says what the fees are. */
  readonly fees: boolean
}

/** The lowest price open to all. */
export function priceFeature({ offers }: Pick<Listing, 'offers'>): PriceFeature | null {
  let lowest: PriceFeature | null = null
  let least = Infinity
  for (const { kind, price, currency, fees } of offers) {
    if (kind !== 'admission' || price === null || currency === null || price >= least) continue
    least = price
    lowest = { currency, lowest: price + (fees ?? 0), fees: fees !== null }
  }
  return lowest
}

/** So much of a description is read; the rest is biography and conditions of sale. */
const TEXT_READ = 600
const SKETCH = 8

/** The smallest hashes of the text's word triples: two sketches share as much as the texts do. */
export function textSketch(text: string): number[] | null {
  if (text === '') return null
  const words = hashWords(text.slice(0, TEXT_READ).toLowerCase())
  if (words < SKETCH + 4) return null
  let kept = 0
  for (let index = 0; index + 2 < words; index++) {
    kept = keepLeast(
      kept,
      tripleHash(wordHashes[index] ?? 0, wordHashes[index + 1] ?? 0, wordHashes[index + 2] ?? 0),
    )
  }
  const sketch: number[] = []
  for (let index = 0; index < kept; index++) sketch.push(((least[index] ?? 0) ^ TURN) >>> 0)
  return sketch
}

/** What is worked with in between lies here: an array of its own for each description is garbage. */
const wordHashes = new Int32Array(TEXT_READ)
const least = new Int32Array(SKETCH)
/**
 * Hashes are worked with as 32 bits with a sign, for the engine makes an object of each that is larger; with the uppermost bit
 * turned they are in the same order.
 */
const TURN = 0x80000000 | 0

/** Into its place among the smallest, once; how many of them there are then. */
function keepLeast(kept: number, hash: number): number {
  if (kept === SKETCH && hash >= (least[SKETCH - 1] ?? 0)) return kept
  let at = kept
  while (at > 0 && (least[at - 1] ?? 0) > hash) at -= 1
  if (at > 0 && least[at - 1] === hash) return kept
  const last = Math.min(kept, SKETCH - 1)
  least.copyWithin(at + 1, at, last)
  least[at] = hash
  return last + 1
}

/** A hash of each word, in one pass: descriptions are the longest thing that is read of a listing. How many there are. */
function hashWords(text: string): number {
  let words = 0
  let hash = FNV_START
  let isInWord = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x100 ? IS_OF_WORD[code] === 1 : isWordCode(code)) {
      hash = Math.imul(hash ^ code, FNV_PRIME)
      isInWord = true
    } else if (isInWord) {
      wordHashes[words] = hash
      words += 1
      hash = FNV_START
      isInWord = false
    }
  }
  if (!isInWord) return words
  wordHashes[words] = hash
  return words + 1
}

/** As the 32 bits with a sign that it is worked with: one that is larger makes the loop count in floating point. */
const FNV_START = 0x811c9dc5 | 0
const FNV_PRIME = 0x01000193

/** Letters and digits; beyond ASCII all but signs and punctuation, which lie apart. */
function isWordCode(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) && (code < 0x3000 || code > 0x303f)
}

/** The same of the first 256, as most are, with one look. */
const IS_OF_WORD = Uint8Array.from({ length: 0x100 }, (_, code) => Number(isWordCode(code)))

function tripleHash(a: number, b: number, c: number): number {
  let hash = (Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + b) | 0
  hash = (Math.imul(hash ^ (hash >>> 13), 0x297a2d39) + c) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13) ^ TURN
}

/** Share of word triples that two texts have in common, by their sketches. */
export function sketchesShare(a: readonly number[], b: readonly number[]): number {
  const union = [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(0, SKETCH)
  const both = union.filter((hash) => a.includes(hash) && b.includes(hash))
  return union.length === 0 ? 0 : both.length / union.length
}
