import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { openJobsPool } from './jobs-pool.ts'

test('a connection that is given back twice, as graphile-worker may, is given back once', async () => {
  const db = await testDatabase()
  const pool = openJobsPool({ url: db.url, poolMax: 1 })
  await new Promise<void>((resolve, reject) => {
    pool.connect((error, client, release) => {
      if (error !== undefined || client === undefined) return reject(error as Error)
      release()
      release()
      resolve()
    })
  })
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  const client = await pool.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
  await pool.end()
  await db.drop()
})
