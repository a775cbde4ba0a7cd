import { describe, expect, test } from 'vitest'
import { bodyOf, normaliseAll, readBody } from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { dateInText } from './date-in-text.ts'
import { rss } from './rss.ts'

const NAMESPACES = [
  'xmlns:ev="http://purl.org/rss/1.0/modules/event/"',
  'xmlns:xcal="urn:ietf:params:xml:ns:xcal"',
  'xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#"',
  'xmlns:georss="http://www.georss.org/georss"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:gd="http://schemas.google.com/g/2005"',
].join(' ')

const channel = (...items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${NAMESPACES}><channel><title>Vega</title>
   <language>fr-FR</language>${items.join('\n')}</channel></rss>`

const item = (inside: string) =>
  channel(`<item><title>Les Loutres</title><link>https://vega.example/1</link>
    <guid isPermaLink="false">e-1</guid><pubDate>Mon, 12 Jan 2026 09:00:00 GMT</pubDate>${inside}</item>`)

const START = '<ev:startdate>2026-12-05T20:00:00+01:00</ev:startdate>'

async function read(text: string, options: Record<string, string> = {}) {
  const body = await readBody(rss, bodyOf(text), options)
  return { ...body, ...normaliseAll(body.natives, 'rss', options), refused: body.rejected }
}

async function only(text: string, options: Record<string, string> = {}) {
  const { natives, listings, refused } = await read(text, options)
  if (natives.length !== 1) throw new Error(JSON.stringify({ natives, refused }))
  return { native: natives[0]!, listing: listings[0]! }
}

describe('the date of an item', () => {
  test.each<[string, string, object]>([
    [
      'ev:',
      `${START}<ev:enddate>2026-12-05T23:00:00+01:00</ev:enddate>`,
      { start: '2026-12-05T20:00:00+01:00', end: '2026-12-05T23:00:00+01:00' },
    ],
    [
      'xcal: with a zone',
      '<xcal:dtstart tzid="Europe/Paris">20261205T200000</xcal:dtstart>',
      { start: '20261205T200000', timeZone: 'Europe/Paris' },
    ],
    [
      'whole days of xcal:',
      '<xcal:dtstart>20261205</xcal:dtstart><xcal:dtend>20261207</xcal:dtend>',
      { end: '2026-12-06' },
    ],
    [
      'days of ev:',
      '<ev:startdate>2026-12-05</ev:startdate><ev:enddate>2026-12-06</ev:enddate>',
      { end: '2026-12-06' },
    ],
    [
      'day and time apart',
      '<startDate>2026-12-05</startDate><startTime>20h30</startTime>',
      { start: '2026-12-05 20h30' },
    ],
    [
      'a midnight and time apart',
      '<startDate>2026-12-05T00:00:00</startDate><startTime>20:30</startTime>',
      { start: '2026-12-05 20:30' },
    ],
    [
      'times of a year long ago',
      '<startDate>2026-12-05</startDate><startTime>1900-01-01T20:30:00</startTime><endTime>1900-01-01T22:00:00</endTime>',
      { start: '2026-12-05 20:30:00', end: '22:00:00' },
    ],
    [
      'times that are whole moments',
      '<startDate>2026-12-05</startDate><startTime>2026-12-05T20:30</startTime><endTime>2026-12-06T01:00</endTime>',
      { start: '2026-12-05 20:30', end: '2026-12-06T01:00' },
    ],
    [
      'times in hours of twelve',
      '<startDate>2026-12-05</startDate><startTime>8pm</startTime><endTime>10pm</endTime>',
      { start: '2026-12-05 8pm', end: '10pm' },
    ],
    [
      'a day in words and its time',
      '<startDate>Samedi 5 décembre 2026</startDate><startTime>20h30</startTime>',
      { start: 'Samedi 5 décembre 2026 20h30' },
    ],
    [
      'a day and a time in words',
      '<startDate>5 décembre 2026 à 19h</startDate><startTime>20h30</startTime>',
      { start: '5 décembre 2026 à 19h' },
    ],
    [
      'a start with an empty end',
      '<start>Fri, 11 Sep 2026 17:30:00 GMT</start><end/>',
      { start: 'Fri, 11 Sep 2026 17:30:00 GMT' },
    ],
    [
      'Google’s',
      '<gd:when startTime="2026-12-05T20:00:00.000+01:00" endTime="2026-12-05T22:00:00.000+01:00"/>',
      { start: '2026-12-05T20:00:00.000+01:00', end: '2026-12-05T22:00:00.000+01:00' },
    ],
    [
      'whole days of Google’s',
      '<gd:when startTime="2026-12-05" endTime="2026-12-07"/>',
      { start: '2026-12-05', end: '2026-12-06' },
    ],
    [
      'a town’s web site',
      '<c:EventDates>December 5, 2026</c:EventDates><c:EventTimes>06:00 PM - 08:00 PM</c:EventTimes>',
      { start: 'December 5, 2026 06:00 PM', end: '08:00 PM' },
    ],
    [
      'a town’s web site, over several days',
      '<c:EventDates>December 5, 2026 - December 6, 2026</c:EventDates><c:EventTimes>12:00 AM - 11:59 PM</c:EventTimes>',
      { start: 'December 5, 2026', end: 'December 6, 2026' },
    ],
  ])('%s', async (_, inside, expected) => {
    expect((await only(item(inside))).native).toMatchObject(expected)
  })

  test.each([
    '20261205T190000Z',
    '20261205T200000',
    'Sat, 05 Dec 2026 20:00:00 +0100',
    '2026-12-05 20:00',
  ])('however it is written: %s', async (text) => {
    const { listing } = await only(
      item(`<ev:startdate>${text}</ev:startdate><tzid>Europe/Paris</tzid>`),
    )
    expect(listing.timing.start).toEqual({ at: Date.parse('2026-12-05T19:00Z'), offset: 60 })
  })

  test('is not the day it was written: its page may tell', async () => {
    const { natives, rejected, pages } = await readBody(rss, bodyOf(item('')))
    expect([natives, rejected]).toEqual([[], []])
    expect(pages).toMatchObject([{ id: 'e-1', format: 'schema-org' }])
    const { refused } = await read(item(''), { linkedPages: 'ignore' })
    expect(refused).toMatchObject([
      { id: 'e-1', reason: expect.stringContaining('no date of the event') },
    ])
  })

  test('unless the operator says so', async () => {
    const { native } = await only(item(''), { dates: 'published' })
    expect(native.start).toBe('Mon, 12 Jan 2026 09:00:00 GMT')
  })

  test('is looked for in the text where the operator says so', async () => {
    const text = '<description>Portes à 19h, le 5 décembre 2026 à 20h30.</description>'
    const { listing } = await only(item(text), { dates: 'text', timeZone: 'Europe/Paris' })
    expect(listing.timing.start.at).toBe(Date.parse('2026-12-05T19:30Z'))
    expect(
      (await read(item('<description>Bientôt</description>'), { dates: 'text' })).natives,
    ).toEqual([])
  })
})

test.each([
  ['Concert le 5 décembre 2026 à 20h30, Salle Vega', '5 décembre 2026 20h30'],
  ['Concert le 5 décembre 2026, 12 euros', '5 décembre 2026'],
  ['December 5th, 2026 @ 8pm', 'December 5th, 2026 8pm'],
  ['Samstag, 5. Dezember 2026, 20 Uhr', '5. Dezember 2026 20 Uhr'],
  ['<b>05/12/2026</b> 20:30', '05/12/2026 20:30'],
  ['2026-12-05T20:30:00+01:00', '2026-12-05T20:30:00+01:00'],
  ['2026-12-05 20:30', '2026-12-05 20:30'],
  ['Expo du 3 au 9 janvier 2027, entrée libre', 'du 3 au 9 janvier 2027'],
  ['Fair, 28 November – 3 January 2027', '28 November – 3 January 2027'],
  ['le 5 décembre', null],
  ['12.12.2026.3', '12.12.2026'],
  ['', null],
  ['Concert les 6 mars et 10 avril 2027 à 20h', '6 mars et 10 avril 2027 20h'],
  ['Rendez-vous 6 mars, 10 avril et 12 mai 2027.', '6 mars, 10 avril et 12 mai 2027'],
  ['On March 6 and April 10, 2027 at 8pm', 'March 6 and April 10, 2027 8pm'],
  ['1 place du 8 mai 1945, le 5 mars 2027 à 20h', '5 mars 2027 20h'],
  ['Publié le 1er mars 2026. Concert le 5 mars 2027', '5 mars 2027'],
  ['Salle 5, 12 mars 2027', '12 mars 2027'],
  ['Freitag, 12. März 2027, 20:30 Uhr, Kesselhaus', '12. März 2027 20:30'],
  ['Viernes 12 de marzo de 2027 a las 20:30 h', '12 de marzo de 2027 20:30'],
  ['Venerdì 12 marzo 2027 ore 20.30 - Teatro', '12 marzo 2027 20:30'],
  ['Vrijdag 12 maart 2027, 20.30 uur', '12 maart 2027 20:30'],
  ['Sexta, 12 de março de 2027, às 20h30', '12 de março de 2027 20h30'],
  ['Sabato 2 maggio 2027 alle 21', '2 maggio 2027'],
  ['12 mars 2027, 12.50 €', '12 mars 2027'],
  ['12 settings 2027, le 5 mars 2027', '5 mars 2027'],
  ['Du 12/03/2027 au 30/05/2027, entrée libre', 'Du 12/03/2027 au 30/05/2027'],
  ['March 12, 2027 8:30pm to 11pm, Pier Hall', 'March 12, 2027 8:30pm-11pm'],
  ['12 mars 2027 20h30 à 23h', '12 mars 2027 20h30-23h'],
  ['March 12, 2027 8-10 pm', 'March 12, 2027 8-10 pm'],
  ['12 mars 2027 20h30 - 15 €', '12 mars 2027 20h30'],
  ['<time datetime="2027-03-12T19:30:00Z">ven. 12/03 - 20:30</time>', '2027-03-12T19:30:00Z'],
  [
    '<time datetime="2027-03-12T19:30:00Z">12/03</time> - <time datetime="2027-03-12T22:00:00Z">12/03</time>',
    '2027-03-12T19:30:00Z/2027-03-12T22:00:00Z',
  ],
  ['<time datetime="2027-03-12">12 mars 2027 à 20h30</time>', '12 mars 2027 20h30'],
  [
    '<time class="entry-date published" datetime="2026-11-01T09:00:00Z">1 nov.</time> Concert le 12 mars 2027',
    '12 mars 2027',
  ],
  [
    '<span property="dc:date" content="2027-03-12T20:30:00+01:00">ven.</span>',
    '2027-03-12T20:30:00+01:00',
  ],
])('the date in %j is %j', (text, date) => {
  expect(dateInText(text)).toBe(date)
})

describe('an item says', () => {
  test.each<[string, string, object]>([
    ['its channel’s language', '', { language: 'fr' }],
    [
      'HTML',
      '<content:encoded><![CDATA[<p>Un soir & plus</p>]]></content:encoded><description>Un soir</description>',
      { description: '<p>Un soir & plus</p>' },
    ],
    [
      'categories',
      '<category>Rock</category><category>Live</category><ev:type>concert</ev:type>',
      { categories: ['Rock', 'Live', 'concert'] },
    ],
    ['who holds it', '<ev:organizer>Asso Vega</ev:organizer>', { organizer: 'Asso Vega' }],
    [
      'its place in parts of x-calconnect',
      '<xcal:location>Vega</xcal:location><xcal:x-calconnect-street>1 Pine St</xcal:x-calconnect-street><xcal:x-calconnect-city>Austin</xcal:x-calconnect-city><xcal:x-calconnect-postalcode>78701</xcal:x-calconnect-postalcode>',
      { place: { name: 'Vega', street: '1 Pine St', city: 'Austin', postalCode: '78701' } },
    ],
    [
      'its place in lines',
      '<c:Location>1 Pine St&lt;br&gt;Austin, TX 78701</c:Location>',
      { place: { address: '1 Pine St, Austin, TX 78701' } },
    ],
    [
      'a picture',
      '<media:content url="https://vega.example/1.jpg" medium="image" width="640" height="480"/><enclosure url="https://vega.example/a.mp3" type="audio/mpeg"/>',
      { image: [{ url: 'https://vega.example/1.jpg', width: '640', height: '480' }] },
    ],
    [
      'a picture in its text',
      '<description>&lt;img src="/1.jpg"&gt;</description>',
      { image: ['/1.jpg'] },
    ],
    [
      'a place in one text',
      '<ev:location>Salle Vega, 3 rue des Pins, 31000 Toulouse</ev:location><geo:lat>43.6</geo:lat><geo:long>1.44</geo:long>',
      {
        place: {
          name: 'Salle Vega',
          address: '3 rue des Pins, 31000 Toulouse',
          lat: '43.6',
          lng: '1.44',
        },
      },
    ],
    [
      'a place in parts',
      '<location><name>Salle Vega</name><street>3 rue des Pins</street><city>Toulouse</city></location><georss:point>43.6 1.44</georss:point>',
      {
        place: {
          name: 'Salle Vega',
          street: '3 rue des Pins',
          city: 'Toulouse',
          lat: '43.6',
          lng: '1.44',
        },
      },
    ],
    [
      'a place on the web',
      '<ev:location>https://stream.example/1</ev:location>',
      { online: true, place: undefined },
    ],
    ['prices', '<price>12,50 €</price>', { offers: [{ price: '12,50 €' }] }],
    [
      'where tickets are',
      '<ticketUrl>https://tickets.example/1</ticketUrl>',
      { url: 'https://tickets.example/1' },
    ],
    [
      'that it is cancelled',
      '<gd:eventStatus value="http://schemas.google.com/g/2005#event.canceled"/>',
      { status: 'canceled' },
    ],
  ])('%s', async (_, inside, expected) => {
    const { native } = await only(item(`${START}${inside}`))
    expect({ place: undefined, ...native }).toMatchObject({
      id: 'e-1',
      name: 'Les Loutres',
      ...expected,
    })
  })
})

test('Atom', async () => {
  const { natives } = await read(`<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES}><entry>
    <id>tag:vega.example,2026:1</id><title type="html">Les &lt;b&gt;Loutres&lt;/b&gt;</title>
    <link rel="self" href="https://vega.example/self"/><link href="https://vega.example/1"/>
    <category term="Rock"/><updated>2026-01-01T00:00:00Z</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Un soir</p><p>de fête</p></div></content>
    <gd:where valueString="Salle Vega, Toulouse"/><gd:when startTime="2026-12-05T20:00:00+01:00"/></entry></feed>`)
  expect(natives).toEqual([
    {
      id: 'tag:vega.example,2026:1',
      name: 'Les <b>Loutres</b>',
      url: 'https://vega.example/1',
      description: 'Un soir\nde fête',
      categories: ['Rock'],
      place: { name: 'Salle Vega', address: 'Toulouse' },
      start: '2026-12-05T20:00:00+01:00',
    },
  ])
})

test('XHTML within Atom keeps its words in their order, and its picture', async () => {
  const { natives } =
    await read(`<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES} xml:base="https://vega.example/">
    <entry><id>1</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Die <em>Otter</em> &amp; Co</div></title>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Am <b>Freitag</b>
      im <a href="x">Vega</a>.</p><img src="/i.jpg"/>Einlass<br/>ab 19 Uhr</div></content>
    <gd:when startTime="2026-12-05T20:00:00+01:00"/></entry></feed>`)
  expect(natives[0]).toMatchObject({
    name: 'Die Otter & Co',
    description: 'Am Freitag im Vega.\nEinlass\nab 19 Uhr',
    image: ['https://vega.example/i.jpg'],
  })
})

describe('relative links', () => {
  const entry = (
    base: string,
    root = '',
  ) => `<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES}${root}>
    <link rel="self" href="/atom"/><link href="https://site.example/agenda/"/>
    <entry${base}><id>urn:1</id><title>Les Loutres</title><link href="e/1"/>
    <media:thumbnail url="/i/1.jpg"/><gd:when startTime="2026-12-05T20:00:00+01:00"/></entry></feed>`
  test.each([
    ['to the feed', 'https://feeds.example/a/atom', '', 'https://feeds.example/a/e/1'],
    ['of a file to its site', 'feed.xml', '', 'https://site.example/agenda/e/1'],
    [
      'to what the entry says',
      'feed.xml',
      ' xml:base="https://own.example/x/"',
      'https://own.example/x/e/1',
    ],
    [
      'to what the feed says',
      'https://feeds.example/a/atom',
      '',
      'https://own.example/x/e/1',
      ' xml:base="https://own.example/x/"',
    ],
    [
      'to what the entry says within what the feed says',
      'https://feeds.example/a/atom',
      ' xml:base="2026/"',
      'https://feeds.example/x/2026/e/1',
      ' xml:base="/x/"',
    ],
    [
      'to the feed, where a base is none',
      'https://feeds.example/a/atom',
      ' xml:base="http://"',
      'https://feeds.example/a/e/1',
    ],
  ])('%s', async (_, address, base, url, root = '') => {
    const { natives } = await readBody(rss, bodyOf(entry(base, root), { address }))
    const image = [{ url: new URL('/i/1.jpg', url).href }]
    expect(natives[0]).toMatchObject({ id: 'urn:1', url, image })
  })
})

test('what the address of the feed hides is no part of links', async () => {
  const address = 'https://vega.example/feed?apikey=***&lang=fr'
  const item = (id: string, date: string) =>
    `<item><title>Les Loutres</title><link>#${id}</link>${date}</item>`
  const { natives, pages } = await readBody(
    rss,
    bodyOf(
      `<rss version="2.0" ${NAMESPACES}><channel>${item('1', '<ev:startdate>2026-12-05</ev:startdate>')}${item('2', '')}</channel></rss>`,
      { address },
    ),
  )
  expect(natives).toMatchObject([{ id: '#1', url: 'https://vega.example/feed?lang=fr#1' }])
  expect(pages).toMatchObject([{ id: '#2', address: 'https://vega.example/feed?lang=fr' }])
})

