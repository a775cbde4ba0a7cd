import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { endOf } from './end-of.ts'
import { schemaOrg } from './schema-org.ts'

const HALL = {
  '@type': 'MusicVenue',
  name: 'Salle Vega',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '3 rue des Pins',
    postalCode: '75011',
    addressLocality: 'Paris',
    addressCountry: 'FR',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 48.86, longitude: '2.37' },
}
const EVENT = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Les Loutres',
  url: 'https://vega.example/loutres',
  startDate: '2026-12-05T20:00',
  location: HALL,
}

async function read(
  content: string | object,
  options: Record<string, string> = {},
  address = 'https://vega.example/agenda/',
) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const body = await readBody(schemaOrg, bodyOf(text, { address }), options)
  return { ...body, connectorRejected: body.rejected, ...normaliseAll(body.natives, 'schema-org') }
}

const one = async (change: object) => {
  const { listings, rejected } = await read({ ...EVENT, ...change })
  if (listings.length !== 1) throw new Error(`${listings.length} listings; ${rejected.join()}`)
  return listings[0]!
}

const script = (...blocks: (string | object)[]) =>
  `<!DOCTYPE html><html><head>${blocks.map((block) => `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`).join('\n')}</head><body></body></html>`

describe('where events are found', () => {
  const second = { ...EVENT, url: 'https://vega.example/mori', name: 'Léa Mori' }
  test.each<[string, string | object, string[]]>([
    ['alone', EVENT, ['Les Loutres']],
    ['in a list', [EVENT, second], ['Les Loutres', 'Léa Mori']],
    [
      'in a @graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, EVENT, second] },
      ['Les Loutres', 'Léa Mori'],
    ],
    [
      'in an ItemList',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: EVENT }] },
      ['Les Loutres'],
    ],
    ['in a page', script(EVENT, second), ['Les Loutres', 'Léa Mori']],
    [
      'on its hall’s page, which it need not repeat',
      { ...HALL, event: [{ ...EVENT, location: undefined }] },
      ['Les Loutres'],
    ],
    [
      'one a line',
      `${JSON.stringify(EVENT)}\n${JSON.stringify(second)}`,
      ['Les Loutres', 'Léa Mori'],
    ],
    ['with several types', { ...EVENT, '@type': ['Event', 'schema:MusicEvent'] }, ['Les Loutres']],
    [
      'with prefixed members',
      {
        '@type': 'http://schema.org/MusicEvent',
        'schema:name': 'Les Loutres',
        'schema:startDate': { '@type': 'Date', '@value': '2026-12-05T20:00' },
        'schema:location': HALL,
      },
      ['Les Loutres'],
    ],
    ['twice in one page', script(EVENT, { ...EVENT, url: undefined }), ['Les Loutres']],
    [
      'not in an action',
      { '@type': 'PlanAction', object: { '@type': 'Event', name: 'x', startDate: '2026-12-05' } },
      [],
    ],
    ['not a broadcast', { ...EVENT, '@type': 'BroadcastEvent' }, []],
    ['in a page with other things only', script({ '@type': 'Organization', name: 'x' }), []],
  ])('%s', async (_, content, names) => {
    expect((await read(content)).listings.map(({ name }) => name)).toEqual(names)
  })

  test('the hall’s page gives the hall', async () => {
    const { listings } = await read({ ...HALL, event: [{ ...EVENT, location: undefined }] })
    expect(listings[0]?.place).toMatchObject({ name: 'Salle Vega', city: 'Paris' })
  })

  test('the page of a sight, or of a hall without an address, gives the sight', async () => {
    const event = [{ ...EVENT, location: undefined }]
    const { listings } = await read({ '@type': 'TouristAttraction', name: 'La Tour', event })
    expect(listings[0]?.place).toMatchObject({ name: 'La Tour' })
    const club = await read({ '@type': 'SportsOrganization', name: 'Le Club', event })
    expect(club.listings[0]?.place).toBeNull()
  })

  test('a broken block costs itself', async () => {
    const { listings, connectorRejected } = await read(script('{"@type": "Event", oops', EVENT))
    expect(listings).toHaveLength(1)
    expect(connectorRejected).toMatchObject([
      { line: 1, reason: expect.stringMatching(/block 1/) as string },
    ])
  })

  test.each([
    [
      'trailing commas',
      `{"@type":"MusicEvent","name":"Les Loutres","startDate":"2026-12-05T20:00",}`,
    ],
    ['HTML comments', `<!-- ${JSON.stringify(EVENT)} -->`],
    ['CDATA', `//<![CDATA[\n${JSON.stringify(EVENT)}\n//]]>`],
    [
      'raw line breaks',
      `{"@type":"MusicEvent","name":"Les Loutres","startDate":"2026-12-05T20:00","description":"a\nb"}`,
    ],
    ['entities', JSON.stringify(EVENT).replaceAll('"', '&quot;')],
  ])('a block with %s is read', async (_, block) => {
    expect((await read(script(block))).natives).toHaveLength(1)
  })

  test.each([
    ['a page without JSON-LD', '<html><body>try later</body></html>'],
    ['nothing', ''],
    ['something else', 'BEGIN:VCALENDAR'],
  ])('%s is not this format', async (_, content) => {
    await expect(read(content)).rejects.toThrow(NotThisFormat)
  })
})

