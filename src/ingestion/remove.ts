import type { Feed } from '../domain/feed.ts'
import type { Partner } from '../domain/partner.ts'
import { eachInTurn } from '../lib/each-in-turn.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import { makeEventsDue } from '../storage/events.ts'
import { markFeedRemoved, removedFeeds } from '../storage/feeds.ts'
import { liveListings } from '../storage/absences.ts'
import { updatePartner } from '../storage/partners.ts'
import { forgetValidators } from '../storage/raw-bodies.ts'
import type { IngestionContext } from './context.ts'
import { renderAllDue } from './rendering/render-due.ts'
import { withdrawNow } from './hygiene/withdraw-listings.ts'

const BATCH = 500

/**
 * Nobody stands for its listings any more: they are withdrawn now, and stay as history. A run of it that goes on has put in
 * what it had at hand before the feed is marked, and puts in nothing after that.
 */
export async function removeFeed(context: IngestionContext, feed: Feed): Promise<void> {
  const now = context.clock.now()
  await changeCatalogue(context.database, now, (tx) => markFeedRemoved(tx, feed.id, now))
  await forgetValidators(context.database, feed)
  await withdrawAll(context, feed.id)
}

/** What removals that were cut off have left. */
export async function endRemovals(context: IngestionContext): Promise<void> {
  const feedIds = await removedFeeds(context.database)
  await eachInTurn(feedIds.map((feedId) => () => withdrawAll(context, feedId)))
}

async function withdrawAll(context: IngestionContext, feedId: number): Promise<void> {
  let done = 0
  for (;;) {
    context.stop?.throwIfAborted()
    const now = context.clock.now()
    const ids = await liveListings(context.database, feedId, BATCH)
    if (ids.length === 0) return
    await changeCatalogue(context.database, now, (tx) => withdrawNow(tx, context, ids, now))
    done += ids.length
    context.progress?.({ feed: '', step: 'withdrawing', read: done })
  }
}

/** A partner's name, logo, trust or commissions are part of its events. */
export async function changePartner(context: IngestionContext, partner: Partner): Promise<void> {
  const now = context.clock.now()
  await changeCatalogue(context.database, now, async (tx) => {
    await updatePartner(tx, partner, now)
    await makeEventsDue(tx, { partnerId: partner.id }, now)
  })
  await renderAllDue(context)
}
