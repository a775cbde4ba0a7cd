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
