import { expect, test } from 'vitest'
import { cutBelow } from './cut-below.ts'

test.each<[string, unknown, unknown]>([
  ['a text', 'a', 'a'],
  ['nothing', null, null],
  ['lists as deep as allowed', [[1]], [[1]]],
  ['lists one deeper', [1, [[2], 3]], [1, ['…', 3]]],
  ['objects one deeper', { a: { b: {}, c: 1 }, d: 2 }, { a: { b: '…', c: 1 }, d: 2 }],
  ['a list in an object', { a: [{ b: 1 }] }, { a: ['…'] }],
])('%s', (_, value, expected) => {
  expect(cutBelow(value, 2)).toEqual(expected)
})

test('what is not too deep is the same value', () => {
  const value = { a: [1, { b: null }] }
  expect(cutBelow(value, 3)).toBe(value)
})

test('deeper than any stack', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown
  expect(cutBelow(deep, 2)).toEqual([['…']])
})
