import { describe, expect, test } from 'vitest'
import { HALL, EVENT, read, one } from '../../../../tests/support/read-schema-org.ts'

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
    [
      'a group that holds its own meeting is not on stage',
      {
        '@type': 'Event',
        organizer: { '@type': 'Organization', name: 'Les Loutres' },
        performer: { '@type': 'Organization', name: 'Les Loutres' },
      },
      { performers: [] },
    ],
    [
      'a band that holds its own concert is',
      {
        '@type': 'Event',
        organizer: { '@type': 'Organization', name: 'Les Loutres' },
        performer: { '@type': 'MusicGroup', name: 'Les Loutres' },
      },
      { performers: [{ name: 'Les Loutres' }] },
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

describe('as a native listing', () => {
  const place = { '@type': 'Place', name: 'Salle Vega' }
  const bare = { '@type': 'Event', name: 'Les Loutres', startDate: '2026-12-05T20:00' }
  const natives = async (more: object) => (await read({ ...bare, ...more })).natives

  test('an event that tells all it can', async () => {
    const told = {
      location: place,
      geo: { latitude: 1.5, longitude: 2.5 },
      offers: { '@type': 'AggregateOffer', offers: [{ price: 5 }, { url: '/buy' }] },
      genre: [' Rock ', ''],
      about: [{ name: 'Pottery' }, {}],
      keywords: 'a; b',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      aggregateRating: { ratingValue: 8, reviewCount: 3, bestRating: 10 },
      review: [{ '@id': '#r1', reviewBody: 'Bien', datePublished: '2026-01-02', author: 'A' }],
      eventStatus: [{}, { name: 'EventPostponed' }],
      organiser: { name: 'Asso Vega' },
    }
    const url = 'https://vega.example/buy'
    expect(await natives(told)).toEqual([
      {
        id: url,
        name: 'Les Loutres',
        url,
        start: '2026-12-05T20:00',
        status: 'EventPostponed',
        categories: ['schema.org:Event', 'Rock', 'a', 'b', 'Pottery'],
        place: { name: 'Salle Vega', lat: '1.5', lng: '2.5' },
        organizer: { name: 'Asso Vega' },
        online: true,
        offers: [{ price: '5' }, {}],
        rating: { average: '8', count: '3', scale: '10' },
        reviews: [{ id: '#r1', text: 'Bien', author: 'A', date: '2026-01-02' }],
      },
    ])
  })

  test('one that leaves its name, its place and who holds it to others', async () => {
    const told = {
      '@type': 'Festival',
      name: undefined,
      keywords: 'of no use beside a type',
      superEvent: { '@type': 'Event', name: 'Nuits Vega', organizer: { name: 'Asso Vega' } },
      address: '3 rue des Pins, 75011 Paris',
      geoCoordinates: { latitude: 1.5, longitude: 2.5 },
    }
    expect(await natives(told)).toEqual([
      {
        id: expect.stringMatching(/^fp-/) as string,
        name: 'Nuits Vega',
        start: '2026-12-05T20:00',
        categories: ['schema.org:Festival'],
        place: { address: '3 rue des Pins, 75011 Paris', lat: '1.5', lng: '2.5' },
        organizer: { name: 'Asso Vega' },
      },
    ])
  })

  const nights = (...bills: readonly (readonly string[])[]) => ({
    '@type': 'EventSeries',
    location: place,
    subEvent: bills.map((bill, at) => ({
      '@type': 'MusicEvent',
      startDate: `2026-12-0${at + 5}T20:00`,
      performer: bill.map((name) => ({ name })),
    })),
  })
  test.each<[string, object, object]>([
    [
      'has those on stage who are on each of its nights',
      nights(['Otters', 'Badgers'], ['Otters']),
      {
        performers: [{ name: 'Otters', sameAs: [] }],
        categories: ['schema.org:EventSeries', 'schema.org:MusicEvent'],
      },
    ],
    ['has nobody where one night tells nobody', nights(['Badgers'], []), { performers: undefined }],
    [
      'has the point of its place, not another beside it',
      {
        location: { ...place, geo: { latitude: 9, longitude: 8 } },
        geo: { latitude: 1.5, longitude: 2.5 },
      },
      { place: { name: 'Salle Vega', lat: '9', lng: '8' } },
    ],
    [
      'is nowhere without a place',
      { geo: { latitude: 1.5, longitude: 2.5 } },
      { place: undefined },
    ],
    ['has its own state among words', { location: place, eventStatus: [{}, 'x'] }, { status: 'x' }],
    [
      'is in the language of its name',
      { name: { '@value': 'Les Loutres', '@language': 'fr' } },
      { language: 'fr' },
    ],
    [
      'is called by the second work, where the first has no name',
      { name: undefined, workPresented: [{}, { name: 'Otterland' }] },
      { name: 'Otterland' },
    ],
  ])('an event %s', async (_, more, told) => {
    const [native] = await natives(more)
    for (const [member, value] of Object.entries(told))
      expect(native?.[member as keyof typeof native]).toEqual(value)
  })
})
