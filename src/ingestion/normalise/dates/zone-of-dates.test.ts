import { expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import type { NormaliseContext } from '../normalise-listing.ts'
import { datesIn } from '../../../../tests/support/dates-in.ts'
import { listing, read, told, told1 } from '../../../../tests/support/native-listing.ts'

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

const at = (zone: string) => ({ place: { name: 'x' }, timeZone: zone })

test.each<[text: string, place: NativeListing, told: string, isOther?: true]>([
  // What people say the whole year is the clock on the wall
  ['5 July 2027 20:00 CET', at('Europe/Berlin'), '2027-07-05 20:00 +0200', true],
  ['5. Juli 2027, 20 Uhr (MEZ)', at('Europe/Vienna'), '2027-07-05 20:00 +0200', true],
  ['5. Juli, 20 Uhr MEZ', at('Europe/Vienna'), '2026-07-05 20:00 +0200', true],
  ['5 July 2027 20:00-22:00 CET', at('Europe/Paris'), '2027-07-05 20:00 +0200', true],
  ['5 July 2027 20:00 CET - 22:00 CET', at('Europe/Paris'), '2027-07-05 20:00 +0200', true],
  ['5 July 2027 8pm GMT', at('Europe/London'), '2027-07-05 20:00 +0100', true],
  ['5 July 2027 8pm GMT', at('Europe/Dublin'), '2027-07-05 20:00 +0100', true],
  ['5 July 2027 20:00 WET', at('Europe/Lisbon'), '2027-07-05 20:00 +0100', true],
  ['5 July 2027 20:00 EET', at('Europe/Helsinki'), '2027-07-05 20:00 +0300', true],
  ['July 5, 2027 8pm EST', at('America/New_York'), '2027-07-05 20:00 -0400', true],
  ['July 5, 2027 8pm CST', at('America/Chicago'), '2027-07-05 20:00 -0500', true],
  ['July 5, 2027 8pm MST', at('America/Denver'), '2027-07-05 20:00 -0600', true],
  ['July 5, 2027 8pm PST', at('America/Vancouver'), '2027-07-05 20:00 -0700', true],
  ['5 January 2027 8pm AEST', at('Australia/Sydney'), '2027-01-05 20:00 +1100', true],
  ['5 January 2027 8pm NZST', at('Pacific/Auckland'), '2027-01-05 20:00 +1300', true],
  ['January 5, 2027 8pm EDT', at('America/New_York'), '2027-01-05 20:00 -0500', true],
  // On its days
  ['5 March 2027 20:00 CET', at('Europe/Berlin'), '2027-03-05 20:00 +0100'],
  ['5 July 2027 20:00 CEST', at('Europe/Berlin'), '2027-07-05 20:00 +0200'],
  ['5 July 2027 8pm IST', at('Europe/Dublin'), '2027-07-05 20:00 +0100'],
  // Three letters of several
  ['5 July 2027 8pm IST', at('Asia/Kolkata'), '2027-07-05 20:00 +0530'],
  ['5 July 2027 8pm EST', at('Australia/Sydney'), '2027-07-05 20:00 +1000'],
  ['5 March 2027 20:00 CST', at('Asia/Shanghai'), '2027-03-05 20:00 +0800'],
  // Where no clock is changed
  ['July 5, 2027 8pm MST', at('America/Phoenix'), '2027-07-05 20:00 -0700'],
  ['July 5, 2027 8pm EST', at('America/Jamaica'), '2027-07-05 20:00 -0500'],
  // Of another zone
  ['5 July 2027 8pm EST', at('Europe/Paris'), '2027-07-06 03:00 +0200'],
  ['July 5, 2027 8pm MDT', at('America/Phoenix'), '2027-07-05 19:00 -0700'],
  ['5 July 2027 20:00 GMT', at('Africa/Lagos'), '2027-07-05 21:00 +0100'],
  ['5 July 2027 20:00 GMT+2', at('Europe/London'), '2027-07-05 19:00 +0100'],
  ['5 July 2027 20:00 UTC', at('Europe/London'), '2027-07-05 21:00 +0100'],
  // Of programs
  ['Mon, 05 Jul 2027 19:00:00 GMT', at('Europe/London'), '2027-07-05 20:00 +0100'],
  ['2027-07-05 19:00 GMT', at('Europe/London'), '2027-07-05 20:00 +0100'],
])('a word for the clock of the place: %s %o', (start, place, expected, isOther) => {
  expect(told1({ start, ...place })[0]).toBe(expected)
  const result = read({ start, ...place })
  const word = 'warnings' in result && result.warnings.some((text) => text.includes('is not kept'))
  expect(word).toBe(isOther === true)
})

test('a word for the clock of the feed is that of its times, and so it is in ends, doors and sessions', () => {
  const feed = { timeZone: 'America/New_York' }
  const paris = { start: 'July 5, 2027 8pm EST' }
  expect(told1(paris, feed)[0]).toBe('2027-07-06 02:00 +0200')
  const native = {
    start: '5 July 2027 20:00 CET',
    end: '5 July 2027 22:00 CET',
    doors: '19:00 CET',
  }
  expect(told1(native).slice(0, 2)).toEqual(['2027-07-05 20:00 +0200', '2027-07-05 22:00 +0200'])
  const sessions = ['5 July 2027 20:00 CET', { start: '6 July 2027 21:00 CET' }]
  const { timing } = listing({ sessions })
  expect(timing.sessions.map(({ start }) => told(start))).toEqual([
    '2027-07-05 20:00 +0200',
    '2027-07-06 21:00 +0200',
  ])
})

test.each<[text: string, zone: string, told: string]>([
  ['5 March 2027 8pm ET / 5pm PT', 'America/New_York', '2027-03-05 20:00 -0500'],
  ['5 March 2027 8pm ET / 5pm PT', 'America/Los_Angeles', '2027-03-05 17:00 -0800'],
  ['5 July 2027 8 PM EST (5 PM PST)', 'America/Los_Angeles', '2027-07-05 17:00 -0700'],
  ['March 5, 2027 8pm ET | 7pm CT | 5pm PT', 'America/Chicago', '2027-03-05 19:00 -0600'],
  ['5 March 2027 20:00 CET / 14:00 EST', 'Europe/Berlin', '2027-03-05 20:00 +0100'],
  ['5 March 2027 20:00 CET / 19:00 GMT', 'Europe/Madrid', '2027-03-05 20:00 +0100'],
  ['5 March 2027, 19:00 GMT, 14:00 EST', 'Europe/Berlin', '2027-03-05 20:00 +0100'],
])('one moment by several clocks: %s in %s', (start, timeZone, expected) => {
  const result = read({ start, timeZone, place: null })
  expect(told1({ start, timeZone, place: null }).slice(0, 1)).toEqual([expected])
  expect('warnings' in result && result.warnings.filter((text) => /several/.test(text))).toEqual([])
})

test.each([
  '24 December 2027, 8pm Christmas time',
  '5 March 2027, 4pm story time',
  '5 mars 2027 20h heure de début',
])('what kind of time it is is no zone: %s', (start) => {
  const result = read({ start })
  expect('warnings' in result && result.warnings).toEqual([])
  expect(told1({ start })[0]).toMatch(/ \+0100$/)
})

test('a zone behind a time of day that is not known is told', () => {
  const result = read({ start: '5 March 2027 8pm IST' })
  expect('warnings' in result && result.warnings).toContain(
    'start: the zone "IST" is not known: its times are read as those of the place',
  )
})
