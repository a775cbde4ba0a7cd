import { expect, test } from 'vitest'
import { isWebAddress } from './web-address.ts'

test.each([
  ['https://shows.example', true],
  ['HTTP://shows.example/a?b#c', true],
  ['http://127.0.0.1:8080/', true],
  ['https:shows.example', false],
  ['https://', false],
  ['ftp://shows.example', false],
  ['//shows.example', false],
  ['shows.example', false],
  [' https://shows.example', false],
  ['', false],
])('%j is a web address: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is)
})
