import { expect, test } from 'vitest'
import { hasTwoClocks, withClocksListed } from './clocks-in-row.ts'

test.each([
  ['5 mars 2027 14h / 17h / 20h', '5 mars 2027 14:00, 17:00, 20:00'],
  ['14h/17h/20h le 5 mars 2027', 'le 5 mars 2027 14:00, 17:00, 20:00'],
  ['5 mars 2027 14:00 - 17:00 - 20:00', '5 mars 2027 14:00, 17:00, 20:00'],
  ['5 mars 2027 2 / 5 / 8pm', '5 mars 2027 14:00, 17:00, 20:00'],
  ['5. März 2027, 14 Uhr, 17 Uhr und 20 Uhr', '5. März 2027, 14:00, 17:00, 20:00'],
  ['5.3.2027 14.00, 17.00, 20.00', '5.3.2027 14:00, 17:00, 20:00'],
])('three times of a day are three beginnings: %s', (text, listed) => {
  expect(withClocksListed(text)).toBe(listed)
})

test.each([
  '5 mars 2027 14h / 17h',
  '5 mars 2027 20h - 23h',
  '5/3/2027 20:30',
  '5, 6, 7 mars 2027',
  '5 mars 2027 10h-12h / 14h-18h',
  '5 mars 2027 20h / 14h / 17h',
  '5 mars 2027 10h-12h-14h-18h',
  '2027-03-05T20:30',
  'Salle 1/2/3, 5 mars 2027',
])('%s stays as it is', (text) => {
  expect(withClocksListed(text)).toBe(text)
})

test.each([
  ['5 mars 2027 14h / 17h', true],
  ['March 5, 2027 7:00 PM | 9:30 PM', true],
  ['5 mars 2027 20h - 23h', false],
  ['5/3/2027 20:30', false],
])('two times with a stroke between them, of which either may be meant, in %s: %s', (text, two) => {
  expect(hasTwoClocks(text)).toBe(two)
})
