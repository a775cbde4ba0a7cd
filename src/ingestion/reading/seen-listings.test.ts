import { expect, test } from 'vitest'
import { seenListings } from './seen-listings.ts'

test('each listing is new once, whatever its neighbours are', () => {
  const seen = seenListings()
  const ids = [1, 2, 31, 32, 33, 4095, 4096, 4097, 8192, 2 ** 31, 2 ** 31 + 1, 2 ** 45]
  for (const id of ids)
    expect([seen.has(id), seen.add(id), seen.has(id)]).toEqual([false, true, true])
  for (const id of ids) expect([seen.add(id), seen.has(id)]).toEqual([false, true])
  for (const id of [0, 3, 34, 64, 4094, 4098, 8191, 2 ** 31 + 2, 2 ** 45 + 1])
    expect(seen.has(id)).toBe(false)
})
