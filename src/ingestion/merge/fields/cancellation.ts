import { firstPicked, picked } from '../../../lib/picked.ts'
import type { Chosen } from '../claim.ts'
import { idsOf, LIVE_FIRST } from '../claim.ts'
import { CANCELLATION, FRESH, TRUSTED } from '../policy.ts'
import type { Spell } from '../spell.ts'
import type { StandingClaim } from '../standing.ts'

/**
 * Is the event off? By vote of the live listings (of the withdrawn ones where none is live: what was cancelled and then
 * taken down stays cancelled; what was merely taken down never is), without those whose nights are over while others' are not
 * or were later. It is cancelled when
 * - every one of them says so; or
 * - one of trust 0.9 or more says so and none of trust 0.9 or more has shown it on sale since; or
 * - at least two partners say so and their trust, weighed by how fresh their word is, is at least twice that of
 *   those who sell.
 * The time is the earliest of those who say so. Freshness halves every 14 days; both sides age alike, so the vote
 * does not depend on the moment it is counted.
 */
export function voteCancelled(claims: readonly StandingClaim[]): Chosen<number | null> {
  const heard = firstPicked(claims, LIVE_FIRST)
  const voters = heard.length === 1 ? heard : picked(heard, (claim) => !isPassed(claim, heard))
  const against = picked(voters, saysCancelled)
  if (against.length === 0) return GOES_ON
  const selling = picked(voters, isSelling)
  if (!isCancelled(voters, against, selling)) return GOES_ON
  const value = Math.min(...against.map((claim) => claim.standing.cancelledAt ?? Infinity))
  return { value, from: idsOf(against) }
}

const GOES_ON: Chosen<null> = { value: null, from: [] }

/** A night that is over, of a run that is told night by night: those behind it alone say whether the run is off. */
function isPassed({ standing, spell }: StandingClaim, heard: readonly StandingClaim[]): boolean {
  return standing.over && heard.some((other) => lastStart(other.spell) >= spell.closesAt)
}

function lastStart({ start, showings }: Spell): number {
  return showings.at(-1)?.start.at ?? start.at
}

function saysCancelled({ standing }: StandingClaim): boolean {
  return standing.cancelledAt !== null
}

function isCancelled(
  voters: readonly StandingClaim[],
  against: readonly StandingClaim[],
  selling: readonly StandingClaim[],
): boolean {
  if (against.length === voters.length) return true
  const trustedSelling = selling.filter(({ trust }) => trust >= TRUSTED.cancellation)
  const decisive = against.some(
    ({ trust, standing: { cancelledAt } }) =>
      trust >= TRUSTED.cancellation &&
      !trustedSelling.some(({ member }) => member.readAt > (cancelledAt ?? 0)),
  )
  if (decisive) return true
  const partners = new Set(against.map(({ member }) => member.partner.id))
  if (partners.size < CANCELLATION.partnersMin) return false
  const newest = voters.reduce((latest, { member }) => Math.max(latest, member.readAt), 0)
  return weightOf(against, newest) >= CANCELLATION.majority * weightOf(selling, newest)
}

function isSelling({ standing }: StandingClaim): boolean {
  return standing.cancelledAt === null && standing.unavailableAt === null
}

function weightOf(claims: readonly StandingClaim[], newest: number): number {
  return claims
    .map(({ trust, member }) => trust * 0.5 ** ((newest - member.readAt) / FRESH.halfLifeMs))
    .sort((a, b) => a - b)
    .reduce((sum, weight) => sum + weight, 0)
}
