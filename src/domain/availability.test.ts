import { describe, expect, test } from 'vitest'
import { aListing, aSession, paris } from '../../tests/support/sample-listing.ts'
import type { ListingWords } from '../../tests/support/sample-listing.ts'
import { saysCancelled, saysPostponed, saysUnavailable, whyUnavailable } from './availability.ts'
import type { Session } from './listing.ts'

/** Nights of December, each with what is said of it. */
function nights(
  ...told: readonly (readonly [day: number, said: Session['availability'] | 'off'])[]
) {
  return told.map(([day, said]) =>
    aSession(paris(`2026-12-${String(day).padStart(2, '0')} 20:00`), {
      availability: said === 'off' ? 'unknown' : said,
      cancelled: said === 'off',
    }),
  )
}

const BEFORE = paris('2026-12-01 12:00').at
const BETWEEN = paris('2026-12-06 12:00').at
const AFTER = paris('2026-12-31 12:00').at

describe('a listing is off', () => {
  test.each<[string, ListingWords, boolean]>([
    ['where it says so', { status: 'cancelled' }, true],
    ['where every date of it is', { sessions: nights([5, 'off'], [7, 'off']) }, true],
    ['not where one date of it is', { sessions: nights([5, 'off'], [7, 'unknown']) }, false],
    ['not where it tells no dates', { timing: { sessions: [] } }, false],
    ['where its name says so', { nameMarkers: ['cancelled'] }, true],
    [
      'not where its name says so, and its tickets are sold',
      { nameMarkers: ['cancelled'], availability: 'available' },
      false,
    ],
    [
      'not where its name says so, and a ticket of it is',
      { nameMarkers: ['cancelled'], offers: [{ availability: 'limited' }] },
      false,
    ],
    [
      'not where its name says so of a show that was put off',
      { nameMarkers: ['cancelled'], status: 'postponed' },
      false,
    ],
  ])('%s', (_, words, off) => {
    expect(saysCancelled(aListing(words))).toBe(off)
  })
})

describe('a listing is put off', () => {
  const moved = { previousStart: paris('2026-11-05 20:00') }
  test.each<[string, ListingWords, boolean]>([
    ['where it says so', { status: 'postponed' }, true],
    ['where its name says so', { nameMarkers: ['postponed'] }, true],
    ['not where it has a new date', { status: 'postponed', timing: moved }, false],
    [
      'not where its name says so, and it is off',
      { nameMarkers: ['postponed'], status: 'cancelled' },
      false,
    ],
  ])('%s', (_, words, off) => {
    expect(saysPostponed(aListing(words))).toBe(off)
  })
})

describe('nothing is to be had', () => {
  test.each<[string, ListingWords, number, boolean]>([
    ['of what is sold out', { availability: 'soldOut' }, BEFORE, true],
    [
      'not where a date of it is open',
      { availability: 'soldOut', sessions: nights([5, 'soldOut'], [7, 'limited']) },
      BEFORE,
      false,
    ],
    [
      'where that date is over',
      { availability: 'soldOut', sessions: nights([5, 'available'], [7, 'soldOut']) },
      BETWEEN,
      true,
    ],
    [
      'where every date is sold out',
      { sessions: nights([5, 'soldOut'], [7, 'soldOut']) },
      BEFORE,
      true,
    ],
    [
      'where one is, and the other off',
      { sessions: nights([5, 'soldOut'], [7, 'off']) },
      BEFORE,
      true,
    ],
    [
      'not where all are off: that is no sale',
      { sessions: nights([5, 'off'], [7, 'off']) },
      BEFORE,
      false,
    ],
    [
      'where what was open is off',
      {
        availability: 'soldOut',
        sessions: [
          aSession('2026-12-05 20:00', { availability: 'available', cancelled: true }),
          ...nights([7, 'unknown']),
        ],
      },
      BEFORE,
      true,
    ],
    [
      'where it says so as a whole, and of the date to come nothing is said',
      { availability: 'soldOut', sessions: nights([5, 'soldOut'], [7, 'unknown']) },
      BETWEEN,
      true,
    ],
    [
      'not where one is, and of the other nothing is said',
      { sessions: nights([5, 'soldOut'], [7, 'unknown']) },
      BEFORE,
      false,
    ],
    [
      'nor once the one that was is over',
      { sessions: nights([5, 'soldOut'], [7, 'unknown']) },
      BETWEEN,
      false,
    ],
    [
      'where all are over, as of the last',
      { sessions: nights([5, 'available'], [7, 'soldOut']) },
      AFTER,
      true,
    ],
    ['where every ticket is gone', { offers: [{ availability: 'soldOut' }] }, BEFORE, true],
    [
      'where all but the parking is gone',
      { offers: [{ availability: 'soldOut' }, { kind: 'parking', availability: 'available' }] },
      BEFORE,
      true,
    ],
    [
      'not where parking alone is gone',
      { offers: [{ kind: 'parking', availability: 'soldOut' }] },
      BEFORE,
      false,
    ],
    [
      'where all but gifts and what is sold beside tickets is gone',
      {
        offers: [
          { availability: 'soldOut' },
          { kind: 'addOn', availability: 'available' },
          { kind: 'donation', availability: 'unknown' },
        ],
      },
      BEFORE,
      true,
    ],
    [
      'not where one ticket is left',
      { offers: [{ availability: 'soldOut' }, { availability: 'unknown' }] },
      BEFORE,
      false,
    ],
    [
      'not where it says that there are some, whatever is gone',
      { availability: 'limited', offers: [{ availability: 'soldOut' }] },
      BEFORE,
      false,
    ],
    ['where its name says so', { nameMarkers: ['soldOut'] }, BEFORE, true],
    [
      'not where its name says so, and a ticket is sold',
      { nameMarkers: ['soldOut'], offers: [{ availability: 'available' }] },
      BEFORE,
      false,
    ],
    ['of what was put off', { status: 'postponed' }, BEFORE, true],
    ['not of anything else', {}, BEFORE, false],
  ])('%s', (_, words, at, none) => {
    expect(saysUnavailable(aListing(words), at)).toBe(none)
  })

  test.each<[string, ListingWords, string]>([
    ['as it was put off', { status: 'postponed', availability: 'soldOut' }, 'postponed'],
    ['as it is sold out', { availability: 'soldOut' }, 'soldOut'],
    ['as its sale is over', {}, 'ended'],
  ])('and why: %s', (_, words, why) => {
    expect(whyUnavailable(aListing(words), BEFORE)).toBe(why)
  })
})
