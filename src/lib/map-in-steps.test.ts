import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapInSteps, standBack } from './map-in-steps.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test('makes each value in its order, and lets others in meanwhile', async () => {
  const values = upTo(125)
  const done: (number | string)[] = []
  setImmediate(() => done.push('somebody else'))
  const made = await mapInSteps(values, (some) => {
    done.push(...some)
    return some.map((value) => 2 * value)
  })
  expect(made).toEqual(values.map((value) => 2 * value))
  expect(done.filter((one) => typeof one === 'number')).toEqual(values)
  expect(done.indexOf('somebody else')).toBeGreaterThan(0)
  expect(done.indexOf('somebody else')).toBeLessThan(values.length)
})

const failingAt = (last: number) => (some: readonly number[]) => {
  if (some.includes(last)) throw new Error('the sixtieth')
  return some
}

test('ends with the error of the value that fails', async () => {
  await expect(mapInSteps(upTo(100), failingAt(60))).rejects.toThrow('the sixtieth')
})

test('who stands back goes on when nobody is at work in steps, be it for an error', async () => {
  const done: string[] = []
  const inSteps = mapInSteps(upTo(225), (some) => {
    done.push(`step ${some[0]}`)
    return some
  })
  const inNoHurry = (async () => {
    await standBack()
    done.push('in no hurry')
  })()
  await Promise.all([inSteps, inNoHurry])
  expect(done.at(-1)).toBe('in no hurry')
  const failing = mapInSteps(upTo(225), failingAt(60))
  await Promise.all([expect(failing).rejects.toThrow('the sixtieth'), standBack()])
})

test('who stands back is not held up for ever', async () => {
  let isOver = false
  const endless = (async () => {
    while (!isOver) await mapInSteps(upTo(50), (some) => some)
  })()
  await turn()
  await standBack()
  isOver = true
  await endless
})
