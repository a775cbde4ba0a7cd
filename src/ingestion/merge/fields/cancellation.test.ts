import { describe, expect, it, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import { aSession } from '../../../../tests/support/sample-listing.ts'
import type { MemberWords } from '../../../../tests/support/sample-listing.ts'
import type { Listing } from '../../../domain/listing.ts'
import type { Trust } from '../../../domain/partner.ts'

const T1 = Date.parse('2026-11-10T10:00:00Z')
const T2 = Date.parse('2026-11-12T10:00:00Z')
const DAY = 86_400_000

const off = (trust: Trust, cancelledSince = T1, readAt = T2) =>
  ({ trust, cancelledSince, readAt, listing: { status: 'cancelled' } }) as const
const on = (trust: Trust, readAt = T2) => ({ trust, readAt })

describe('cancelledAt', () => {
  test.each([
    ['nobody says so', [on('primary'), on('agenda')], null],
    ['the only source says so', [off('agenda')], T1],
    ['all say so: the earliest time', [off('primary', T2), off('agenda', T1)], T1],
    ['a trusted one says so', [off('organiser'), on('primary')], T1],
    [
      'a trusted one, against an older word of another',
      [off('exclusive', T2), on('organiser', T1)],
      T2,
    ],
    [
      'a trusted one, against newer availability of another',
      [off('exclusive', T1), on('organiser', T2)],
      null,
    ],
    ['a primary one alone, against a trusted one', [off('primary'), on('exclusive')], null],
    ['a primary one alone, against an agenda', [off('primary'), on('agenda')], null],
    ['two, with twice the trust', [off('primary'), off('primary'), on('primary')], T1],
    ['two, with less', [off('agenda'), off('resale'), on('primary')], null],
    [
      'two, against one read long ago',
      [off('agenda'), off('agenda'), on('primary', T2 - 28 * DAY)],
      T1,
    ],
    [
      'a withdrawn one does not vote',
      [{ ...off('organiser'), withdrawnSince: T2 }, on('agenda')],
      null,
    ],
    ['said, then taken down by all', [{ ...off('primary'), withdrawnSince: T2 }], T1],
    ['merely taken down', [{ ...on('primary'), withdrawnSince: T2 }], null],
    [
      'the other is sold out: it does not sell',
      [off('primary'), off('agenda'), { listing: { availability: 'soldOut' } }],
      T1,
    ],
  ] as const)('%s', (_, members, expected) => {
    const event = merged(members)
    expect(event.cancelledAt).toBe(expected)
    if (expected !== null) {
      expect(event.sources.some((source) => source.isBookable)).toBe(false)
      expect(event.sources.flatMap((source) => source.availableDates)).toEqual([])
    }
  })

  test.each([
    ['a marker in the name counts', { nameMarkers: ['cancelled'] }, T1],
    ['unless tickets are sold', { nameMarkers: ['cancelled'], availability: 'available' }, null],
    [
      'the partner’s own time comes first',
      { status: 'cancelled', statusSince: T1 - DAY },
      T1 - DAY,
    ],
  ] as const)('%s', (_, listing, expected) => {
    expect(merged([{ cancelledSince: T1, listing }]).cancelledAt).toBe(expected)
  })

  it('goes back to null when the listing does', () => {
    expect(merged([{ listing: { status: 'scheduled' } }]).cancelledAt).toBeNull()
  })

  it('of a run needs every date to come cancelled', () => {
    const kept = aSession('2026-11-25 20:30')
    const gone = aSession('2026-11-28 20:30', { cancelled: true })
    const members = [
      { cancelledSince: null, readAt: T2, listing: { grain: 'run', sessions: [kept, gone] } },
    ] as const
    expect(merged(members).cancelledAt).toBeNull()
    expect(merged(members, { now: '2026-11-26T00:00:00Z' }).cancelledAt).not.toBeNull()
    const history = merged(members, { now: '2027-06-01T00:00:00Z' }).cancelledAt
    expect(history).toBe(merged(members, { now: '2026-11-26T00:00:00Z' }).cancelledAt)
  })

  describe('of a run told night by night', () => {
    const night = (date: string, more: Partial<Listing> = {}): MemberWords => ({
      cancelledSince: null,
      readAt: T2,
      listing: { grain: 'run', sessions: [aSession(`${date} 20:30`)], ...more },
    })
    const cancelled = { status: 'cancelled' } as const
    const last = (more: Partial<Listing>) => [
      night('2026-11-25'),
      night('2026-11-26'),
      night('2026-11-28', more),
    ]

    test.each([
      ['the last night alone, before the others', last(cancelled), '2026-11-24', false],
      ['the last night alone, after the others', last(cancelled), '2026-11-27', true],
      ['the last night alone, when all is over', last(cancelled), '2027-06-01', true],
      ['no night to come', last({}), '2026-11-27', false],
      [
        'a night that is over',
        [night('2026-11-25', cancelled), night('2026-11-28')],
        '2026-11-27',
        false,
      ],
    ])('%s is off', (_, members, day, isOff) => {
      const event = merged(members, { now: `${day}T00:00:00Z` })
      expect(event.cancelledAt !== null).toBe(isOff)
    })

    it('never turns by the moment at which sellers of one night hold it to be over', () => {
      const sellers: MemberWords[] = [
        { ...night('2026-11-28', { ...cancelled, grain: 'single' }), trust: 'primary' },
        { ...night('2026-11-28', { grain: 'single' }), trust: 'organiser' },
      ]
      for (const now of ['2026-11-28T19:00:00Z', '2026-11-28T23:30:00Z', '2027-01-01T00:00:00Z'])
        expect(merged(sellers, { now }).cancelledAt, now).toBeNull()
    })
  })
})
