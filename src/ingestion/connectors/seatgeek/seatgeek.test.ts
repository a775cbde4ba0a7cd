import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { seatgeek } from './seatgeek.ts'

const event = {
  id: 71,
  title: 'Otters at Badgers',
  type: 'nfl',
  url: 'https://seatgeek.com/71',
  status: 'normal',
  datetime_local: '2026-12-05T20:00:00',
  datetime_utc: '2026-12-06T01:00:00',
  time_tbd: false,
  date_tbd: false,
  datetime_tbd: false,
  enddatetime_utc: null,
  stats: { listing_count: 4, lowest_price: 36, highest_price: 44 },
  taxonomies: [{ name: 'sports' }, { name: 'football' }, { name: 'nfl' }],
  performers: [
    {
      id: 3,
      name: 'Badgers',
      type: 'nfl',
      primary: true,
      home_team: true,
      image: 'https://i.example/3.jpg',
    },
    { id: 4, name: 'Otters', type: 'nfl', away_team: true },
  ],
  venue: {
    id: 9,
    name: 'The Sett',
    address: '1 Hill',
    city: 'Boston',
    state: 'MA',
    country: 'US',
    postal_code: '02116',
    timezone: 'America/New_York',
    location: { lat: 42.35, lon: -71.06 },
  },
}

async function listing(more: object) {
  const { natives } = await readBody(seatgeek, bodyOf(JSON.stringify([{ ...event, ...more }])))
  return natives[0]!
}

test('an event becomes a listing', async () => {
  expect(await listing({})).toEqual({
    id: '71',
    name: 'Otters at Badgers',
    url: 'https://seatgeek.com/71',
    timeZone: 'America/New_York',
    start: '2026-12-05T20:00:00',
    status: 'scheduled',
    availability: 'available',
    offers: [
      { kind: 'resale', price: '36', priceMax: '44', currency: 'USD', availability: 'available' },
    ],
    image: 'https://i.example/3.jpg',
    categories: ['sport/american-football', 'sport'],
    performers: [
      { id: '3', name: 'Badgers', role: 'headliner', image: 'https://i.example/3.jpg' },
      { id: '4', name: 'Otters', role: 'headliner' },
    ],
    place: {
      id: '9',
      name: 'The Sett',
      street: '1 Hill',
      postalCode: '02116',
      city: 'Boston',
      region: 'MA',
      country: 'US',
      lat: '42.35',
      lng: '-71.06',
      timeZone: 'America/New_York',
    },
  })
})

test('an event that tells the same by other members becomes a listing', async () => {
  const told = {
    id: 72,
    short_title: 'Otters',
    type: 'parking',
    description: 'Lot 4',
    datetime_utc: '2026-12-05T20:00:00',
    enddatetime_utc: '2026-12-05T22:00:00',
    datetime_tbd: true,
    status: 'Rescheduled',
    taxonomies: [null, {}, { name: 'concert' }],
    performers: [null, { type: 'band' }, { name: 'A', genres: [null, {}, { name: 'Folk' }] }],
    venue: { display_location: 'Toronto, Canada' },
  }
  const { natives } = await readBody(seatgeek, bodyOf(JSON.stringify([told])))
  expect(natives).toEqual([
    {
      id: '72',
      name: 'Otters',
      start: '2026-12-05T20:00:00Z',
      dateUnknown: true,
      end: '2026-12-05T22:00:00Z',
      status: 'rescheduled',
      offers: [],
      availability: 'unknown',
      description: 'Lot 4',
      categories: ['music', 'parking'],
      kind: 'parking',
      performers: [{ name: 'A', role: 'headliner' }],
      place: { city: 'Toronto' },
    },
  ])
})

test('an event without an id is rejected, one that tells little more is none the worse', async () => {
  const bare = { ...event, id: '', title: 'Otters' }
  const { natives, rejected } = await readBody(
    seatgeek,
    bodyOf(
      JSON.stringify([bare, { id: 73, title: 'Otters', datetime_local: '2026-12-05T20:00:00' }]),
    ),
  )
  expect(rejected).toEqual([{ line: 1, id: null, reason: 'no id' }])
  expect(natives).toEqual([
    {
      id: '73',
      name: 'Otters',
      start: '2026-12-05T20:00:00',
      offers: [],
      availability: 'unknown',
      performers: [],
    },
  ])
})

