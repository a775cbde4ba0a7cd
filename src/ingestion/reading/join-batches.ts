import type { PreparedBatch } from './prepare-batch.ts'
import { BATCH_BYTES, BATCH_RECORDS } from './read-records.ts'

/** So many listings that came as they were are noted at once. */
const UNCHANGED_MAX = 10 * BATCH_RECORDS

/**
 * Both as one batch, which is written in one transaction; null: that would be more than a batch holds, or both tell of one
 * listing, which has to become what the first says before it becomes what the second says.
 */
export function joinBatches(
  first: PreparedBatch | null,
  second: PreparedBatch,
): PreparedBatch | null {
  if (first === null) return second
  const incoming = [...first.incoming, ...second.incoming]
  const unchanged = [...first.unchanged, ...second.unchanged]
  if (incoming.length > BATCH_RECORDS || unchanged.length > UNCHANGED_MAX) return null
  if (bytesOf(incoming) > BATCH_BYTES) return null
  const ids = new Set(first.incoming.map((one) => one.externalId))
  if (second.incoming.some((one) => ids.has(one.externalId))) return null
  return { incoming, unchanged }
}

/** Another one like it would not fit. */
export function isFull({ incoming }: PreparedBatch): boolean {
  return incoming.length > BATCH_RECORDS / 2 || bytesOf(incoming) > BATCH_BYTES / 2
}

function bytesOf(incoming: PreparedBatch['incoming']): number {
  return incoming.reduce((sum, { data }) => sum + data.length, 0)
}
