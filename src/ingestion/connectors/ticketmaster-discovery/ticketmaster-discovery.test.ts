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
import { ticketmasterDiscovery } from './ticketmaster-discovery.ts'

const EVENT = {
  name: 'Les Loutres',
  type: 'event',
  id: 'Z698xZC1',
  test: false,
  url: 'https://tickets.example/event/1',
  locale: 'fr-fr',
  images: [
    {
      ratio: '3_2',
      url: 'https://img.example/fallback.jpg',
      width: 1024,
      height: 683,
      fallback: true,
    },
    {
      ratio: '4_3',
      url: 'https://img.example/small.jpg',
      width: 305,
      height: 225,
      fallback: false,
    },
    {
      ratio: '16_9',
      url: 'https://img.example/large.jpg',
      width: 1136,
      height: 639,
      fallback: false,
    },
  ],
  sales: {
    public: {
      startDateTime: '2026-01-01T09:00:00Z',
      startTBD: false,
      endDateTime: '2026-12-05T19:00:00Z',
    },
    presales: [{ startDateTime: '2025-12-01T09:00:00Z' }],
  },
  dates: {
    start: {
      localDate: '2026-12-05',
      localTime: '20:00:00',
      dateTime: '2026-12-05T19:00:00Z',
      dateTBD: false,
      dateTBA: false,
      timeTBA: false,
      noSpecificTime: false,
    },
    timezone: 'Europe/Paris',
    status: { code: 'onsale' },
    spanMultipleDays: false,
  },
  classifications: [
    {
      primary: false,
      segment: { name: 'Miscellaneous' },
      genre: { name: 'Family' },
      subGenre: { name: 'Undefined' },
    },
    {
      primary: true,
      segment: { name: 'Music' },
      genre: { name: 'Rock' },
      subGenre: { name: 'Alternative Rock' },
    },
  ],
  priceRanges: [
    { type: 'standard', currency: 'EUR', min: 40, max: 60 },
    { type: 'standard including fees', currency: 'EUR', min: 44.5, max: 66 },
  ],
  info: 'Portes à 19 h.',
  pleaseNote: 'Pas de sacs.',
  _embedded: {
    venues: [
      {
        name: 'Salle Vega',
        id: 'KovZ1',
        postalCode: '75011',
        timezone: 'Europe/Paris',
        city: { name: 'Paris' },
        state: { name: 'Île-de-France' },
        country: { name: 'France', countryCode: 'FR' },
        address: { line1: '3 rue des Pins', line2: 'Bâtiment B' },
        location: { longitude: '2.37', latitude: '48.86' },
      },
    ],
    attractions: [
      { name: 'Léa Mori', id: 'K1', externalLinks: { homepage: [{ url: 'https://lea.example' }] } },
      {
        name: 'Les Loutres',
        id: 'K2',
        externalLinks: { musicbrainz: [{ id: '0e43fe9d-c472-4b62-be9e-55f971a023e1' }] },
      },
      { name: 'Nobody', id: 'K3', test: true },
    ],
  },
}

const page = (events: unknown[], totalPages = 1, number = 0, totalElements = events.length) => ({
  _embedded: { events },
  page: { size: 20, totalElements, totalPages, number },
})

async function read(value: unknown, options: Record<string, string> = {}) {
  const body = await readBody(ticketmasterDiscovery, bodyOf(JSON.stringify(value)), options)
  return {
    ...body,
    ...normaliseAll(body.natives, 'ticketmaster-discovery'),
    connectorRejected: body.rejected,
  }
}

const one = async (change: object) => (await read(page([{ ...EVENT, ...change }]))).listings[0]

