import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { memoryAtHand, pageMemory } from './page-memory.ts'

const GB = 2 ** 30

test.each([
  { memory: 0.25 * GB, megabytes: 128 },
  { memory: 1 * GB, megabytes: 128 },
  { memory: 2 * GB, megabytes: 256 },
  { memory: 3 * GB, megabytes: 384 },
  { memory: 4 * GB, megabytes: 512 },
  { memory: 256 * GB, megabytes: 512 },
])('of $memory bytes the server takes $megabytes MB for pages', ({ memory, megabytes }) => {
  expect(pageMemory(memory)).toBe(megabytes)
})

test('memory at hand is some, and no more than the machine has', () => {
  expect(memoryAtHand()).toBeGreaterThan(2 ** 26)
  expect(memoryAtHand()).toBeLessThanOrEqual(totalmem())
})
