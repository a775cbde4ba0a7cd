import { lockCatalogue } from './catalogue-lock.ts'
import type { Database } from './database.ts'
import type { Changing } from './staged-changes.ts'

/**
 * The catalogue, while one transaction holds it. Statements are sent as they are asked, without waiting for those before
 * them, and carried out in that order.
 */
export interface CatalogueTx extends Changing {
  /**
   * A write whose end nobody need wait for before the commit: our own work goes on while the database does it. If it
   * fails, the whole transaction does, with its error.
   */
  later(write: Promise<unknown>): void
  /**
   * Before the first write. Works that share a transaction wait here for those before them, and begin anew if what they
   * `read` was written meanwhile; undefined: it may have read anything. Whoever is alone goes on at once.
   */
  turn(read?: Read): Promise<void>
  /** For those that come after it. */
  wrote(written: Written): void
}

/** What was read of the catalogue: births, and the keys by which they were looked for. */
export interface Read {
  readonly births: { has(id: number): boolean }
  readonly keys: { has(key: number): boolean }
}

/** Births that are others now, or in other events, and keys under which others are found; or names, which anybody may have read. */
export type Written =
  | { readonly births: readonly number[]; readonly keys: readonly number[] }
  | 'anything'

/** One transaction under the catalogue's lock; its changes are numbered as it commits. */
export async function changeCatalogue<Value>(
  database: Database,
  now: number,
  work: (tx: CatalogueTx) => Promise<Value>,
): Promise<Value> {
  return database.changing(now, async (connection) => {
    const writes: Promise<unknown>[] = []
    const tx: CatalogueTx = {
      ...connection,
      later(write) {
        writes.push(write)
        // Looked at below; until then a failure must not count as one that nobody looks after.
        write.catch(() => {})
      },
      turn: () => ALONE,
      wrote() {},
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

const ALONE = Promise.resolve()

/**
 * Works that go on side by side in one transaction. When this ends all of them have, whatever becomes of them: what one that
 * was left alone still asks would be asked of whoever has the connection next.
 */
export async function together<Works extends readonly Promise<unknown>[] | []>(works: Works) {
  const ends = await Promise.allSettled(works)
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (reasons.length > 0) throw reasons.find((reason) => !isConsequence(reason)) ?? reasons[0]
  return Promise.all(works)
}

/** A statement was refused only because one before it had failed. */
const FAILED_BEFORE = '25P02'

function isConsequence(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === FAILED_BEFORE
}
