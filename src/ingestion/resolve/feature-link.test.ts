import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkFeatures, pageOf } from './feature-link.ts'

describe('the page that a link leads to', () => {
  test.each([
    ['https://www.vega.example/concerts/Lea-Mori/', 'www.vega.example', '/concerts/lea-mori'],
    ['https://vega.example/a/../b', 'vega.example', '/b'],
    ['https://VEGA.example/%C3%A9', 'vega.example', '/%c3%a9'],
    ['https://vega.example/show.php?id=7&utm_source=x', 'vega.example', '/show.php?id=7'],
    ['https://go.example/?url=https%3A%2F%2Fvega.example%2Flea', 'vega.example', '/lea'],
    ['https://vega.example', 'vega.example', ''],
    ['https://1.2.3.4/lea', '1.2.3.4', '/lea'],
    ['no address', '', ''],
    ['', '', ''],
  ])('of %s', (url, host, path) => {
    expect(pageOf(url)).toEqual({ host, path })
  })

  test('is the same whether an address had to be taken apart by the rules or not', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{1,6}$/)
    const segment = fc.stringMatching(/^[\w.~-]{0,8}$/)
    const urls = fc
      .tuple(
        fc.constantFrom('http', 'https'),
        fc.array(label, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('example', 'fr', 'xn--p1ai', '7', '0x7'),
        fc.array(segment, { maxLength: 5 }),
      )
      .map(([scheme, labels, top, segments]) =>
        [`${scheme}://${[...labels, top].join('.')}`, ...segments].join('/'),
      )
    fc.assert(
      fc.property(urls, (url) => {
        // With an empty query it is never a plain one.
        expect(pageOf(url)).toEqual(pageOf(`${url}?`))
      }),
      { numRuns: 3000 },
    )
  })
})

test('a slug is the last words of an address, without its number', () => {
  const slugOf = (url: string) => linkFeatures({ url }, { externalId: '1', sessionAt: null }).slug
  const slug = slugOf('https://a.example/concert/lea-mori-le-vega-123.html')
  expect(slug).toBeDefined()
  expect(slugOf('https://b.example/x/lea-mori-le-vega')).toBe(slug)
  expect(slugOf('https://a.example/concert/lea-mori/?id=lea-mori-le-vega')).not.toBe(slug)
  expect(slugOf('https://a.example/concert/123456789')).toBeUndefined()
})
