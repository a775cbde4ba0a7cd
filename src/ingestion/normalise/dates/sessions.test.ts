import { expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { listing } from '../../../../tests/support/native-listing.ts'

const DAYS = ['2026-06-05T00:00:00', '2026-06-06T00:00:00']
const local = ({ at, offset }: { at: number; offset: number }) =>
  new Date(at + offset * 60_000).toISOString().slice(8, 16)

function told(native: NativeListing): string {
  const { precision, sessions, midnight } = listing(native).timing
  const spans = sessions.map(
    ({ start, end, day }) =>
      `${local(start)}${end === null ? '' : `/${local(end)}`}${day === true ? ' day' : ''}`,
  )
  return [precision, ...(midnight === true ? ['midnight'] : []), ...spans].join(', ')
}

test.each<[string, NativeListing, string]>([
  ['at midnight are days', { sessions: DAYS }, 'day, midnight, 05T00:00, 06T00:00'],
  [
    'from midnight to midnight are days',
    { sessions: DAYS.map((start, at) => ({ start, end: `2026-06-0${at + 6}T00:00:00` })) },
    'day, midnight, 05T00:00, 06T00:00',
  ],
  [
    'at midnight that end in that night are nights',
    { sessions: DAYS.map((start) => ({ start, end: `${start.slice(0, 10)}T05:00` })) },
    'minute, 05T00:00/05T05:00, 06T00:00/06T05:00',
  ],
  [
    'at midnight whose doors are told are nights',
    { sessions: DAYS, doors: '2026-06-04T23:30' },
    'minute, 05T00:00, 06T00:00',
  ],
  [
    'of which one is a mere day',
    { sessions: ['2026-06-05T20:00', '2026-06-06'] },
    'minute, 05T20:00, 06T00:00 day',
  ],
  [
    'that are one period are its first and last day',
    { sessions: [{ start: '2026-06-05', end: '2026-06-20' }] },
    'range',
  ],
  [
    'that are one period with the hours of its days are its first and last day',
    { sessions: [{ start: '2026-06-05T10:00', end: '2026-06-20T18:00' }] },
    'range',
  ],
  [
    'that are one long night are a night',
    { sessions: [{ start: '2026-06-05T22:00', end: '2026-06-06T14:00' }] },
    'minute, 05T22:00/06T14:00',
  ],
  [
    'that are one period of what lasts are one long date',
    { sessions: [{ start: '2026-06-05', end: '2026-06-07' }], categories: ['festival'] },
    'day, 05T00:00/07T00:00',
  ],
  [
    'that are several periods are dates of several days',
    { sessions: ['2026-06-05 - 2026-06-07', '2026-06-12 - 2026-06-14'] },
    'day, 05T00:00/07T00:00, 12T00:00/14T00:00',
  ],
  [
    'that tell their ends in words',
    { sessions: ['5 June 2026 8pm - 10pm', '6 June 2026 3pm - 5pm'] },
    'minute, 05T20:00/05T22:00, 06T15:00/06T17:00',
  ],
  [
    'of one night, the last at midnight',
    { sessions: ['2026-06-05T22:00', '2026-06-06T00:00'] },
    'minute, 05T22:00, 06T00:00',
  ],
])('sessions %s', (_, native, expected) => {
  expect(told(native)).toBe(expected)
})
