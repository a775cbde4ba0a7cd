import { describe, expect, test } from 'vitest'
import { calendar, event, read, only, PARIS } from '../../../../tests/support/read-icalendar.ts'

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
    [
      'a day beside a zone',
      ['DTSTART;VALUE=DATE;TZID=America/New_York:20260601'],
      stamp('2026-06-01T04:00Z', -240),
    ],
    [
      'a day whose end has a time, and a zone',
      ['DTSTART:20260601', 'DTEND;TZID=America/New_York:20260603T235900'],
      stamp('2026-06-01T04:00Z', -240),
    ],
    [
      'a day beside a zone that nobody knows',
      ['DTSTART;TZID=France/Lyonn:20260601'],
      stamp('2026-06-01T00:00Z', 0),
    ],
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

  const SUMMER = 'DAYLIGHT:TRUE;+02;20260329T020000;20261025T030000;CET;CEST'
  test.each<[string, string[], string]>([
    ['a summer', ['TZ:+01', SUMMER], '2026-07-05T20:00+02:00'],
    [
      'the summer of another year',
      [
        'TZ:+01:00',
        SUMMER.replaceAll('2026', '2025').replace('0329', '0330').replace('1025', '1026'),
      ],
      '2026-07-05T20:00+02:00',
    ],
    ['no summer', ['TZ:+01', 'DAYLIGHT:FALSE'], '2026-07-05T20:00+01:00'],
    ['nothing of its summer', ['TZ:+01'], '2026-07-05T20:00'],
    ['a summer of nowhere', ['TZ:+01', SUMMER.replace('0329', '0415')], '2026-07-05T20:00'],
  ])('of vCalendar 1.0 that tells %s', async (_, head, start) => {
    const { natives } = await read(calendar(...head, ...event('DTSTART:20260705T200000')))
    expect(natives[0]?.start).toBe(start)
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
    [
      'nothing where the length is none',
      [`${PARIS}:20261205T200000`, 'DURATION:PT0S'],
      { end: undefined },
    ],
    [
      'nothing where the length cannot be read',
      [`${PARIS}:20261205T200000`, 'DURATION:two hours'],
      { end: undefined },
    ],
    ['nothing where there is none', [`${PARIS}:20261205T200000`], { end: undefined }],
  ])('%s', async (_, lines, expected) => {
    const { native } = await only(...event(...lines))
    expect({ end: undefined, ...native }).toMatchObject(expected)
  })
})
