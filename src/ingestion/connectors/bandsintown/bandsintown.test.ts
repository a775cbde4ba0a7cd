import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { bandsintown } from './bandsintown.ts'
import { row, facts, WHEN } from '../../../../tests/support/read-bandsintown.ts'

test.each([
  ['Salle Vega in Paris, France', 'Otters'],
  ['Paris, France', 'Otters'],
  ['Paris Jazz', 'Paris Jazz'],
  ['Otters in Paris', 'Otters in Paris'],
  ['Otters Trio @ Salle Vega', 'Otters Trio'],
  ['Otters live at the Vega, Paris (75)', 'Otters'],
  ['Otters à l’été', 'Otters à l’été'],
  ['Otters, Paris (FR)', 'Otters'],
  ['Salle Vega - River Songs', 'River Songs'],
  ['Salle Vega - Paris', 'Otters'],
  ['River Songs - Salle Vega', 'River Songs'],
  ['Salle Vega 2, Paris', 'Otters'],
  ['Paris 2', 'Paris 2'],
  ['River Songs at the Museum', 'River Songs at the Museum'],
  ['Night at the Vega', 'Night at the Vega'],
  ['River Songs (Salle Vega)', 'River Songs'],
  ['River Songs (Salle Vega - Paris)', 'River Songs'],
  ['River Songs (Paris)', 'River Songs (Paris)'],
  ['River Songs (Salle Vega, 10th birthday)', 'River Songs (Salle Vega, 10th birthday)'],
  ['(Salle Vega)', 'Otters'],
])('%s as a title is the night called %s', async (title, name) => {
  expect((await facts([row('Otters', { title })])).map((fact) => fact.split(' | ')[0])).toEqual([
    name,
  ])
})

test('an act under two spellings is in the name once', async () => {
  expect((await facts([row('S. A. M.'), row('Otters'), row('S.A.M')]))[0]).toMatch(
    /^S\. A\. M\., Otters \|/,
  )
})

describe('a venue that is called as the title', () => {
  test('is no venue', async () => {
    const [one] = await facts([row('Otters', { title: 'Summer Jam', venueName: 'Summer Jam' })])
    expect(one).toBe('Summer Jam | 2026-12-05T20:00 | Paris, FR | Otters | ')
  })

  test('is one, and the title none, where others play there too', async () => {
    const [one] = await facts([
      row('Otters', { title: 'Salle Vega' }),
      row('Badgers', { startsAt: '2026-12-06T20:00:00' }),
    ])
    expect(one).toBe(`Otters | ${WHEN} | Otters | `)
  })

  test('is one where it is called as halls are', async () => {
    const [one] = await facts([row('Otters', { title: 'Café Vega', venueName: 'Café Vega' })])
    expect(one).toBe('Otters | 2026-12-05T20:00 | Café Vega, Paris, FR | Otters | ')
    const [other] = await facts([row('Otters', { title: 'Club Night', venueName: 'Club Night' })])
    expect(other).toBe('Club Night | 2026-12-05T20:00 | Paris, FR | Otters | ')
  })

  test('is no venue where it is the town', async () => {
    const [one] = await facts([row('Otters', { venueName: 'Paris' })])
    expect(one).toBe('Otters | 2026-12-05T20:00 | Paris, FR | Otters | ')
  })
})

test.each([
  [{ venueName: 'Private Event' }],
  [{ title: 'Private Corporate Event' }],
  [{ title: 'River Fest', venueName: 'private party' }],
])('%j is for invited people only', async (more) => {
  const body = JSON.stringify({ events: [row('Otters', more), row('Badgers', more)] })
  const { natives, rejected } = await readBody(bandsintown, bodyOf(body))
  expect(natives).toEqual([])
  expect(rejected.map(({ reason }) => reason)).toEqual(['an event for invited people only'])
})

test.each([
  ['Otters', {}, ['music']],
  ['Otters', { venueName: 'Vega Comedy Club' }, ['comedy']],
  ['Vega Ballet', {}, ['dance/ballet']],
  ['Vega Philharmonic', {}, ['classical/symphonic']],
  ['Otters', { title: 'Rosa’s River, the Musical' }, ['theatre/musical']],
  ['Rosa (Opera)', {}, ['classical/opera']],
])('%s with %j is of %j', async (artist, more, categories) => {
  const body = JSON.stringify({ events: [row(artist, more)] })
  expect((await readBody(bandsintown, bodyOf(body))).natives[0]?.categories).toEqual(categories)
})

