import { eventDay } from './id-reuse.ts'

/** A birth as it stood, or a night as the listing has it now. */
export interface Dated {
  readonly startAt: number
  /** Minutes east of UTC, for the day that a late night belongs to. */
  readonly offset: number
}

/**
 * Which night is which after an update: those of equal start, then the nearest within the same event day, then, when
 * as many are left on both sides, in order (the whole listing was moved). Gives for each night the index of its
 * birth, or null for a night not seen before.
 */
export function matchSessions(
  births: readonly (Dated & { readonly retired: boolean })[],
  nights: readonly Dated[],
): (number | null)[] {
  const found: (number | null)[] = nights.map(() => null)
  if (births.length === 0) return found
  const free = new Set(births.keys())
  const take = (night: number, birth: number) => {
    found[night] = birth
    free.delete(birth)
  }
  const open = () => [...nights.keys()].filter((night) => found[night] === null)
  for (const night of open()) {
    // A night given up before comes back only as itself.
    const same = [...free].find((birth) => births[birth]?.startAt === nights[night]?.startAt)
    if (same !== undefined) take(night, same)
  }
  for (const birth of free) if (births[birth]?.retired === true) free.delete(birth)
  if (free.size === 0) return found
  for (const [night, birth] of nearestPairs(births, nights, [...free], open())) {
    if (free.has(birth) && found[night] === null) take(night, birth)
  }
  const left = open()
  if (left.length === free.size) {
    const byStart = (dated: readonly Dated[]) => (a: number, b: number) =>
      (dated[a]?.startAt ?? 0) - (dated[b]?.startAt ?? 0) || a - b
    const births_ = [...free].toSorted(byStart(births))
    for (const [order, night] of left.toSorted(byStart(nights)).entries()) {
      const birth = births_[order]
      if (birth !== undefined) take(night, birth)
    }
  }
  return found
}

/** Pairs within one event day, the nearest first. */
function nearestPairs(
  births: readonly Dated[],
  nights: readonly Dated[],
  free: readonly number[],
  open: readonly number[],
): [night: number, birth: number][] {
  const dayOf = (one: Dated) => eventDay(one.startAt + one.offset * 60_000)
  const pairs = open.flatMap((night) =>
    free.flatMap((birth) => {
      const [a, b] = [nights[night], births[birth]]
      if (a === undefined || b === undefined || dayOf(a) !== dayOf(b)) return []
      return [{ night, birth, apart: Math.abs(a.startAt - b.startAt) }]
    }),
  )
  return pairs
    .toSorted((a, b) => a.apart - b.apart || a.night - b.night || a.birth - b.birth)
    .map(({ night, birth }) => [night, birth])
}
