import { describe, expect, test } from 'vitest'
import { lastDue, parseCron } from './cron.ts'

describe('the last due minute', () => {
  test.each([
    ['* * * * *', '2026-12-05T10:07:30Z', '2026-12-05T10:07:00Z'],
    ['*/15 * * * *', '2026-12-05T10:14:59Z', '2026-12-05T10:00:00Z'],
    ['5/20 * * * *', '2026-12-05T10:47:00Z', '2026-12-05T10:45:00Z'],
    ['0 4 * * *', '2026-12-05T03:59:00Z', '2026-12-04T04:00:00Z'],
    ['30 6,18 * * *', '2026-12-05T18:29:00Z', '2026-12-05T06:30:00Z'],
    ['0 0 1 * *', '2026-12-05T10:00:00Z', '2026-12-01T00:00:00Z'],
    ['0 12 * * 1-5', '2026-12-06T10:00:00Z', '2026-12-04T12:00:00Z'],
    ['0 12 * * 7', '2026-12-05T10:00:00Z', '2026-11-29T12:00:00Z'],
    ['0 0 29 2 *', '2026-12-05T10:00:00Z', '2024-02-29T00:00:00Z'],
    // Day and weekday both given: either will do.
    ['0 0 1 * 5', '2026-12-05T10:00:00Z', '2026-12-04T00:00:00Z'],
  ])('%s at %s is %s', (schedule, now, expected) => {
    expect(lastDue(parseCron(schedule), Date.parse(now))).toBe(Date.parse(expected))
  })

  test('is null for a day that no year has', () => {
    expect(lastDue(parseCron('0 0 31 2 *'), Date.parse('2026-12-05T10:00:00Z'))).toBeNull()
  })
})

describe('a schedule is refused with the reason', () => {
  test.each([
    ['', '5 fields'],
    ['* * * *', '5 fields'],
    ['60 * * * *', 'minute'],
    ['* 24 * * *', 'hour'],
    ['* * 0 * *', 'day'],
    ['* * * 13 *', 'month'],
    ['* * * * mon', 'weekday'],
    ['*/0 * * * *', 'minute'],
    ['9-5 * * * *', 'minute'],
    ['@daily', '5 fields'],
  ])('%s', (schedule, reason) => {
    expect(() => parseCron(schedule)).toThrow(reason)
  })
})
