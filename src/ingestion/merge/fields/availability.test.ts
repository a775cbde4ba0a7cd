import { describe, expect, it, test } from 'vitest'
import { iso, local, merged, sourceOf } from '../../../../tests/support/merged.ts'
import type { ListingWords } from '../../../../tests/support/sample-listing.ts'
import { aSession, paris } from '../../../../tests/support/sample-listing.ts'

/** What a client sees of one source's state: sources, their dates, and both of notAvailableAt and cancelledAt. */

const T1 = Date.parse('2026-11-10T10:00:00Z')
const T2 = Date.parse('2026-11-12T10:00:00Z')
const BEFORE_SALE = Date.parse('2026-11-25T09:00:00Z')
/** Tickets that are sold from then on. */
const BEGUN = { price: 9, validFrom: T1 }
const LATER = { price: 9, validFrom: BEFORE_SALE }
const LATEST = { price: 9, validFrom: BEFORE_SALE + 3_600_000 }
const READ = '2026-11-20T08:00:00Z'

describe('a source', () => {
  test.each([
    ['scheduled', {}, {}, true, null],
    ['available', { availability: 'available' }, {}, true, null],
    ['limited', { availability: 'limited' }, {}, true, null],
    ['no link', { url: '' }, {}, false, null],
    [
      'sold out, since the partner’s own time',
      { availability: 'soldOut', statusSince: T1 },
      { unavailableSince: T2 },
      false,
      T1,
    ],
    [
      'sold out, since we first saw it',
      { availability: 'soldOut' },
      { unavailableSince: T2 },
      false,
      T2,
    ],
    ['sold out, only now seen', { availability: 'soldOut' }, {}, false, Date.parse(READ)],
    ['sold out by its name', { nameMarkers: ['soldOut'] }, { unavailableSince: T2 }, false, T2],
    [
      'sold out by its name but still offering',
      { nameMarkers: ['soldOut'], offers: [{ price: 9, availability: 'available' }] },
      {},
      true,
      null,
    ],
    [
      'every ticket gone',
      {
        offers: [
          { price: 9, availability: 'soldOut' },
          { kind: 'parking', price: 5 },
        ],
      },
      { unavailableSince: T2 },
      false,
      T2,
    ],
    ['withdrawn', {}, { withdrawnSince: T2, unavailableSince: T1 }, false, T1],
    ['withdrawn only', {}, { withdrawnSince: T2 }, false, T2],
    ['postponed', { status: 'postponed', statusSince: T1 }, {}, false, T1],
    [
      'postponed to a new date',
      { status: 'postponed', timing: { previousStart: paris('2026-10-01 20:00') } },
      {},
      true,
      null,
    ],
    [
      'rescheduled',
      { status: 'rescheduled', timing: { previousStart: paris('2026-10-01 20:00') } },
      {},
      true,
      null,
    ],
    ['sale not begun', { availability: 'notYet', saleFrom: BEFORE_SALE }, {}, false, null],
    ['sale not begun, stock stated early', { saleFrom: BEFORE_SALE }, {}, false, null],
    ['tickets valid later', { offers: [{ price: 9, validFrom: BEFORE_SALE }] }, {}, false, null],
    ...(
      [
        ['the listing’s own window is open', { saleFrom: T1, offers: [LATER] }, true],
        ['the listing’s own window is not', { saleFrom: BEFORE_SALE, offers: [BEGUN] }, false],
        ['one of the tickets’ windows is open', { offers: [LATER, BEGUN] }, true],
        ['a ticket has no window', { offers: [LATER, { price: 5 }] }, true],
        [
          'a ticket is on sale, whatever its window',
          { offers: [LATER, { ...LATER, availability: 'available' }] },
          true,
        ],
        ['none of the tickets’ windows is open', { offers: [LATEST, LATER, LATEST] }, false],
      ] as const
    ).map(([name, listing, isBookable]) => [name, listing, {}, isBookable, null] as const),
    ['sale over', { saleUntil: T1 }, {}, false, T1],
    [
      'cancelled leaves availability alone',
      { status: 'cancelled', statusSince: T1 },
      {},
      false,
      null,
    ],
  ] as const)('%s', (_, listing, memory, isBookable, notAvailableAt) => {
    const source = sourceOf(merged([{ ...memory, listing }]))
    expect([source.isBookable, source.notAvailableAt]).toEqual([isBookable, notAvailableAt])
  })

  test.each([
    ['at the start', '2026-12-05T19:00:00Z', {}, true],
    ['while it lasts', '2026-12-05T21:00:00Z', {}, true],
    ['an unsure end: until the day is over', '2026-12-05T22:59:59Z', {}, true],
    ['when the day is over', '2026-12-05T23:00:00Z', {}, false],
    ['a sure end: until then', '2026-12-05T21:59:59Z', { end: '2026-12-05 23:00' }, true],
    ['and no longer', '2026-12-05T22:00:00Z', { end: '2026-12-05 23:00' }, false],
  ])('is bookable %s', (_, now, listing, bookable) => {
    const event = merged([{ listing }], { now })
    expect(sourceOf(event).isBookable).toBe(bookable)
    expect(event.notAvailableAt).toBeNull()
  })

  it('begins to be bookable when its sale begins', () => {
    const members = [{ listing: { saleFrom: BEFORE_SALE } }]
    expect(merged(members).nextChangeAt).toBeLessThanOrEqual(BEFORE_SALE)
    expect(sourceOf(merged(members, { now: '2026-11-25T09:00:00Z' })).isBookable).toBe(true)
  })

  it('begins to be bookable with the first of its tickets', () => {
    const members = [{ listing: { offers: [LATEST, LATER, LATEST] } }]
    expect(merged(members).nextChangeAt).toBeLessThanOrEqual(BEFORE_SALE)
    expect(sourceOf(merged(members, { now: '2026-11-25T08:59:59Z' })).isBookable).toBe(false)
    expect(sourceOf(merged(members, { now: '2026-11-25T09:00:00Z' })).isBookable).toBe(true)
  })

  it('not on sale when the doors open is unavailable since the end of the sale', () => {
    const off = {
      availability: 'notYet',
      saleFrom: T1,
      saleUntil: paris('2026-12-05 18:00').at,
    } as const
    const now = '2026-12-05T20:00:00Z'
    expect(iso(sourceOf(merged([{ listing: off }], { now })).notAvailableAt)).toBe(
      '2026-12-05T17:00:00Z',
    )
    const bare = { availability: 'notYet' } as const
    expect(iso(sourceOf(merged([{ listing: bare }], { now })).notAvailableAt)).toBe(
      '2026-12-05T19:00:00Z',
    )
  })

  it('opens its link in the affiliate’s address, whatever the link holds', () => {
    const linkTemplate = 'https://go.example/?p=1&to={url}&$&'
    const url = 'https://billets.example/a?b=1&c=é {url}'
    const source = sourceOf(merged([{ partner: { linkTemplate }, listing: { url } }]))
    expect(source.link).toBe(`https://go.example/?p=1&to=${encodeURIComponent(url)}&$&`)
    expect(sourceOf(merged([{ listing: { url } }])).link).toBe(url)
  })
})

