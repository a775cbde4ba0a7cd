import { describe, expect, test } from 'vitest'
import { isFull, joinBatches } from './join-batches.ts'
import type { PreparedBatch } from './prepare-batch.ts'

const MB = 1024 * 1024

/** So many listings that came otherwise, each of so many bytes, and so many that did not. */
function batch(name: string, count: number, more: { bytes?: number; unchanged?: number } = {}) {
  const data = new Uint8Array(more.bytes ?? 1)
  const incoming = Array.from({ length: count }, (_, at) => ({ externalId: `${name}${at}`, data }))
  const unchanged = Array.from({ length: more.unchanged ?? 0 }, (_, at) => at)
  return { incoming, unchanged } as unknown as PreparedBatch
}

describe('two batches are one', () => {
  test.each([
    ['as many listings as a batch holds', batch('a', 200), batch('b', 300), true],
    ['one listing more', batch('a', 200), batch('b', 301), false],
    ['as many bytes', batch('a', 1, { bytes: 4 * MB }), batch('b', 1, { bytes: 4 * MB }), true],
    [
      'one byte more',
      batch('a', 1, { bytes: 4 * MB }),
      batch('b', 1, { bytes: 4 * MB + 1 }),
      false,
    ],
    [
      'all that were noted at once',
      batch('a', 0, { unchanged: 2500 }),
      batch('b', 1, { unchanged: 2500 }),
      true,
    ],
    [
      'one more of them',
      batch('a', 0, { unchanged: 2500 }),
      batch('b', 1, { unchanged: 2501 }),
      false,
    ],
    ['one listing told by both', batch('a', 2), batch('a', 1), false],
  ])('with %s: %#', (_, first, second, are) => {
    const joined = joinBatches(first, second)
    expect(joined !== null).toBe(are)
    if (joined === null) return
    expect(joined.incoming).toEqual([...first.incoming, ...second.incoming])
    expect(joined.unchanged).toHaveLength(first.unchanged.length + second.unchanged.length)
  })

  test('or the second alone, where none waits', () => {
    const second = batch('b', 2)
    expect(joinBatches(null, second)).toBe(second)
  })
})

test.each([
  [batch('a', 250, { unchanged: 9000 }), false],
  [batch('a', 251), true],
  [batch('a', 1, { bytes: 4 * MB }), false],
  [batch('a', 2, { bytes: 2 * MB + 1 }), true],
])('a batch is full where another one like it would not fit: %#', (one, full) => {
  expect(isFull(one)).toBe(full)
})
