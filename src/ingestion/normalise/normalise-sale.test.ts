import { describe, expect, test } from 'vitest'
import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { normaliseListing } from './normalise-listing.ts'
import { CONTEXT, read, listing, told } from '../../../tests/support/native-listing.ts'

test.each<[string, object, string | null]>([
  ['of the listing', { timeZone: 'America/New_York' }, 'USD'],
  ['that two countries share', { timeZone: 'Europe/Brussels', offers: [{ price: '20 kr' }] }, null],
  [
    'against a country that is told',
    { timeZone: 'America/New_York', place: 'Vega, Toronto, Canada' },
    'CAD',
  ],
  ['that tells no country', { timeZone: 'UTC' }, null],
])('a sign of several countries is of the zone %s', (_, native, currency) => {
  const told = { start: '2026-12-05T20:00', place: null, offers: [{ price: '$20' }], ...native }
  expect(listing(told as NativeListing).offers).toMatchObject([{ currency }])
})

test('a ticket that is sold on for nothing is none', () => {
  const offers = [{ kind: 'resale', price: 0, currency: 'RUR' }]
  expect(listing({ start: '2026-12-05T20:00', offers }).offers).toMatchObject([
    { kind: 'resale', price: null, currency: 'RUB' },
  ])
})

test('a Swede writes from so', () => {
  const offers = [{ price: 'fr. 220 kr', currency: 'SEK' }]
  expect(listing({ start: '2026-12-05T20:00', offers }).offers).toMatchObject([
    { price: 220, from: true, currency: 'SEK' },
  ])
})

test('of the zone of the feed, too', () => {
  const told = { start: '2026-12-05T20:00', place: 'Vega', offers: [{ price: '$20' }] }
  const result = read(told, { timeZone: 'Australia/Sydney' })
  expect('listing' in result && result.listing.offers).toMatchObject([{ currency: 'AUD' }])
})

