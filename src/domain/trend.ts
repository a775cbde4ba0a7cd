/** What clients' use says about an event as a day begins. All of it stored, so that a score can be computed again. */
export interface TrendSignals {
  /** Sum of weighted uses before `day`, each worth half as much every two days. */
  readonly engagement: number
  /** Since 1970, UTC. */
  readonly day: number
  /** The event's headliner is among the most looked up performers. */
  readonly popularHeadliner: boolean
}

/** The day that scores are computed for, which moves when the signals were all taken anew, and what they say. */
export interface TrendBasis {
  readonly day: number
  readonly signals: TrendSignals | null
}

export interface Trend {
  readonly score: number
  /** The day on which the score differs or has to be looked at again though nothing else changed; null: never. */
  readonly changeDay: number | null
}

/** A score as its parts, for who asks why. */
export interface TrendSum {
  readonly day: number
  /** What makes interest: value times weight is points, share that of all points. */
  readonly signals: readonly TrendSignal[]
  /** 0 to 1, of the sum of the points. */
  readonly interest: number
  /** What interest is multiplied by. */
  readonly proximity: number
  readonly availability: number
  readonly grades: number
  readonly score: number
}

export interface TrendSignal {
  readonly signal: 'engagement' | 'otherPartners' | 'popularHeadliner' | 'goodDeal'
  readonly value: number
  readonly weight: number
  readonly points: number
  readonly share: number
}
