import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anybody, firstPicked, picked } from './picked.ts'

const isEven = (number: number) => number % 2 === 0
const isLarge = (number: number) => number > 5

test('those are picked that filtering picks, and the first question that picks anybody decides', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10 }), { maxLength: 4 }), (all) => {
      expect(picked(all, isEven)).toEqual(all.filter(isEven))
      const [even, large] = [all.filter(isEven), all.filter(isLarge)]
      const expected = [large, even, all].find((some) => some.length > 0) ?? []
      expect(firstPicked(all, [isLarge, isEven, anybody])).toEqual(expected)
      expect(firstPicked(all, [isLarge])).toEqual(large)
    }),
  )
})
