import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { eventbrite } from './eventbrite.ts'

function read(content: unknown, options: Record<string, string> = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return readBody(eventbrite, bodyOf(text), options)
}

const SEARCHED = {
  id: '71',
  name: 'The Otters',
  url: 'https://www.eventbrite.com/e/the-otters-tickets-71',
  language: 'en-us',
  timezone: 'America/New_York',
  start_date: '2026-12-05',
  start_time: '20:00',
  end_date: '2026-12-05',
  end_time: '22:30',
  summary: 'Three otters.',
  image: {
    url: 'https://x.example/s.jpg',
    original: { url: 'https://x.example/o.jpg', width: 1536, height: 768 },
  },
  tags: [
    { prefix: 'EventbriteSubCategory', display_name: 'Jazz' },
    { prefix: 'EventbriteCategory', display_name: 'Music' },
    { prefix: 'OrganizerTag', display_name: 'otters' },
  ],
  event_sales_status: {
    sales_status: 'on_sale',
    start_sales_date: { utc: '2026-08-01T00:00:00Z' },
  },
  ticket_availability: {
    is_free: false,
    is_sold_out: false,
    has_available_tickets: true,
    minimum_ticket_price: { currency: 'USD', major_value: '10.00' },
    maximum_ticket_price: { currency: 'USD', major_value: '25.00' },
  },
  primary_venue: {
    id: '9',
    name: 'Vega Hall',
    address: {
      address_1: '12 Pine Street',
      city: 'New York',
      region: 'NY',
      postal_code: '10001',
      country: 'US',
      latitude: '40.75',
      longitude: '-73.99',
    },
  },
}

async function searched(more: object) {
  return (await read([{ ...SEARCHED, ...more }])).natives[0]
}

describe('an event of the destination search', () => {
  test.each([
    [
      { primary_organizer: { name: 'Otters Inc', url: 'https://www.eventbrite.com/o/otters-9' } },
      { name: 'Otters Inc', url: 'https://www.eventbrite.com/o/otters-9' },
    ],
    [
      {
        organizer: {
          name: { text: 'Otters Inc' },
          website: 'https://otters.example',
          url: 'https://www.eventbrite.com/o/otters-9',
        },
      },
      { name: 'Otters Inc', url: 'https://otters.example' },
    ],
    [{ organizer: {} }, undefined],
  ])('names who holds it: %o', async (more, organizer) => {
    expect((await searched(more))?.organizer).toEqual(organizer)
  })

  test('becomes a listing', async () => {
    expect(await searched({})).toEqual({
      id: '71',
      name: 'The Otters',
      url: 'https://www.eventbrite.com/e/the-otters-tickets-71',
      language: 'en-us',
      timeZone: 'America/New_York',
      start: '2026-12-05T20:00',
      end: '2026-12-05T22:30',
      status: 'scheduled',
      availability: 'available',
      saleFrom: '2026-08-01T00:00:00Z',
      offers: [{ price: '10.00', priceMax: '25.00', currency: 'USD' }],
      description: 'Three otters.',
      image: { url: 'https://x.example/o.jpg', width: '1536', height: '768' },
      categories: ['Jazz', 'music'],
      place: {
        id: '9',
        name: 'Vega Hall',
        street: '12 Pine Street',
        postalCode: '10001',
        city: 'New York',
        region: 'NY',
        country: 'US',
        lat: '40.75',
        lng: '-73.99',
      },
    })
  })

  const prices = (least: string, most: string, more: object = {}) => ({
    ticket_availability: {
      is_free: false,
      minimum_ticket_price: { currency: 'USD', major_value: least },
      maximum_ticket_price: { currency: 'USD', major_value: most },
      ...more,
    },
  })
  test.each<[string, object, object]>([
    ['a hidden end is a guess', { hide_end_date: true }, { endApproximate: true }],
    ['a hidden start is a day', { hide_start_date: true }, { timeUnknown: true }],
    ['one of several dates', { num_children: 9 }, { sessionsComplete: false }],
    ['called off', { is_cancelled: true }, { status: 'cancelled' }],
    [
      'sold out',
      { ticket_availability: { is_sold_out: true, has_available_tickets: false } },
      { availability: 'soldOut' },
    ],
    [
      'not sold yet',
      { ticket_availability: null, event_sales_status: { sales_status: 'not_yet_on_sale' } },
      { availability: 'notYet' },
    ],
    [
      'free',
      prices('0.00', '0.00', { is_free: true }),
      { offers: [{ price: 0, currency: 'USD' }] },
    ],
    ['nothing to pay and not free: a donation', prices('0.00', '0.00'), { offers: undefined }],
    [
      'free for some',
      prices('0.00', '15.00'),
      { offers: [{ price: '0.00', priceMax: '15.00', currency: 'USD' }] },
    ],
    ['online', { is_online_event: true, primary_venue: null }, { online: true, place: null }],
    ['online as well', { is_online_event: true }, { online: true, place: { name: 'Vega Hall' } }],
    [
      'shown in another tongue',
      {
        tags: [
          { tag: 'EventbriteCategory/110', display_name: 'Gastronomie' },
          { tag: 'EventbriteFormat/9', display_name: 'Cours, formation ou atelier' },
        ],
      },
      { categories: ['workshop/class', 'food'] },
    ],
    [
      'a class about music is a class',
      { tags: [{ display_name: 'Class, Training, or Workshop' }, { display_name: 'Music' }] },
      { categories: ['workshop/class', 'music'] },
    ],
  ])('%s', async (_, more, members) => {
    const native = await searched(more)
    for (const [member, value] of Object.entries(members)) {
      if (value === undefined) expect(native).not.toHaveProperty(member)
      else expect(native).toMatchObject({ [member]: value as unknown })
    }
  })

  test.each([
    ['Music', 'DJ/Dance', ['music/electro', 'music']],
    ['Performing & Visual Arts', 'Orchestra', ['classical/symphonic', 'theatre']],
    ['Performing & Visual Arts', 'Craft', ['Craft']],
    ['Film, Media & Entertainment', 'Gaming', ['Gaming']],
    ['Sports & Fitness', 'Football', ['sport/american-football', 'sport']],
  ])('of %s, and of that %s, is of %j', async (category, genre, categories) => {
    const tags = [
      { prefix: 'EventbriteCategory', display_name: category },
      { prefix: 'EventbriteSubCategory', display_name: genre },
    ]
    expect((await searched({ tags }))?.categories).toEqual(categories)
  })

  test.each([
    [{ is_protected_event: true }, 'an event for invited people only'],
    [{ status: 'draft' }, 'a draft'],
    [{ listed: false }, 'not for the public'],
  ])('%j is not for the public', async (more, rejected) => {
    const { records } = await read([{ ...SEARCHED, ...more }])
    expect(records[0]?.read()).toEqual([{ rejected, id: '71', withdraw: true }])
  })
})

