import { describe, expect, it, test } from 'vitest'
import { merged, sourceOf } from '../../../../tests/support/merged.ts'

const SOON = Date.parse('2026-11-30T00:00:00Z')
const PAST = Date.parse('2026-11-01T00:00:00Z')

describe('a good deal', () => {
  test.each([
    ['nothing', [{ price: 20 }], []],
    ['struck', [{ price: 18, originalPrice: 20 }], ['G1']],
    ['struck by too little a share', [{ price: 19, originalPrice: 20 }], []],
    ['struck by too little money', [{ price: 9, originalPrice: 10.5 }], []],
    [
      'struck but sold out',
      [{ price: 10, originalPrice: 20, availability: 'soldOut' }, { price: 20 }],
      [],
    ],
    ['struck to nothing', [{ price: 0, originalPrice: 20 }], ['G1']],
    ['early bird with an end', [{ name: 'Early Bird', price: 15, validUntil: SOON }], ['G2']],
    ['early bird without one', [{ name: 'Early Bird', price: 15 }], []],
    [
      'early bird that is over',
      [{ name: 'Early Bird', price: 15, validUntil: PAST }, { price: 20 }],
      [],
    ],
    ['reduced by its kind', [{ price: 20 }, { kind: 'concession', price: 15 }], ['G3']],
    ['reduced by its name', [{ price: 20 }, { name: 'Étudiant', price: 15 }], ['G3']],
    ['by age', [{ price: 20 }, { name: 'Tarif -26 ans', price: 15 }], ['G3']],
    ['reduced by too little', [{ price: 20 }, { kind: 'concession', price: 18 }], []],
    ['reduced from nothing known', [{ kind: 'concession', price: 15 }], []],
    ['for a works council', [{ price: 20 }, { name: 'Tarif CE', price: 15 }], ['G3']],
    ['this evening is no works council', [{ price: 20 }, { name: 'Ce soir', price: 15 }], []],
    ['offers of several', [{ name: 'Offres spéciales', price: 15 }], ['G4']],
    ['a promotion', [{ name: 'Offre dernière minute', price: 15 }], ['G4']],
    ['a share off', [{ name: 'Carré or -30 %', price: 15 }], ['G4']],
    ['two for one', [{ name: '2 pour 1', price: 15 }], ['G4']],
    ['"from" is none', [{ name: 'Offre à partir de', price: 15 }], []],
    ['fees waived are none', [{ name: 'Offre sans frais', price: 15 }], []],
    ['nor are they in English', [{ name: 'Special offers: no booking fee', price: 15 }], []],
    ['nor by their name', [{ name: 'Promo frais de dossier offerts', price: 15 }], []],
    [
      'but what they save may be',
      [{ name: 'Offre sans frais', price: 15, originalPrice: 18 }],
      ['G1'],
    ],
    ['resale is none', [{ kind: 'resale', price: 15, originalPrice: 40 }], []],
    ['parking is none', [{ kind: 'parking', price: 5, originalPrice: 10 }], []],
    ['several at once', [{ name: 'Promo', price: 10, originalPrice: 20 }], ['G1', 'G4']],
  ] as const)('%s', (_, offers, reasons) => {
    const source = sourceOf(merged([{ listing: { offers } }]))
    expect(source.goodDealReasons).toEqual(reasons)
    expect(source.isGoodDeal).toBe(reasons.length > 0)
  })

  it('is no children’s price of a family show', () => {
    const offers = [{ price: 20 }, { name: 'Enfant tarif réduit', price: 10 }]
    expect(sourceOf(merged([{ listing: { categories: [1001], offers } }])).isGoodDeal).toBe(false)
    expect(sourceOf(merged([{ listing: { categories: [800], offers } }])).isGoodDeal).toBe(true)
  })

  const at = (price: number, fees: number | null = null) => ({
    listing: { offers: [{ price, fees }] },
  })

  test.each([
    ['a fifth and 3 € below the median of two', [at(20), at(26), at(30)], ['G5']],
    ['one other is no market', [at(20), at(30)], []],
    ['not a fifth below', [at(24), at(26), at(30)], []],
    ['not 3 € below', [at(8), at(10), at(10)], []],
    ['fees known on one side only', [at(20), at(26, 1), at(30, 1)], []],
    ['free where all others charge', [at(0), at(12)], ['G6']],
    ['free where others hardly charge', [at(0), at(4)], []],
    [
      'others are sold out',
      [at(0), { listing: { ...at(12).listing, availability: 'soldOut' } }],
      [],
    ],
    ['others resell', [at(0), { ...at(12), trust: 'resale' }], []],
  ] as const)('against other sellers: %s', (_, members, reasons) => {
    expect(sourceOf(merged(members)).goodDealReasons).toEqual(reasons)
  })

  it('ignores an original price that nobody ever charged', () => {
    const struck = { listing: { offers: [{ price: 20, originalPrice: 60 }] } }
    expect(sourceOf(merged([struck, at(22)])).isGoodDeal).toBe(false)
    expect(sourceOf(merged([struck])).isGoodDeal).toBe(true)
  })

  test.each([
    ['sold out', { availability: 'soldOut' }, {}],
    ['cancelled', { status: 'cancelled' }, {}],
    ['over', { start: '2026-11-10 20:00' }, {}],
    ['withdrawn', {}, { withdrawnSince: 1 }],
  ] as const)('ends with the source: %s', (_, words, memory) => {
    const listing = { ...words, offers: [{ price: 10, originalPrice: 20 }] }
    expect(sourceOf(merged([{ ...memory, listing }])).isGoodDeal).toBe(false)
  })

  it('ends with its validity, at the instant the event names', () => {
    const members = [{ listing: { offers: [{ price: 10, originalPrice: 20, validUntil: SOON }] } }]
    expect(sourceOf(merged(members)).isGoodDeal).toBe(true)
    expect(merged(members).nextChangeAt).toBeLessThanOrEqual(SOON)
    expect(sourceOf(merged(members, { now: '2026-11-30T00:00:00Z' })).isGoodDeal).toBe(false)
  })
})