describe('the dates of a source', () => {
  const sessions = [
    aSession('2026-11-19 20:30', { availability: 'available' }),
    aSession('2026-11-21 20:30', { availability: 'available' }),
    aSession('2026-11-22 20:30', { availability: 'soldOut' }),
    aSession('2026-11-23 20:30', { cancelled: true }),
    aSession('2026-11-24 20:30'),
  ]
  const run = { grain: 'run', categories: [200], sessions } as const

  it('are those still ahead, open and not cancelled, by start', () => {
    const source = sourceOf(merged([{ listing: run }]))
    expect(
      source.availableDates.map((date) => [local(date.start), date.unknownAvailability]),
    ).toEqual([
      ['2026-11-21 20:30', false],
      ['2026-11-24 20:30', true],
    ])
    expect(source.cantRetrieveAvailableDates).toBe(false)
  })

  it('are all six of a series', () => {
    const six = [1, 2, 3, 4, 5, 6].map((day) => aSession(`2026-12-0${day} 20:30`))
    expect(sourceOf(merged([{ listing: { ...run, sessions: six } }])).availableDates).toHaveLength(
      6,
    )
  })

  it('pass one by one, at the instant the event names', () => {
    const event = merged([{ listing: run }], { now: '2026-11-21T20:00:00Z' })
    const next = new Date(event.nextChangeAt ?? 0).toISOString()
    expect(next).toBe('2026-11-21T21:30:00.000Z')
    expect(sourceOf(merged([{ listing: run }], { now: next })).availableDates).toHaveLength(1)
  })

  it('are known for 24 hours after the read', () => {
    const members = [{ listing: { availability: 'available' } }] as const
    const unknown = (now: string) =>
      sourceOf(merged(members, { now })).availableDates[0]?.unknownAvailability
    expect(unknown('2026-11-21T07:59:59Z')).toBe(false)
    expect(unknown('2026-11-21T08:00:00Z')).toBe(true)
  })

  test.each([
    ['complete after 47 hours', '2026-11-22T07:59:59Z', {}, false],
    ['perhaps not after 48', '2026-11-22T08:00:00Z', {}, true],
    ['when more may exist', '2026-11-20T09:00:00Z', { timing: { sessionsComplete: false } }, true],
    [
      'of a bare range',
      '2026-11-20T09:00:00Z',
      { sessions: [], timing: { precision: 'range', start: paris('2026-12-01 00:00') } },
      true,
    ],
    ['of a postponed show', '2026-11-20T09:00:00Z', { status: 'postponed' }, true],
    ['sold out is certain', '2026-12-01T08:00:00Z', { availability: 'soldOut' }, false],
    ['over is certain', '2026-12-20T08:00:00Z', {}, false],
  ] as const)('can be missing: %s', (_, now, listing, cant) => {
    expect(sourceOf(merged([{ listing }], { now })).cantRetrieveAvailableDates).toBe(cant)
  })

  it('are none, and the source unavailable, when all that are left are sold out', () => {
    const members = [{ listing: { ...run, sessions: sessions.slice(0, 3) } }]
    expect(sourceOf(merged(members)).notAvailableAt).toBeNull()
    const source = sourceOf(merged(members, { now: '2026-11-22T10:00:00Z' }))
    expect(source.availableDates).toEqual([])
    expect(iso(source.notAvailableAt)).toBe('2026-11-21T23:00:00Z')
    expect(source.isBookable).toBe(false)
  })
})

