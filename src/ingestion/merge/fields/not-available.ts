import { anybody, firstPicked, picked } from '../../../lib/picked.ts'
import type { Chosen } from '../claim.ts'
import { idsOf, isLive } from '../claim.ts'
import type { StandingClaim } from '../standing.ts'

/**
 * When the last of the event's sources ran out; null while one live source is open. Where all are withdrawn, the latest
 * of theirs. A source that is cancelled is neither: only if all are does it count as open.
 */
export function eventUnavailableAt(claims: readonly StandingClaim[]): Chosen<number | null> {
  const counted = firstPicked(claims, COUNTED)
  let latest = -Infinity
  for (const {
    standing: { unavailableAt },
  } of counted) {
    if (unavailableAt === null) return OPEN
    latest = Math.max(latest, unavailableAt)
  }
  const last = picked(counted, (claim) => claim.standing.unavailableAt === latest)
  return { value: latest === -Infinity ? null : latest, from: idsOf(last) }
}

const OPEN: Chosen<null> = { value: null, from: [] }

const COUNTED: readonly ((claim: StandingClaim) => boolean)[] = [isStanding, isLive, anybody]

function isStanding({ live, standing }: StandingClaim): boolean {
  return live && standing.cancelledAt === null
}
