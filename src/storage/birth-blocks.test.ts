import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { insertBlocks, vacuumBlocks } from './birth-blocks.ts'

let world: TestDatabase
beforeAll(async () => {
  world = await testDatabase()
})
afterAll(() => world.drop())

test('whom a key finds, and on which days, is read from the index alone', async () => {
  const { database } = world
  const days = { first: 20_000, last: 20_001, isRun: false }
  const keys = Array.from({ length: 5000 }, (_, index) => ({
    key: index % 1700,
    birthId: index,
    ...days,
  }))
  await insertBlocks(database, keys)
  // Not everybody sees them while another, the server's own cleaner for one, still looks at how the table was before.
  await eventually(async () => {
    await vacuumBlocks(database)
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) select birth_id, first_day, last_day, is_run from birth_blocks
       where key = 7 order by birth_id limit 2001`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Only Scan using birth_blocks_pkey')
    expect(plan).toContain('Heap Fetches: 0')
  })
})
