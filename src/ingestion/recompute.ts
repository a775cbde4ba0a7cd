import type { Decision, DecisionBody } from '../domain/decision.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import {
  birthIdsAfter,
  birthIdsOf,
  birthsAround,
  birthsOfExternalIds,
  birthsOfListings,
} from '../storage/births.ts'
import type { Birth } from '../storage/births.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import { listDecisions } from '../storage/decisions.ts'
import { listingsById } from '../storage/listings.ts'
import { partnersById } from '../storage/partners.ts'
import { groupBy } from '../lib/group-by.ts'
import type { IngestionContext } from './context.ts'
import { draftBirths } from './births-of-listing.ts'
import { renderAllDue } from './render-due.ts'
import { settleBirths } from './settle-births.ts'
import type { ListingBirths } from './settle-births.ts'

const BATCH_BIRTHS = 500

/** Everything concluded from the stored listings, anew. Same instant: same ids, same bytes. */
export async function rebuild(context: IngestionContext): Promise<void> {
  let done = 0
  for (let after = 0; ;) {
    const ids = await birthIdsAfter(context.database, after, BATCH_BIRTHS)
    const last = ids.at(-1)
    if (last === undefined) break
    await recomputeBatch(context, ids)
    after = last
    done += ids.length
    context.progress?.({ feed: '', step: 'rebuilding', read: done })
  }
  await renderAllDue(context)
}

/** What an operator's word, or a change of places or performers, makes of these births and of those around them. */
export async function recomputeBirths(
  context: IngestionContext,
  birthIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < birthIds.length; start += BATCH_BIRTHS) {
    await recomputeBatch(context, birthIds.slice(start, start + BATCH_BIRTHS))
  }
}

/** As `recomputeBirths`, of all births at these places or with these performers. */
export async function recomputeAround(
  context: IngestionContext,
  of: { readonly placeIds?: readonly number[]; readonly performerIds?: readonly number[] },
): Promise<void> {
  await recomputeBirths(context, await birthIdsOf(context.database, of))
}

async function recomputeBatch(context: IngestionContext, ids: readonly number[]): Promise<void> {
  const now = context.clock.now()
  await changeCatalogue(context.database, now, async (tx) => {
    const asked = await birthsAround(tx, { eventIds: [], ids })
    const listingIds = [...new Set(asked.map((birth) => birth.listingId))]
    await recomputeListings(tx, context, listingIds, now)
  })
}

/** A listing's births are made anew together: which night is which is asked of all of them. */
async function recomputeListings(
  tx: CatalogueTx,
  context: IngestionContext,
  listingIds: readonly number[],
  now: number,
): Promise<void> {
  const held = await listingsById(tx, listingIds)
  const births = groupBy(await birthsOfListings(tx, listingIds), (birth) => birth.listingId)
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
  const decisions = await listDecisions(tx)
  await settleBirths(tx, context, { listings, left, held: [], partners, decisions, now })
}

/** Given-up nights stay what they were. */
function isHistory(birth: Birth, active: ReadonlySet<number | undefined>): boolean {
  return birth.retiredAt !== null && !active.has(birth.id)
}

/** Carries out a decision that was just logged, or the taking back of an earlier one. */
export async function recomputeDecision(
  context: IngestionContext,
  decision: Decision,
): Promise<void> {
  const log = await listDecisions(context.database)
  const concerned = decisionsConcerned(decision, log)
  const listings = concerned.flatMap(({ what }) => listingsOf(what)).map(parseListingKey)
  const births = await birthsOfExternalIds(context.database, listings)
  await recomputeBirths(
    context,
    births.map((birth) => birth.id),
  )
}

/** It, and all that it takes back, gives back… */
function decisionsConcerned(decision: Decision, log: readonly Decision[]): Decision[] {
  const revoked = log.find((one) => one.id === decision.revokes)
  return revoked === undefined ? [decision] : [decision, ...decisionsConcerned(revoked, log)]
}

function listingsOf(what: DecisionBody): readonly string[] {
  if ('listings' in what) return what.listings
  return 'listing' in what ? [what.listing] : []
}

/** `7:A-1001` or `7:A-1001@1765000000000`; a partner's own ids may hold either sign. */
function parseListingKey(key: string): { partnerId: number; externalId: string } {
  const cut = key.indexOf(':')
  return {
    partnerId: Number(key.slice(0, cut)),
    externalId: key.slice(cut + 1).replace(/@-?\d+$/, ''),
  }
}
