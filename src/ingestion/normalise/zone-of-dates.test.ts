import { expect, test } from 'vitest'
import type { NativeListing } from '../../domain/native-listing.ts'
import type { NormaliseContext } from './normalise-listing.ts'
import { told1 } from '../../../tests/support/native-listing.ts'

test.each<[string, NativeListing, Record<string, string>, Partial<NormaliseContext>, string]>([
  [
    'the listing’s zone before the place’s',
    { start: '2026-06-01T20:00', timeZone: 'America/New_York' },
    {},
    {},
    '2026-06-02 02:00 +0200',
  ],
  [
    'the place’s point',
    { start: '2026-06-01T20:00', place: { name: 'x', lat: 40.7, lng: -74 } },
    {},
    {},
    '2026-06-01 20:00 -0400',
  ],
  [
    'the place’s country',
    { start: '2026-06-01T20:00', place: { name: 'x', country: 'Portugal' } },
    {},
    {},
    '2026-06-01 20:00 +0100',
  ],
  [
    'the feed’s zone where there is no place',
    { start: '2026-06-01T20:00', place: null },
    { timeZone: 'Asia/Kathmandu' },
    {},
    '2026-06-01 20:00 +0545',
  ],
  [
    'the partner’s zone',
    { start: '2026-06-01T20:00', place: null },
    {},
    { zone: 'America/St_Johns' },
    '2026-06-01 20:00 -0230',
  ],
  [
    'the place before the feed',
    { start: '2026-06-01T20:00' },
    { timeZone: 'Asia/Tokyo' },
    {},
    '2026-06-01 20:00 +0200',
  ],
  [
    'its own offset where nothing else is known',
    { start: '2026-06-01T20:00+03:00', place: null },
    {},
    {},
    '2026-06-01 20:00 +0300',
  ],
  [
    'Kiritimati',
    { start: '2026-06-01T20:00', timeZone: 'Pacific/Kiritimati', place: null },
    {},
    {},
    '2026-06-01 20:00 +1400',
  ],
  [
    'no zone at all: the day',
    { start: '2026-06-01T20:00', place: null },
    {},
    {},
    '2026-06-01 00:00 +0000',
  ],
  [
    'La Réunion filed under France',
    { start: '2026-06-01T20:00', place: { name: 'x', country: 'FR', postalCode: '97400' } },
    {},
    {},
    '2026-06-01 20:00 +0400',
  ],
  [
    'month first where the feed says so',
    { start: '05/12/2026 20:00' },
    { dateOrder: 'mdy' },
    {},
    '2026-05-12 20:00 +0200',
  ],
])('zones: %s', (_, native, options, context, start) => {
  expect(told1(native, options, context)[0]).toBe(start)
})
