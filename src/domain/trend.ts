/** What clients' use says about an event. All of it stored, so that a score can be computed again. */
export interface TrendSignals {
  /** Sum of weighted uses, each worth half as much every 48 hours, as it stood at `asOf`. */
  readonly engagement: number
  /** Epoch ms. */
  readonly asOf: number
  /** The event's headliner is among the most looked up performers. */
  readonly popularHeadliner: boolean
}
