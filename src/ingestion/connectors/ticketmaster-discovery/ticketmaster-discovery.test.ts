import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery.ts'
import { EVENT, page, read, one } from '../../../../tests/support/read-ticketmaster.ts'

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
  [
    'links and bold words of Markdown',
    { info: '**Doors 7pm.** See [our rules](https://vega.example/rules).', pleaseNote: '' },
    'Doors 7pm. See our rules.',
  ],
  [
    'stars and brackets that are none',
    { info: '*Prices are 2 * 10 [or so] (at most)', pleaseNote: '** No bags' },
    '*Prices are 2 * 10 [or so] (at most)\n\n** No bags',
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

describe('as a native listing', () => {
  const native = async (more: object) => {
    const { natives } = await readBody(ticketmasterDiscovery, bodyOf(JSON.stringify([more])))
    return natives[0]!
  }

  test('an event that tells the same by other members', async () => {
    const image = (name: string) => ({ url: `https://i.example/${name}.jpg` })
    const told = {
      id: '7',
      name: 'Otters at Badgers',
      images: [null, {}, { ...image('a'), width: 10, height: 5, fallback: true }],
      dates: {
        start: { localDate: '2026-12-05', localTime: '20:00:00' },
        end: { localDate: '2026-12-05', localTime: '23:00:00', noSpecificTime: true },
        endApproximate: true,
        status: { code: 'OffSale' },
      },
      doorsTimes: { localDate: '2026-12-05', localTime: '19:00:00' },
      classifications: [{ segment: { name: 'Sports' } }],
      _embedded: {
        venues: [
          {
            name: 'The Den',
            country: { name: 'France' },
            state: { stateCode: 'OC', name: 'Occitanie' },
            images: [image('v')],
          },
        ],
        attractions: [
          { id: 'K0' },
          {
            id: 'K1',
            name: 'Voles',
            description: 'Small.',
            images: [image('z')],
            externalLinks: {
              wiki: [{}],
              musicbrainz: [{}],
              homepage: [{ url: 'https://z.example' }],
            },
          },
        ],
      },
    }
    expect(await native(told)).toEqual({
      id: '7',
      name: 'Otters at Badgers',
      start: '2026-12-05T20:00:00',
      end: '2026-12-05',
      endApproximate: true,
      doors: '2026-12-05T19:00:00',
      status: 'scheduled',
      availability: 'offsale',
      image: [{ ...image('a'), width: '10', height: '5', generic: true }],
      categories: ['ticketmaster:Sports//'],
      // Of sport nobody is in support.
      performers: [
        {
          id: 'K1',
          name: 'Voles',
          role: 'headliner',
          description: 'Small.',
          image: [{ ...image('z'), generic: false }],
          sameAs: ['https://z.example'],
        },
      ],
      place: {
        name: 'The Den',
        region: 'OC',
        country: 'France',
        image: [{ ...image('v'), generic: false }],
      },
    })
  })

  test('an event in a place that is no venue, of a day that is known', async () => {
    const told = {
      id: '8',
      name: 'Otters',
      dates: {
        start: { localDate: '2026-12-05', localTime: '20:00:00', noSpecificTime: true },
        end: { localTime: '23:00:00', endApproximate: true },
      },
      sales: { public: { startDateTime: '2026-10-01T18:00:00Z', startTBD: true } },
      place: { name: 'Park', address: { line1: '1 Pine St' }, timezone: 'Europe/Paris' },
    }
    expect(await native(told)).toEqual({
      id: '8',
      name: 'Otters',
      start: '2026-12-05',
      timeUnknown: true,
      endApproximate: true,
      place: { name: 'Park', street: '1 Pine St', timeZone: 'Europe/Paris' },
    })
    const { place: _, ...nowhere } = told
    expect(await native(nowhere)).not.toHaveProperty('place')
  })

  test.each([
    [{ test: true }, { rejected: 'a test', id: EVENT.id, withdraw: true }],
    [{ id: '' }, { rejected: 'no id', id: null }],
  ])('none where it says %j', async (more, outcome) => {
    const body = bodyOf(JSON.stringify([{ ...EVENT, ...more }]))
    const { records } = await readBody(ticketmasterDiscovery, body)
    expect(records[0]?.read()).toEqual([outcome])
  })
})
