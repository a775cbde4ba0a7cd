import type { Member } from '../../domain/event.ts'
import type { Listing } from '../../domain/listing.ts'
import type { Partner } from '../../domain/partner.ts'
import type { Birth } from '../../storage/births.ts'
import type { ListingWithMemory } from '../../storage/listings.ts'
import { explode } from '../resolve/explode.ts'

/** A birth as merging sees it. */
export function toMember(birth: Birth, held: ListingWithMemory, partner: Partner): Member {
  const listing = birth.kept ?? nightOf(held.listing, birth.sessionAt)
  const withdrawnSince = withdrawnAt(birth, held, listing)
  return {
    birthId: birth.id,
    partner,
    listing,
    firstSeenAt: birth.firstSeenAt,
    readAt: readAt(held),
    unavailableSince: earliest(birth.unavailableSince, withdrawnSince),
    cancelledSince: birth.cancelledSince,
    withdrawnSince,
    earliestStart: birth.earliestStart,
    performerIds: birth.performerIds,
  }
}

export function nightOf(listing: Listing, sessionAt: number | null): Listing {
  if (sessionAt === null) return listing
  return explode(listing).find((night) => night.sessionAt === sessionAt)?.listing ?? listing
}

/** A night given up while it was still to come is withdrawn like a listing; one that had passed is history. */
function withdrawnAt(birth: Birth, held: ListingWithMemory, listing: Listing): number | null {
  const givenUp =
    birth.retiredAt !== null && birth.retiredAt < listing.timing.start.at ? birth.retiredAt : null
  return earliest(held.withdrawnAt, givenUp)
}

/** A complete feed says again, with every read, what it does not repeat in our tables. */
function readAt(held: ListingWithMemory): number {
  const silent = held.missingSince !== null || held.withdrawnAt !== null || held.closedAt !== null
  return silent ? held.readAt : Math.max(held.readAt, held.feedCompleteAt ?? 0)
}

function earliest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
