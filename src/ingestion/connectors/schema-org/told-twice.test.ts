import { describe, expect, test } from 'vitest'
import { told } from '../../../../tests/support/native-listing.ts'
import { EVENT, HALL, read, script } from '../../../../tests/support/read-schema-org.ts'

const BARE = {
  '@type': 'Event',
  name: 'Les Loutres',
  startDate: '2026-12-05T20:00',
  url: '/loutres',
}
const OFFERS = { offers: { price: 20, priceCurrency: 'EUR' } }

const summary = async (page: string) =>
  (await read(page)).listings.map(({ name, timing, place, offers }) => [
    name,
    told(timing.start)?.slice(0, 16),
    place?.city ?? null,
    offers.map(({ price }) => price),
  ])
const WHOLE = ['Les Loutres', '2026-12-05 20:00', 'Paris', [20]]

describe('an event that two programs of a page tell is one, told by both', () => {
  const rich = { ...EVENT, ...OFFERS }
  test.each<[string, object, object]>([
    ['the second says more', BARE, rich],
    ['the first says more', rich, BARE],
    ['each says something', { ...BARE, ...OFFERS }, EVENT],
    [
      'the second knows the hall’s address',
      { ...BARE, ...OFFERS, location: { name: 'Salle Vega' } },
      EVENT,
    ],
    [
      'in UTC and at the place',
      { ...rich, startDate: '2026-12-05T19:00:00Z' },
      { ...BARE, startDate: '2026-12-05T20:00:00+01:00' },
    ],
    [
      'the first tells the day alone',
      { ...rich, startDate: '2026-12-05', endDate: '2026-12-05' },
      BARE,
    ],
    ['the second tells the day alone', rich, { ...BARE, startDate: '2026-12-05' }],
  ])('%s', async (_, first, second) => {
    expect(await summary(script(first, second))).toEqual([WHOLE])
  })

  test('it has the id of whichever has one', async () => {
    const nameless = { ...BARE, url: undefined }
    const { listings } = await read(
      script(nameless, { ...EVENT, '@id': 'https://vega.example/#7' }),
    )
    expect(listings.map(({ externalId }) => externalId)).toEqual(['https://vega.example/#7'])
  })

  test.each<[string, object[], number]>([
    ['at another hour', [EVENT, { ...EVENT, startDate: '2026-12-05T22:00' }], 2],
    ['in another hall', [EVENT, { ...EVENT, location: { ...HALL, name: 'Salle Lyra' } }], 2],
    [
      'in another town, where halls have no names',
      ['Paris', 'Lyon'].map((city) => ({
        ...EVENT,
        location: { address: { addressLocality: city, addressCountry: 'FR' } },
      })),
      2,
    ],
    ['under another name', [EVENT, { ...EVENT, name: 'Léa Mori' }], 2],
    [
      'a run that begins on its day',
      [{ ...EVENT, startDate: '2026-12-05', endDate: '2026-12-09' }, BARE],
      2,
    ],
    [
      'a day among several shows of it',
      [{ ...EVENT, startDate: '2026-12-05' }, BARE, { ...BARE, startDate: '2026-12-05T22:00' }],
      3,
    ],
  ])('%s: events of their own', async (_, events, count) => {
    const { listings } = await read(script(...events))
    expect(new Set(listings.map(({ externalId }) => externalId)).size).toBe(count)
  })
})

describe('what is marked up completes JSON-LD', () => {
  const marked = (name = 'Les Loutres', start = '2026-12-05T20:00') =>
    `<div itemscope itemtype="https://schema.org/MusicEvent"><h1 itemprop="name">${name}</h1><meta itemprop="startDate" content="${start}">
     <p itemprop="location" itemscope itemtype="https://schema.org/Place"><b itemprop="name">Salle Vega</b><i itemprop="address">75011 Paris, France</i></p>
     <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">20</i><i itemprop="priceCurrency">EUR</i></p></div>`
  const page = (event: object, ...marks: string[]) =>
    script(event).replace('<body>', `<body>${marks.join('')}`)

  test.each<[string, object, string]>([
    ['without hall and price', BARE, marked()],
    [
      'without the hall’s address',
      { ...BARE, location: { '@type': 'Place', name: 'Salle Vega' } },
      marked(),
    ],
    ['without a date', { ...BARE, startDate: '' }, marked()],
    [
      'under a longer name',
      { ...BARE, location: { '@type': 'Place', name: 'Salle Vega' } },
      marked('Les Loutres – Salle Vega'),
    ],
  ])('%s', async (_, event, mark) => {
    expect(await summary(page(event, mark))).toEqual([WHOLE])
  })

  test('another name at the same minute is another event where there are more of them', async () => {
    const named = await summary(page(EVENT, marked('Léa Mori'), marked('Mo')))
    expect(named.map(([name]) => name)).toEqual(['Les Loutres', 'Léa Mori', 'Mo'])
  })

  test('what JSON-LD says stands', async () => {
    const [first] = await summary(
      page({ ...EVENT, offers: { price: 15, priceCurrency: 'EUR' } }, marked()),
    )
    expect(first).toEqual(['Les Loutres', '2026-12-05 20:00', 'Paris', [15]])
  })
})
