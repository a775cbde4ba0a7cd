import { describe, expect, test } from 'vitest'
import { read, told } from '../../../../tests/support/native-listing.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'

const DENVER = { timeZone: 'America/Denver' }

function timing(native: NativeListing, options: Record<string, string> = DENVER) {
  const result = read({ place: null, ...native }, options)
  if ('rejected' in result) throw new Error(result.rejected)
  return result.listing.timing
}

describe('how long it lasts in the place of an end', () => {
  test.each([
    ['PT2H', '2027-03-05 21:00 -0700'],
    ['PT1H30M', '2027-03-05 20:30 -0700'],
    ['PT90M', '2027-03-05 20:30 -0700'],
    ['PT7H', '2027-03-06 02:00 -0700'],
  ])('%s', (end, expected) => {
    const { end: last } = timing({ start: '2027-03-05T19:00', end })
    expect(last === null ? null : told(last)).toBe(expected)
  })

  test('of a day alone nothing is known to end', () => {
    expect(timing({ start: '2027-03-05', end: 'PT2H', timeUnknown: true }).end).toBeNull()
  })

  test('behind a start with a blank', () => {
    const { end } = timing({ start: '2027-03-05 19:00/PT1H30M' })
    expect(end === null ? null : told(end)).toBe('2027-03-05 20:30 -0700')
  })
})

describe('a day as an instant, and a time of day from a field of its own', () => {
  test.each([
    ['2027-03-05T07:00:00.000Z 19:00:00', '2027-03-05 19:00 -0700'],
    ['2027-03-05T07:00:00Z 7:00 PM', '2027-03-05 19:00 -0700'],
    ['2027-03-06T06:59:59.000Z 19:00', '2027-03-05 19:00 -0700'],
    ['2027-03-05T00:00:00-07:00 19:00', '2027-03-05 19:00 -0700'],
    ['2027-03-05T00:00:00.000Z 19:00', '2027-03-05 19:00 -0700'],
    ['03.05.27 19.00', '2027-03-05 19:00 -0700'],
    ['03/05/27, 19.00', '2027-03-05 19:00 -0700'],
  ])('%s', (start, expected) => {
    expect(told(timing({ start }).start)).toBe(expected)
  })
})

describe('a span that content systems mark up', () => {
  const TIMES =
    '<time datetime="2027-03-05T19:00:00Z">Ven, 5 mars 2027 - 20:00</time> - <time datetime="2027-03-05T21:00:00Z">22:00</time>'
  const SPANS =
    '<span>Fri, March 5, 2027 - <span class="start" content="2027-03-05T20:00:00+01:00">20:00</span> to <span class="end" content="2027-03-05T22:00:00+01:00">22:00</span></span>'
  test.each([
    ['times', TIMES],
    ['spans', SPANS],
  ])('by %s', (_, start) => {
    const { start: first, end } = timing({ start }, { timeZone: 'Europe/Paris' })
    expect([told(first), end === null ? null : told(end)]).toEqual([
      '2027-03-05 20:00 +0100',
      '2027-03-05 22:00 +0100',
    ])
    const [session, second] = timing({ sessions: [start] }, { timeZone: 'Europe/Paris' }).sessions
    expect([session?.end?.at, second]).toEqual([end?.at, undefined])
  })
})

test('the last day of several dates is no end of the last of them', () => {
  const sessions = [
    { start: '2027-03-05T20:00', end: '22:00' },
    { start: '2027-03-06T20:00', end: '22:00' },
  ]
  expect(timing({ start: '2027-03-05', end: '2027-03-06', sessions }).end).toBeNull()
  const further = timing({ start: '2027-03-05', end: '2027-03-20', sessions })
  expect(further.end === null ? null : told(further.end)).toBe('2027-03-20 00:00 -0600')
})

test.each<[string, Record<string, string>, string]>([
  ['a feed of the country', { country: 'US', timeZone: 'UTC' }, '2027-03-05'],
  ['a feed of its zone', { timeZone: 'America/Chicago' }, '2027-03-05'],
  ['a feed of another country there', { country: 'FR', ...DENVER }, '2027-05-03'],
  ['a feed of a zone elsewhere', { timeZone: 'Europe/Paris' }, '2027-05-03'],
  ['a feed that says so', { dateOrder: 'dmy', ...DENVER }, '2027-05-03'],
])('the order of a date without a place: %s', (_, options, day) => {
  expect(told(timing({ start: '03/05/2027' }, options).start)?.slice(0, 10)).toBe(day)
})

test.each([
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Eastern Daylight Time', 'America/New_York'],
  ['(GMT-05:00) Eastern Time (US & Canada)', 'America/New_York'],
])('the zone of a listing as Windows names it: %s', (timeZone, zone) => {
  expect(timing({ start: '2027-03-05T19:00', timeZone }, {}).zone).toBe(zone)
})
