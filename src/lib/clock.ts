/** Where the time comes from. Milliseconds since 1970 UTC. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export interface SettableClock extends Clock {
  set(instant: number): void
  advance(milliseconds: number): void
}

/** A clock that stands still until it is moved. */
export function settableClock(start: number | string): SettableClock {
  let instant = typeof start === 'string' ? Date.parse(start) : start
  if (Number.isNaN(instant)) throw new Error(`not an instant: ${start}`)
  return {
    now: () => instant,
    set: (next) => {
      instant = next
    },
    advance: (milliseconds) => {
      instant += milliseconds
    },
  }
}