test('a stream is nowhere, unless it says where', async () => {
  const stream = { streamingEvent: true, venueName: 'Otter TV' }
  const rows = [
    row('Otters', { ...stream, locationText: '' }),
    row('Badgers', { ...stream, startsAt: '2026-12-06T20:00:00' }),
  ]
  const { natives } = await readBody(bandsintown, bodyOf(JSON.stringify({ events: rows })))
  expect(natives).toMatchObject([
    { online: true, place: null },
    { online: true, place: { name: 'Otter TV', city: 'Paris' } },
  ])
})

test.each([
  ['America/Toronto', 'Toronto, ON', 'Toronto, CA'],
  ['America/New_York', 'Washington, D.C.', 'Washington, US'],
  ['Australia/Perth', 'Perth, WA', 'Perth, AU'],
])('in %s a state stands in place of its country: %s', async (timezone, locationText, where) => {
  const [told] = await facts([row('Otters', { timezone, locationText })])
  expect(told).toContain(`Salle Vega, ${where}`)
})

test.each([
  ['https://photos.bandsintown.com/thumb/7.jpeg', 'https://photos.bandsintown.com/large/7.jpeg'],
  ['https://photos.example/thumb/7.jpeg', 'https://photos.example/thumb/7.jpeg'],
])('of %s the picture %s is taken', async (artistImageSrc, image) => {
  const body = JSON.stringify({ events: [row('Otters', { artistImageSrc })] })
  expect((await readBody(bandsintown, bodyOf(body))).natives[0]).toMatchObject({
    image,
    performers: [{ image }],
  })
})

test('stand-in images, counts and the order of rows change nothing', async () => {
  const [otters, badgers] = [row('Otters'), row('Badgers')]
  const later = {
    ...otters,
    rsvpCount: '9',
    fallbackImageUrl: 'https://x.example/placeHolder/2.png',
  }
  const read = async (events: object[]) =>
    (await readBody(bandsintown, bodyOf(JSON.stringify({ events })))).records.map(({ raw }) => raw)
  expect(await read([badgers, later])).toEqual(await read([otters, badgers]))
})

test('a page that tells of a next one is not the whole feed', async () => {
  const page = { events: [row('Otters')], urlForNextPageOfEvents: 'https://x.example/2' }
  const body = () => bodyOf(JSON.stringify(page))
  expect((await readBody(bandsintown, body())).incomplete).toHaveLength(1)
  expect((await readBody(bandsintown, body(), { pages: 'trust' })).incomplete).toEqual([])
})

test('a row without the number of its event is rejected', async () => {
  const events = [row('Otters', { eventUrl: 'https://www.bandsintown.com/' })]
  const { rejected } = await readBody(bandsintown, bodyOf(JSON.stringify({ events })))
  expect(rejected).toEqual([{ line: 1, id: null, reason: 'its address holds no event number' }])
})

test('rows become a listing, and one that tells little is one as well', async () => {
  const picture = 'https://photos.example/thumb/1.jpeg'
  const ids = {
    eventUrl: 'https://www.bandsintown.com/e/7',
    artistUrl: 'https://www.bandsintown.com/a/3',
  }
  const rows = [
    row('Otters', { ...ids, endsAt: '2026-12-05T23:30:00' }),
    row('Badgers', {
      eventUrl: 'https://www.bandsintown.com/e/8',
      artistUrl: null,
      artistImageSrc: null,
      endsAt: '2026-12-05T22:00:00',
    }),
    {
      artistName: 'Voles',
      startsAt: '2026-12-09T20:00:00',
      eventUrl: 'https://www.bandsintown.com/e/9',
    },
  ]
  const { natives } = await readBody(bandsintown, bodyOf(JSON.stringify({ events: rows })))
  expect(natives).toEqual([
    {
      id: '7',
      name: 'Otters, Badgers',
      url: ids.eventUrl,
      timeZone: 'Europe/Paris',
      start: '2026-12-05T20:00:00',
      end: '2026-12-05T23:30:00',
      image: picture,
      categories: ['music'],
      performers: [
        { id: '3', name: 'Otters', role: 'headliner', image: picture, sameAs: ['bandsintown:3'] },
        { name: 'Badgers', role: 'headliner' },
      ],
      place: { name: 'Salle Vega', city: 'Paris', country: 'France' },
    },
    {
      id: '9',
      name: 'Voles',
      url: 'https://www.bandsintown.com/e/9',
      start: '2026-12-09T20:00:00',
      categories: ['music'],
      performers: [{ name: 'Voles', role: 'headliner' }],
      place: {},
    },
  ])
})

test('a bill of more than five is called by the first of them', async () => {
  const rows = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((name) => row(name))
  const { natives } = await readBody(bandsintown, bodyOf(JSON.stringify({ events: rows })))
  expect(natives[0]?.name).toBe('A1, A2, A3, A4, A5')
  expect(natives[0]?.performers).toHaveLength(6)
})
