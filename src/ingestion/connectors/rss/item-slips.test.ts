import { describe, expect, test } from 'vitest'
import { told } from '../../../../tests/support/native-listing.ts'
import { bodyOf, normaliseAll, readBody } from '../../../../tests/support/read-body.ts'
import { localMoment } from './local-moment.ts'
import { rss } from './rss.ts'

const ZONE = { timeZone: 'Europe/Paris' }
const START = '<startdate>2026-12-05T20:30</startdate>'

const feed = (item: string) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Vega</title>
   <item><title>Les Loutres</title><link>https://vega.example/1</link>${item}</item></channel></rss>`

async function only(text: string) {
  const body = await readBody(rss, bodyOf(text, { address: 'https://vega.example/feed' }), ZONE)
  const { listings } = normaliseAll(body.natives, 'rss', ZONE)
  if (listings.length !== 1) throw new Error(JSON.stringify([body.rejected, body.pages]))
  return listings[0]!
}

test('a point and kinds as parks tell them, in one text each', async () => {
  const { place, categories } = await only(
    feed(
      `${START}<location>Salle Vega</location><coordinates>48.8566, 2.3522</coordinates><categories>Jazz | Kids</categories>`,
    ),
  )
  expect(place).toMatchObject({ lat: 48.8566, lng: 2.3522 })
  expect(categories).toHaveLength(2)
})

describe('an event that the text of an item marks up', () => {
  const content = (html: string) => feed(`<content:encoded><![CDATA[${html}]]></content:encoded>`)
  const VEVENT = `<div class="vevent"><p class="dtstart" title="2026-12-05T20:30">Begin: 20:30</p>
    <p class="dtend" title="2026-12-05T23:00">End</p><div class="location vcard"><b class="fn">Salle Vega</b> <i class="locality">Paris</i></div></div>`

  test.each<[string, string]>([
    ['in hCalendar', VEVENT],
    [
      'in microdata',
      `<div itemscope itemtype="https://schema.org/Event"><meta itemprop="startDate" content="2026-12-05T20:30"><meta itemprop="endDate" content="2026-12-05T23:00">
       <p itemprop="location" itemscope itemtype="https://schema.org/Place"><b itemprop="name">Salle Vega</b><i itemprop="address">Paris</i></p></div>`,
    ],
  ])('%s', async (_, html) => {
    const { name, url, timing, place } = await only(content(html))
    expect([name, url, told(timing.start), told(timing.end)]).toEqual([
      'Les Loutres',
      'https://vega.example/1',
      '2026-12-05 20:30 +0100',
      '2026-12-05 23:00 +0100',
    ])
    expect(place).toMatchObject({ name: 'Salle Vega', city: 'Paris' })
  })

  test('in XHTML', async () => {
    const html = VEVENT.replace('<div', '<div xmlns="http://www.w3.org/1999/xhtml"')
    const { timing, place } = await only(feed(`<content type="xhtml">${html}</content>`))
    expect(told(timing.start)).toBe('2026-12-05 20:30 +0100')
    expect(place).toMatchObject({ name: 'Salle Vega', city: 'Paris' })
  })

  test.each<[string, string]>([
    ['of several', VEVENT + VEVENT.replaceAll('12-05', '12-06')],
    [
      'with days alone of several',
      VEVENT + '<div class="h-event"><time class="dt-start" datetime="2026-12-07">7</time></div>',
    ],
    ['without a date', '<div class="vevent"><b class="summary">Les Loutres</b></div>'],
    ['nested beyond reading', '<div class="vevent">'.repeat(5000)],
  ])('%s: its page may tell', async (_, html) => {
    const { natives, pages } = await readBody(rss, bodyOf(content(html)))
    expect([natives.length, pages.length]).toEqual([0, 1])
  })

  test('counts behind the fields of the item', async () => {
    const html = VEVENT.replace('12-05T20', '12-07T20')
    const { timing } = await only(
      feed(`${START}<content:encoded><![CDATA[${html}]]></content:encoded>`),
    )
    expect(told(timing.start)).toBe('2026-12-05 20:30 +0100')
  })
})

