import { expect, test } from 'vitest'
import { turnsOf } from './in-turn.ts'

test('no more than so many at a time, in the order in which they came, whatever becomes of them', async () => {
  const inTurn = turnsOf(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [1, 2, 3, 4].map((each) =>
    inTurn(async () => {
      begun.push(each)
      await new Promise<void>((end) => ends.push(end))
      if (each === 1) throw new Error('one that fails')
      return each
    }).catch(() => 'failed'),
  )
  const settle = () => new Promise((done) => setImmediate(done))
  await settle()
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  await settle()
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await settle()
  ends[3]?.()
  expect(await Promise.all(works)).toEqual(['failed', 2, 3, 4])
})