test('the channel of RSS may say what its links are relative to', async () => {
  const { natives } = await read(
    `<rss version="2.0" ${NAMESPACES} xml:base="https://vega.example/"><channel xml:base="fr/"><title>Vega</title>
     <item><title>Les Loutres</title><link>agenda/1</link><ev:startdate>2026-12-05</ev:startdate></item></channel></rss>`,
  )
  expect(natives[0]?.url).toBe('https://vega.example/fr/agenda/1')
})

test('RSS 1.0, whose items stand beside the channel', async () => {
  const { natives } = await read(
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${NAMESPACES}>
     <channel><title>Vega</title></channel><item rdf:about="https://vega.example/1"><title>Les Loutres</title>
     <link>https://vega.example/1</link>${START}</item></rdf:RDF>`,
  )
  expect(natives).toMatchObject([{ id: 'https://vega.example/1', name: 'Les Loutres' }])
})

describe('an id', () => {
  const one = (guid: string, start: string) =>
    `<item><title>Les Loutres</title><guid>${guid}</guid><ev:startdate>${start}</ev:startdate></item>`

  test('used for several dates is told apart by them', async () => {
    const { natives } = await read(
      channel(one('a', '2026-12-05'), one('a', '2026-12-06'), one('a', '2026-12-05')),
    )
    expect(natives.map(({ id }) => id)).toEqual(['a', 'a#2026-12-06', 'a'])
  })

  test('that is missing is the link, or made from title and start', async () => {
    const bare = (inside: string) => channel(`<item><title>A</title>${inside}${START}</item>`)
    expect((await only(bare('<link>https://vega.example/1</link>'))).native.id).toBe(
      'https://vega.example/1',
    )
    expect((await only(bare(''))).native.id).toMatch(/^fp-[0-9a-f]{32}$/)
  })
})