describe('ids and addresses', () => {
  test.each<[string, object, string]>([
    ['@id', { '@id': 'https://vega.example/#e7', identifier: 'x' }, 'https://vega.example/#e7'],
    ['a fragment on its page', { '@id': '#e7' }, 'https://vega.example/agenda/#e7'],
    ['identifier', { identifier: 'vega-7' }, 'vega-7'],
    [
      'an identifier with its system',
      { identifier: { '@type': 'PropertyValue', name: 'ours', value: 77 } },
      '77',
    ],
    ['url', {}, 'https://vega.example/loutres'],
    ['a relative url', { url: '/loutres?x=1' }, 'https://vega.example/loutres?x=1'],
  ])('%s', async (_, change, id) => {
    expect((await one(change)).externalId).toBe(id)
  })

  test('without any, a fingerprint that stays', async () => {
    const [a, b] = [
      await one({ url: undefined }),
      await one({ url: undefined, description: 'new' }),
    ]
    expect(a.externalId).toMatch(/^fp-[0-9a-f]{32}$/)
    expect(b.externalId).toBe(a.externalId)
    expect((await one({ url: undefined, startDate: '2026-12-06T20:00' })).externalId).not.toBe(
      a.externalId,
    )
  })

  test('one address for several nights is told apart by their starts', async () => {
    const { listings } = await read([EVENT, { ...EVENT, startDate: '2026-12-06T20:00' }])
    expect(listings.map(({ externalId }) => externalId)).toEqual([
      'https://vega.example/loutres#2026-12-05T20:00',
      'https://vega.example/loutres#2026-12-06T20:00',
    ])
  })

  test.each<[string, string, object[], string]>([
    [
      'its canonical address',
      '<link rel="canonical" href="https://c.example/a">',
      [{}],
      'https://c.example/a',
    ],
    [
      'what it is shown by',
      '<meta property="og:url" content="https://c.example/b">',
      [{}],
      'https://c.example/b',
    ],
    [
      'where it was fetched',
      '<base href="https://b.example/">',
      [{}],
      'https://vega.example/agenda/',
    ],
    [
      'of its own, before all',
      '<link rel="canonical" href="https://c.example/a">',
      [{ url: 'https://vega.example/1' }],
      'https://vega.example/1',
    ],
    [
      'none where others are there too',
      '<link rel="canonical" href="https://c.example/a">',
      [{}, { name: 'B' }],
      '',
    ],
  ])('the address of an event alone on its page: %s', async (_, head, changes, expected) => {
    const events = changes.map((change) => ({ ...EVENT, url: undefined, ...change }))
    const { listings } = await read(`<html><head>${head}</head>${script(...events)}</html>`)
    expect(listings[0]?.url).toBe(expected)
    expect(listings[0]?.externalId.startsWith('fp-')).toBe(
      changes[0] !== undefined && !('url' in changes[0]),
    )
  })

  test('what repeats keeps its id while its dates move on', async () => {
    const event = {
      ...EVENT,
      url: undefined,
      startDate: undefined,
      eventSchedule: { repeatFrequency: 'P1W', byDay: 'Monday', startTime: '20:00' },
    }
    const at = async (now: string) => {
      const items = []
      const body = bodyOf(JSON.stringify(event))
      for await (const item of schemaOrg.records(body, {}, Date.parse(now))) items.push(item)
      return items.flatMap((item) => (item.kind === 'record' ? item : []))
    }
    const [first, later, next] = [
      await at('2026-01-02'),
      await at('2026-01-30'),
      await at('2026-02-02'),
    ]
    expect(later).toEqual(first.map((item) => ({ ...item, read: expect.any(Function) })))
    expect(next[0]?.id).toBe(first[0]?.id)
    expect(next[0]?.raw).not.toBe(first[0]?.raw)
  })

  test('what relative addresses are relative to: option, base element, canonical link, the page', async () => {
    const page = (head: string) =>
      `<html><head>${head}<script type="application/ld+json">${JSON.stringify({ ...EVENT, url: 'x' })}</script></head>`
    const url = async (head: string, options?: Record<string, string>, address?: string) =>
      (await read(page(head), options, address)).listings[0]?.url
    expect(await url('')).toBe('https://vega.example/agenda/x')
    expect(await url('<link rel="canonical" href="https://c.example/a/">')).toBe(
      'https://c.example/a/x',
    )
    expect(
      await url(
        '<base href="https://b.example/"><link rel="canonical" href="https://c.example/a/">',
      ),
    ).toBe('https://b.example/x')
    expect(await url('', { baseUrl: 'https://o.example/' })).toBe('https://o.example/x')
    expect(await url('', {}, '/files/page.html')).toBe('')
  })
})

