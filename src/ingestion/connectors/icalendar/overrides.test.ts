import { describe, expect, test } from 'vitest'
import {
  calendar,
  event,
  read,
  sessionsOf,
  only,
} from '../../../../tests/support/read-icalendar.ts'

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

  test.each<[string, string[]]>([
    ['without a start', ['RECURRENCE-ID:20260114T070000Z']],
    ['by its day, without a start', ['RECURRENCE-ID;VALUE=DATE:20260114']],
    [
      'with the start of the series',
      ['RECURRENCE-ID:20260114T070000Z', 'DTSTART;TZID=Pacific/Auckland:20260107T200000'],
    ],
    [
      'with the start of a later date',
      ['RECURRENCE-ID:20260114T070000Z', 'DTSTART:20260128T070000Z'],
    ],
  ])('that is cancelled %s takes the date that it names', async (_, lines) => {
    const off = event(...lines, 'STATUS:CANCELLED')
    expect(await sessionsOf([...master, ...off])).toEqual([
      '2026-01-07T07:00',
      '!2026-01-14T07:00',
      '2026-01-21T07:00',
      '2026-01-28T07:00',
    ])
  })

  test('that is cancelled for this and all later dates, with the start of the series, moves none', async () => {
    const off = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260121T070000Z',
      'DTSTART;TZID=Pacific/Auckland:20260107T200000',
      'STATUS:CANCELLED',
    )
    expect(await sessionsOf([...master, ...off])).toEqual([
      '2026-01-07T07:00',
      '2026-01-14T07:00',
      '!2026-01-21T07:00',
      '!2026-01-28T07:00',
    ])
  })

  test('that was moved before it was cancelled is off where it was to be', async () => {
    const off = event(
      'RECURRENCE-ID:20260114T070000Z',
      'DTSTART:20260115T060000Z',
      'STATUS:CANCELLED',
    )
    expect((await sessionsOf([...master, ...off]))[1]).toBe('!2026-01-15T06:00')
  })

  test.each([
    '[ANNULÉ] Les Loutres',
    'AFLYST: Les Loutres',
    'Zrušeno - Les Loutres',
    'Les Loutres (отменено)',
  ])('whose title says cancelled is so: %s', async (title) => {
    const off = event(
      'RECURRENCE-ID:20260114T070000Z',
      'DTSTART:20260114T070000Z',
      `SUMMARY:${title}`,
    )
    expect((await sessionsOf([...master, ...off]))[1]).toBe('!2026-01-14T07:00')
  })

  test.each<[string, string[], string]>([
    ['a zone', ['RECURRENCE-ID;TZID=Europe/Paris:20260114T200000'], '2026-01-15T18:00'],
    ['UTC', ['RECURRENCE-ID:20260114T190000Z'], '2026-01-15T18:00'],
    [
      'UTC, for all later dates,',
      ['RECURRENCE-ID;RANGE=THISANDFUTURE:20260114T190000Z'],
      '2026-01-15T18:00',
    ],
    [
      'UTC, called off,',
      ['RECURRENCE-ID:20260114T190000Z', 'STATUS:CANCELLED'],
      '!2026-01-15T18:00',
    ],
  ])('in %s replaces its date of a series without one', async (_, named, expected) => {
    const lines = event(
      'DTSTART:20260107T200000',
      'LOCATION:Salle Vega\\, 31000 Toulouse\\, France',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    )
    const moved = event(...named, 'DTSTART;TZID=Europe/Paris:20260115T190000')
    expect(await sessionsOf([...lines, ...moved])).toEqual(['2026-01-07T19:00', expected])
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

  test('without its series, and off, is off by itself: no series that is known goes with it', async () => {
    const at = (hour: string, ...lines: string[]) =>
      event(`RECURRENCE-ID:20260114T${hour}0000Z`, `DTSTART:20260114T${hour}0000Z`, ...lines)
    const off = at('07', 'STATUS:CANCELLED')
    const alone = await read(calendar(...off))
    expect(alone.natives).toMatchObject([{ id: 'a#20260114T070000Z', status: 'cancelled' }])
    const beside = await read(calendar(...off, ...at('09')))
    expect(beside.natives).toMatchObject([
      {
        id: 'a',
        status: 'scheduled',
        sessions: [{ start: '2026-01-14T07:00Z', cancelled: true }, { start: '2026-01-14T09:00Z' }],
      },
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

  test('of whole days from one on moves all that follow', async () => {
    const days = event('DTSTART;VALUE=DATE:20260219', 'RRULE:FREQ=WEEKLY;COUNT=4')
    const moved = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260226',
      'DTSTART;VALUE=DATE:20260227',
    )
    const { natives } = await read(calendar(...days, ...moved))
    expect(natives[0]?.sessions).toEqual(
      ['2026-02-19', '2026-02-27', '2026-03-06', '2026-03-13'].map((start) => ({ start })),
    )
  })

  test('from one date on that makes the rest another show leaves it all of them, and no more', async () => {
    const days = event('DTSTART:20260107T070000Z', 'RRULE:FREQ=WEEKLY;COUNT=4')
    const other = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260114T070000Z',
      'DTSTART:20260114T070000Z',
      'SUMMARY:Les Fouines',
    )
    const { natives } = await read(calendar(...days, ...other))
    const told = natives.map(({ name, sessions, sessionsComplete }) => [
      name,
      Array.isArray(sessions) ? sessions.length : sessions,
      sessionsComplete,
    ])
    expect(told).toEqual([
      ['Les Loutres', 1, undefined],
      ['Les Fouines', 3, undefined],
    ])
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
