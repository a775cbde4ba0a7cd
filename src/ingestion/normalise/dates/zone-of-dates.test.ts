import { expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import type { NormaliseContext } from '../normalise-listing.ts'
import { datesIn } from '../../../../tests/support/dates-in.ts'
import { read, told1 } from '../../../../tests/support/native-listing.ts'

test.each<[string, NativeListing, Record<string, string>, Partial<NormaliseContext>, string]>([
  [
    'the listing’s zone before the place’s',
    { start: '2026-06-01T20:00', timeZone: 'America/New_York' },
    {},
    {},
    '2026-06-02 02:00 +0200',
  ],
  [
    'the listing’s zone, shown as people at the place have it',
    {
      start: '2026-06-01T20:00',
      timeZone: 'America/New_York',
      place: { name: 'x', city: 'Helsinki', country: 'FI' },
    },
    {},
    {},
    '2026-06-02 03:00 +0300',
  ],
  [
    'the listing’s zone, a part of the place’s country',
    { start: '2026-06-01T20:00', timeZone: 'Indian/Reunion', place: { name: 'x', country: 'FR' } },
    {},
    {},
    '2026-06-01 20:00 +0400',
  ],
  [
    'the listing’s zone, where nothing but its feed tells a country',
    { start: '2026-06-01T20:00', timeZone: 'Asia/Tokyo', place: { name: 'x' } },
    {},
    { country: 'FR' },
    '2026-06-01 20:00 +0900',
  ],
  [
    'the listing’s zone, where no place is told',
    { start: '2026-06-01T20:00', timeZone: 'Asia/Tokyo', place: null },
    { country: 'FR' },
    {},
    '2026-06-01 20:00 +0900',
  ],
  [
    'the listing’s zone, where a town is none of the feed’s country',
    {
      start: '2026-06-01T20:00',
      timeZone: 'Europe/London',
      place: { name: 'x', city: 'London' },
    },
    {},
    { country: 'FR' },
    '2026-06-01 20:00 +0100',
  ],
  [
    'the listing’s zone, where a town has one of its name abroad',
    {
      start: '2026-06-01T20:00',
      timeZone: 'America/Toronto',
      place: { name: 'x', city: 'London' },
    },
    {},
    {},
    '2026-06-01 20:00 -0400',
  ],
  [
    'the town’s, in the country of its feed',
    { start: '2026-06-01T20:00', timeZone: 'America/New_York', place: { name: 'x', city: 'Lyon' } },
    {},
    { country: 'FR' },
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

test.each<[string, string]>([
  ['5 March 2027 2pm ET', '2027-03-05 20:00 +0100'],
  ['5 July 2027 2pm ET', '2027-07-05 20:00 +0200'],
  ['5 March 2027 2:00 PM (Eastern Time)', '2027-03-05 20:00 +0100'],
  ['5 March 2027 11:00 PT', '2027-03-05 20:00 +0100'],
  ['5 March 2027 20:00 (UK time)', '2027-03-05 21:00 +0100'],
  ['5 March 2027 7pm London time', '2027-03-05 20:00 +0100'],
  ['5 mars 2027 à 14h (heure de Montréal)', '2027-03-05 20:00 +0100'],
  ['5 March 2027 20:00 (GMT)', '2027-03-05 21:00 +0100'],
  ['5 March 2027, 20:00 MSK', '2027-03-05 18:00 +0100'],
  ['5 March 2027 20:00 JST', '2027-03-05 12:00 +0100'],
  ['5. März 2027, 20 Uhr MEZ', '2027-03-05 20:00 +0100'],
  ['Fri, Mar 5, 2027 • 7:00 PM - 10:00 PM EST', '2027-03-06 01:00 +0100'],
  // Of the place, or no zone
  ['5 March 2027 20:00 local time', '2027-03-05 20:00 +0100'],
  ['5 March 2027 20:00 show time', '2027-03-05 20:00 +0100'],
  ['5 mars 2027 20h et 22h', '2027-03-05 20:00 +0100'],
  ['5 mars 2027 20h à Montréal', '2027-03-05 20:00 +0100'],
  ['5 March 2027 8 PM Pacific Theatre', '2027-03-05 20:00 +0100'],
  ['5 March 2027 8pm West End', '2027-03-05 20:00 +0100'],
])('a zone that stands behind a time of day: %s', (start, expected) => {
  expect(told1({ start })[0]).toBe(expected)
})

test.each<[string, string, string]>([
  ['MONDAY DECEMBER 21ST, 2026 | 22:15', 'US', '12-21 22:15'],
  ['14 SEPT, FROM 19:00', 'IE', '09-14 19:00'],
  ['14 OCT, 19:00', 'IE', '10-14 19:00'],
  ['2 MART, 17:30', 'TR', '03-02 17:30'],
  ['6 MARCH 2027 8 PM SAT', 'GB', '03-06 20:00'],
])('in capitals ordinals, months and weekdays are no zones: %s', (start, country, told) => {
  expect(datesIn(start, country).replace(/^2026-/, '')).toBe(told)
})

test('a zone behind a time of day that is not known is told', () => {
  const result = read({ start: '5 March 2027 8pm IST' })
  expect('warnings' in result && result.warnings).toContain(
    'start: the zone "IST" is not known: its times are read as those of the place',
  )
})