describe('members', () => {
  test.each<[string, object, object]>([
    ['cancelled', { eventStatus: 'https://schema.org/EventCancelled' }, { status: 'cancelled' }],
    ['by a word', { eventStatus: 'EventPostponed' }, { status: 'postponed' }],
    [
      'an old address',
      { eventStatus: 'http://schema.org/EventRescheduled', previousStartDate: '2026-05-05T20:00' },
      { status: 'rescheduled' },
    ],
    [
      'several states',
      {
        eventStatus: ['https://schema.org/EventMovedOnline', 'https://schema.org/EventRescheduled'],
      },
      { status: 'rescheduled' },
    ],
    [
      'off, though it was moved before',
      { eventStatus: ['EventRescheduled', 'EventCancelled'] },
      { status: 'cancelled' },
    ],
    [
      'the first address of the web among several',
      { url: ['javascript:alert(1)', '/loutres-2'] },
      { url: 'https://vega.example/loutres-2' },
    ],
    [
      'a reference for a state',
      { eventStatus: { '@id': 'schema:EventCancelled' } },
      { status: 'cancelled' },
    ],
    [
      'pictures',
      {
        image: [
          '/a.jpg',
          {
            '@type': 'ImageObject',
            url: 'https://i.example/b.jpg',
            width: '1200 px',
            height: { '@type': 'QuantitativeValue', value: 800 },
          },
        ],
      },
      { image: { url: 'https://i.example/b.jpg', width: 1200, height: 800 } },
    ],
    ['one picture', { image: '//i.example/c.jpg' }, { image: { url: 'https://i.example/c.jpg' } }],
    [
      'rating',
      { aggregateRating: { ratingValue: '4,5', reviewCount: 12, bestRating: '5' } },
      { rating: { average: 4.5, count: 12 } },
    ],
    [
      'review',
      {
        review: {
          reviewRating: { ratingValue: 8, bestRating: 10 },
          reviewBody: 'Bien',
          author: { name: 'A' },
          datePublished: '2026-01-02',
        },
      },
      { reviews: [{ grade: 4, text: 'Bien', author: 'A' }] },
    ],
    [
      'a language object',
      { inLanguage: { '@type': 'Language', name: 'French', alternateName: 'fr' } },
      { language: 'fr' },
    ],
    [
      'texts by language: the first',
      { name: { en: 'The Otters', fr: 'Les Loutres' }, description: { '@none': 'Eau' } },
      { name: 'The Otters', language: 'en', description: 'Eau' },
    ],
    [
      'texts by language: that of the event',
      {
        inLanguage: 'fr-CA',
        name: [
          { '@value': 'The Otters', '@language': 'en' },
          { '@value': 'Les Loutres', '@language': 'fr' },
        ],
        location: { '@type': 'Place', name: { 'fr-FR': ['Salle Vega'] }, address: HALL.address },
      },
      { name: 'Les Loutres', language: 'fr', place: { name: 'Salle Vega' } },
    ],
    [
      'a reference that looks like a language',
      { organizer: { id: 'https://vega.example/#us' } },
      { name: 'Les Loutres' },
    ],
    [
      'a hall whose address follows its name',
      { location: { '@type': 'Place', name: 'Salle Vega\n3 rue des Pins\n75011 Paris' } },
      {
        place: { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '75011', city: 'Paris' },
      },
    ],
    [
      'a place in lines of one text',
      { location: 'Salle Vega\n3 rue des Pins\n75011 Paris' },
      {
        place: { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '75011', city: 'Paris' },
      },
    ],
    ['genres', { genre: ['Rock', 'live'] }, { categories: [101] }],
    [
      'keywords, where the type says nothing',
      { '@type': 'Event', keywords: 'atelier, poterie' },
      { categories: [1301] },
    ],
    [
      'performers in all forms',
      {
        performer: [
          'Les Loutres',
          {
            '@type': 'PerformanceRole',
            performer: {
              '@type': 'Person',
              name: 'Léa Mori',
              sameAs: 'https://www.wikidata.org/wiki/Q42',
            },
          },
        ],
      },
      { performers: [{ name: 'Les Loutres' }, { name: 'Léa Mori', sameAs: ['wikidata:Q42'] }] },
    ],
    [
      'teams',
      { '@type': 'SportsEvent', homeTeam: { name: 'A' }, awayTeam: { name: 'B' } },
      { performers: [{ name: 'A' }, { name: 'B' }], categories: [900] },
    ],
    ['the hall is no performer', { performer: { name: 'Salle Vega' } }, { performers: [] }],
    [
      'a duration',
      { duration: 'PT2H30M' },
      { timing: { end: { at: Date.parse('2026-12-05T21:30:00Z') } } },
    ],
    [
      'doors',
      { doorTime: '19:00:00' },
      { timing: { doors: { at: Date.parse('2026-12-05T18:00:00Z') } } },
    ],
  ])('%s', async (_, change, expected) => {
    expect(await one(change)).toMatchObject(expected)
  })

  test('what it inherits from the event it is part of', async () => {
    const { listings } = await read({
      ...EVENT,
      location: undefined,
      superEvent: {
        '@type': 'Festival',
        name: 'Fest',
        location: HALL,
        image: 'https://i.example/f.jpg',
      },
    })
    expect(listings).toMatchObject([
      {
        name: 'Les Loutres',
        place: { name: 'Salle Vega' },
        image: { url: 'https://i.example/f.jpg' },
      },
    ])
  })

  test('the town of the festival around it, where its stage tells no address', async () => {
    const superEvent = { '@type': 'Festival', name: 'Fest', location: HALL }
    const { listings } = await read({
      ...EVENT,
      location: { '@type': 'Place', name: 'Scène Nord' },
      superEvent,
    })
    expect(listings[0]?.place).toMatchObject({ name: 'Scène Nord', street: null, city: 'Paris' })
    const elsewhere = await read({
      ...EVENT,
      location: { '@type': 'Place', name: 'Le Petit Vega', address: '5 rue Nord, 31000 Toulouse' },
      superEvent,
    })
    expect(elsewhere.listings[0]?.place).toMatchObject({ street: '5 rue Nord', city: 'Toulouse' })
  })

  test('its length and its picture, to the film that it shows', async () => {
    const workPresented = {
      '@type': 'Movie',
      name: 'La Loutre',
      duration: 'PT1H52M',
      image: 'https://i.example/film.jpg',
    }
    const { natives } = await read({ ...EVENT, startDate: '2026-12-05T20:00', workPresented })
    expect(natives[0]).toMatchObject({
      end: '2026-12-05T21:52:00',
      endApproximate: true,
      image: ['https://i.example/film.jpg'],
    })
  })

  test('no performer that is the hall, told with its town', async () => {
    const performer = { '@type': 'Person', name: 'Parc Vert' }
    const location = {
      '@type': 'Place',
      name: 'Parc Vert, Paris, France',
      address: { '@type': 'PostalAddress', name: '12 avenue du Parc, 75012 Paris, France' },
    }
    expect(await one({ performer, location })).toMatchObject({
      performers: [],
      place: { name: 'Parc Vert', street: '12 avenue du Parc', city: 'Paris', country: 'FR' },
    })
  })

  test('no performers called by the name of a type', async () => {
    const performer = ['Organization', { '@type': 'MusicGroup', name: 'Les Loutres' }]
    expect(await one({ performer })).toMatchObject({ performers: [{ name: 'Les Loutres' }] })
  })

  test('references within the document', async () => {
    const { listings } = await read({
      '@graph': [
        { ...EVENT, location: { '@id': '#hall' } },
        { ...HALL, '@id': '#hall' },
      ],
    })
    expect(listings[0]?.place).toMatchObject({ name: 'Salle Vega', street: '3 rue des Pins' })
  })
})

