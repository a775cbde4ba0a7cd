import { describe, expect, test } from 'vitest'
import { NotThisFormat } from '../connector.ts'
import { read, only, page } from '../../../../tests/support/read-marked-page.ts'

const MICRODATA = `<div itemscope itemtype="https://schema.org/MusicEvent">
  <a itemprop="url" href="/loutres"><h2 itemprop="name">Les <b>Loutres</b></h2></a>
  <meta itemprop="startDate" content="2026-12-05T20:00"><time itemprop="endDate" datetime="2026-12-05T23:00">23 h</time>
  <div itemprop="location" itemscope itemtype="https://schema.org/MusicVenue">
    <a itemprop="name" href="/salle">Salle Vega</a>
    <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="streetAddress">3 rue des Pins</span> <span itemprop="postalCode">75011</span>
      <span itemprop="addressLocality">Paris</span> <span itemprop="addressCountry">FR</span></p>
  </div>
  <span itemprop="performer" itemscope itemtype="https://schema.org/MusicGroup"><span itemprop="name">Les Loutres</span></span>
  <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="25">vingt-cinq</data>
    <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/SoldOut"></div>
  <img itemprop="image" src="/1.jpg"><div itemprop="description"><p>Un soir</p><p>de fête</p></div></div>`

const EXPECTED = {
  name: 'Les Loutres',
  url: 'https://vega.example/loutres',
  start: '2026-12-05T20:00',
  end: '2026-12-05T23:00',
  categories: ['schema.org:MusicEvent'],
  place: {
    name: 'Salle Vega',
    street: '3 rue des Pins',
    postalCode: '75011',
    city: 'Paris',
    country: 'FR',
  },
  performers: [{ name: 'Les Loutres' }],
  offers: [{ price: '25', currency: 'EUR', availability: 'https://schema.org/SoldOut' }],
  image: ['https://vega.example/1.jpg'],
  description: '<p>Un soir</p><p>de fête</p>',
}

test('microdata', async () => {
  expect(await only(page(MICRODATA))).toMatchObject(EXPECTED)
})

test('RDFa says the same', async () => {
  const rdfa = MICRODATA.replace('<div itemscope', '<div vocab="https://schema.org/" itemscope')
    .replace(/itemscope itemtype="https:\/\/schema.org\/(\w+)"/g, 'typeof="$1"')
    .replaceAll('itemprop', 'property')
  expect(rdfa).not.toContain('item')
  expect(await only(page(rdfa))).toMatchObject(EXPECTED)
})

describe('microdata', () => {
  const event = (inside: string, attributes = '') =>
    page(`<div itemscope itemtype="http://schema.org/Event" ${attributes}><b itemprop="name">Les Loutres</b>
      <i itemprop="startDate" content="2026-12-05T20:00"></i>${inside}</div>`)

  test.each<[string, string, object]>([
    [
      'a link that is meant by its text',
      event('<a itemprop="location" href="/salle">Salle Vega</a>'),
      { place: 'Salle Vega' },
    ],
    [
      'a status as a link',
      event('<link itemprop="eventStatus" href="https://schema.org/EventCancelled">'),
      { status: 'https://schema.org/EventCancelled' },
    ],
    [
      'several names of one property',
      event('<b itemprop="genre keywords">Rock</b>'),
      { categories: ['schema.org:Event', 'Rock', 'Rock'] },
    ],
    [
      'what stands elsewhere on the page',
      `${event('', 'itemref="p q"')}<p id="p"><span itemprop="location">Salle Vega</span></p>`,
      { place: 'Salle Vega' },
    ],
    ['a name of its own', event('', 'itemid="urn:vega:1"'), { id: 'urn:vega:1' }],
    [
      'the older vocabulary',
      page(
        '<div itemscope itemtype="http://data-vocabulary.org/Event"><b itemprop="summary">Les Loutres</b><time itemprop="startDate" datetime="2026-12-05T20:00"></time></div>',
      ),
      { name: 'Les Loutres', start: '2026-12-05T20:00' },
    ],
  ])('with %s', async (_, html, expected) => {
    expect(await only(html)).toMatchObject(expected)
  })

  test.each([
    ['Sa, 16.01.2027, 20:30 Uhr', '2027-01-16T20:30'],
    ['Saturday 16 January, 8 pm', '2027-01-16T20:00'],
    ['samedi 16 janvier à 20h', '2027-01-16T20:00'],
    ['16 January 2027', '2027-01-16'],
  ])('with a day for programs, and %s for people', async (text, start) => {
    const html = `<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Les Loutres</b>
      <time itemprop="startDate" datetime="2027-01-16">${text}</time></div>`
    expect(await only(page(html))).toMatchObject({ start })
  })

  test.each<[string, string, object | undefined]>([
    ['its link', '<a itemprop="url" href="/salle">Salle Vega</a>', { name: 'Salle Vega' }],
    ['no link of words for all', '<a itemprop="url" href="/salle">Site web</a>', {}],
    ['no link to a map', '<a itemprop="url" href="/salle">View the map</a>', {}],
    [
      'its link, though that begins as a word for all does',
      '<a itemprop="url" href="/salle">Plan B</a>',
      { name: 'Plan B' },
    ],
    [
      'its first line',
      '<b itemprop="name">Salle <i>Vega</i><br>\n3 rue des Pins<br/>75011 Paris</b>',
      { name: 'Salle Vega', address: '3 rue des Pins, 75011 Paris' },
    ],
  ])('a hall is called by %s', async (_, inside, place) => {
    const html = `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Les<br>Loutres</b>
      <time itemprop="startDate">2026-12-05</time>
      <div itemprop="location" itemscope itemtype="https://schema.org/Place">${inside}</div></div>`
    const told = (await only(page(html))).place as Record<string, unknown>
    expect({ name: told['name'], address: told['address'] }).toEqual({
      name: undefined,
      address: undefined,
      ...place,
    })
    expect((await read(page(html))).listings[0]?.name).toBe('Les Loutres')
  })

  test('that refers to itself ends', async () => {
    const html = page(
      '<div id="a" itemscope itemtype="http://schema.org/Event" itemref="a b"><b itemprop="name">A</b></div><div id="b" itemprop="superEvent" itemscope itemtype="http://schema.org/Event" itemref="a b"><b itemprop="name">B</b></div>',
    )
    expect((await read(html)).natives.length).toBeGreaterThan(0)
  })

  test('nested without end costs itself', async () => {
    const deep = '<div itemscope itemtype="http://schema.org/Event" itemprop="superEvent">'.repeat(
      20_000,
    )
    const { refused, natives } = await read(page(deep))
    expect(natives.length + refused.length).toBeGreaterThan(0)
  })
})

