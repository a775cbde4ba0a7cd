import { expect, test } from 'vitest'
import { agreeing, counted } from './counted.ts'

test.each([
  [0, '0 listings'],
  [1, '1 listing'],
  [2, '2 listings'],
])('%d is told as «%s»', (count, text) => {
  expect(counted(count, 'listing')).toBe(text)
})

test('a plural of its own is told', () => {
  expect(counted(1, 'stored body', 'stored bodies')).toBe('1 stored body')
  expect(counted(3, 'stored body', 'stored bodies')).toBe('3 stored bodies')
})

test('a verb goes with its count', () => {
  expect([0, 1, 2].map((count) => agreeing(count, 'is', 'are'))).toEqual(['are', 'is', 'are'])
})
