import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { jambase } from './jambase.ts'

const event = {
  '@type': 'Concert',
  identifier: 'jambase:71',
  name: 'Otters at Salle Vega',
  url: 'https://www.jambase.com/show/71',
  image: 'https://i.example/71.png',
  eventStatus: 'scheduled',
  startDate: '2026-12-05T20:00:00',
  endDate: '2026-12-05',
  previousStartDate: '',
  doorTime: '',
  location: {
    name: 'Salle Vega',
    identifier: 'jambase:9',
    address: {
      streetAddress: '3 rue des Pins',
      'x-streetAddress2': '',
      addressLocality: 'Toulouse',
      postalCode: '31000',
      addressRegion: { name: 'Occitanie', alternateName: 'OCC' },
      addressCountry: { identifier: 'FR', name: 'France' },
      'x-timezone': 'Europe/Paris',
    },
    geo: { latitude: 43.6, longitude: 1.44 },
  },
  offers: [
    {
      category: 'ticketingLinkPrimary',
      url: 'https://t.example/71',
      priceSpecification: { minPrice: '20.00', maxPrice: '', price: '20.00', priceCurrency: 'EUR' },
      seller: { name: 'Ticket Horizon', identifier: 'horizon' },
      validFrom: '2026-02-01T09:00:00Z',
    },
    {
      category: 'ticketingLinkSecondary',
      url: 'https://r.example/71',
      priceSpecification: {},
      seller: { name: 'Resold', identifier: 'resold' },
    },
  ],
  performer: [
    {
      identifier: 'jambase:3',
      name: 'Otters',
      genre: ['folk'],
      'x-isHeadliner': true,
      image: 'https://i.example/jambase-default-band-image-bw.png',
      sameAs: ['https://musicbrainz.org/artist/20244d07-534f-4eff-b4d4-930878889970'],
    },
    { identifier: 'jambase:4', name: 'Badgers', 'x-isHeadliner': false, image: '' },
  ],
  isAccessibleForFree: false,
}

async function listing(more: object, options: Record<string, string> = {}) {
  const { natives } = await readBody(
    jambase,
    bodyOf(JSON.stringify([{ ...event, ...more }])),
    options,
  )
  return natives[0]!
}

test('an event becomes a listing', async () => {
  expect(await listing({})).toEqual({
    id: 'jambase:71',
    name: 'Otters',
    url: 'https://www.jambase.com/show/71',
    timeZone: 'Europe/Paris',
    start: '2026-12-05T20:00:00',
    status: 'scheduled',
    image: 'https://i.example/71.png',
    categories: ['folk', 'music'],
    performers: [
      {
        id: 'jambase:3',
        name: 'Otters',
        role: 'headliner',
        sameAs: ['https://musicbrainz.org/artist/20244d07-534f-4eff-b4d4-930878889970'],
      },
      { id: 'jambase:4', name: 'Badgers', role: 'support' },
    ],
    place: {
      id: 'jambase:9',
      name: 'Salle Vega',
      street: '3 rue des Pins',
      postalCode: '31000',
      city: 'Toulouse',
      region: 'OCC',
      country: 'FR',
      lat: '43.6',
      lng: '1.44',
      timeZone: 'Europe/Paris',
    },
    offers: [
      {
        name: 'Ticket Horizon',
        kind: 'admission',
        price: '20.00',
        currency: 'EUR',
        validFrom: '2026-02-01T09:00:00Z',
      },
      { name: 'Resold', kind: 'resale' },
    ],
  })
})

test('an event that tells the same by other members becomes a listing', async () => {
  const hall = 'https://i.example/hall.png'
  const address = {
    streetAddress: '3 rue des Pins',
    'x-streetAddress2': 'Hall B',
    addressRegion: { name: 'Occitanie' },
    addressCountry: { name: 'France' },
  }
  const otters = {
    name: 'Otters',
    'x-performanceRank': 1,
    image: 'https://i.example/3.png',
    'x-externalIdentifiers': [{ source: 'spotify', identifier: ['a', 'b'] }, { identifier: 'z' }],
    sameAs: [{ url: 'https://otters.example' }, {}],
  }
  const told = {
    '@type': 'Concert',
    identifier: 'jambase:72',
    name: 'Otters at Salle Vega',
    'x-subtitle': 'Three nights.',
    'x-promoImage': 'https://i.example/promo.png',
    image: 'https://i.example/jambase-default-x.png',
    startDate: '2026-12-05T20:00:00',
    endDate: '2026-12-05T23:00:00',
    doorTime: '2026-12-05T19:00:00',
    location: { name: 'Salle Vega', address, image: hall },
    // One without a name is nobody; where not all tell a rank they come as they are.
    performer: [{ name: 'Voles' }, otters, { identifier: 'jambase:5' }],
  }
  const { natives } = await readBody(jambase, bodyOf(JSON.stringify([told])))
  expect(natives).toEqual([
    {
      id: 'jambase:72',
      name: 'Otters',
      start: '2026-12-05T20:00:00',
      end: '2026-12-05T23:00:00',
      doors: '2026-12-05T19:00:00',
      description: 'Three nights.',
      image: 'https://i.example/promo.png',
      categories: ['music'],
      performers: [
        { name: 'Voles', role: 'headliner' },
        {
          name: 'Otters',
          role: 'headliner',
          image: 'https://i.example/3.png',
          sameAs: ['spotify:a', 'spotify:b', 'https://otters.example'],
        },
      ],
      place: {
        name: 'Salle Vega',
        street: '3 rue des Pins, Hall B',
        region: 'Occitanie',
        country: 'France',
        image: hall,
      },
      offers: [],
    },
  ])
})

