import { expect, test } from 'vitest'
import { day } from './options.ts'

test.each(['2026-12-05', '2028-02-29'])('%s is a day', (text) => {
  expect(day(text)).toBe(text)
})

test.each([
  ['2027-13-01', 'There is no such day.'],
  ['2027-02-29', 'There is no such day.'],
  ['5.12.2026', 'Write a day as YYYY-MM-DD.'],
  ['2026-12-5', 'Write a day as YYYY-MM-DD.'],
])('%s: %s', (text, says) => {
  expect(() => day(text)).toThrow(says)
})
