import { expect, test } from 'vitest'
import { contradictedWeekday, isBareMidnight } from './weekdays-told.ts'

/** 5 March 2027 is a Friday, the 6th a Saturday. */
const DAYS = [Date.UTC(2027, 2, 5), Date.UTC(2027, 2, 6)]

test.each([
  ['mardi 5 mars 2027 à 20h', 'mardi 5'],
  ['Tue, March 5, 2027 8pm', 'Tue, March 5'],
  ['Di., 5. März 2027', 'Di., 5'],
  ['martes 5 de marzo de 2027', 'martes 5'],
  ['Di 5. März 2027', 'Di 5'],
  ['Di 05.03.2027', 'Di 05'],
  ['vendredi 5 et mardi 6 mars 2027', 'mardi 6'],
  ['mar. 5 mars 2027', 'mar. 5'],
  ['5 mars 2027 (mardi) 20h', '5 mars 2027 (mardi'],
  ['2027年3月5日（火）', '5日（火'],
  ['Tue, 3/5/2027', 'Tue, 3'],
  ['Monday 5 March 2027 (was Friday 5 February)', 'Monday 5'],
])('%s contradicts its date: %s', (text, told) => {
  expect(contradictedWeekday([text], () => DAYS)).toContain(told)
})

test.each([
  'vendredi 5 mars 2027 à 20h',
  'Fri, March 5, 2027 8pm',
  'Fr., 5. März 2027',
  'vendredi 5 et samedi 6 mars 2027',
  'ven. 5 mars 2027',
  '2027年3月5日（金）',
  '5 mars 2027, mardi 20h',
  'mardi 14 mars 2027',
  'do 5 ao 6 de março de 2027',
  'mar 5 2027',
  'Mar 5-7, 2027',
  'Di 5 marzo 2027',
  'Do 5 de março de 2027',
  'So 5 March 2027',
  'Mon 5 mars 2027',
  'Mars 5 2027',
  'du 5 mars 2027',
  '2027-03-05T20:30',
  'concert 5 €',
  'Fri, 3/5/2027 8pm',
  'Fri, 3/5/2027 – Sat, 3/6/2027',
  'Friday 5 March 2027 (was Monday 5 October 2026)',
  'vendredi 5 mars 2027, remplace mardi 5 janvier',
])('%s contradicts nothing', (text) => {
  expect(contradictedWeekday([text], () => DAYS)).toBeNull()
})

test.each([
  ['minuit le 5 mars 2027', true],
  ['5 March 2027, midnight', true],
  ['samedi 6 mars 2027 à minuit', false],
  ['dans la nuit du 5 mars 2027, minuit', false],
  ['mars 5 2027 minuit', true],
  ['5 mars 2027 à 0h00', false],
])('the midnight of "%s" may be either end of its day: %s', (text, may) => {
  expect(isBareMidnight(text)).toBe(may)
})
