import type { Interval } from './metrics.ts'

/** How many pairs were put together, of those that are one and of others. */
export interface PairCount {
  /** Truly one. */
  readonly pairs: number
  readonly joined: number
  readonly precision: number
  readonly precisionSpan: Interval
  readonly recall: number
  readonly recallSpan: Interval
  /** All wrong ones, for reading. */
  readonly wrong: readonly string[]
}

interface Named {
  readonly truth: string
  /** Where it ended. */
  readonly place: number | null
  readonly text: string
}

/** `joined`: whether two ended together; else by their places. */
export function countPairs(
  all: readonly Named[],
  joined = (a: number, b: number): boolean => {
    const place = all[a]?.place ?? null
    return place !== null && place === (all[b]?.place ?? null)
  },
): PairCount {
  let [together, same, right] = [0, 0, 0]
  const wrong: string[] = []
  for (const [index, a] of all.entries()) {
    for (let other = index + 1; other < all.length; other += 1) {
      const b = all[other]
      if (b === undefined) continue
      const [found, truly] = [joined(index, other), a.truth === b.truth]
      if (found) together += 1
      if (truly) same += 1
      if (found && truly) right += 1
      else if (found || truly) wrong.push(`${found ? 'joined' : 'parted'}: ${a.text} / ${b.text}`)
    }
  }
  return pairCount({ together, same, right, wrong })
}

export function pairCount({
  together,
  same,
  right,
  wrong,
}: {
  readonly together: number
  readonly same: number
  readonly right: number
  readonly wrong: readonly string[]
}): PairCount {
  return {
    pairs: same,
    joined: together,
    precision: together === 0 ? 1 : right / together,
    precisionSpan: wilson(right, together),
    recall: same === 0 ? 1 : right / same,
    recallSpan: wilson(right, same),
    wrong,
  }
}

/** The span of a share, 95 of 100 (Wilson). */
export function wilson(part: number, whole: number): Interval {
  if (whole === 0) return [0, 1]
  const z = 1.96
  const share = part / whole
  const middle = share + (z * z) / (2 * whole)
  const reach = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))
  const scale = 1 + (z * z) / whole
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}

export function pairLine(name: string, count: PairCount): string {
  const span = ([low, high]: Interval) => `${low.toFixed(3)} to ${high.toFixed(3)}`
  const { precision, precisionSpan, recall, recallSpan, pairs, joined } = count
  return `${name}: ${pairs} true pairs, joined ${joined}, precision ${precision.toFixed(3)} (${span(precisionSpan)}), recall ${recall.toFixed(3)} (${span(recallSpan)})`
}
