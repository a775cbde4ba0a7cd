import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { addressJson, listJson, recordJson, recordParts, textJson } from './wire-json.ts'
import { wireAddress, wireText } from './wire-text.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'é',
        '"',
        '\\',
        '\n',
        '\u0000',
        '\u007f',
        '\u2028',
        '\uD83D',
        '\uDE00',
        '\uFFFE',
        '😀',
        PUBLIC_URL_MARK,
      ),
    )
    .map((parts) => parts.join('')),
)

test('a text is written as JSON writes what documents carry of it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textJson(text)).toBe(JSON.stringify(wireText(text)))
      expect(addressJson(text)).toBe(JSON.stringify(wireAddress(text)))
    }),
    { numRuns: 1000 },
  )
})

test('members come in the order of their table, and those apart are parts of their own', () => {
  const members = { b: () => '1', a: textJson, c: () => 'null' }
  expect(recordJson<string, Record<'b' | 'a' | 'c', unknown>>(members)('x"')).toBe(
    '{"b":1,"a":"x\\"","c":null}',
  )
  expect(recordParts<string, Record<'b' | 'a' | 'c', unknown>>(members, ['c', 'b'])('x')).toEqual([
    '{"b":',
    '1',
    ',"a":"x","c":',
    'null',
    '}',
  ])
  expect(listJson(['x', 'y'], textJson)).toBe('["x","y"]')
  expect(listJson([], textJson)).toBe('[]')
})
