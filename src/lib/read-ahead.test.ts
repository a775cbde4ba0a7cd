import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { mapAhead, readAhead } from './read-ahead.ts'

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

describe('what is made of values', () => {
  /** Each ends when it is told to. */
  function works() {
    const begun: number[] = []
    const ends = new Map<number, (made: string) => void>()
    const work = (value: number) => {
      begun.push(value)
      return new Promise<string>((resolve) => ends.set(value, resolve))
    }
    return { begun, work, end: (value: number) => ends.get(value)?.(`made of ${value}`) }
  }

  test('comes in their order, whichever is ready first', async () => {
    const { begun, work, end } = works()
    const made = mapAhead(upTo(3), 1, work)
    const first = made.next()
    await turn()
    expect(begun).toEqual([1, 2])
    end(2)
    end(1)
    expect(await first).toEqual({ done: false, value: 'made of 1' })
    expect(await made.next()).toEqual({ done: false, value: 'made of 2' })
    const third = made.next()
    end(3)
    expect(await third).toEqual({ done: false, value: 'made of 3' })
    expect(await made.next()).toEqual({ done: true, value: undefined })
  })

  test('fails where it would have come, after what was made before it', async () => {
    const seen: number[] = []
    const work = (value: number) => {
      if (value === 2) throw new Error('no second')
      return value
    }
    await expect(async () => {
      for await (const value of mapAhead(upTo(5), 3, work)) seen.push(value)
    }).rejects.toThrow('no second')
    expect(seen).toEqual([1])
  })
})
