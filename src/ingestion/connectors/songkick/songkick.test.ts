import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { songkick } from './songkick.ts'

const event = {
  id: 71,
  type: 'Concert',
  status: 'ok',
  displayName: 'Otters with Badgers at Salle Vega (December 5, 2026)',
  uri: 'https://www.songkick.com/concerts/71',
  start: { date: '2026-12-05', time: '20:00:00', datetime: '2026-12-05T20:00:00+0200' },
  performance: [
    {
      billing: 'headline',
      artist: { id: 3, displayName: 'Otters', identifier: [{ mbid: 'a' }, { mbid: 'b' }] },
    },
    { billing: 'support', artist: { id: 4, displayName: 'Badgers', identifier: [{ mbid: 'c' }] } },
  ],
  venue: {
    id: 9,
    displayName: 'Salle Vega',
    lat: 43.6,
    lng: 1.44,
    metroArea: { displayName: 'Toulouse' },
  },
  location: { city: 'Blagnac, France', lat: 43.5, lng: 1.4 },
}

function page(events: readonly object[], total = events.length): object {
  return {
    resultsPage: {
      status: 'ok',
      results: { event: events },
      perPage: 50,
      page: 1,
      totalEntries: total,
    },
  }
}

async function listing(more: object) {
  const { natives } = await readBody(
    songkick,
    bodyOf(JSON.stringify(page([{ ...event, ...more }]))),
  )
  return natives[0]!
}

test('an event becomes a listing', async () => {
  expect(await listing({})).toEqual({
    id: '71',
    name: 'Otters with Badgers',
    url: 'https://www.songkick.com/concerts/71',
    start: '2026-12-05T20:00:00',
    status: 'scheduled',
    categories: ['music'],
    performers: [
      // Two MusicBrainz ids: Songkick does not know which.
      { id: '3', name: 'Otters', role: 'headliner', sameAs: ['songkick:3'] },
      { id: '4', name: 'Badgers', role: 'support', sameAs: ['musicbrainz:c', 'songkick:4'] },
    ],
    place: {
      id: '9',
      name: 'Salle Vega',
      city: 'Blagnac',
      country: 'France',
      lat: '43.6',
      lng: '1.44',
    },
  })
})

describe('of an event', () => {
  test.each([
    [
      'without a time the day is known',
      { start: { date: '2026-12-05', time: null, datetime: null } },
      { start: '2026-12-05' },
    ],
    [
      'cancelled, the name is rid of that',
      { status: 'cancelled', displayName: 'Otters at Salle Vega (December 5, 2026) (CANCELLED) ' },
      { status: 'cancelled', name: 'Otters' },
    ],
    ['postponed, the status is kept', { status: 'postponed' }, { status: 'postponed' }],
    [
      'that is a festival, the name is its own',
      {
        type: 'Festival',
        displayName: 'River Fest at Dusk',
        end: { date: '2026-12-07', time: null },
      },
      { name: 'River Fest at Dusk', end: '2026-12-07', categories: ['festival/music-festival'] },
    ],
    [
      'at an unknown venue, the place is the town',
      {
        venue: { id: null, displayName: 'Unknown venue', lat: null, lng: null },
        location: { city: 'Brisbane, QLD, Australia' },
      },
      { place: { city: 'Brisbane', region: 'QLD', country: 'Australia' } },
    ],
    [
      'in a metro area alone, that is the town',
      { location: null, venue: { id: 9, metroArea: { displayName: 'New York (NYC)' } } },
      { place: { city: 'New York' } },
    ],
    ['with an age, it is told', { ageRestriction: '18' }, { description: 'Age: 18+' }],
    [
      'asked for alone, the venue tells its address',
      {
        venue: {
          id: 9,
          displayName: 'Salle Vega',
          street: '3 rue des Pins',
          zip: '31000',
          phone: '05 99 00 12 34',
          website: 'https://vega.example',
          city: { displayName: 'Toulouse', country: { displayName: 'France' } },
          metroArea: { displayName: 'Midi' },
        },
      },
      {
        place: {
          street: '3 rue des Pins',
          postalCode: '31000',
          city: 'Toulouse',
          country: 'France',
          phone: '05 99 00 12 34',
          url: 'https://vega.example',
        },
      },
    ],
    [
      'whose bill came in another order, it is that of the bill',
      {
        performance: [
          { billing: 'support', billingIndex: 2, artist: { displayName: 'Badgers' } },
          { billing: 'headline', billingIndex: 1, artist: { displayName: 'Otters' } },
        ],
      },
      { performers: [{ name: 'Otters' }, { name: 'Badgers' }] },
    ],
  ])('%s', async (_, more, expected) => {
    expect(await listing(more)).toMatchObject(expected)
  })
})

test('recorded exchanges, pages and bare events are read alike', async () => {
  const forms = [
    page([event]),
    [page([event])],
    [event],
    [{ request: '/x', status: 200, body: page([event]) }],
    [{ response: { body: { string: JSON.stringify(page([event])) } } }],
    { resultsPage: { totalEntries: 1, results: { calendarEntry: [{ reason: {}, event }] } } },
  ]
  for (const form of forms) {
    expect((await readBody(songkick, bodyOf(JSON.stringify(form)))).natives).toHaveLength(1)
  }
})

test('a page of many is not the whole feed, an empty answer is', async () => {
  expect((await readBody(songkick, bodyOf(JSON.stringify(page([event], 9))))).incomplete).toEqual([
    '1 of 9 items are here',
  ])
  const none = { resultsPage: { totalEntries: 0, page: 1, results: {} } }
  expect(await readBody(songkick, bodyOf(JSON.stringify(none)))).toMatchObject({
    natives: [],
    rejected: [],
    incomplete: [],
  })
})

test('what the API says is wrong is told', async () => {
  const error = {
    resultsPage: { status: 'error', error: { message: 'Invalid or missing apikey' } },
  }
  await expect(readBody(songkick, bodyOf(JSON.stringify(error)))).rejects.toThrow(
    'the API answered: Invalid or missing apikey',
  )
})

test('where no billing is told, the name tells who supports whom', async () => {
  const acts = (...names: string[]) =>
    names.map((displayName) => ({ artist: { id: displayName, displayName } }))
  const { performers } = await listing({
    displayName: 'Otters and Voles with Badgers at Salle Vega (December 5, 2026)',
    performance: acts('Otters', 'Voles', 'Badgers', 'Moles'),
  })
  expect(performers).toMatchObject([
    { name: 'Otters', role: 'headliner' },
    { name: 'Voles', role: 'headliner' },
    { name: 'Badgers', role: 'support' },
    { name: 'Moles', role: 'headliner' },
  ])
})

test('a long bill is the same though its end comes in another order', async () => {
  const act = (id: number) => ({ billing: 'headline', artist: { id, displayName: `Act ${id}` } })
  const heads = Array.from({ length: 12 }, (_, index) => act(100 - index))
  const bill = async (...ids: number[]) =>
    (await listing({ performance: [...heads, ...ids.map(act)] })).performers
  expect(await bill(7, 20, 3)).toEqual(await bill(3, 7, 20))
  expect(await bill(7)).toMatchObject([
    { name: 'Act 100' },
    ...Array.from({ length: 12 }, () => ({})),
  ])
})

test('a minute before midnight stands for a time that is not known', async () => {
  const start = { date: '2026-12-05', time: '23:59:20' }
  expect((await listing({ start })).start).toBe('2026-12-05')
})
