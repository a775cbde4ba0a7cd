/** Milliseconds. A day of the clock may be longer or shorter; this is the one of the calendar and of UTC. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
