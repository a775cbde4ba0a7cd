import { describe, expect, test } from 'vitest'
import { bodyOf, normaliseAll, readBody } from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { icalendar } from './icalendar.ts'

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:a']),
  ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:Les Loutres']),
  ...lines,
  'END:VEVENT',
]

const OPTIONS = { earliest: '2020-01-01', latest: '2029-01-01' }

async function read(content: string | Buffer, options: Record<string, string> = {}) {
  const body = await readBody(icalendar, bodyOf(content), { ...OPTIONS, ...options })
  const { listings, warnings: told } = normaliseAll(body.natives, 'icalendar')
  return { ...body, listings, told, refused: body.rejected }
}

/** The sessions of the only listing: instants in UTC; `!` before a cancelled one. */
async function sessionsOf(lines: readonly string[], options: Record<string, string> = {}) {
  const { listings, refused } = await read(calendar(...lines), options)
  expect(refused).toEqual([])
  expect(listings).toHaveLength(1)
  return listings[0]!.timing.sessions.map(
    ({ start, cancelled }) =>
      `${cancelled ? '!' : ''}${new Date(start.at).toISOString().slice(0, 16)}`,
  )
}

async function only(...lines: readonly string[]) {
  const { natives, listings, refused } = await read(calendar(...lines))
  if (listings.length !== 1) throw new Error(JSON.stringify({ natives, refused }))
  return { native: natives[0]!, listing: listings[0]! }
}

const PARIS = 'DTSTART;TZID=Europe/Paris'

describe('the time of', () => {
  const stamp = (at: string, offset: number) => ({ at: Date.parse(at), offset })
  test.each<[string, string[], { at: number; offset: number }, string?]>([
    ['a zone by name', [`${PARIS}:20261205T200000`], stamp('2026-12-05T19:00Z', 60)],
    ['an hour that the clocks skip', [`${PARIS}:20260329T023000`], stamp('2026-03-29T01:30Z', 120)],
    ['an hour that is there twice', [`${PARIS}:20261025T023000`], stamp('2026-10-25T00:30Z', 120)],
    [
      'no zone, at a place',
      ['DTSTART:20260905T183000', 'LOCATION:Salle Vega\\, 3 rue des Pins\\, 75011 Paris\\, France'],
      stamp('2026-09-05T16:30Z', 120),
    ],
    [
      'UTC, shown where the place is',
      ['DTSTART:20260905T163000Z', 'LOCATION:Salle Vega\\, 75011 Paris\\, France'],
      stamp('2026-09-05T16:30Z', 120),
    ],
    [
      'a zone of Windows',
      ['DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20260601T090000'],
      stamp('2026-06-01T13:00Z', -240),
    ],
    [
      'a zone below a path',
      ['DTSTART;TZID=/softwarestudio.org/Olson_20011030_5/America/New_York:20260601T090000'],
      stamp('2026-06-01T13:00Z', -240),
    ],
    [
      'an instant beside a zone',
      ['DTSTART;TZID=Europe/Paris:20260905T163000Z'],
      stamp('2026-09-05T16:30Z', 120),
    ],
    [
      'a zone of Windows, out of its quotes',
      ['DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20260601T090000'],
      stamp('2026-06-01T13:00Z', -240),
    ],
    [
      "Outlook's own UTC, out of its quotes",
      ['DTSTART;TZID=tzone://Microsoft/Utc:20260601T090000'],
      stamp('2026-06-01T09:00Z', 0),
    ],
    ['a bare offset', ['DTSTART;TZID=UTC+0:20180407T093000'], stamp('2018-04-07T09:30Z', 0)],
  ])('%s', async (_, lines, start) => {
    expect((await only(...event(...lines))).listing.timing.start).toEqual(start)
  })

  test('a gap is told', async () => {
    const { told } = await read(calendar(...event(`${PARIS}:20260329T023000`)))
    expect(told.join()).toContain('gap-adjusted')
  })

  test.each([
    ['the calendar’s own zone', ['X-WR-TIMEZONE:Australia/Sydney'], 660],
    ['the only zone it defines', zoneLines('Europe/Lisbon'), 0],
  ])('an event without a zone, by %s', async (_, head, offset) => {
    const { listing } = await only(...head, ...event('DTSTART:20261205T200000'))
    expect(listing.timing.start.offset).toBe(offset)
  })

  test('an IANA name wins over a definition that comes later and begins later', async () => {
    const lines = [
      ...event('DTSTART;TZID=Europe/Berlin:20230705T181500'),
      ...zoneLines('Europe/Berlin', '20240101T000000'),
    ]
    expect((await only(...lines)).native).toMatchObject({
      start: '2023-07-05T18:15',
      timeZone: 'Europe/Berlin',
    })
  })

  test('a zone of its own is computed, wherever it is defined', async () => {
    const lines = [...event('DTSTART;TZID=Hall:20260705T200000'), ...zoneLines('Hall')]
    expect((await only(...lines)).native.start).toBe('2026-07-05T20:00+02:00')
  })

  test('an end in a zone of its own', async () => {
    const { listing } = await only(
      ...event(
        'DTSTART;TZID=Europe/London:20260701T200000',
        'DTEND;TZID=Europe/Paris:20260701T233000',
      ),
    )
    expect(listing.timing.end?.at).toBe(Date.parse('2026-07-01T21:30Z'))
  })
})

