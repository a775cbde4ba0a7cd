import { describe, expect, test } from 'vitest'
import { applyInTurn } from './apply-in-turn.ts'
import type { Incoming } from './reading/incoming.ts'
import type { PreparedBatch } from './reading/prepare-batch.ts'
import { BATCH_BYTES, BATCH_RECORDS } from './reading/read-records.ts'

function batch(ids: readonly string[], bytes = 1): PreparedBatch {
  const incoming = ids.map((externalId) => ({ externalId, data: new Uint8Array(bytes) }))
  return { incoming: incoming as unknown as Incoming[], unchanged: [] }
}

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`)

/** An applier whose batches end when they are told to. */
function world() {
  const begun: string[] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const applier = applyInTurn(({ incoming }) => {
    begun.push(
      incoming.length > 9
        ? `${incoming.length} of ${incoming[0]?.externalId}`
        : incoming.map((one) => one.externalId).join(' '),
    )
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
  })
  /** Ends the one at hand, and lets what comes of that come. */
  const end = async (error?: Error) => {
    const at = ends.shift()
    if (error === undefined) at?.resolve()
    else at?.reject(error)
    await new Promise(setImmediate)
  }
  return { applier, begun, end }
}

const FULL = BATCH_RECORDS / 2 + 1
const LONG = BATCH_BYTES / 4

describe('what is applied together', () => {
  test.each<[string, readonly PreparedBatch[], readonly string[]]>([
    ['the first one is not kept waiting', [batch(['a'])], ['a']],
    ['what comes meanwhile', [batch(['a']), batch(['b']), batch(['c', 'd'])], ['a', 'b c d']],
    [
      'not more than a batch may hold',
      [batch(['a']), batch(many('b', FULL - 1)), batch(many('c', FULL))],
      ['a', `${FULL - 1} of b0`, `${FULL} of c0`],
    ],
    [
      'nor more bytes',
      [batch(['a']), batch(['b', 'c'], LONG), batch(['d', 'e', 'f'], LONG)],
      ['a', 'b c', 'd e f'],
    ],
    [
      'what is said of one listing, in its order',
      [batch(['a']), batch(['b', 'c']), batch(['c']), batch(['d'])],
      ['a', 'b c', 'c d'],
    ],
    ['nothing at all', [], []],
  ])('%s', async (_, batches, expected) => {
    const { applier, begun, end } = world()
    const all = (async () => {
      for (const one of batches) await applier.add(one)
      await applier.done()
    })()
    for (let ended = 0; ended < expected.length; ended += 1) {
      await new Promise(setImmediate)
      await end()
    }
    await all
    expect(begun).toEqual(expected)
  })
})

test('one that is full waits, and nobody makes another meanwhile', async () => {
  const { applier, begun, end } = world()
  await applier.add(batch(['a']))
  let isAdded = false
  const adding = applier.add(batch(many('b', FULL))).then(() => (isAdded = true))
  await new Promise(setImmediate)
  expect([isAdded, begun]).toEqual([false, ['a']])
  await end()
  expect(isAdded).toBe(true)
  await adding
  expect(begun).toEqual(['a', `${FULL} of b0`])
})

test('after a failure nothing is begun, and whoever adds or waits is told', async () => {
  const { applier, begun, end } = world()
  await applier.add(batch(['a']))
  await applier.add(batch(['b']))
  await end(new Error('broken'))
  await expect(applier.done()).rejects.toThrow('broken')
  await expect(applier.add(batch(['b']))).rejects.toThrow('broken')
  await applier.end()
  expect(begun).toEqual(['a'])
})

test('after the end nothing that waits is begun, and what was at hand has ended', async () => {
  const { applier, begun, end } = world()
  await applier.add(batch(['a']))
  await applier.add(batch(['b']))
  let isEnded = false
  const ending = applier.end().then(() => (isEnded = true))
  await new Promise(setImmediate)
  expect(isEnded).toBe(false)
  await end()
  await ending
  expect(begun).toEqual(['a'])
})
