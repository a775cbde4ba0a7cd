import { describe, expect, test } from 'vitest'
import { one } from '../../../../tests/support/read-schema-org.ts'

describe('offers', () => {
  test.each<[string, object, object[]]>([
    [
      'one',
      {
        offers: {
          '@type': 'Offer',
          price: '25.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
      },
      [{ price: 25, currency: 'EUR', availability: 'available' }],
    ],
    [
      'several',
      {
        offers: [
          { name: 'Plein tarif', price: 25, priceCurrency: 'EUR' },
          { name: 'Tarif réduit', price: 18, priceCurrency: 'EUR' },
        ],
      },
      [
        { price: 25, kind: 'admission' },
        { price: 18, kind: 'concession' },
      ],
    ],
    [
      'summed up',
      {
        offers: { '@type': 'AggregateOffer', lowPrice: 15, highPrice: '40', priceCurrency: 'EUR' },
      },
      [{ price: 15, priceMax: 40 }],
    ],
    [
      'several prices in one',
      { offers: { price: ['12', '18'], priceCurrency: 'EUR' } },
      [{ price: 12 }, { price: 18 }],
    ],
    [
      'listed in a sum that tells their currency',
      {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          offers: [{ price: 15 }, { price: 40, priceCurrency: 'CHF' }],
        },
      },
      [
        { price: 15, currency: 'EUR' },
        { price: 40, currency: 'CHF' },
      ],
    ],
    [
      'a currency under its older name',
      { offers: { price: 15, currency: 'EUR' } },
      [{ price: 15, currency: 'EUR' }],
    ],
    [
      'a category in words',
      {
        offers: [
          { category: 'Tarif réduit', price: 12, priceCurrency: 'EUR' },
          { category: 'primary', price: 15, priceCurrency: 'EUR' },
        ],
      },
      [
        { name: 'Tarif réduit', kind: 'concession' },
        { name: '', kind: 'admission' },
      ],
    ],
    [
      'summed up and listed: the list',
      {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 15,
          highPrice: 40,
          offers: [
            { price: 15, priceCurrency: 'EUR' },
            { price: 40, priceCurrency: 'EUR' },
          ],
        },
      },
      [{ price: 15, priceMax: null }, { price: 40 }],
    ],
    [
      'specified',
      {
        offers: {
          priceSpecification: {
            minPrice: '65.00',
            maxPrice: '95.00',
            price: '65.00',
            priceCurrency: 'USD',
          },
        },
      },
      [{ price: 65, priceMax: 95, currency: 'USD' }],
    ],
    [
      'summed up by the least alone',
      { offers: { '@type': 'AggregateOffer', lowPrice: 15, priceCurrency: 'EUR' } },
      [{ price: 15, priceMax: null, from: true }],
    ],
    [
      'summed up, and only one',
      { offers: { '@type': 'AggregateOffer', lowPrice: 15, priceCurrency: 'EUR', offerCount: 1 } },
      [expect.not.objectContaining({ from: true })],
    ],
    [
      'with a price of its own beside what specifies it',
      { offers: { price: 20, priceSpecification: [{ price: 20 }, { price: 15 }] } },
      [{ price: 20 }],
    ],
    [
      'specified for several kinds of people',
      {
        offers: {
          availability: 'InStock',
          priceCurrency: 'EUR',
          priceSpecification: [
            { name: 'Plein tarif', price: 25 },
            { name: 'Tarif réduit', price: 18, validThrough: '2026-11-01T12:00:00Z' },
          ],
        },
      },
      [
        { name: 'Plein tarif', price: 25, currency: 'EUR', availability: 'available' },
        { kind: 'concession', price: 18, validUntil: Date.parse('2026-11-01T12:00:00Z') },
      ],
    ],
    [
      'specified in parts, of which one is a fee',
      {
        offers: {
          priceSpecification: {
            '@type': 'CompoundPriceSpecification',
            priceCurrency: 'EUR',
            priceComponent: [
              { '@type': 'UnitPriceSpecification', price: 20, priceCurrency: 'EUR' },
              { '@type': 'UnitPriceSpecification', name: 'Booking fee', price: 1.8 },
              { '@type': 'DeliveryChargeSpecification', price: 0.7 },
            ],
          },
        },
      },
      [{ price: 20, fees: 2.5, currency: 'EUR' }],
    ],
    [
      'whose name says that nothing comes on top',
      { offers: { priceSpecification: { name: 'Plein tarif (frais inclus)', price: 25 } } },
      [{ price: 25, fees: null }],
    ],
    [
      'with the price struck through',
      {
        offers: {
          price: 20,
          priceCurrency: 'EUR',
          priceSpecification: [
            { priceType: 'https://schema.org/StrikethroughPrice', price: 30 },
            { price: 20 },
          ],
        },
      },
      [{ price: 20, originalPrice: 30 }],
    ],
    ['free', { isAccessibleForFree: true }, [{ price: 0 }]],
    [
      'in a set',
      { offers: { '@set': [{ price: 10, priceCurrency: 'EUR' }] } },
      [{ price: 10, currency: 'EUR' }],
    ],
    ['in words', { offers: '15 €' }, [{ price: 15, currency: 'EUR' }]],
    ['an address for an offer', { offers: 'https://shop.example/2026' }, []],
    ['free, in words', { isAccessibleForFree: 'https://schema.org/True' }, [{ price: 0 }]],
    ['not free, no price', { isAccessibleForFree: false }, []],
    [
      'sold out',
      { offers: { price: 25, priceCurrency: 'EUR', availability: 'SoldOut' } },
      [{ availability: 'soldOut' }],
    ],
    [
      'none left',
      { offers: { price: 25, priceCurrency: 'EUR', inventoryLevel: { value: 0 } } },
      [{ availability: 'soldOut' }],
    ],
    [
      'second hand',
      { offers: { price: 25, priceCurrency: 'EUR', category: 'secondary' } },
      [{ kind: 'resale' }],
    ],
  ])('%s', async (_, change, offers) => {
    expect((await one(change)).offers).toMatchObject(offers)
  })

  test('the sale begins with the first offer and ends with the last', async () => {
    const offers = [
      { price: 1, validFrom: '2026-01-02T10:00:00Z', validThrough: '2026-11-01T10:00:00Z' },
      { price: 2, validFrom: '2026-01-01T10:00:00Z', validThrough: '2026-12-01T10:00:00Z' },
    ]
    expect(await one({ offers })).toMatchObject({
      saleFrom: Date.parse('2026-01-01T10:00:00Z'),
      saleUntil: Date.parse('2026-12-01T10:00:00Z'),
    })
  })
})
