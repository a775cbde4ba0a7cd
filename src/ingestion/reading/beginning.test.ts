import { expect, test } from 'vitest'
import { tellBeginning, withQuote } from './beginning.ts'

test.each<[string, string, string]>([
  ['an error', '{"message":\n "Forbidden"}', 'no list; it begins: {"message": "Forbidden"}'],
  ['a sentence', ' Too many requests ', 'no list; it begins: Too many requests'],
  [
    'a page',
    '<html><head><title>x</title></head><p>Back&nbsp;soon</p>',
    'no list; it begins: x Back soon',
  ],
  ['nothing that can be read', '\u0000\u0001', 'no list'],
  [
    'what may be a key',
    '{"error":"Invalid key Abc123def4567"}',
    'no list; it begins: {"error":"Invalid key …"}',
  ],
  ['much', 'x '.repeat(300), `no list; it begins: ${'x '.repeat(50).trim()}`],
])('what came in place of a feed is told: %s', (_, body, message) => {
  expect(tellBeginning('no list', Buffer.from(body))).toBe(message)
})

test('once', () => {
  const message = 'the API answered: Forbidden'
  expect(tellBeginning(message, Buffer.from('{"message":"Forbidden"}'))).toBe(message)
})

test('what a program printed is quoted without its keys, and not where something was erased', () => {
  const quote =
    '<br />\n<b>Warning</b>:  fopen(k.php?key=Abc123def4567): failed on line <b>12</b><br />'
  const warning = { text: 'something came', quote }
  const told = 'something came: Warning: fopen(k.php?key=…): failed on line 12'
  expect(withQuote(warning, true)).toBe(told)
  expect(withQuote(warning, false)).toBe('something came')
  expect(withQuote({ text: 'something came' }, true)).toBe('something came')
})
