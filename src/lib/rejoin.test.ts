import { expect, test } from 'vitest'
import { rejoin } from './rejoin.ts'

async function begun(closed: () => void): Promise<[number[], AsyncGenerator<number>]> {
  async function* numbers() {
    try {
      for (let number = 1; number <= 4; number += 1) yield number
    } finally {
      closed()
    }
  }
  const rest = numbers()
  const first = await rest.next()
  return [first.done === true ? [] : [first.value], rest]
}

test.each([
  ['all of it', 4],
  ['what had been taken alone', 1],
  ['a part of the rest', 2],
])('everything comes in its order, and is let go of by who reads %s', async (_, most) => {
  let isClosed = false
  const [taken, rest] = await begun(() => (isClosed = true))
  const read: number[] = []
  for await (const number of rejoin(taken, rest)) {
    read.push(number)
    if (read.length === most) break
  }
  expect(read).toEqual([1, 2, 3, 4].slice(0, most))
  expect(isClosed).toBe(true)
})
