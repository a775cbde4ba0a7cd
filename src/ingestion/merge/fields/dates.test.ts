import { describe, expect, it, test } from 'vitest'
import { local, merged } from '../../../../tests/support/merged.ts'
import { aSession, paris } from '../../../../tests/support/sample-listing.ts'

function dates(event: ReturnType<typeof merged>): [string, string, boolean] {
  return [local(event.start), local(event.end), event.endNotReliable]
}

describe('one listing’s night', () => {
  test.each([
    ['no end: start and the usual length', {}, '22:30', true],
    ['an opera is longer', { categories: [501] }, '23:00', true],
    ['a comedy is shorter', { categories: [300] }, '21:30', true],
    ['a stated end', { end: '2026-12-05 22:45' }, '22:45', false],
    ['midnight is an end', { end: '2026-12-06 00:00' }, '00:00', false],
    ['end equal to the start', { end: '2026-12-05 20:00' }, '22:30', true],
    ['end before the start', { end: '2026-12-05 19:00' }, '22:30', true],
    ['23:59 of an evening means nobody knows', { end: '2026-12-05 23:59' }, '23:59', true],
    ['three times too long', { end: '2026-12-06 04:00' }, '04:00', true],
    ['far too short', { end: '2026-12-05 20:20' }, '20:20', true],
    ['approximate', { end: '2026-12-05 22:45', timing: { endApproximate: true } }, '22:45', true],
    ['a club night', { start: '2026-12-05 23:30', categories: [1101] }, '05:00', true],
    ['after midnight', { start: '2026-12-05 00:30', categories: [1101] }, '05:00', true],
    ['an exhibition closes with the day', { categories: [700] }, '23:59', true],
    [
      'a day without a clock',
      { start: '2026-12-05 00:00', timing: { precision: 'day' } },
      '23:59',
      true,
    ],
  ] as const)('%s', (_, listing, end, notReliable) => {
    const event = merged([{ listing }])
    expect(local(event.end).slice(11)).toBe(end)
    expect(event.endNotReliable).toBe(notReliable)
    expect(event.end.at).toBeGreaterThan(event.start.at)
  })

  it('counts real hours over a change of the clocks', () => {
    const event = merged([{ listing: { start: '2026-10-25 01:00' } }])
    expect(dates(event)).toEqual(['2026-10-25 01:00', '2026-10-25 02:30', true])
    expect(event.end.offset).toBe(60)
  })

  it('includes the last day of a span given in days', () => {
    const listing = {
      start: '2026-07-14 00:00',
      end: '2026-07-20 00:00',
      categories: [600],
      timing: { precision: 'day', endApproximate: true },
    } as const
    expect(dates(merged([{ listing }]))).toEqual(['2026-07-14 00:00', '2026-07-20 23:59', true])
  })

  it('keeps a midnight start on its own day', () => {
    expect(local(merged([{ listing: { start: '2026-05-02 00:00' } }]).start)).toBe(
      '2026-05-02 00:00',
    )
  })
})

describe('several listings of one night', () => {
  const at = (start: string, trust: 'primary' | 'agenda' | 'organiser' = 'primary') => ({
    trust,
    listing: { start },
  })
  const day = { listing: { start: '2026-12-05 00:00', timing: { precision: 'day' } } } as const

  test.each([
    [
      'most trust behind a minute wins',
      [at('2026-12-05 19:30', 'organiser'), at('2026-12-05 20:00'), at('2026-12-05 20:00')],
      '20:00',
    ],
    [
      'on a tie the most trusted',
      [at('2026-12-05 20:00', 'agenda'), at('2026-12-05 19:30')],
      '19:30',
    ],
    [
      'a clock outranks a bare day',
      [{ ...day, trust: 'organiser' as const }, at('2026-12-05 20:00', 'agenda')],
      '20:00',
    ],
    [
      'show beats doors',
      [
        at('2026-12-05 19:00', 'organiser'),
        { listing: { start: '2026-12-05 20:00', timing: { doors: paris('2026-12-05 19:00') } } },
      ],
      '20:00',
    ],
  ])('%s', (_, members, clock) => {
    expect(local(merged(members).start).slice(11)).toBe(clock)
  })

  it('takes start and end from one listing, the one that knows the end', () => {
    const event = merged([
      { trust: 'organiser', listing: {} },
      { trust: 'agenda', listing: { end: '2026-12-05 22:15' } },
    ])
    expect(dates(event)).toEqual(['2026-12-05 20:00', '2026-12-05 22:15', false])
    expect(event.provenance['dates']).toEqual([2])
  })

  test.each([
    ['two that agree make a doubtful end sure', '2026-12-06 04:00', '2026-12-06 04:10', false],
    ['two an hour and more apart make it unsure', '2026-12-05 22:00', '2026-12-05 23:30', true],
    ['half an hour is nothing', '2026-12-05 22:00', '2026-12-05 22:30', false],
  ])('%s', (_, one, other, notReliable) => {
    const event = merged([{ listing: { end: one } }, { listing: { end: other } }])
    expect(event.endNotReliable).toBe(notReliable)
  })

  test.each([
    ['a fifth of the usual length', '2026-12-05 20:30', false],
    ['less', '2026-12-05 20:29', true],
    ['three times the usual length', '2026-12-06 03:30', false],
    ['more', '2026-12-06 03:31', true],
  ])('a stated end after %s is doubted or not', (_, end, notReliable) => {
    expect(merged([{ listing: { end } }]).endNotReliable).toBe(notReliable)
  })

  it('ignores a listing that still shows the date before the move', () => {
    const event = merged([
      {
        trust: 'agenda',
        listing: {
          start: '2026-12-19 20:00',
          status: 'rescheduled',
          timing: { previousStart: paris('2026-12-05 20:00') },
        },
      },
      { trust: 'organiser', listing: { start: '2026-12-05 20:00' } },
    ])
    expect(local(event.start)).toBe('2026-12-19 20:00')
    expect(event.sources.map(({ id }) => id)).toEqual([1])
  })
})

