import { lockCatalogue } from './catalogue-lock.ts'
import type { Database, Queryable, Result, Statement } from './database.ts'

/** The catalogue, while one transaction holds it. Statements are carried out in the order in which they are asked. */
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
      ...inTurn(connection),
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
      // What is asked after a failed write fails for its sake: the first to fail says why.
      const failed = (await Promise.allSettled(writes)).find((one) => one.status === 'rejected')
      throw failed === undefined ? error : failed.reason
    }
  })
}

/** A connection takes one statement at a time. */
function inTurn(connection: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query<Row>(statement: Statement | string): Promise<Result<Row>> {
      const asked = last.then(() => connection.query<Row>(statement))
      last = asked.catch(() => {})
      return asked
    },
  }
}