describe('one event told in two ways counts once', () => {
  const jsonLd = (events: readonly object[]) =>
    `<script type="application/ld+json">${JSON.stringify(events)}</script>`
  const told = (name: string, startDate: string, more: object = {}) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate,
    ...more,
  })
  const marked = (name: string, start: string) =>
    `<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">${name}</b><i itemprop="startDate" content="${start}"></i></div>`

  test.each<[string, object[], string[], number]>([
    [
      'alike',
      [told('Les Loutres', '2026-12-05T20:00')],
      [marked('Les Loutres', '2026-12-05T20:00')],
      1,
    ],
    [
      'with and without an offset',
      [told('Les Loutres', '2026-12-05T20:00:00+01:00')],
      [marked('LES LOUTRES', '2026-12-05T20:00')],
      1,
    ],
    [
      'with and without a time',
      [told('Les Loutres', '2026-12-05T20:00')],
      [marked('Les Loutres', '2026-12-05')],
      1,
    ],
    [
      'in UTC, where it is the only one of its name',
      [told('Les Loutres', '2026-12-05T19:00Z')],
      [marked('Les Loutres', '2026-12-05T20:00')],
      1,
    ],
    [
      'with a marker in its name',
      [told('ANNULÉ - Les Loutres', '2026-12-05T20:00')],
      [marked('Les Loutres', '2026-12-05T20:00')],
      1,
    ],
    [
      'but another name is another event',
      [told('Les Loutres', '2026-12-05T20:00')],
      [marked('Léa Mori', '2026-12-05T20:00')],
      2,
    ],
    [
      'and two shows of a day stay two',
      [told('Les Loutres', '2026-12-05T15:00'), told('Les Loutres', '2026-12-05T20:00')],
      [marked('Les Loutres', '2026-12-05T15:00'), marked('Les Loutres', '2026-12-05T20:00')],
      2,
    ],
  ])('%s', async (_, events, others, count) => {
    const { natives } = await read(page(jsonLd(events), ...others))
    expect(natives).toHaveLength(count)
  })
})

test.each<[string, string]>([
  ['says nothing of things', page('<p>Try again later</p>')],
  ['is JSON of another kind', '{"concerts":[{"name":"A"}]}'],
])('a body that %s is not this format', async (_, text) => {
  await expect(read(text)).rejects.toThrow(NotThisFormat)
})

test('a page of a place without events is valid and empty', async () => {
  const html = page(
    '<div itemscope itemtype="http://schema.org/Place"><b itemprop="name">Salle Vega</b></div>',
  )
  expect((await read(html)).natives).toEqual([])
})
