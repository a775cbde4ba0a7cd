import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { rss } from './rss.ts'
import { NAMESPACES, read } from '../../../../tests/support/read-rss.ts'

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
