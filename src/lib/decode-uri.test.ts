import { expect, test } from 'vitest'
import { decodedUri } from './decode-uri.ts'

test.each([
  ['/caf%C3%A9', '/café'],
  ['100%', '100%'],
  ['%E9', '%E9'],
])('%s is %s', (text, expected) => {
  expect(decodedUri(text)).toBe(expected)
})
