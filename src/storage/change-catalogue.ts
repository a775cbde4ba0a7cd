import { lockCatalogue } from './catalogue-lock.ts'
import type { Database, Queryable } from './database.ts'

/**
 * The catalogue, while one transaction holds it. Statements are sent as they are asked, without waiting for those before
 * them, and carried out in that order.
 */
export interface CatalogueTx extends Queryable {
  /**
   * A write whose end nobody need wait for before the commit: our own work goes on while the database does it. If it
   * fails, the whole transaction does, with its error.
   */
  later(write: Promise<unknown>): void
}

/** One transaction under the catalogue's lock; its changes are numbered as it commits. */
export async function changeCatalogue<Value>(
  database: Database,
  now: number,
  work: (tx: CatalogueTx) => Promise<Value>,
): Promise<Value> {
  return database.changing(now, async (connection) => {
    const writes: Promise<unknown>[] = []
    const tx: CatalogueTx = {
      query: (statement) => connection.query(statement),
      later(write) {
        writes.push(write)
        // Looked at below; until then a failure must not count as one that nobody looks after.
        write.catch(() => {})
      },
    }
    await lockCatalogue(tx)
    try {
      const value = await work(tx)
      await Promise.all(writes)
      return value
    } catch (error) {
      const ends = await Promise.allSettled(writes)
      if (!isConsequence(error)) throw error
      const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
      throw reasons.find((reason) => !isConsequence(reason)) ?? error
    }
  })
}

/** A statement was refused only because one before it had failed. */
const FAILED_BEFORE = '25P02'

function isConsequence(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === FAILED_BEFORE
}
