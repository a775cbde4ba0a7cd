import { changeCatalogue } from '../../storage/change-catalogue.ts'
import { dropExpired } from '../../storage/directory-values.ts'
import { dropOutdatedDocuments } from '../../storage/documents.ts'
import type { IngestionContext } from '../context.ts'
import { renderAllDue } from '../rendering/render-due.ts'
import { recomposeRows } from '../names/write-directory.ts'

export interface SweepReport {
  /** Places of the directory of which something was kept as long as it may be. */
  readonly places: number
  /** Of these, those that are shown otherwise now. */
  readonly changed: number
}

const BATCH_VALUES = 500

/**
 * Drops what is kept longer than its provider allows: the values, what places and events show of them, and documents
 * that were put together before. Answers of directories are kept nowhere else; they are no feeds.
 */
export async function sweepDirectory(context: IngestionContext): Promise<SweepReport> {
  const sum = { places: 0, changed: 0 }
  for (;;) {
    const now = context.clock.now()
    const dropped = await changeCatalogue(context.database, now, async (tx) => {
      const rowIds = await dropExpired(tx, now, BATCH_VALUES)
      const changed = rowIds.length === 0 ? [] : await recomposeRows(tx, rowIds, now)
      return { places: rowIds.length, changed: changed.length }
    })
    sum.places += dropped.places
    sum.changed += dropped.changed
    if (dropped.places === 0 || context.stop?.aborted === true) break
  }
  await renderAllDue(context)
  await dropOutdatedDocuments(context.database)
  return sum
}
