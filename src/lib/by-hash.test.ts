import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byHash } from './by-hash.ts'

interface Hashed {
  readonly hash: number
  readonly name: number
}

function sorted(all: readonly Hashed[]): readonly Hashed[] {
  return all.toSorted((a, b) => a.hash - b.hash)
}

const SPREADS = {
  'spread evenly': fc.maxSafeInteger().map(Math.abs),
  'few of them': fc.integer({ min: 0, max: 3 }),
  'no hashes at all': fc.oneof(fc.double({ noNaN: true }), fc.maxSafeInteger()),
}

test.each(Object.entries(SPREADS))('sorts by hashes: %s', (_, hashes) => {
  fc.assert(
    fc.property(fc.array(hashes, { maxLength: 200 }), (given) => {
      const all = given.map((hash, name) => ({ hash, name }))
      expect(byHash(all, ({ hash }) => hash)).toEqual(sorted(all))
    }),
  )
})
