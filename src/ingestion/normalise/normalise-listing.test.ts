import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryNamed } from '../../domain/category.ts'
import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import type { Stamp } from '../../domain/stamp.ts'
import { normaliseListing } from './normalise-listing.ts'
import type { NormaliseContext } from './normalise-listing.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const CONTEXT: NormaliseContext = {
  format: 'native',
  options: {},
  country: null,
  zone: null,
  currency: null,
  now: NOW,
  partial: false,
}

const PARIS = {
  name: 'Salle Vega',
  street: '3 rue des Pins',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  lat: 48.86,
  lng: 2.37,
}

function read(
  native: NativeListing,
  options: Record<string, string> = {},
  context: Partial<NormaliseContext> = {},
  previous: Listing | null = null,
) {
  return normaliseListing(
    { id: 'A-1', name: 'Les Loutres', categories: ['music'], place: PARIS, ...native },
    { ...CONTEXT, ...context, options },
    previous,
  )
}

function listing(...args: Parameters<typeof read>): Listing {
  const result = read(...args)
  if ('rejected' in result) throw new Error(result.rejected)
  return result.listing
}

function told(stamp: Stamp | null): string | null {
  if (stamp === null) return null
  const sign = stamp.offset < 0 ? '-' : '+'
  const size = Math.abs(stamp.offset)
  const offset = `${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
  return `${new Date(stamp.at + stamp.offset * 60_000).toISOString().slice(0, 16).replace('T', ' ')} ${sign}${offset}`
}

const told1 = (
  native: NativeListing,
  options?: Record<string, string>,
  context?: Partial<NormaliseContext>,
) => {
  const { timing } = listing(native, options, context)
  return [told(timing.start), told(timing.end), timing.precision, timing.sessions.length]
}

describe('dates', () => {
  test.each<[string, NativeListing, (string | number | null)[]]>([
    [
      'a time of the place',
      { start: '2026-12-05T20:00' },
      ['2026-12-05 20:00 +0100', null, 'minute', 1],
    ],
    [
      'an interval',
      { start: '2026-12-05T20:00/2026-12-05T22:30' },
      ['2026-12-05 20:00 +0100', '2026-12-05 22:30 +0100', 'minute', 1],
    ],
    [
      'days from and to, told as one',
      { start: 'du 12 au 20 juin 2026', categories: ['theatre'] },
      ['2026-06-12 00:00 +0200', '2026-06-20 00:00 +0200', 'range', 0],
    ],
    [
      'a time the clocks skip',
      { start: '2026-03-29T02:30' },
      ['2026-03-29 03:30 +0200', null, 'minute', 1],
    ],
    [
      'a time that exists twice',
      { start: '2026-10-25T02:30' },
      ['2026-10-25 02:30 +0200', null, 'minute', 1],
    ],
    [
      'an instant',
      { start: '2026-06-01T18:00:00Z' },
      ['2026-06-01 20:00 +0200', null, 'minute', 1],
    ],
    ['seconds since 1970', { start: 1780333200 }, ['2026-06-01 19:00 +0200', null, 'minute', 1]],
    [
      'milliseconds since 1970',
      { start: 1780333200000 },
      ['2026-06-01 19:00 +0200', null, 'minute', 1],
    ],
    [
      'an end in the night by its clock',
      { start: '2026-05-01T19:30', end: '02:15' },
      ['2026-05-01 19:30 +0200', '2026-05-02 02:15 +0200', 'minute', 1],
    ],
    [
      'an end at midnight by its clock',
      { start: '2026-05-01T19:30', end: '00:00' },
      ['2026-05-01 19:30 +0200', '2026-05-02 00:00 +0200', 'minute', 1],
    ],
    [
      '24:00',
      { start: '2026-05-01T20:00', end: '2026-05-01T24:00:00' },
      ['2026-05-01 20:00 +0200', '2026-05-02 00:00 +0200', 'minute', 1],
    ],
    [
      '25:30 of the programme day',
      { start: '2026-05-01T25:30' },
      ['2026-05-02 01:30 +0200', null, 'minute', 1],
    ],
    [
      'an end past midnight of the programme day that the start is of',
      { start: '2026-05-01T25:00', end: '29:00' },
      ['2026-05-02 01:00 +0200', '2026-05-02 05:00 +0200', 'minute', 1],
    ],
    [
      'an end past midnight of the evening before',
      { start: '2026-05-01T23:00', end: '29:00' },
      ['2026-05-01 23:00 +0200', '2026-05-02 05:00 +0200', 'minute', 1],
    ],
    [
      'an end in four digits',
      { start: '2026-05-01T20:00', end: '2330' },
      ['2026-05-01 20:00 +0200', '2026-05-01 23:30 +0200', 'minute', 1],
    ],
    [
      'midnight in four digits',
      { start: '2026-05-01T20:00', end: '0000' },
      ['2026-05-01 20:00 +0200', '2026-05-02 00:00 +0200', 'minute', 1],
    ],
    [
      'the last second of 32 bits for no end',
      { start: '2026-05-01T20:00', end: '2038-01-19T03:14:07Z' },
      ['2026-05-01 20:00 +0200', null, 'minute', 1],
    ],
    [
      'the same as a number',
      { start: '2026-05-01T20:00', end: 2_147_483_647 },
      ['2026-05-01 20:00 +0200', null, 'minute', 1],
    ],
    [
      '0 for an open end',
      { start: '2026-05-01T20:00', end: 0 },
      ['2026-05-01 20:00 +0200', null, 'minute', 1],
    ],
    [
      '86400 for an end at midnight',
      { start: '2026-05-01T20:00', end: 86_400 },
      ['2026-05-01 20:00 +0200', '2026-05-02 00:00 +0200', 'minute', 1],
    ],
    [
      'midnight stays in its day',
      { start: '2026-05-02T00:00:00' },
      ['2026-05-02 00:00 +0200', null, 'day', 1],
    ],
    [
      'midnight with an end in that night is meant',
      { start: '2026-05-02T00:00', end: '2026-05-02T05:00' },
      ['2026-05-02 00:00 +0200', '2026-05-02 05:00 +0200', 'minute', 1],
    ],
    ['a bare day', { start: '2026-11-07' }, ['2026-11-07 00:00 +0100', null, 'day', 1]],
    [
      'a bare day with itself as its end',
      { start: '2026-11-07', end: '2026-11-07' },
      ['2026-11-07 00:00 +0100', null, 'day', 1],
    ],
    [
      '9999 for no end',
      { start: '2026-05-01T20:00', end: '9999-12-31T23:59:59' },
      ['2026-05-01 20:00 +0200', null, 'minute', 1],
    ],
    [
      'an end before the start',
      { start: '2026-05-01T20:00', end: '2026-05-01T18:00' },
      ['2026-05-01 20:00 +0200', null, 'minute', 1],
    ],
    [
      'an end in another zone',
      { start: '2026-07-01T20:00', end: '2026-07-01T23:30[Europe/London]' },
      ['2026-07-01 20:00 +0200', '2026-07-02 00:30 +0200', 'minute', 1],
    ],
    [
      'two nights without a word of each',
      { start: '2026-06-12', end: '2026-06-13' },
      ['2026-06-12 00:00 +0200', '2026-06-13 00:00 +0200', 'range', 0],
    ],
    [
      'an exhibition',
      { start: '2026-03-01', end: '2026-06-30', categories: ['exhibition'] },
      ['2026-03-01 00:00 +0100', '2026-06-30 00:00 +0200', 'range', 0],
    ],
    [
      'a festival of three days is one date',
      { start: '2026-06-12', end: '2026-06-14', categories: ['festival'] },
      ['2026-06-12 00:00 +0200', '2026-06-14 00:00 +0200', 'day', 1],
    ],
    [
      'a festival of what is named before it is one date, too',
      { start: '2026-06-12', end: '2026-06-14', categories: ['music', 'festival'] },
      ['2026-06-12 00:00 +0200', '2026-06-14 00:00 +0200', 'day', 1],
    ],
    [
      'a run of plays at a festival is a run',
      { start: '2026-06-12', end: '2026-06-14', categories: ['theatre', 'festival'] },
      ['2026-06-12 00:00 +0200', '2026-06-14 00:00 +0200', 'range', 0],
    ],
    [
      'a night of which nobody knows the zone is one day',
      { start: '2026-06-12T19:30', end: '2026-06-13T00:30', place: null, categories: ['theatre'] },
      ['2026-06-12 00:00 +0000', null, 'day', 1],
    ],
    [
      'to the day after its evening it is two',
      { start: '2026-06-12T19:30', end: '2026-06-13T22:30', place: null, categories: ['theatre'] },
      ['2026-06-12 00:00 +0000', '2026-06-13 00:00 +0000', 'range', 0],
    ],
    [
      'a run by its first day goes on',
      { start: '2026-06-12', categories: ['theatre'] },
      ['2026-06-12 00:00 +0200', null, 'range', 0],
    ],
    [
      'a run on one evening',
      { start: '2026-06-12T20:30', categories: ['theatre'] },
      ['2026-06-12 20:30 +0200', null, 'minute', 1],
    ],
    [
      'a day that is sure, a clock that is not',
      { start: '2026-06-12T03:30', timeUnknown: true, categories: ['theatre'] },
      ['2026-06-12 00:00 +0200', null, 'day', 1],
    ],
    [
      'in words',
      { start: 'samedi 5 décembre 2026 à 20h30' },
      ['2026-12-05 20:30 +0100', null, 'minute', 1],
    ],
  ])('%s', (_, native, expected) => {
    expect(told1(native)).toEqual(expected)
  })

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

  test('an end of which nobody knows the zone is left out as its start is', () => {
    const { timing } = listing({
      sessions: [{ start: '2026-06-01T20:00', end: '22:00' }],
      place: null,
    })
    expect(timing.sessions).toMatchObject([{ end: null }])
  })

  test('a last day is the last day, unless the feed ends on the day after', () => {
    const show = { start: '2026-07-14', end: '2026-07-20', categories: ['exhibition'] }
    expect(told1(show)[1]).toBe('2026-07-20 00:00 +0200')
    expect(told1(show, { endDates: 'exclusive' })[1]).toBe('2026-07-19 00:00 +0200')
    expect(told1({ start: '2026-11-07', end: '2026-11-08' }, { endDates: 'exclusive' })).toEqual([
      '2026-11-07 00:00 +0100',
      null,
      'day',
      1,
    ])
    expect(listing(show).timing.endApproximate).toBe(true)
  })

  test.each([
    ['sport/motorsport', 'Rallye', 1],
    ['talk/conference', 'Congrès', 1],
    ['festival', 'Nuits', 1],
    ['music/rock', 'Festival des Nuits', 1],
    ['music/rock', 'Les Loutres', 0],
  ])('days on end of %s, «%s», are %d date of theirs', (category, name, dates) => {
    const days = { start: '2026-07-14', end: '2026-07-17', categories: [category], name }
    expect(listing(days).timing.sessions).toHaveLength(dates)
  })

  test('what goes on for weeks is no long conference: first and last day are told', () => {
    const precision = (end: string) =>
      listing({ start: '2026-05-01T18:00', end, categories: ['conference/talk'] }).timing.precision
    expect(precision('2026-05-03T20:00')).toBe('minute')
    expect(precision('2026-06-05T20:00')).toBe('range')
  })

  test('where the clock means nothing no session has one', () => {
    const day = { timeUnknown: true, start: '2026-05-01T03:30' }
    expect(listing(day).timing).toMatchObject({ precision: 'day' })
    expect(listing(day).timing.sessions.map(({ start }) => told(start))).toEqual([
      '2026-05-01 00:00 +0200',
    ])
    const ending = (end: string) => listing({ ...day, end }).timing.end
    expect(ending('2026-05-01T22:00')).toBeNull()
    expect(told(ending('2026-05-03T22:00'))).toBe('2026-05-03 22:00 +0200')
    const sessions = ['2026-05-01T03:30', '2026-05-01T04:30', '2026-05-02T03:30']
    const several = listing({ timeUnknown: true, sessions }).timing
    expect(several.precision).toBe('day')
    expect(several.sessions.map(({ start }) => told(start))).toEqual([
      '2026-05-01 00:00 +0200',
      '2026-05-02 00:00 +0200',
    ])
  })

  test('sessions are sorted, each once, and a bad one costs itself', () => {
    const { timing } = listing({
      categories: ['theatre'],
      sessions: [
        { start: '2026-06-14T20:00', availability: 'soldOut' },
        '2026-06-12T20:00',
        { start: '2026-06-13T20:00', end: '22:00', cancelled: 'yes' },
        { start: '2026-06-12T20:00', availability: 'limited' },
        { start: 'soon' },
      ],
    })
    expect(
      timing.sessions.map(({ start, end, availability, cancelled }) => [
        told(start),
        told(end),
        availability,
        cancelled,
      ]),
    ).toEqual([
      ['2026-06-12 20:00 +0200', null, 'limited', false],
      ['2026-06-13 20:00 +0200', '2026-06-13 22:00 +0200', 'unknown', true],
      ['2026-06-14 20:00 +0200', null, 'soldOut', false],
    ])
    expect(timing.sessionsComplete).toBe(false)
    expect(told(timing.start)).toBe('2026-06-12 20:00 +0200')
  })

  test('a session tells the clock of the day on which a run begins', () => {
    const { timing } = listing({
      categories: ['theatre'],
      start: '2026-02-01',
      sessions: ['2026-02-01T20:00', '2026-02-03T20:00'],
    })
    expect(told(timing.start)).toBe('2026-02-01 20:00 +0100')
  })

  test('the first day of a run is remembered though its sessions are to come', () => {
    const { timing } = listing({
      categories: ['theatre'],
      start: '2025-11-01',
      sessions: ['2026-02-01T20:00'],
    })
    expect(told(timing.start)).toBe('2025-11-01 00:00 +0100')
  })

  test.each<[string, NativeListing, RegExp]>([
    ['no date', {}, /no start and no sessions/],
    ['null', { start: null }, /no start and no sessions/],
    ['nonsense', { start: 'soon' }, /start: not a date/],
    ['a date that is a stand-in', { start: '0001-01-01' }, /stand-in/],
    [
      'a date that is not announced',
      { start: '2026-12-31T03:30', dateUnknown: true },
      /not announced/,
    ],
    ['a time of day alone', { start: '20:30' }, /without a date/],
    ['an unknown zone', { start: '2026-12-05T20:00', timeZone: 'France/Lyonn' }, /unknown zone/],
    ['1905', { start: '2 June 1905 21:00' }, /before the earliest/],
    ['a year mistyped', { start: '2062-06-01T20:00' }, /after the latest/],
    ['over a year ago', { start: '2024-12-01T20:00' }, /before the earliest/],
    ['no name', { name: '&nbsp;', start: '2026-12-05' }, /no name/],
    ['a name that a program wrote', { name: 'null', start: '2026-12-05' }, /no name/],
    ['a dash for a name', { name: ' – ', start: '2026-12-05' }, /no name/],
    ['an object for a name', { name: '[object Object]', start: '2026-12-05' }, /no name/],
    ['no id', { id: ' ', start: '2026-12-05' }, /no id/],
    ['a test event', { name: 'TEST – ne pas acheter', start: '2026-12-05' }, /test event/],
  ])('rejected: %s', (_, native, reason) => {
    const result = read(native)
    expect('rejected' in result ? result.rejected : 'read').toMatch(reason)
  })

  test('the window is the feed’s to move, and a run is judged by its last date', () => {
    expect(told1({ start: '1905-06-02T21:00' }, { earliest: '1900-01-01' })[0]).toBe(
      '1905-06-02 21:00 +0009',
    )
    expect(told1({ start: '2024-01-01', end: '2026-06-01', categories: ['exhibition'] })[0]).toBe(
      '2024-01-01 00:00 +0100',
    )
    expect(read({ start: '2026-06-01' }, { latest: '2026-05-01' })).toHaveProperty('rejected')
  })
})

describe('texts and ids', () => {
  test.each<[string, NativeListing, Partial<Listing>]>([
    ['a number for a name', { name: 1984 }, { name: '1984' }],
    ['1e3 for a name', { name: '1e3' }, { name: '1e3' }],
    ['U+0000 in a name', { name: 'Nuit\u0000Blanche' }, { name: 'NuitBlanche' }],
    ['a name of signs', { name: '!!!' }, { name: '!!!' }],
    ['markup in a name', { name: '<b>R&amp;B</b> <Live>' }, { name: 'R&B <Live>' }],
    [
      'an id of twenty digits',
      { id: '51200000000000000003' },
      { externalId: '51200000000000000003' },
    ],
    ['an id that is a number', { id: 12 }, { externalId: '12' }],
    [
      'HTML in a description',
      { description: '<p>One</p><p>Two &amp; three</p>' },
      { description: 'One\n\nTwo & three' },
    ],
    [
      'no HTML in a description',
      { description: '5 < 6 & 7\nnext' },
      { description: '5 < 6 & 7\nnext' },
    ],
    [
      'an address as given',
      { url: 'https://example.org/x?a=1&b=2' },
      { url: 'https://example.org/x?a=1&b=2' },
    ],
    [
      'an address with blanks',
      { url: 'https://example.org/my show' },
      { url: 'https://example.org/my%20show' },
    ],
    ['a script for an address', { url: 'javascript:alert(1)' }, { url: '' }],
    ['a language tag', { language: 'fr-FR' }, { language: 'fr' }],
  ])('%s', (_, native, expected) => {
    expect(listing({ start: '2026-12-05T20:00', ...native })).toMatchObject(expected)
  })

  test('mojibake is put right where the feed asks for it', () => {
    const native = { start: '2026-12-05', name: 'ThÃ©Ã¢tre' }
    expect(listing(native).name).toBe('ThÃ©Ã¢tre')
    expect(listing(native, { mojibake: 'repair' }).name).toBe('Théâtre')
    // Read as ISO-8859-1, a third of it is control characters.
    const latin = { ...native, name: 'l\u00e2\u0080\u0099été' }
    expect(listing(latin, { mojibake: 'repair' }).name).toBe('l’été')
  })
})

describe('status and availability', () => {
  test.each<[string, NativeListing, Partial<Listing>]>([
    [
      'a marker in the name',
      { name: '[ANNULÉ] Les Loutres' },
      { name: 'Les Loutres', status: 'cancelled', nameMarkers: ['cancelled'] },
    ],
    [
      'sold out in the name',
      { name: 'COMPLET - Léa Mori' },
      { name: 'Léa Mori', status: 'scheduled', availability: 'soldOut' },
    ],
    [
      'sold out in the name, but on sale',
      { name: 'COMPLET - Léa Mori', availability: 'available' },
      { name: 'Léa Mori', availability: 'available' },
    ],
    [
      'moved, in the name',
      { name: 'Reporté : Les Loutres', status: 'scheduled' },
      { name: 'Les Loutres', status: 'postponed' },
    ],
    ['a band of that name', { name: 'Cancelled' }, { name: 'Cancelled', status: 'scheduled' }],
    ['a word nobody knows', { status: 'whatever' }, { status: 'scheduled' }],
    ['off sale', { availability: 'offsale' }, { availability: 'notYet' }],
    [
      'by its offers',
      {
        offers: [
          { price: 1, availability: 'soldOut' },
          { price: 2, availability: 'limited' },
        ],
      },
      { availability: 'limited' },
    ],
    [
      'all its offers sold out',
      { offers: [{ price: 1, availability: 'SoldOut' }] },
      { availability: 'soldOut' },
    ],
    [
      'all its offers sold out, whatever it says in general',
      { availability: 'available', offers: [{ price: 1, availability: 'soldOut' }] },
      { availability: 'soldOut' },
    ],
    [
      'parking left is no ticket left',
      {
        offers: [
          { price: 1, availability: 'soldOut' },
          { name: 'Parking', price: 2, availability: 'available' },
        ],
      },
      { availability: 'soldOut' },
    ],
  ])('%s', (_, native, expected) => {
    expect(listing({ start: '2026-12-05T20:00', ...native })).toMatchObject(expected)
  })

  test('a stub of a partial feed changes the status and nothing else', () => {
    const before = listing({
      start: '2026-12-05T20:00',
      description: 'Text',
      offers: [{ price: 20, currency: 'EUR' }],
      performers: ['Les Loutres'],
    })
    const stub = normaliseListing(
      { id: 'A-1', status: 'cancelled' },
      { ...CONTEXT, partial: true },
      before,
    )
    expect(stub).toMatchObject({ listing: { ...before, status: 'cancelled' } })
    expect(normaliseListing({ id: 'A-1', status: 'cancelled' }, CONTEXT, before)).toEqual({
      rejected: 'no name',
    })
  })

  test.each([
    { id: 'A-1', status: 'gibberish' },
    { id: 'A-1', availability: 'gibberish' },
    { id: 'A-1', name: 'null' },
  ])('a word that nobody knows changes nothing of a partial feed: %j', (stub) => {
    const before = listing({
      start: '2026-12-05T20:00',
      status: 'cancelled',
      availability: 'soldOut',
    })
    const after = normaliseListing(stub, { ...CONTEXT, partial: true }, before)
    expect(after).toMatchObject({ listing: before })
  })

  test('a stub that says "sold out" says it of the dates we hold', () => {
    const partial = { ...CONTEXT, partial: true }
    const before = listing({ start: '2026-12-05T20:00', availability: 'available' })
    const after = normaliseListing({ id: 'A-1', availability: 'soldOut' }, partial, before)
    expect(after).toMatchObject({
      listing: { availability: 'soldOut', timing: { sessions: [{ availability: 'soldOut' }] } },
    })
  })

  test('null in a partial feed takes away, silence does not', () => {
    const before = listing({
      start: '2026-12-05T20:00',
      description: 'Text',
      url: 'https://example.org/',
    })
    const after = normaliseListing(
      { id: 'A-1', description: null, start: '2026-12-06T20:00' },
      { ...CONTEXT, partial: true },
      before,
    )
    expect(after).toMatchObject({
      listing: {
        description: '',
        url: 'https://example.org/',
        name: 'Les Loutres',
        place: { name: 'Salle Vega' },
      },
    })
    expect('listing' in after ? told(after.listing.timing.start) : null).toBe(
      '2026-12-06 20:00 +0100',
    )
  })

  test('a partial feed that is silent about the language keeps it, null takes it away', () => {
    const before = listing({ start: '2026-12-05T20:00', language: 'fr' })
    const after = (native: NativeListing) =>
      normaliseListing({ id: 'A-1', ...native }, { ...CONTEXT, partial: true }, before)
    expect(after({ description: 'Text' })).toMatchObject({ listing: { language: 'fr' } })
    expect(after({ language: null })).toMatchObject({ listing: { language: null } })
  })

  test('what is postponed without a new date keeps the old one', () => {
    const before = listing({ start: '2026-12-05T20:00' })
    const after = read({ status: 'postponed', dateUnknown: true }, {}, {}, before)
    expect(after).toMatchObject({ listing: { status: 'postponed', timing: before.timing } })
  })
})

describe('prices', () => {
  const offer = (given: object, options: Record<string, string> = {}) =>
    listing({ start: '2026-12-05T20:00', offers: [given] as NativeListing['offers'] }, options)
      .offers[0]

  test.each<[string, object, Record<string, string>, object]>([
    [
      'with fees',
      { price: 30, fees: 4.5, currency: 'EUR' },
      {},
      { price: 30, fees: 4.5, currency: 'EUR' },
    ],
    [
      'with fees in it',
      { price: 30, fees: 4.5, currency: 'EUR' },
      { fees: 'included' },
      { price: 30, fees: null },
    ],
    [
      'of a waiting list',
      { name: 'Waiting list', price: 0, currency: 'EUR', availability: 'InStock' },
      {},
      { price: null, availability: 'soldOut', kind: 'admission' },
    ],
    ['a span in words', { price: '15-40 €' }, {}, { price: 15, priceMax: 40, currency: 'EUR' }],
    [
      'a span the wrong way round',
      { price: 40, priceMax: 15, currency: 'EUR' },
      {},
      { price: 15, priceMax: 40 },
    ],
    ['from', { price: 'à partir de 15 €' }, {}, { price: 15, priceMax: null, from: true }],
    ['up to', { price: "jusqu'à 40 €" }, {}, { price: null, priceMax: 40 }],
    ['free', { price: 'Entrée libre' }, {}, { price: 0 }],
    ['as you like', { price: 'Prix libre' }, {}, { price: null }],
    ['no currency said', { price: 25 }, {}, { price: 25, currency: null }],
    ['the feed’s currency', { price: 25 }, { currency: 'CHF' }, { price: 25, currency: 'CHF' }],
    [
      'a currency nobody knows',
      { price: 25, currency: 'PTS' },
      { currency: 'EUR' },
      { currency: null },
    ],
    ['cents', { price: 1250, currency: 'EUR' }, { prices: 'cents' }, { price: 12.5 }],
    [
      'the decimal mark of the feed',
      { price: '2.450', currency: 'EUR' },
      { decimal: 'comma' },
      { price: 2450 },
    ],
    ['below zero', { price: -5, currency: 'EUR' }, {}, { price: null }],
    ['a concession by its name', { name: 'Tarif réduit', price: 10 }, {}, { kind: 'concession' }],
    [
      'a last day is included',
      { price: 1, validUntil: '2026-05-01' },
      {},
      { validUntil: Date.parse('2026-05-01T22:00:00Z') },
    ],
  ])('%s', (_, given, options, expected) => {
    expect(offer(given, options)).toMatchObject(expected)
  })
})

test.each(['cancelled', 'CANCELED', 'Annulé'])('a tier that is %s is none', (availability) => {
  const offers = [
    { name: 'Early', price: 5, currency: 'EUR', availability: 'soldOut' },
    { name: 'Plein', price: 15, currency: 'EUR' },
    { name: 'Lot', price: 2, currency: 'EUR', availability },
  ]
  const result = read({ start: '2026-12-05T20:00', offers })
  expect(result).toMatchObject({ warnings: [] })
  const told = listing({ start: '2026-12-05T20:00', offers }).offers
  expect(told.map(({ price, availability: state }) => [price, state])).toEqual([
    [5, 'soldOut'],
    [15, 'unknown'],
  ])
})

describe('places', () => {
  const place = (given: NativeListing['place'], options: Record<string, string> = {}) =>
    listing({ start: '2026-12-05T20:00', place: given }, { timeZone: 'Europe/Paris', ...options })
      .place

  test.each<[string, NativeListing['place'], object | null]>([
    [
      'in one text',
      'Salle Vega, 3 rue des Pins, 31000 Toulouse, France',
      {
        name: 'Salle Vega',
        street: '3 rue des Pins',
        postalCode: '31000',
        city: 'Toulouse',
        country: 'FR',
      },
    ],
    [
      'all of it in place of the street',
      { name: 'The Vega', street: '12 Pine St, Brooklyn, NY 11201', city: 'Brooklyn' },
      { street: '12 Pine St', postalCode: '11201', city: 'Brooklyn', country: 'US' },
    ],
    [
      'all of it in place of the street, the name and semicolons too',
      { name: 'Vega', street: 'Vega; Pinienweg 70; 10179 Berlin; Germany' },
      { name: 'Vega', street: 'Pinienweg 70', postalCode: '10179', city: 'Berlin', country: 'DE' },
    ],
    [
      'another town in place of the street',
      { name: 'Vega', street: '3 rue des Pins, 31000 Toulouse', city: 'Albi' },
      { street: '3 rue des Pins, 31000 Toulouse', postalCode: null, city: 'Albi' },
    ],
    [
      'its name before its address',
      { name: 'Le Grenier', address: 'Le Grenier, 10 rue des Pins, 67000 Strasbourg' },
      { street: '10 rue des Pins', city: 'Strasbourg' },
    ],
    [
      'its name before its street',
      { name: 'The Barn', street: 'The Barn, 1 Mill St', city: 'Leeds' },
      { name: 'The Barn', street: '1 Mill St', city: 'Leeds' },
    ],
    [
      'its town and country behind its name',
      { name: 'Parc Vert, Paris, France', city: 'Paris', country: 'FR' },
      { name: 'Parc Vert', city: 'Paris' },
    ],
    ['the internet as an address', { name: 'Online', address: 'Online' }, null],
    ['a stand-in', 'Needs a location', null],
    ['a stand-in in French', { name: 'Lieu secret' }, null],
    [
      'an American one',
      'The Vega, 12 Pine St, Austin, TX 78701',
      {
        name: 'The Vega',
        street: '12 Pine St',
        postalCode: '78701',
        city: 'Austin',
        country: 'US',
      },
    ],
    [
      'a British one',
      'Vega Hall, 1 Pine Road, London N1 9AG, United Kingdom',
      {
        name: 'Vega Hall',
        street: '1 Pine Road',
        city: 'London',
        postalCode: 'N1 9AG',
        country: 'GB',
      },
    ],
    ['a name alone', 'Salle Vega', { name: 'Salle Vega', city: null }],
    [
      'address in one text',
      { name: 'Salle Vega', address: '3 rue des Pins, 31000 Toulouse' },
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    [
      'a town and a country',
      { name: 'Salle Vega', address: 'Toulouse, France' },
      { name: 'Salle Vega', street: null, city: 'Toulouse', country: 'FR' },
    ],
    [
      'a square without a number',
      { name: 'Salle Vega', address: 'Place des Pins' },
      { street: 'Place des Pins', city: null },
    ],
    [
      'nothing but a country',
      { name: 'Salle Vega', address: 'Netherlands' },
      { street: null, city: null, country: 'NL' },
    ],
    [
      'state and postal code apart',
      { name: 'Vega Hall', address: '1 Pine Road, Austin, TX, 78701, United States' },
      { street: '1 Pine Road', city: 'Austin', postalCode: '78701', country: 'US' },
    ],
    [
      'a state written out',
      { name: 'Vega Hall', address: '1 Pine Road, Albany, New York, 12207' },
      { street: '1 Pine Road', city: 'Albany', postalCode: '12207', country: 'US' },
    ],
    [
      'a region that is a state written out',
      { name: 'Vega Hall', city: 'Portland', region: 'Oregon' },
      { city: 'Portland', country: 'US' },
    ],
    [
      'a region that is a country as well',
      { name: 'Vega Hall', city: 'Batumi', region: 'Georgia' },
      { country: null },
    ],
    [
      'a town for a name, its state for an address',
      { name: 'South Pine City', address: 'CA' },
      { name: '', street: null, city: 'South Pine City', country: 'US' },
    ],
    [
      'a hall whose street is told, its state for an address',
      { name: 'Vega', street: '12 Pine St', address: 'CA' },
      { name: 'Vega', street: '12 Pine St', city: null, country: 'US' },
    ],
    [
      'a hall that no word tells, its state for an address',
      { name: 'The Vega', address: 'CA' },
      { name: 'The Vega', street: null, city: null, country: 'US' },
    ],
    [
      'nothing but a state',
      { name: 'Vega Hall', address: 'CA' },
      { street: null, city: null, country: 'US' },
    ],
    [
      'a postal code that was a number',
      { name: 'x', postalCode: 1000, country: 'FR' },
      { postalCode: '01000' },
    ],
    [
      'a postal code with its zero',
      { name: 'x', postalCode: '01000', country: 'FR' },
      { postalCode: '01000' },
    ],
    ['CEDEX', { name: 'x', city: 'PARIS CEDEX 12', country: 'FR' }, { city: 'PARIS' }],
    ['a country by its name', { name: 'x', country: 'Royaume-Uni' }, { country: 'GB' }],
    [
      'swapped coordinates',
      { name: 'x', country: 'FR', lat: 2.3522, lng: 48.8566 },
      { lat: 48.8566, lng: 2.3522 },
    ],
    [
      'coordinates elsewhere',
      { name: 'x', country: 'FR', lat: 52.5, lng: 13.4 },
      { lat: null, lng: null },
    ],
    ['0,0', { name: 'x', lat: 0, lng: 0 }, { lat: null, lng: null }],
    ['decimal commas', { name: 'x', lat: '48,8566', lng: '2,3522' }, { lat: 48.8566, lng: 2.3522 }],
    ['out of range', { name: 'x', lat: 148, lng: 202 }, { lat: null, lng: null }],
    ['one coordinate', { name: 'x', lat: 48 }, { lat: null, lng: null }],
    ['an OpenStreetMap id', { name: 'x', directoryId: 'osm:node/1' }, { directoryId: 'osm-n1' }],
    ['an id that can be none', { name: 'x', directoryId: 'a/b' }, { directoryId: null }],
    ['an id of the directory', { name: 'x', directoryId: 'ChIJ_x-1' }, { directoryId: 'ChIJ_x-1' }],
    ['nowhere yet', { name: 'Lieu à définir' }, null],
    [
      'nowhere yet, but in a town',
      { name: 'Lieu à définir', city: 'Lyon' },
      { name: '', city: 'Lyon' },
    ],
    ['in many places', { name: 'Various Venues, London', city: 'London' }, { name: '' }],
    ['at somebody’s', { name: 'Private Event', city: 'London' }, { name: '' }],
    [
      'a town told twice, and a state behind the name',
      {
        name: 'Vega Center - TX',
        street: '12 Pine St, Austin, TX',
        city: 'Austin',
        region: 'Texas',
      },
      { name: 'Vega Center', street: '12 Pine St', city: 'Austin' },
    ],
    ['nothing', {}, null],
  ])('%s', (_, given, expected) => {
    if (expected === null) expect(place(given)).toBeNull()
    else expect(place(given)).toMatchObject(expected)
  })

  test('a country alone is no place, and tells the zone and the money all the same', () => {
    const { place, timing, offers } = listing({
      start: '2026-05-01T20:00',
      place: { country: 'Poland' },
      offers: { price: '100 zł' },
    })
    expect(place).toBeNull()
    expect(timing).toMatchObject({ zone: 'Europe/Warsaw', precision: 'minute' })
    expect(offers).toMatchObject([{ price: 100, currency: 'PLN' }])
  })

  test.each<[string, object, object]>([
    [
      'a hall called as its town is the town alone',
      { name: 'LILLE', city: 'Lille' },
      { name: '', city: 'Lille' },
    ],
    [
      'an address in the name of a hall is its address',
      { name: 'Vega Bar, 3 Pine Road, Austin, TX 78701, USA', city: 'Austin, TX' },
      { name: 'Vega Bar', street: '3 Pine Road', postalCode: '78701', city: 'Austin' },
    ],
    [
      'a street told apart counts before one in the name',
      { name: 'Vega Bar, Pine Road, Austin', city: 'Austin', street: '3 Pine Road' },
      { name: 'Vega Bar', street: '3 Pine Road' },
    ],
    [
      'a street loses the hall that it begins with',
      { name: 'Vega Hall', city: 'Austin', address: 'Vega Hall, 3 Pine Road, Austin, TX' },
      { name: 'Vega Hall', street: '3 Pine Road', city: 'Austin' },
    ],
  ])('%s', (_, place, expected) => {
    expect(listing({ start: '2026-05-01', place }).place).toMatchObject(expected)
  })

  test('online only where there is no real place', () => {
    const online = (native: NativeListing) =>
      listing({ start: '2026-12-05T20:00', ...native }, { timeZone: 'Europe/Paris' }).online
    expect(online({ place: null, online: true })).toBe(true)
    for (const place of [
      'En ligne',
      'Online (Vega Meet)',
      'Microsoft Teams Meeting',
      'Zoom webinar',
    ])
      expect([place, online({ place }), online({ place: { name: place } })]).toEqual([
        place,
        true,
        true,
      ])
    expect(online({ place: 'Online Bar' })).toBe(false)
    expect(online({ online: true })).toBe(false)
    expect(online({ place: null, status: 'movedOnline' })).toBe(true)
    expect(online({ place: null })).toBe(false)
  })
})

test('a bill that is too long is cut, and told of', () => {
  const acts = (count: number) => Array.from({ length: count }, (_, index) => `Act ${index}`)
  const told = (count: number) => {
    const result = normaliseListing(
      { id: '1', name: 'x', start: '2026-12-05', performers: acts(count) },
      CONTEXT,
    )
    return 'listing' in result ? [result.listing.performers.length, result.warnings] : result
  }
  expect(told(500)).toEqual([500, expect.not.arrayContaining(['performers: more than 500'])])
  expect(told(501)).toEqual([500, expect.arrayContaining(['performers: more than 500'])])
})

test('the rest: categories, performers, pictures, ratings', () => {
  const read1 = listing({
    start: '2026-12-05T20:00',
    url: 'https://example.org/shows/7',
    name: 'Hommage à Queen',
    categories: ['Concert', 'Rock', 'nonsense'],
    performers: [
      'Queen',
      {
        id: 7,
        name: 'Les <b>Loutres</b>',
        role: 'headliner',
        sameAs: 'https://musicbrainz.org/artist/0e43fe9d-c472-4b62-be9e-55f971a023e1',
        image: 'x.jpg',
      },
      'LES LOUTRES',
      { name: 'Léa Mori', role: 'support' },
      'TBA',
    ],
    image: [
      'data:image/png;base64,xx',
      '//img.example.org/a b.jpg',
      { url: '/wide.jpg', width: 1200, height: 800 },
    ],
    rating: { average: '8,6', count: 120, scale: 10 },
    reviews: [
      {
        id: 'r1',
        grade: 4,
        text: '<p>Tr&egrave;s <b>bien</b> !</p><script>boo()</script>',
        author: '<i>A</i>',
        date: '2026-01-02',
      },
      { grade: 40, date: '2026-01-02' },
      { grade: 3 },
      { grade: 2, date: 'soon' },
    ],
  })
  expect(read1.categories).toEqual([categoryNamed('music/rock')])
  expect(read1.performers).toMatchObject([
    {
      externalId: '7',
      name: 'Les Loutres',
      sameAs: ['musicbrainz:0e43fe9d-c472-4b62-be9e-55f971a023e1'],
      image: { url: 'https://example.org/shows/x.jpg' },
    },
    { name: 'Léa Mori', role: 'support' },
  ])
  expect(read1.image).toEqual({
    url: 'https://example.org/wide.jpg',
    width: 1200,
    height: 800,
    generic: false,
  })
  expect(read1.rating).toEqual({ average: 4.3, count: 120 })
  expect(read1.reviews).toMatchObject([
    { externalId: 'r1', grade: 4, text: 'Très bien !', author: 'A' },
    { grade: 3, text: null, author: '', date: null },
    { grade: 2, date: null },
  ])
})

describe('warnings', () => {
  test.each<[string, NativeListing, RegExp]>([
    ['a gap', { start: '2026-03-29T02:30' }, /gap-adjusted/],
    ['an odd end', { end: 'late' }, /^end: /],
    [
      'swapped coordinates',
      { place: { name: 'x', country: 'FR', lat: 2.35, lng: 48.86 } },
      /swapped/,
    ],
    ['an ambiguous price', { offers: [{ price: '2.450' }] }, /ambiguous/],
    ['an odd price', { offers: [{ price: 2500, currency: 'EUR' }] }, /odd price, 2500/],
    ['cents for euros', { offers: [{ price: 0.25, currency: 'EUR' }] }, /odd price/],
    [
      'a flag that is none',
      { timeUnknown: 'maybe' },
      /^timeUnknown: neither yes nor no: "maybe"$/m,
    ],
    ['an unknown status', { status: 'whatever' }, /unknown status/],
    ['a refused picture', { image: 'data:image/png;base64,xx' }, /image/],
    [
      'an unknown country',
      { place: { name: 'x', city: 'y', country: 'Narnia' } },
      /unknown country/,
    ],
  ])('%s', (_, native, expected) => {
    const result = read({ start: '2026-12-05T20:00', ...native })
    expect('warnings' in result ? result.warnings.join('\n') : '').toMatch(expected)
  })

  test.each<[string, NativeListing, string[]]>([
    ['times', { start: '2026-12-05T20:00' }, ['no zone known: times of day are left out']],
    ['days, of which nothing is left out', { start: '2026-12-05', end: '2026-12-06' }, []],
    ['instants', { start: '2026-12-05T20:00Z' }, []],
  ])('of no zone are about %s', (_, native, expected) => {
    const result = read({ place: null, ...native })
    expect(
      'warnings' in result && result.warnings.map((text) => text.replace(/ \(.*/, '')),
    ).toEqual(expected)
  })

  test('none about a listing that is right', () => {
    expect(
      read({
        start: '2026-12-05T20:00',
        offers: [20, 0, 2000].map((price) => ({ price, currency: 'EUR' })),
      }),
    ).toMatchObject({ warnings: [] })
  })
})

describe('the place of a feed', () => {
  const options = { place: 'Salle Boréale, 3 rue des Pins, 31000 Toulouse', country: 'FR' }
  const start = '2026-12-05T20:00'

  test('is where events are that say none, and gives them its zone', () => {
    const { place, timing } = listing({ start, place: undefined }, options)
    expect(place).toMatchObject({
      name: 'Salle Boréale',
      street: '3 rue des Pins',
      postalCode: '31000',
      city: 'Toulouse',
      country: 'FR',
    })
    expect(told(timing.start)).toBe('2026-12-05 20:00 +0100')
    expect(listing({ start, place: { name: 'TBA' } }, options).place?.name).toBe('Salle Boréale')
  })

  test.each<[string, NativeListing, string | undefined]>([
    ['another place', { place: PARIS }, 'Salle Vega'],
    ['the internet', { place: 'Online' }, undefined],
    ['a flag that it is online', { place: null, online: true }, undefined],
  ])('is not where the listing says %s', (_, native, name) => {
    expect(listing({ start, ...native }, options).place?.name).toBe(name)
  })
})

test('contacts are normalised by the country of the place, and are left out where there are none', () => {
  const start = '2026-12-05T20:00'
  const told = listing({
    start,
    organizer: { name: 'Loutres & Cie', url: 'https://www.loutres.example/a', licence: null },
    place: { ...PARIS, phone: '01 99 00 12 34', url: 'https://www.vega.example/plan' },
  })
  expect(told.organizer).toEqual({ name: 'Loutres & Cie', site: 'loutres.example', licences: [] })
  expect(told.place).toMatchObject({ phone: '+33199001234', site: 'vega.example' })
  const untold = listing({ start, place: PARIS })
  expect(untold).not.toHaveProperty('organizer')
  expect(Object.keys(untold.place ?? {})).not.toContain('phone')
})

test('a partial feed that is silent about who holds it keeps them, null takes them away', () => {
  const organizer = 'Loutres & Cie'
  const before = listing({ start: '2026-12-05T20:00', organizer })
  const partial = { partial: true }
  const native = { start: '2026-12-05T20:00' }
  expect(listing(native, {}, partial, before).organizer?.name).toBe(organizer)
  expect(listing({ ...native, organizer: null }, {}, partial, before).organizer).toBeUndefined()
})

test('anything at all is read or rejected, never a throw, and comes out clean', () => {
  const members = [
    'id',
    'name',
    'start',
    'end',
    'sessions',
    'place',
    'organizer',
    'offers',
    'performers',
    'image',
    'rating',
    'reviews',
    'categories',
    'url',
    'description',
    'timeZone',
    'status',
    'online',
  ]
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...members), fc.oneof(fc.anything(), fc.jsonValue())),
      (given) => {
        const result = normaliseListing(
          { start: '2026-12-05T20:00', id: 'a', name: 'b', ...given } as NativeListing,
          CONTEXT,
        )
        if ('rejected' in result) return
        const text = JSON.stringify(result.listing)
        expect(text).not.toMatch(/[\ufdd0-\ufdef]|\\u0000|NaN/)
        expect(JSON.parse(text)).toEqual(result.listing)
      },
    ),
    { numRuns: 500 },
  )
})

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'a feed that says %s everywhere makes a listing of plain values',
  (word) => {
    const offer = { name: 'Parterre', price: 5, currency: word, kind: word, availability: word }
    const stated = { status: word, kind: word, availability: word, categories: [word] }
    const found = normaliseListing(
      {
        id: 'A-1',
        name: 'Les Loutres',
        place: PARIS,
        start: '2026-05-01T20:00',
        ...stated,
        offers: [offer],
      },
      CONTEXT,
      null,
    )
    expect(structuredClone(found)).toEqual(found)
  },
)
