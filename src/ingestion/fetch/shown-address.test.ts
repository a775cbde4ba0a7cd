import { expect, test } from 'vitest'
import { shownAddress, shownLocation, shownOptions } from './shown-address.ts'

test.each([
  ['https://x.example/feed?page=2', 'https://x.example/feed?page=2'],
  ['https://x.example/feed?apikey=geheim&page=2', 'https://x.example/feed?apikey=***&page=2'],
  [
    'https://x.example/feed?postcode=35000&code=a',
    'https://x.example/feed?postcode=35000&code=***',
  ],
  ['https://x.example/feed?keyword=jazz', 'https://x.example/feed?keyword=jazz'],
  ['webcal://eve:geheim@x.example/feed', 'webcal://***@x.example/feed'],
  ['https://eve@x.example/feed', 'https://***@x.example/feed'],
  ['HTTP://:geheim@x.example/feed', 'http://***@x.example/feed'],
  // As it was given, where nothing of it is hidden.
  ['HTTP://X.example', 'HTTP://X.example'],
  // What is no address is a file or a folder, whatever it is called.
  ['feeds/a.csv', 'feeds/a.csv'],
  ['/data/token=1/*.xml', '/data/token=1/*.xml'],
  ['https://', 'https://'],
  ['http://eve:geheim@x example/feed', 'http://***@x example/feed'],
  ['ftp://eve:geheim@x.example/feed', 'ftp://***@x.example/feed'],
  ['ftp://x.example/a@b', 'ftp://x.example/a@b'],
  ['file:///data/a.csv?token=1', 'file:///data/a.csv?token=1'],
])('the location %s is shown as %s', (location, shown) => {
  expect(shownLocation(location)).toBe(shown)
})

test('of options only those that are sent are hidden, and a name in the environment is none', () => {
  const options = {
    'header.X': 'geheim',
    'query.y': 'geheim',
    'query.z': 'env:Z',
    path: 'a.b',
    'my.header.x': 'y',
  }
  expect(shownOptions(options)).toEqual({
    'header.X': '***',
    'query.y': '***',
    'query.z': 'env:Z',
    path: 'a.b',
    'my.header.x': 'y',
  })
})

test('of an address what was added to it is hidden, and where in its page it leads', () => {
  const url = new URL('https://eve:p@x.example/feed?cid=7&page=2#token=geheim')
  expect(shownAddress(url, ['cid'])).toBe('https://x.example/feed?cid=***&page=2')
  expect(url.hash).toBe('#token=geheim')
})
