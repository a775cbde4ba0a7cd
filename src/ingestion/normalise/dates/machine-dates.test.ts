import { describe, expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { normaliseListing } from '../normalise-listing.ts'
import { CONTEXT } from '../../../../tests/support/native-listing.ts'

/** `precision start end`, at the place. */
function told(native: NativeListing): string {
  const options = { timeZone: 'Europe/Paris' }
  const context = { ...CONTEXT, format: 'csv', options, now: Date.UTC(2026, 8, 1) }
  const made = normaliseListing(
    { id: '1', name: 'Les Loutres', categories: ['music'], ...native },
    context,
  )
  if ('rejected' in made) return made.rejected
  const { precision, start, end } = made.listing.timing
  const local = [start, end].map((stamp) =>
    stamp === null ? '-' : new Date(stamp.at + stamp.offset * 60_000).toISOString().slice(0, 16),
  )
  return `${precision} ${local.join(' ')}`
}

describe('days as spreadsheets count them', () => {
  test.each<[string, NativeListing, string]>([
    ['a start', { start: '46361' }, 'day 2026-12-05T00:00 -'],
    ['a start with its time', { start: 46361.8333 }, 'minute 2026-12-05T20:00 -'],
    [
      'first and last day',
      { start: '46361', end: '46363' },
      'range 2026-12-05T00:00 2026-12-07T00:00',
    ],
    [
      'behind a start seconds since midnight stay what they are',
      { start: '2026-12-05T11:00', end: '46500' },
      'minute 2026-12-05T11:00 2026-12-05T12:55',
    ],
    [
      'and so does the last second of the day',
      { start: '2026-12-05T20:00', end: '86400' },
      'minute 2026-12-05T20:00 2026-12-06T00:00',
    ],
    [
      'seconds alone are no date',
      { start: '72000' },
      'start: a time of day, or a year alone, without a date',
    ],
  ])('%s', (_, native, expected) => {
    expect(told(native)).toBe(expected)
  })
})

test.each([
  ['2026-12-5T20-20-30-30', 'minute 2026-12-05T20:30 -'],
  ['2026-12-05T20-20-30-00', 'minute 2026-12-05T20:30 -'],
  ['2026-12-5T20-20-30-30+1:00', 'minute 2026-12-05T20:30 -'],
])('hours and minutes that a program wrote twice: %s', (start, expected) => {
  expect(told({ start })).toBe(expected)
})

test('a time joined to its day as if it were a further part of it', () => {
  expect(told({ start: '2026-12-05-20:30:00' })).toBe('minute 2026-12-05T20:30 -')
})

describe('a day and a time of day that programs joined', () => {
  test.each<[string, string]>([
    ['2026-12-05 00:00:00 1899-12-30 20:30:00', 'minute 2026-12-05T20:30 -'],
    ['2026-12-05 1899-12-30 20:30:00', 'minute 2026-12-05T20:30 -'],
    ['05/12/2026 30/12/1899 20:30', 'minute 2026-12-05T20:30 -'],
    ['20261205 2030', 'minute 2026-12-05T20:30 -'],
    ['20261205 203000', 'minute 2026-12-05T20:30 -'],
    ['20261205 235959', 'day 2026-12-05T00:00 -'],
    ['20261205 - 20261207', 'range 2026-12-05T00:00 2026-12-07T00:00'],
    ['2026-12-05 2027-12-05', 'day 2026-12-05T00:00 -'],
    // Months of these count from 0.
    ['Date(2026,11,5,20,30)', 'minute 2026-12-05T20:30 -'],
    ['Date(2026, 11, 5, 20, 30, 0)', 'minute 2026-12-05T20:30 -'],
    ['Date(2026,11,5)', 'day 2026-12-05T00:00 -'],
    ['Date(2026,12,5)', 'start: not a date: "2026-13-05"'],
  ])('%s', (start, expected) => {
    expect(told({ start })).toBe(expected)
  })
})

describe('a midnight that was written as one', () => {
  test.each<[string, string]>([
    ['2026-12-05T24:00', 'minute 2026-12-06T00:00 -'],
    ['5 décembre 2026 minuit', 'minute 2026-12-06T00:00 -'],
    // This may stand for a clock that is not known.
    ['2026-12-05T00:00', 'day 2026-12-05T00:00 -'],
  ])('%s', (start, expected) => {
    expect(told({ start })).toBe(expected)
  })
})

test.each<[string, string]>([
  ['2026/2027', 'start: not a date: "2026/2027"'],
  ['2027-28', 'start: a month without its day: "2027-28"'],
  ['2026-12', 'start: a month without its day: "2026-12"'],
  ['Dezember 2026', 'start: a month without its day: "Dezember 2026"'],
  ['2026', 'start: a time of day, or a year alone, without a date'],
])('%s is no date, and says why', (start, reason) => {
  expect(told({ start })).toBe(reason)
})
