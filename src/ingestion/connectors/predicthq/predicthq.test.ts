import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { predicthq } from './predicthq.ts'

const EVENT = {
  id: 'a1',
  title: 'The Otters',
  description: 'Sourced from predicthq.com',
  category: 'concerts',
  labels: ['concert', 'music'],
  start: '2026-12-05T09:30:00Z',
  end: '2026-12-05T09:30:00Z',
  timezone: 'Australia/Sydney',
  state: 'active',
  country: 'AU',
  location: [151.2067, -33.8758],
  entities: [
    {
      entity_id: 'v',
      name: 'Vega Hall',
      type: 'venue',
      formatted_address: '1 Pine St\nSydney NSW 2000',
    },
    { entity_id: 'p', name: 'The Otters', type: 'person' },
  ],
}

function read(value: unknown, options: Record<string, string> = {}) {
  return readBody(predicthq, bodyOf(JSON.stringify(value)), options)
}

async function outcome(more: object) {
  const { records } = await read([{ ...EVENT, ...more }])
  return records[0]?.read()[0]
}

test('an event becomes a listing', async () => {
  expect((await read({ count: 1, results: [EVENT] })).natives).toEqual([
    {
      id: 'a1',
      name: 'The Otters',
      timeZone: 'Australia/Sydney',
      start: '2026-12-05T09:30:00Z',
      status: 'scheduled',
      categories: ['music'],
      performers: [{ id: 'p', name: 'The Otters' }],
      place: {
        id: 'v',
        name: 'Vega Hall',
        address: '1 Pine St, Sydney NSW 2000',
        country: 'AU',
        lat: '-33.8758',
        lng: '151.2067',
        timeZone: 'Australia/Sydney',
      },
    },
  ])
})

test('an event that tells the same by other members becomes a listing', async () => {
  const event = {
    id: 'a2',
    title: 'Otters @ Badgers',
    description: 'Three nights.',
    labels: ['concert', null],
    start: '2026-12-05T09:30:00Z',
    end: '2026-12-05T11:00:00Z',
    predicted_end: '2026-12-05T12:00:00Z',
    timezone: 'Nowhere/Zone',
    state: 'deleted',
    postponed: '2026-11-02T00:00:00Z',
    entities: [null, { type: 'person' }, { type: 'organization' }],
    geo: {
      // Of an area no point is made.
      geometry: { type: 'Polygon', coordinates: [1.44, 43.6] },
      address: {
        formatted_address: '1 Pine St\nSydney',
        postcode: '2000',
        locality: 'Sydney',
        region: 'NSW',
        country_code: 'AU',
      },
    },
  }
  expect((await read([event])).natives).toEqual([
    {
      id: 'a2',
      name: 'Otters @ Badgers',
      timeZone: 'Nowhere/Zone',
      start: '2026-12-05T09:30:00Z',
      end: '2026-12-05T11:00:00Z',
      status: 'postponed',
      statusSince: '2026-11-02T00:00:00Z',
      description: 'Three nights.',
      place: {
        address: '1 Pine St, Sydney',
        postalCode: '2000',
        city: 'Sydney',
        region: 'NSW',
        country: 'AU',
        timeZone: 'Nowhere/Zone',
      },
    },
  ])
})

