/** The signal of the time that is up, by the one made of it. */
const held = new WeakMap<AbortSignal, AbortSignal>()

/**
 * Aborts after so long, or with `stop`. What AbortSignal.any makes does not hold what it is made of: a time that nobody else
 * holds is collected before it is up, and never comes.
 */
export function deadline(ms: number, stop: AbortSignal | undefined): AbortSignal {
  const time = AbortSignal.timeout(ms)
  if (stop === undefined) return time
  const either = AbortSignal.any([time, stop])
  held.set(either, time)
  return either
}
