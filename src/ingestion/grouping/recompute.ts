import type { Decision } from '../../domain/decision.ts'
import { vacuumBlocks } from '../../storage/birth-blocks.ts'
import { birthCuts, birthsAfter } from '../../storage/birth-walk.ts'
import type { BirthPosition } from '../../storage/birth-walk.ts'
import { birthsOfListings, listingsOfBirths } from '../../storage/births.ts'
import type { Birth } from '../../storage/births.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { listingsById } from '../../storage/listings.ts'
import { partnersById } from '../../storage/partners.ts'
import { groupBy } from '../../lib/group-by.ts'
import { slices } from '../../lib/slices.ts'
import { ABREAST, abreast } from './abreast.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import type { IngestionContext } from '../context.ts'
import { draftBirths } from '../births/births-of-listing.ts'
import { renderAllDue } from '../rendering/render-due.ts'
import { settleBirths } from './settle-births.ts'
import type { ListingBirths } from './settle-births.ts'

const BATCH_BIRTHS = 500
/** Of one transaction, whose lock other writers wait for. */
const BATCHES = 6

/** A part of the walk through all births, and how far it is done. */
interface Part {
  readonly after: BirthPosition | null
  readonly until: BirthPosition | null
}

/**
 * Everything concluded from the stored listings, anew. Same instant: same ids, same bytes. Hall by hall, for the sellers of
 * one show and most of what is near it are then of one batch; at several places of that walk at once, for what lies far
 * apart seldom reads what the other writes.
 */
export async function rebuild(context: IngestionContext): Promise<void> {
  let done = 0
  await vacuumBlocks(context.database)
  const cuts = await birthCuts(context.database, ABREAST)
  let parts: Part[] = [...cuts, null].map((until, index) => ({
    after: cuts[index - 1] ?? null,
    until,
  }))
  for (;;) {
    context.stop?.throwIfAborted()
    const pages = await recomputeParts(context, parts)
    parts = parts.flatMap(({ until }, index) => {
      const after = pages[index]?.at(-1)
      return after === undefined ? [] : [{ after, until }]
    })
    if (parts.length === 0) break
    done += pages.flat().length
    context.progress?.({ feed: '', step: 'rebuilding', read: done })
  }
  await renderAllDue(context)
}

/** The next births of each part, in one transaction. Gives where they were. */
async function recomputeParts(
  context: IngestionContext,
  parts: readonly Part[],
): Promise<BirthPosition[][]> {
  const now = context.clock.now()
  const limit = BATCH_BIRTHS * Math.ceil(BATCHES / parts.length)
  return changeCatalogue(context.database, now, async (tx) => {
    const [decisions, ...pages] = await Promise.all([
      decisionsInForce(tx),
      ...parts.map(({ after, until }) => birthsAfter(tx, after, until, limit)),
    ])
    const works = inTurns(pages.map((page) => slices(page, BATCH_BIRTHS))).map(
      (batch) => async (tx: CatalogueTx) => {
        const ids = batch.map(({ id }) => id)
        await recomputeListings(tx, context, await listingsOfBirths(tx, ids), decisions, now)
      },
    )
    await abreast(tx, works)
    return pages
  })
}

/** The first of each row, then the second of each. */
function inTurns<Value>(rows: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, index) =>
    rows.flatMap((row) => row.slice(index, index + 1)),
  ).flat()
}

/** What an operator's word, or a change of places or performers, makes of these births and of those around them. */
export async function recomputeWithin(
  tx: CatalogueTx,
  context: IngestionContext,
  birthIds: readonly number[],
  decisions: readonly Decision[],
  now: number,
): Promise<void> {
  for (const ids of slices(birthIds, BATCH_BIRTHS)) {
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
