import { describe, expect, test } from 'vitest'
import { brake, isWithdrawn } from './guard.ts'

describe('the brake', () => {
  test.each([
    ['nothing vanished', { future: 100, missing: 0, read: 100 }, false],
    ['a few of many', { future: 100, missing: 20, read: 80 }, false],
    ['a large share of a small feed', { future: 30, missing: 20, read: 10 }, false],
    ['many, but a small share', { future: 1000, missing: 300, read: 700 }, false],
    ['a large share and many', { future: 70, missing: 22, read: 48 }, true],
    ['an empty feed where there were many', { future: 300, missing: 300, read: 0 }, true],
    ['an empty feed where there were a dozen', { future: 12, missing: 12, read: 0 }, true],
    ['an empty feed where there were six', { future: 6, missing: 6, read: 0 }, true],
    ['an empty feed where there were five', { future: 5, missing: 5, read: 0 }, false],
    ['a feed that was always empty', { future: 0, missing: 0, read: 0 }, false],
  ])('%s', (_, vanishing, held) => {
    expect(brake(vanishing) !== null).toBe(held)
  })
})

describe('a missing listing is withdrawn', () => {
  const hour = 3_600_000
  const rule = { hours: 12, released: false }
  test.each([
    ['not by the first run', { missingRuns: 1, missingSince: 0 }, 20 * hour, rule, false],
    ['not within twelve hours', { missingRuns: 5, missingSince: 0 }, 11 * hour, rule, false],
    [
      'by the second run twelve hours on',
      { missingRuns: 2, missingSince: 0 },
      12 * hour,
      rule,
      true,
    ],
    [
      'sooner where the feed says so',
      { missingRuns: 2, missingSince: 0 },
      hour,
      { ...rule, hours: 1 },
      true,
    ],
    [
      'at once when the operator confirms it',
      { missingRuns: 2, missingSince: 0 },
      0,
      { ...rule, released: true },
      true,
    ],
    [
      'never by the first run, released or not',
      { missingRuns: 1, missingSince: 0 },
      0,
      { ...rule, released: true },
      false,
    ],
  ])('%s', (_, absence, now, how, withdrawn) => {
    expect(isWithdrawn(absence, now, how)).toBe(withdrawn)
  })
})
