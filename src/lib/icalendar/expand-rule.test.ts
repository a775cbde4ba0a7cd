import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expandRule } from './expand-rule.ts'
import { parseRecurrenceRule } from './recurrence-rule.ts'

const DATES_MAX = 5000
const wall = (text: string) => Date.parse(`${text}Z`)

function expand(rule: string, start: string, to = '2036-01-01T00:00', from?: string) {
  const parsed = parseRecurrenceRule(rule)
  if ('refused' in parsed) throw new Error(parsed.refused)
  const { walls, cut } = expandRule(parsed, wall(start), {
    from: from === undefined ? -Infinity : wall(from),
    to: wall(to),
    until: parsed.until?.wall ?? null,
    datesMax: DATES_MAX,
  })
  return { dates: walls.map((one) => new Date(one).toISOString().slice(0, 16)), cut }
}

test('a rule that steps to no date of its own ends after some years, and tells that', () => {
  const result = expand(
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    '2026-01-01T00:00',
    '9999-01-01T00:00',
  )
  expect(result).toEqual({ dates: ['2026-01-01T00:00'], cut: true })
})

describe('a rule gives', () => {
  test.each<[string, string, string[]]>([
    // The examples of RFC 5545 3.8.5.3, shortened.
    [
      'FREQ=DAILY;COUNT=3',
      '1997-09-02T09:00',
      ['1997-09-02T09:00', '1997-09-03T09:00', '1997-09-04T09:00'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,TH',
      '1997-09-02T09:00',
      ['1997-09-02T09:00', '1997-09-04T09:00', '1997-09-16T09:00', '1997-09-18T09:00'],
    ],
    // The start of the week decides which weeks are skipped.
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      '1997-08-05T09:00',
      ['1997-08-05T09:00', '1997-08-10T09:00', '1997-08-19T09:00', '1997-08-24T09:00'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      '1997-08-05T09:00',
      ['1997-08-05T09:00', '1997-08-17T09:00', '1997-08-19T09:00', '1997-08-31T09:00'],
    ],
    [
      'FREQ=MONTHLY;COUNT=3;BYDAY=1FR',
      '1997-09-05T09:00',
      ['1997-09-05T09:00', '1997-10-03T09:00', '1997-11-07T09:00'],
    ],
    [
      'FREQ=MONTHLY;COUNT=3;BYDAY=-2MO',
      '1997-09-22T09:00',
      ['1997-09-22T09:00', '1997-10-20T09:00', '1997-11-17T09:00'],
    ],
    [
      'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-3',
      '1997-09-28T09:00',
      ['1997-09-28T09:00', '1997-10-29T09:00', '1997-11-28T09:00'],
    ],
    [
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      '1997-09-04T09:00',
      ['1997-09-04T09:00', '1997-10-07T09:00', '1997-11-06T09:00'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3',
      '1998-02-13T09:00',
      ['1998-02-13T09:00', '1998-03-13T09:00', '1998-11-13T09:00'],
    ],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
      '1996-11-05T09:00',
      ['1996-11-05T09:00', '2000-11-07T09:00', '2004-11-02T09:00'],
    ],
    [
      'FREQ=YEARLY;COUNT=3;BYYEARDAY=1,100,200;INTERVAL=3',
      '1997-01-01T09:00',
      ['1997-01-01T09:00', '1997-04-10T09:00', '1997-07-19T09:00'],
    ],
    [
      'FREQ=YEARLY;BYDAY=20MO;COUNT=3',
      '1997-05-19T09:00',
      ['1997-05-19T09:00', '1998-05-18T09:00', '1999-05-17T09:00'],
    ],
    [
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3',
      '1997-05-12T09:00',
      ['1997-05-12T09:00', '1998-05-11T09:00', '1999-05-17T09:00'],
    ],
    // Weeks from the end of the year; 2026 has 53.
    [
      'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=3',
      '2025-12-22T09:00',
      ['2025-12-22T09:00', '2026-12-28T09:00', '2027-12-27T09:00'],
    ],
    [
      'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;COUNT=2',
      '2026-12-28T09:00',
      ['2026-12-28T09:00', '2032-12-27T09:00'],
    ],
    [
      'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z',
      '1997-09-02T09:00',
      ['1997-09-02T09:00', '1997-09-02T12:00', '1997-09-02T15:00'],
    ],
    [
      'FREQ=MINUTELY;INTERVAL=90;COUNT=3',
      '1997-09-02T22:00',
      ['1997-09-02T22:00', '1997-09-02T23:30', '1997-09-03T01:00'],
    ],
    [
      'FREQ=DAILY;BYHOUR=14,20;BYMINUTE=0,30;COUNT=5',
      '1997-09-02T14:00',
      [
        '1997-09-02T14:00',
        '1997-09-02T14:30',
        '1997-09-02T20:00',
        '1997-09-02T20:30',
        '1997-09-03T14:00',
      ],
    ],
    [
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3',
      '2024-02-29T20:00',
      ['2024-02-29T20:00', '2028-02-29T20:00', '2032-02-29T20:00'],
    ],
    // A month without a 31st has no date.
    [
      'FREQ=MONTHLY;COUNT=3',
      '2026-01-31T20:00',
      ['2026-01-31T20:00', '2026-03-31T20:00', '2026-05-31T20:00'],
    ],
    // The start counts as the first even where the rule does not name its day.
    [
      'FREQ=WEEKLY;BYDAY=TH,FR;COUNT=3',
      '2020-11-02T13:30',
      ['2020-11-02T13:30', '2020-11-05T13:30', '2020-11-06T13:30'],
    ],
    // The last weekday of a month with four of them is also its fourth.
    [
      'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1,4;COUNT=3',
      '2026-02-27T20:00',
      ['2026-02-27T20:00', '2026-03-27T20:00', '2026-04-24T20:00'],
    ],
  ])('%s from %s', (rule, start, dates) => {
    const result = expand(rule, start)
    expect(result.dates).toEqual(dates)
    expect(result.cut).toBe(false)
  })

  test.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=WEEKLY;BYMONTH=2;BYSETPOS=300',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  ])('one date where it is never true: %s', (rule) => {
    expect(expand(rule, '2026-03-01T20:00')).toEqual({ dates: ['2026-03-01T20:00'], cut: true })
  })

  test('no more dates than are allowed, whatever it says', () => {
    expect(expand('FREQ=MINUTELY', '2026-03-01T20:00').dates).toHaveLength(5000)
    expect(expand('FREQ=DAILY;COUNT=999999999', '0001-01-01T00:00').dates).toHaveLength(5000)
  })

  test('as many dates as it may, wherever one begins to look', () => {
    const [start, to] = ['2024-05-17T19:30', '2026-07-01T00:00']
    const ahead = expand('FREQ=HOURLY', start, to, '2024-05-18T00:00')
    expect(ahead).toMatchObject({ cut: true, dates: { length: DATES_MAX } })
    expect([ahead.dates[0], ahead.dates.at(-1)]).toEqual(['2024-05-18T00:30', '2024-12-12T07:30'])
  })

  test('the same dates however far ahead one begins to look', () => {
    const frequency = fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY')
    const parts = fc.record(
      {
        INTERVAL: fc.integer({ min: 1, max: 5 }),
        BYMONTH: fc.integer({ min: 1, max: 12 }),
        BYDAY: fc.constantFrom('MO', 'TU,SA', 'MO,TU,WE,TH,FR'),
        WKST: fc.constantFrom('MO', 'SU', 'TH'),
        BYHOUR: fc.integer({ min: 0, max: 23 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(frequency, parts, fc.integer({ min: 0, max: 800 }), (freq, by, days) => {
        const rule = Object.entries({ FREQ: freq, ...by })
          .map(([name, value]) => `${name}=${value}`)
          .join(';')
        const [start, to] = ['2024-05-17T19:30', '2026-07-01T00:00']
        const from = new Date(wall(start) + days * 86_400_000).toISOString().slice(0, 16)
        const { dates: whole, cut } = expand(rule, start, to)
        const ahead = expand(rule, start, to, from).dates
        // What was cut off at so many dates says nothing of those that would have followed.
        const known = cut && whole.length === DATES_MAX ? whole.at(-1)! : to
        expect(ahead.filter((date) => date <= known)).toEqual(whole.filter((date) => date >= from))
        expect(whole).toEqual([...new Set(whole)].toSorted())
      }),
      { numRuns: 150 },
    )
  })
})

test.each([
  'INTERVAL=0',
  'INTERVAL=-1',
  'INTERVAL=.5',
  'COUNT=0',
  'UNTIL=soon',
  'BYDAY=XX',
  'BYDAY=99MO',
  'BYMONTH=13',
  'BYMONTHDAY=0',
  'RSCALE=HEBREW',
])('a rule with %s is refused', (part) => {
  expect(parseRecurrenceRule(`FREQ=WEEKLY;${part}`)).toHaveProperty('refused')
})

test.each(['', 'FREQ=SOMETIMES', 'FREQ=SECONDLY', 'INTERVAL=2'])(
  'a rule without a frequency is refused: %s',
  (text) => {
    expect(parseRecurrenceRule(text)).toHaveProperty('refused')
  },
)
