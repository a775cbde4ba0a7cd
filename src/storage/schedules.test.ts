import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { anyFeed, toldRuns } from '../../tests/support/told-runs.ts'
import { holdFeed } from './catalogue-lock.ts'
import { markFeedRemoved, releaseFeed } from './feeds.ts'
import { PARTNER_DEFAULTS, insertPartner } from './partners.ts'
import type { RunEnd } from './runs.ts'
import { feedStandings } from './schedules.ts'

let world: TestDatabase
let partnerId: number
beforeAll(async () => {
  world = await testDatabase()
  const { id } = await insertPartner(world.database, { ...PARTNER_DEFAULTS, name: 'Standing' }, 0)
  partnerId = id
})
afterAll(() => world.drop())

const FAILED = { state: 'failed', warnings: ['Shop answered 500'] } as const
const HELD = { state: 'held', reading: null, missing: 26 } as const
const BRAKE = 'Nothing was withdrawn: 26 of 30 are gone'
const REJECTED = [
  { line: 1, id: 'a', reason: 'no start' },
  { line: 2, id: 'b', reason: 'no name' },
]

test.each<[string, readonly (Partial<RunEnd> | null)[], object]>([
  ['it has never run', [], { lastRun: null, failures: 0, lastWarning: null, lastReason: null }],
  [
    'its last run went well, whatever was before',
    [FAILED, FAILED, { withdrawn: 3, missing: 2 }],
    {
      lastRun: { state: 'succeeded', startedAt: 2000, finishedAt: 2500, withdrawn: 3, missing: 2 },
    },
  ],
  [
    'its server wants to be left alone',
    [{ ...FAILED, retryAt: 9000, missing: null }],
    { failures: 1, lastRun: { state: 'failed', retryAt: 9000, missing: null } },
  ],
  [
    'runs failed and were cut off since it went well',
    [FAILED, {}, FAILED, { state: 'interrupted' }, FAILED],
    { failures: 3, lastWarning: 'Shop answered 500', lastReason: 'Shop answered 500' },
  ],
  ['it failed since it was held', [FAILED, HELD, FAILED], { failures: 1 }],
  ['it failed since it was read in part', [FAILED, { state: 'partial' }, FAILED], { failures: 1 }],
  [
    'it fails while the next run goes on',
    [FAILED, null],
    { failures: 1, lastRun: { finishedAt: null } },
  ],
  [
    'it is held: why, whatever else is said',
    [{ ...HELD, warnings: ['first', BRAKE, 'last'] }],
    { lastWarning: BRAKE, lastReason: 'first', lastRun: { state: 'held', missing: 26 } },
  ],
  [
    'such words are said of a run that is not held',
    [{ warnings: ['first', BRAKE, 'last'] }],
    { lastWarning: 'last', lastReason: 'first' },
  ],
  [
    'it rejected records, and said nothing else',
    [{ state: 'partial', read: 2, rejectedCount: 2, rejected: REJECTED }],
    {
      lastWarning: null,
      lastReason: 'no start',
      lastCounts: { read: 2, rejectedCount: 2 },
      lastUnread: false,
    },
  ],
  ['it was not read to its end', [{ state: 'partial', reading: null }], { lastUnread: true }],
  [
    'it failed, and was not read either',
    [{ ...FAILED, reading: null }],
    { failures: 1, lastUnread: false },
  ],
])('how a feed stands where %s', async (_, ends, told) => {
  const feed = await anyFeed(world.database, partnerId)
  const other = await anyFeed(world.database, partnerId)
  const [runId] = (await toldRuns(world.database, feed.id, ends)).slice(-1)
  await toldRuns(world.database, other.id, [{}, { ...FAILED, warnings: ['of another'] }])
  const standings = await feedStandings(world.database, feed.id)
  expect(standings).toHaveLength(1)
  const sound = { feed, createdAt: 7000, released: false, running: false }
  expect(standings[0]).toMatchObject({ failures: 0, ...sound, ...told })
  expect(standings[0]?.lastRun?.runId).toBe(runId)
})

test('feeds stand by name, without those that are removed, and tell whose run goes on', async () => {
  const [b, a, gone] = [
    await anyFeed(world.database, partnerId, { name: 'zz B' }),
    await anyFeed(world.database, partnerId, { name: 'zz a' }),
    await anyFeed(world.database, partnerId, { name: 'zz gone' }),
  ]
  await markFeedRemoved(world.database, gone.id, 8000)
  await releaseFeed(world.database, b.id)
  const hold = await holdFeed(world.database, a.id)
  const told = (await feedStandings(world.database)).filter(({ feed }) =>
    feed.name.startsWith('zz'),
  )
  await hold?.release()
  expect(told.map(({ feed, released, running }) => [feed, released, running])).toEqual([
    [a, false, true],
    [b, true, false],
  ])
  expect(await feedStandings(world.database, gone.id)).toEqual([])
})
