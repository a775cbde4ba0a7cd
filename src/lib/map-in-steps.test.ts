import { expect, test } from 'vitest'
import { mapInSteps } from './map-in-steps.ts'

test('makes each value in its order, and lets others in meanwhile', async () => {
  const values = Array.from({ length: 25 }, (_, index) => index)
  const done: (number | string)[] = []
  setImmediate(() => done.push('somebody else'))
  const made = await mapInSteps(values, (value) => {
    done.push(value)
    return 2 * value
  })
  expect(made).toEqual(values.map((value) => 2 * value))
  expect(done.filter((one) => typeof one === 'number')).toEqual(values)
  expect(done.indexOf('somebody else')).toBeGreaterThan(0)
  expect(done.indexOf('somebody else')).toBeLessThan(values.length)
})

test('ends with the error of the value that fails', async () => {
  const work = (value: number) => {
    if (value === 12) throw new Error('the twelfth')
    return value
  }
  const values = Array.from({ length: 20 }, (_, index) => index)
  await expect(mapInSteps(values, work)).rejects.toThrow('the twelfth')
})
