import { describe, expect, it, test } from 'vitest'
import { merged, sourceOf } from '../../../../tests/support/merged.ts'
import { rateTable } from '../../../domain/rates.ts'

type Range = [number | null, number | null]

function sourceRange(event: ReturnType<typeof merged>, id = 1): Range {
  const { lowestPriceCents, highestPriceCents } = sourceOf(event, id)
  return [lowestPriceCents, highestPriceCents]
}

function eventRange(event: ReturnType<typeof merged>): Range {
  return [event.lowestPriceCents, event.highestPriceCents]
}

describe('a source’s prices', () => {
  test.each([
    ['none', [], null, null],
    ['free is a price', [{ price: 0 }, { price: 12 }, { price: 20 }], 0, 2000],
    ['the least does not start from 0', [{ price: 8 }, { price: 12 }], 800, 1200],
    ['fees are part of it', [{ price: 30, fees: 4.5 }], 3450, 3450],
    ['a span', [{ price: 15, priceMax: 40 }], 1500, 4000],
    ['only an upper end', [{ priceMax: 40 }], null, 4000],
    ['only a least price', [{ price: 15, from: true }], 1500, null],
    ['half a cent goes up', [{ price: 1.005 }], 101, 101],
    ['sold-out tiers drop out', [{ price: 5, availability: 'soldOut' }, { price: 15 }], 1500, 1500],
    [
      'all sold out: the last known stay',
      [
        { price: 5, availability: 'soldOut' },
        { price: 15, availability: 'soldOut' },
      ],
      500,
      1500,
    ],
    [
      'expired tiers drop out',
      [{ price: 5, validUntil: Date.parse('2026-11-01') }, { price: 15 }],
      1500,
      1500,
    ],
    [
      'tiers to come too',
      [{ price: 5, validFrom: Date.parse('2027-01-01') }, { price: 15 }],
      1500,
      1500,
    ],
    [
      'a reduced ticket does not lower it',
      [{ price: 25 }, { kind: 'concession', price: 10 }],
      2500,
      2500,
    ],
    ['a reduced ticket alone counts', [{ kind: 'concession', price: 10 }], 1000, 1000],
    [
      'resale only where there is nothing else',
      [{ price: 25 }, { kind: 'resale', price: 90 }],
      2500,
      2500,
    ],
    ['resale alone', [{ kind: 'resale', price: 90 }], 9000, 9000],
    [
      'extras never',
      [
        { kind: 'parking', price: 5 },
        { kind: 'vip', price: 200 },
        { kind: 'group', price: 1 },
        { kind: 'donation', price: 2 },
        { kind: 'addOn', price: 3 },
        { kind: 'pass', price: 99 },
      ],
      null,
      null,
    ],
    ['a package under another name', [{ price: 20 }, { price: 25 }, { price: 900 }], 2000, 2500],
    ['negative is no price', [{ price: -5 }], null, null],
    ['an unknown currency is never euros', [{ price: 20, currency: null }], null, null],
    ['nor one without a rate', [{ price: 20, currency: 'PTS' }], null, null],
    ['free is free in any money', [{ price: 0, currency: null }], 0, 0],
    ['a fixed rate needs no table', [{ price: 3500, currency: 'XPF' }], 2933, 2933],
    ['upside down', [{ price: 40, priceMax: 15 }], 1500, 4000],
  ] as const)('%s', (_, offers, lowest, highest) => {
    expect(sourceRange(merged([{ listing: { offers } }]))).toEqual([lowest, highest])
  })

  it('counts passes in a pass’s own listing', () => {
    const offers = [{ kind: 'pass', price: 99 }] as const
    expect(sourceRange(merged([{ listing: { kind: 'multiDayPass', offers } }]))).toEqual([
      9900, 9900,
    ])
  })

  it('converts with the rate of the last business day', () => {
    const rates = rateTable([
      { currency: 'GBP', day: '2026-09-30', perEuro: 0.86 },
      { currency: 'GBP', day: '2026-11-20', perEuro: 0.8601 },
    ])
    const event = merged([{ listing: { offers: [{ price: 45, currency: 'GBP' }] } }], { rates })
    expect(sourceRange(event)).toEqual([5233, 5233])
  })

  it('changes when a tier’s time is up', () => {
    const validUntil = Date.parse('2026-11-25T00:00:00Z')
    const members = [{ listing: { offers: [{ price: 12, validUntil }, { price: 20 }] } }]
    const before = merged(members)
    expect(sourceRange(before)).toEqual([1200, 2000])
    expect(sourceRange(merged(members, { now: '2026-11-25T00:00:00Z' }))).toEqual([2000, 2000])
    expect(before.nextChangeAt).toBeLessThanOrEqual(validUntil)
  })
})

describe('an event’s prices', () => {
  const at = (price: number) => ({ offers: [{ price }] })

  it('span the sources that are available', () => {
    const event = merged([
      { listing: at(20) },
      { listing: at(35) },
      { listing: { ...at(10), availability: 'soldOut' } },
    ])
    expect(eventRange(event)).toEqual([2000, 3500])
    expect(event.provenance['prices']).toEqual([1, 2])
  })

  it('span all when none is available', () => {
    const event = merged([
      { listing: { ...at(20), availability: 'soldOut' } },
      { withdrawnSince: 1, listing: at(10) },
    ])
    expect(eventRange(event)).toEqual([1000, 2000])
  })

  it('leave resale out while anybody sells first hand', () => {
    const resale = { trust: 'resale', listing: at(8) } as const
    expect(eventRange(merged([{ listing: at(20) }, resale]))).toEqual([2000, 2000])
    expect(eventRange(merged([resale]))).toEqual([800, 800])
  })

  it('are unknown when all are', () => {
    expect(eventRange(merged([{}, {}]))).toEqual([null, null])
  })
})
