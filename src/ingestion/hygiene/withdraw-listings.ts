import { birthsOfListings } from '../../storage/births.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import { liveNamed, withdrawListings } from '../../storage/absences.ts'
import { noteWithdrawn } from '../../storage/runs.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { Feed } from '../../domain/feed.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import type { IngestionContext } from '../context.ts'
import { settleEvents } from '../grouping/settle-events.ts'
import { slices } from '../../lib/slices.ts'

const BATCH = 500

/** The run in which listings are withdrawn. */
export interface Withdrawing {
  readonly runId: number
  readonly feed: Feed
  /** Told of each batch once it is done. */
  readonly withdrew: (count: number) => void
}

/** Within a transaction that holds the catalogue: nobody offers these any more; they stay as history. */
export async function withdrawNow(
  tx: CatalogueTx,
  context: IngestionContext,
  ids: readonly number[],
  now: number,
): Promise<void> {
  await withdrawListings(tx, ids, now)
  await settleGone(tx, context, ids, now)
}

/** Their events tell that nobody offers these any more, or nobody knows whether; one under a new id may join them. */
export async function settleGone(
  tx: CatalogueTx,
  context: IngestionContext,
  ids: readonly number[],
  now: number,
): Promise<void> {
  const births = await birthsOfListings(tx, ids)
  const changed = births.map((birth) => ({ birth, former: birth }))
  const decisions = await decisionsInForce(tx)
  await settleEvents(tx, context, { changed, listings: new Map(), decisions, now })
}

/**
 * What the feed itself says it has taken away: no silence to be judged, so neither a second run nor a brake. Only its own
 * listings, only those still to come.
 */
export async function withdrawRemoved(
  context: IngestionContext,
  { runId, feed, withdrew }: Withdrawing,
  removed: ReadonlySet<string>,
): Promise<void> {
  for (const names of slices([...removed], BATCH)) {
    const now = context.clock.now()
    const count = await changeCatalogue(context.database, now, async (tx) => {
      const ids = await liveNamed(tx, feed.id, names, now)
      if (ids.length > 0) {
        await withdrawNow(tx, context, ids, now)
        tx.later(noteWithdrawn(tx, runId, ids.length))
      }
      return ids.length
    })
    withdrew(count)
  }
}
