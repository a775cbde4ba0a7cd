import { isSingle } from './compare-dates.ts'
import type { MatchFeatures } from './features.ts'
import { EVENT_LIMITS } from './model/event-weights.ts'
import type { Unit } from './unit.ts'

/** A block that more units share than can all be compared with each other. */
export interface Crowd {
  /** Too many are there on the first day on which these two might meet. */
  isAround(a: Unit, b: Unit): boolean
}

/**
 * Told day by day, of what plays on a day (of two runs: of the runs): whoever looks at one of them loads that, and need not
 * know the rest of the block.
 */
export function crowdOf(units: readonly Unit[]): Crowd {
  const births = units.flatMap((unit) => unit.births.map(({ features }) => features))
  const playing = calendarOf(births)
  const runs = calendarOf(births.filter((one) => !isSingle(one)))
  return {
    isAround({ features: a }, { features: b }) {
      if (a.previousDay !== undefined || b.previousDay !== undefined) return false
      const on = isSingle(a) || isSingle(b) ? playing : runs
      return on(Math.max(a.from, b.from)) > EVENT_LIMITS.blockUnits
    },
  }
}

/** How many play on a day. */
function calendarOf(births: readonly MatchFeatures[]): (day: number) => number {
  const starts = Float64Array.from(births, ({ from }) => from).toSorted()
  const ends = Float64Array.from(births, ({ to }) => to ?? Infinity).toSorted()
  return (day) => below(starts, day + 1) - below(ends, day)
}

/** How many of the ascending numbers are smaller. */
function below(ascending: Float64Array, limit: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
