import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jaroWinkler } from './jaro-winkler.ts'

it.each([
  ['martha', 'marhta', 0.961],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.813],
  ['abc', 'xyz', 0],
  ['same', 'same', 1],
])('%s and %s', (a, b, likeness) => {
  expect(jaroWinkler(a, b)).toBeCloseTo(likeness, 3)
})

it('is symmetric and between 0 and 1', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const likeness = jaroWinkler(a, b)
      expect(likeness).toBeGreaterThanOrEqual(0)
      expect(likeness).toBeLessThanOrEqual(1)
      expect(jaroWinkler(b, a)).toBeCloseTo(likeness, 10)
    }),
  )
})