test.each<[string, object, object]>([
  ['kinds by their numbers', { category_id: '103', format_id: '6' }, { categories: ['music'] }],
  [
    'the kind of happening first',
    { category_id: '103', format_id: '9' },
    { categories: ['workshop/class', 'music'] },
  ],
  [
    'words before numbers',
    { category: { name: 'Music' }, category_id: '110' },
    { categories: ['music'] },
  ],
  ['nothing to pay', { is_free: true }, { offers: [{ price: 0 }] }],
  ['one that stands for a series', { is_series_parent: true }, { sessionsComplete: false }],
  [
    'when its sale begins',
    { ticket_availability: { start_sales_date: { utc: '2026-11-01T09:00:00Z' } } },
    { saleFrom: '2026-11-01T09:00:00Z' },
  ],
])('of a short event of the API v3: %s', async (_, more, told) => {
  const event = {
    id: '7',
    name: { text: 'The Otters' },
    start: { local: '2026-12-05T20:00:00' },
    ...more,
  }
  expect((await read({ events: [event] })).natives[0]).toMatchObject(told)
})

test('numbers that stand for nothing of our taxonomy are no categories', async () => {
  const event = {
    id: '7',
    name: { text: 'The Otters' },
    start: { local: '2026-12-05T20:00:00' },
    category_id: '199',
    format_id: '100',
  }
  expect((await read({ events: [event] })).natives[0]!.categories).toBeUndefined()
})

