import { expect, test } from 'vitest'
import { MINUTE_MS } from '../lib/durations.ts'
import type { ToldStanding } from '../storage/schedules.ts'
import { shownStanding, standingCells, standingText } from './feed-standing.ts'

const NOW = Date.parse('2026-12-05T10:00:00Z')
const BEGAN = '2026-12-05T09:00:00.000Z'
const SOUND: ToldStanding = {
  feed: {
    id: 1,
    partnerId: 1,
    name: 'quay hall',
    format: 'native',
    location: '/quay.ndjson',
    schedule: null,
    complete: true,
    options: {},
    state: 'active',
  },
  createdAt: 0,
  released: false,
  running: false,
  lastRun: {
    runId: 7,
    state: 'succeeded',
    startedAt: Date.parse(BEGAN),
    finishedAt: Date.parse(BEGAN) + MINUTE_MS,
    retryAt: null,
    withdrawn: 3,
    missing: 2,
  },
  failures: 0,
  lastWarning: null,
  lastCounts: { read: 1, rejectedCount: 0 },
  lastUnread: false,
  lastReason: null,
}

function standing(state: string, more: Partial<ToldStanding> = {}): ToldStanding {
  const lastRun = { ...SOUND.lastRun, state } as ToldStanding['lastRun']
  return { ...SOUND, lastRun, ...more }
}

test('how a feed stands is told to scripts under these names', () => {
  expect(shownStanding(SOUND, NOW)).toEqual({
    lastRun: { runId: 7, state: 'succeeded', startedAt: BEGAN, withdrawn: 3, missing: 2 },
    released: false,
    running: false,
    failures: 0,
    nextAttempt: null,
  })
  expect(shownStanding({ ...SOUND, lastRun: null }, NOW)).toMatchObject({ lastRun: null })
})

const HOURLY = { ...SOUND.feed, schedule: '0 * * * *' }
const NEXT = /^2026-12-05 (?:10:0\d|11:0\d) UTC$/

test.each<[string, ToldStanding, object, string | RegExp]>([
  [
    'has never run',
    { ...SOUND, lastRun: null },
    { lastRun: null, began: null, withdrawn: null, missing: null, nextAttempt: null },
    'Next attempt: when told.',
  ],
  [
    'went well',
    SOUND,
    {
      lastRun: 'succeeded',
      began: '2026-12-05 09:00 UTC',
      withdrawn: 3,
      missing: 2,
      nextAttempt: null,
    },
    'Next attempt: when told.',
  ],
  [
    'is read by the clock',
    { ...SOUND, feed: HOURLY },
    { nextAttempt: expect.stringMatching(NEXT) as string },
    /^Next attempt: 2026-12-05 1\d:\d\d UTC\.$/,
  ],
  [
    'has a schedule that nobody can read',
    { ...SOUND, feed: { ...HOURLY, schedule: 'hourly' } },
    { nextAttempt: null },
    'Next attempt: when told.',
  ],
  ['is held', standing('held'), { lastRun: 'held' }, 'Next attempt: when told.'],
  [
    'is held, and released since',
    standing('held', { released: true }),
    { lastRun: 'held, released' },
    'Next attempt: when told.',
  ],
  [
    'is released though it is not held',
    { ...SOUND, released: true },
    { lastRun: 'succeeded' },
    'Next attempt: when told.',
  ],
  [
    'fails, while a run goes on',
    standing('running', { running: true, failures: 2 }),
    { lastRun: 'running' },
    'Failures in a row: 2. A run is going on.',
  ],
  [
    'was cut off, though nobody has noted that yet',
    standing('running', { failures: 1 }),
    { lastRun: 'interrupted' },
    'Failures in a row: 1. Next attempt: when told.',
  ],
])('a feed that %s', (_, given, cells, text) => {
  expect(standingCells(given, NOW)).toMatchObject(cells)
  const { lastRun } = cells as { lastRun?: string | null }
  const word = lastRun?.split(',')[0]
  if (word !== undefined) expect(shownStanding(given, NOW).lastRun?.state).toBe(word)
  if (typeof text === 'string') expect(standingText(given, NOW)).toBe(text)
  else expect(standingText(given, NOW)).toMatch(text)
})
