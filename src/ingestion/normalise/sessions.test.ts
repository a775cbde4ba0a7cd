import { expect, test } from 'vitest'
import type { NativeListing } from '../../domain/native-listing.ts'
import { listing } from '../../../tests/support/native-listing.ts'

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
    'of one night, the last at midnight',
    { sessions: ['2026-06-05T22:00', '2026-06-06T00:00'] },
    'minute, 05T22:00, 06T00:00',
  ],
])('sessions %s', (_, native, expected) => {
  expect(told(native)).toBe(expected)
})
