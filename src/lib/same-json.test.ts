import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameJson } from './same-json.ts'

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: { b: null } }, { a: { b: 0 } }, false],
])('%j and %j: %s', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same)
  expect(sameJson(b, a)).toBe(same)
})

test('what is written and read again is the same, and what is written otherwise is not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
      expect(sameJson(again(a), again(a))).toBe(true)
      if (sameJson(again(a), again(b))) expect(again(a)).toEqual(again(b))
    }),
  )
})
