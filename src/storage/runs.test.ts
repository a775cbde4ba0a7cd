import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { holdFeed } from './catalogue-lock.ts'
import { insertFeed } from './feeds.ts'
import { PARTNER_DEFAULTS, insertPartner } from './partners.ts'
import {
  finishRun,
  interruptDeadRuns,
  interruptRuns,
  lastAppliedRun,
  listRuns,
  startRun,
  unjudgedSince,
} from './runs.ts'
import type { RunEnd } from './runs.ts'

let world: TestDatabase
let partnerId: number
let feedId: number
let otherId: number
let made = 0

beforeAll(async () => {
  world = await testDatabase()
  const { id } = await insertPartner(world.database, { ...PARTNER_DEFAULTS, name: 'Runs' }, 0)
  partnerId = id
})
afterAll(() => world.drop())

async function newFeed(): Promise<number> {
  const rest = { format: 'native', location: '/x', schedule: null, complete: true, options: {} }
  const feed = { partnerId, name: `feed ${made++}`, state: 'active' as const, ...rest }
  return (await insertFeed(world.database, feed, 0)).id
}

beforeEach(async () => {
  feedId = await newFeed()
  otherId = await newFeed()
})

const END: RunEnd = {
  state: 'succeeded',
  complete: true,
  failure: null,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  missing: 0,
  missingDueAt: null,
  rejected: [],
  rejectedCount: 0,
  leftOut: 0,
  warnings: [],
  reading: 'r',
  nameless: 0,
  retryAt: null,
}

/** Runs of a feed one after another, each begun a second after the one before; null: still going on. */
async function ran(id: number, ends: readonly (Partial<RunEnd> | null)[]): Promise<number[]> {
  const ids: number[] = []
  for (const [at, end] of ends.entries()) {
    const runId = await startRun(world.database, id, at * 1000)
    if (end !== null) await finishRun(world.database, runId, { ...END, ...end }, at * 1000 + 500)
    ids.push(runId)
  }
  return ids
}

const statesOf = async (id: number) =>
  (await listRuns(world.database, id)).map(({ state }) => state).toReversed()

test('of a feed only the runs that were going on are cut off', async () => {
  await ran(feedId, [{ state: 'failed' }, null, {}, null])
  await ran(otherId, [null])
  expect(await interruptRuns(world.database, feedId, 9000)).toBe(2)
  expect(await statesOf(feedId)).toEqual(['failed', 'interrupted', 'succeeded', 'interrupted'])
  expect(await statesOf(otherId)).toEqual(['running'])
  const [last] = await listRuns(world.database, feedId)
  expect(last).toMatchObject({ startedAt: 3000, finishedAt: 9000, seconds: 6 })
  await interruptRuns(world.database, otherId, 9000)
})

test('of all feeds only the runs whose feed nobody holds are cut off', async () => {
  await ran(feedId, [{}, null])
  await ran(otherId, [null])
  const hold = await holdFeed(world.database, otherId)
  expect(await interruptDeadRuns(world.database, 9000)).toBe(1)
  expect(await statesOf(feedId)).toEqual(['succeeded', 'interrupted'])
  expect(await statesOf(otherId)).toEqual(['running'])
  await hold?.release()
})

describe('the run before is the last one that may have changed anything', () => {
  test.each<[string, readonly (Partial<RunEnd> | null)[], number | null]>([
    ['none', [], null],
    ['the last', [{}, { state: 'partial' }], 1],
    ['not one that is going on', [{}, null], 0],
    ['not one that failed before it did anything', [{}, { state: 'failed' }], 0],
    ['one that failed and had made something', [{}, { state: 'failed', created: 1 }], 1],
    ['one that failed and had changed something', [{}, { state: 'failed', updated: 1 }], 1],
    ['one that failed and had withdrawn something', [{}, { state: 'failed', withdrawn: 1 }], 1],
    ['one that was cut off', [{}, { state: 'interrupted', reading: null }], 1],
    ['one that was held', [{}, { state: 'held', reading: null }], 1],
  ])('%s', async (_, ends, which) => {
    const ids = await ran(feedId, ends)
    await ran(otherId, [{}])
    const found = await lastAppliedRun(world.database, feedId)
    expect(found?.id ?? null).toBe(which === null ? null : ids[which])
  })
})

describe('what is missing may be so since the first run after one that looked', () => {
  test.each<[string, readonly (Partial<RunEnd> | null)[], number]>([
    ['which is this one, the first', [null], 0],
    ['which is this one', [{}, null], 1000],
    ['which was not read whole', [{}, { missing: null }, { missing: null }, null], 1000],
    ['where none ever looked', [{ missing: null }, null], 0],
    ['whatever looked before that', [{}, { missing: 3 }, { missing: null }, null], 2000],
  ])('%s', async (_, ends, since) => {
    const ids = await ran(feedId, ends)
    await ran(otherId, [{ missing: null }, {}])
    expect(await unjudgedSince(world.database, feedId, ids.at(-1) ?? 0)).toBe(since)
  })
})
