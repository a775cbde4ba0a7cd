import { describe, expect, test } from 'vitest'
import { EVENT, HALL, read, script } from '../../../../tests/support/read-schema-org.ts'

const { location: _hall, ...NOWHERE } = EVENT
const graph = (...nodes: object[]) => script({ '@context': 'https://schema.org', '@graph': nodes })

describe('what a reference means', () => {
  const named = { '@type': 'MusicGroup', '@id': '#a', name: 'Léa Mori' }
  test.each<[string, object, object]>([
    ['an id alone', { '@id': '#v' }, { place: { name: 'Salle Vega', city: 'Paris' } }],
    [
      'an id and its type',
      { '@type': 'Place', '@id': '#v' },
      { place: { name: 'Salle Vega', city: 'Paris' } },
    ],
    [
      'an id and a name',
      { '@type': 'Place', '@id': '#v', name: 'Salle Vega' },
      { place: { name: 'Salle Vega', city: 'Paris' } },
    ],
    [
      'another name under an id that all share',
      { '@type': 'Place', '@id': '#v', name: 'Salle Lyra' },
      { place: { name: 'Salle Lyra', city: null } },
    ],
  ])('%s', async (_, location, expected) => {
    const page = graph({ '@id': '#v', ...HALL }, named, { ...NOWHERE, location })
    expect((await read(page)).listings).toMatchObject([expected])
  })

  test('of several nodes with one id the one of its type', async () => {
    const page = graph(
      { '@type': 'WebPage', '@id': '#a', name: 'Léa Mori', description: 'A page', url: '/mori' },
      named,
      { ...EVENT, performer: { '@type': 'MusicGroup', '@id': '#a' } },
    )
    const [listing] = (await read(page)).listings
    expect(listing?.performers.map(({ name, description }) => [name, description])).toEqual([
      ['Léa Mori', null],
    ])
  })
})

describe('parts that stand beside what they are part of', () => {
  const festival = {
    '@type': 'Festival',
    '@id': '#f',
    name: 'Fest',
    startDate: '2026-12-04',
    endDate: '2026-12-06',
    location: HALL,
  }
  const act = { ...NOWHERE, '@id': '#a' }
  test.each<[string, object[]]>([
    ['before it', [act, { ...festival, subEvent: { '@id': '#a' } }]],
    ['behind it', [{ ...festival, subEvent: [{ '@id': '#a', '@type': 'MusicEvent' }] }, act]],
    ['and name it', [festival, { ...act, superEvent: { '@id': '#f' } }]],
    [
      'and name it, as it names them',
      [
        { ...festival, subEvent: { '@id': '#a' } },
        { ...act, superEvent: { '@id': '#f' } },
      ],
    ],
  ])('%s are told once, within its place', async (_, nodes) => {
    const { listings, connectorRejected } = await read(graph(...nodes))
    expect(connectorRejected).toEqual([])
    expect(listings.map(({ name, place }) => [name, place?.name])).toEqual([
      ['Fest', 'Salle Vega'],
      ['Les Loutres', 'Salle Vega'],
    ])
  })

  test('two events that are parts of each other are read nevertheless', async () => {
    const page = graph(
      { ...EVENT, '@id': '#a', subEvent: { '@id': '#b' } },
      { ...EVENT, '@id': '#b', name: 'Léa Mori', url: '/mori', subEvent: { '@id': '#a' } },
    )
    const { listings } = await read(page)
    expect(listings.map(({ name }) => name)).toEqual(['Les Loutres', 'Léa Mori'])
  })
})

test('nameless parts at several places are nights of a tour, not dates of one event', async () => {
  const at = (name: string, city: string, startDate: string) => ({
    '@type': 'MusicEvent',
    startDate,
    location: { '@type': 'Place', name, address: { addressLocality: city, addressCountry: 'FR' } },
  })
  const { listings } = await read({
    '@type': 'EventSeries',
    name: 'Les Loutres',
    startDate: '2026-12-05',
    endDate: '2026-12-12',
    subEvent: [
      at('Salle Vega', 'Paris', '2026-12-05T20:00'),
      at('Salle Lyra', 'Lyon', '2026-12-12T20:00'),
    ],
  })
  expect(listings.map(({ name, place }) => [name, place?.name])).toEqual([
    ['Les Loutres', 'Salle Vega'],
    ['Les Loutres', 'Salle Lyra'],
  ])
})

test('a series is of the kind of its dates', async () => {
  const { listings } = await read({
    ...EVENT,
    '@type': 'EventSeries',
    subEvent: [{ '@type': 'TheaterEvent', startDate: '2026-12-05T20:00' }],
  })
  expect(listings.map(({ categories }) => categories)).toEqual([[200]])
})
