import { expect, test } from 'vitest'
import { firstOfClocks, withClocksListed } from './clocks-in-row.ts'

test.each([
  ['5 mars 2027 14h / 17h / 20h', '5 mars 2027 14:00 & 17:00 & 20:00'],
  ['14h/17h/20h le 5 mars 2027', 'le 5 mars 2027 14:00 & 17:00 & 20:00'],
  ['5 mars 2027 14:00 - 17:00 - 20:00', '5 mars 2027 14:00 & 17:00 & 20:00'],
  ['5 mars 2027 2 / 5 / 8pm', '5 mars 2027 14:00 & 17:00 & 20:00'],
  ['March 5, 2027 2 - 5 - 8pm', 'March 5, 2027 14:00 & 17:00 & 20:00'],
  ['5. März 2027, 14 Uhr, 17 Uhr und 20 Uhr', '5. März 2027, 14:00 & 17:00 & 20:00'],
  ['5.3.2027 14.00, 17.00, 20.00', '5.3.2027 14:00 & 17:00 & 20:00'],
  ['6 mars : 14h / 17h / 20h - 7 mars : 15h', '6 mars 14:00 & 17:00 & 20:00, 7 mars : 15h'],
  ['5 marzo 2027 ore 15 / 18 / 21', '5 marzo 2027 ore 15:00 & 18:00 & 21:00'],
  ['lördag 6 mars 2027 kl. 14, 17 och 20', 'lördag 6 mars 2027 kl. 14:00 & 17:00 & 20:00'],
])('three times of a day are three beginnings: %s', (text, listed) => {
  expect(withClocksListed(text)).toBe(listed)
})

test.each([
  ['March 6, 2027 2pm & 7:30pm', 'March 6, 2027 14:00 & 19:30'],
  ['March 6, 2027 at 2 and 7:30 p.m.', 'March 6, 2027 at 14:00 & 19:30'],
  ['2pm & 7:30pm, March 6, 2027', 'March 6, 2027 14:00 & 19:30'],
  ['5 mars 2027 (14h et 20h)', '5 mars 2027 14:00 & 20:00'],
  ['5 mars 2027 à 14h ou à 17h', '5 mars 2027 à 14:00 & 17:00'],
  ['5. März 2027, 15 + 20 Uhr', '5. März 2027, 15:00 & 20:00'],
  ['5 marzo 2027 ore 17 e 21', '5 marzo 2027 ore 17:00 & 21:00'],
  ['5 de marzo de 2027, 18 y 21 h', '5 de marzo de 2027, 18:00 & 21:00'],
  ['5 mars 2027 à 14h et 20h - salle Vega', '5 mars 2027 à 14:00 & 20:00 - salle Vega'],
])('two times with an "and" are two beginnings: %s', (text, listed) => {
  expect(withClocksListed(text)).toBe(listed)
})

test.each([
  ['5 mars 2027 entre 14h et 18h', '5 mars 2027 14h – 18h'],
  ['5 March 2027 between 2pm and 5pm', '5 March 2027 2pm – 5pm'],
  ['5. März 2027 zwischen 14 und 18 Uhr', '5. März 2027 14 – 18 Uhr'],
  ['5 marzo 2027 tra le 14 e le 18', '5 marzo 2027 14:00 – 18:00'],
  ['zwischen 5. und 7. März 2027', 'zwischen 5. und 7. März 2027'],
])('what stands before two times says what they are: %s', (text, told) => {
  expect(withClocksListed(text)).toBe(told)
})

test.each([
  '5 mars 2027 14h / 17h',
  '5 mars 2027 20h - 23h',
  '5/3/2027 20:30',
  '5, 6, 7 mars 2027',
  '5 mars 2027 10h-12h / 14h-18h',
  '5 mars 2027 20h / 14h / 17h',
  '5 mars 2027 10h-12h-14h-18h',
  '5 mars 2027 de 14h à 16h et 18h',
  '5 mars 2027 kl. 18, 20 kr',
  '5 mars 2027 20h et 5 €',
  '2027-03-05T10:00 +11:00',
  '2027-03-05T20:30',
  'Salle 1/2/3, 5 mars 2027',
])('%s stays as it is', (text) => {
  expect(withClocksListed(text)).toBe(text)
})

test.each([
  ['5 mars 2027 14h / 17h', '5 mars 2027 14:00'],
  ['March 5, 2027 7:00 PM | 9:30 PM', 'March 5, 2027 19:00'],
  ['5 marzo 2027 ore 17/21', '5 marzo 2027 ore 17:00'],
  ['5.3.2027 8.30 / 10.30 Uhr', '5.3.2027 08:30'],
  ['5 mars 2027 20h / 22h30 fin', '5 mars 2027 20:00 fin'],
  ['5 mars 2027 20h - 23h', null],
  ['5/3/2027 20:30', null],
  ['Tue, Jun 17 • 8:00 PM', null],
  ['samedi 6 | 20h', null],
])(
  'of times with a stroke between them, of which either may be meant, the first counts: %s',
  (text, first) => {
    expect(firstOfClocks(text)).toBe(first ?? text)
  },
)
