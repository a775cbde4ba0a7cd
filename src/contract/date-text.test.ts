import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantText, stampText } from './date-text.ts'

const FIRST = Date.parse('0001-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

const ZONES = [
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Indian/Reunion',
  'UTC',
]

const FORMATS = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      timeZoneName: 'longOffset',
    }),
  ]),
)

describe('stampText', () => {
  test.each([
    ['a winter evening in Paris', '2026-12-05T19:00:00Z', 60, '2026-12-05 20:00:00.000 +0100'],
    ['west of Greenwich', '2026-01-01T02:30:00.007Z', -210, '2025-12-31 23:00:00.007 -0330'],
    ['a quarter-hour zone', '2026-06-01T00:00:00Z', 345, '2026-06-01 05:45:00.000 +0545'],
    ['no offset', '1970-01-01T00:00:00Z', 0, '1970-01-01 00:00:00.000 +0000'],
    ['a leap day', '2024-02-28T23:30:00Z', 60, '2024-02-29 00:30:00.000 +0100'],
    [
      'a century without a leap day',
      '1900-02-28T23:59:59.999Z',
      1,
      '1900-03-01 00:00:59.999 +0001',
    ],
    ['before 1970', '1969-12-31T23:59:59.999Z', 0, '1969-12-31 23:59:59.999 +0000'],
    ['the first year', '0001-01-01T00:00:00Z', 0, '0001-01-01 00:00:00.000 +0000'],
    ['the last minute', '9999-12-31T23:59:00Z', 0, '9999-12-31 23:59:00.000 +0000'],
  ])('%s', (_, instant, offset, text) => {
    expect(stampText({ at: Date.parse(instant), offset })).toBe(text)
  })

  test('says what Intl says, in every zone at any instant', () => {
    // From 1972, when offsets of whole minutes were in force everywhere.
    const instants = fc.integer({ min: Date.parse('1972-06-01'), max: Date.parse('2100-01-01') })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, at) => {
        const parts = new Map(
          FORMATS.get(zone)!
            .formatToParts(at)
            .map((part) => [part.type, part.value]),
        )
        const get = (name: Intl.DateTimeFormatPartTypes) => parts.get(name)!
        const offset = get('timeZoneName').replace('GMT', '').replace(':', '') || '+0000'
        const minutes =
          (offset.startsWith('-') ? -1 : 1) *
          (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)))
        expect(stampText({ at, offset: minutes })).toBe(
          `${get('year')}-${get('month')}-${get('day')} ${get('hour')}:${get('minute')}:${get('second')}.${get('fractionalSecond')} ${offset}`,
        )
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['a local year 10000', LAST, 60],
    ['a local year 0', FIRST, -60],
    ['NaN', Number.NaN, 0],
    ['an infinite instant', Number.POSITIVE_INFINITY, 0],
    ['a fraction of a millisecond', 0.5, 0],
    ['half a minute of offset', 0, 0.5],
    ['an offset of a day', 0, 1440],
  ])('refuses %s', (_, at, offset) => {
    expect(() => stampText({ at, offset })).toThrow(RangeError)
  })
})

describe('instantText', () => {
  test('says what Date says, from year 1 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (at) => {
        expect(instantText(at)).toBe(new Date(at).toISOString())
      }),
      { numRuns: 2000 },
    )
  })

  test('is right on every day of four centuries', () => {
    for (let at = Date.UTC(1800, 0, 1); at < Date.UTC(2201, 0, 1); at += 86_400_000) {
      if (instantText(at) !== new Date(at).toISOString()) {
        expect(instantText(at)).toBe(new Date(at).toISOString())
      }
    }
  })

  test.each([FIRST - 1, LAST + 1, Number.NaN])('refuses %d', (at) => {
    expect(() => instantText(at)).toThrow(RangeError)
  })
})
