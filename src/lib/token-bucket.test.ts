import { expect, it } from 'vitest'
import { fullBucket, secondsUntilFull, secondsUntilToken, takeToken } from './token-bucket.ts'

const rate = { perSecond: 10, burst: 20 }

function takeMany(bucket: ReturnType<typeof fullBucket>, count: number, now: number): number {
  return Array.from({ length: count }, () => takeToken(bucket, rate, now)).filter(Boolean).length
}

it('gives the burst at once and then the rate', () => {
  const bucket = fullBucket(rate, 0)
  expect(takeMany(bucket, 30, 0)).toBe(20)
  expect(secondsUntilToken(bucket, rate)).toBe(1)
  expect(secondsUntilFull(bucket, rate)).toBe(2)
  expect(takeMany(bucket, 30, 1000)).toBe(10)
  expect(takeMany(bucket, 30, 60_000)).toBe(20)
})

it('a clock that steps back changes nothing', () => {
  const bucket = fullBucket(rate, 10_000)
  expect(takeMany(bucket, 5, 10_000)).toBe(5)
  expect(takeMany(bucket, 30, 5000)).toBe(15)
})
