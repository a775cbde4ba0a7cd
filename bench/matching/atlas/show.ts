import type { Act } from './acts.ts'
import type { Hall } from './halls.ts'
import type { Sort } from './tongues.ts'

export interface Night {
  /** By the clocks at the hall. */
  readonly at: number
  readonly event: string
}

/** What sellers list as one or by its nights; its nights may be one event or several. */
export interface Show {
  readonly sort: Sort
  /** `pass`: all days of a festival. `span`: open from the first night's day to `until`. */
  readonly form: 'single' | 'run' | 'span' | 'pass'
  readonly hall: Hall
  readonly room: string | null
  readonly nights: readonly Night[]
  readonly until?: number
  readonly head: string
  /** The same in other letters or another tongue. */
  readonly otherHeads: readonly string[]
  /** Tour, subtitle, author, programme. */
  readonly tail: string | null
  /** Belongs to the name wherever it is told: `#14`, `Day 2`. */
  readonly mark: string | null
  readonly acts: readonly Act[]
  readonly supports: readonly Act[]
  readonly sides?: readonly [home: readonly string[], away: readonly string[], league: string]
  readonly tribute?: boolean
  readonly hosts?: string
  readonly renowned: boolean
  readonly fate: Fate | null
}

export type Fate =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'moved'; readonly from: number }
  | { readonly kind: 'otherHall'; readonly from: Hall }

/** A show of which nothing more is told than its name and its nights. */
export const BARE = {
  otherHeads: [],
  tail: null,
  mark: null,
  acts: [],
  supports: [],
  renowned: false,
  fate: null,
  room: null,
} as const