test('an event as a listing', async () => {
  const { listings, warnings } = await read(page([EVENT]))
  expect(warnings).toEqual([])
  expect(listings[0]).toMatchObject({
    externalId: 'Z698xZC1',
    name: 'Les Loutres',
    url: 'https://tickets.example/event/1',
    language: 'fr',
    status: 'scheduled',
    availability: 'available',
    saleFrom: Date.parse('2026-01-01T09:00:00Z'),
    saleUntil: Date.parse('2026-12-05T19:00:00Z'),
    description: 'Portes à 19 h.\n\nPas de sacs.',
    image: { url: 'https://img.example/large.jpg', width: 1136, height: 639, generic: false },
    categories: [101, 1000],
    grain: 'single',
    kind: 'admission',
    performers: [
      { externalId: 'K1', name: 'Léa Mori', role: 'support' },
      {
        externalId: 'K2',
        name: 'Les Loutres',
        role: 'headliner',
        sameAs: ['musicbrainz:0e43fe9d-c472-4b62-be9e-55f971a023e1'],
      },
    ],
    place: {
      externalId: 'KovZ1',
      name: 'Salle Vega',
      street: '3 rue des Pins, Bâtiment B',
      postalCode: '75011',
      city: 'Paris',
      country: 'FR',
      lat: 48.86,
      lng: 2.37,
    },
    offers: [{ price: 44.5, priceMax: 66, currency: 'EUR', kind: 'admission' }],
    timing: {
      zone: 'Europe/Paris',
      precision: 'minute',
      start: { at: Date.parse('2026-12-05T19:00:00Z'), offset: 60 },
    },
  })
})

test.each([
  ['both texts', { info: 'Show.', pleaseNote: 'Rules.' }, 'Show.\n\nRules.'],
  ['a text that is told twice', { info: 'Rules.', pleaseNote: 'Rules.' }, 'Rules.'],
  ['a text within the other', { info: 'Rules.', pleaseNote: 'Show. Rules.' }, 'Show. Rules.'],
  [
    'an age',
    { info: 'Show.', pleaseNote: '', ageRestrictions: { ageRuleDescription: '18 & Over' } },
    'Show.\n\nAge: 18 & Over',
  ],
  ['none', { info: undefined, pleaseNote: undefined }, ''],
])('the description has %s', async (_, change, expected) => {
  expect((await one(change))?.description).toBe(expected)
})

test.each([
  [{ promoter: { name: 'VEGA LIVE LTD' } }, 'VEGA LIVE LTD'],
  [{ promoters: [{ name: 'PROMOTED BY VENUE' }, { name: 'VEGA LIVE LTD' }] }, 'VEGA LIVE LTD'],
  [{ promoter: { name: 'PROMOTED BY VENUE' } }, undefined],
  [{ promoter: { name: 'NBA REGULAR SEASON' } }, undefined],
])('%j is held by %s', async (change, name) => {
  expect((await one(change))?.organizer?.name).toBe(name)
})

describe('dates', () => {
  const dated = async (start: object, dates: object = {}) =>
    (await one({ dates: { ...EVENT.dates, ...dates, start: { ...EVENT.dates.start, ...start } } }))
      ?.timing

  test('no specific time is a day', async () => {
    expect(
      await dated({ noSpecificTime: true, localTime: undefined, dateTime: undefined }),
    ).toMatchObject({ precision: 'day' })
    expect(await dated({ timeTBA: true })).toMatchObject({ precision: 'day' })
  })

  test('an instant that does not say so is of UTC', async () => {
    const start = { localDate: undefined, localTime: undefined, dateTime: '2026-12-05T19:00:00' }
    expect((await dated(start))?.start.at).toBe(Date.parse('2026-12-05T19:00:00Z'))
  })

  test('a date to be announced is held back', async () => {
    for (const flag of ['dateTBA', 'dateTBD']) {
      const { listings, rejected } = await read(
        page([
          { ...EVENT, dates: { ...EVENT.dates, start: { ...EVENT.dates.start, [flag]: true } } },
        ]),
      )
      expect(listings).toEqual([])
      expect(rejected[0]).toMatch(/not announced/)
    }
  })

  test('an end, and an approximate one', async () => {
    const end = { localDate: '2026-12-05', localTime: '23:00:00', approximate: true }
    expect(await dated({}, { end })).toMatchObject({
      end: { at: Date.parse('2026-12-05T22:00:00Z') },
      endApproximate: true,
    })
  })

  test('without a zone of the event the venue’s counts, without any the instant', async () => {
    expect(await dated({}, { timezone: undefined })).toMatchObject({
      start: { at: Date.parse('2026-12-05T19:00:00Z'), offset: 60 },
    })
    const nowhere = await one({ dates: { ...EVENT.dates, timezone: undefined }, _embedded: {} })
    expect(nowhere?.timing.start.at).toBe(Date.parse('2026-12-05T19:00:00Z'))
  })

  test('the date it was moved from', async () => {
    const moved = await dated(
      {},
      {
        initialStartDate: { localDate: '2026-05-05', localTime: '20:00:00' },
        status: { code: 'rescheduled' },
      },
    )
    expect(moved?.previousStart).toEqual({ at: Date.parse('2026-05-05T18:00:00Z'), offset: 120 })
  })
})

