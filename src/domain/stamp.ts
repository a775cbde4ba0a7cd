/**
 * A moment as people at the place read it.
 * `at`: milliseconds since 1970 UTC. `offset`: minutes east of UTC in force at the place at that moment.
 */
export interface Stamp {
  readonly at: number
  readonly offset: number
}