function zoneLines(tzid: string, from = '16010101T020000'): string[] {
  const part = (name: string, before: string, after: string, month: number) => [
    `BEGIN:${name}`,
    `DTSTART:${from}`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${after}`,
    `END:${name}`,
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...part('DAYLIGHT', '+0100', '+0200', 3),
    ...part('STANDARD', '+0200', '+0100', 10),
    'END:VTIMEZONE',
  ]
}

test('an unknown zone withholds its event only, and says so', async () => {
  const { listings, refused } = await read(
    calendar(
      ...event('UID:1', `${PARIS}:20261205T200000`),
      ...event('UID:2', 'DTSTART;TZID=France/Lyonn:20261205T200000'),
      ...event('UID:3', `${PARIS}:20261206T200000`),
    ),
  )
  expect(listings.map(({ externalId }) => externalId)).toEqual(['1', '3'])
  expect(refused).toEqual([{ line: 8, id: '2', reason: 'unknown zone "France/Lyonn"' }])
})

describe('the end of', () => {
  test.each<[string, string[], object]>([
    [
      'a whole day is not the next one',
      ['DTSTART;VALUE=DATE:20261107', 'DTEND;VALUE=DATE:20261108'],
      { start: '2026-11-07', end: '2026-11-07' },
    ],
    [
      'three days',
      ['DTSTART;VALUE=DATE:20261107', 'DTEND;VALUE=DATE:20261110'],
      { start: '2026-11-07', end: '2026-11-09' },
    ],
    ['a day without one: that day', ['DTSTART;VALUE=DATE:20261107'], { end: '2026-11-07' }],
    [
      'days by their length',
      ['DTSTART;VALUE=DATE:20261107', 'DURATION:P2D'],
      { start: '2026-11-07', end: '2026-11-08' },
    ],
    [
      'hours by their length',
      [`${PARIS}:20261205T200000`, 'DURATION:PT1H30M'],
      { start: '2026-12-05T20:00', end: '2026-12-05T21:30' },
    ],
    [
      'hours over a change of clocks',
      [`${PARIS}:20261024T200000`, 'DURATION:P1D'],
      { end: '2026-10-25T20:00' },
    ],
    [
      'nothing where it equals the start',
      [`${PARIS}:20261205T200000`, 'DTEND;TZID=Europe/Paris:20261205T200000'],
      { end: undefined },
    ],
    [
      'nothing where it comes before',
      [`${PARIS}:20261205T200000`, 'DTEND;TZID=Europe/Paris:20261204T200000'],
      { end: undefined },
    ],
    [
      'nothing where the length is negative',
      [`${PARIS}:20261205T200000`, 'DURATION:-PT1H'],
      { end: undefined },
    ],
    ['nothing where there is none', [`${PARIS}:20261205T200000`], { end: undefined }],
  ])('%s', async (_, lines, expected) => {
    const { native } = await only(...event(...lines))
    expect({ end: undefined, ...native }).toMatchObject(expected)
  })
})

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
    [
      'reads UNTIL in UTC as an instant',
      weekly('RRULE:FREQ=WEEKLY;UNTIL=20260405T180000Z'),
      ['2026-03-22T19:00', '2026-03-29T18:00', '2026-04-05T18:00'],
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

  test('a period has its own length', async () => {
    const { native } = await only(
      ...weekly('RDATE;VALUE=PERIOD;TZID=Europe/Paris:20260402T100000/20260402T120000'),
    )
    expect(native.sessions?.[1]).toEqual({ start: '2026-04-02T10:00', end: '2026-04-02T12:00' })
  })

  test.each(['INTERVAL=0', 'INTERVAL=-1', 'INTERVAL=.5', 'BYDAY=XX'])(
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
      expect(none.refused).toMatchObject([{ id: 'a', reason: 'all its dates are excluded' }])
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

describe('an override', () => {
  const master = event(
    'DTSTART;TZID=Pacific/Auckland:20260107T200000',
    'DTEND;TZID=Pacific/Auckland:20260107T220000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
  )

  test.each<[string, string]>([
    ['in another zone', 'RECURRENCE-ID;TZID=Europe/Paris:20260114T080000'],
    ['in UTC', 'RECURRENCE-ID:20260114T070000Z'],
    ['in its own zone', 'RECURRENCE-ID;TZID=Pacific/Auckland:20260114T200000'],
    ['without a zone', 'RECURRENCE-ID:20260114T200000'],
    ['by its day', 'RECURRENCE-ID;VALUE=DATE:20260114'],
  ])('%s replaces its date', async (_, recurrence) => {
    const moved = event(recurrence, 'DTSTART;TZID=Pacific/Auckland:20260115T190000')
    const expected = [
      '2026-01-07T07:00',
      '2026-01-15T06:00',
      '2026-01-21T07:00',
      '2026-01-28T07:00',
    ]
    expect(await sessionsOf([...master, ...moved])).toEqual(expected)
    // Whatever comes first.
    expect(await sessionsOf([...moved, ...master])).toEqual(expected)
  })

  test('that is cancelled is told as cancelled; the event is not', async () => {
    const off = event(
      'RECURRENCE-ID:20260114T070000Z',
      'DTSTART:20260114T070000Z',
      'STATUS:CANCELLED',
    )
    expect(await sessionsOf([...master, ...off])).toEqual([
      '2026-01-07T07:00',
      '!2026-01-14T07:00',
      '2026-01-21T07:00',
      '2026-01-28T07:00',
    ])
    expect((await only(...master, ...off)).listing.status).toBe('scheduled')
  })

  test('whose title says cancelled is so', async () => {
    const off = event(
      'RECURRENCE-ID:20260114T070000Z',
      'DTSTART:20260114T070000Z',
      'SUMMARY:[ANNULÉ] Les Loutres',
    )
    expect((await sessionsOf([...master, ...off]))[1]).toBe('!2026-01-14T07:00')
  })

  test('for this and all later dates moves them all', async () => {
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260121T070000Z',
      'DTSTART;TZID=Pacific/Auckland:20260122T183000',
      'DTEND;TZID=Pacific/Auckland:20260122T193000',
    )
    expect(await sessionsOf([...master, ...later])).toEqual([
      '2026-01-07T07:00',
      '2026-01-14T07:00',
      '2026-01-22T05:30',
      '2026-01-29T05:30',
    ])
    const { native } = await only(...master, ...later)
    expect(native.sessions?.at(-1)).toMatchObject({ end: '2026-01-29T19:30' })
  })

  test.each<[string, string[]]>([
    ['of another name', ['SUMMARY:Léa Mori']],
    ['at another place', ['LOCATION:Salle Boréale\\, Paris']],
  ])('%s is a listing of its own', async (_, lines) => {
    const other = event('RECURRENCE-ID:20260114T070000Z', 'DTSTART:20260114T070000Z', ...lines)
    const { natives } = await read(calendar(...master, ...other))
    expect(natives.map(({ id }) => id)).toEqual(['a', 'a#20260114T070000Z'])
    expect(natives[0]?.sessions).toHaveLength(3)
    expect(natives[1]).toMatchObject({ start: '2026-01-14T07:00Z' })
  })

  test('without its series is a date by itself, and harms no other', async () => {
    const { natives } = await read(
      calendar(
        ...event('RECURRENCE-ID:20260114T070000Z', 'DTSTART:20260114T080000Z'),
        ...event('UID:b', 'DTSTART:20260115T080000Z'),
      ),
    )
    expect(natives.map(({ id, start }) => `${id} ${start}`)).toEqual([
      'a 2026-01-14T08:00Z',
      'b 2026-01-15T08:00Z',
    ])
  })

  test('counts in its latest version', async () => {
    const version = (sequence: number, hour: string) =>
      event(
        'RECURRENCE-ID:20260114T070000Z',
        `DTSTART:20260114T${hour}0000Z`,
        `SEQUENCE:${sequence}`,
      )
    const sessions = await sessionsOf([...master, ...version(3, '09'), ...version(1, '08')])
    expect(sessions[1]).toBe('2026-01-14T09:00')
  })

  test('of a whole day, named by a midnight in a zone', async () => {
    const days = event('DTSTART;VALUE=DATE:20260219', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const moved = event(
      'RECURRENCE-ID;TZID=W. Europe Standard Time:20260226T000000',
      'DTSTART;VALUE=DATE:20260227',
    )
    const { natives } = await read(calendar(...days, ...moved))
    expect(natives[0]?.sessions).toEqual([{ start: '2026-02-19' }, { start: '2026-02-27' }])
  })
})

describe('one UID', () => {
  test('in two versions is the later one', async () => {
    const { natives, warnings } = await read(
      calendar(
        ...event('DTSTART:20260101T100000Z', 'SEQUENCE:2', 'SUMMARY:New'),
        ...event('DTSTART:20260101T140000Z', 'SEQUENCE:0', 'SUMMARY:Old'),
      ),
    )
    expect(natives.map(({ name }) => name)).toEqual(['New'])
    expect(warnings).toEqual(['it is there more than once: the latest version counts'])
  })

  test('for different events does not make them one', async () => {
    const { natives } = await read(
      calendar(
        ...event('DTSTART:20260101T100000Z', 'SUMMARY:Les Loutres'),
        ...event('DTSTART:20260102T140000Z', 'SUMMARY:Léa Mori'),
      ),
    )
    expect(natives.map(({ id }) => id)).toEqual(['a', 'a#20260102T140000Z'])
  })

  test('new at every poll: the event keeps its id', async () => {
    const poll = (uid: string, options: Record<string, string>) =>
      read(
        calendar(...event(`UID:${uid}`, 'DTSTART:20260101T100000Z', 'LOCATION:Salle Vega')),
        options,
      )
    const [first, second] = [
      await poll('1', { unstableIds: 'true' }),
      await poll('2', { unstableIds: 'true' }),
    ]
    expect(first.natives).toEqual(second.natives)
    expect(first.records[0]?.raw).toBe(second.records[0]?.raw)
    expect((await poll('1', {})).natives[0]?.id).toBe('1')
  })

  test('of an alarm is not the event’s', async () => {
    const lines = [
      'BEGIN:VEVENT',
      'SUMMARY:Les Loutres',
      'DTSTART:20260101T100000Z',
      'BEGIN:VALARM',
      'UID:alarm',
      'END:VALARM',
      'UID:mine',
      'END:VEVENT',
    ]
    expect((await only(...lines)).native.id).toBe('mine')
  })

  test('that is missing is made from name, start and place', async () => {
    const lines = ['BEGIN:VEVENT', 'SUMMARY:A', 'DTSTART:20260101T100000Z', 'END:VEVENT']
    const first = (await only(...lines)).native.id
    expect(first).toMatch(/^fp-[0-9a-f]{32}$/)
    expect((await only(...lines)).native.id).toBe(first)
  })
})

describe('what an event says', () => {
  test.each<[string, string[], object]>([
    ['escapes', ['SUMMARY:5 < 6\\, & 7\\; \\\\o/'], { name: '5 < 6, & 7; \\o/' }],
    [
      'folded text',
      ['SUMMARY:Les Lou\r\n tres en con\r\n\tcert'],
      { name: 'Les Loutres en concert' },
    ],
    [
      'HTML',
      ['DESCRIPTION:<p>Un soir</p><p>de f&ecirc\\;te</p>'],
      { description: '<p>Un soir</p><p>de f&ecirc;te</p>' },
    ],
    [
      'HTML beside an empty text',
      ['DESCRIPTION:', 'X-ALT-DESC;FMTTYPE=text/html:<b>Live</b>'],
      { description: '<b>Live</b>' },
    ],
    [
      'its page',
      ['URL;VALUE=URI:https://vega.example/1', 'DESCRIPTION:https://other.example'],
      { url: 'https://vega.example/1' },
    ],
    [
      'the one link of its text',
      ['URL:F', 'DESCRIPTION:Tickets: https://vega.example/1.'],
      { url: 'https://vega.example/1' },
    ],
    ['no link of several', ['DESCRIPTION:https://a.example https://b.example'], { url: undefined }],
    [
      'categories',
      ['CATEGORIES:Rock\\, Pop,Live', 'CATEGORIES:Music'],
      { categories: ['Rock, Pop', 'Live', 'Music'] },
    ],
    ['its language', ['SUMMARY;LANGUAGE=fr-FR:Les Loutres'], { language: 'fr' }],
    ['a cancellation', ['STATUS:CANCELLED'], { status: 'cancelled' }],
    [
      'a picture',
      [
        'ATTACH;FMTTYPE=image/jpeg:https://vega.example/1',
        'ATTACH:https://vega.example/plan.pdf',
        'ATTACH;ENCODING=BASE64;VALUE=BINARY;FMTTYPE=image/png:iVBORw0K',
      ],
      { image: ['https://vega.example/1'] },
    ],
    [
      'a place in one text',
      ['LOCATION:Salle Vega\\, 3 rue des Pins\\, 31000 Toulouse', 'GEO:43.6;1.44'],
      {
        place: {
          name: 'Salle Vega',
          address: '3 rue des Pins, 31000 Toulouse',
          lat: '43.6',
          lng: '1.44',
        },
      },
    ],
    [
      'a place in lines',
      ['LOCATION:Salle Vega\\n3 rue des Pins\\n31000 Toulouse'],
      { place: { name: 'Salle Vega', address: '3 rue des Pins, 31000 Toulouse' } },
    ],
    [
      'a place in brackets',
      ['LOCATION:Salle Vega (3 rue des Pins\\, Toulouse)'],
      { place: { name: 'Salle Vega', address: '3 rue des Pins, Toulouse' } },
    ],
    [
      'an address alone',
      ['LOCATION:3 rue des Pins\\, 31000 Toulouse'],
      { place: { address: '3 rue des Pins, 31000 Toulouse' } },
    ],
    [
      'a link for a place',
      ['LOCATION:https://stream.example/1'],
      { online: true, url: 'https://stream.example/1', place: undefined },
    ],
    [
      'Apple’s place',
      [
        'LOCATION:Salle Vega\\n3 rue des Pins',
        'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Salle Vega:geo:43.6,1.44',
      ],
      { place: { name: 'Salle Vega', address: '3 rue des Pins', lat: '43.6' } },
    ],
    ['its cost', ['X-COST:12\\,50 €'], { offers: [{ price: '12,50 €' }] }],
    [
      'what Trumba adds',
      [
        'X-TRUMBA-CUSTOMFIELD;NAME="Event image";ID=40;TYPE=Image:https://t.example/i.jpg',
        'X-TRUMBA-CUSTOMFIELD;NAME="Admission";ID=22;TYPE=SingleLine:Free',
        'X-TRUMBA-CUSTOMFIELD;NAME="Admission office";ID=23;TYPE=SingleLine:Room 4',
        'X-TRUMBA-LINK:https://arts.example/?event=7',
      ],
      {
        image: ['https://t.example/i.jpg'],
        offers: [{ price: 'Free' }],
        url: 'https://arts.example/?event=7',
      },
    ],
    [
      'the picture of LiveWhale',
      ['X-LIVEWHALE-IMAGE:https://l.example/i.jpg'],
      { image: ['https://l.example/i.jpg'] },
    ],
    [
      'that it has no end, though it writes one',
      ['DTEND:20260905T235959Z', 'X-INSTANT-EVENT:1'],
      { end: undefined },
    ],
    ['its end', ['DTEND:20260905T235959Z'], { end: '2026-09-05T23:59:59Z' }],
    [
      'its end, though it is an instant elsewhere',
      ['DTEND:20260905T200000Z', 'X-INSTANT-EVENT:1'],
      { end: '2026-09-05T20:00Z' },
    ],
    [
      'what its text says it costs',
      ['DESCRIPTION:Loutres\\n\\nEntrée : 8 €\\nBar'],
      { offers: [{ price: 'Entrée : 8 €' }] },
    ],
    [
      'its cost before its text',
      ['X-COST:5', 'DESCRIPTION:Entrée : 8 €'],
      { offers: [{ price: '5' }] },
    ],
    ['no cost', ['X-COST:', 'X-COST-TYPE:free'], { offers: undefined }],
  ])('%s', async (_, lines, expected) => {
    const { native } = await only(...event('DTSTART:20260905T183000Z', ...lines))
    expect({
      url: undefined,
      place: undefined,
      offers: undefined,
      end: undefined,
      ...native,
    }).toMatchObject(expected)
  })

  test.each<[string, string[], string]>([
    ['without a name', ['SUMMARY:', 'DTSTART:20260101'], 'no SUMMARY'],
    ['without a start', ['DTEND:20260101'], 'no DTSTART'],
    [
      'of an impossible day',
      ['DTSTART:20171032T000000'],
      'DTSTART is not a date: "20171032T000000"',
    ],
    ['that is private', ['DTSTART:20260101', 'CLASS:PRIVATE'], 'marked private'],
  ])('one %s is refused', async (_, lines, reason) => {
    const { refused, natives } = await read(calendar(...event(...lines)))
    expect(natives).toEqual([])
    expect(refused).toMatchObject([{ id: 'a', reason }])
  })
})

describe('the bytes', () => {
  const one = (name: string) => calendar(...event(`SUMMARY:${name}`, 'DTSTART:20260101T100000Z'))
  const latin = (text: string) => Buffer.from(text, 'latin1')

  test('folded in the middle of a letter', async () => {
    const bytes = Buffer.from(one('Théâtre'))
    const at = bytes.indexOf(0xc3) + 1
    const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
    expect((await read(folded)).natives[0]?.name).toBe('Théâtre')
  })

  test.each<[string, Buffer]>([
    ['with a byte order mark', Buffer.from(`\ufeff${one('Théâtre')}`)],
    ['in UTF-16', Buffer.from(`\ufeff${one('Théâtre')}`, 'utf16le')],
    ['in Latin-1 that nobody declares', latin(one('Théâtre'))],
    ['with blanks in front', Buffer.from(`  \n ${one('Théâtre')}`)],
    ['with bare line feeds', Buffer.from(one('Théâtre').replaceAll('\r\n', '\n'))],
    ['with bare carriage returns', Buffer.from(one('Théâtre').replaceAll('\r\n', '\r'))],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).natives[0]?.name).toBe('Théâtre')
  })

  test('with one bad byte in UTF-8 cost one letter, and a word to the operator', async () => {
    const good = Buffer.from(calendar(...event('UID:1', 'SUMMARY:Fête', 'DTSTART:20260101')))
    const bad = latin(calendar(...event('UID:2', 'SUMMARY:Th\xe9', 'DTSTART:20260101')))
    const { natives, warnings } = await read(Buffer.concat([good, bad]))
    expect(natives.map(({ name }) => name)).toEqual(['Fête', 'Th\ufffd'])
    expect(warnings.join()).toContain('were replaced')
  })

  test.each([
    ['nothing at all', ''],
    ['blanks', ' \r\n'],
    ['a web page', '<html><body>Try again later</body></html>'],
    ['JSON', '{"error":"down"}'],
    ['a long page', '<p>Try again later</p>\n'.repeat(5000)],
  ])('of %s are no calendar', async (_, text) => {
    await expect(read(text)).rejects.toThrow(NotThisFormat)
  })

  test('of an event alone are one', async () => {
    const { natives, incomplete } = await read(event('UID:1', 'DTSTART:20260101').join('\r\n'))
    expect([natives.length, incomplete]).toEqual([1, []])
  })

  test('of a calendar without events are one', async () => {
    expect(await read(calendar('PRODID:x'))).toMatchObject({ natives: [], incomplete: [] })
  })

  test('that break off make the feed incomplete, without half an event', async () => {
    const whole = calendar(
      ...event('UID:1', 'DTSTART:20260101'),
      ...event('UID:2', 'DTSTART:20260102', 'DESCRIPTION:long'),
    )
    const { natives, incomplete } = await read(whole.slice(0, whole.indexOf('long')))
    expect(natives.map(({ id }) => id)).toEqual(['1'])
    expect(incomplete).toHaveLength(1)
  })

  test('without the end of an event lose nothing', async () => {
    const lines = [...event('UID:1', 'DTSTART:20260101'), ...event('UID:2', 'DTSTART:20260102')]
    const text = calendar(...lines).replace('END:VEVENT\r\n', '')
    const { natives, warnings } = await read(text)
    expect(natives.map(({ id }) => id)).toEqual(['1', '2'])
    expect(warnings).toEqual(['line 3: an event without its END:VEVENT'])
  })

  test('of a picture inside the calendar are left out', async () => {
    const picture = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(3_000_000)}`
    const text = calendar(...event(picture, 'DTSTART:20260101'))
    expect((await read(text)).records[0]!.raw.length).toBeLessThan(600_000)
  })
})

