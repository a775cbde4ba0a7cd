import type { MatchFeatures } from './features.ts'

/** One birth as the matcher sees it. */
export interface Candidate {
  readonly birthId: number
  /** `partnerId:externalId`, with `@epochMs` of the session for one night of an exploded listing. */
  readonly key: string
  readonly features: MatchFeatures
  /** Gone from its feed: it stays where it is, and one re-posted under a new id may join it. */
  readonly withdrawn: boolean
  /** Since when it is there: first seen, or back from where another one stood for it. */
  readonly thereSince: number
  /** Since when its feed lacks it: one that is there since then or later may be the same under a new id. */
  readonly missingSince: number | null
}

/** What two births say of each other, and why: plain data, for the review list and for `explain`. */
export interface PairVerdict {
  /** Birth ids, the smaller first. */
  readonly a: number
  readonly b: number
  /** Bits; 0 where a veto or an operator spoke first. */
  readonly score: number
  readonly verdict: 'auto' | 'review' | 'none' | 'veto'
  /** Reason codes (`T_EXACT`, `P_SAME`, `M30`, `V3`, `ML`…) in the order they were weighed. */
  readonly reasons: readonly string[]
}

/** With what each reason weighs: they add up to the score, but for `ML`, `FAMILY` and `SERIES`, which need none. */
export interface ExplainedPair extends PairVerdict {
  readonly findings: readonly { readonly code: string; readonly bits: number }[]
}

/** A cluster that the rules made but that a person should look at. */
export interface DoubtfulCluster {
  readonly births: readonly number[]
  readonly meanScore: number
}

export interface Resolution {
  /** A partition of the universe: birth ids ascending, clusters by their smallest. */
  readonly clusters: number[][]
  /** Pairs that only a person can decide, by score, the highest first. */
  readonly review: readonly PairVerdict[]
  readonly doubtful: readonly DoubtfulCluster[]
  /** Things the operator should know (a block too crowded to compare…). */
  readonly warnings: readonly string[]
}