describe('an item says', () => {
  test.each<[string, string, object]>([
    [
      'a picture that is loaded when it is looked at',
      '<description><![CDATA[<img src="data:image/gif;base64,R0" data-src="/a.jpg">Un soir]]></description>',
      { image: { url: 'https://vega.example/a.jpg' } },
    ],
    [
      'no picture by what counts its readers',
      '<description><![CDATA[Un soir<img src="https://count.example/p.gif" width="1" height="1">]]></description>',
      { image: null },
    ],
    [
      'the largest of pictures of which only widths are told',
      '<media:group><media:content url="https://i.example/s.jpg" width="150" medium="image"/><media:content url="https://i.example/l.jpg" width="1200" medium="image"/></media:group>',
      { image: { url: 'https://i.example/l.jpg', width: 1200 } },
    ],
    [
      'a picture by its field',
      '<featuredImage>https://i.example/a.jpg</featuredImage>',
      { image: { url: 'https://i.example/a.jpg' } },
    ],
    [
      'a hall by a feature',
      '<featurename>Salle Vega</featurename>',
      { place: { name: 'Salle Vega' } },
    ],
    [
      'a hall in fields of a location',
      '<location_name>Salle Vega</location_name><location_address>3 rue des Pins</location_address><location_town>Paris</location_town>',
      { place: { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris' } },
    ],
    ...['place', 'venue'].map((within): [string, string, object] => [
      `a hall in a ${within} of a location`,
      `<location><${within}><name>Salle Vega</name><street>3 rue des Pins</street><town>Paris</town></${within}></location>`,
      { place: { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris' } },
    ]),
    [
      'a hall as the text of a place in a location',
      '<location><place>Salle Vega</place><town>Paris</town></location>',
      { place: { name: 'Salle Vega', city: 'Paris' } },
    ],
    [
      'who holds it, with their mail',
      '<organizer>Asso Vega (asso@vega.example)</organizer>',
      { organizer: { name: 'Asso Vega' } },
    ],
    [
      'who holds it, behind their mail',
      '<organizer>asso@vega.example (Asso Vega)</organizer>',
      { organizer: { name: 'Asso Vega' } },
    ],
    [
      'its text without the line that WordPress puts under it',
      '<description><![CDATA[<p>Un soir […]</p><p>The post <a href="https://vega.example/1">Les Loutres</a> appeared first on <a href="https://vega.example">Vega</a>.</p>]]></description>',
      { description: 'Un soir […]' },
    ],
    [
      'its text with other links at its end',
      '<description><![CDATA[<p>Un soir</p><p>Avec <a href="/a">Léa Mori</a> et <a href="/b">Mo</a>.</p>]]></description>',
      { description: 'Un soir\n\nAvec Léa Mori et Mo.' },
    ],
  ])('%s', async (_, inside, expected) => {
    expect(await only(feed(START + inside))).toMatchObject(expected)
  })

  test('its day and time of day in elements within one', async () => {
    const { timing } = await only(feed('<start><date>2026-12-05</date><time>20:30</time></start>'))
    expect(told(timing.start)).toBe('2026-12-05 20:30 +0100')
  })
})

test('the language of Atom is that of the entry, else of the feed', async () => {
  const atom = (language: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr-FR"><title>Vega</title><entry ${language}><id>1</id><title>Les Loutres</title>
     <link href="https://vega.example/1"/>${START}</entry></feed>`
  expect((await only(atom(''))).language).toBe('fr')
  expect((await only(atom('xml:lang="en"'))).language).toBe('en')
})

test('an item of RSS 1.0 without a link is where it is about', async () => {
  const rdf = `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <item rdf:about="https://vega.example/1"><title>Les Loutres</title>${START}</item></rdf:RDF>`
  expect(await only(rdf)).toMatchObject({
    externalId: 'https://vega.example/1',
    url: 'https://vega.example/1',
  })
})

test.each<[string | undefined, string | undefined, string | undefined]>([
  ['2026-12-06T01:30:00Z', '2026-12-05T19:30:00', '2026-12-05T19:30:00-06:00'],
  ['2026-12-05T19:30:00.0000000Z', '2026-12-06T01:15:00.0000000', '2026-12-06T01:15:00+05:45'],
  ['2026-12-06T01:30:00Z', '2026-12-09T19:30:00', '2026-12-06T01:30:00Z'],
  ['2026-12-06T01:30:00Z', '2026-12-05T19:31:00', '2026-12-06T01:30:00Z'],
  ['2026-12-05T20:30:00+01:00', '2026-12-05T19:30:00', '2026-12-05T20:30:00+01:00'],
  ['2026-12-05', '2026-12-05', '2026-12-05'],
  [undefined, '2026-12-05T20:30:00', '2026-12-05T20:30:00'],
  [undefined, undefined, undefined],
])('%s, at the place %s, is %s', (stated, local, expected) => {
  expect(localMoment(stated, local)).toBe(expected)
})

test('a start that is told as it is at the place alone', async () => {
  const { timing } = await only(
    feed('<localstartdate>2026-12-05T20:30:00.0000000</localstartdate>'),
  )
  expect(told(timing.start)).toBe('2026-12-05 20:30 +0100')
})

test.each<[string, string]>([
  ['true', 'cancelled'],
  ['false', 'scheduled'],
  ['', 'scheduled'],
])('is_cancelled %s is %s', async (flag, status) => {
  expect((await only(feed(`${START}<is_cancelled>${flag}</is_cancelled>`))).status).toBe(status)
})

test('a number of a house stands in an element of its own', async () => {
  const street = async (inside: string) => (await only(feed(START + inside))).place?.street
  const location = (inside: string) =>
    `<location><name>Vega</name>${inside}<city>Austin</city></location>`
  expect(await street(location('<number>710</number><street>Pine St</street>'))).toBe('710 Pine St')
  expect(await street(location('<number>12</number><street>710 Pine St</street>'))).toBe(
    '710 Pine St',
  )
})

test('items with the address of one page are events of their own by their names', async () => {
  const item = (title: string, day: string) =>
    `<item><title>${title}</title><link>https://vega.example/agenda</link><startdate>2026-12-${day}T20:30</startdate></item>`
  const items = [
    item('A', '05'),
    item('B', '05'),
    item('A', '06'),
    item('C', '06'),
    item('A', '05'),
  ]
  const text = `<rss version="2.0"><channel><title>Vega</title>${items.join('')}</channel></rss>`
  const { natives } = await readBody(rss, bodyOf(text))
  const ids = natives.map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids[0]).toBe('https://vega.example/agenda')
  expect(ids[4]).toBe(ids[0])
})
