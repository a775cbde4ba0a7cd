import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { schemaOrg } from './schema-org.ts'
import { HALL, EVENT, read, one, script } from '../../../../tests/support/read-schema-org.ts'

describe('where events are found', () => {
  const second = { ...EVENT, url: 'https://vega.example/mori', name: 'Léa Mori' }
  test.each<[string, string | object, string[]]>([
    ['alone', EVENT, ['Les Loutres']],
    ['in a list', [EVENT, second], ['Les Loutres', 'Léa Mori']],
    [
      'in a @graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, EVENT, second] },
      ['Les Loutres', 'Léa Mori'],
    ],
    [
      'in an ItemList',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: EVENT }] },
      ['Les Loutres'],
    ],
    ['in a page', script(EVENT, second), ['Les Loutres', 'Léa Mori']],
    [
      'several in one block',
      script(`${JSON.stringify(EVENT)}\n${JSON.stringify(second)}`),
      ['Les Loutres', 'Léa Mori'],
    ],
    [
      'several in one block, with a comma between them and one at the end',
      script(`${JSON.stringify(EVENT)},\n${JSON.stringify(second)},`),
      ['Les Loutres', 'Léa Mori'],
    ],
    ['by a kind of festival', { ...EVENT, '@type': 'MusicFestival' }, ['Les Loutres']],
    ['by a type that schema.org has not', { ...EVENT, '@type': 'Conference' }, ['Les Loutres']],
    [
      'not by such a type without a date',
      { ...EVENT, '@type': 'Workshop', startDate: undefined },
      [],
    ],
    ['by a type in another case', { ...EVENT, '@type': 'musicevent' }, ['Les Loutres']],
    [
      'by a type at another address of the vocabulary',
      { ...EVENT, '@type': 'https://www.schema.org/MusicEvent' },
      ['Les Loutres'],
    ],
    [
      'on its hall’s page, which it need not repeat',
      { ...HALL, event: [{ ...EVENT, location: undefined }] },
      ['Les Loutres'],
    ],
    [
      'one a line',
      `${JSON.stringify(EVENT)}\n${JSON.stringify(second)}`,
      ['Les Loutres', 'Léa Mori'],
    ],
    ['with several types', { ...EVENT, '@type': ['Event', 'schema:MusicEvent'] }, ['Les Loutres']],
    [
      'with prefixed members',
      {
        '@type': 'http://schema.org/MusicEvent',
        'schema:name': 'Les Loutres',
        'schema:startDate': { '@type': 'Date', '@value': '2026-12-05T20:00' },
        'schema:location': HALL,
      },
      ['Les Loutres'],
    ],
    ['twice in one page', script(EVENT, { ...EVENT, url: undefined }), ['Les Loutres']],
    [
      'not in an action',
      { '@type': 'PlanAction', object: { '@type': 'Event', name: 'x', startDate: '2026-12-05' } },
      [],
    ],
    ['not a broadcast', { ...EVENT, '@type': 'BroadcastEvent' }, []],
    ['in a page with other things only', script({ '@type': 'Organization', name: 'x' }), []],
  ])('%s', async (_, content, names) => {
    expect((await read(content)).listings.map(({ name }) => name)).toEqual(names)
  })

  test('the hall’s page gives the hall', async () => {
    const { listings } = await read({ ...HALL, event: [{ ...EVENT, location: undefined }] })
    expect(listings[0]?.place).toMatchObject({ name: 'Salle Vega', city: 'Paris' })
  })

  test('the page of a sight, or of a hall without an address, gives the sight', async () => {
    const event = [{ ...EVENT, location: undefined }]
    const { listings } = await read({ '@type': 'TouristAttraction', name: 'La Tour', event })
    expect(listings[0]?.place).toMatchObject({ name: 'La Tour' })
    const club = await read({ '@type': 'SportsOrganization', name: 'Le Club', event })
    expect(club.listings[0]?.place).toBeNull()
  })

  test('a broken block costs itself', async () => {
    const { listings, connectorRejected } = await read(script('{"@type": "Event", oops', EVENT))
    expect(listings).toHaveLength(1)
    expect(connectorRejected).toMatchObject([
      { line: 1, reason: expect.stringMatching(/block 1/) as string },
    ])
  })

  test.each([
    [
      'trailing commas',
      `{"@type":"MusicEvent","name":"Les Loutres","startDate":"2026-12-05T20:00",}`,
    ],
    ['HTML comments', `<!-- ${JSON.stringify(EVENT)} -->`],
    ['CDATA', `//<![CDATA[\n${JSON.stringify(EVENT)}\n//]]>`],
    [
      'raw line breaks',
      `{"@type":"MusicEvent","name":"Les Loutres","startDate":"2026-12-05T20:00","description":"a\nb"}`,
    ],
    ['entities', JSON.stringify(EVENT).replaceAll('"', '&quot;')],
  ])('a block with %s is read', async (_, block) => {
    expect((await read(script(block))).natives).toHaveLength(1)
  })

  test.each([
    ['a page without JSON-LD', '<html><body>try later</body></html>'],
    ['nothing', ''],
    ['something else', 'BEGIN:VCALENDAR'],
  ])('%s is not this format', async (_, content) => {
    await expect(read(content)).rejects.toThrow(NotThisFormat)
  })
})