test('one without a title costs only itself', async () => {
  const { natives, refused } = await read(
    channel(
      `<item><guid>a</guid>${START}</item>`,
      `<item><guid>b</guid><title>B</title>${START}</item>`,
    ),
  )
  expect(natives).toMatchObject([{ id: 'b' }])
  expect(refused).toMatchObject([{ line: 1, id: 'a', reason: 'no title' }])
})

describe('a body', () => {
  test.each(['', 'hello', '<html><body>Try again later</body></html>', '{"items":[]}'])(
    'that is no feed: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow(NotThisFormat)
    },
  )

  test('without items is valid and empty', async () => {
    expect(await read(channel())).toMatchObject({ natives: [], incomplete: [] })
  })

  test('that breaks off is incomplete', async () => {
    const text = item(START)
    const { natives, incomplete } = await read(
      text.replace('</channel></rss>', '<item><title>Half'),
    )
    expect(natives).toHaveLength(1)
    expect(incomplete).toHaveLength(1)
  })
})

test('a section cut in two to hold the end of a section reads as it was meant', async () => {
  const text = item(
    `${START}<description><![CDATA[3 pour 2 <b>ce soir</b> ]]]]><![CDATA[> fin]]></description>`,
  )
  const { listing } = await only(text)
  expect(listing.description).toBe('3 pour 2 ce soir ]]> fin')
  const { listing: titled } = await only(
    channel(
      `<item><title><![CDATA[Les <b>Loutres</b> & Mori ]]]]><![CDATA[> fin]]></title>${START}</item>`,
    ),
  )
  expect(titled.name).toBe('Les Loutres & Mori ]]> fin')
})
