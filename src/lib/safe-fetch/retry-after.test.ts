import { expect, test, vi } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const NOW = Date.parse('2026-11-27T10:00:00Z')

const CENTURY = 3_153_600_000_000

test.each([
  ['seconds', '120', 120_000],
  ['seconds with blanks', ' 7 ', 7000],
  ['no wait', '0', 0],
  ['parts of a second', '1.5', 1500],
  ['a few days', '259200', 259_200_000],
  ['more than a week', '999999', 999_999_000],
  ['a number beyond all time', '99999999999999999', CENTURY],
  ['a number beyond all numbers', '9'.repeat(400), CENTURY],
  ['a date beyond all plans', 'Fri, 31 Dec 9999 23:59:59 GMT', CENTURY],
  ['a date', 'Fri, 27 Nov 2026 10:01:00 GMT', 60_000],
  ['a date that is past', 'Fri, 27 Nov 2026 09:00:00 GMT', 0],
  ['the old form of a date', 'Friday, 27-Nov-26 10:00:30 GMT', 30_000],
  ['the oldest form of a date', 'Fri Nov 27 10:01:00 2026', 60_000],
  ['a date without its zone', 'Fri, 27 Nov 2026 10:01:00', 60_000],
  ['a date of a database', '2026-11-27 10:01:00', 60_000],
  ['a date as in JSON, without its zone', '2026-11-27T10:01:00', 60_000],
  ['a date of another zone', 'Fri, 27 Nov 2026 11:01:00 +0100', 60_000],
  ['a date as in JSON', '2026-11-27T10:01:00Z', 60_000],
  ['an instant in seconds', String(NOW / 1000 + 60), 60_000],
  ['an instant in milliseconds', String(NOW + 60_000), 60_000],
  ['an instant that is past', String(NOW / 1000 - 60), 0],
  ['seconds with their unit', '120 s', 120_000],
  ['a negative number', '-5', null],
  ['several numbers', '30, 120, 7', 120_000],
  ['several dates', 'Fri, 27 Nov 2026 10:01:00 GMT, Friday, 27-Nov-26 10:00:30 GMT', 60_000],
  ['a date and a number', 'Fri, 27 Nov 2026 10:01:00 GMT, 120', 120_000],
  ['a number and garbage', '30, soon', 30_000],
  ['several of no use', '-5, soon', null],
  ['garbage', 'soon', null],
  ['nothing', '', null],
])('%s: %s', (_, header, expected) => {
  for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone)
    expect(retryAfterMs(header, NOW)).toBe(expected)
  }
  vi.unstubAllEnvs()
})

test('an absent header says nothing', () => {
  expect(retryAfterMs(null, NOW)).toBeNull()
})
