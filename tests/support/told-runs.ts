import { insertFeed } from '../../src/storage/feeds.ts'
import type { NewFeed } from '../../src/storage/feeds.ts'
import { finishRun, startRun } from '../../src/storage/runs.ts'
import type { RunEnd } from '../../src/storage/runs.ts'
import type { Queryable } from '../../src/storage/database.ts'

const SOUND: RunEnd = {
  state: 'succeeded',
  complete: true,
  failure: null,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  missing: 0,
  missingDueAt: null,
  rejected: [],
  rejectedCount: 0,
  leftOut: 0,
  warnings: [],
  reading: 'r',
  nameless: 0,
  retryAt: null,
}

/** Runs of a feed one after another, each begun a second after the one before; null: still going on. */
export async function toldRuns(
  db: Queryable,
  feedId: number,
  ends: readonly (Partial<RunEnd> | null)[],
): Promise<number[]> {
  const ids: number[] = []
  for (const [at, end] of ends.entries()) {
    const runId = await startRun(db, feedId, at * 1000)
    if (end !== null) await finishRun(db, runId, { ...SOUND, ...end }, at * 1000 + 500)
    ids.push(runId)
  }
  return ids
}

let made = 0

/** A feed that nobody reads. */
export async function anyFeed(db: Queryable, partnerId: number, more: Partial<NewFeed> = {}) {
  made += 1
  const rest = { format: 'native', location: '/x', schedule: null, complete: true, options: {} }
  const feed = { partnerId, name: `feed ${made}`, state: 'active' as const, ...rest, ...more }
  return insertFeed(db, feed, 7000)
}