describe('who holds it', () => {
  test.each<[string, unknown]>([
    [
      'ORGANIZER;CN="Loutres, fils & Cie":mailto:a@loutres.example',
      { name: 'Loutres, fils & Cie' },
    ],
    ['ORGANIZER;CN="Loutres%20%26%20Cie":MAILTO:a@loutres.example', { name: 'Loutres & Cie' }],
    ['ORGANIZER;CN=100 % Loutres %ZZ:mailto:a@loutres.example', { name: '100 % Loutres %ZZ' }],
    [
      'ORGANIZER;CN=Loutres:https://loutres.example/',
      { name: 'Loutres', url: 'https://loutres.example/' },
    ],
    ['ORGANIZER;CN=a@loutres.example:mailto:a@loutres.example', undefined],
    [
      'CONTACT:Loutres\\, fils & Cie\\;  01 99 00 12 34\\; a@loutres.example\\; https://loutres.example/',
      { name: 'Loutres, fils & Cie', url: 'https://loutres.example/' },
    ],
    ['CONTACT:Jeanne Vega\\; 01 99 00 12 34', undefined],
    ['CONTACT:https://loutres.example/', undefined],
    ['CONTACT:a@loutres.example\\; https://loutres.example/', undefined],
    ['ORGANIZER:mailto:a@loutres.example', undefined],
  ])('%s', async (line, organizer) => {
    const { native } = await only(...event('DTSTART:20261205T200000Z', line))
    expect(native.organizer).toEqual(organizer)
  })
})

describe('a quoted-printable value', () => {
  const told = async (...lines: readonly string[]) => {
    const { listing } = await only(...event(`${PARIS}:20261205T200000`, ...lines))
    return [listing.name, listing.description, listing.place?.name]
  }

  test('is read, over line ends that it hides', async () => {
    expect(
      await told(
        'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Les Loutres =C3=A0 l=',
        "'=C3=A9t=C3=A9",
        'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:One=0D=0Atwo=3D2=',
        '; three',
        'LOCATION;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Th=E9=E2tre Vega',
      ),
    ).toEqual(["Les Loutres à l'été", 'One\ntwo=2; three', 'Théâtre Vega'])
  })

  test('that breaks off ends with its event', async () => {
    const { listings, incomplete } = await read(
      calendar(
        ...event(`${PARIS}:20261205T200000`, 'SUMMARY;QUOTED-PRINTABLE:Loutres ='),
        ...event(`${PARIS}:20261206T200000`, 'UID:b', 'SUMMARY:Blaireaux ='),
      ),
    )
    expect(listings.map(({ name }) => name)).toEqual(['Loutres', 'Blaireaux ='])
    expect(incomplete).toEqual([])
  })
})
