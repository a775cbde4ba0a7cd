import { expect, it } from 'vitest'
import { LOCKS } from './lock-numbers.ts'

it('no two locks have one number', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
