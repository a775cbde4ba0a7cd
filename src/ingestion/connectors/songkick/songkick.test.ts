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
      { place: { id: '9', city: 'New York' } },
    ],
    [
      'in a metro area alone, region and country are its own',
      {
        location: null,
        venue: {
          id: 9,
          metroArea: {
            displayName: 'Austin',
            state: { displayName: 'TX' },
            country: { displayName: 'US' },
          },
        },
      },
      { place: { id: '9', city: 'Austin', region: 'TX', country: 'US' } },
    ],
    [
      'at a venue without an id, and with half a point, the place is the town',
      {
        venue: {
          id: null,
          displayName: 'Somewhere',
          lat: 43.6,
          city: { displayName: 'Austin', state: { displayName: 'TX' } },
        },
      },
      { place: { city: 'Austin', region: 'TX' } },
    ],
    [
      'at a venue with half a point, there is none',
      { venue: { id: 9, lat: 43.6, lng: null }, location: { city: 'Knebworth' } },
      { place: { id: '9', city: 'Knebworth' } },
    ],
    [
      'at a venue that is called unknown, its id is none',
      { venue: { id: 7, displayName: 'Unknown venue' }, location: null },
      { place: undefined },
    ],
    [
      'whose instant alone is told, that counts',
      { start: { datetime: '2026-12-05T20:00:00+0100' } },
      { start: '2026-12-05T20:00:00+0100' },
    ],
    ['whose status is in capitals', { status: 'OK' }, { status: 'scheduled' }],
    [
      'with an age in words, it is told',
      { ageRestriction: 'All ages' },
      { description: 'Age: All ages' },
    ],
    [
      'whose name counts the rest of the bill, and tells another hall',
      { displayName: 'Otters, Badgers, and 3 more… at The Den (December 5, 2026) (POSTPONED)' },
      { name: 'Otters, Badgers' },
    ],
    [
      'whose name has an at of its own',
      { displayName: 'Night at the Zoo at Salle Vega (December 5, 2026)' },
      { name: 'Night at the Zoo' },
    ],
    [
      'whose name is its venue alone, it is called by its first act; one without a name is nobody',
      {
        displayName: ' at Salle Vega (December 5, 2026)',
        performance: [{ displayName: 'Voles', billing: 'headline' }, { billing: 'support' }],
      },
      { name: 'Voles', performers: [{ name: 'Voles', role: 'headliner', sameAs: [] }] },
    ],
    [
      'whose bill is not counted through, it is in its own order',
      {
        performance: [
          { billing: 'headline', billingIndex: 2, artist: { displayName: 'Badgers' } },
          { billing: 'headline', artist: { displayName: 'Otters' } },
          { billing: 'headline', billingIndex: 1, artist: { displayName: 'Voles' } },
        ],
      },
      {
        performers: ['Badgers', 'Otters', 'Voles'].map((name) => ({
          name,
          role: 'headliner',
          sameAs: [],
        })),
      },
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
          id: '9',
          name: 'Salle Vega',
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
      {
        performers: [
          { name: 'Otters', role: 'headliner', sameAs: [] },
          { name: 'Badgers', role: 'support', sameAs: [] },
        ],
      },
    ],
  ])('%s', async (_, more, expected) => {
    const native = await listing(more)
    // Of each member that is told, all of it.
    for (const [member, value] of Object.entries(expected))
      expect(native[member as keyof typeof native]).toEqual(value)
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

test('an event without an id is rejected', async () => {
  const { records } = await readBody(songkick, bodyOf(JSON.stringify([{ ...event, id: null }])))
  expect(records[0]?.read()).toEqual([{ rejected: 'no id', id: null }])
})
