/** A moment as a person reads it: `2026-12-05 19:00 UTC`, the clock that schedules are in. `at`: milliseconds. */
export function utcText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
