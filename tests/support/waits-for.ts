import { expect } from 'vitest'
import type { Queryable } from '../../src/storage/database.ts'
import { eventually } from './eventually.ts'

/** Databases copied from one template number their tables alike, and other tests wait in theirs. */
const WAITING = `pg_locks where relation = $1::regclass and not granted
  and database = (select oid from pg_database where datname = current_database())`

/** Until another connection waits for the table. */
export async function untilWaitedFor(db: Queryable, table: string): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.query({
      text: `select from ${WAITING}`,
      values: [table],
    })
    expect(rows).not.toEqual([])
  })
}

/** Until so many wait for advisory locks, those of the condition alone. */
export async function untilSomeWait(db: Queryable, count = 1, condition = 'true'): Promise<void> {
  const text = `select from pg_locks where locktype = 'advisory' and not granted and ${condition}
    and database = (select oid from pg_database where datname = current_database())`
  await eventually(async () => expect((await db.query(text)).rows).toHaveLength(count))
}

export async function endWhoWaitsFor(db: Queryable, table: string): Promise<void> {
  await db.query({
    text: `select pg_terminate_backend(pid) from ${WAITING}`,
    values: [table],
  })
}
