/** Ids that share a block share a row of bits. */
const BLOCK_BITS = 4096

/**
 * Which listings a run has met. A bit each: a million listings take some hundred kilobytes, so that nothing need be
 * written for a listing that did not change.
 */
export interface SeenListings {
  /** False when it was seen before. */
  add(id: number): boolean
  has(id: number): boolean
}

export function seenListings(): SeenListings {
  const blocks = new Map<number, Uint32Array>()
  function has(id: number): boolean {
    const bits = blocks.get(Math.floor(id / BLOCK_BITS))
    const place = id % BLOCK_BITS
    return bits !== undefined && ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
  }
  return {
    has,
    add(id) {
      if (has(id)) return false
      const key = Math.floor(id / BLOCK_BITS)
      const bits = blocks.get(key) ?? new Uint32Array(BLOCK_BITS / 32)
      blocks.set(key, bits)
      const place = id % BLOCK_BITS
      bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
      return true
    },
  }
}
