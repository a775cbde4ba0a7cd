import { noEventBecause } from '../domain/no-event.ts'
import type { Partner } from '../domain/partner.ts'
import { groupBy } from '../lib/group-by.ts'
import { gather, gatherSome } from '../lib/gather.ts'
import { birthsOfListings } from '../storage/births.ts'
import type { Birth } from '../storage/births.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import type { Queryable } from '../storage/database.ts'
import {
  closeListings,
  insertListings,
  listingsById,
  recallListings,
  updateListings,
} from '../storage/listings.ts'
import type { ListingWithMemory, StoredListing } from '../storage/listings.ts'
import { noteImages } from '../storage/pictures.ts'
import { forgetValidators } from '../storage/raw-bodies.ts'
import { noteProgress } from '../storage/runs.ts'
import { NOTHING_APPLIED, progressOf } from './applied.ts'
import type { Applied } from './applied.ts'
import { decisionsInForce } from './in-force/decisions-in-force.ts'
import { draftBirths } from './births/births-of-listing.ts'
import type { Telling } from './births/births-of-listing.ts'
import type { BodyKeeper } from './reading/body-keeper.ts'
import type { IngestionContext } from './context.ts'
import { noteSaidAgain } from './hygiene/freshness.ts'
import { isReused } from './births/id-reuse.ts'
import { isMinted, isRevivedElsewhere, land, wasGone } from './landing.ts'
import type { Arrival, LandedOne } from './landing.ts'
import type { Incoming } from './reading/incoming.ts'
import { toIncoming } from './reading/prepare-batch.ts'
import type { Preparation, PreparedBatch } from './reading/prepare-batch.ts'
import { settleBirths } from './grouping/settle-births.ts'
import type { ListingBirths } from './grouping/settle-births.ts'

export interface Application {
  readonly runId: number
  readonly context: IngestionContext
  readonly keeper: BodyKeeper
  readonly preparation: Preparation
  readonly partner: Partner
  /** The operator has lifted the brake. */
  readonly released: boolean
  /** Records that the run before could not tell the id of. */
  readonly earlierNameless: number
}

/** One transaction: the batch is in the catalogue as a whole, or not at all. */
export async function applyBatch(application: Application, batch: PreparedBatch): Promise<Applied> {
  const { context, preparation } = application
  const now = context.clock.now()
  if (batch.incoming.length === 0) {
    if (!preparation.feed.complete && batch.unchanged.length > 0) {
      await changeCatalogue(context.database, now, (tx) => noteSaidAgain(tx, batch.unchanged, now))
    }
    return NOTHING_APPLIED
  }
  return changeCatalogue(context.database, now, async (tx) => {
    const arrivals = await recognise(tx, application, batch.incoming, now)
    if (!preparation.feed.complete && batch.unchanged.length > 0) {
      await noteSaidAgain(tx, batch.unchanged, now)
    }
    const applied = await store(tx, application, arrivals, now)
    tx.later(noteProgress(tx, application.runId, progressOf(preparation.log, applied)))
    return applied
  })
}

/** What each listing is to us, under the lock. One that changed since it was prepared is normalised again. */
async function recognise(
  tx: Queryable,
  { preparation }: Application,
  incoming: readonly Incoming[],
  now: number,
): Promise<Arrival[]> {
  const last = new Map(incoming.map((one) => [one.externalId, one]))
  const rows = await recallListings(tx, preparation.feed.partnerId, [...last.keys()])
  const known = new Map(rows.map((row) => [row.externalId, row]))
  const overtaken = rows.filter(
    (row) => last.get(row.externalId)?.previous?.rawHash !== row.rawHash,
  )
  const fresh =
    overtaken.length === 0
      ? new Map<number, ListingWithMemory>()
      : await listingsById(
          tx,
          overtaken.map((row) => row.id),
        )
  return gatherSome([...last.values()], (one): Arrival | null => {
    const stored = known.get(one.externalId) ?? null
    if (stored === null) return { incoming: one, stored, kind: 'new' }
    const held = fresh.get(stored.id)
    const again =
      held === undefined
        ? one
        : toIncoming(preparation, one.source, one.source.again(), {
            rawHash: stored.rawHash,
            listing: held.listing,
          })
    return again === undefined
      ? null
      : { incoming: again, stored, kind: kindOf(again, stored, now) }
  })
}

function kindOf(incoming: Incoming, stored: StoredListing, now: number): Arrival['kind'] {
  if (!wasGone(stored) && incoming.listingHash === stored.listingHash) return 'same'
  const { previous, listing } = incoming
  const isOther = previous !== null && isReused(previous.listing, listing, stored.lastAt < now)
  return isOther ? 'reused' : 'changed'
}

