import { expect, test } from 'vitest'
import { slices } from './slices.ts'

test.each([
  [[], 2, []],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('%j in pieces of %i: %j', (values, size, pieces) => {
  expect(slices(values, size)).toEqual(pieces)
})
