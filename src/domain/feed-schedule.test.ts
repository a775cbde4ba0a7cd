import { describe, expect, test } from 'vitest'
import type { Feed } from './feed.ts'
import { nextAttempt, type FeedStanding, type LastRun } from './feed-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.parse('2026-12-05T12:00:00Z')

function standing(schedule: string | null, more: Partial<FeedStanding> & { id?: number } = {}) {
  const feed: Feed = {
    id: more.id ?? 0,
    partnerId: 1,
    name: 'city',
    format: 'native',
    location: 'city.ndjson',
    schedule,
    complete: true,
    options: {},
    state: 'active',
  }
  return { feed, createdAt: NOON, running: false, lastRun: null, failures: 0, ...more }
}

function ended(state: LastRun['state'], more: Partial<LastRun> = {}): LastRun {
  return {
    runId: 1,
    state,
    startedAt: NOON,
    finishedAt: NOON,
    retryAt: null,
    withdrawn: 0,
    missing: 0,
    ...more,
  }
}

/** Hours and minutes after noon. Feed 0 has no jitter. */
function next(of: FeedStanding): string | null {
  const at = nextAttempt(of, NOON)
  return at === null ? null : new Date(at).toISOString().slice(5, 16)
}

test('a feed is due at its first time after it was made or last began', () => {
  expect(next(standing('0 4 * * *'))).toBe('12-06T04:00')
  expect(next(standing('*/5 * * * *', { lastRun: ended('succeeded') }))).toBe('12-05T12:05')
  expect(next(standing('*/5 * * * *', { lastRun: ended('held') }))).toBe('12-05T12:05')
})

test.each([
  ['has no schedule', standing(null)],
  ['is running', standing('* * * * *', { running: true })],
  ['has a schedule that never comes', standing('0 0 31 2 *')],
])('a feed that %s is never due', (_, of) => {
  expect(nextAttempt(of, NOON)).toBeNull()
})

test('a paused feed is never due, however it ended', () => {
  const of = standing('* * * * *', { lastRun: ended('failed'), failures: 3 })
  expect(nextAttempt({ ...of, feed: { ...of.feed, state: 'paused' } }, NOON)).toBeNull()
})

describe('a failing feed', () => {
  test.each([
    [1, '12-05T12:05'],
    [2, '12-05T12:10'],
    [3, '12-05T12:20'],
    [4, '12-05T12:40'],
    [6, '12-05T14:40'],
    [7, '12-05T17:20'],
    // From here on at the schedule's own times, six hours or more later.
    [8, '12-05T18:02'],
    [60, '12-05T18:02'],
  ])('is tried again after %i failures at %s', (failures, expected) => {
    expect(next(standing('*/2 * * * *', { lastRun: ended('failed'), failures }))).toBe(expected)
  })

  test('is tried before its next time, but not more often than that for ever', () => {
    const weekly = (failures: number) =>
      next(standing('0 4 * * 1', { lastRun: ended('failed'), failures }))
    expect(weekly(1)).toBe('12-05T12:05')
    expect(weekly(8)).toBe('12-07T04:00')
  })

  test('waits as long as the partner’s server asks, a week at most', () => {
    const asking = (retryAt: number) =>
      next(standing('*/2 * * * *', { lastRun: ended('failed', { retryAt }), failures: 1 }))
    expect(asking(NOON + MINUTE)).toBe('12-05T12:05')
    expect(asking(NOON + 30 * HOUR)).toBe('12-06T18:00')
    expect(asking(NOON + 999_999_000)).toBe('12-12T12:00')
  })
})

describe('a run that was cut off', () => {
  test.each([
    ['is taken up at once', 'interrupted', 1, '12-05T12:00'],
    ['is taken up at once before anybody noted it', 'running', 0, '12-05T12:00'],
    ['is taken up later when it was so before', 'interrupted', 2, '12-05T12:05'],
    ['is taken up later when the one before failed', 'running', 2, '12-05T12:10'],
  ] as const)('%s', (_, state, failures, expected) => {
    expect(next(standing('0 4 * * *', { lastRun: ended(state), failures }))).toBe(expected)
  })
})

describe('jitter', () => {
  const delays = (schedule: string) =>
    Array.from({ length: 50 }, (_, id) => nextAttempt(standing(schedule, { id }), NOON)! - NOON)

  test('is the same each time, and spreads feeds over a tenth of their interval, five minutes at most', () => {
    expect(delays('0 * * * *')).toEqual(delays('0 * * * *'))
    for (const delay of delays('0 * * * *')) {
      expect(delay).toBeGreaterThanOrEqual(HOUR)
      expect(delay).toBeLessThan(HOUR + 5 * MINUTE)
    }
    for (const delay of delays('* * * * *')) expect(delay).toBeLessThan(MINUTE + 6000)
    expect(new Set(delays('0 * * * *')).size).toBe(50)
  })
})

describe('after a clock was wrong, and put right', () => {
  const ahead = NOON + 3650 * 24 * HOUR
  const noted = { startedAt: ahead, finishedAt: ahead }

  test.each([
    ['ran', { lastRun: ended('succeeded', noted) }],
    ['failed', { lastRun: ended('failed', { ...noted, retryAt: ahead + HOUR }), failures: 9 }],
    ['was cut off', { lastRun: ended('running', { ...noted, finishedAt: null }) }],
  ])('a feed that %s in a year to come is due now', (_, more) => {
    expect(next(standing('0 4 * * *', more))).toBe('12-05T12:00')
  })

  test('a feed that was made in a year to come is due at its next time', () => {
    expect(next(standing('0 4 * * *', { createdAt: ahead }))).toBe('12-06T04:00')
    const ran = { createdAt: ahead, lastRun: ended('succeeded') }
    expect(next(standing('0 4 * * *', ran))).toBe('12-06T04:00')
  })

  test('clocks of two machines may be a little apart', () => {
    const startedAt = NOON + MINUTE
    expect(next(standing('0 4 * * *', { lastRun: ended('succeeded', { startedAt }) }))).toBe(
      '12-06T04:00',
    )
  })
})
