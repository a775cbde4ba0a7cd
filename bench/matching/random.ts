/** Seeded: the same seed gives the same universe on every machine (mulberry32). */
export interface Random {
  next(): number
  below(limit: number): number
  chance(share: number): boolean
  pick<Value>(values: readonly Value[]): Value
  /** So many different ones, in random order. */
  some<Value>(values: readonly Value[], count: number): Value[]
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  function some<Value>(values: readonly Value[], count: number): Value[] {
    const rest = [...values]
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [taken] = rest.splice(below(rest.length), 1)
      return taken as Value
    })
  }
  return { next, below, chance: (share) => next() < share, pick, some }
}
