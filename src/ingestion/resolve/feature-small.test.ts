import { describe, expect, test } from 'vitest'
import { aListing } from '../../../tests/support/sample-listing.ts'
import { priceFeature, sketchesShare, textSketch } from './feature-small.ts'

const TEXT =
  'Depuis dix ans les Loutres jouent sous la lune un rock qui sent la vase et le jasmin, avec deux batteries et une scie.'

describe('the sketch of a text', () => {
  test('does not tell signs, capitals and blanks at either end from none', () => {
    const sketch = textSketch(TEXT)
    expect(sketch).toHaveLength(8)
    expect(textSketch(`« ${TEXT.toUpperCase()} »`)).toEqual(sketch)
    expect(sketchesShare(sketch!, textSketch(`${TEXT} !`)!)).toBe(1)
  })

  test('is of other words where the words are others, and of none where they are few', () => {
    const other = textSketch(TEXT.split(' ').toReversed().join(' '))
    expect(sketchesShare(textSketch(TEXT)!, other!)).toBe(0)
    expect(textSketch('Depuis dix ans les Loutres jouent sous la lune un rock')).toBeNull()
    expect(textSketch('Depuis dix ans les Loutres jouent sous la lune un rock qui')).not.toBeNull()
  })
})

describe('the price that matching goes by', () => {
  const euros = { kind: 'admission', currency: 'EUR' } as const
  test.each([
    [
      'the lowest',
      [
        { ...euros, price: 30 },
        { ...euros, price: 20 },
      ],
      20,
      false,
    ],
    ['with the fees that are told', [{ ...euros, price: 20, fees: 1.5 }], 21.5, true],
    [
      'of tickets',
      [
        { ...euros, price: 5, kind: 'parking' as const },
        { ...euros, price: 20 },
      ],
      20,
      false,
    ],
  ])('is %s', (_, offers, lowest, fees) => {
    expect(priceFeature(aListing({ offers }))).toEqual({ currency: 'EUR', lowest, fees })
  })

  test('is unknown without a currency, and without a price', () => {
    expect(priceFeature(aListing({ offers: [{ ...euros, price: 20, currency: null }] }))).toBeNull()
    expect(priceFeature(aListing({ offers: [{ ...euros, price: null }] }))).toBeNull()
  })
})
