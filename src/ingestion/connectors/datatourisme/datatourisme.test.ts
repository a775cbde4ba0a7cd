import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { datatourisme } from './datatourisme.ts'

const DAY = '2026-09-19'

function poi(more: object = {}): object {
  return {
    '@id': 'https://data.datatourisme.gouv.fr/15/003eb63b-ee8e',
    'dc:identifier': 'FMA1',
    '@type': ['schema:Event', 'EntertainmentAndEvent', 'PointOfInterest', 'Concert'],
    'rdfs:label': { fr: ['Les Loutres'], en: ['The Otters'] },
    takesPlaceAt: [{ startDate: DAY, endDate: DAY, startTime: '20:00:00', endTime: '22:00:00' }],
    ...more,
  }
}

const PLACE = {
  '@id': 'https://data.datatourisme.gouv.fr/30/1',
  '@type': ['Restaurant', 'PointOfInterest'],
  'rdfs:label': { fr: ['Chez Vega'] },
}

function read(content: string | Buffer, options: Record<string, string> = {}) {
  return readBody(datatourisme, bodyOf(content), options)
}

async function listing(more: object, options: Record<string, string> = {}) {
  return (await read(JSON.stringify(poi(more)), options)).natives[0]
}

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
])('of the types %j come the categories %j', async (types, categories) => {
  const native = await listing({ '@type': ['schema:Event', 'EntertainmentAndEvent', ...types] })
  expect(native?.categories).toEqual(categories)
})

describe('periods', () => {
  const festival = { '@type': ['schema:Event', 'EntertainmentAndEvent', 'Festival'] }
  test.each<[string, object, object]>([
    [
      'a day without a clock',
      { takesPlaceAt: [{ startDate: DAY, endDate: DAY }] },
      { sessions: [{ start: DAY }], sessionsComplete: true },
    ],
    [
      'a weekend, mornings and afternoons',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: '2026-09-20', startTime: '10:00:00', endTime: '12:00:00' },
          { startDate: DAY, endDate: '2026-09-20', startTime: '14:00:00', endTime: '18:00:00' },
        ],
      },
      {
        sessions: [
          { start: `${DAY}T10:00:00` },
          { start: '2026-09-20T10:00:00' },
          { start: `${DAY}T14:00:00` },
          { start: '2026-09-20T14:00:00' },
        ],
        sessionsComplete: true,
      },
    ],
    [
      'a night',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '22:00:00', endTime: '02:00:00' },
        ],
      },
      { sessions: [{ start: `${DAY}T22:00:00`, end: '2026-09-20T02:00:00' }] },
    ],
    [
      'a season tells its first and last day',
      { takesPlaceAt: [{ startDate: '2026-06-06', endDate: '2026-10-04', startTime: '14:00:00' }] },
      { start: '2026-06-06', end: '2026-10-04' },
    ],
    [
      'a season and an evening',
      {
        takesPlaceAt: [
          { startDate: '2026-06-06', endDate: '2026-10-04' },
          { startDate: DAY, endDate: DAY, startTime: '20:00:00' },
        ],
      },
      {
        start: '2026-06-06',
        end: '2026-10-04',
        sessions: [{ start: `${DAY}T20:00:00` }],
        sessionsComplete: false,
      },
    ],
    [
      'the Saturdays of a month',
      {
        takesPlaceAt: [
          {
            startDate: '2026-09-01',
            endDate: '2026-09-15',
            startTime: '10:00:00',
            appliesOnDay: [{ '@id': 'kb:Saturday' }],
          },
        ],
      },
      { sessions: [{ start: '2026-09-05T10:00:00' }, { start: '2026-09-12T10:00:00' }] },
    ],
    [
      'a festival is one long date',
      { ...festival, takesPlaceAt: [{ startDate: DAY, endDate: '2026-09-20' }] },
      { start: DAY, end: '2026-09-20' },
    ],
    [
      'the editions of a festival are one each',
      {
        ...festival,
        takesPlaceAt: [
          { startDate: '2027-11-19', endDate: '2027-11-21' },
          { startDate: '2026-11-20', endDate: '2026-11-22' },
        ],
      },
      {
        sessions: [
          { start: '2027-11-19', end: '2027-11-21' },
          { start: '2026-11-20', end: '2026-11-22' },
        ],
      },
    ],
    [
      'dates without their pairs',
      {
        takesPlaceAt: undefined,
        'schema:startDate': ['2026-09-20', DAY],
        'schema:endDate': [DAY, '2026-09-21'],
      },
      { start: DAY, end: '2026-09-21' },
    ],
    [
      'days without their pairs',
      {
        takesPlaceAt: undefined,
        'schema:startDate': ['2026-11-20', DAY],
        'schema:endDate': [DAY, '2026-11-20'],
      },
      { sessions: [{ start: DAY }, { start: '2026-11-20' }], sessionsComplete: true },
    ],
    [
      'a night that ends on the next day',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: '2026-09-20', startTime: '22:00:00', endTime: '04:00:00' },
        ],
      },
      { sessions: [{ start: `${DAY}T22:00:00`, end: '2026-09-20T04:00:00' }] },
    ],
    [
      'from midnight to midnight nobody said when',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '00:00:00', endTime: '23:59:00' },
        ],
      },
      { sessions: [{ start: DAY }] },
    ],
    [
      'a day is that day, whatever day of the week stands beside it',
      {
        takesPlaceAt: [
          { startDate: DAY, endDate: DAY, startTime: '20:00:00', appliesOnDay: ['kb:Monday'] },
        ],
      },
      { sessions: [{ start: `${DAY}T20:00:00` }] },
    ],
  ])('%s', async (_, more, dates) => {
    expect(await listing(more)).toMatchObject(dates)
  })
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

