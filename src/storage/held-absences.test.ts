import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { forgetFound, rememberHeld } from './held-absences.ts'
import type { HeldAbsence } from './held-absences.ts'

let world: TestDatabase
beforeAll(async () => {
  world = await testDatabase()
})
afterAll(() => world.drop())
beforeEach(() => world.database.query('delete from held_absences'))

const absent = (id: number, more: Partial<HeldAbsence> = {}): HeldAbsence => ({
  id,
  missingRuns: 1,
  missingSince: 1000,
  unseenSince: 500,
  ...more,
})

interface Row {
  readonly feed: number
  readonly id: number
  readonly runs: number
  readonly missing: Date
  readonly unseen: Date
}

/** `feed/listing runs missing unseen` of all that is remembered. */
async function remembered(): Promise<string[]> {
  const { rows } = await world.database.query<Row>(
    `select feed_id as feed, listing_id as id, missing_runs as runs, missing_since as missing, unseen_since as unseen
       from held_absences order by feed_id, listing_id`,
  )
  return rows.map(
    ({ feed, id, runs, missing, unseen }) =>
      `${feed}/${id} ${runs} ${missing.getTime()} ${unseen.getTime()}`,
  )
}

describe('what a held run did not find', () => {
  test('stands in place of what the run before did not find, feed by feed', async () => {
    await rememberHeld(world.database, 1, [absent(11), absent(12)])
    await rememberHeld(world.database, 2, [absent(21)])
    const again = absent(12, { missingRuns: 2, missingSince: 2000, unseenSince: 700 })
    await rememberHeld(world.database, 1, [again, absent(13)])
    expect(await remembered()).toEqual(['1/12 2 2000 700', '1/13 1 1000 500', '2/21 1 1000 500'])
    await rememberHeld(world.database, 1, [])
    expect(await remembered()).toEqual(['2/21 1 1000 500'])
  })

  test('is of the feed that lacked it last', async () => {
    await rememberHeld(world.database, 1, [absent(11)])
    await rememberHeld(world.database, 2, [absent(11, { missingRuns: 3 })])
    expect(await remembered()).toEqual(['2/11 3 1000 500'])
    await rememberHeld(world.database, 1, [])
    expect(await remembered()).toEqual(['2/11 3 1000 500'])
  })

  test('is counted as far as a column holds', async () => {
    await rememberHeld(world.database, 1, [absent(11, { missingRuns: 40_000 })])
    expect(await remembered()).toEqual(['1/11 1000 1000 500'])
  })

  test('is forgotten where it is found, of the feeds that are asked about', async () => {
    await rememberHeld(world.database, 1, [absent(11), absent(12)])
    await rememberHeld(world.database, 2, [absent(21), absent(22)])
    await rememberHeld(world.database, 3, [absent(31)])
    await forgetFound(world.database, [1, 2], new Set<number>())
    expect(await remembered()).toHaveLength(5)
    await forgetFound(world.database, [1, 2], new Set([11, 22, 31]))
    expect(await remembered()).toEqual(['1/12 1 1000 500', '2/21 1 1000 500', '3/31 1 1000 500'])
  })
})
