import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { schemaOrg } from './schema-org.ts'

async function read(html: string | Buffer) {
  const body = bodyOf(html, { address: 'https://vega.example/agenda/' })
  const { natives, rejected } = await readBody(schemaOrg, body)
  return { natives, refused: rejected, ...normaliseAll(natives, 'schema-org') }
}

async function only(html: string) {
  const { natives, refused } = await read(html)
  if (natives.length !== 1) throw new Error(JSON.stringify({ natives, refused }))
  return natives[0]!
}

const page = (...parts: readonly string[]) =>
  `<!DOCTYPE html><html><body>${parts.join('\n')}</body></html>`

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

describe('microformats', () => {
  test('hCalendar', async () => {
    const native = await only(
      page(`<div class="vevent"><a class="url summary" href="/loutres">Les Loutres</a>
        <abbr class="dtstart" title="2026-12-05T20:00+01:00">5 décembre</abbr>
        <span class="dtend"><span class="value-title" title="2026-12-05T23:00+01:00"></span>23 h</span>
        <div class="location vcard"><span class="fn org">Salle Vega</span><div class="adr"><span class="street-address">3 rue des Pins</span>
        <span class="postal-code">75011</span> <span class="locality">Paris</span> <span class="country-name">France</span></div>
        <span class="tel">01 99 00 12 34</span> <a class="url" href="https://salle.example/">salle.example</a>
        <span class="geo"><span class="latitude">48.86</span>, <span class="longitude">2.37</span></span></div>
        <div class="description">Un soir<br>de fête</div><a class="category" rel="tag" href="/rock">Rock</a>
        <img class="photo" src="/1.jpg"><span class="uid">vega-1</span>
        <span class="organizer vcard"><a class="fn url" href="https://loutres.example/">Loutres &amp; Cie</a></span></div>`),
    )
    expect(native).toMatchObject({
      id: 'vega-1',
      name: 'Les Loutres',
      url: 'https://vega.example/loutres',
      start: '2026-12-05T20:00+01:00',
      end: '2026-12-05T23:00+01:00',
      place: {
        name: 'Salle Vega',
        street: '3 rue des Pins',
        postalCode: '75011',
        city: 'Paris',
        country: 'France',
        lat: '48.86',
        lng: '2.37',
        phone: '01 99 00 12 34',
        url: 'https://salle.example/',
      },
      organizer: { name: 'Loutres & Cie', url: 'https://loutres.example/' },
      description: 'Un soir<br>de fête',
      categories: ['schema.org:Event', 'Rock'],
      image: ['https://vega.example/1.jpg'],
    })
  })

  test('h-event', async () => {
    const native = await only(
      page(`<article class="h-event"><h1 class="p-name">Les Loutres</h1><a class="u-url" href="/loutres">#</a>
        <time class="dt-start" datetime="2026-12-05 20:00+01:00">samedi</time> <time class="dt-end">2026-12-05T23:00+01:00</time>
        <span class="p-location">Salle Vega, 3 rue des Pins, 75011 Paris</span>
        <span class="p-performer h-card">Léa Mori</span></article>`),
    )
    expect(native).toMatchObject({
      name: 'Les Loutres',
      start: '2026-12-05 20:00+01:00',
      end: '2026-12-05T23:00+01:00',
      place: 'Salle Vega, 3 rue des Pins, 75011 Paris',
      performers: [{ name: 'Léa Mori' }],
    })
  })

  test.each<[string, string]>([
    ['19:00', '2026-12-05T19:00'],
    ['7pm', '2026-12-05T19:00'],
    ['07:00:00 p.m.', '2026-12-05T19:00:00'],
    ['12:30 AM', '2026-12-05T00:30'],
    ['19:00-0800', '2026-12-05T19:00-0800'],
    ['19:00z', '2026-12-05T19:00Z'],
  ])('a date and the time %s in parts of their own', async (time, start) => {
    const native = await only(
      page(`<div class="vevent"><b class="summary">A</b><p class="dtstart"><time class="value" datetime="2026-12-05">x</time>
        <span class="value">${time}</span></p></div>`),
    )
    expect(native.start).toBe(start)
  })

  test.each<[string, string, string]>([
    ['is of the start’s day', '2026-12-05T20:00', '2026-12-05T22:00'],
    ['that is past is of the next day', '2026-12-05T23:00', '2026-12-06T22:00'],
    ['has the start’s offset', '2026-12-05T20:00-05:00', '2026-12-05T22:00-05:00'],
  ])('an end that is a time alone %s', async (_, start, end) => {
    const native = await only(
      page(
        `<div class="h-event"><b class="p-name">A</b><time class="dt-start" datetime="${start}"></time><span class="dt-end"><b class="value">22:00</b></span></div>`,
      ),
    )
    expect(native.end).toBe(end)
  })

  test('several starts are all of its dates', async () => {
    const starts = ['2026-12-05T20:00', '2026-12-06T20:00']
    const native = await only(
      page(
        `<div class="h-event"><b class="p-name">A</b>${starts.map((one) => `<time class="dt-start" datetime="${one}"></time>`).join('')}</div>`,
      ),
    )
    expect(native.sessions).toMatchObject(starts.map((start) => ({ start })))
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

describe.skipIf(!capturedFeeds)(`captured pages${SKIPPED}`, () => {
  test.each<[string, object]>([
    [
      'Event.001',
      {
        name: 'Miami Heat at Philadelphia 76ers - Game 3 (Home Game 1)',
        start: '2016-04-21T20:00',
        place: { name: 'Wells Fargo Center', city: 'Philadelphia', region: 'PA' },
        offers: [{ price: 'from $35' }],
      },
    ],
    [
      'Event.003',
      {
        name: 'Typhoon with Radiation City',
        start: '2013-09-14T21:30',
        place: { name: 'The Hi-Dive', street: '7 S. Broadway', postalCode: '80209' },
        offers: [{ price: '13.00', currency: 'USD' }],
      },
    ],
    [
      'Event.008',
      {
        name: "Julius Caesar at Shakespeare's Globe",
        start: '2014-10-01T19:30',
        place: { name: "Shakespeare's Globe", address: 'London, UK' },
      },
    ],
    [
      'chi_ssa_43_detail',
      {
        name: 'Devon Avenues SSA #43 Commissioners Meeting',
        start: '2019-09-16T14:30',
        end: '2019-09-16T16:30',
      },
    ],
    [
      'v1_ampm',
      {
        start: '2009-06-26T19:00:00',
        sessions: [
          { start: '2009-06-26T19:00:00' },
          { start: '2009-06-26T07:00:00' },
          { start: '2009-06-26T19:00' },
          { start: '2009-06-26T07:00' },
        ],
      },
    ],
    [
      'v1_combining',
      {
        name: 'IndieWebCamp 2012',
        start: '2012-06-30',
        end: '2012-07-01',
        place: {
          name: 'Geoloqi',
          street: '920 SW 3rd Ave. Suite 400',
          city: 'Portland',
          region: 'Oregon',
        },
      },
    ],
    ['v1_time', { start: '2009-06-26T19:00:00-08:00', end: '2013-02-03' }],
    ['v2_concatenate', { start: '2009-06-26T19:00-06:00', end: '2009-06-26T22:00-06:00' }],
    ['v2_dates', { name: 'The 4th Microformat party', start: '2009-06-26T19:00-08:00' }],
    ['v2_time', { start: '2009-06-26T19:00:00-08:00' }],
  ])('%s', async (file, expected) => {
    const { natives, refused } = await read(capturedFile(`microdata-hcalendar/${file}.html`))
    expect(refused).toEqual([])
    expect(natives).toMatchObject([expected])
  })

  test('the nine starts of the time tests are three instants', async () => {
    const { listings } = await read(capturedFile('microdata-hcalendar/v1_time.html'))
    // Two offsets and UTC; the one without is read in the zone of the first.
    expect(new Set(listings[0]!.timing.sessions.map(({ start }) => start.at)).size).toBe(3)
  })

  test('a JSON data base of concerts without types is not this format', async () => {
    await expect(read(capturedFile('schemaorg-jsonld/db.json'))).rejects.toThrow(NotThisFormat)
  })
})
