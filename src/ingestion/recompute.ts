import type { Decision } from '../domain/decision.ts'
import { birthsAfter, birthsOfListings, listingsOfBirths } from '../storage/births.ts'
import type { Birth, BirthPosition } from '../storage/births.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { listingsById } from '../storage/listings.ts'
import { partnersById } from '../storage/partners.ts'
import { groupBy } from '../lib/group-by.ts'
import { decisionsInForce } from './decisions-in-force.ts'
import type { IngestionContext } from './context.ts'
import { draftBirths } from './births-of-listing.ts'
import { renderAllDue } from './render-due.ts'
import { settleBirths } from './settle-births.ts'
import type { ListingBirths } from './settle-births.ts'

const BATCH_BIRTHS = 500

/**
 * Everything concluded from the stored listings, anew. Same instant: same ids, same bytes. Hall by hall, for the sellers of
 * one show and most of what is near it are then of one batch.
 */
export async function rebuild(context: IngestionContext): Promise<void> {
  let done = 0
  for (let after: BirthPosition | null = null; ;) {
    const page: BirthPosition[] = await birthsAfter(context.database, after, BATCH_BIRTHS)
    const last = page.at(-1)
    if (last === undefined) break
    await recomputeBatch(
      context,
      page.map(({ id }) => id),
    )
    after = last
    done += page.length
    context.progress?.({ feed: '', step: 'rebuilding', read: done })
  }
  await renderAllDue(context)
}

async function recomputeBatch(context: IngestionContext, ids: readonly number[]): Promise<void> {
  const now = context.clock.now()
  await changeCatalogue(context.database, now, async (tx) => {
    await recomputeWithin(tx, context, ids, await decisionsInForce(tx), now)
  })
}

/** What an operator's word, or a change of places or performers, makes of these births and of those around them. */
export async function recomputeWithin(
  tx: CatalogueTx,
  context: IngestionContext,
  birthIds: readonly number[],
  decisions: readonly Decision[],
  now: number,
): Promise<void> {
  for (let start = 0; start < birthIds.length; start += BATCH_BIRTHS) {
    const ids = birthIds.slice(start, start + BATCH_BIRTHS)
    await recomputeListings(tx, context, await listingsOfBirths(tx, ids), decisions, now)
  }
}

/** A listing's births are made anew together: which night is which is asked of all of them. */
async function recomputeListings(
  tx: CatalogueTx,
  context: IngestionContext,
  listingIds: readonly number[],
  decisions: readonly Decision[],
  now: number,
): Promise<void> {
  const [held, all] = await Promise.all([
    listingsById(tx, listingIds),
    birthsOfListings(tx, listingIds),
  ])
  const births = groupBy(all, (birth) => birth.listingId)
  const partners = await partnersById(tx, [
    ...new Set([...held.values()].map((listing) => listing.partnerId)),
  ])
  const listings = [...held.values()].map((listing): ListingBirths => {
    const own = births.get(listing.id) ?? []
    const told = { now: listing.readAt, again: true }
    return { held: listing, drafts: draftBirths(listing.listing, own, listing.listing, told) }
  })
  const active = new Set(
    listings.flatMap((one) => one.drafts.active.map((draft) => draft.former?.id)),
  )
  const left = [...births.values()].flat().filter((birth) => isHistory(birth, active))
  await settleBirths(tx, context, { listings, left, held: [], partners, decisions, now })
}

/** Given-up nights stay what they were. */
function isHistory(birth: Birth, active: ReadonlySet<number | undefined>): boolean {
  return birth.retiredAt !== null && !active.has(birth.id)
}
