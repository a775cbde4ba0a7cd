import { birthsOfListings } from '../../storage/births.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import { countFuture, liveNamed, withdrawListings } from '../../storage/absences.ts'
import { noteWithdrawn } from '../../storage/runs.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { Feed } from '../../domain/feed.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import type { IngestionContext } from '../context.ts'
import type { Preparation } from '../reading/prepare-batch.ts'
import { settleEvents } from '../grouping/settle-events.ts'
import { counted } from '../../lib/counted.ts'
import { isMass } from './guard.ts'
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
 * Why what a complete feed says it has taken away, or does not show, is not believed at once; null: it is. A column that is
 * misread, or a shop that hides all it has by mistake, empties a catalogue as well as silence does.
 */
export async function brakeOnRemoved(
  { database, clock }: IngestionContext,
  feed: Feed,
  removed: ReadonlySet<string>,
  since: number,
): Promise<string | null> {
  if (!feed.complete || removed.size === 0) return null
  const now = clock.now()
  let gone = 0
  for (const names of slices([...removed], BATCH))
    gone += (await liveNamed(database, [feed.id], names, now)).length
  const future = await countFuture(database, feed.id, { now, until: Infinity, since })
  return isMass(gone, future)
    ? `${gone} of ${counted(future, 'listing')} still to come are said to be taken away or not shown`
    : null
}

/**
 * What the feed itself says it has taken away: no silence to be judged, so no second run is waited for. Only its own
 * listings, and those it may tell news of; only those still to come.
 */
export async function withdrawRemoved(
  context: IngestionContext,
  { runId, feed, withdrew }: Withdrawing,
  { removed, owners }: Pick<Preparation, 'removed' | 'owners'>,
): Promise<void> {
  for (const names of slices([...removed], BATCH)) {
    context.stop?.throwIfAborted()
    const now = context.clock.now()
    const count = await changeCatalogue(context.database, now, async (tx) => {
      const ids = await liveNamed(tx, [feed.id, ...owners], names, now)
      if (ids.length > 0) {
        await withdrawNow(tx, context, ids, now)
        tx.later(noteWithdrawn(tx, runId, ids.length))
      }
      return ids.length
    })
    withdrew(count)
  }
}
