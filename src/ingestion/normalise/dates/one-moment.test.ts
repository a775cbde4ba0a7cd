import { expect, test } from 'vitest'
import { isOneDay } from './one-moment.ts'

test.each([
  '05/03/2027',
  '5.3.2027',
  '05/03/2027 20:30',
  '5 mars 2027',
  'Fri 5 March 2027, 8:30pm',
  'vendredi 5 mars 2027 à 20h30',
  'Fr., 5. März 2027, 20 Uhr',
  'March 5th, 2027 8 PM',
])('%s is one day', (text) => {
  expect(isOneDay(text)).toBe(true)
})

test.each([
  '5 mars 2027 20h 22h',
  '5-6 mars 2027',
  '5 et 6 mars 2027',
  '5 mars 2027 20h-22h',
  '5 March 2027 8pm CET',
  '5 mars',
  '5 March 2027 20',
  '5 mars 2027 portes 19h',
])('%s may tell more', (text) => {
  expect(isOneDay(text)).toBe(false)
})
