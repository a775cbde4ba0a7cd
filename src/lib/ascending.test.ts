import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alphabetical, ascending } from './ascending.ts'

test.each([
  { name: 'nothing', numbers: [] },
  { name: 'one', numbers: [3] },
  { name: 'alike ones', numbers: [2, 1, 2, -1, 0] },
  { name: 'large ones', numbers: [2 ** 53 - 1, -(2 ** 31), 2 ** 40] },
])('sorts $name', ({ numbers }) => {
  expect(ascending(numbers)).toEqual(numbers.toSorted((a, b) => a - b))
})

test('sorts short and long lists as the engine does, and leaves what it is given', () => {
  const lists = fc.array(fc.maxSafeInteger(), { maxLength: 50 })
  fc.assert(
    fc.property(lists, (numbers) => {
      const before = [...numbers]
      expect(ascending(numbers)).toEqual(numbers.toSorted((a, b) => a - b))
      expect(numbers).toEqual(before)
    }),
  )
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 50 })
  fc.assert(
    fc.property(texts, (words) => {
      expect(alphabetical(words)).toEqual(words.toSorted())
    }),
  )
})
