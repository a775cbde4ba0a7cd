import { expect, test } from 'vitest'
import { DAY_MS } from '../../lib/durations.ts'
import { readRetention, RETENTION } from './retention.ts'

const GOOGLE = RETENTION['google-legacy']

test('nothing said is what is allowed without a permission of one’s own', () => {
  expect(readRetention('', GOOGLE)).toEqual(GOOGLE)
  expect(GOOGLE).toMatchObject({ name: DAY_MS, address: DAY_MS, position: 30 * DAY_MS, hours: 0 })
})

test('days by part replace what is kept otherwise', () => {
  expect(readRetention('hours=1, grade = 0.5,name=0', GOOGLE)).toEqual({
    ...GOOGLE,
    hours: DAY_MS,
    grade: DAY_MS / 2,
    name: 0,
  })
})
