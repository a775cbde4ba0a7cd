import { describe, expect, test } from 'vitest'
import { openGraph } from './graph.ts'
import { expandSchedule } from './schedule.ts'

const WINDOW = { now: Date.parse('2026-01-15T12:00Z'), horizon: Date.parse('2026-04-01') }

const datesOf = (schedule: object, window = WINDOW) =>
  expandSchedule(openGraph([schedule]), schedule as Record<string, unknown>, window)
const startsOf = (schedule: object) => datesOf(schedule).map(({ start }) => start)

const SPRING = { startDate: '2026-02-01', endDate: '2026-03-31' }

describe('days that a schedule means', () => {
  test.each<[string, object, string[]]>([
    [
      'the second Monday of a month, as iCalendar writes it',
      { ...SPRING, repeatFrequency: 'P1M', byDay: '2MO' },
      ['2026-02-09', '2026-03-09'],
    ],
    [
      'days with the name of the vocabulary before them, in words, and a frequency in words',
      {
        startDate: '2026-02-01',
        endDate: '2026-02-09',
        repeatFrequency: 'weekly',
        byDay: ['schema:Sunday', 'Mon, Wed'],
      },
      ['2026-02-01', '2026-02-02', '2026-02-04', '2026-02-08', '2026-02-09'],
    ],
    [
      'the last Friday',
      { ...SPRING, repeatFrequency: 'P1M', byDay: '-1FR' },
      ['2026-02-27', '2026-03-27'],
    ],
    [
      'the first and third Wednesday',
      {
        ...SPRING,
        repeatFrequency: 'P1M',
        byDay: 'https://schema.org/Wednesday',
        byMonthWeek: [1, 3],
      },
      ['2026-02-04', '2026-02-18', '2026-03-04', '2026-03-18'],
    ],
    [
      'the first and third Wednesday, of no stated frequency',
      { ...SPRING, byDay: 'Wednesday', byMonthWeek: [1, 3] },
      ['2026-02-04', '2026-02-18', '2026-03-04', '2026-03-18'],
    ],
    [
      'dates of the month, the last among them',
      { ...SPRING, repeatFrequency: 'P1M', byMonthDay: [1, '15', -1] },
      ['2026-02-01', '2026-02-15', '2026-02-28', '2026-03-01', '2026-03-15', '2026-03-31'],
    ],
    [
      'every second month by its first day',
      { startDate: '2025-12-07', endDate: '2026-03-31', repeatFrequency: 'P2M' },
      ['2025-12-07', '2026-02-07'],
    ],
    [
      'months of every year',
      {
        startDate: '2025-03-08',
        endDate: '2026-03-31',
        repeatFrequency: 'P1Y',
        byMonth: [3, 6],
        byMonthDay: 8,
      },
      ['2025-03-08', '2025-06-08', '2026-03-08'],
    ],
    [
      'once a year by its first day',
      { startDate: '2024-02-29', endDate: '2026-03-31', repeatFrequency: 'P1Y' },
      ['2024-02-29'],
    ],
  ])('%s', (_, schedule, expected) => {
    expect(startsOf(schedule)).toEqual(expected)
  })
})

describe('a schedule without a first day', () => {
  test('is in force: its dates are told from this month on', () => {
    expect(startsOf({ repeatFrequency: 'P1M', byDay: 'TU', byMonthWeek: 1 })).toEqual([
      '2026-01-06',
      '2026-02-03',
      '2026-03-03',
    ])
  })

  test.each<[string, object]>([
    ['every second week of none', { repeatFrequency: 'P2W', byDay: 'Monday' }],
    ['a week without its day', { repeatFrequency: 'P1W' }],
    ['a month without its day', { repeatFrequency: 'P1M' }],
    ['a year', { repeatFrequency: 'P1Y', byMonthDay: 1 }],
    ['a frequency nobody knows', { repeatFrequency: 'often', byDay: 'Monday' }],
  ])('says too little: %s', (_, schedule) => {
    expect(datesOf(schedule)).toEqual([])
  })
})

test('of more dates than are kept, the last year and what is to come', () => {
  const dates = startsOf({ startDate: '2015-01-01', repeatFrequency: 'P1D' })
  expect(dates).toHaveLength(400)
  expect(dates[0]).toBe('2025-01-15')
})

test.each<[string, object, object[]]>([
  [
    'with the first and last day',
    { startDate: '2026-02-01T20:00:00+01:00', endDate: '2026-02-02T22:00:00+01:00' },
    [
      { start: '2026-02-01T20:00', end: '22:00' },
      { start: '2026-02-02T20:00', end: '22:00' },
    ],
  ],
  [
    'of UTC are not the place’s',
    { startDate: '2026-02-01T20:00:00Z', endDate: '2026-02-01' },
    [{ start: '2026-02-01' }],
  ],
  [
    'that are midnights are none',
    { startDate: '2026-02-01T00:00:00', endDate: '2026-02-01T23:59:00' },
    [{ start: '2026-02-01' }],
  ],
])('times told %s', (_, days, expected) => {
  expect(datesOf({ ...days, repeatFrequency: 'P1D' })).toEqual(expected)
})

test('a date lasts to its end, or as long as the schedule says', () => {
  const day = { startDate: '2026-02-01', endDate: '2026-02-01', startTime: '20:00' }
  expect(datesOf({ ...day, endTime: '22:00' })).toEqual([
    { start: '2026-02-01T20:00', end: '22:00' },
  ])
  expect(datesOf({ ...day, duration: 'PT90M' })).toEqual([
    { start: '2026-02-01T20:00', end: '2026-02-01T21:30:00' },
  ])
})

test.each<[string, string, string]>([
  ['8:00 PM', '8:00 PM', '20:00'],
  ['9:30', '9:30', '09:30'],
  ['20h30', '20h30', '20:30'],
  ['20h', '20h', '20:00'],
  ['a moment', '2026-02-01T20:00:00', '20:00'],
  ['an offset of the place', '20:00:00+01:00', '20:00'],
])('a time of day written as %s', (_, startTime, clock) => {
  const day = { startDate: '2026-02-01', endDate: '2026-02-01' }
  expect(startsOf({ ...day, startTime })).toEqual([`2026-02-01T${clock}`])
})

test.each<[string, string | undefined, object[]]>([
  [
    'is UTC where the start of the event is that instant',
    '2026-02-01T20:00:00+01:00',
    [{ start: '2026-02-01T20:00', end: '22:30' }],
  ],
  [
    'is UTC where the event is told in UTC at that time',
    '2026-02-01T19:00:00Z',
    [{ start: '2026-02-01T19:00Z', end: '21:30Z' }],
  ],
  [
    'is local where the start of the event is so late there',
    '2026-02-01T19:00:00+01:00',
    [{ start: '2026-02-01T19:00', end: '21:30' }],
  ],
  ['is local where nothing proves it', undefined, [{ start: '2026-02-01T19:00', end: '21:30' }]],
])('a time with Z %s', (_, eventStart, expected) => {
  const schedule = {
    startDate: '2026-02-01',
    endDate: '2026-02-01',
    startTime: '19:00:00Z',
    endTime: '21:30:00Z',
  }
  expect(expandSchedule(openGraph([schedule]), schedule, WINDOW, eventStart)).toEqual(expected)
})
