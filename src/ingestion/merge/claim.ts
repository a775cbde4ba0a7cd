import { DAY_MS } from '../../lib/durations.ts'
import type { Member } from '../../domain/event.ts'
import type { Listing } from '../../domain/listing.ts'
import { anybody, firstPicked, picked } from '../../lib/picked.ts'
import { TRUST } from './policy.ts'

/**
 * Who is heard, and in which order. One claim is what one member says. The order of claims is the only precedence
 * there is and total, so members may come in any order: live before withdrawn, trust, completeness, listing key.
 *
 * A withdrawn member gives a field only where no live one gives it. A member that still shows the date from which
 * another one has been rescheduled is out of date: it gives nothing and is no source.
 */
export interface Claim {
  /** The listing's birth id. */
  readonly id: number
  readonly member: Member
  readonly listing: Listing
  readonly trust: number
  readonly live: boolean
}

/** What a rule concluded, and which listings it rests on. */
export interface Chosen<Value> {
  readonly value: Value
  readonly from: readonly number[]
}

export function claimsOf(members: readonly Member[]): Claim[] {
  const claims = members.map((member) => ({
    id: member.birthId,
    member,
    listing: member.listing,
    trust: TRUST[member.partner.trust],
    live: member.withdrawnSince === null,
  }))
  if (claims.length === 1) return claims
  claims.sort(byPrecedence)
  const current = claims.filter((claim) => !isOutdated(claim, claims))
  return current.length === 0 ? claims : current
}

/** The claims that may give a field: the live ones that have it, else the withdrawn ones that have it. */
export function givers<C extends Claim>(
  claims: readonly C[],
  has: (claim: C) => boolean,
): readonly C[] {
  const having = picked(claims, has)
  return having.length < 2 ? having : firstPicked(having, LIVE_FIRST)
}

/** Who is heard before whom is not heard at all. */
export const LIVE_FIRST: readonly ((claim: Claim) => boolean)[] = [isLive, anybody]

export function isLive({ live }: Claim): boolean {
  return live
}

export function idsOf(claims: readonly Claim[]): number[] {
  return claims.map(idOf)
}

function idOf({ id }: Claim): number {
  return id
}

/** A production with many dates, if any member says so: its nights listed one by one join the run. */
export function isRun(claims: readonly Claim[]): boolean {
  return claims.some((claim) => claim.listing.grain === 'run')
}

function byPrecedence(a: Claim, b: Claim): number {
  return (
    Number(b.live) - Number(a.live) ||
    b.trust - a.trust ||
    completeness(b.listing) - completeness(a.listing) ||
    byListing(a, b)
  )
}

/** By listing key, which neither time nor the order of arrival changes. */
export function byListing(a: Claim, b: Claim): number {
  return (
    a.member.partner.id - b.member.partner.id ||
    byText(a.listing.externalId, b.listing.externalId) ||
    a.id - b.id
  )
}

export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function completeness(listing: Listing): number {
  return (
    Number(listing.timing.end !== null) +
    Number(listing.description !== '') +
    Number(listing.image !== null) +
    Number(listing.offers.length > 0) +
    Number(listing.performers.length > 0) +
    Number(listing.categories.length > 0) +
    Number(listing.url !== '')
  )
}

function isOutdated(claim: Claim, claims: readonly Claim[]): boolean {
  const { timing, grain } = claim.listing
  if (grain === 'run' || timing.previousStart !== null) return false
  return claims.some(({ live, listing: { timing: moved } }) => {
    const from = moved.previousStart
    return (
      live &&
      from !== null &&
      Math.abs(from.at - timing.start.at) < DAY_MS / 2 &&
      Math.abs(moved.start.at - timing.start.at) >= DAY_MS / 2
    )
  })
}
