/**
 * One instant, and the nearest later one at which an answer given here changes. Whatever depends on the clock
 * asks through `reached`, so what was concluded at `now` holds for every instant before `next`.
 */
export interface Moment {
  readonly now: number
  /** Infinity while nothing asked lies ahead. */
  next: number
}

export function momentAt(now: number): Moment {
  return { now, next: Infinity }
}

/** Is it `at` or later? Ask only when the answer matters: each question about the future is a day to wake up. */
export function reached(moment: Moment, at: number): boolean {
  if (at <= moment.now) return true
  if (at < moment.next) moment.next = at
  return false
}
