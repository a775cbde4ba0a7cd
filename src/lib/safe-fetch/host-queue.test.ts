import { expect, test } from 'vitest'
import { settableClock } from '../clock.ts'
import { hostQueue } from './host-queue.ts'

function queueOf() {
  const clock = settableClock('2026-11-27T10:00:00Z')
  const slept: number[] = []
  const queue = hostQueue(
    clock,
    async (ms) => {
      slept.push(ms)
      clock.advance(ms)
    },
    1000,
  )
  return { clock, slept, queue }
}

test('requests to one host go one at a time, with a pause between', async () => {
  const { queue, slept } = queueOf()
  const order: string[] = []
  async function request(name: string): Promise<void> {
    const leave = await queue.enter('a')
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    leave()
  }
  await Promise.all([request('first'), request('second')])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(slept).toEqual([1000])
})

test('a host that has rested long enough is asked at once', async () => {
  const { queue, clock, slept } = queueOf()
  const leave = await queue.enter('a')
  leave()
  clock.advance(5000)
  await queue.enter('a')
  expect(slept).toEqual([])
})

test('hosts do not wait for each other, however long one is busy', async () => {
  const { queue, slept } = queueOf()
  const order: string[] = []
  const leave = await queue.enter('a')
  const second = queue.enter('a').then(() => order.push('a again'))
  await queue.enter('b').then(() => order.push('b'))
  expect([order, slept]).toEqual([['b'], []])
  leave()
  await second
  expect([order, slept]).toEqual([['b', 'a again'], [1000]])
})

test('whoever gives up waiting does not hold up the next', async () => {
  const clock = settableClock('2026-11-27T10:00:00Z')
  let stopped = true
  const queue = hostQueue(
    clock,
    async () => {
      if (stopped) throw new Error('stopped')
    },
    1000,
  )
  ;(await queue.enter('a'))()
  await expect(queue.enter('a')).rejects.toThrow('stopped')
  stopped = false
  expect(await queue.enter('a')).toBeTypeOf('function')
})
