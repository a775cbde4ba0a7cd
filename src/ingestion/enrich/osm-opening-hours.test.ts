import { expect, test } from 'vitest'
import { osmOpeningHours } from './osm-opening-hours.ts'

/** `5 22:00-6 04:00`: day and clock of opening and closing. */
function told(text: string): string | null {
  const periods = osmOpeningHours(text)
  return (
    periods
      ?.map((one) => `${one.open.day} ${one.open.time}-${one.close.day} ${one.close.time}`)
      .join(', ') ?? null
  )
}

test.each([
  ['Mo-We 09:00-18:00', '1 0900-1 1800, 2 0900-2 1800, 3 0900-3 1800'],
  ['Sa 10:00-12:00,14:00-18:00', '6 1000-6 1200, 6 1400-6 1800'],
  ['Fr 22:00-04:00', '5 2200-6 0400'],
  ['Sa 22:00-28:00', '6 2200-0 0400'],
  ['Sa-Mo 8:30-12:00', '0 0830-0 1200, 1 0830-1 1200, 6 0830-6 1200'],
  ['Mo,We 10:00-11:00', '1 1000-1 1100, 3 1000-3 1100'],
  ['Mo-Tu 10:00-19:00; Tu off', '1 1000-1 1900'],
  ['Mo-Su off', ''],
  ['Mo 10:00-24:00; PH off', '1 1000-2 0000'],
  ['Mo 10:00-18:00, Sa 10:00-16:00', '1 1000-1 1800, 6 1000-6 1600'],
  ['Mo-Tu 10:00-12:00, Tu 14:00-18:00', '1 1000-1 1200, 2 1000-2 1200, 2 1400-2 1800'],
  ['Mo 10:00-12:00, PH off; We off, Th 20:00-22:00', '1 1000-1 1200, 4 2000-4 2200'],
  ['Tu 10:00-18:00; Jan 1, May 1 off; Dec 25 closed', '2 1000-2 1800'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected)
})

test('24/7 is open on seven days', () => {
  expect(osmOpeningHours('24/7')).toHaveLength(7)
})

test.each([
  'sunrise-sunset',
  'Apr-Oct Mo 09:00-18:00',
  'Mo 09:00+',
  'Mo 09:00-12:00; Dec 24 09:00-10:00',
  'Mo 09:00-12:00; Aug off',
  '"by appointment"',
  'Mo 25:00-26:00',
  '',
])('%j says no hours of a week', (text) => {
  expect(osmOpeningHours(text)).toBeNull()
})
