import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { ToldStanding } from '../storage/schedules.ts'
import { feedMetrics } from './feed-metrics.ts'

const FEED = {
  id: 1,
  partnerId: 1,
  name: 'city',
  format: 'native',
  location: '/city.ndjson',
  schedule: null,
  complete: true,
  options: {},
  state: 'active',
} as const
const RUN = {
  runId: 1,
  state: 'succeeded',
  startedAt: 1_795_000_000_000,
  finishedAt: null,
  retryAt: null,
  withdrawn: 0,
  missing: 0,
} as const
const SOUND: ToldStanding = {
  feed: FEED,
  createdAt: 0,
  released: false,
  running: false,
  lastRun: RUN,
  failures: 0,
  lastWarning: null,
  lastCounts: { read: 1, rejectedCount: 0 },
  lastUnread: false,
  lastReason: null,
}

async function shown(read: () => Promise<readonly ToldStanding[]>): Promise<string[]> {
  const registry = new Registry()
  feedMetrics(registry, read)
  const lines = (await registry.metrics()).split('\n')
  return lines.filter((line) => line.startsWith('affiche_'))
}

test.each<[string, Partial<ToldStanding>, Record<string, number>]>([
  ['sound', {}, { failures: 0, held: 0, missing: 0, last_run_seconds: 1_795_000_000 }],
  [
    'held',
    { lastRun: { ...RUN, state: 'held', missing: 26 } },
    { failures: 0, held: 1, missing: 26, last_run_seconds: 1_795_000_000 },
  ],
  [
    'failing',
    { lastRun: { ...RUN, state: 'failed', missing: null }, failures: 3 },
    { failures: 3, held: 0, last_run_seconds: 1_795_000_000 },
  ],
  ['never read', { lastRun: null }, { failures: 0, held: 0 }],
])('metrics tell how a feed stands that is %s', async (_, standing, told) => {
  const lines = Object.entries(told).map(([name, value]) => {
    return `affiche_feed_${name}{feed="city"} ${value}`
  })
  expect(await shown(async () => [{ ...SOUND, ...standing }])).toEqual(lines)
})

test('the database is asked once for all of them, and nothing is told while it is away', async () => {
  let asked = 0
  const away = async () => {
    asked += 1
    throw new Error('away')
  }
  expect(await shown(away)).toEqual([])
  expect(asked).toBe(1)
})
