import { expect, test } from 'vitest'
import { readUrl } from './links.ts'

test.each([
  [
    'https://www.google.com/url?q=https%3A%2F%2Fx.example%2Fa%3Fb%3D1&sa=D',
    'https://x.example/a?b=1',
  ],
  ['https://www.google.fr/url?sa=t&amp;url=https://x.example/a', 'https://x.example/a'],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  [
    'https://www.google.com/search?q=https://x.example',
    'https://www.google.com/search?q=https://x.example',
  ],
  [
    'https://google.example/url?q=https://x.example',
    'https://google.example/url?q=https://x.example',
  ],
])('%s leads to %s', (given, address) => {
  expect(readUrl(given, null)).toBe(address)
})

test.each<[string, string | null]>([
  ['https://user:secret@x.example/a', 'https://x.example/a'],
  ['<a href="https://x.example/a?b=1&amp;c=2">Billets</a>', 'https://x.example/a?b=1&c=2'],
  ['https://x.example/a, https://x.example/b', 'https://x.example/a'],
  ['https://x.example/a|https://x.example/b', 'https://x.example/a'],
  ['https://x.example/a,b', 'https://x.example/a,b'],
  ['null', null],
])('the address in %s is %s', (given, address) => {
  expect(readUrl(given, 'https://base.example/')).toBe(address)
})
