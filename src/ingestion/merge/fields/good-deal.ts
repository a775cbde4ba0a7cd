import type { Moment } from '../../../domain/moment.ts'
import { reached } from '../../../domain/moment.ts'
import { picked } from '../../../lib/picked.ts'
import { GOOD_DEAL } from '../policy.ts'
import type { PricedClaim, Tier } from './prices.ts'
import { isPublic } from './prices.ts'

/**
 * Is a source a good deal, and why. Only while it is available and not over, and only by tickets on sale:
 * G1 struck price: at most 90 % of the original, and 2 € less; an original above 1.5 times what every other source
 *    asks at most was never charged;
 * G2 early bird: called so, with an end that is still ahead;
 * G3 preferential: a reduced or group ticket, or called so, at most 85 % of the cheapest full one; not the children's
 *    price of a family show;
 * G4 promotion: called so;
 * G5 cheaper than elsewhere: lowest price at most 80 % of the median of two or more other sources and 3 € less, fees
 *    known on both sides or on neither;
 * G6 free where every other source takes more than 5 €.
 * VIP, parking, add-ons, donations and resale are never deals, nor is a mere "from 15 €" or "no booking fee".
 */
export type DealReason = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6'

export function dealReasons(
  claim: PricedClaim,
  claims: readonly PricedClaim[],
  familyShow: boolean,
  moment: Moment,
): DealReason[] {
  const { standing, live, member, tiers } = claim
  if (!live || standing.over || standing.cancelledAt !== null) return []
  if (standing.unavailableAt !== null || member.partner.trust === 'resale') return []
  const reasons: DealReason[] = []
  const others = claims.length === 1 ? NONE : claims.filter((other) => isRival(other, claim))
  const full = fullPrice(claim)
  const dealing = picked(tiers, isDealing)
  if (dealing.some((tier) => isStruck(tier, others))) reasons.push('G1')
  if (dealing.some((tier) => isEarlyBird(tier, moment))) reasons.push('G2')
  if (dealing.some((tier) => isPreferential(tier, full, familyShow))) reasons.push('G3')
  if (dealing.some(isPromotion)) reasons.push('G4')
  if (isCheaper(claim, others)) reasons.push('G5')
  if (isFreeHere(claim, others)) reasons.push('G6')
  return reasons
}

const NONE: readonly PricedClaim[] = []

function isDealing({ offer, onSale }: Tier): boolean {
  return onSale && DEAL_KINDS.has(offer.kind)
}

const DEAL_KINDS: ReadonlySet<string> = new Set([
  'admission',
  'concession',
  'group',
  'pass',
  'stream',
])

/** Another partner's source that can be bought today. */
function isRival(other: PricedClaim, claim: PricedClaim): boolean {
  return (
    other.live &&
    other.member.partner.id !== claim.member.partner.id &&
    other.member.partner.trust !== 'resale' &&
    other.standing.unavailableAt === null &&
    other.standing.cancelledAt === null &&
    other.prices.lowest !== null
  )
}

function isStruck({ offer, lowest }: Tier, others: readonly PricedClaim[]): boolean {
  const { price, originalPrice } = offer
  if (price === null || originalPrice === null || originalPrice <= 0 || lowest === null)
    return false
  if (price > GOOD_DEAL.strike * originalPrice + TINY) return false
  // The saving in cents of the euro, by the same rate as the price.
  const perUnit = price + (offer.fees ?? 0) > 0 ? lowest / (price + (offer.fees ?? 0)) : 100
  if ((originalPrice - price) * perUnit < GOOD_DEAL.strikeMinCents - TINY) return false
  if (others.length === 0) return true
  const original = originalPrice * perUnit
  const dearest = Math.max(...others.map(({ prices }) => prices.highest ?? prices.lowest ?? 0))
  return original <= GOOD_DEAL.neverChargedTimes * dearest + TINY
}

const TINY = 1e-6

function isEarlyBird({ offer: { validUntil }, says }: Tier, moment: Moment): boolean {
  return validUntil !== null && says.earlyBird && !reached(moment, validUntil)
}

function isPreferential(tier: Tier, full: number | null, familyShow: boolean): boolean {
  const { lowest, says } = tier
  if (full === null || full === 0 || lowest === null) return false
  if (lowest > GOOD_DEAL.preferential * full) return false
  return !(familyShow && says.child) && isReduced(tier)
}

function isReduced({ offer, says }: Tier): boolean {
  return offer.kind === 'concession' || offer.kind === 'group' || says.preferential
}

/** The cheapest ticket open to all that is neither reduced, early nor on promotion. */
function fullPrice(claim: PricedClaim): number | null {
  let full: number | null = null
  for (const tier of claim.tiers) {
    const { offer, lowest, says } = tier
    if (lowest === null || !isPublic(offer, claim) || isReduced(tier)) continue
    if (says.earlyBird || says.promotion) continue
    full = Math.min(full ?? lowest, lowest)
  }
  return full
}

/** Fees that are waived are a euro or so; where they are more, the struck price says it. */
function isPromotion({ says }: Tier): boolean {
  return says.promotion && !says.from && !says.feeWaiver
}

function isCheaper(claim: PricedClaim, others: readonly PricedClaim[]): boolean {
  const { lowest } = claim.prices
  if (lowest === null) return false
  const basis = knowsFees(claim)
  const theirs = others
    .filter((other) => knowsFees(other) === basis)
    .map(({ prices }) => prices.lowest ?? 0)
    .sort((a, b) => a - b)
  if (theirs.length < GOOD_DEAL.crossOthersMin) return false
  const middle = theirs.length / 2
  const median = ((theirs[Math.ceil(middle) - 1] ?? 0) + (theirs[Math.floor(middle)] ?? 0)) / 2
  return lowest <= GOOD_DEAL.crossSource * median && median - lowest >= GOOD_DEAL.crossMinCents
}

function knowsFees({ tiers }: PricedClaim): boolean {
  return tiers.some(({ offer }) => offer.fees !== null)
}

function isFreeHere(claim: PricedClaim, others: readonly PricedClaim[]): boolean {
  if (claim.prices.lowest !== 0 || others.length === 0) return false
  return others.every(({ prices }) => (prices.lowest ?? 0) > GOOD_DEAL.freeVersusCents)
}