test('an event of the API v3 becomes a listing', async () => {
  const event = {
    id: '72',
    name: { text: 'The Otters', html: 'The <b>Otters</b>' },
    description: { text: 'Three.' },
    url: 'https://www.eventbrite.com/e/72',
    start: { timezone: 'Europe/Paris', local: '2026-12-05T20:00:00', utc: '2026-12-05T19:00:00Z' },
    end: { timezone: 'Europe/Paris', local: '2026-12-05T22:00:00' },
    status: 'live',
    locale: 'fr_FR',
    logo: { original: { url: 'https://x.example/o.jpg' } },
    category: { name: 'Music' },
    subcategory: { name: 'Rock' },
    format: { name: 'Concert or Performance' },
    venue: {
      name: 'Salle Vega',
      address: { address_1: '3 rue des Pins', city: 'Paris', country: 'FR' },
    },
    online_event: false,
  }
  const page = { pagination: { object_count: 2 }, events: [event] }
  const { natives, incomplete } = await read(page)
  expect(natives).toEqual([
    {
      id: '72',
      name: 'The <b>Otters</b>',
      url: 'https://www.eventbrite.com/e/72',
      language: 'fr_FR',
      timeZone: 'Europe/Paris',
      start: '2026-12-05T20:00:00',
      end: '2026-12-05T22:00:00',
      status: 'scheduled',
      description: 'Three.',
      image: { url: 'https://x.example/o.jpg' },
      categories: ['Rock', 'music'],
      place: { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris', country: 'FR' },
    },
  ])
  expect(incomplete).toEqual(['1 of 2 items are here'])
})

test.each<[string, object, string[]]>([
  ['one event alone', { event: SEARCHED }, []],
  ['what a page of the search holds', { search_data: { events: { results: [SEARCHED] } } }, []],
  [
    'a page that counts nothing',
    { pagination: { has_more_items: true }, events: [SEARCHED] },
    ['the last page tells of a next one'],
  ],
])('%s is read', async (_, value, missing) => {
  const { natives, incomplete } = await read(value)
  expect(natives).toHaveLength(1)
  expect(incomplete).toEqual(missing)
})

describe('cards', () => {
  const card = (more: object = {}) => ({
    Title: 'The Otters: Comedy',
    URL: 'https://www.eventbrite.sg/e/the-otters-tickets-1252793642509?aff=x',
    Location: 'Singapore, ',
    'Paid Status': 'paid',
    Category: 'arts',
    Urgency: 'Almost full',
    'Date & Time': 'Tomorrow • 8:00 PM + 2 more',
    Price: 'From $71.31',
    Host: 'Somebody',
    ...more,
  })
  const listing = {
    id: '1252793642509',
    name: 'The Otters: Comedy',
    url: 'https://www.eventbrite.sg/e/the-otters-tickets-1252793642509?aff=x',
    start: '2025-06-07T20:00',
    sessionsComplete: false,
    availability: 'limited',
    categories: ['comedy', 'theatre'],
    place: { city: 'Singapore', country: 'SG' },
    organizer: 'Somebody',
    offers: [{ price: 'From $71.31' }],
  }

  test('in JSON and in CSV', async () => {
    const options = { asOf: '2025-06-06' }
    expect((await read([card()], options)).natives).toEqual([listing])
    const columns = Object.keys(card())
    const cells = Object.values(card()).map((cell) => `"${cell}"`)
    const table = `${columns.join(',')}\r\n${cells.join(',')}\r\n`
    const { natives, records } = await read(table, options)
    expect(natives).toEqual([listing])
    expect(records[0]?.line).toBe(2)
  })

  test('tomorrow is another day tomorrow: the same bytes are read again', async () => {
    const on = async (asOf: string) => (await read([card()], { asOf })).records[0]?.raw
    expect(await on('2025-06-06')).not.toBe(await on('2025-06-07'))
    const dated = async (asOf: string) =>
      (await read([card({ 'Date & Time': 'Tue, Jun 17 • 8:00 PM' })], { asOf })).records[0]?.raw
    expect(await dated('2025-06-06')).toBe(await dated('2025-06-07'))
  })

  test('without a day of their own are read as of the day of the run, in the feed’s zone', async () => {
    // The run is on 15 January at noon UTC.
    const { natives } = await read([card()], { timeZone: 'Pacific/Auckland' })
    expect(natives[0]?.start).toBe('2026-01-17T20:00')
  })

  test.each<[object, object]>([
    [{ Price: 'From $0.00' }, { offers: undefined }],
    [{ 'Paid Status': 'free', Price: '' }, { offers: [{ price: 0 }] }],
    [{ Urgency: 'Sold out' }, { availability: 'soldOut' }],
    [
      { Host: 'Vega Concert Hall' },
      { organizer: undefined, place: { name: 'Vega Concert Hall', city: 'Singapore' } },
    ],
    [
      { Host: '2 Pine Rd, #01-11' },
      { organizer: undefined, place: { address: '2 Pine Rd, #01-11', city: 'Singapore' } },
    ],
    [{ Host: 'Vega Arena Concerts' }, { organizer: 'Vega Arena Concerts' }],
    [{ Host: 'Vega Theatre Festival' }, { organizer: 'Vega Theatre Festival' }],
    [{ Host: '417454' }, { organizer: undefined }],
    [{ Host: 'Singapore' }, { organizer: undefined }],
    [{ Location: 'Lyon, Rhône' }, { place: { city: 'Lyon', region: 'Rhône' } }],
  ])('%j', async (more, members) => {
    const native = (await read([card(more)], { asOf: '2025-06-06' })).natives[0]
    for (const [member, value] of Object.entries(members)) {
      if (value === undefined) expect(native).not.toHaveProperty(member)
      else expect(native).toMatchObject({ [member]: value as unknown })
    }
  })

  test('without a date are rejected with what they show', async () => {
    const { rejected } = await read([card({ 'Date & Time': 'Stamford Arts Centre' })])
    expect(rejected).toEqual([
      {
        line: 1,
        id: '1252793642509',
        reason: 'no date: the card shows "Stamford Arts Centre"',
      },
    ])
  })
})
