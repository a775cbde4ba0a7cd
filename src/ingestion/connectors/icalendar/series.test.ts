import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { icalendar } from './icalendar.ts'
import {
  calendar,
  event,
  read,
  sessionsOf,
  only,
  PARIS,
} from '../../../../tests/support/read-icalendar.ts'

describe('a series', () => {
  const weekly = (...lines: string[]) =>
    event(`${PARIS}:20260322T200000`, 'DTEND;TZID=Europe/Paris:20260322T220000', ...lines)

  test.each<[string, string[], string[]]>([
    [
      'keeps its clock over the change of offset',
      weekly('RRULE:FREQ=WEEKLY;COUNT=3'),
      ['2026-03-22T19:00', '2026-03-29T18:00', '2026-04-05T18:00'],
    ],
    [
      'judges weekdays in its own zone',
      event('DTSTART;TZID=Pacific/Auckland:20260107T083000', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2'),
      ['2026-01-06T19:30', '2026-01-13T19:30'],
    ],
    [
      'includes the day of UNTIL',
      [
        'X-WR-TIMEZONE:Europe/Paris',
        ...event('DTSTART;VALUE=DATE:20260328', 'RRULE:FREQ=DAILY;UNTIL=20260330'),
      ],
      ['2026-03-27T23:00', '2026-03-28T23:00', '2026-03-29T22:00'],
    ],
    ...[
      '20260329T220000Z',
      '20260330T215959Z',
      '20260330T050000Z',
      '20260331T045959Z',
      '20260330T000000Z',
      '20260330T235959Z',
      '20260330T120000Z',
      '20260330T213000Z',
    ].map((until): [string, string[], string[]] => [
      `of days without a zone ends with the 30th where UNTIL is ${until}`,
      event('DTSTART;VALUE=DATE:20260328', `RRULE:FREQ=DAILY;UNTIL=${until}`),
      ['2026-03-28T00:00', '2026-03-29T00:00', '2026-03-30T00:00'],
    ]),
    [
      'reads UNTIL in UTC as an instant',
      weekly('RRULE:FREQ=WEEKLY;UNTIL=20260405T180000Z'),
      ['2026-03-22T19:00', '2026-03-29T18:00', '2026-04-05T18:00'],
    ],
    [
      'in UTC of which only the local weekday is one of its rule',
      [
        'X-WR-TIMEZONE:Pacific/Auckland',
        ...event('DTSTART:20260106T193000Z', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2'),
      ],
      ['2026-01-06T19:30', '2026-01-13T19:30'],
    ],
    [
      'without the date of an excluded midnight',
      weekly('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=Europe/Paris:20260329T000000'),
      ['2026-03-22T19:00'],
    ],
    [
      'without excluded instants',
      event(
        'DTSTART;TZID=Europe/London:20261027T200000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE:20261103T200000Z',
        'EXDATE;VALUE=DATE:20261110',
      ),
      ['2026-10-27T20:00', '2026-11-17T20:00'],
    ],
    [
      'without an excluded list in its own zone',
      weekly(
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Paris:20260329T200000,20260405T200000',
      ),
      ['2026-03-22T19:00', '2026-04-12T18:00'],
    ],
    [
      'without both dates of an excluded day',
      weekly('RRULE:FREQ=WEEKLY;COUNT=4;BYHOUR=14,20', 'EXDATE;VALUE=DATE:20260329'),
      ['2026-03-22T19:00', '2026-04-05T12:00'],
    ],
    [
      'with both dates of a day of which an excluded midnight may mean either',
      weekly('RRULE:FREQ=WEEKLY;COUNT=3;BYHOUR=14,20', 'EXDATE;TZID=Europe/Paris:20260329T000000'),
      ['2026-03-22T19:00', '2026-03-29T12:00', '2026-03-29T18:00'],
    ],
    [
      'with an exact exclusion that names no date of it',
      weekly('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=Europe/Paris:20260329T190000'),
      ['2026-03-22T19:00', '2026-03-29T18:00'],
    ],
    [
      'without the date of a day that an exclusion of no zone names',
      event('DTSTART:20260322T190000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20260329T060000'),
      ['2026-03-22T19:00'],
    ],
    [
      'of no zone without dates that are excluded in one',
      event(
        'DTSTART:20260322T200000',
        'LOCATION:Salle Vega\\, 31000 Toulouse\\, France',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;TZID=Europe/Paris:20260329T200000',
      ),
      ['2026-03-22T19:00', '2026-04-05T18:00'],
    ],
    [
      'with further dates and periods',
      weekly(
        'RDATE;TZID=Europe/Paris:20260401T153000',
        'RDATE;VALUE=PERIOD;TZID=Europe/Paris:20260402T100000/20260402T120000,20260403T100000/PT1H',
        'RDATE;VALUE=DATE:20260404',
      ),
      [
        '2026-03-22T19:00',
        '2026-04-01T13:30',
        '2026-04-02T08:00',
        '2026-04-03T08:00',
        '2026-04-04T18:00',
      ],
    ],
    [
      'without what an old rule excludes',
      weekly('RRULE:FREQ=WEEKLY;COUNT=4', 'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2'),
      ['2026-03-29T18:00', '2026-04-12T18:00'],
    ],
    [
      'of two rules',
      weekly('RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;COUNT=2'),
      ['2026-03-22T19:00', '2026-03-29T18:00', '2026-04-22T18:00'],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await sessionsOf(lines)).toEqual(expected)
  })

  const NOBODY = {}
  const FEED = { timeZone: 'Europe/Paris' }
  const BOTH_A_DAY = ['RRULE:FREQ=DAILY;COUNT=4;BYHOUR=15,20']
  test.each<[string, object, string[], string[]]>([
    ['by its instant', NOBODY, ['EXDATE:20260319T190000Z'], ['18T19', '20T19', '21T19']],
    ['by its instant west of it', NOBODY, ['EXDATE:20260320T010000Z'], ['18T19', '20T19', '21T19']],
    ['by its clock with a Z', NOBODY, ['EXDATE:20260319T200000Z'], ['18T19', '20T19', '21T19']],
    ['by its clock with a Z', FEED, ['EXDATE:20260319T200000Z'], ['18T19', '20T19', '21T19']],
    [
      'by what no clock shows',
      NOBODY,
      ['EXDATE:20260319T190700Z'],
      ['18T19', '19T19', '20T19', '21T19'],
    ],
    [
      'by what may be either',
      NOBODY,
      [...BOTH_A_DAY, 'EXDATE:20260319T190000Z'],
      ['18T19', '19T14', '19T19', '20T14'],
    ],
    [
      'by its instant, of two a day',
      FEED,
      [...BOTH_A_DAY, 'EXDATE:20260319T190000Z'],
      ['18T19', '19T14', '20T14'],
    ],
    [
      'by an UNTIL that is its instant',
      FEED,
      ['RRULE:FREQ=DAILY;UNTIL=20260319T190000Z'],
      ['18T19', '19T19'],
    ],
  ])('of no zone loses a date %s (%j)', async (_, options, lines, expected) => {
    const rule = lines.some((line) => line.startsWith('RRULE')) ? [] : ['RRULE:FREQ=DAILY;COUNT=4']
    const place = 'LOCATION:Salle Vega\\, 31000 Toulouse\\, France'
    const series = event('DTSTART:20260318T200000', place, ...rule, ...lines)
    const sessions = await sessionsOf(series, { ...options })
    expect(sessions.map((one) => one.slice(8, 13))).toEqual(expected)
  })

  test('in UTC has the weekdays of the zone that only the feed tells', async () => {
    const lines = event('DTSTART:20260106T193000Z', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2')
    const { natives } = await readBody(icalendar, bodyOf(calendar(...lines)), {
      timeZone: 'Pacific/Auckland',
    })
    expect(natives[0]?.sessions).toEqual([
      { start: '2026-01-07T08:30[Pacific/Auckland]' },
      { start: '2026-01-14T08:30[Pacific/Auckland]' },
    ])
  })

  test('a period has its own length', async () => {
    const { native } = await only(
      ...weekly('RDATE;VALUE=PERIOD;TZID=Europe/Paris:20260402T100000/20260402T120000'),
    )
    expect(native.sessions?.[1]).toEqual({ start: '2026-04-02T10:00', end: '2026-04-02T12:00' })
  })

  test.each(['INTERVAL=0', 'INTERVAL=-1', 'INTERVAL=.5', 'BYDAY=XX', 'SKIP=BACKWARD'])(
    'with %s is kept as its first date',
    async (part) => {
      const body = await read(calendar(...weekly(`RRULE:FREQ=WEEKLY;${part}`)))
      expect(body.natives[0]).toMatchObject({
        sessions: [{ start: '2026-03-22T20:00' }],
        sessionsComplete: false,
      })
      expect(body.warnings.join()).toContain('RRULE refused')
    },
  )

  test.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'])(
    'that never comes true stops at the horizon: %s',
    async (rule) => {
      const body = await read(calendar(...weekly(`RRULE:${rule}`)))
      expect(body.natives[0]?.sessions).toHaveLength(1)
      expect(body.warnings).toEqual([`RRULE gives no further date: "${rule}"`])
      const none = await read(calendar(...weekly(`RRULE:${rule}`, 'EXDATE;VALUE=DATE:20260322')))
      expect(none.natives).toEqual([])
      expect(none.refused).toMatchObject([
        { id: 'a', reason: expect.stringContaining('all its dates are excluded') as string },
      ])
    },
  )

  test('without an end is written out up to the horizon, and no further', async () => {
    const lines = event(`${PARIS}:20100101T200000`, 'RRULE:FREQ=WEEKLY')
    const own = await readBody(icalendar, bodyOf(calendar(...lines)))
    const starts = own.natives[0]!.sessions!.map((one) => (one as { start: string }).start)
    expect(starts[0]).toBe('2025-01-17T20:00')
    expect(starts.at(-1)).toBe('2029-01-26T20:00')
    expect((await sessionsOf(lines, { latest: '2021-01-01', earliest: '2020-12-01' })).length).toBe(
      5,
    )
  })

  test('that is over keeps its last date, to be told so', async () => {
    const { natives } = await read(
      calendar(...event(`${PARIS}:20100101T200000`, 'RRULE:FREQ=WEEKLY;COUNT=3')),
    )
    expect(natives[0]?.sessions).toEqual([{ start: '2010-01-15T20:00' }])
  })

  test('is another record when its horizon moves, and the same while it does not', async () => {
    const raw = async (options: Record<string, string>, ...lines: string[]) =>
      (await read(calendar(...event(`${PARIS}:20260322T200000`, ...lines)), options)).records[0]!
        .raw
    const rule = 'RRULE:FREQ=WEEKLY'
    expect(await raw({}, rule)).toBe(await raw({}, rule, 'DTSTAMP:20260101T000000Z'))
    expect(await raw({}, rule)).not.toBe(await raw({ latest: '2029-02-01' }, rule))
    expect(await raw({})).toBe(await raw({ latest: '2029-02-01' }))
  })
})

test.each([
  ['EXDATE:soon', ['EXDATE is not a date: "soon"']],
  ['EXDATE;TZID=Europe/Paris:20260329T200000,next week', ['EXDATE is not a date: "next week"']],
  ['EXDATE:', []],
])('an exclusion that is no date is told: %s', async (line, warnings) => {
  const lines = event(`${PARIS}:20260322T200000`, 'RRULE:FREQ=WEEKLY;COUNT=3', line)
  expect((await read(calendar(...lines))).warnings).toEqual(warnings)
})
