import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

async function collect(source: AsyncIterable<number>): Promise<number[]> {
  const values: number[] = []
  for await (const value of source) values.push(value)
  return values
}

async function* upTo(last: number, asked: number[] = []): AsyncGenerator<number> {
  for (let value = 1; value <= last; value += 1) {
    asked.push(value)
    yield value
  }
}

test('values come in their order, each once', async () => {
  expect(await collect(readAhead(upTo(5)))).toEqual([1, 2, 3, 4, 5])
  expect(await collect(readAhead(upTo(0)))).toEqual([])
})

test('the next value is asked for before the last one is dealt with', async () => {
  const asked: number[] = []
  const values = readAhead(upTo(9, asked))
  await values.next()
  expect(asked).toEqual([1, 2])
})

test('a failure comes after the values before it', async () => {
  async function* failing() {
    yield* upTo(2)
    throw new Error('broken off')
  }
  const seen: number[] = []
  await expect(async () => {
    for await (const value of readAhead(failing())) seen.push(value)
  }).rejects.toThrow('broken off')
  expect(seen).toEqual([1, 2])
})

test('who stops early closes the source', async () => {
  let closed = false
  async function* watched() {
    try {
      yield* upTo(9)
    } finally {
      closed = true
    }
  }
  for await (const value of readAhead(watched())) if (value === 2) break
  expect(closed).toBe(true)
})
