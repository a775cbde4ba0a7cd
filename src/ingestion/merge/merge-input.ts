import type { Member } from '../../domain/event.ts'
import type { Pictures } from '../../domain/picture.ts'
import type { RateTable } from '../../domain/rates.ts'
import type { TrendBasis } from '../../domain/trend.ts'

/** Everything an event depends on. */
export interface MergeInput {
  readonly id: number
  /** At least one, in any order. */
  readonly members: readonly Member[]
  /** The operator's pins on this event, oldest first. */
  readonly pins: readonly Pin[]
  readonly rates: RateTable
  /** What is known of the pictures that members show; by default nothing. */
  readonly pictures?: Pictures
  /** Epoch ms. */
  readonly now: number
  readonly trend: TrendBasis
  /** How alike two titles are, 0 to 1; by default the share of words in common. */
  readonly titleSimilarity?: (one: string, other: string) => number
}

/** The operator's word on one field: it outranks every listing until `until`. */
export interface Pin {
  readonly field: string
  readonly value: unknown
  readonly until: number | null
}
