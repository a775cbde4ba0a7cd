import { expect, test } from 'vitest'
import { told } from '../../../../tests/support/native-listing.ts'
import { one } from '../../../../tests/support/read-schema-org.ts'

const DAY = '2026-12-05'

test.each<[string, object, [start: string, end: string | null]]>([
  ['a time of day apart', { startDate: DAY, startTime: '20:30' }, ['2026-12-05 20:30 +0100', null]],
  [
    'times of day apart, of both ends',
    { startDate: DAY, startTime: '8:30 pm', endDate: DAY, endTime: '11 pm' },
    ['2026-12-05 20:30 +0100', '2026-12-05 23:00 +0100'],
  ],
  [
    'a day and its time of day as two values',
    { startDate: [DAY, '20:30'] },
    ['2026-12-05 20:30 +0100', null],
  ],
  [
    'one start told twice',
    { startDate: ['2026-12-05T20:30', '2026-12-05T20:30'], endDate: '2026-12-05T23:00' },
    ['2026-12-05 20:30 +0100', '2026-12-05 23:00 +0100'],
  ],
  [
    'a value in an object',
    { startDate: { '@type': 'DateTime', value: '2026-12-05T20:30:00+01:00' } },
    ['2026-12-05 20:30 +0100', null],
  ],
  [
    'an end in the night that follows, with the date of the start',
    { startDate: '2026-12-05T22:00:00+01:00', endDate: '2026-12-05T05:00:00+01:00' },
    ['2026-12-05 22:00 +0100', '2026-12-06 05:00 +0100'],
  ],
  [
    'midnight, with the date of the evening',
    { startDate: '2026-12-05T20:30', endDate: '2026-12-05T00:00' },
    ['2026-12-05 20:30 +0100', '2026-12-06 00:00 +0100'],
  ],
  [
    'a midnight far behind the start is a day without a time of day',
    { startDate: '2026-12-05T10:00', endDate: '2026-12-05T00:00' },
    ['2026-12-05 10:00 +0100', null],
  ],
  [
    'an end that is almost a day behind is a slip',
    { startDate: '2026-12-05T20:30', endDate: '2026-12-05T19:30' },
    ['2026-12-05 20:30 +0100', null],
  ],
])('%s', async (_, change, expected) => {
  const { timing } = await one(change)
  expect([told(timing.start), told(timing.end)]).toEqual(expected)
  expect(timing.sessions).toHaveLength(1)
})