test.each([
  ['onsale', 'scheduled', 'available'],
  ['offsale', 'scheduled', 'notYet'],
  ['canceled', 'cancelled', 'unknown'],
  ['cancelled', 'cancelled', 'unknown'],
  ['postponed', 'postponed', 'unknown'],
  ['rescheduled', 'rescheduled', 'unknown'],
])('status %s is %s, %s', async (code, status, availability) => {
  expect(await one({ dates: { ...EVENT.dates, status: { code } } })).toMatchObject({
    status,
    availability,
  })
})

test.each<[string, object, object]>([
  [
    'the first venue that says something is the place',
    { _embedded: { venues: [{}, { id: 'V', name: 'Salle Vega' }] } },
    { place: { externalId: 'V', name: 'Salle Vega' } },
  ],
  [
    'a point beside the event is its venue’s',
    {
      location: { latitude: '43.6', longitude: '1.44' },
      _embedded: { venues: [{ name: 'Salle Vega' }] },
    },
    { place: { lat: 43.6, lng: 1.44 } },
  ],
  [
    'prices in two currencies are two',
    {
      priceRanges: [
        { type: 'standard', currency: 'USD', min: 35 },
        { type: 'standard including fees', currency: 'CAD', min: 45 },
      ],
    },
    {
      offers: [
        { price: 35, currency: 'USD' },
        { price: 45, currency: 'CAD' },
      ],
    },
  ],
])('%s', async (_, change, told) => {
  expect(await one(change)).toMatchObject(told)
})

test('an end that is a time of day alone is of that night', async () => {
  const dates = { ...EVENT.dates, end: { localTime: '01:30:00' } }
  expect((await one({ dates }))?.timing.end).toMatchObject({
    at: Date.parse('2026-12-06T00:30:00Z'),
  })
})

test('what is sold beside shows is told by its type', async () => {
  const parking = [
    {
      primary: true,
      segment: { name: 'Music' },
      type: { name: 'Parking' },
      subType: { name: 'Regular' },
    },
  ]
  expect(await one({ classifications: parking })).toMatchObject({ kind: 'parking' })
})

test('a festival is nobody on stage at itself', async () => {
  const attractions = [
    {
      name: 'River Festival',
      id: 'K9',
      classifications: [{ segment: { name: 'Music' }, subType: { name: 'Festival' } }],
    },
    { name: 'Otters', id: 'K8', classifications: [{ segment: { name: 'Music' } }] },
  ]
  expect(await one({ _embedded: { ...EVENT._embedded, attractions } })).toMatchObject({
    performers: [{ name: 'Otters', role: 'headliner' }],
  })
})

test('the title of a play is nobody on stage', async () => {
  const play = {
    name: 'The Play',
    id: 'K9',
    classifications: [
      {
        segment: { name: 'Arts & Theatre' },
        type: { name: 'Event Style' },
        subType: { name: 'Musical' },
      },
    ],
  }
  expect(await one({ _embedded: { ...EVENT._embedded, attractions: [play] } })).toMatchObject({
    performers: [],
  })
})

