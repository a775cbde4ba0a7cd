import { expect, test } from 'vitest'
import { shownLocation, shownOptions } from './shown-address.ts'

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
  // What is no address is a file or a folder, whatever it is called.
  ['feeds/a.csv', 'feeds/a.csv'],
  ['/data/token=1/*.xml', '/data/token=1/*.xml'],
  ['https://', 'https://'],
  ['file:///data/a.csv?token=1', 'file:///data/a.csv?token=1'],
])('the location %s is shown as %s', (location, shown) => {
  expect(shownLocation(location)).toBe(shown)
})

test('of options only those that are sent are hidden, and a name in the environment is none', () => {
  const options = { 'header.X': 'geheim', 'query.y': 'geheim', 'query.z': 'env:Z', path: 'a.b' }
  expect(shownOptions(options)).toEqual({
    'header.X': '***',
    'query.y': '***',
    'query.z': 'env:Z',
    path: 'a.b',
  })
})
