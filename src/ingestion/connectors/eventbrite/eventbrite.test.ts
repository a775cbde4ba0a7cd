import { describe, expect, test } from 'vitest'
import { read } from '../../../../tests/support/read-eventbrite.ts'

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
  const shown = (sales_status: string, message_code: string) => ({
    ticket_availability: { has_available_tickets: false, is_sold_out: false },
    event_sales_status: { sales_status, message_type: 'canonical', message_code },
  })
  test.each<[string, object, object]>([
    ['a hidden end is a guess', { hide_end_date: true }, { endApproximate: true }],
    ['a hidden start is a day', { hide_start_date: true }, { timeUnknown: true }],
    ['one of several dates', { num_children: 9 }, { sessionsComplete: false }],
    ['called off', { is_cancelled: true }, { status: 'cancelled' }],
    [
      'put off, as people are told',
      shown('unavailable', 'event_postponed'),
      { status: 'postponed' },
    ],
    ['off, as people are told', shown('sales_ended', 'event_cancelled'), { status: 'cancelled' }],
    ['over with all sold', shown('sales_ended', 'tickets_sold_out'), { availability: 'soldOut' }],
    ['not to be had now', shown('unavailable', 'tickets_unavailable'), { availability: 'unknown' }],
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
    [{ status: 'deleted' }, 'deleted by its source'],
    [{ listed: false }, 'not for the public'],
  ])('%j is not for the public', async (more, rejected) => {
    const { records } = await read([{ ...SEARCHED, ...more }])
    expect(records[0]?.read()).toEqual([{ rejected, id: '71', withdraw: true }])
  })
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