describe('ids and addresses', () => {
  test.each<[string, object, string]>([
    ['@id', { '@id': 'https://vega.example/#e7', identifier: 'x' }, 'https://vega.example/#e7'],
    ['a fragment on its page', { '@id': '#e7' }, 'https://vega.example/agenda/#e7'],
    ['identifier', { identifier: 'vega-7' }, 'vega-7'],
    [
      'an identifier with its system',
      { identifier: { '@type': 'PropertyValue', name: 'ours', value: 77 } },
      '77',
    ],
    ['url', {}, 'https://vega.example/loutres'],
    ['a relative url', { url: '/loutres?x=1' }, 'https://vega.example/loutres?x=1'],
  ])('%s', async (_, change, id) => {
    expect((await one(change)).externalId).toBe(id)
  })

  test('without any, a fingerprint that stays', async () => {
    const [a, b] = [
      await one({ url: undefined }),
      await one({ url: undefined, description: 'new' }),
    ]
    expect(a.externalId).toMatch(/^fp-[0-9a-f]{32}$/)
    expect(b.externalId).toBe(a.externalId)
    expect((await one({ url: undefined, startDate: '2026-12-06T20:00' })).externalId).not.toBe(
      a.externalId,
    )
  })

  test('one address for several nights is told apart by their starts', async () => {
    const { listings } = await read([EVENT, { ...EVENT, startDate: '2026-12-06T20:00' }])
    expect(listings.map(({ externalId }) => externalId)).toEqual([
      'https://vega.example/loutres#2026-12-05T20:00',
      'https://vega.example/loutres#2026-12-06T20:00',
    ])
  })

  test.each<[string, string, object[], string]>([
    [
      'its canonical address',
      '<link rel="canonical" href="https://c.example/a">',
      [{}],
      'https://c.example/a',
    ],
    [
      'what it is shown by',
      '<meta property="og:url" content="https://c.example/b">',
      [{}],
      'https://c.example/b',
    ],
    [
      'where it was fetched',
      '<base href="https://b.example/">',
      [{}],
      'https://vega.example/agenda/',
    ],
    [
      'of its own, before all',
      '<link rel="canonical" href="https://c.example/a">',
      [{ url: 'https://vega.example/1' }],
      'https://vega.example/1',
    ],
    [
      'none where others are there too',
      '<link rel="canonical" href="https://c.example/a">',
      [{}, { name: 'B' }],
      '',
    ],
  ])('the address of an event alone on its page: %s', async (_, head, changes, expected) => {
    const events = changes.map((change) => ({ ...EVENT, url: undefined, ...change }))
    const { listings } = await read(`<html><head>${head}</head>${script(...events)}</html>`)
    expect(listings[0]?.url).toBe(expected)
    expect(listings[0]?.externalId.startsWith('fp-')).toBe(
      changes[0] !== undefined && !('url' in changes[0]),
    )
  })

  test('what repeats keeps its id while its dates move on', async () => {
    const event = {
      ...EVENT,
      url: undefined,
      startDate: undefined,
      eventSchedule: { repeatFrequency: 'P1W', byDay: 'Monday', startTime: '20:00' },
    }
    const at = async (now: string) => {
      const items = []
      const body = bodyOf(JSON.stringify(event))
      for await (const item of schemaOrg.records(body, {}, Date.parse(now))) items.push(item)
      return items.flatMap((item) => (item.kind === 'record' ? item : []))
    }
    const [first, later, next] = [
      await at('2026-01-02'),
      await at('2026-01-30'),
      await at('2026-02-02'),
    ]
    expect(later).toEqual(first.map((item) => ({ ...item, read: expect.any(Function) })))
    expect(next[0]?.id).toBe(first[0]?.id)
    expect(next[0]?.raw).not.toBe(first[0]?.raw)
  })

  test('what relative addresses are relative to: option, base element, canonical link, the page', async () => {
    const page = (head: string) =>
      `<html><head>${head}<script type="application/ld+json">${JSON.stringify({ ...EVENT, url: 'x' })}</script></head>`
    const url = async (head: string, options?: Record<string, string>, address?: string) =>
      (await read(page(head), options, address)).listings[0]?.url
    expect(await url('')).toBe('https://vega.example/agenda/x')
    expect(await url('<link rel="canonical" href="https://c.example/a/">')).toBe(
      'https://c.example/a/x',
    )
    expect(
      await url(
        '<base href="https://b.example/"><link rel="canonical" href="https://c.example/a/">',
      ),
    ).toBe('https://b.example/x')
    expect(await url('<link rel="canonical" href="/b/">')).toBe('https://vega.example/b/x')
    expect(await url('<link rel="canonical" href="/b/">', {}, '/files/page.html')).toBe('')
    const path = '<base href="/site/"><link rel="canonical" href="https://c.example/a/">'
    expect(await url(path)).toBe('https://vega.example/site/x')
    expect(await url(path, {}, '/files/page.html')).toBe('https://c.example/site/x')
    expect(await url('', { baseUrl: 'https://o.example/' })).toBe('https://o.example/x')
    expect(await url('', {}, '/files/page.html')).toBe('')
  })
})

test('a document that refers to itself is read once', async () => {
  const loop = {
    ...EVENT,
    '@id': 'https://vega.example/1',
    subEvent: { '@id': 'https://vega.example/1' },
    performer: { '@id': '#p', '@type': 'Person', name: 'A', performer: { '@id': '#p' } },
  }
  expect((await read(loop)).listings).toHaveLength(1)
})