describe('places', () => {
  test.each<[string, unknown, object | null]>([
    [
      'text',
      'Salle Vega, 3 rue des Pins, 75011 Paris',
      { name: 'Salle Vega', postalCode: '75011' },
    ],
    [
      'an address as text',
      { '@type': 'Place', name: 'Salle Vega', address: '3 rue des Pins, 75011 Paris, France' },
      { street: '3 rue des Pins', city: 'Paris', country: 'FR' },
    ],
    [
      'an address alone',
      {
        '@type': 'PostalAddress',
        streetAddress: '3 rue des Pins',
        addressLocality: 'Paris',
        addressCountry: 'France',
      },
      { name: '', street: '3 rue des Pins', country: 'FR' },
    ],
    [
      'a country as an object',
      {
        ...HALL,
        address: { ...HALL.address, addressCountry: { '@type': 'Country', name: 'Belgique' } },
      },
      { country: 'BE' },
    ],
    [
      'a room in a house',
      { '@type': 'Place', name: 'Petite salle', containedInPlace: HALL },
      { name: 'Salle Vega', room: 'Petite salle', city: 'Paris' },
    ],
    [
      'a hall in a town',
      {
        '@type': 'Place',
        name: 'Salle Vega',
        containedInPlace: { '@type': 'City', name: 'Paris' },
      },
      { name: 'Salle Vega', room: null, city: 'Paris' },
    ],
    [
      'a real place beside a stream',
      [{ '@type': 'VirtualLocation', url: 'https://s.example' }, HALL],
      { name: 'Salle Vega' },
    ],
    ['a stream', { '@type': 'VirtualLocation', url: 'https://s.example' }, null],
  ])('%s', async (_, location, expected) => {
    const listing = await one({ location, startDate: '2026-12-05T20:00+01:00' })
    if (expected === null) expect(listing).toMatchObject({ place: null, online: true })
    else expect(listing).toMatchObject({ online: false, place: expected })
  })
})

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