describe('of an event', () => {
  const NONE = { listing_count: 0, lowest_price: null, highest_price: null }
  test.each([
    [
      'whose time is to come, 03:30 is no time',
      { time_tbd: true, datetime_local: '2026-12-05T03:30:00' },
      { start: '2026-12-05', timeUnknown: true },
    ],
    ['whose date is to come, the day is none', { date_tbd: true }, { dateUnknown: true }],
    [
      'that nobody offers, there is nothing to be had',
      { stats: NONE },
      { offers: [], availability: 'soldOut' },
    ],
    [
      'without counts, nothing is known of tickets',
      { stats: { listing_count: null, lowest_price: null } },
      { offers: [], availability: 'unknown' },
    ],
    ['called off', { status: 'canceled' }, { status: 'cancelled' }],
    [
      'at half past three at night, that is no time, flagged or not',
      { datetime_local: '2026-12-05T03:30:00' },
      { start: '2026-12-05', timeUnknown: true },
    ],
    [
      'with a price and no count, the price is what it costs',
      { stats: { lowest_price: 36, highest_price: null } },
      { offers: [{ price: '36' }], availability: 'available' },
    ],
    [
      'whose town is only shown, the town is that',
      { venue: { name: 'The Sett', display_location: 'Boston, MA', country: 'US' } },
      { place: { city: 'Boston', region: 'MA', country: 'US' } },
    ],
    [
      'whose time is to come, an evening is no time either',
      { time_tbd: true },
      { start: '2026-12-05', timeUnknown: true },
    ],
    [
      'of two teams and a guest, the guest supports them',
      {
        performers: [
          { name: 'A', home_team: true },
          { name: 'B', away_team: true },
          { name: 'C', primary: true },
          { name: 'D' },
        ],
      },
      {
        performers: [
          { name: 'A', role: 'headliner' },
          { name: 'B', role: 'headliner' },
          { name: 'C', role: 'headliner' },
          { name: 'D', role: 'support' },
        ],
      },
    ],
    [
      'whose act tells no first genre, all are its kinds',
      {
        type: 'concert',
        taxonomies: [{ name: 'concert' }],
        performers: [{ name: 'A', genres: [{ name: 'Folk' }, { name: 'Rock' }] }],
      },
      { categories: ['Folk', 'Rock', 'music'] },
    ],
    [
      'that is a festival, its acts head the bill',
      {
        type: 'music_festival',
        taxonomies: [{ name: 'concert' }, { name: 'music_festival' }],
        performers: [
          { name: 'River Fest', type: 'music_festival', primary: true },
          { name: 'Otters', type: 'band', genres: [{ name: 'Folk' }] },
        ],
      },
      {
        categories: ['festival/music-festival', 'music'],
        performers: [{ name: 'Otters', role: 'headliner' }],
      },
    ],
    [
      'with supporting acts',
      {
        performers: [
          { name: 'A', type: 'band', primary: true },
          { name: 'B', type: 'band', primary: false },
        ],
      },
      {
        performers: [
          { name: 'A', role: 'headliner' },
          { name: 'B', role: 'support' },
        ],
      },
    ],
    [
      'that is a show, the show is nobody',
      { performers: [{ name: 'River Tales', type: 'theater_family', primary: true }] },
      { performers: [] },
    ],
  ])('%s', async (_, more, expected) => {
    expect(await listing(more)).toMatchObject(expected)
  })
})

test('a page of many is not the whole feed', async () => {
  const page = { meta: { total: 30, page: 1, per_page: 10 }, events: [event] }
  const { incomplete, natives } = await readBody(seatgeek, bodyOf(JSON.stringify(page)))
  expect(natives).toHaveLength(1)
  expect(incomplete).toEqual(['1 of 30 items are here'])
})

test('the town behind the name of a show is no part of it', async () => {
  expect((await listing({ title: 'Otters Live - Boston' })).name).toBe('Otters Live')
  expect((await listing({ title: 'Otters - Salem' })).name).toBe('Otters - Salem')
})

test('the genre of who heads a concert is its first category', async () => {
  const genres = [
    { name: 'Rock', primary: false },
    { name: 'Pop', primary: true },
  ]
  const performers = [
    { id: 1, name: 'Badgers', genres: [{ name: 'Folk', primary: true }] },
    { id: 2, name: 'Otters', primary: true, genres },
  ]
  const concert = { type: 'concert', taxonomies: [{ name: 'concert' }], performers }
  expect((await listing(concert)).categories).toEqual(['Pop', 'music'])
  expect((await listing({ performers })).categories).not.toContain('Pop')
  const dancing = [{ name: 'Otters', primary: true, genres: [{ name: 'Dance', primary: true }] }]
  expect((await listing({ ...concert, performers: dancing })).categories).toEqual([
    'music/electro',
    'music',
  ])
})
