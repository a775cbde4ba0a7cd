import { expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { normaliseListing } from '../normalise-listing.ts'
import { CONTEXT } from '../../../../tests/support/native-listing.ts'

const HALL = { name: 'Vega Hall', city: 'New York', country: 'US', lat: 40.75, lng: -73.99 }

/** Start, end and doors as instants. */
function told(native: NativeListing): string {
  const options = { timeZone: 'Europe/Paris' }
  const context = { ...CONTEXT, format: 'csv', options, now: Date.UTC(2026, 8, 1) }
  const made = normaliseListing({ id: '1', name: 'Les Loutres', ...native }, context)
  if ('rejected' in made) return made.rejected
  const { start, end, doors } = made.listing.timing
  return [start, end, ...(doors === null ? [] : [doors])]
    .map((stamp) => (stamp === null ? '-' : new Date(stamp.at).toISOString().slice(0, 16)))
    .join(' ')
}

test.each<[string, NativeListing, string]>([
  [
    'with its offset',
    { start: '2026-12-05T19:00+01:00', end: '22:00+01:00' },
    '2026-12-05T18:00 2026-12-05T21:00',
  ],
  [
    'at the time of the start, where a table wants one',
    { start: '2026-12-05 19:00', end: '19:00' },
    '2026-12-05T18:00 -',
  ],
  [
    'of UTC',
    { start: '2026-12-05T19:00+01:00', end: '21:00Z' },
    '2026-12-05T18:00 2026-12-05T21:00',
  ],
  [
    'with its offset, past midnight',
    { start: '2026-12-05T23:00+01:00', end: '01:00+01:00' },
    '2026-12-05T22:00 2026-12-06T00:00',
  ],
  [
    'of UTC, past midnight here and not there',
    { start: '2026-12-05T23:30Z', end: '01:00Z' },
    '2026-12-05T23:30 2026-12-06T01:00',
  ],
  [
    'past midnight where another zone than the place’s reads it',
    { start: '2026-12-05T22:00', end: '02:00', timeZone: 'Europe/London', place: HALL },
    '2026-12-05T22:00 2026-12-06T02:00',
  ],
  [
    'of doors, of UTC',
    { start: '2026-12-05T20:00', doors: '18:00Z' },
    '2026-12-05T19:00 - 2026-12-05T18:00',
  ],
])('a time of day alone %s', (_, native, expected) => {
  expect(told(native)).toBe(expected)
})
