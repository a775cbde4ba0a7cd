import { describe, expect, test } from 'vitest'
import { NotThisFormat } from '../connector.ts'
import { channel, item, START, read, only } from '../../../../tests/support/read-rss.ts'

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
      'a room and its house',
      '<l:location xmlns:l="urn:l">Room 4</l:location><l:campus xmlns:l="urn:l">Vega Library</l:campus>',
      { place: { name: 'Vega Library', room: 'Room 4' } },
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

describe('by all of its elements', () => {
  const natives = async (...items: readonly string[]) =>
    (await read(channel(...items.map((inside) => `<item>${inside}${START}</item>`)))).natives

  test('an item becomes a listing', async () => {
    const inside = `<title>Les
      Loutres</title><link> https://vega.example/1 </link><guid isPermaLink="false">e-1</guid>
      <language>en-GB</language><description>Un soir</description>
      <media:thumbnail url="https://vega.example/t"/><media:content url="https://vega.example/a" type="image/jpeg"/>
      <media:content url="https://vega.example/film" type="video/mp4"/><enclosure url="https://vega.example/b.png"/>
      <category> Rock </category><category>https://schemas.example/kind</category><category></category>
      <categories>Jazz | Kids</categories><performer>Otters</performer><performer></performer><performer>Badgers</performer>
      <organizer>Asso Vega (asso@vega.example)</organizer><location>Salle Vega, la grande</location>
      <street>rue des Pins</street><city>Toulouse</city><postalCode>31000</postalCode><region>Occitanie</region>
      <country>France</country><price>12,50</price><currency>EUR</currency><status>publish</status>`
    expect(await natives(inside)).toEqual([
      {
        id: 'e-1',
        name: 'Les       Loutres',
        url: 'https://vega.example/1',
        language: 'en',
        start: '2026-12-05T20:00:00+01:00',
        description: 'Un soir',
        image: ['a', 't', 'b.png'].map((name) => ({ url: `https://vega.example/${name}` })),
        categories: ['Rock', 'Jazz', 'Kids'],
        performers: ['Otters', 'Badgers'],
        place: {
          name: 'Salle Vega, la grande',
          street: 'rue des Pins',
          postalCode: '31000',
          city: 'Toulouse',
          region: 'Occitanie',
          country: 'France',
        },
        organizer: 'Asso Vega',
        offers: [{ price: '12,50', currency: 'EUR' }],
      },
    ])
  })

  test.each<[string, string, object]>([
    [
      'a link to its page behind one to its picture',
      '<link rel="enclosure" href="https://vega.example/c.png"/><link href="https://vega.example/3"/>',
      { url: 'https://vega.example/3', image: [{ url: 'https://vega.example/c.png' }] },
    ],
    [
      'an address of the web among others',
      '<url>ftp://vega.example</url><url> https://vega.example/4 </url>',
      { url: 'https://vega.example/4' },
    ],
    [
      'a guid that is an address',
      '<guid> https://vega.example/5 </guid>',
      { url: 'https://vega.example/5' },
    ],
    [
      'a guid that is none of a page',
      '<guid isPermaLink="false">https://vega.example/6</guid>',
      {},
    ],
    ['a guid that is no address', '<guid>tag:vega</guid>', {}],
    ['a state', '<status>Cancelled</status>', { status: 'Cancelled' }],
    ['a flag', '<cancelled>yes</cancelled>', { status: 'cancelled' }],
    ['a state of Google that says nothing', '<gd:eventStatus/>', {}],
    [
      'an address of mail, and a page, in place of a name',
      '<organizer>a@vega.example</organizer>',
      {},
    ],
    ['a page in place of a name', '<organizer>https://vega.example</organizer>', {}],
    [
      'where it is in Google’s way',
      '<gd:where valueString="Le Zoo"/>',
      { place: { name: 'Le Zoo' } },
    ],
    ['nobody on stage', '<performer></performer>', {}],
    [
      'a house that is its own room',
      '<location>Salle Vega</location><campus>Salle Vega</campus>',
      { place: { name: 'Salle Vega' } },
    ],
    [
      'a number beside a street that has one',
      '<street>rue des Pins 5</street><number>3</number>',
      { place: { street: 'rue des Pins 5' } },
    ],
    [
      'a number beside its street',
      '<street>Pine St</street><number>3</number>',
      { place: { street: '3 Pine St' } },
    ],
    [
      'a town beside a hall with commas',
      '<location>Salle Vega, la grande</location><city>Toulouse</city>',
      { place: { name: 'Salle Vega, la grande', city: 'Toulouse' } },
    ],
    ['a point in one text', '<point>43.6, 1.44</point>', { place: { lat: '43.6', lng: '1.44' } }],
  ])('of an item that tells %s, nothing else is made up', async (_, inside, told) => {
    const [native] = await natives(`<title>Les Loutres</title>${inside}`)
    const { id: __, name: ___, start: ____, language: _____, ...rest } = native!
    expect(rest).toEqual(told)
  })
})
