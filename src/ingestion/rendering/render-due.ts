import { birthsAround } from '../../storage/births.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { dueEvents } from '../../storage/events.ts'
import { groupBy } from '../../lib/group-by.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import type { IngestionContext } from '../context.ts'
import { prepareRendering, renderEvents } from './render-events.ts'

const BATCH_EVENTS = 500

/**
 * Renders again the events whose documents change with the clock, or were made due by a change around them, at most
 * `limit` of them. Gives how many it looked at; as many as `limit` means: come again.
 */
export async function renderDue(context: IngestionContext, limit = BATCH_EVENTS): Promise<number> {
  let looked = 0
  while (looked < limit && context.stop?.aborted !== true) {
    const asked = Math.min(BATCH_EVENTS, limit - looked)
    const done = await renderBatch(context, asked)
    looked += done
    if (done < asked) break
  }
  return looked
}

export async function renderAllDue(context: IngestionContext): Promise<void> {
  while ((await renderDue(context)) >= BATCH_EVENTS);
}

async function renderBatch(context: IngestionContext, limit: number): Promise<number> {
  const now = context.clock.now()
  // Looked for before the lock is taken: mostly there is nothing to do.
  if ((await dueEvents(context.database, now, 1)).length === 0) return 0
  return changeCatalogue(context.database, now, async (tx) => {
    const ids = await dueEvents(tx, now, limit)
    await renderById(tx, context, ids, now)
    return ids.length
  })
}

/** Merges stored events anew from their stored births; who belongs to whom is not asked. */
export async function renderById(
  tx: CatalogueTx,
  context: IngestionContext,
  ids: readonly number[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  const births = await birthsAround(tx, { eventIds: ids, ids: [] })
  const rendering = await prepareRendering(tx, {
    present: context.present,
    decisions: await decisionsInForce(tx),
    events: groupBy(births, (birth) => birth.eventId),
    gone: [],
    listings: new Map(),
    now,
  })
  await renderEvents(tx, rendering)
}
