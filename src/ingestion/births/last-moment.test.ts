import { expect, test } from 'vitest'
import { aListing, aSession, paris } from '../../../tests/support/sample-listing.ts'
import type { ListingWords } from '../../../tests/support/sample-listing.ts'
import { lastMoment } from './last-moment.ts'

const DAY = 86_400_000

test.each<[string, ListingWords, string, number]>([
  ['begins, where nobody tells more', {}, '2026-12-05 20:00', 0],
  ['ends', { end: '2026-12-05 23:00' }, '2026-12-05 23:00', 0],
  [
    'is over that day, where its clock is not told',
    { timing: { precision: 'day' } },
    '2026-12-05 20:00',
    DAY,
  ],
  [
    'is over a day on, where its end is a guess',
    { end: '2026-12-05 23:00', timing: { endApproximate: true } },
    '2026-12-05 23:00',
    DAY,
  ],
  [
    'ends on the last of its dates, in whatever order',
    {
      sessions: [
        aSession('2026-12-07 20:00', { end: paris('2026-12-07 22:00') }),
        aSession('2026-12-05 20:00'),
      ],
    },
    '2026-12-07 22:00',
    0,
  ],
  [
    'ends after them, where it says so',
    { end: '2026-12-09 18:00', sessions: [aSession('2026-12-05 20:00')] },
    '2026-12-09 18:00',
    0,
  ],
])('the last moment of a listing is when it %s', (_, words, at, later) => {
  expect(lastMoment(aListing(words))).toBe(paris(at).at + later)
})
