import type { Database, Queryable, Statement } from '../../src/storage/database.ts'

/** A database that counts what it is asked, by the statement's name or its first words. */
export interface CountingDatabase extends Database {
  readonly counts: Map<string, number>
  /** Milliseconds. */
  readonly times: Map<string, number>
  total(): number
}

export function countingDatabase(database: Database): CountingDatabase {
  const counts = new Map<string, number>()
  const times = new Map<string, number>()
  function counted(target: Queryable): Queryable {
    return {
      query(statement: Statement | string) {
        const text = typeof statement === 'string' ? statement : statement.text
        const name =
          (typeof statement === 'string' ? undefined : statement.name) ?? text.slice(0, 40)
        counts.set(name, (counts.get(name) ?? 0) + 1)
        const began = performance.now()
        return target.query(statement).finally(() => {
          times.set(name, (times.get(name) ?? 0) + performance.now() - began)
        }) as never
      },
    }
  }
  return {
    ...database,
    ...counted(database),
    counts,
    times,
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    transaction: (work) => database.transaction((tx) => work(counted(tx))),
    changing: (now, work) => database.changing(now, (tx) => work({ ...tx, ...counted(tx) })),
  }
}