describe('an event', () => {
  test.each<[string, object, object]>([
    [
      'in UTC without saying so',
      { start: '2026-12-05T09:30:00' },
      { start: '2026-12-05T09:30:00Z' },
    ],
    [
      'without a zone has the local time',
      { timezone: null, start: '2026-12-05T20:00:00Z', end: '2026-12-05T22:00:00Z' },
      { start: '2026-12-05T20:00:00', end: '2026-12-05T22:00:00' },
    ],
    ['with a local time', { start_local: '2026-12-05T20:30:00' }, { start: '2026-12-05T20:30:00' }],
    [
      'whose end is predicted',
      { predicted_end: '2026-12-05T12:00:00Z' },
      { end: '2026-12-05T12:00:00Z', endApproximate: true },
    ],
    [
      'whose end is its start, told by a local time, is predicted',
      {
        start: '2026-12-05T09:30:00Z',
        start_local: '2026-12-05T20:30:00',
        end: '2026-12-05T09:30:00Z',
        predicted_end: '2026-12-05T12:00:00Z',
      },
      { end: '2026-12-05T12:00:00Z', endApproximate: true },
    ],
    [
      'called off',
      { state: 'deleted', cancelled: '2026-11-01T00:00:00Z', deleted_reason: 'cancelled' },
      { status: 'cancelled', statusSince: '2026-11-01T00:00:00Z' },
    ],
    ['put off', { state: 'deleted', deleted_reason: 'postponed' }, { status: 'postponed' }],
    [
      'that says price and sold out in its text alone',
      { description: 'Price $28.85 Bookings 1. THIS EVENT IS SOLD OUT. Bring a friend.' },
      { offers: [{ price: '$28.85' }], availability: 'soldOut' },
    ],
    [
      'whose point is told in its geometry alone',
      { location: undefined, geo: { geometry: { type: 'Point', coordinates: [1.44, 43.6] } } },
      { place: { lat: '43.6', lng: '1.44' } },
    ],
    [
      'whose holder is told',
      { entities: [{ entity_id: 'o', name: 'River Club', type: 'organization' }] },
      { organizer: { name: 'River Club' } },
    ],
    ['that PredictHQ expects, and nobody announced', { state: 'predicted' }, { dateUnknown: true }],
    [
      'of sport',
      { category: 'sports', labels: ['sport', 'soccer'] },
      { categories: ['sport/football', 'sport'] },
    ],
    [
      'that shows food is a fair first',
      { category: 'expos', labels: ['expo', 'food'] },
      { categories: ['conference/fair', 'food'] },
    ],
  ])('%s', async (_, more, members) => {
    expect(await outcome(more)).toMatchObject({ listing: members })
  })

  test('with seats for members sold out is not sold out', async () => {
    const description = 'An allocation for members which has now sold out, others are on sale.'
    const made = await outcome({ description })
    expect(made).toMatchObject({ listing: { description } })
    expect(made).not.toMatchObject({ listing: { availability: 'soldOut' } })
  })

  test.each([
    [{ state: 'deleted', deleted_reason: 'invalid' }],
    [{ state: 'deleted', duplicate_of_id: 'b2' }],
    [{ duplicate_of_id: 'b2' }],
  ])('%j is taken away', async (more) => {
    expect(await outcome(more)).toEqual({ removed: true, id: 'a1' })
  })

  test('without an id is rejected', async () => {
    expect(await outcome({ id: '' })).toEqual({ rejected: 'no id', id: null })
  })

  test('of one account alone is not for the public', async () => {
    const withheld = { rejected: 'not for the public', id: 'a1', withdraw: true }
    expect(await outcome({ private: true })).toEqual(withheld)
  })

  test.each(['public-holidays', 'academic', 'severe-weather'])(
    'of %s is passed over',
    async (category) => {
      const holiday = { ...EVENT, id: 'a2', category }
      const given = await read({ count: 2, results: [holiday, EVENT] })
      expect(given.natives.map(({ id }) => id)).toEqual(['a1'])
      expect(given).toMatchObject({
        rejected: [],
        incomplete: [],
        warnings: ['passed over, being no events: 1'],
      })
    },
  )
})

test('an answer that is larger than the API counts is not all of it', async () => {
  const page = { count: 1, overflow: true, next: null, results: [EVENT] }
  expect((await read(page)).incomplete).toEqual(['the last page tells of a next one'])
})

describe('a file', () => {
  test('of pages as a recorder keeps them, not all of them', async () => {
    const page = { body: { count: 3, next: 'https://api.example/?offset=1', results: [EVENT] } }
    const { natives, incomplete } = await read([page])
    expect(natives).toHaveLength(1)
    expect(incomplete).toEqual(['1 of 3 items are here'])
  })

  test.each([
    [
      { id: '1', type: 'country', name: 'Australia', location: [1, 2] },
      'a place of PredictHQ, not an event',
    ],
    [{ broadcast_id: 'x', event: EVENT }, 'a broadcast of an event, not an event'],
    [{ error: 'Invalid token' }, 'the API answered: Invalid token'],
    [{ a: 1 }, 'not an event of PredictHQ'],
  ])('of something else says what it is: %j', async (value, reason) => {
    const { rejected } = await read([value, value])
    expect(rejected.map((one) => one.reason)).toEqual([reason, reason])
  })
})

test.each([
  ['The Otters @ Vega Hall', 'The Otters'],
  ['The Otters @ Vega Hall, Sydney', 'The Otters'],
  ['Otters @ Badgers', 'Otters @ Badgers'],
  ['Night @ Vega', 'Night @ Vega'],
  // Too short to be known by its beginning.
  ['Night @ Vee Hall', 'Night @ Vee Hall', 'Vee'],
  ['Night @ Vee', 'Night', 'Vee'],
  ['Night @ -', 'Night @ -', ''],
])('%s is called %s', async (title, name, venue = 'Vega Hall') => {
  const entities = [{ type: 'venue', name: venue }]
  expect((await read([{ ...EVENT, title, entities }])).natives).toMatchObject([{ name }])
})

test.each([
  ['by the clocks of the place', { start: '2026-12-04T16:30:00Z' }, true],
  ['in local time', { start: '2026-12-05T03:30:00', timezone: null }, true],
  ['only in UTC', { start: '2026-12-05T03:30:00Z' }, undefined],
  ['an evening', { start: '2026-12-05T09:30:00Z' }, undefined],
])('half past three at night, %s, is no time', async (_, more, timeUnknown) => {
  const [native] = (await read([{ ...EVENT, ...more }])).natives
  expect(native?.timeUnknown).toBe(timeUnknown)
})