describe('bodies', () => {
  test.each<[string, unknown, number]>([
    ['a page', page([EVENT]), 1],
    ['a list of pages', [page([EVENT], 2, 0), page([{ ...EVENT, id: 'b' }], 2, 1)], 2],
    ['events alone', [EVENT, { ...EVENT, id: 'b' }], 2],
    ['one event', EVENT, 1],
    ['`_embedded` alone', { _embedded: { events: [EVENT] } }, 1],
    ['an empty page', { page: { size: 20, totalElements: 0, totalPages: 0, number: 0 } }, 0],
    ['lists of pages', [[page([EVENT], 2, 0)], [page([{ ...EVENT, id: 'b' }], 2, 1)]], 2],
    ['a page and its request', { request: {}, response: { status: 200, body: page([EVENT]) } }, 1],
  ])('%s', async (_, value, count) => {
    const { listings, incomplete } = await read(value)
    expect(listings).toHaveLength(count)
    expect(incomplete).toEqual([])
  })

  test('a page of several is not the whole feed, unless the operator says so', async () => {
    expect((await read(page([EVENT], 3, 0))).incomplete).toEqual(['1 of 3 pages are here'])
    expect((await read(page([EVENT], 3, 0), { pages: 'trust' })).incomplete).toEqual([])
    expect((await read([page([EVENT], 2, 0), page([], 0, 1)])).incomplete).toHaveLength(1)
  })

  test.each<[string, unknown[], string]>([
    ['a page that holds fewer than there are', [page([EVENT], 1, 0, 3)], '1 of 3 items are here'],
    [
      'an event of the page before',
      [page([EVENT], 2, 0, 2), page([EVENT], 2, 1, 2)],
      '1 of 2 items are here',
    ],
    [
      'a page that comes again',
      [page([EVENT], 2, 0), page([EVENT], 2, 0)],
      '1 of 2 pages are here',
    ],
    [
      'an error in the place of a page',
      [page([EVENT]), { fault: { faultstring: 'Rate limit quota violation' } }],
      'the API answered: Rate limit quota violation',
    ],
  ])('%s is not the whole feed', async (_, pages, reason) => {
    expect((await read(pages)).incomplete).toEqual([reason])
    const lines = pages.map((one) => JSON.stringify(one)).join('\n')
    expect((await readBody(ticketmasterDiscovery, bodyOf(lines))).incomplete).toEqual([reason])
  })

  test('a page of halls is no empty feed', async () => {
    const body = bodyOf(JSON.stringify({ _embedded: { venues: [{ id: 'v' }] }, page: {} }))
    await expect(readBody(ticketmasterDiscovery, body)).rejects.toThrow('lists venues, not events')
  })

  test('what is no event, and test events, cost themselves', async () => {
    const { listings, connectorRejected } = await read(
      page([EVENT, 'x', { ...EVENT, id: 't', test: true }, { name: 'no id', dates: {} }]),
    )
    expect(listings).toHaveLength(1)
    expect(connectorRejected.map(({ line, id }) => [line, id])).toEqual([
      [2, null],
      [3, 't'],
      [4, null],
    ])
  })

  test.each([
    ['a web page', '<html>try later'],
    ['nothing', ''],
    ['a fault of the API', '{"fault":{"faultstring":"Invalid ApiKey"}}'],
    ['something else', '{"a":1}'],
  ])('%s is not this format', async (_, content) => {
    await expect(readBody(ticketmasterDiscovery, bodyOf(content))).rejects.toThrow(NotThisFormat)
  })
})

describe('what is whole in a damaged body is read, and the body is not whole:', () => {
  const few = [1, 2, 3].map((at) => ({ ...EVENT, id: `E${at}` }))
  const whole = JSON.stringify(page(few))
  const behind = (text: string, id: string) => text.indexOf('"id":"' + id) + 12
  const two = `[${whole},${JSON.stringify(page([{ ...EVENT, id: 'E4' }, EVENT]))}]`
  test.each<[string, string, string[], number]>([
    ['cut off within an event', whole.slice(0, behind(whole, 'E3')), ['E1', 'E2'], 0],
    ['cut off behind the events', whole.slice(0, -20), ['E1', 'E2', 'E3'], 0],
    ['an event that is no JSON', whole.replace('"id":"E2"', '"id":"E2"x'), ['E1', 'E3'], 1],
    ['a list of pages, cut off', two.slice(0, behind(two, EVENT.id)), ['E1', 'E2', 'E3', 'E4'], 0],
    ['a list of events, cut off', JSON.stringify(few).slice(0, -20), ['E1', 'E2'], 1],
    ['cut off before its first event ends', whole.slice(0, 200), [], 0],
  ])('%s', async (_, content, ids, rejected) => {
    const given = await readBody(ticketmasterDiscovery, bodyOf(content))
    expect(given.natives.map(({ id }) => id)).toEqual(ids)
    expect(given.incomplete.join()).toMatch(/^(?:a page is damaged|it is cut off before its end)/)
    expect(given.rejected).toHaveLength(rejected)
  })
})