describe('status and availability', () => {
  test.each<[string, NativeListing, Partial<Listing>]>([
    [
      'a marker in the name',
      { name: '[ANNULÉ] Les Loutres' },
      { name: 'Les Loutres', status: 'cancelled', nameMarkers: ['cancelled'] },
    ],
    [
      'sold out in the name',
      { name: 'COMPLET - Léa Mori' },
      { name: 'Léa Mori', status: 'scheduled', availability: 'soldOut' },
    ],
    [
      'sold out in the name, but on sale',
      { name: 'COMPLET - Léa Mori', availability: 'available' },
      { name: 'Léa Mori', availability: 'available' },
    ],
    [
      'moved, in the name',
      { name: 'Reporté : Les Loutres', status: 'scheduled' },
      { name: 'Les Loutres', status: 'postponed' },
    ],
    ['a band of that name', { name: 'Cancelled' }, { name: 'Cancelled', status: 'scheduled' }],
    ['off, in the column of sales', { availability: 'ANNULE' }, { status: 'cancelled' }],
    ['put off, in the column of sales', { availability: 'Reporté' }, { status: 'postponed' }],
    [
      'no more than scheduled in one column, off in the other',
      { availability: 'Annulé pour cause de maladie', status: 'confirmed' },
      { status: 'cancelled', availability: 'unknown' },
    ],
    ['not sold any more', { availability: 'Vente terminée' }, { availability: 'notYet' }],
    [
      'over, as its sale',
      { availability: 'ended' },
      { status: 'scheduled', availability: 'notYet' },
    ],
    ['a word nobody knows', { status: 'whatever' }, { status: 'scheduled' }],
    ['off sale', { availability: 'offsale' }, { availability: 'notYet' }],
    [
      'by its offers',
      {
        offers: [
          { price: 1, availability: 'soldOut' },
          { price: 2, availability: 'limited' },
        ],
      },
      { availability: 'limited' },
    ],
    [
      'all its offers sold out',
      { offers: [{ price: 1, availability: 'SoldOut' }] },
      { availability: 'soldOut' },
    ],
    [
      'all its offers sold out, whatever it says in general',
      { availability: 'available', offers: [{ price: 1, availability: 'soldOut' }] },
      { availability: 'soldOut' },
    ],
    [
      'parking left is no ticket left',
      {
        offers: [
          { price: 1, availability: 'soldOut' },
          { name: 'Parking', price: 2, availability: 'available' },
        ],
      },
      { availability: 'soldOut' },
    ],
  ])('%s', (_, native, expected) => {
    expect(listing({ start: '2026-12-05T20:00', ...native })).toMatchObject(expected)
  })

  test('a stub of a partial feed changes the status and nothing else', () => {
    const before = listing({
      start: '2026-12-05T20:00',
      description: 'Text',
      offers: [{ price: 20, currency: 'EUR' }],
      performers: ['Les Loutres'],
    })
    const stub = normaliseListing(
      { id: 'A-1', status: 'cancelled' },
      { ...CONTEXT, partial: true },
      before,
    )
    expect(stub).toMatchObject({ listing: { ...before, status: 'cancelled' } })
    const whole = normaliseListing({ id: 'A-1', status: 'cancelled' }, CONTEXT, before)
    expect(whole).toEqual(stub)
    expect(normaliseListing({ id: 'A-1', status: 'cancelled' }, CONTEXT)).toEqual({
      rejected: 'no name',
    })
  })

  test.each([
    { id: 'A-1', status: 'gibberish' },
    { id: 'A-1', availability: 'gibberish' },
    { id: 'A-1', name: 'null' },
  ])('a word that nobody knows changes nothing of a partial feed: %j', (stub) => {
    const before = listing({
      start: '2026-12-05T20:00',
      status: 'cancelled',
      availability: 'soldOut',
    })
    const after = normaliseListing(stub, { ...CONTEXT, partial: true }, before)
    expect(after).toMatchObject({ listing: before })
  })

  test('a stub that says "sold out" says it of the dates we hold', () => {
    const partial = { ...CONTEXT, partial: true }
    const before = listing({ start: '2026-12-05T20:00', availability: 'available' })
    const after = normaliseListing({ id: 'A-1', availability: 'soldOut' }, partial, before)
    expect(after).toMatchObject({
      listing: { availability: 'soldOut', timing: { sessions: [{ availability: 'soldOut' }] } },
    })
  })

  test('null in a partial feed takes away, silence does not', () => {
    const before = listing({
      start: '2026-12-05T20:00',
      description: 'Text',
      url: 'https://example.org/',
    })
    const after = normaliseListing(
      { id: 'A-1', description: null, start: '2026-12-06T20:00' },
      { ...CONTEXT, partial: true },
      before,
    )
    expect(after).toMatchObject({
      listing: {
        description: '',
        url: 'https://example.org/',
        name: 'Les Loutres',
        place: { name: 'Salle Vega' },
      },
    })
    expect('listing' in after ? told(after.listing.timing.start) : null).toBe(
      '2026-12-06 20:00 +0100',
    )
  })

  test('a partial feed that is silent about the language keeps it, null takes it away', () => {
    const before = listing({ start: '2026-12-05T20:00', language: 'fr' })
    const after = (native: NativeListing) =>
      normaliseListing({ id: 'A-1', ...native }, { ...CONTEXT, partial: true }, before)
    expect(after({ description: 'Text' })).toMatchObject({ listing: { language: 'fr' } })
    expect(after({ language: null })).toMatchObject({ listing: { language: null } })
  })

  test('what is postponed without a new date keeps the old one', () => {
    const before = listing({ start: '2026-12-05T20:00' })
    const after = read({ status: 'postponed', dateUnknown: true }, {}, {}, before)
    expect(after).toMatchObject({ listing: { status: 'postponed', timing: before.timing } })
  })
})

