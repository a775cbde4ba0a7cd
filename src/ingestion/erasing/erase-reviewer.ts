import type { DecisionBody } from '../../domain/decision.ts'
import { foldName } from '../../lib/fold-name.ts'
import { birthsOfExternalIds } from '../../storage/births.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import { listDecisions } from '../../storage/decisions.ts'
import { finishErasure } from '../../storage/erasures.ts'
import {
  eventsOfListings,
  reviewedBirths,
  reviewedListings,
  rewriteDecisions,
  rewriteKept,
  rewriteListings,
} from '../../storage/erasing.ts'
import type { ReviewedBirth, ReviewedListing } from '../../storage/erasing.ts'
import { contentHash } from '../content-hash.ts'
import type { IngestionContext } from '../context.ts'
import {
  begin,
  cleanRunTexts,
  dropOldDocuments,
  waitForRuns,
  wanted,
  withholdBodies,
} from './erasure-steps.ts'
import type { Erasing, ErasureReport } from './erasure-steps.ts'
import { distinctive, withoutWords } from './erased-words.ts'
import { withoutErased } from '../reading/erased.ts'
import type { Erased } from '../reading/erased.ts'
import { listingsOfKey, parseListing } from '../in-force/listing-keys.ts'
import { findNameRemains } from './name-remains.ts'
import { renderById } from '../rendering/render-due.ts'

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
  // First what quotes the reviews: when they are gone nobody knows their texts any more.
  const words = [erasing.name, ...distinctive(await textsToGo(context, erasing, erased))]
  const decisions = await cleanDecisions(context, erasing, words)
  const runs = await cleanRuns(context, erasing, words)
  const listings = await eachPage(LISTINGS, context, erasing, erased)
  const nights = await eachPage(NIGHTS, context, erasing, erased)
  const counts = {
    listings: listings.rows + nights.rows,
    reviews: listings.reviews + nights.reviews,
    events: new Set([...listings.events, ...nights.events]).size,
    performers: 0,
    places: 0,
    decisions,
    runs,
    bodies: await withholdBodies(context, erasing, erased),
  }
  if (begun.id !== null) {
    await dropOldDocuments(context)
    await finishErasure(database, begun.id, counts, clock.now())
  }
  const isGone = (author: string) => erasing.partnerId === null && erased.hasReviewer(author)
  const remains = await findNameRemains(context, erasing.name, isGone)
  return { ...begun, ...counts, names: [], remains, leads: [] }
}

interface Cleaned<Row> {
  readonly id: number
  readonly row: Row
  /** JSON text of the listing without the reviews. */
  readonly clean: string
  /** How many it lost. */
  readonly reviews: number
}

/** One of the tables that hold reviews. */
interface Reviewed<Row> {
  readonly page: (
    db: Queryable,
    partnerId: number | null,
    after: number,
    limit: number,
  ) => Promise<Row[]>
  /** That show these rows. */
  readonly eventsOf: (db: Queryable, rows: readonly Cleaned<Row>[]) => Promise<readonly number[]>
  readonly rewrite: (tx: Queryable, rows: readonly Cleaned<Row>[]) => Promise<void>
}

const LISTINGS: Reviewed<ReviewedListing> = {
  page: reviewedListings,
  eventsOf: (db, rows) =>
    eventsOfListings(
      db,
      rows.map(({ id }) => id),
    ),
  rewrite: (tx, rows) =>
    rewriteListings(
      tx,
      rows.map(({ id, clean }) => ({ id, data: clean, listingHash: contentHash(clean) })),
    ),
}

const NIGHTS: Reviewed<ReviewedBirth> = {
  page: reviewedBirths,
  eventsOf: async (_, rows) => [...new Set(rows.map(({ row }) => row.eventId))],
  rewrite: (tx, rows) =>
    rewriteKept(
      tx,
      rows.map(({ id, clean }) => ({ id, kept: clean })),
    ),
}

/** A page at a time, each with its events in one transaction: a reader sees it whole or not at all. */
async function eachPage<Row extends ReviewedListing>(
  { page, eventsOf, rewrite }: Reviewed<Row>,
  context: IngestionContext,
  { partnerId, dryRun }: Erasing,
  erased: Erased,
): Promise<{ rows: number; reviews: number; events: Set<number> }> {
  const { database, clock } = context
  const counts = { rows: 0, reviews: 0, events: new Set<number>() }
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
        await rewrite(tx, held.cleaned)
        await renderById(tx, context, await eventsOf(tx, held.cleaned), now)
        return held
      })
    }
    const { last, cleaned } = looked
    counts.rows += cleaned.length
    if (cleaned.length > 0)
      for (const event of await eventsOf(database, cleaned)) counts.events.add(event)
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

/** What the reviews say that go. */
async function textsToGo(
  { database }: IngestionContext,
  { partnerId }: Erasing,
  erased: Erased,
): Promise<string[]> {
  const texts = new Set<string>()
  for (const page of [reviewedListings, reviewedBirths]) {
    for (let after = 0; ;) {
      const rows = await page(database, partnerId, after, BATCH)
      for (const { text, author } of rows.flatMap(({ listing }) => listing.reviews)) {
        if (text !== null && erased.hasReviewer(author)) texts.add(text)
      }
      const last = rows.at(-1)
      if (last === undefined) break
      after = last.id
    }
  }
  return [...texts]
}

function cleanRuns(
  { database }: IngestionContext,
  erasing: Erasing,
  words: readonly string[],
): Promise<number> {
  const clean = (text: string) => withoutWords(text, words)
  return cleanRunTexts(database, erasing, ({ rejected, warnings }) => ({
    rejected: rejected.map((one) => ({
      ...one,
      id: one.id === null ? null : clean(one.id),
      reason: clean(one.reason),
    })),
    warnings: warnings.map(clean),
  }))
}

/** Reasons, and texts that were pinned. Names of performers and places are their own, whoever bears them too. */
async function cleanDecisions(
  context: IngestionContext,
  { dryRun }: Erasing,
  words: readonly string[],
): Promise<number> {
  const { database, clock } = context
  const told = (await listDecisions(database)).flatMap(({ id, why, what }) => {
    const clean = { why: withoutWords(why, words), body: withoutPinned(what, words) }
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

function withoutPinned(what: DecisionBody, words: readonly string[]): DecisionBody {
  if (what.kind !== 'pin' || typeof what.value !== 'string') return what
  const value = withoutWords(what.value, words)
  return value === what.value ? what : { ...what, value }
}
