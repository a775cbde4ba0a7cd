import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { anyFeed, toldRuns } from '../../tests/support/told-runs.ts'
import { holdFeed } from './catalogue-lock.ts'
import { markFeedRemoved } from './feeds.ts'
import { PARTNER_DEFAULTS, insertPartner } from './partners.ts'
import {
  FeedRemoved,
  interruptDeadRuns,
  interruptRuns,
  lastAppliedRun,
  listRuns,
  noteProgress,
  noteWithdrawn,
  unjudgedSince,
} from './runs.ts'
import type { RunEnd } from './runs.ts'

let world: TestDatabase
let partnerId: number
let feedId: number
let otherId: number

beforeAll(async () => {
  world = await testDatabase()
  const { id } = await insertPartner(world.database, { ...PARTNER_DEFAULTS, name: 'Runs' }, 0)
  partnerId = id
})
afterAll(() => world.drop())

beforeEach(async () => {
  feedId = (await anyFeed(world.database, partnerId)).id
  otherId = (await anyFeed(world.database, partnerId)).id
})

const ran = (id: number, ends: readonly (Partial<RunEnd> | null)[]) =>
  toldRuns(world.database, id, ends)

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

describe('what is written of a run', () => {
  test('is what is read of it, the newest first and no more than are asked for', async () => {
    const end = {
      state: 'held',
      complete: false,
      failure: 'noListing',
      read: 11,
      created: 12,
      updated: 13,
      unchanged: 14,
      withdrawn: 15,
      missing: 16,
      missingDueAt: 17_000,
      rejected: [{ line: 3, id: 'x', reason: 'no start' }],
      rejectedCount: 18,
      leftOut: 19,
      warnings: ['one', 'two'],
      reading: 'as told',
      nameless: 20,
      retryAt: 21_000,
    } as const
    const [first, second, third] = await ran(feedId, [{}, end, null])
    await ran(otherId, [{}])
    const { reading: _, nameless: __, ...told } = end
    const feed = expect.any(String) as string
    const runs = await listRuns(world.database, feedId, 2)
    expect(runs).toEqual([
      expect.objectContaining({ runId: third, state: 'running', finishedAt: null, seconds: 0 }),
      { runId: second, feed, ...told, seconds: 0.5, startedAt: 1000, finishedAt: 1500 },
    ])
    expect(await lastAppliedRun(world.database, feedId)).toEqual({
      id: second,
      state: 'held',
      reading: 'as told',
      nameless: 20,
    })
    const [, , oldest] = await listRuns(world.database, feedId)
    expect(oldest).toMatchObject({ runId: first, missingDueAt: null, retryAt: null })
  })

  test('is how far it is, while it goes on', async () => {
    const [before, runId] = await ran(feedId, [{}, null])
    const counts = { read: 9, created: 2, updated: 3, unchanged: 4 }
    await noteProgress(world.database, runId!, { ...counts, rejected: 5 })
    await noteWithdrawn(world.database, runId!, 6)
    await noteWithdrawn(world.database, runId!, 7)
    const going = { ...counts, runId, state: 'running', rejectedCount: 5, withdrawn: 13 }
    expect(await listRuns(world.database, feedId)).toMatchObject([
      going,
      { runId: before, read: 0, withdrawn: 0 },
    ])
  })

  test('is nothing once its feed is removed', async () => {
    const [runId] = await ran(feedId, [null])
    await markFeedRemoved(world.database, feedId, 8000)
    const progress = { read: 9, created: 9, updated: 0, unchanged: 0, rejected: 0 }
    await expect(noteProgress(world.database, runId!, progress)).rejects.toThrow(FeedRemoved)
    expect(await listRuns(world.database, feedId)).toMatchObject([{ read: 0, created: 0 }])
  })
})
