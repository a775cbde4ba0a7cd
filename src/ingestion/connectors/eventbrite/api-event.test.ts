import { expect, test } from 'vitest'
import { read } from '../../../../tests/support/read-eventbrite.ts'

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
    'start and end in UTC alone',
    { start: { utc: '2026-12-05T19:00:00Z' }, end: { utc: '2026-12-05T21:00:00Z' } },
    { start: '2026-12-05T19:00:00Z', end: '2026-12-05T21:00:00Z' },
  ],
  [
    'a last day without its hour',
    { start: {}, start_date: '2026-12-05', start_time: '20:00', end_date: '2026-12-06' },
    { start: '2026-12-05T20:00', end: '2026-12-06' },
  ],
  ['called off by its status', { status: 'canceled' }, { status: 'cancelled' }],
  ['put off by its status', { status: 'postponed' }, { status: 'postponed' }],
  [
    'put off by its sale',
    { event_sales_status: { sales_status: 'postponed' } },
    { status: 'postponed' },
  ],
  ['online, by the older name', { online_event: true }, { online: true, place: null }],
  ['one date', { num_children: 1 }, { sessionsComplete: undefined }],
  [
    'a picture beside one that is empty',
    { image: { url: 'https://x.example/a.jpg', width: 5, original: {} } },
    { image: { url: 'https://x.example/a.jpg', width: '5' } },
  ],
  [
    'a picture by its address alone',
    { image_url: 'https://x.example/i.jpg' },
    { image: { url: 'https://x.example/i.jpg' } },
  ],
  [
    'a point beside the address, and who holds it by a site',
    {
      venue: { latitude: '1.5', longitude: '2.5', address: {} },
      organizer: { website_url: 'https://o.example' },
    },
    { place: { lat: '1.5', lng: '2.5' }, organizer: { url: 'https://o.example' } },
  ],
  [
    'tags that are words, and one that says nothing',
    {
      tags: ['Music', null, { prefix: 'EventbriteSubCategory', display_name: 'Other' }],
    },
    { categories: ['music'] },
  ],
  [
    'football where people play it with their feet',
    {
      tags: ['Sports & Fitness', { prefix: 'EventbriteSubCategory', display_name: 'Football' }],
      venue: { address: { country: 'FR' } },
    },
    { categories: ['Football', 'sport'] },
  ],
  [
    'the format before the category',
    { format: { name: 'Festival or Fair' }, category: { name: { text: 'Music' } } },
    { categories: ['festival', 'music'] },
  ],
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
  const [native] = (await read({ events: [event] })).natives
  expect({ ...native }).toMatchObject(
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  )
  for (const [member, value] of Object.entries(told))
    if (value === undefined) expect(native).not.toHaveProperty(member)
})

test.each<[object, object]>([
  [{ eventbrite_event_id: '8' }, { listing: { id: '8' } }],
  [{ eid: '9' }, { listing: { id: '9' } }],
  [
    { id: '7', invite_only: true },
    { rejected: 'an event for invited people only', id: '7' },
  ],
])('the id of %j is found', async (more, outcome) => {
  const { records } = await read({
    events: [{ name: 'The Otters', start_date: '2026-12-05', ...more }],
  })
  expect(records[0]?.read()).toMatchObject([outcome])
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
