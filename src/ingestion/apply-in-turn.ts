import { isFull, joinBatches } from './reading/join-batches.ts'
import type { PreparedBatch } from './reading/prepare-batch.ts'

export interface Applier {
  /** Ends when the next one may be made: a full one that waits is enough. Fails where one before it did. */
  add(batch: PreparedBatch): Promise<void>
  /** All that was added is in. */
  done(): Promise<void>
  /** None is begun any more, and the one at hand has ended. */
  end(): Promise<void>
}

/**
 * One batch at a time. Those that come meanwhile go together in the next one, as far as they fit: of batches of which little
 * came otherwise each would cost its statements and a commit, and nobody waits here for more to come.
 */
export function applyInTurn(apply: (batch: PreparedBatch) => Promise<void>): Applier {
  let waiting: PreparedBatch | null = null
  let applying: Promise<void> | null = null

  function begin(): void {
    if (applying !== null || waiting === null) return
    const batch = waiting
    waiting = null
    applying = apply(batch).then(() => {
      applying = null
      begin()
    })
    // Whoever adds the next one is told; until then a failure must not count as one that nobody looks after.
    applying.catch(() => {})
  }

  return {
    async add(batch) {
      let joined = joinBatches(waiting, batch)
      for (; joined === null; joined = joinBatches(waiting, batch)) await applying
      waiting = joined
      begin()
      while (waiting !== null && isFull(waiting)) await applying
    },
    async done() {
      while (applying !== null) await applying
    },
    async end() {
      waiting = null
      await applying?.catch(() => {})
    },
  }
}
