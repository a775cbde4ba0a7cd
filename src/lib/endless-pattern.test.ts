import { expect, test } from 'vitest'
import { endlessText } from './endless-pattern.ts'

test.each([
  ['^(a+)+$', 'a'],
  ['^(?:\\w+\\s?)*$', 'a'],
  ['(\\d|\\d\\d)+$', '0'],
  ['^(?:[A-Z]+-?)+$', 'A'],
  ['^(?:(?:ab)+)+$', 'ab'],
  ['^(?:\\s*\\S*)*;', 'a'],
])('a pattern that does not end on a short text is found: %s', (source, text) => {
  expect(endlessText(new RegExp(source, 'u'))).toBe(text)
})

test.each([
  '^(.+?) - ',
  '^\\d{5}',
  '(?:\\w+, )+(\\w+)$',
  '^(\\d{2})/(\\d{2})/(\\d{4})$',
  '(?:[^|]*\\|){3}([^|]*)',
  '(?:Salle|Théâtre|Club)+ .*',
  '^.*.*.*$',
])('one that ends is not: %s', (source) => {
  expect(endlessText(new RegExp(source, 'u'))).toBe(null)
})