describe('a file', () => {
  const line = (more: object) => JSON.stringify(poi(more))
  const second = { '@id': 'https://data.datatourisme.fr/15/2' }

  test('of objects one a line, with places among them and a broken line', async () => {
    const { natives, rejected, warnings } = await read(
      [line({}), JSON.stringify(PLACE), '{"@id": broken', line(second)].join('\n'),
    )
    expect(natives.map(({ id }) => id)).toEqual(['003eb63b-ee8e', '2'])
    expect(rejected).toEqual([
      { line: 3, id: null, reason: expect.stringContaining('not JSON') as string },
    ])
    expect(warnings).toEqual(['passed over, being no events: 1'])
  })

  test('of one object, or one graph', async () => {
    expect((await read(JSON.stringify(poi(), null, 1))).natives).toHaveLength(1)
    expect((await read(JSON.stringify({ '@graph': [poi(), PLACE] }))).natives).toHaveLength(1)
    const place = await read(JSON.stringify(PLACE))
    expect([place.natives, place.rejected]).toEqual([[], []])
  })

  test('that is no such object is refused', async () => {
    await expect(read('{"a":1}')).rejects.toThrow('neither an object of DATAtourisme')
    await expect(read('<html></html>')).rejects.toThrow('a web page')
  })
})

describe('a zip archive', () => {
  const files = {
    'index.json': JSON.stringify([{ label: 'Les Loutres', file: '0/00/a.json' }]),
    'context.jsonld': JSON.stringify({ '@context': {} }),
    'objects/0/00/a.json': JSON.stringify(poi()),
    'objects/0/00/b.json': JSON.stringify(PLACE),
    'objects/0/00/c.json': '{"broken',
    'readme.txt': 'nothing',
  }
  const packed = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  const archive = Buffer.from(zipSync(Object.fromEntries(packed)))

  test('is read object by object', async () => {
    const { natives, rejected, warnings, incomplete } = await read(archive)
    expect(natives.map(({ id }) => id)).toEqual(['003eb63b-ee8e'])
    expect(rejected).toHaveLength(1)
    expect(warnings).toEqual(['passed over, being no events: 1'])
    expect(incomplete).toEqual([])
  })

  test('that is cut off withdraws nothing', async () => {
    const { natives, incomplete } = await read(archive.subarray(0, archive.length - 60))
    expect(natives).toHaveLength(1)
    expect(incomplete).toEqual(['it is cut off before its end'])
  })

  test('that is a bomb is refused', async () => {
    const bomb = zipSync({ 'objects/a.json': Buffer.alloc(40 * 1024 * 1024, 0x20) })
    await expect(read(Buffer.from(bomb))).rejects.toThrow('inflates to more than any real one')
  })
})