describe('of an event', () => {
  test.each<[string, object, Record<string, string>, object]>([
    ['held online', { eventAttendanceMode: 'virtual' }, {}, { online: true }],
    [
      'with nothing to pay, what is resold keeps its price',
      {
        isAccessibleForFree: true,
        offers: [
          { category: 'ticketingLinkPrimary' },
          {
            category: 'ticketingLinkSecondary',
            priceSpecification: { minPrice: '5', maxPrice: '9', priceCurrency: 'EUR' },
          },
        ],
      },
      {},
      {
        offers: [
          { kind: 'admission', price: 0 },
          { kind: 'resale', price: '5', priceMax: '9', currency: 'EUR' },
        ],
      },
    ],
    [
      'of one seller, its link and prices are taken',
      {},
      { seller: 'horizon' },
      { url: 'https://t.example/71', offers: [{ price: '20.00' }] },
    ],
    [
      'over several days, the last is the end',
      { endDate: '2026-12-07' },
      {},
      { end: '2026-12-07' },
    ],
    [
      'with doors, they are of its day',
      { doorTime: '19:00:00' },
      {},
      { doors: '2026-12-05T19:00:00' },
    ],
    [
      'moved, both dates are told',
      { eventStatus: 'rescheduled', previousStartDate: '2026-11-05T20:00:00' },
      {},
      { status: 'rescheduled', previousStart: '2026-11-05T20:00:00' },
    ],
    ['that is free', { isAccessibleForFree: true, offers: [] }, {}, { offers: [{ price: 0 }] }],
    [
      'that is free, and where places are kept, a ticket costs nothing',
      { isAccessibleForFree: true, offers: [{ seller: { name: 'Kept' }, priceSpecification: {} }] },
      {},
      { offers: [{ name: 'Kept', price: 0 }] },
    ],
    [
      'with its price beside the offer',
      { offers: [{ seller: { name: 'Horizon' }, price: '25.00', priceCurrency: 'EUR' }] },
      {},
      { offers: [{ price: '25.00', currency: 'EUR' }] },
    ],
    [
      'whose acts have ranks, they come by these',
      {
        performer: [
          { name: 'Voles', 'x-performanceRank': 3 },
          {
            name: 'Otters',
            'x-performanceRank': 1,
            genre: [{ name: 'Folk', identifier: 'folk' }, 'jamband'],
          },
          { name: 'Badgers', 'x-performanceRank': 2 },
        ],
      },
      {},
      {
        performers: [{ name: 'Otters' }, { name: 'Badgers' }, { name: 'Voles' }],
        categories: ['folk', 'music/rock', 'music'],
      },
    ],
    [
      'that tells region and country in words',
      { location: { address: { addressRegion: 'Occitanie', addressCountry: 'France' } } },
      {},
      { place: { region: 'Occitanie', country: 'France' } },
    ],
    [
      'whose bill is headed by the second, the genre is that one’s',
      {
        performer: [
          { name: 'Badgers', genre: ['folk'] },
          { name: 'Otters', 'x-isHeadliner': true, genre: [{ name: 'Polka' }] },
        ],
      },
      {},
      { categories: ['Polka', 'music'], performers: [{ role: 'support' }, { role: 'headliner' }] },
    ],
    ['called by its place alone', { name: ' at Salle Vega' }, {}, { name: ' at Salle Vega' }],
    ['with a title of its own', { 'x-customTitle': 'River Night' }, {}, { name: 'River Night' }],
    [
      'that is a festival',
      { '@type': 'Festival', name: 'River Fest' },
      {},
      { name: 'River Fest', categories: ['festival/music-festival', 'folk', 'music'] },
    ],
  ])('%s', async (_, more, options, expected) => {
    expect(await listing(more, options)).toMatchObject(expected)
  })
})

test('an event that was asked for alone is one, and pages tell of a next one', async () => {
  const read = (value: object) => readBody(jambase, bodyOf(JSON.stringify(value)))
  expect((await read({ success: true, event })).natives).toHaveLength(1)
  const page = { events: [event], pagination: { nextPage: 'https://x.example/?page=2' } }
  expect((await read(page)).incomplete).toEqual(['the last page tells of a next one'])
})

test.each([
  [{ mergedInto: 'jambase:99' }, { rejected: 'merged into another', withdraw: true }],
  [{ deletionStatus: 'deleted' }, { removed: true }],
])('what is no event any more is withdrawn: %j', async (more, outcome) => {
  const { records } = await readBody(jambase, bodyOf(JSON.stringify([{ ...event, ...more }])))
  expect(records[0]?.read()).toEqual([{ ...outcome, id: 'jambase:71' }])
})

test('an event without an id is rejected', async () => {
  const { identifier: _, ...nameless } = event
  const { records } = await readBody(jambase, bodyOf(JSON.stringify([nameless])))
  expect(records[0]?.read()).toEqual([{ rejected: 'no id', id: null }])
})
