import { describe, expect, test } from 'vitest'
import { told } from '../../../../tests/support/native-listing.ts'
import { read } from '../../../../tests/support/read-schema-org.ts'

const page = (inside: string, html = '') =>
  `<!DOCTYPE html><html ${html}><body>${inside}</body></html>`

async function only(html: string) {
  const { listings, rejected, connectorRejected } = await read(html)
  if (listings.length !== 1)
    throw new Error(JSON.stringify([listings.length, rejected, connectorRejected]))
  return listings[0]!
}

describe('microdata', () => {
  const event = (inside: string, name = '<h1 itemprop="name">Les Loutres</h1>') =>
    page(`<div itemscope itemtype="http://schema.org/MusicEvent">${name}${inside}</div>`)
  const START = '<meta itemprop="startDate" content="2026-12-05T20:30">'
  const HALL = `<p itemprop="location" itemscope itemtype="http://schema.org/Place"><b itemprop="name">Salle Vega</b>
    <i itemprop="address">3 rue des Pins, 75011 Paris, France</i></p>`
  test.each<[string, string, object]>([
    [
      'a hall that is a text in its item',
      `${START}<p itemprop="location" itemscope itemtype="http://schema.org/Place">Salle Vega, Paris</p>`,
      { place: { name: 'Salle Vega', city: 'Paris' } },
    ],
    [
      'a hall whose address is left out around its members',
      `${START}<p itemprop="location" itemscope itemtype="http://schema.org/Place"><b itemprop="name">Salle Vega</b>,
       <i itemprop="streetAddress">3 rue des Pins</i> <i itemprop="addressLocality">Paris</i></p>`,
      { place: { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris' } },
    ],
    [
      'a performer that is a text in its item',
      `${START}${HALL}<p itemprop="performer" itemscope itemtype="http://schema.org/Person">Léa Mori</p>`,
      { performers: [{ name: 'Léa Mori' }] },
    ],
    [
      'a link that is no name',
      `${START}${HALL}<p itemprop="performer" itemscope itemtype="http://schema.org/Person">more info</p>`,
      { performers: [] },
    ],
    [
      'a picture that is loaded when it is looked at',
      `${START}${HALL}<img itemprop="image" src="data:image/gif;base64,R0lGOD" data-src="/a.jpg">`,
      { image: { url: 'https://vega.example/a.jpg' } },
    ],
    [
      'a picture in sizes',
      `${START}${HALL}<img itemprop="image" srcset="/a.jpg 800w, /b.jpg 1600w">`,
      { image: { url: 'https://vega.example/a.jpg' } },
    ],
    [
      'an address in the words of the older vocabulary',
      `${START}<p itemprop="location" itemscope itemtype="http://data-vocabulary.org/Organization"><b itemprop="name">Salle Vega</b>
       <span itemprop="address" itemscope itemtype="http://data-vocabulary.org/Address"><i itemprop="street-address">3 rue des Pins</i>
       <i itemprop="locality">Paris</i> <i itemprop="country-name">France</i></span></p>`,
      { place: { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris', country: 'FR' } },
    ],
  ])('%s', async (_, inside, expected) => {
    expect(await only(event(inside))).toMatchObject(expected)
  })

  test.each<[string, string]>([
    [
      'an empty machine form',
      '<time itemprop="startDate" datetime="">5 décembre 2026 à 20h30</time>',
    ],
    [
      'a machine’s date of any element',
      '<i itemprop="startDate" datetime="2026-12-05T20:30">le 5</i>',
    ],
    [
      'a machine’s date as title',
      '<abbr itemprop="startDate" title="2026-12-05T20:30">le 5</abbr>',
    ],
    ['an empty content', '<i itemprop="startDate" content="">5 décembre 2026 à 20h30</i>'],
    [
      'a day as content of its time',
      '<i itemprop="startDate" content="2026-12-05">5 déc., 20h30</i>',
    ],
    [
      'day and time of day in two elements',
      '<i itemprop="startDate" content="2026-12-05">5 déc.</i> <i itemprop="startDate" content="20:30">20h30</i>',
    ],
  ])('%s', async (_, inside) => {
    const { timing } = await only(event(inside + HALL))
    expect([told(timing.start), timing.sessions.length]).toEqual(['2026-12-05 20:30 +0100', 1])
  })
})

describe('RDFa', () => {
  test('a prefix of the page’s own', async () => {
    const html = `<div typeof="s:MusicEvent"><h1 property="s:name">Les Loutres</h1><i property="s:startDate" content="2026-12-05T20:30">5</i>
      <p property="s:location" typeof="s:Place"><b property="s:name">Salle Vega</b></p></div>`
    for (const declared of [
      'prefix="og: http://ogp.me/ns# s: https://schema.org/"',
      'xmlns:s="http://schema.org/"',
    ])
      expect(await only(page(html, declared))).toMatchObject({
        name: 'Les Loutres',
        place: { name: 'Salle Vega' },
      })
  })

  test('things that stand within a link to them', async () => {
    const html = `<article about="/node/12" typeof="schema:Festival"><h1 property="schema:name">Fest</h1>
      <i property="schema:startDate" content="2026-12-05">5</i>
      <div rel="schema:location"><div class="field"><div typeof="schema:Place"><b property="schema:name">Salle Vega</b></div></div></div>
      <div rel="schema:subEvent"><div typeof="schema:MusicEvent"><b property="schema:name">Léa Mori</b>
      <i property="schema:startDate" content="2026-12-05T21:00">21h</i><a rel="nofollow schema:url" href="/mori">…</a></div></div></article>`
    const { listings } = await read(page(html))
    expect(
      listings.map(({ externalId, name, url, place }) => [externalId, name, url, place?.name]),
    ).toEqual([
      ['https://vega.example/node/12', 'Fest', '', 'Salle Vega'],
      ['https://vega.example/mori', 'Léa Mori', 'https://vega.example/mori', 'Salle Vega'],
    ])
  })
})

describe('microformats', () => {
  const vevent = (inside: string, classes = 'vevent') =>
    page(`<div class="${classes}">${inside}</div>`)
  const SUMMARY = '<b class="summary">Les Loutres</b>'
  const START = '<abbr class="dtstart" title="2026-12-05T20:30">samedi</abbr>'

  test.each<[string, string, end: string]>([
    ['the last day', '<i class="dtend">2026-12-08</i>', '2026-12-08'],
    [
      'the last day under its name',
      '<abbr class="dtend" title="2026-12-08">8 décembre</abbr>',
      '2026-12-08',
    ],
    [
      'the day after the last, under the name of the last',
      '<abbr class="dtend" title="2026-12-08">7 décembre 2026</abbr>',
      '2026-12-07',
    ],
    [
      'the same without hyphens',
      '<abbr class="dtend" title="20261208">7, 2026</abbr>',
      '2026-12-07',
    ],
    [
      'the same over the end of a month',
      '<abbr class="dtend" title="2027-01-01">31 décembre</abbr>',
      '2026-12-31',
    ],
    ['both', '<abbr class="dtend" title="2026-12-08">until 8th (7 nights)</abbr>', '2026-12-08'],
    ['no day', '<abbr class="dtend" title="2026-12-08">mardi</abbr>', '2026-12-08'],
    [
      'nothing at all, of more than a day',
      '<abbr class="dtend" title="2026-12-08"></abbr>',
      '2026-12-08',
    ],
    ['nothing at all, of a day', '<abbr class="dtend" title="2026-12-06"></abbr>', '2026-12-05'],
  ])('an end that shows %s', async (_, end, expected) => {
    const { timing } = await only(
      vevent(
        `${SUMMARY}<abbr class="dtstart" title="2026-12-05">5</abbr> – ${end}<i class="location">Paris, France</i>`,
      ),
    )
    expect(told(timing.end ?? timing.start)?.slice(0, 10)).toBe(expected)
  })

  test('a machine’s date is the title of any element, another title is none', async () => {
    const at = async (start: string) =>
      told(
        (await only(vevent(`${SUMMARY}${start}<i class="location">Paris, France</i>`))).timing
          .start,
      )
    expect(await at('<p class="dtstart" title="2026-12-05T20:30">Begin: 8:30 pm</p>')).toBe(
      '2026-12-05 20:30 +0100',
    )
    expect(await at('<p class="dtstart" title="When">2026-12-05</p>')).toBe(
      '2026-12-05 00:00 +0100',
    )
  })

  test('what a card says is of what the card is about', async () => {
    const event = `<h2><a class="u-url" href="/loutres"><span class="p-name">Les Loutres</span></a></h2>
      <time class="dt-start" datetime="2026-12-05T20:30">samedi</time>`
    const hall = `<div class="p-location h-card"><img class="u-photo" src="/hall.jpg"><a class="p-name u-url" href="https://salle.example/">Salle Vega</a>
      <i class="p-locality">Paris</i></div>`
    const act =
      '<p class="p-performer h-card"><a class="p-name u-url" href="https://lea.example/">Léa Mori</a> (voix)</p>'
    for (const html of [event + hall + act, act + hall + event])
      expect(await only(vevent(html, 'h-event'))).toMatchObject({
        name: 'Les Loutres',
        url: 'https://vega.example/loutres',
        image: null,
        place: { name: 'Salle Vega', city: 'Paris', site: 'salle.example' },
        performers: [{ name: 'Léa Mori', externalId: 'https://lea.example/' }],
      })
  })

  test.each<[string, string, object | null]>([
    [
      'a card',
      '<p class="vCard"><b class="organization">Salle Vega</b> <i class="street-address">3 rue des Pins</i> <i class="locality">Paris</i></p>',
      { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris' },
    ],
    [
      'an address',
      '<p class="adr"><i class="street-address">3 rue des Pins</i> <i class="locality">Paris</i></p>',
      { name: '', street: '3 rue des Pins', city: 'Paris' },
    ],
    [
      'an address in a card',
      '<p class="vcard"><b class="fn">Salle Vega</b><span class="adr"><i class="locality">Paris</i></span></p>',
      { name: 'Salle Vega', city: 'Paris' },
    ],
    [
      'that of who holds it',
      '<p class="organizer vcard"><b class="fn">Asso</b> <i class="locality">Paris</i></p>',
      null,
    ],
    [
      'one of two',
      '<p class="vcard"><i class="locality">Paris</i></p><p class="vcard"><i class="locality">Lyon</i></p>',
      null,
    ],
    ['a name alone', '<p class="vcard"><b class="fn">Léa Mori</b></p>', null],
  ])(
    'without a location, %s is where it is only if nothing else can be',
    async (_, card, expected) => {
      const { place } = await only(vevent(SUMMARY + START + card))
      if (expected === null) expect(place).toBeNull()
      else expect(place).toMatchObject(expected)
    },
  )

  test('a date within a card is the event’s, the name of a card is not', async () => {
    const card = '<div class="vcard"><b class="fn">Salle Vega</b> '
    const dated = await only(
      vevent(`${card}${SUMMARY}${START}<i class="location">Paris, France</i></div>`),
    )
    expect([dated.name, told(dated.timing.start)]).toEqual([
      'Les Loutres',
      '2026-12-05 20:30 +0100',
    ])
    const nameless = `<div class="h-card"><b class="p-name">Salle Vega</b></div><time class="dt-start" datetime="2026-12-05">5</time>`
    expect((await read(vevent(nameless, 'h-event'))).rejected).toEqual(['no name'])
  })
})
