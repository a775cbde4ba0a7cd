import type { Chosen } from '../claim.ts'
import type { StandingClaim } from '../standing.ts'

/**
 * When the last of the event's sources ran out; null while one live source is open. Where all are withdrawn, the latest
 * of theirs. A source that is cancelled is neither: only if all are does it count as open.
 */
export function eventUnavailableAt(claims: readonly StandingClaim[]): Chosen<number | null> {
  const live = claims.filter((claim) => claim.live)
  const standing = live.filter((claim) => claim.standing.cancelledAt === null)
  const counted = [standing, live, claims].find((some) => some.length > 0) ?? []
  let latest = -Infinity
  for (const {
    standing: { unavailableAt },
  } of counted) {
    if (unavailableAt === null) return { value: null, from: [] }
    latest = Math.max(latest, unavailableAt)
  }
  const from = counted.filter((claim) => claim.standing.unavailableAt === latest)
  return { value: latest === -Infinity ? null : latest, from: from.map(({ id }) => id) }
}
