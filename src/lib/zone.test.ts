import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, offsetAt, wallOf, zoneNamed } from './zone.ts'

describe('instantOf', () => {
  test.each([
    ['plain winter', 'Europe/Paris', '2026-01-05T20:00', '2026-01-05T19:00:00Z', 60, false],
    ['plain summer', 'Europe/Paris', '2026-07-05T20:00', '2026-07-05T18:00:00Z', 120, false],
    ['in the gap', 'Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30:00Z', 120, true],
    ['exists twice', 'Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00Z', 120, false],
    ['just before the gap', 'Europe/Paris', '2026-03-29T01:59', '2026-03-29T00:59:00Z', 60, false],
    ['just after the gap', 'Europe/Paris', '2026-03-29T03:00', '2026-03-29T01:00:00Z', 120, false],
    [
      'after the doubled hour',
      'Europe/Paris',
      '2026-10-25T03:00',
      '2026-10-25T02:00:00Z',
      60,
      false,
    ],
    ['New York', 'America/New_York', '2026-06-01T19:00', '2026-06-01T23:00:00Z', -240, false],
    ['Kathmandu', 'Asia/Kathmandu', '2026-06-01T19:00', '2026-06-01T13:15:00Z', 345, false],
    ['St. John’s', 'America/St_Johns', '2026-01-01T12:00', '2026-01-01T15:30:00Z', -210, false],
    ['Kiritimati', 'Pacific/Kiritimati', '2026-01-01T12:00', '2025-12-31T22:00:00Z', 840, false],
    ['southern summer', 'Pacific/Auckland', '2026-01-07T08:30', '2026-01-06T19:30:00Z', 780, false],
    [
      'a gap of half an hour',
      'Australia/Lord_Howe',
      '2026-10-04T02:15',
      '2026-10-03T15:45:00Z',
      660,
      true,
    ],
  ])('%s', (_, zone, wall, instant, offset, inGap) => {
    const found = instantOf(zone, Date.parse(`${wall}Z`))
    expect({
      at: new Date(found.at).toISOString(),
      offset: found.offset,
      inGap: found.inGap,
    }).toEqual({
      at: new Date(instant).toISOString(),
      offset,
      inGap,
    })
  })

  test('old offsets with seconds are whole minutes, and the printed instant is the right one', () => {
    const { at, offset } = instantOf('Europe/Paris', Date.parse('1905-06-02T21:00Z'))
    expect(offset).toBe(9)
    expect(wallOf({ at, offset })).toBe(Date.parse('1905-06-02T21:00Z'))
  })
})

test('offsets agree with Intl at any instant', () => {
  const zones = [
    'Europe/Paris',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Asia/Gaza',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2040, 0, 1) }),
      (zone, at) => {
        const parts = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        })
        const minute = Math.floor(at / 60_000) * 60_000
        expect(minute + offsetAt(zone, minute) * 60_000).toBe(
          Date.parse(`${parts.format(minute).replace(' ', 'T')}Z`),
        )
      },
    ),
    { numRuns: 300 },
  )
})

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['europe/paris', 'Europe/Paris'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Z', 'UTC'],
  ['utc', 'UTC'],
  ['UTC+2', 'Etc/GMT-2'],
  ['-05:00', 'Etc/GMT+5'],
  ['France/Lyonn', null],
  ['Lyonn', null],
  ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['Atlantic Time (Canada)', 'America/Halifax'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Bern', 'Europe/Berlin'],
  ['New Delhi', 'Asia/Kolkata'],
  ['(GMT-0500) United States (New York) Time', 'America/New_York'],
  ['France (Paris)', 'Europe/Paris'],
  ['St. Petersburg', 'Europe/Moscow'],
  ['Samoa', 'Pacific/Apia'],
  ['American Samoa', 'Pacific/Pago_Pago'],
  ['La Paz', 'America/La_Paz'],
  ['Nuuk', 'America/Nuuk'],
  ['ho chi minh', 'Asia/Ho_Chi_Minh'],
  ['constructor', null],
  ['+05:30', 'Asia/Kolkata'],
  ['UTC+5.5', 'Asia/Kolkata'],
  ['UTC+5.75', 'Asia/Kathmandu'],
  ['GMT+05.30', 'Asia/Kolkata'],
  // Nobody's clocks stand so all the year.
  ['-03:30', null],
  ['UTC+5.7', null],
  ['', null],
  ['EST', null],
  ['Europe-Paris', 'Europe/Paris'],
  ['Europe Paris', 'Europe/Paris'],
  ['America New York', 'America/New_York'],
  ['Europe/Paris (CET)', 'Europe/Paris'],
  ['Paris', 'Europe/Paris'],
  ['new york', 'America/New_York'],
  ['CEST', 'Europe/Brussels'],
  ['MESZ', 'Europe/Brussels'],
  ['EEST', 'Europe/Athens'],
  ['BST', null],
  ['Europe-Lyon', null],
  ['Lyon', null],
  ['Vincennes', null],
])('zoneNamed %s', (text, name) => {
  expect(zoneNamed(text)).toBe(name)
})

test('offsets are those of their year, up to its last hour and from its first', () => {
  const asked = (at: number) => {
    const told = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Sao_Paulo',
      timeZoneName: 'longOffset',
    }).format(at)
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)$/.exec(told) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
  for (let year = 1950; year <= 2060; year += 1) {
    for (const at of [Date.UTC(year, 0, 1) - 1, Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)])
      expect([at, offsetAt('America/Sao_Paulo', at)]).toEqual([at, asked(at)])
  }
  // Times that no calendar of ours has are of its first and last year.
  expect(offsetAt('Europe/Paris', Date.UTC(1500, 0, 1))).toBe(
    offsetAt('Europe/Paris', Date.UTC(1800, 0, 1)),
  )
  expect(offsetAt('Europe/Paris', Date.UTC(3000, 6, 1))).toBe(60)
})
