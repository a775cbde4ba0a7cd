import { expect, test } from 'vitest'
import { readDayOfYear, suchDay } from './yearless.ts'

const near = Date.parse('2026-06-20')
const FRIDAY = 5

test.each<[string, number, number, number | null, string | null, string?]>([
  ['to come this year', 8, 19, null, '2026-08-19', 'next'],
  ['just over: still this year', 6, 12, null, '2026-06-12', 'justOver'],
  ['over for longer: next year', 3, 1, null, '2027-03-01', 'next'],
  ['in January', 1, 5, null, '2027-01-05', 'next'],
  ['a weekday that fits this year', 6, 12, FRIDAY, '2026-06-12', 'justOver'],
  ['a weekday that fits next year only', 8, 20, FRIDAY, '2027-08-20', 'next'],
  ['a weekday that fits last year only: over', 8, 22, FRIDAY, '2025-08-22', 'past'],
  ['a weekday that fits no year around', 8, 23, FRIDAY, null],
  ['29 February where there is none', 2, 29, null, null],
  ['no day of any year', 6, 31, null, null],
  ['no month', 13, 1, null, null],
])('%s', (_, month, date, weekday, expected, which) => {
  const found = suchDay({ month, date, weekday }, near)
  expect(found === null ? null : new Date(found.day).toISOString().slice(0, 10)).toBe(expected)
  expect(found?.which).toBe(which)
})

test.each<[string, boolean, string | null]>([
  ['Fri 12 June', false, '6-12'],
  ['le 19 août', true, '8-19'],
  ['12/06', false, '6-12'],
  ['12/06', true, '12-6'],
  ['Fri 12/06', true, '12-6'],
  ['12.06.', false, '6-12'],
  // What no year has a month for is the day.
  ['6/25', false, '6-25'],
  ['25/6', true, '6-25'],
  ['6/12/7', false, null],
  ['12 06', false, null],
  ['12 June July', false, null],
  ['12', false, null],
  ['Friday', false, null],
])('%j (month first: %j) is the day %s', (text, monthFirst, told) => {
  const day = readDayOfYear(text, monthFirst)
  expect(day === null ? null : `${day.month}-${day.date}`).toBe(told)
})
