import { pictureKey } from '../domain/picture.ts'
import { gatherSome } from '../lib/gather.ts'
import { repostedAmong } from '../storage/absences.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import type { ListingWithMemory, ListingWrite, StoredListing } from '../storage/listings.ts'
import { takeIds } from '../storage/sequences.ts'
import { tells } from './births/first-day.ts'
import { lastMoment } from './births/last-moment.ts'
import type { Incoming } from './reading/incoming.ts'
import type { Preparation } from './reading/prepare-batch.ts'

/** A listing on its way into the catalogue. */
export interface Arrival {
  readonly incoming: Incoming
  readonly stored: StoredListing | null
  /** `same`: other bytes, the same meaning. `reused`: the id of another show. */
  readonly kind: 'new' | 'changed' | 'same' | 'reused'
}

export interface LandedOne {
  readonly arrival: Arrival
  readonly write: LandedListing
}

/** As it is written, and as it is in memory from now on: one object, for a batch holds many. */
type LandedListing = ListingWrite & ListingWithMemory

type Landing = Pick<Preparation, 'feed' | 'owners'>

/** Gives each its number, and what is to be written of it. */
export async function land(
  tx: CatalogueTx,
  landing: Landing,
  arrivals: readonly Arrival[],
  now: number,
): Promise<LandedOne[]> {
  const minted = arrivals.filter(isMinted).length
  const ids = minted === 0 ? [] : await takeIds(tx, 'listing_ids', minted)
  const stoodFor = await repostedAmong(tx, gatherSome(arrivals, comesBack))
  const landed: LandedOne[] = []
  let taken = 0
  for (const arrival of arrivals) {
    const { stored } = arrival
    const id = (isMinted(arrival) ? ids[taken++] : stored?.id) ?? Number.NaN
    const isHereNow = stoodFor.has(id) || isMovedHere(arrival)
    const backSince = isHereNow ? now : (stored?.backSince ?? null)
    landed.push({ arrival, write: toWrite(arrival, id, landing, { now, backSince }) })
  }
  return landed
}

/** One that was gone, and is the show it was. */
function comesBack({ stored, kind }: Arrival): number | null {
  return stored !== null && kind !== 'reused' && wasGone(stored) ? stored.id : null
}

/** The only date that it tells was none of its own: another one that is gone from there may be it. */
function isMovedHere({ incoming: { previous, listing }, kind }: Arrival): boolean {
  if (kind !== 'changed' || previous === null || listing.timing.sessions.length > 1) return false
  return !tells(previous.listing, listing.timing.start)
}

export function wasGone({ missingSince, withdrawnAt }: StoredListing): boolean {
  return missingSince !== null || withdrawnAt !== null
}

/** There again by the word of another feed than the one that missed it, which has to be asked once more. */
export function isRevivedElsewhere(
  { arrival: { stored }, write }: LandedOne,
  feedId: number,
): boolean {
  return stored !== null && write.feedId !== feedId && wasGone(stored)
}

export function isMinted({ kind }: Pick<Arrival, 'kind'>): boolean {
  return kind === 'new' || kind === 'reused'
}

/** What is written of a listing that came: it is there again, whatever was missing of it. */
function toWrite(
  { incoming, stored, kind }: Arrival,
  id: number,
  { feed, owners }: Landing,
  { now, backSince }: { readonly now: number; readonly backSince: number | null },
): LandedListing {
  const owner = isMinted({ kind }) ? undefined : stored?.feedId
  const { externalId, rawHash, listingHash, data, listing } = incoming
  return {
    id,
    partnerId: feed.partnerId,
    externalId,
    feedId: owner !== undefined && owners.includes(owner) ? owner : feed.id,
    rawHash,
    listingHash,
    data,
    listing,
    closedAt: null,
    feedCompleteAt: null,
    imageKey: listing.image === null ? null : pictureKey(listing.image.url),
    firstSeenAt: kind === 'reused' || stored === null ? now : stored.firstSeenAt,
    readAt: now,
    missingRuns: 0,
    missingSince: null,
    backSince: kind === 'reused' ? null : backSince,
    withdrawnAt: null,
    firstAt: listing.timing.start.at,
    lastAt: lastMoment(listing),
  }
}