describe('prices', () => {
  const offer = (given: object, options: Record<string, string> = {}) =>
    listing({ start: '2026-12-05T20:00', offers: [given] as NativeListing['offers'] }, options)
      .offers[0]

  test.each<[string, object, Record<string, string>, object]>([
    [
      'with fees',
      { price: 30, fees: 4.5, currency: 'EUR' },
      {},
      { price: 30, fees: 4.5, currency: 'EUR' },
    ],
    [
      'with fees in it',
      { price: 30, fees: 4.5, currency: 'EUR' },
      { fees: 'included' },
      { price: 30, fees: null },
    ],
    [
      'of a waiting list',
      { name: 'Waiting list', price: 0, currency: 'EUR', availability: 'InStock' },
      {},
      { price: null, availability: 'soldOut', kind: 'admission' },
    ],
    ['a span in words', { price: '15-40 €' }, {}, { price: 15, priceMax: 40, currency: 'EUR' }],
    [
      'a span the wrong way round',
      { price: 40, priceMax: 15, currency: 'EUR' },
      {},
      { price: 15, priceMax: 40 },
    ],
    ['a sign that came as a control character', { price: '12 \u0080' }, {}, { currency: 'EUR' }],
    ['from', { price: 'à partir de 15 €' }, {}, { price: 15, priceMax: null, from: true }],
    ['up to', { price: "jusqu'à 40 €" }, {}, { price: null, priceMax: 40 }],
    ['free', { price: 'Entrée libre' }, {}, { price: 0 }],
    ['as you like', { price: 'Prix libre' }, {}, { price: null }],
    ['no currency said', { price: 25 }, {}, { price: 25, currency: null }],
    ['the feed’s currency', { price: 25 }, { currency: 'CHF' }, { price: 25, currency: 'CHF' }],
    [
      'a currency nobody knows',
      { price: 25, currency: 'PTS' },
      { currency: 'EUR' },
      { currency: null },
    ],
    ['cents', { price: 1250, currency: 'EUR' }, { prices: 'cents' }, { price: 12.5 }],
    [
      'the decimal mark of the feed',
      { price: '2.450', currency: 'EUR' },
      { decimal: 'comma' },
      { price: 2450 },
    ],
    [
      'another currency in the text than beside it',
      { price: '£40.00', currency: 'EUR' },
      {},
      { price: 40, currency: null },
    ],
    [
      'a sign that the currency beside it has',
      { price: '$40.00', currency: 'CAD' },
      {},
      { price: 40, currency: 'CAD' },
    ],
    [
      'a highest of 0 that stands for none',
      { price: 45, priceMax: 0, currency: 'EUR' },
      {},
      { price: 45, priceMax: null },
    ],
    [
      'what it was before, in the text',
      { price: '35 € au lieu de 50 €' },
      {},
      { price: 35, originalPrice: 50 },
    ],
    ['below zero', { price: -5, currency: 'EUR' }, {}, { price: null }],
    ['a concession by its name', { name: 'Tarif réduit', price: 10 }, {}, { kind: 'concession' }],
    [
      'a last day is included',
      { price: 1, validUntil: '2026-05-01' },
      {},
      { validUntil: Date.parse('2026-05-01T22:00:00Z') },
    ],
  ])('%s', (_, given, options, expected) => {
    expect(offer(given, options)).toMatchObject(expected)
  })
})

test.each(['cancelled', 'CANCELED', 'Annulé'])('a tier that is %s is none', (availability) => {
  const offers = [
    { name: 'Early', price: 5, currency: 'EUR', availability: 'soldOut' },
    { name: 'Plein', price: 15, currency: 'EUR' },
    { name: 'Lot', price: 2, currency: 'EUR', availability },
  ]
  const result = read({ start: '2026-12-05T20:00', offers })
  expect(result).toMatchObject({ warnings: [] })
  const told = listing({ start: '2026-12-05T20:00', offers }).offers
  expect(told.map(({ price, availability: state }) => [price, state])).toEqual([
    [5, 'soldOut'],
    [15, 'unknown'],
  ])
})

describe('a name that is not known yet', () => {
  test.each([
    [{ name: 'TBA', performers: ['Les Loutres', { name: 'Otto' }] }, 'Les Loutres, Otto'],
    [{ name: '[Artiste à confirmer]', performers: ['TBA', 'Otto'] }, 'Otto'],
    [{ name: 'Untitled' }, 'Untitled'],
    [{ name: 'Coming Soon' }, 'Coming Soon'],
    [{ name: 'TBA + DJ Otto' }, 'TBA + DJ Otto'],
  ])('%j is called %s', (native, name) => {
    expect(listing({ ...native, start: '2026-12-05T20:00' }).name).toBe(name)
  })

  test.each(['TBA', 'To be announced', 'À confirmer', 'Headliner TBC', 'da confermare'])(
    '%s holds the listing back where nobody is told to play',
    (name) => {
      expect(read({ name, start: '2026-12-05T20:00', performers: ['TBA'] })).toEqual({
        rejected: 'the name is not announced yet',
      })
    },
  )

  test('is the one before in a partial feed', () => {
    const before = listing({ start: '2026-12-05T20:00' })
    const after = listing({ name: 'TBA', start: '2026-12-06T20:00' }, {}, { partial: true }, before)
    expect(after.name).toBe('Les Loutres')
  })
})

describe('a price that only the description tells', () => {
  const description = 'Un concert. Tarif : 12 € / 8 €. Réservation conseillée.'
  test.each<[object, object[]]>([
    [{ description }, [{ price: 8, priceMax: 12, currency: 'EUR' }]],
    [{ description, offers: [] }, [{ price: 8, priceMax: 12 }]],
    [{ description, offers: ['15 €'] }, [{ price: 15, priceMax: null }]],
    [{ description: 'Un concert. Menu : 12 €.' }, []],
  ])('%j', (native, offers) => {
    expect(listing({ ...native, start: '2026-12-05T20:00' }).offers).toMatchObject(offers)
  })
})
