import type { RunProgress } from '../storage/runs.ts'
import type { RunLog } from './reading/run-log.ts'

/** What became of a batch. */
export interface Applied {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** The listings' ids, to be marked as seen. */
  readonly listingIds: readonly number[]
  /** Of each that is new or changed and becomes no event, why. */
  readonly noEvent: readonly string[]
}

export const NOTHING_APPLIED: Applied = {
  created: 0,
  updated: 0,
  unchanged: 0,
  listingIds: [],
  noEvent: [],
}

/** What the run has done once this batch is in. Reading may be a batch ahead: what it left alone is left alone. */
export function progressOf({ counts }: RunLog, applied: Applied): RunProgress {
  const { created, updated, unchanged } = applied
  return {
    read: counts.read + created + updated + unchanged,
    created: counts.created + created,
    updated: counts.updated + updated,
    unchanged: counts.unchanged + unchanged,
    rejected: counts.rejected,
  }
}
