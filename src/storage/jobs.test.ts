import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { lifeSign } from './jobs.ts'
import { LOCKS } from './lock-numbers.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

async function signs(): Promise<number> {
  const { rows } = await db.database.query(
    `select from pg_locks where locktype = 'advisory' and classid = ${LOCKS.workers}
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length
}

test('a sign of life is given by one connection, however often the last one tells that it broke', async () => {
  const opened: pg.Client[] = []
  const alive = lifeSign({
    ...db.database,
    async connect() {
      const client = await db.database.connect()
      opened.push(client)
      return client
    },
  })
  await alive.give('otters')
  await opened[0]!.end()
  opened[0]!.emit('error', new Error('terminating connection due to administrator command'))
  await alive.renew()
  opened[0]!.emit('error', new Error('Connection terminated unexpectedly'))
  await alive.renew()
  expect(opened).toHaveLength(2)
  expect(await signs()).toBe(1)
  await alive.take('otters')
  expect(await signs()).toBe(0)
  await alive.close()
})
