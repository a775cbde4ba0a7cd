import { describe, expect, test } from 'vitest'
import { listingFacts } from '../../../../tests/support/listing-facts.ts'
import { bodyOf, normaliseAll, readBody } from '../../../../tests/support/read-body.ts'
import { bandsintown } from './bandsintown.ts'

let next = 100

function row(artistName: string, more: object = {}): object {
  next += 1
  return {
    artistName,
    venueName: 'Salle Vega',
    title: null,
    locationText: 'Paris, France',
    startsAt: '2026-12-05T20:00:00',
    timezone: 'Europe/Paris',
    displayRule: 'datetime',
    streamingEvent: false,
    artistImageSrc: 'https://photos.example/thumb/1.jpeg',
    eventUrl: `https://www.bandsintown.com/e/${next}-x?came_from=257`,
    artistUrl: `https://www.bandsintown.com/a/${next}-x?came_from=257`,
    ...more,
  }
}

async function facts(events: readonly object[]) {
  const read = await readBody(bandsintown, bodyOf(JSON.stringify({ events })))
  return normaliseAll(read.natives, 'bandsintown').listings.map((listing) =>
    listingFacts(listing).split(' | ').slice(1).join(' | '),
  )
}

const WHEN = '2026-12-05T20:00 | Salle Vega, Paris, FR'

describe('rows of one place and time are', () => {
  test.each<[string, object[], string[]]>([
    [
      'one night of several acts where no title tells them apart',
      [row('Otters'), row('Badgers')],
      [`Otters, Badgers | ${WHEN} | Otters, Badgers | `],
    ],
    [
      'one night under their common title',
      [row('Otters', { title: 'River Fest' }), row('Badgers', { title: 'RIVER FEST!' })],
      [`River Fest | ${WHEN} | Otters, Badgers | `],
    ],
    [
      'one night where a title names the other act, who heads the bill',
      [row('Otters', { title: 'Otters live' }), row('Badgers', { title: 'Otters + guests' })],
      [`Otters live | ${WHEN} | Otters, + Badgers | `],
    ],
    [
      'two nights where two titles say so; who has none belongs to the one that names them',
      [
        row('Otters', { title: 'Otters and Herons' }),
        row('Badgers', { title: 'Dig It' }),
        row('Herons'),
      ],
      [`Otters and Herons | ${WHEN} | Otters, Herons | `, `Dig It | ${WHEN} | Badgers | `],
    ],
    [
      'one night though the town is spelt in three ways',
      [
        row('Otters', { locationText: 'Paris 19 Buttes-Chaumont, France' }),
        row('Badgers'),
        row('Herons', { locationText: 'PARIS 05, France' }),
      ],
      [`Otters, Badgers, Herons | ${WHEN} | Otters, Badgers, Herons | `],
    ],
    [
      'one night though the hall is spelt with a sign or a word',
      [row('Otters', { venueName: 'Hope & Vega' }), row('Badgers', { venueName: 'Hope and Vega' })],
      ['Otters, Badgers | 2026-12-05T20:00 | Hope & Vega, Paris, FR | Otters, Badgers | '],
    ],
    [
      'one night whose bill is headed by whom the other opens for',
      [row('Otters', { title: 'Otters opening for Badgers' }), row('Badgers')],
      [`Otters opening for Badgers | ${WHEN} | + Otters, Badgers | `],
    ],
    [
      'one night, in French',
      [row('Otters', { title: 'Première partie de Badgers' }), row('Badgers')],
      [`Première partie de Badgers | ${WHEN} | + Otters, Badgers | `],
    ],
    [
      'one night of whoever is not the hall',
      [row('Salle Vega'), row('Otters'), row('salleVegaParis')],
      [`Otters | ${WHEN} | Otters | `],
    ],
    [
      'one night whose title alone tells who plays',
      [row('Salle Vega', { title: 'River Songs at Salle Vega' })],
      [`River Songs at Salle Vega | ${WHEN} |  | `],
    ],
    [
      'one night of who is called as the hall, where nobody else is told',
      [row('Salle Vega')],
      [`Salle Vega | ${WHEN} | Salle Vega | `],
    ],
    [
      'one night that Badgers do not play',
      [row('Otters', { title: 'Otters supporting wild rivers' }), row('Herons')],
      [`Otters supporting wild rivers | ${WHEN} | Otters, + Herons | `],
    ],
  ])('%s', async (_, events, expected) => {
    expect(await facts(events)).toEqual(expected)
    expect((await facts(events.toReversed())).toSorted()).toEqual(expected.toSorted())
  })

  test('two nights at two times', async () => {
    expect(
      await facts([row('Otters'), row('Badgers', { startsAt: '2026-12-05T22:30:00' })]),
    ).toHaveLength(2)
  })
})

describe('rows of one title, place and day at several times are', () => {
  const at = (clock: string, more: object = {}) => ({
    title: 'River Fest',
    startsAt: `2026-12-05T${clock}:00`,
    ...more,
  })

  test.each<[string, object[], string[]]>([
    [
      'one night of acts that begin one after another',
      [
        row('Otters', at('17:00', { endsAt: '2026-12-05T18:00:00' })),
        row('Badgers', at('15:00', { endsAt: '2026-12-05T16:00:00' })),
      ],
      [
        'River Fest | 2026-12-05T15:00 – 2026-12-05T18:00 | Salle Vega, Paris, FR | Otters, Badgers | ',
      ],
    ],
    [
      'one without an end where the last does not tell its own',
      [row('Otters', at('15:00', { endsAt: '2026-12-05T16:00:00' })), row('Badgers', at('17:00'))],
      ['River Fest | 2026-12-05T15:00 | Salle Vega, Paris, FR | Otters, Badgers | '],
    ],
    [
      'one at the time that one of them tells',
      [row('Otters', at('00:00', { displayRule: 'date' })), row('Badgers', at('17:00'))],
      ['River Fest | 2026-12-05T17:00 | Salle Vega, Paris, FR | Otters, Badgers | '],
    ],
    [
      'two shows of who plays twice',
      [
        row('Otters', at('15:00', { artistUrl: 'https://www.bandsintown.com/a/7' })),
        row('Otters', at('17:00', { artistUrl: 'https://www.bandsintown.com/a/7' })),
      ],
      [
        'River Fest | 2026-12-05T15:00 | Salle Vega, Paris, FR | Otters | ',
        'River Fest | 2026-12-05T17:00 | Salle Vega, Paris, FR | Otters | ',
      ],
    ],
    [
      'two shows where the hall was empty in between',
      [
        row('Otters', at('11:00', { endsAt: '2026-12-05T13:00:00' })),
        row('Badgers', at('20:00', { endsAt: '2026-12-05T22:00:00' })),
      ],
      [],
    ],
    [
      'two where the title is only the hall',
      [
        row('Otters', at('15:00', { title: 'Salle Vega' })),
        row('Badgers', at('17:00', { title: 'Salle Vega' })),
      ],
      [],
    ],
  ])('%s', async (_, events, expected) => {
    const read = await facts(events)
    if (expected.length > 0) expect(read).toEqual(expected)
    else expect(read).toHaveLength(2)
    expect((await facts(events.toReversed())).toSorted()).toEqual(read.toSorted())
  })
})

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
