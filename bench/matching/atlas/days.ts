/** Moments as clocks at the hall show them, as if UTC: ms. */
export const MINUTE = 60_000
export const DAY = 86_400_000

export const wall = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`)
export const dayOf = (at: number): number => Math.floor(at / DAY) * DAY
export const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
export const clockText = (at: number): string => new Date(at).toISOString().slice(11, 16)
export const weekday = (at: number): number => new Date(at).getUTCDay()
export const atClock = (day: number, hours: number, minutes = 0): number =>
  dayOf(day) + (hours * 60 + minutes) * MINUTE

/** The next such weekday (0: Sunday), that day included. */
export const nextWeekday = (day: number, wanted: number): number =>
  dayOf(day) + ((wanted - weekday(day) + 7) % 7) * DAY

/** A Sunday of a month: `nth` 1 the first, -1 the last. */
function sunday(year: number, month: number, nth: number): number {
  if (nth > 0) return nextWeekday(Date.UTC(year, month, 1), 0) + (nth - 1) * 7 * DAY
  const last = Date.UTC(year, month + 1, 0)
  return last - weekday(last) * DAY
}

const STEADY = new Set(['RE', 'JP', 'TR'])

/** Minutes east of UTC. Near two in the morning of a change it may be an hour off: no show begins then. */
export function offsetAt(
  { country, offset }: { country: string; offset: number },
  at: number,
): number {
  if (STEADY.has(country)) return offset
  const year = new Date(at).getUTCFullYear()
  const [from, to] =
    country === 'US'
      ? [sunday(year, 2, 2), sunday(year, 10, 1)]
      : [sunday(year, 2, -1), sunday(year, 9, -1)]
  return at >= from && at < to ? offset + 60 : offset
}
