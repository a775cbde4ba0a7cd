import { expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { bandsintown } from './bandsintown.ts'

test('an event of the API has its whole bill', async () => {
  const event = {
    id: '7',
    title: 'River Fest',
    datetime: '2026-12-05T20:00:00',
    url: 'https://www.bandsintown.com/e/7',
    lineup: ['Otters', 'Badgers'],
    artist: { id: '3', name: 'Otters', mbid: '20244d07-534f-4eff-b4d4-930878889970' },
    venue: {
      name: 'River Fest',
      city: 'Toulouse',
      country: 'France',
      latitude: '43.6',
      longitude: '1.44',
    },
    offers: [{ type: 'Tickets', status: 'sold out', url: 'https://t.example' }],
  }
  const read = await readBody(bandsintown, bodyOf(JSON.stringify([event])))
  expect(read.natives).toEqual([
    {
      id: '7',
      name: 'River Fest',
      url: 'https://www.bandsintown.com/e/7',
      start: '2026-12-05T20:00:00',
      categories: ['music'],
      availability: 'soldOut',
      performers: [
        {
          name: 'Otters',
          id: '3',
          sameAs: ['bandsintown:3', 'musicbrainz:20244d07-534f-4eff-b4d4-930878889970'],
        },
        { name: 'Badgers' },
      ],
      place: { city: 'Toulouse', country: 'France' },
    },
  ])
})

test.each<[string, object, object]>([
  ['that is sold out', { sold_out: true }, { availability: 'soldOut' }],
  [
    'that is sold from a day on',
    { on_sale_datetime: '2026-09-01T10:00:00' },
    { saleFrom: '2026-09-01T10:00:00' },
  ],
  ['with nothing to pay', { free: true }, { offers: [{ price: 0 }] }],
  ['whose time is not told', { datetime_display_rule: 'date' }, { timeUnknown: true }],
  [
    'of a festival has its days',
    { festival_start_date: '2026-12-04', festival_end_date: '2026-12-06' },
    { start: '2026-12-04', end: '2026-12-06', categories: ['festival', 'music'] },
  ],
  [
    'that is called as its hall is that of its acts',
    { title: 'Club Vega', venue: { name: 'Club Vega', city: 'Paris' } },
    { name: 'Otters', place: { name: 'Club Vega' } },
  ],
  ['with empty days of a festival', { festival_start_date: '' }, { categories: ['music'] }],
  [
    'of a festival of one day has its hours',
    {
      festival_start_date: '2026-12-05',
      festival_end_date: '2026-12-05',
      starts_at: '2026-12-05T15:00:00',
      ends_at: '2026-12-05T23:30:00',
    },
    { start: '2026-12-05T15:00:00', end: '2026-12-05T23:30:00' },
  ],
  [
    'whose bill is told with its ids',
    { lineup: [{ name: 'Otters', spotify_id: 'x' }, { name: 'Badgers' }] },
    { name: 'Otters, Badgers', performers: [{ name: 'Otters' }, { name: 'Badgers' }] },
  ],
  [
    'of an older version has its artists',
    {
      lineup: undefined,
      artists: [{ name: 'Otters', mbid: 'a1', image_url: 'https://i.example/1.jpg' }],
      title: 'Otters @ Salle Vega in Paris, France',
      ticket_status: 'available',
      facebook_rsvp_url: 'https://www.bandsintown.com/event/7',
      status: 'cancelled',
    },
    {
      name: 'Otters',
      url: 'https://www.bandsintown.com/event/7',
      performers: [{ name: 'Otters', sameAs: ['musicbrainz:a1'] }],
      image: 'https://i.example/1.jpg',
      availability: 'available',
      status: 'cancelled',
    },
  ],
  [
    'without a bill is its artist’s',
    { lineup: [], artist: { id: '3', name: 'Voles' } },
    { name: 'Voles', performers: [{ name: 'Voles', id: '3' }] },
  ],
  [
    'that is a stream is nowhere',
    { venue: { name: 'Otter TV', type: 'Virtual', city: '' } },
    { online: true, place: null },
  ],
  [
    'whose town is told in one text',
    { venue: { name: 'Vega Hall', location: 'Austin, TX' } },
    { place: { name: 'Vega Hall', city: 'Austin', region: 'TX', country: 'US' } },
  ],
  ['whose title says where', { title: 'Otters - Salle Vega, Paris' }, { name: 'Otters' }],
])('an event of the API %s', async (_, more, told) => {
  const event = {
    id: '7',
    datetime: '2026-12-05T20:00:00',
    lineup: ['Otters'],
    venue: { name: 'Salle Vega', city: 'Paris', country: 'France' },
    offers: [],
    ...more,
  }
  const { natives } = await readBody(bandsintown, bodyOf(JSON.stringify([event])))
  expect(natives[0]).toMatchObject(told)
})
