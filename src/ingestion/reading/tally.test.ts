import { expect, test } from 'vitest'
import type { FetchedBody } from '../fetch/fetched.ts'
import { createTally } from './tally.ts'

const KIB = 1024

function body(...sizes: readonly number[]): FetchedBody {
  return {
    kind: 'body',
    address: '/x',
    contentType: null,
    etag: null,
    lastModified: null,
    async *chunks() {
      for (const size of sizes) yield Buffer.alloc(size)
    },
    warning: () => 'odd',
  }
}

test('bytes of all bodies are told a MiB at a time, and where a body ends', async () => {
  const told: number[] = []
  const tally = createTally((bytes) => told.push(bytes / KIB))
  for (const one of [body(600 * KIB, 600 * KIB, 600 * KIB), body(), body(100 * KIB)]) {
    const counted = tally(one)
    expect(counted.warning()).toBe('odd')
    for await (const chunk of counted.chunks()) expect(chunk.length).toBeGreaterThan(0)
  }
  expect(told).toEqual([1200, 1800, 1800, 1900])
})
