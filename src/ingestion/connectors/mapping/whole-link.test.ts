import { expect, test } from 'vitest'
import { wholeLink } from './whole-link.ts'

const FEED = 'https://www.vega.example/export/shows.json'

function linkOf(url: unknown, feed: string): unknown {
  const read = wholeLink({ listing: { id: '1', url } as never }, feed)
  return 'listing' in read ? read.listing.url : undefined
}

test.each([
  ['/agenda/88', 'https://www.vega.example/agenda/88'],
  ['../agenda/88?lang=fr', 'https://www.vega.example/agenda/88?lang=fr'],
  ['?id=88', 'https://www.vega.example/export/shows.json?id=88'],
  ['./show.html', 'https://www.vega.example/export/show.html'],
])('%s leads on from the address of its feed', (url, whole) => {
  expect(linkOf(url, FEED)).toBe(whole)
})

test.each([
  'https://vega.example/88',
  '//vega.example/88',
  'www.vega.example/88',
  'vega.example/shows/88.html',
  'agenda/88.html',
  'show.html',
  'vega.example',
  'Voir le site',
  'n/a',
  '88',
  '',
  null,
])('%s is left as it is', (url) => {
  expect(linkOf(url, FEED)).toBe(url)
})

test('of a file nothing leads on', () => {
  expect(linkOf('/agenda/88', '/data/shows.json')).toBe('/agenda/88')
})

test('that a path was led on is told', () => {
  const read = wholeLink({ listing: { id: '1', url: '/agenda/88' } as never }, FEED)
  expect('warnings' in read ? read.warnings : []).toHaveLength(1)
})