describe('further dates', () => {
  const starts = async (change: object) =>
    (await one(change)).timing.sessions.map(({ start }) =>
      new Date(start.at).toISOString().slice(0, 16),
    )

  test('sub-events of the same name are dates of one listing, sorted', async () => {
    const dates = [
      '2026-12-07',
      '2026-12-05',
      '2026-12-12',
      '2026-12-06',
      '2026-12-11',
      '2026-12-10',
    ]
    const subEvent = dates.map((date) => ({ '@type': 'TheaterEvent', startDate: `${date}T20:00` }))
    expect(await starts({ '@type': 'TheaterEvent', startDate: '2026-12-05', subEvent })).toEqual(
      dates.toSorted().map((date) => `${date}T19:00`),
    )
  })

  test('sub-events of other names are listings of their own, within its place', async () => {
    const { listings } = await read({
      ...EVENT,
      '@type': 'Festival',
      name: 'Fest',
      endDate: '2026-12-06',
      subEvent: [
        { '@type': 'MusicEvent', name: 'Léa Mori', startDate: '2026-12-05T21:00' },
        { '@type': 'MusicEvent', name: 'A', startDate: '2026-12-06T21:00' },
      ],
    })
    expect(listings.map(({ name, place }) => [name, place?.name])).toEqual([
      ['Fest', 'Salle Vega'],
      ['Léa Mori', 'Salle Vega'],
      ['A', 'Salle Vega'],
    ])
  })

  test('a tour is no event beside its stops; one show in two halls of a festival is', async () => {
    const stop = (town: string, startDate: string, name = 'Les Loutres') => ({
      '@type': 'MusicEvent',
      name,
      startDate,
      location: { '@type': 'Place', name: `Zénith de ${town}`, address: town },
    })
    const tour = (...subEvent: object[]) =>
      read({
        ...EVENT,
        startDate: '2026-12-05',
        endDate: '2026-12-20',
        location: { '@type': 'Place', name: 'Tournée' },
        subEvent,
      })
    const stops = await tour(stop('Lille', '2026-12-05T20:00'), stop('Nancy', '2026-12-20T20:00'))
    expect(stops.natives.map(({ place }) => place)).toMatchObject([
      { name: 'Zénith de Lille' },
      { name: 'Zénith de Nancy' },
    ])
    const festival = await tour(
      stop('Lille', '2026-12-05T20:00', 'Castor Trio'),
      stop('Nancy', '2026-12-20T20:00', 'Moineau'),
    )
    expect(festival.natives).toHaveLength(3)
  })

  test('a cancelled part is not on offer', async () => {
    const subEvent = [
      { '@type': 'Event', startDate: '2026-12-05T20:00', eventStatus: 'EventCancelled' },
      { '@type': 'Event', startDate: '2026-12-06T20:00' },
    ]
    expect(
      (await one({ '@type': 'TheaterEvent', subEvent })).timing.sessions.map(
        ({ cancelled }) => cancelled,
      ),
    ).toEqual([true, false])
  })

  test.each<[string, object, string[]]>([
    [
      'weekly on two days',
      {
        repeatFrequency: 'P1W',
        byDay: ['https://schema.org/Monday', 'Wednesday'],
        startDate: '2026-03-23',
        endDate: '2026-04-01',
        startTime: '20:00',
        endTime: '22:00',
        exceptDate: '2026-03-25',
      },
      ['2026-03-23T19:00', '2026-03-30T18:00', '2026-04-01T18:00'],
    ],
    [
      'every second day',
      { repeatFrequency: 'P2D', startDate: '2026-12-01', repeatCount: 3, startTime: '20:00' },
      ['2026-12-01T19:00', '2026-12-03T19:00', '2026-12-05T19:00'],
    ],
    [
      'monthly on the 31st',
      {
        repeatFrequency: 'P1M',
        startDate: '2026-01-31',
        endDate: '2026-05-31',
        startTime: '20:00',
      },
      ['2026-01-31T19:00', '2026-03-31T18:00', '2026-05-31T18:00'],
    ],
  ])('a schedule: %s', async (_, schedule, expected) => {
    expect(
      await starts({
        '@type': 'TheaterEvent',
        startDate: undefined,
        eventSchedule: { '@type': 'Schedule', ...schedule },
      }),
    ).toEqual(expected)
  })

  test.each([
    ['a day is when the schedule comes into force', '2026-06-01', undefined],
    ['a time is a date of its own', '2026-06-01T20:00', '2026-06-01T20:00'],
  ])('beside a schedule %s', async (_, startDate, start) => {
    const eventSchedule = {
      startDate: '2026-06-01',
      endDate: '2026-06-14',
      repeatFrequency: 'P1W',
      byDay: ['Tuesday'],
      startTime: '20:30',
    }
    const { natives } = await read({ ...EVENT, startDate, eventSchedule })
    expect(natives[0]?.start).toBe(start)
    expect(natives[0]?.sessions).toHaveLength(2)
  })

  test('a schedule may tell how long it lasts', async () => {
    const eventSchedule = {
      repeatFrequency: 'P1M',
      startDate: '2026-06-05',
      startTime: '21:00',
      duration: 'PT4H',
      repeatCount: 1,
    }
    const { natives } = await read({ ...EVENT, startDate: undefined, eventSchedule })
    expect(natives[0]?.sessions).toEqual([
      { start: '2026-06-05T21:00', end: '2026-06-06T01:00:00' },
    ])
  })

  test('a schedule without an end stops at the horizon', async () => {
    const { natives } = await read({
      ...EVENT,
      startDate: undefined,
      eventSchedule: { repeatFrequency: 'P1D', startDate: '2026-01-01' },
    })
    expect(natives[0]?.sessions?.length).toBeLessThanOrEqual(400)
  })
})