async function store(
  tx: CatalogueTx,
  { context, preparation, partner }: Application,
  arrivals: readonly Arrival[],
  now: number,
): Promise<Applied> {
  const landed = await land(tx, preparation, arrivals, now)
  const closed = gather(landed, ({ arrival }) =>
    arrival.kind === 'reused' ? closedOf(arrival, partner.id, now) : [],
  )
  const inserts = landed.filter(({ arrival }) => isMinted(arrival)).map(({ write }) => write)
  const updates = landed.filter(({ arrival }) => !isMinted(arrival)).map(({ write }) => write)
  const writeListings = () => {
    if (closed.length > 0) tx.later(closeListings(tx, closed, now))
    if (inserts.length > 0) tx.later(insertListings(tx, inserts))
    if (updates.length > 0) tx.later(updateListings(tx, updates))
    if (landed.some((one) => isRevivedElsewhere(one, preparation.feed.id)))
      tx.later(forgetValidators(tx, preparation.feed))
    const addresses = gatherSome(arrivals, (arrival) => newImage(arrival, now))
    if (addresses.length > 0) tx.later(noteImages(tx, addresses, now))
  }
  const known = { landed, closed, writeListings }
  await regroupLanded(tx, { context, partner }, known, now)
  const same = arrivals.filter(({ kind }) => kind === 'same').length
  return {
    created: inserts.length,
    updated: updates.length - same,
    unchanged: same,
    listingIds: landed.map(({ write }) => write.id),
    noEvent: gatherSome(arrivals, ({ incoming, kind }) =>
      kind === 'same' ? null : noEventBecause(incoming.listing),
    ),
  }
}

/** The address of its picture, where the listing did not show it before, or nobody asked for it meanwhile. */
function newImage({ incoming, stored, kind }: Arrival, now: number): string | null {
  const url = incoming.listing.image?.url ?? null
  const isKnown = kind !== 'new' && incoming.previous?.listing.image?.url === url
  const slept = stored !== null && (stored.withdrawnAt !== null || stored.lastAt < now)
  return isKnown && !slept ? null : url
}

/** The show that bore the id before: history, and withdrawn if it was still to come. */
function closedOf(
  { incoming, stored }: Arrival,
  partnerId: number,
  now: number,
): ListingWithMemory[] {
  if (stored === null || incoming.previous === null) return []
  const withdrawnAt = stored.withdrawnAt ?? (stored.lastAt > now ? now : null)
  const { externalId } = incoming
  const { listing } = incoming.previous
  return [
    { ...stored, externalId, partnerId, listing, withdrawnAt, closedAt: now, feedCompleteAt: null },
  ]
}

interface Landed {
  readonly landed: readonly LandedOne[]
  /** Shows that lost their ids to others. */
  readonly closed: readonly ListingWithMemory[]
  readonly writeListings: () => void
}

async function regroupLanded(
  tx: CatalogueTx,
  { context, partner }: Pick<Application, 'context' | 'partner'>,
  { landed, closed, writeListings }: Landed,
  now: number,
): Promise<void> {
  const moving = landed.filter(({ arrival }) => arrival.kind !== 'same')
  if (moving.length === 0) {
    writeListings()
    return
  }
  const known = gatherSome(moving, ({ arrival }) =>
    arrival.kind === 'new' ? null : arrival.stored?.id,
  )
  const births = known.length === 0 ? [] : await birthsOfListings(tx, known)
  const former = groupBy(births, (birth) => birth.listingId)
  const telling = { now, again: false }
  const listings = moving.map((one) => toBirths(one, former.get(one.write.id) ?? [], telling))
  const left = closed.flatMap((held) =>
    (former.get(held.id) ?? []).map((birth) => ({
      ...birth,
      closed: true,
      withdrawn: birth.withdrawn || held.withdrawnAt !== null,
    })),
  )
  const decisions = await decisionsInForce(
    tx,
    closed.map((held) => ({ ...held, closedAt: now })),
  )
  const partners = new Map([[partner.id, partner]])
  await settleBirths(tx, context, {
    listings,
    left,
    held: closed,
    partners,
    decisions,
    now,
    meanwhile: writeListings,
  })
}

function toBirths(
  { arrival, write }: LandedOne,
  own: readonly Birth[],
  telling: Telling,
): ListingBirths {
  const { listing, previous } = arrival.incoming
  return { held: write, drafts: draftBirths(listing, own, previous?.listing ?? null, telling) }
}
