import { describe, expect, test } from 'vitest'
import { DAY, listing, poi, read } from '../../../../tests/support/read-datatourisme.ts'

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

  test('that tells the same by other members becomes a listing', async () => {
    const picture = (name: string) => ({ 'ebucore:locator': `https://x.example/${name}.jpg` })
    const city = {
      'rdfs:label': { fr: ['Loches'] },
      isPartOfDepartment: { isPartOfRegion: { 'rdfs:label': { fr: ['Centre'] } } },
    }
    expect(
      await listing({
        'rdfs:comment': { fr: ['Un soir.'] },
        hasBookingContact: [{ 'foaf:homepage': ['https://billets.example/'] }],
        hasContact: [{}, { 'schema:legalName': 'Loutres & Cie' }],
        hasMainRepresentation: [{ 'ebucore:hasRelatedResource': [{}, picture('a')] }],
        hasRepresentation: [{ 'ebucore:hasRelatedResource': [picture('b'), picture('a')] }],
        isLocatedAt: [
          {
            'rdfs:label': { fr: ['Salle Vega'] },
            'schema:address': [{ hasAddressCity: city }],
          },
        ],
        offers: [
          {
            'schema:priceSpecification': [
              {},
              { 'schema:minPrice': '0', 'schema:maxPrice': '5' },
              {
                'schema:price': '0',
                hasEligiblePolicy: { '@id': 'kb:BaseRateFullRate' },
              },
              { 'schema:price': '0', name: { fr: ['Enfants'] } },
            ],
          },
        ],
      }),
    ).toEqual({
      id: '003eb63b-ee8e',
      name: 'Les Loutres',
      language: 'fr',
      url: 'https://billets.example/',
      sessions: [{ start: `${DAY}T20:00:00`, end: `${DAY}T22:00:00` }],
      sessionsComplete: true,
      description: 'Un soir.',
      image: [{ url: 'https://x.example/a.jpg' }, { url: 'https://x.example/b.jpg' }],
      categories: ['music'],
      organizer: { name: 'Loutres & Cie' },
      place: { name: 'Salle Vega', city: 'Loches', region: 'Centre', country: 'FR' },
      offers: [
        { price: '0', priceMax: '5', currency: 'EUR' },
        { price: '0', currency: 'EUR' },
        { name: 'Enfants', price: '0', currency: 'EUR' },
      ],
    })
  })

  test('of which nothing more is told is a listing, without an address it is none', async () => {
    expect(await listing({ hasContact: [{ 'foaf:homepage': ['vega'] }] })).toEqual({
      id: '003eb63b-ee8e',
      name: 'Les Loutres',
      language: 'fr',
      url: 'https://data.datatourisme.gouv.fr/15/003eb63b-ee8e',
      sessions: [{ start: `${DAY}T20:00:00`, end: `${DAY}T22:00:00` }],
      sessionsComplete: true,
      categories: ['music'],
    })
    const { rejected } = await read(JSON.stringify(poi({ '@id': '' })))
    expect(rejected).toEqual([{ line: 1, id: null, reason: 'no @id' }])
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
      'a page of who holds it, and a place by its older name',
      {
        hasContact: [{ 'foaf:homepage': ['https://loutres.example/'] }],
        isLocatedAt: [{ 'schema:name': 'Salle Vega' }],
      },
      { organizer: { url: 'https://loutres.example/' }, place: { name: 'Salle Vega' } },
    ],
    [
      'prices in a text beside nothing to pay for some',
      priced(
        { additionalInformation: { fr: ['de 5 à 8'] } },
        { 'schema:price': '0', name: { fr: ['Enfants'] } },
      ),
      {
        offers: [
          { price: 'de 5 à 8', currency: 'EUR' },
          { name: 'Enfants', price: '0', currency: 'EUR' },
        ],
      },
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