test.each([
  ['2026-12-05T20:00:00+01:00', 'PT2H', '2026-12-05T22:00:00+01:00'],
  ['2026-12-05T23:00', 'PT1H30M', '2026-12-06T00:30:00'],
  ['2026-12-05T20:00', 'P1D', '2026-12-06T20:00:00'],
  ['2026-12-05', 'PT2H', undefined],
  ['2026-12-05T20:00', 'two hours', undefined],
  [undefined, 'PT2H', undefined],
])('endOf %s and %s is %s', (start, duration, end) => {
  expect(endOf(start, duration)).toBe(end)
})

test('a document that refers to itself is read once', async () => {
  const loop = {
    ...EVENT,
    '@id': 'https://vega.example/1',
    subEvent: { '@id': 'https://vega.example/1' },
    performer: { '@id': '#p', '@type': 'Person', name: 'A', performer: { '@id': '#p' } },
  }
  expect((await read(loop)).listings).toHaveLength(1)
})

describe.skipIf(!capturedFeeds)(`captured pages${SKIPPED}`, () => {
  const captured = async (file: string) => {
    const body = await readBody(schemaOrg, bodyOf(capturedFile(file), { address: file }))
    return { connectorRejected: body.rejected, ...normaliseAll(body.natives, 'schema-org') }
  }

  test.each([
    ['schemaorg-jsonld/krakow-poland-uncompressed.html', 36, 0],
    ['schemaorg-jsonld/Maximo_Park_Gigography.html', 48, 0],
    ['schemaorg-jsonld/Maximo_Park_Gigography.jsonld', 48, 0],
    ['schemaorg-jsonld/elysianfields.html', 4, 0],
    ['schemaorg-jsonld/elysianfields.json', 4, 0],
    [
      'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.html',
      1,
      0,
    ],
    [
      'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.jsonld',
      1,
      0,
    ],
    // A block with raw line breaks inside its strings, as the site really sends it.
    ['schemaorg-jsonld/cook_landbank_detail.html', 1, 0],
    // Recipes; no event in it.
    ['schemaorg-jsonld/jsonld_empty_item_test.html', 0, 0],
    ['schemaorg-jsonld/jsonld_empty_item_test.jsonld', 0, 0],
    // One of the official examples has no date; three repeat by rules without a first day.
    ['schemaorg-jsonld/event_examples.txt', 11, 1],
    ['jambase/events.json', 24, 0],
  ])('%s gives %i listings, %i rejected', async (file, count, rejects) => {
    const { listings, rejected, connectorRejected } = await captured(file)
    expect([listings.length, rejected.length, connectorRejected.length]).toEqual([
      count,
      rejects,
      0,
    ])
  })

  test('what some of them became', async () => {
    const { listings: polish } = await captured('schemaorg-jsonld/krakow-poland-uncompressed.html')
    expect(
      polish.every(
        ({ availability, performers, place }) =>
          availability === 'available' && performers.length > 0 && place?.lat !== null,
      ),
    ).toBe(true)
    expect(new Set(polish.map(({ timing }) => timing.zone))).toEqual(
      new Set(['Europe/Warsaw', 'Europe/Bratislava']),
    )
    const { listings: gigs } = await captured('schemaorg-jsonld/Maximo_Park_Gigography.html')
    expect(gigs[0]).toMatchObject({
      timing: { precision: 'day', zone: 'Europe/London' },
      place: { country: 'GB' },
    })
    expect(gigs[0]!.performers.length).toBeGreaterThan(10)
    const { listings: french } = await captured('schemaorg-jsonld/elysianfields.html')
    expect(
      french
        .filter(({ place }) => place?.country === 'FR')
        .map(({ timing }) => timing.start.offset),
    ).toEqual([120, 120])
    const { listings: examples } = await captured('schemaorg-jsonld/event_examples.txt')
    expect(examples[0]).toMatchObject({
      status: 'cancelled',
      place: { city: 'Denver', country: 'US' },
      timing: { zone: 'America/Denver' },
      offers: [{ price: 13, currency: 'USD' }],
    })
    const { listings: american } = await captured('jambase/events.json')
    expect(american[0]).toMatchObject({
      externalId: 'jambase:11138525',
      offers: [{ price: 65, priceMax: 95, currency: 'USD' }, { kind: 'resale' }],
      place: { country: 'US', postalCode: '02116' },
      timing: { zone: 'America/New_York' },
    })
  })
})

