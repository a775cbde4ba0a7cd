import { describe, expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { read, listing, told1 } from '../../../../tests/support/native-listing.ts'

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
    [
      'some second of the last minute, which stands for no time at all',
      { start: '2026-05-02T23:59:20' },
      ['2026-05-02 00:00 +0200', null, 'day', 1],
    ],
    [
      'such seconds of several dates',
      { sessions: ['2026-05-02T23:59:59', '2026-05-03T23:59:59'] },
      ['2026-05-02 00:00 +0200', null, 'day', 2],
    ],
    [
      'the last minute, at which clubs open',
      { start: '2026-05-02T23:59', end: '2026-05-03T06:00' },
      ['2026-05-02 23:59 +0200', '2026-05-03 06:00 +0200', 'minute', 1],
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
    const moments = { ...show, start: '2026-07-13T22:00:00Z', end: '2026-07-20T22:00:00Z' }
    expect(told1(moments)[1]).toBe('2026-07-21 00:00 +0200')
    expect(told1(moments, { endDates: 'exclusive' })[1]).toBe('2026-07-20 00:00 +0200')
    const night = { start: '2026-07-14T20:00', end: '2026-07-15T00:00' }
    expect(told1(night, { endDates: 'exclusive' })[1]).toBe('2026-07-15 00:00 +0200')
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
    ['an id that a program wrote for none', { id: 'undefined', start: '2026-12-05' }, /no id/],
    ['an event for a test', { name: 'TEST EVENT DO NOT SELL', start: '2026-12-05' }, /test event/],
    ['a test by its end', { name: 'Do not buy - test event', start: '2026-12-05' }, /test event/],
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

test.each<[string, string[]]>([
  ['28/03/2027 20:00', []],
  [
    '03/28/2027 20:00',
    [
      'a date has its month first, and 05/12 was read day first: where all of the feed are so, option dateOrder=mdy turns that round',
    ],
  ],
  [
    '05/12/2026 08/12/2026',
    [
      'start: several days are told, and the first one counts: "sessions" takes all of them, one by one',
    ],
  ],
  ...['6 mars 2027 14h / 17h', 'du 6 au 8 mars 2027, 14h et 17h'].map(
    (start): [string, string[]] => [
      start,
      [
        'start: several times of a day are told, and the first one counts: "sessions" takes all of them, "end" an end',
      ],
    ],
  ),
  ['6 mars 2027 14h et 17h', []],
  ['6 mars 2027 portes 19h / 20h', []],
  ['mardi 6 mars 2027 20h', ['start: "mardi 6" is another day of the week: the date counts']],
  ['samedi 6 mars 2027 20h', []],
  [
    'March 6, 2027 12:00 midnight',
    [
      'start: midnight is taken for the end of its day, as "24:00" says it; "00:00" is its beginning',
    ],
  ],
])('what %s leaves in doubt is told', (start, warnings) => {
  expect(read({ start })).toMatchObject({ warnings })
})