describe('a run', () => {
  const sessions = ['2026-12-10 20:30', '2026-12-11 20:30', '2026-12-12 20:30'].map((start) =>
    aSession(start),
  )

  it('starts where it was first seen and ends with its last date', () => {
    const event = merged([
      {
        earliestStart: paris('2026-11-01 20:30'),
        listing: { grain: 'run', categories: [200], sessions },
      },
    ])
    expect(dates(event)).toEqual(['2026-11-01 20:30', '2026-12-12 22:30', true])
  })

  it('remembers the first date of a listing that is gone', () => {
    const event = merged([
      { withdrawnSince: 1, listing: { grain: 'run', start: '2026-09-01 20:30' } },
      { listing: { grain: 'run', sessions } },
    ])
    expect(local(event.start)).toBe('2026-09-01 20:30')
    expect(local(event.end)).toBe('2026-12-12 23:00')
  })

  it('is reliable when its last date is and none is missing', () => {
    const last = aSession('2026-12-13 20:30', { end: paris('2026-12-13 22:40') })
    const listing = { grain: 'run', categories: [200], sessions: [...sessions, last] } as const
    expect(dates(merged([{ listing }]))[2]).toBe(false)
    const nextOnly = { ...listing, timing: { sessionsComplete: false } }
    expect(dates(merged([{ listing: nextOnly }]))[2]).toBe(true)
  })

  it('of a bare range ends with the close of its last day', () => {
    const listing = {
      grain: 'run',
      start: '2026-03-01 00:00',
      end: '2026-06-30 00:00',
      categories: [701],
      sessions: [],
      timing: { precision: 'range', start: paris('2026-03-01 00:00'), sessionsComplete: false },
    } as const
    expect(dates(merged([{ listing }]))).toEqual(['2026-03-01 00:00', '2026-06-30 23:59', true])
  })

  it('without any end goes on to the close of the year in which it was last read', () => {
    const listing = {
      grain: 'run',
      sessions: [],
      timing: { precision: 'range', start: paris('2019-03-01 00:00'), sessionsComplete: false },
    } as const
    const event = merged([{ listing }])
    expect(dates(event)).toEqual(['2019-03-01 00:00', '2026-12-31 23:59', true])
    expect(event.sources[0]?.isBookable).toBe(true)
  })

  it.each(['Europe/Paris', 'UTC'])(
    'is dated by a clock, not by the bare day of another (%s)',
    (zone) => {
      const night = {
        start: '2026-12-05 20:00',
        end: '2026-12-05 22:00',
        categories: [200],
      } as const
      const day = { grain: 'run', start: '2026-12-05 00:00', categories: [200] } as const
      const event = merged([
        { listing: { ...night } },
        { listing: { ...day, timing: { precision: 'day', zone } } },
      ])
      expect(dates(event).slice(0, 2)).toEqual(['2026-12-05 20:00', '2026-12-05 22:00'])
    },
  )

  it('holds single nights that other sellers list', () => {
    const event = merged([
      { listing: { grain: 'run', categories: [200], sessions } },
      { listing: { start: '2026-12-11 20:30', categories: [200] } },
    ])
    expect(dates(event).slice(0, 2)).toEqual(['2026-12-10 20:30', '2026-12-12 22:30'])
  })
})