describe.skipIf(!capturedFeeds)(`captured pages${SKIPPED}`, () => {
  test.each([
    ['events_page1.json', 10, 0],
    ['events_page2.json', 10, 0],
    // One starts when its doors open: its text tells the show.
    ['exampleData.json', 20, 1],
    ['mockEvent.json', 20, 0],
    ['mockEventsResults.json', 2, 0],
    ['sourceData.json', 20, 0],
    ['tmresults.json', 20, 0],
  ])('%s gives %i listings', async (file, count, warned) => {
    const body = await readBody(
      ticketmasterDiscovery,
      bodyOf(capturedFile(`ticketmaster-discovery/${file}`)),
    )
    const { listings, rejected, warnings } = normaliseAll(body.natives, 'ticketmaster-discovery')
    expect([listings.length, rejected, warnings.length, body.rejected]).toEqual([
      count,
      [],
      warned,
      [],
    ])
    for (const listing of listings) {
      expect(listing.place?.country).toMatch(/^[A-Z]{2}$/)
      expect(listing.timing.precision).toMatch(/minute|day/)
      expect(listing.image?.url).toMatch(/^https:/)
    }
  })

  test('what some of them became', async () => {
    const events = async (file: string) => {
      const body = await readBody(
        ticketmasterDiscovery,
        bodyOf(capturedFile(`ticketmaster-discovery/${file}`)),
      )
      return new Map(
        normaliseAll(body.natives, 'ticketmaster-discovery').listings.map((listing) => [
          listing.externalId,
          listing,
        ]),
      )
    }
    const british = await events('exampleData.json')
    expect([...british.values()].filter(({ status }) => status === 'rescheduled')).toHaveLength(10)
    expect([...british.values()].filter(({ status }) => status === 'cancelled')).toHaveLength(1)
    expect(british.get('G5vHZ4V1RyNSE')?.timing).toMatchObject({
      doors: { at: Date.parse('2020-10-04T18:00:00Z') },
      start: { at: Date.parse('2020-10-04T19:00:00Z') },
    })
    expect(british.get('1AdjZ4UGkBwb746')).toMatchObject({
      status: 'rescheduled',
      timing: {
        zone: 'Europe/London',
        start: { at: Date.parse('2021-03-11T18:00:00Z'), offset: 0 },
      },
      offers: [{ price: 47.45, priceMax: 178.9, currency: 'GBP' }],
      performers: [{ name: 'Harry Styles', role: 'headliner' }],
      place: { city: 'Birmingham', country: 'GB', lat: 52.479932, lng: -1.914924 },
    })
    expect(british.get('1AdjZ4oGkTeHwBN')).toMatchObject({ kind: 'vip' })
    const american = await events('sourceData.json')
    expect(american.get('G5v0Z98m24-oh')).toMatchObject({
      categories: [903],
      performers: [{ role: 'headliner' }, { role: 'headliner' }],
      timing: { zone: 'America/Phoenix', start: { offset: -420 } },
    })
    // No zone of its own: the place tells it.
    expect(american.get('Z7r9jZ1Ad4s-N')).toMatchObject({
      timing: { zone: 'America/New_York' },
      offers: [],
    })
  })
})

test.each<[string, string | undefined]>([
  ['Box office: 01 99 00 12 34. Web: vega.example', '01 99 00 12 34'],
  ['(199)000-1234', '(199)000-1234'],
  ['General 199-000-1234 Tickets 199-000-1234', '199-000-1234'],
  ['Box office 199-000-1234 Otters (hockey) 199-000-5678', undefined],
  ['199-000-1234 901-888-HOOP (4667)', undefined],
  ['By mail alone', undefined],
])('%j is the telephone %s', async (phoneNumberDetail, phone) => {
  const venue = { id: '9', name: 'Salle Vega', boxOfficeInfo: { phoneNumberDetail } }
  const event = { ...EVENT, _embedded: { venues: [venue] } }
  const { natives } = await readBody(ticketmasterDiscovery, bodyOf(JSON.stringify([event])))
  const { place } = natives[0]!
  expect(place).toEqual({ id: '9', name: 'Salle Vega', ...(phone === undefined ? {} : { phone }) })
})

test.each([
  { startDateTime: '1900-01-01T18:00:00Z', startTBD: false },
  { startDateTime: '2026-10-01T18:00:00Z', startTBA: true },
])('a sale of %j begins nobody knows when', async (told) => {
  const sales = { public: told }
  const body = bodyOf(JSON.stringify([{ ...EVENT, sales }]))
  expect((await readBody(ticketmasterDiscovery, body)).natives[0]).not.toHaveProperty('saleFrom')
})