describe('the clock', () => {
  const next = (listing: ListingWords) => iso(merged([{ listing }]).nextChangeAt)

  test.each([
    ['stock read 24 hours ago', { availability: 'available' }, '2026-11-21T08:00:00Z'],
    ['dates read 48 hours ago', {}, '2026-11-22T08:00:00Z'],
    [
      'sold out: nothing until its day is over',
      { availability: 'soldOut' },
      '2026-12-05T23:00:00Z',
    ],
    ['over: nothing ever', { start: '2026-11-10 20:00' }, null],
  ] as const)('%s', (_, listing, expected) => {
    expect(next(listing)).toBe(expected)
  })
})

describe('the order of sources', () => {
  it('is bookable, cheap, trusted, then listing key', () => {
    const event = merged([
      { listing: { availability: 'soldOut', offers: [{ price: 1 }] } },
      { listing: { offers: [{ price: 30 }] } },
      { trust: 'agenda' },
      { trust: 'organiser' },
      { listing: { offers: [{ price: 20 }] } },
      { listing: { offers: [{ price: 20 }] } },
    ])
    expect(event.sources.map(({ id }) => id)).toEqual([5, 6, 2, 4, 3, 1])
  })

  it('shows a partner twice only with different dates', () => {
    const partner = { id: 7 }
    const run = { grain: 'run' } as const
    const december = { ...run, sessions: [aSession('2026-12-01 20:30')] }
    const january = { ...run, sessions: [aSession('2027-01-05 20:30')] }
    const event = merged([
      { partner, withdrawnSince: T1, listing: december },
      { partner, listing: december },
      { partner, listing: january },
    ])
    expect(event.sources.map(({ id }) => id)).toEqual([2, 3])
  })
})

describe('notAvailableAt of the event', () => {
  const gone = (unavailableSince: number) =>
    ({ unavailableSince, listing: { availability: 'soldOut' } }) as const

  test.each([
    ['while one source is open', [gone(T1), {}], null],
    ['when the last one went', [gone(T1), gone(T2)], T2],
    ['withdrawn ones do not count beside live ones', [gone(T1), { withdrawnSince: T2 }], T1],
    ['of withdrawn ones only, the latest', [{ withdrawnSince: T1 }, { withdrawnSince: T2 }], T2],
    ['a cancelled source is not an open one', [gone(T1), { listing: { status: 'cancelled' } }], T1],
  ] as const)('%s', (_, members, expected) => {
    expect(merged(members).notAvailableAt).toBe(expected)
  })

  it('is history after the event', () => {
    expect(merged([gone(T1)], { now: '2027-06-01T00:00:00Z' }).notAvailableAt).toBe(T1)
    expect(merged([{}], { now: '2027-06-01T00:00:00Z' }).notAvailableAt).toBeNull()
  })
})
