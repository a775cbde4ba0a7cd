import { USE_DAYS } from '../ingestion/enrich/trend.ts'
import { DAY_MS } from '../lib/durations.ts'
import { eachInTurn } from '../lib/each-in-turn.ts'
import { documentName } from '../serving/document-keeper.ts'
import type { Database } from '../storage/database.ts'
import { dropForeignDocuments } from '../storage/documents.ts'
import { sweepJobs } from '../storage/jobs.ts'
import { dropOldBodies, dropUnfinishedBodies } from '../storage/raw-bodies.ts'
import { dropOldUses } from '../storage/trend.ts'
import type { AppContext } from './context.ts'
import { sweepPictures } from './pictures.ts'

/** Signals can be taken again for any of the last days. */
const USES_KEPT_DAYS = 2 * USE_DAYS
/** By then no transfer goes on. */
const UNFINISHED_KEPT_DAYS = 1
const DOCUMENTS_A_TIME = 500

/**
 * What has had its day: old bytes of feeds, old counts, documents for an address that is no longer ours, dead jobs,
 * copies of pictures that nothing shows. What cannot be cleared away keeps nothing else from it.
 */
export async function sweep(
  around: Pick<AppContext, 'database' | 'clock' | 'config'>,
  publicUrl: string,
): Promise<void> {
  const { database, clock, config } = around
  const now = clock.now()
  const usesSince = Math.floor(now / DAY_MS) - USES_KEPT_DAYS
  await eachInTurn([
    () => dropOldBodies(database, now - config.rawKeepDays * DAY_MS),
    () => dropUnfinishedBodies(database, now - UNFINISHED_KEPT_DAYS * DAY_MS),
    () => dropOldUses(database, usesSince),
    () => dropForeign(database, publicUrl),
    () => sweepJobs(database),
    () => sweepPictures(around),
  ])
}

async function dropForeign(database: Database, publicUrl: string): Promise<void> {
  const ours = {
    publicUrl,
    forms: [documentName('json', publicUrl).form, documentName('xml', publicUrl).form],
  }
  while ((await dropForeignDocuments(database, ours, DOCUMENTS_A_TIME)) === DOCUMENTS_A_TIME);
}