describe('what an event leaves to others', () => {
  test('its place, to the festival around the series around it; a series without dates is none itself', async () => {
    const { natives, rejected } = await read({
      ...EVENT,
      '@type': 'Festival',
      name: 'Fête des loutres',
      endDate: '2026-12-07',
      subEvent: {
        '@type': 'EventSeries',
        name: 'Nuits du castor',
        subEvents: [{ '@type': 'MusicEvent', name: 'Castor Trio', startDate: '2026-12-06T20:00' }],
      },
    })
    expect(rejected).toEqual([])
    expect(natives.map(({ name }) => name)).toEqual(['Fête des loutres', 'Castor Trio'])
    expect(natives[1]).toMatchObject({ place: { name: 'Salle Vega', city: 'Paris' } })
  })

  test('its name, to the work that it shows', async () => {
    const { name: _, ...nameless } = EVENT
    const work = { '@type': 'Movie', name: 'Otterland' }
    const { natives } = await read({ ...nameless, '@type': 'ScreeningEvent', workPresented: work })
    expect(natives).toMatchObject([{ name: 'Otterland' }])
  })
})

describe('who holds it, and how the hall is reached', () => {
  test.each<[string, object, unknown]>([
    [
      'an organisation',
      { '@type': 'Organization', name: 'Loutres & Cie', url: 'https://loutres.example' },
      { name: 'Loutres & Cie', url: 'https://loutres.example' },
    ],
    [
      'the first of several',
      [{ '@type': 'Person', name: 'Lou Tre' }, { name: 'B' }],
      { name: 'Lou Tre' },
    ],
    [
      'a permit',
      { name: 'L', hasCredential: { '@type': 'Permit', identifier: 'L-R-21-1234' } },
      { name: 'L', licence: 'L-R-21-1234' },
    ],
    ['nothing', { '@type': 'Organization' }, undefined],
  ])('%s', async (_, organizer, told) => {
    const { natives } = await read({ ...EVENT, organizer })
    expect(natives[0]?.organizer).toEqual(told)
  })

  test.each<[string, unknown]>([
    ['Loutres & Cie', { name: 'Loutres & Cie' }],
    ['https://loutres.example', { url: 'https://loutres.example' }],
  ])('a text: %s', async (organizer, told) => {
    const { natives } = await read({ ...EVENT, organizer })
    expect(natives[0]?.organizer).toEqual(told)
  })

  test.each<[object, object]>([
    [
      { telephone: '+33 1 99 00 12 34', url: 'https://salle.example/' },
      { phone: '+33 1 99 00 12 34', url: 'https://salle.example/' },
    ],
    [
      { url: '/salles/vega', sameAs: ['https://salle.example/'] },
      { url: 'https://salle.example/' },
    ],
    [{ url: 'https://vega.example/' }, { url: 'https://vega.example/' }],
  ])('the hall: %o', async (more, told) => {
    const { natives } = await read({ ...EVENT, location: { ...HALL, ...more } })
    expect(natives[0]?.place).toMatchObject(told)
  })

  test("a page of the seller's about the hall is no site of the hall", async () => {
    const { natives } = await read({ ...EVENT, location: { ...HALL, url: '/salles/vega' } })
    expect(natives[0]?.place).not.toHaveProperty('url')
  })
})
