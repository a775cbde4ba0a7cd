import type { Feed } from '../../domain/feed.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import { makeEventsDue } from '../../storage/events.ts'
import { markFeedComplete, readFeedMemory } from '../../storage/feeds.ts'
import { touchListings } from '../../storage/listings.ts'
import type { IngestionContext } from '../context.ts'
import { FRESH } from '../merge/policy.ts'

/** What was read longer ago than this is shown as not known for sure: its stock at first, its dates later. */
const FRESH_MS = Math.min(FRESH.stockMs, FRESH.datesMs)

/** All of a complete feed was said again: after a silence, its events have to be shown as sure again. */
export async function noteComplete(
  { database, clock }: IngestionContext,
  feed: Feed,
  judged: boolean,
): Promise<void> {
  const now = clock.now()
  const { lastCompleteAt } = await readFeedMemory(database, feed.id)
  await markFeedComplete(database, feed.id, { now, judged })
  if (lastCompleteAt !== null && lastCompleteAt <= now - FRESH_MS) {
    await changeCatalogue(database, now, (tx) => makeEventsDue(tx, { feedId: feed.id }, now))
  }
}

/** As `noteComplete`, of the listings that a partial feed said again without change. */
export async function noteSaidAgain(
  db: Queryable,
  listingIds: readonly number[],
  now: number,
): Promise<void> {
  const silent = await touchListings(db, listingIds, now, now - FRESH_MS)
  if (silent.length > 0) await makeEventsDue(db, { listingIds: silent }, now)
}
