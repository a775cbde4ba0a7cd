import { describe, expect, test } from 'vitest'
import { DAY, listing } from '../../../../tests/support/read-datatourisme.ts'

describe('an object', () => {
  test('becomes a listing', async () => {
    expect(
      await listing({
        hasDescription: [
          {
            shortDescription: { fr: ['Un concert.'] },
            'dc:description': { fr: ['Un concert. Et plus.'] },
          },
        ],
        hasContact: [
          { 'schema:legalName': 'Loutres & Cie', 'foaf:homepage': ['https://loutres.example/'] },
        ],
        hasTheme: [{ 'rdfs:label': { fr: ['Journées du patrimoine'] } }],
        hasMainRepresentation: [
          { 'ebucore:hasRelatedResource': [{ 'ebucore:locator': ['https://x.example/a.jpg'] }] },
        ],
        isLocatedAt: [
          {
            'schema:address': [
              {
                'schema:addressLocality': 'Loches',
                'schema:postalCode': '37600',
                'schema:streetAddress': ['Salle Vega', '3 rue des Pins'],
              },
            ],
            'schema:geo': { 'schema:latitude': '47.118', 'schema:longitude': '0.984' },
          },
        ],
        offers: [
          {
            'schema:priceSpecification': [
              {
                'schema:minPrice': ['11'],
                'schema:maxPrice': ['15'],
                'schema:priceCurrency': 'EUR',
                hasEligiblePolicy: {
                  '@id': 'kb:BaseRateFullRate',
                  'rdfs:label': { fr: ['Plein tarif'] },
                },
              },
              {
                'schema:priceCurrency': 'EUR',
                hasEligiblePolicy: { '@id': 'kb:Free', 'rdfs:label': { fr: ['Gratuit'] } },
              },
            ],
          },
        ],
      }),
    ).toEqual({
      id: '003eb63b-ee8e',
      name: 'Les Loutres',
      language: 'fr',
      url: 'https://loutres.example/',
      sessions: [{ start: `${DAY}T20:00:00`, end: `${DAY}T22:00:00` }],
      sessionsComplete: true,
      description: 'Un concert. Et plus.',
      image: [{ url: 'https://x.example/a.jpg' }],
      categories: ['music', 'Journées du patrimoine'],
      organizer: { name: 'Loutres & Cie', url: 'https://loutres.example/' },
      place: {
        street: 'Salle Vega, 3 rue des Pins',
        postalCode: '37600',
        city: 'Loches',
        country: 'FR',
        lat: '47.118',
        lng: '0.984',
      },
      offers: [
        { name: 'Plein tarif', price: '11', priceMax: '15', currency: 'EUR' },
        { name: 'Gratuit', price: '0', currency: 'EUR', kind: 'concession' },
      ],
    })
  })

  test('is told in the language asked for; without a page of its own it is its own page', async () => {
    expect(await listing({}, { language: 'en' })).toMatchObject({
      name: 'The Otters',
      url: 'https://data.datatourisme.gouv.fr/15/003eb63b-ee8e',
    })
  })

  test('that is free for all is free', async () => {
    const policy = { hasEligiblePolicy: { '@id': 'kb:Free' } }
    const native = await listing({ offers: [{ 'schema:priceSpecification': [policy] }] })
    expect(native?.offers).toEqual([{ price: '0', currency: 'EUR' }])
  })
})

test('a show that is called cinema is on a screen', async () => {
  const names = ['Ciné des Loutres', 'Cinéma : Otters', 'Ciné-concert', 'Les Loutres']
  const told = names.map(async (fr) => {
    const native = await listing({ '@type': ['schema:Event', 'ShowEvent'], 'rdfs:label': { fr } })
    return native?.categories
  })
  expect(await Promise.all(told)).toEqual([
    ['cinema/screening'],
    ['cinema/screening'],
    ['theatre'],
    ['theatre'],
  ])
})

test.each([
  [
    ['Exhibition', 'Festival'],
    ['festival', 'exhibition'],
  ],
  [
    ['SaleEvent', 'OpenDay', 'SportsEvent'],
    ['attraction/guided-tour', 'sport'],
  ],
  [['FairOrShow', 'SaleEvent'], ['conference/fair']],
  [['Market', 'SaleEvent'], ['food/market']],
  [['SaleEvent'], ['food/market']],
  [['Concert', 'ShowEvent'], ['music']],
  [['ShowEvent'], ['theatre']],
  [
    ['ShowEvent', 'SportsEvent'],
    ['theatre', 'sport'],
  ],
  [
    ['ShowEvent', 'VisualArtsEvent'],
    ['theatre', 'exhibition/art'],
  ],
  [['ChildrensEvent', 'ShowEvent'], ['family']],
])('of the types %j come the categories %j', async (types, categories) => {
  const native = await listing({ '@type': ['schema:Event', 'EntertainmentAndEvent', ...types] })
  expect(native?.categories).toEqual(categories)
})

describe('members in their other forms', () => {
  const priced = (...specifications: object[]) => ({
    offers: [{ 'schema:priceSpecification': specifications }],
  })
  test.each<[string, object, object]>([
    [
      'texts that say their language',
      {
        'rdfs:label': [
          { '@language': 'en', '@value': 'The Otters' },
          { '@language': 'fr', '@value': 'Les Loutres' },
        ],
      },
      { name: 'Les Loutres', language: 'fr' },
    ],
    [
      'a status as an object',
      { 'schema:eventStatus': { '@id': 'schema:EventPostponed' } },
      { status: 'EventPostponed' },
    ],
    [
      'a list of statuses',
      { 'schema:eventStatus': ['https://schema.org/EventCancelled'] },
      { status: 'EventCancelled' },
    ],
    [
      'a mail address for a home page',
      { hasContact: [{ 'foaf:homepage': ['loutres@x.example'] }] },
      { url: 'https://data.datatourisme.gouv.fr/15/003eb63b-ee8e' },
    ],
    [
      'a point in a list',
      { isLocatedAt: [{ 'schema:geo': [{ 'schema:latitude': '47.1', 'schema:longitude': 0.9 }] }] },
      { place: { lat: '47.1', lng: '0.9' } },
    ],
    [
      'prices that are named',
      priced({ name: { fr: ['Tarif réduit'] }, 'schema:price': '8' }),
      { offers: [{ name: 'Tarif réduit', price: '8' }] },
    ],
    [
      'prices in a text',
      priced({ additionalInformation: { fr: ['Plein tarif 12 €, réduit 8 €'] } }),
      { offers: [{ price: 'Plein tarif 12 €, réduit 8 €', currency: 'EUR' }] },
    ],
    [
      'prices in the description',
      { hasDescription: [{ 'dc:description': { fr: ['Un soir.\nTarif : 10 €, réduit 6 €'] } }] },
      { offers: [{ price: 'Tarif : 10 €, réduit 6 €', currency: 'EUR' }] },
    ],
  ])('%s', async (_, more, members) => {
    expect(await listing(more)).toMatchObject(members)
  })
})
