import { describe, expect, test } from 'vitest'
import { nextDue, parseCron } from './cron.ts'

describe('the next due minute', () => {
  test.each([
    ['* * * * *', '2026-12-05T10:07:30Z', '2026-12-05T10:08:00Z'],
    ['* * * * *', '2026-12-05T10:07:00Z', '2026-12-05T10:08:00Z'],
    ['*/15 * * * *', '2026-12-05T10:59:59Z', '2026-12-05T11:00:00Z'],
    ['5/20 * * * *', '2026-12-05T10:46:00Z', '2026-12-05T11:05:00Z'],
    ['0 4 * * *', '2026-12-05T04:00:00Z', '2026-12-06T04:00:00Z'],
    ['30 6,18 * * *', '2026-12-05T18:29:00Z', '2026-12-05T18:30:00Z'],
    ['0 0 1 * *', '2026-12-05T10:00:00Z', '2027-01-01T00:00:00Z'],
    ['0 12 * * 1-5', '2026-12-04T12:00:00Z', '2026-12-07T12:00:00Z'],
    ['0 12 * * 7', '2026-12-05T10:00:00Z', '2026-12-06T12:00:00Z'],
    ['0 0 29 2 *', '2026-12-05T10:00:00Z', '2028-02-29T00:00:00Z'],
    // Day and weekday both given: either will do.
    ['0 0 1 * 5', '2026-12-05T10:00:00Z', '2026-12-11T00:00:00Z'],
    // By the clocks of a place.
    ['CRON_TZ=Europe/Paris 0 4 * * *', '2026-12-05T10:00:00Z', '2026-12-06T03:00:00Z'],
    ['CRON_TZ=Europe/Paris 0 4 * * *', '2026-07-05T10:00:00Z', '2026-07-06T02:00:00Z'],
    ['CRON_TZ=America/New_York 0 0 1 * *', '2026-12-01T04:30:00Z', '2026-12-01T05:00:00Z'],
    // 02:30 does not exist on 29 March 2026 in Paris: an hour later.
    ['CRON_TZ=Europe/Paris 30 2 * * *', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z'],
    ['CRON_TZ=Europe/Paris 30 2 * * *', '2026-03-29T01:30:00Z', '2026-03-30T00:30:00Z'],
    ['CRON_TZ=Europe/Paris 30 * * * *', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    // 02:30 exists twice on 25 October 2026: once is enough…
    ['CRON_TZ=Europe/Paris 30 2 * * *', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
    ['CRON_TZ=Europe/Paris 30 2 * * *', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
    // …unless it is a matter of how often.
    ['CRON_TZ=Europe/Paris 30 * * * *', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['CRON_TZ=Europe/Paris 30 * * * *', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'],
    ['CRON_TZ=Australia/Lord_Howe */15 * * * *', '2026-04-04T14:59:00Z', '2026-04-04T15:00:00Z'],
    ['*/30 * * * *', '2026-10-25T00:30:00Z', '2026-10-25T01:00:00Z'],
  ])('%s after %s is %s', (schedule, now, expected) => {
    const due = nextDue(parseCron(schedule), Date.parse(now))
    expect(due === null ? null : new Date(due).toISOString()).toBe(new Date(expected).toISOString())
  })

  test('is never left out while clocks are put back: a quarter of an hour has four an hour', () => {
    const cron = parseCron('CRON_TZ=Europe/Paris */15 * * * *')
    let at = Date.parse('2026-10-24T22:00:00Z')
    for (let quarter = 0; quarter < 24; quarter++) {
      const next = nextDue(cron, at)
      expect(next).toBe(at + 15 * 60_000)
      at = next!
    }
  })

  test('is null for a day that no year has', () => {
    expect(nextDue(parseCron('0 0 31 2 *'), Date.parse('2026-12-05T10:00:00Z'))).toBeNull()
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
    ['CRON_TZ=Europe/Atlantis 0 4 * * *', 'Europe/Atlantis'],
    ['CRON_TZ=Europe/Paris', '5 fields'],
  ])('%s', (schedule, reason) => {
    expect(() => parseCron(schedule)).toThrow(reason)
  })
})
