import { expect, test } from 'vitest'
import type { Queryable } from '../storage/database.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { createLookupCounts } from './lookup-counts.ts'

const NOON = Date.parse('2026-12-01T12:00:00Z')
const DAY = Math.floor(NOON / 86_400_000)

const TABLE = `select kind, key, day, client_id as client, lookups from document_uses
  order by day, client_id, kind, key`

test('lookups are added up by client, document and day, and written when it is time', async () => {
  const db = await testDatabase()
  const stored = async () => (await db.database.query(TABLE)).rows
  const counts = createLookupCounts(db.database)
  counts.count('a', 'performer', 7, NOON)
  await counts.flush(NOON)
  for (let times = 0; times < 3; times += 1) counts.count('a', 'performer', 7, NOON + 1000)
  counts.count('b', 'place', 7, NOON + 1000)
  await counts.flush(NOON + 2000)
  expect(await stored()).toHaveLength(1)
  counts.count('a', 'performer', 2 ** 40, NOON + 86_400_000)
  await counts.flush(NOON + 86_400_000)
  expect(await stored()).toEqual([
    { kind: 2, key: 7, day: DAY, client: 'a', lookups: 4 },
    { kind: 3, key: 7, day: DAY, client: 'b', lookups: 1 },
    { kind: 2, key: 2 ** 40, day: DAY + 1, client: 'a', lookups: 1 },
  ])
  counts.count('a', 'performer', 7, NOON)
  await counts.flush(NOON + 86_400_001, true)
  expect((await stored())[0]).toMatchObject({ lookups: 5 })
  await db.drop()
})

test('what a database that is away could not take is written with what came since', async () => {
  const db = await testDatabase()
  let away = true
  const database: Queryable = {
    query: (statement) => (away ? Promise.reject(new Error('away')) : db.database.query(statement)),
  }
  const counts = createLookupCounts(database)
  counts.count('a', 'performer', 1, NOON - 86_400_000)
  counts.count('a', 'performer', 1, NOON)
  await expect(counts.flush(NOON)).rejects.toThrow('away')
  counts.count('a', 'performer', 1, NOON)
  away = false
  await counts.flush(NOON + 60_000)
  expect((await db.database.query(TABLE)).rows).toEqual([
    { kind: 2, key: 1, day: DAY - 1, client: 'a', lookups: 1 },
    { kind: 2, key: 1, day: DAY, client: 'a', lookups: 2 },
  ])
  await db.drop()
})

test('memory is bounded: many documents are written early, and too many are not remembered', async () => {
  const flushed: number[] = []
  const database: Queryable = {
    query: async (statement) => {
      const keys = typeof statement === 'string' ? [] : (statement.values ?? [])
      flushed.push((keys[1] as Buffer).readInt32BE(12))
      return { rows: [], rowCount: 0 }
    },
  }
  const counts = createLookupCounts(database)
  counts.count('a', 'performer', 1, NOON)
  await counts.flush(NOON)
  for (let key = 0; key < 10_000; key += 1) counts.count('a', 'performer', key, NOON)
  await counts.flush(NOON + 1)
  for (let key = 0; key < 150_000; key += 1) counts.count('a', 'performer', key, NOON)
  await counts.flush(NOON + 2)
  expect(flushed).toEqual([1, 10_000, 100_000])
})
