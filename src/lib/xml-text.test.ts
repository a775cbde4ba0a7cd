import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText, portableText, xmlAttribute, xmlContent } from './xml-text.ts'

describe('decimalText', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [12.5, '12.5'],
    [1e-7, '0.0000001'],
    [-1.5e-7, '-0.00000015'],
    [1e21, '1000000000000000000000'],
    [1.234e22, '12340000000000000000000'],
    [-1e300, `-1${'0'.repeat(300)}`],
    [5e-324, `0.${'0'.repeat(323)}5`],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('%d is %s', (value, text) => {
    expect(decimalText(value)).toBe(text)
  })

  test('any number comes back from its text, which has no exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimalText(value)
        expect(text).toMatch(/^-?[0-9]+(\.[0-9]+)?$/)
        expect(Number(text)).toBe(value === 0 ? 0 : value)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => decimalText(value)).toThrow(RangeError)
  })
})

describe('portableText', () => {
  test.each([
    ['drops what XML forbids', 'a\u0000\u0008b\u000B\u001F\uFFFE\uFFFFc', 'abc'],
    ['keeps tab, line feed and carriage return', 'a\t\n\rb', 'a\t\n\rb'],
    ['replaces half a character', 'a\uD83Db\uDC4B', 'a\uFFFDb\uFFFD'],
    ['keeps whole ones', 'Fête 💃🏽🎶', 'Fête 💃🏽🎶'],
    ['keeps DEL and C1', '\u007F\u0085', '\u007F\u0085'],
  ])('%s', (_, text, expected) => {
    expect(portableText(text)).toBe(expected)
  })
})

test('content escapes markup and what a parser would change', () => {
  expect(xmlContent(`<b>R&B</b> ]]> "x" 'y'\r\n`)).toBe(
    `&lt;b&gt;R&amp;B&lt;/b&gt; ]]&gt; "x" 'y'&#13;\n`,
  )
})

test('attributes escape quotes and white space too', () => {
  expect(xmlAttribute(`"a"\n\t<`)).toBe('&quot;a&quot;&#10;&#9;&lt;')
})
