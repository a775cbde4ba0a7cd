import type { DecisionBody } from '../domain/decision.ts'
import { foldName } from '../lib/fold-name.ts'
import { birthsOfExternalIds } from '../storage/births.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import type { Queryable } from '../storage/database.ts'
import { listDecisions } from '../storage/decisions.ts'
import { finishErasure } from '../storage/erasures.ts'
import {
  eventsOfListings,
  reviewedBirths,
  reviewedListings,
  rewriteDecisions,
  rewriteKept,
  rewriteListings,
} from '../storage/erasing.ts'
import type { ReviewedListing } from '../storage/erasing.ts'
import { contentHash } from './content-hash.ts'
import type { IngestionContext } from './context.ts'
import {
  begin,
  cleanRunTexts,
  dropOldDocuments,
  waitForRuns,
  wanted,
  withholdBodies,
  withoutName,
} from './erase-common.ts'
import type { Erasing, ErasureReport } from './erase-common.ts'
import { withoutErased } from './erased.ts'
import type { Erased } from './erased.ts'
import { listingsOfKey, parseListing } from './listing-keys.ts'
import { findNameRemains } from './name-remains.ts'
import { renderById } from './render-due.ts'

const BATCH = 200

/**
 * Takes a reviewer's reviews out of listings, events, documents, run reports, decisions and bodies of feeds, and keeps them out of
 * every later run. The note that says so comes first: what is cut off is gone on with by asking again.
 */
export async function eraseReviewer(
  context: IngestionContext,
  erasing: Erasing,
): Promise<ErasureReport> {
  const { database, clock } = context
  if (foldName(erasing.name) === '') throw new Error('a name without letters is nobody’s')
  const begun = await begin(context, erasing)
  if (!erasing.dryRun) await waitForRuns(context, erasing.partnerId)
  const erased = await wanted(context, erasing)
  const decisions = await cleanDecisions(context, erasing)
  const listings = await eachPage(reviewedListings, context, erasing, erased, async (tx, rows) => {
    await rewriteListings(
      tx,
      rows.map(({ id, clean }) => ({ id, data: clean, listingHash: contentHash(clean) })),
    )
    return eventsOfListings(
      tx,
      rows.map(({ id }) => id),
    )
  })
  const nights = await eachPage(reviewedBirths, context, erasing, erased, async (tx, rows) => {
    await rewriteKept(
      tx,
      rows.map(({ id, clean }) => ({ id, kept: clean })),
    )
    return [...new Set(rows.map(({ row }) => row.eventId))]
  })
  const counts = {
    listings: listings.rows + nights.rows,
    reviews: listings.reviews + nights.reviews,
    events: listings.events + nights.events,
    performers: 0,
    places: 0,
    decisions,
    runs: await cleanRuns(context, erasing),
    bodies: await withholdBodies(context, erasing, erased),
  }
  if (begun.id !== null) {
    await dropOldDocuments(context)
    await finishErasure(database, begun.id, counts, clock.now())
  }
  const isGone = (author: string) => erasing.partnerId === null && erased.hasReviewer(author)
  const remains = await findNameRemains(context, erasing.name, isGone)
  return { ...begun, ...counts, remains, leads: [] }
}

interface Cleaned<Row> {
  readonly id: number
  readonly row: Row
  /** JSON text of the listing without the reviews. */
  readonly clean: string
  /** How many it lost. */
  readonly reviews: number
}

type Page<Row> = (
  db: Queryable,
  partnerId: number | null,
  after: number,
  limit: number,
) => Promise<Row[]>

/** A page at a time, each with its events in one transaction: a reader sees it whole or not at all. */
async function eachPage<Row extends ReviewedListing>(
  page: Page<Row>,
  context: IngestionContext,
  { partnerId, dryRun }: Erasing,
  erased: Erased,
  rewrite: (tx: CatalogueTx, rows: readonly Cleaned<Row>[]) => Promise<number[]>,
): Promise<{ rows: number; reviews: number; events: number }> {
  const { database, clock } = context
  const counts = { rows: 0, reviews: 0, events: 0 }
  const look = async (db: Queryable, after: number) => {
    const rows = await page(db, partnerId, after, BATCH)
    return { last: rows.at(-1)?.id, cleaned: rows.flatMap((row) => cleanedOf(row, erased)) }
  }
  for (let after = 0; ;) {
    let looked = await look(database, after)
    if (looked.cleaned.length > 0 && !dryRun) {
      const now = clock.now()
      looked = await changeCatalogue(database, now, async (tx) => {
        // Again, under the lock: a run may have written one of these meanwhile, and what it wrote stands.
        const held = await look(tx, after)
        if (held.cleaned.length === 0) return held
        const events = await rewrite(tx, held.cleaned)
        counts.events += events.length
        await renderById(tx, context, events, now)
        return held
      })
    }
    const { last, cleaned } = looked
    counts.rows += cleaned.length
    for (const { reviews } of cleaned) counts.reviews += reviews
    if (last === undefined) return counts
    after = last
  }
}

function cleanedOf<Row extends ReviewedListing>(row: Row, erased: Erased): Cleaned<Row>[] {
  const clean = withoutErased(row.listing, erased)
  if (clean === row.listing) return []
  const reviews = row.listing.reviews.length - clean.reviews.length
  return [{ id: row.id, row, clean: JSON.stringify(clean), reviews }]
}

function cleanRuns(context: IngestionContext, erasing: Erasing): Promise<number> {
  const clean = (text: string) => withoutName(text, erasing.name)
  return cleanRunTexts(context.database, erasing, ({ rejected, warnings }) => ({
    rejected: rejected.map((one) => ({ ...one, reason: clean(one.reason) })),
    warnings: warnings.map(clean),
  }))
}

/** Reasons, and texts that were pinned. Names of performers and places are their own, whoever bears them too. */
async function cleanDecisions(
  context: IngestionContext,
  { name, dryRun }: Erasing,
): Promise<number> {
  const { database, clock } = context
  const told = (await listDecisions(database)).flatMap(({ id, why, what }) => {
    const clean = { why: withoutName(why, name), body: withoutPinned(what, name) }
    return clean.why === why && clean.body === what ? [] : [{ id, what, ...clean }]
  })
  if (dryRun || told.length === 0) return told.length
  const now = clock.now()
  await changeCatalogue(database, now, async (tx) => {
    await rewriteDecisions(
      tx,
      told.map(({ id, why, body }) => ({ id, why, body: JSON.stringify(body) })),
    )
    const keys = told.flatMap(({ what }) =>
      what.kind === 'pin' ? listingsOfKey(what.listing) : [],
    )
    const births = await birthsOfExternalIds(
      tx,
      keys.flatMap((key) => parseListing(key) ?? []),
    )
    const events = [...new Set(births.map(({ eventId }) => eventId))]
    await renderById(tx, context, events, now)
  })
  return told.length
}

function withoutPinned(what: DecisionBody, name: string): DecisionBody {
  if (what.kind !== 'pin' || typeof what.value !== 'string') return what
  const value = withoutName(what.value, name)
  return value === what.value ? what : { ...what, value }
}
