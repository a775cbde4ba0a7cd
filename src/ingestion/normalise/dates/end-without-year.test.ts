import { describe, expect, test } from 'vitest'
import { datesIn } from '../../../../tests/support/dates-in.ts'
import { told1 } from '../../../../tests/support/native-listing.ts'

/** Pages write the year once, behind the first day or the last. */
/** In words for it that are no sign, and no letter that means something else elsewhere. */
test.each<[string, string]>([
  ['del 5 hasta el 8 de mayo de 2027', 'R 05-05 > 05-08'],
  ['desde el 5 de mayo hasta el 8 de mayo de 2027', 'R 05-05 > 05-08'],
  ['de 5 até 8 de março de 2027', 'R 03-05 > 03-08'],
  ['de 5 de março até 8 de maio de 2027', 'R 03-05 > 05-08'],
  ['dal 5 fino al 8 maggio 2027', 'R 05-05 > 05-08'],
  ['5 mars t.o.m. 8 mars 2027', 'R 03-05 > 03-08'],
  ['fra 5. til og med 8. mars 2027', 'R 03-05 > 03-08'],
  ['5 de maio de 2027, 20h até 23h', '05-05 20:00>23:00'],
  ['5 de mayo de 2027 de 20h hasta 23h', '05-05 20:00>23:00'],
  // Since when is not said
  ['Saturday 6 March 2027 until 10pm', '03-06>03-06 22:00'],
  ['5 de mayo de 2027 hasta las 22h', '05-05>05-05 22:00'],
  ["5 mars 2027 jusqu'à 22h", '03-05>03-05 22:00'],
  ['5. März 2027 bis 6 Uhr', '03-05'],
])('%s is from the first to the last: %s', (text, told) => {
  expect(datesIn(text, 'ES')).toBe(told)
})

describe('the last day of a span that tells its year with the first', () => {
  test.each<[string, string]>([
    ['vom 5.3.2027 bis zum 7.4.', 'R 03-05 > 04-07'],
    ['5.3.2027 - 7.4.', 'R 03-05 > 04-07'],
    ['5.3.2027 20:00 - 7.4. 22:00', 'R 03-05 20:00 > 04-07 22:00'],
    ['5.3.2027 10:00 - 7.4., Saal 3', 'R 03-05 10:00 > 04-07'],
    ['Fr 5.3.2027 - So 7.3.', 'R 03-05 > 03-07'],
    ['5. März 2027 - 7.4.', 'R 03-05 > 04-07'],
    ['du 05/03/2027 au 07/04', 'R 03-05 > 04-07'],
    ['du ven. 05/03/2027 au dim. 07/03', 'R 03-05 > 03-07'],
    ['5-3-2027 t/m 7-4', 'R 03-05 > 04-07'],
    ['2027-03-05 - 04-07', 'R 03-05 > 04-07'],
    ['du 5 mars 2027 au 7 avril', 'R 03-05 > 04-07'],
    ['March 5, 2027 – April 7', 'R 03-05 > 04-07'],
    // Over the turn of a year
    ['vom 20.12.2027 bis 3.1.', 'R 12-20 > 2028-01-03'],
    ['du 20 décembre 2027 au 3 janvier', 'R 12-20 > 2028-01-03'],
    // With words behind it
    ['du 5 mars 2027 10h au 6 mars 12h, salle des fêtes', '03-05 10:00>03-06 12:00'],
    ['vom 5. März 2027 10 Uhr bis 6. März 12 Uhr Stadthalle', '03-05 10:00>03-06 12:00'],
    ['from 5 March 2027 10am to 6 March 12pm Vega Hall', '03-05 10:00>03-06 12:00'],
  ])('%s: %s', (text, told) => {
    expect(datesIn(text, 'DE')).toBe(told)
  })

  test('is read in the order of its country', () => {
    expect(datesIn('03/05/2027 - 04/07', 'US')).toBe('R 03-05 > 04-07')
  })

  test.each(['5 mars 2027 20h - Salle des fêtes', '5 mars 2027 20h - 22 rue des Pins'])(
    'is none in %s',
    (text) => {
      expect(datesIn(text, 'FR')).toBe('03-05 20:00')
    },
  )

  test.each(['5 mars 2027 - 10-12', '5.3.2027 - 10.30'])('is no pair of hours: %s', (text) => {
    expect(datesIn(text, 'DE')).toBe('03-05')
  })
})

test.each<[string, string, string, string]>([
  ['2027. 03. 05.', '03. 07.', 'HU', '2027-03-07'],
  ['2027/3/5', '3/7', 'JP', '2027-03-07'],
  ['2027/3/7 日曜日', '3/9 火曜日', 'JP', '2027-03-09'],
  ['05/03/2027', '07/03', 'FR', '2027-03-07'],
  ['2027-03-05', '07/03', 'FR', '2027-03-07'],
])('%s with the end %s in %s ends on %s', (start, end, country, last) => {
  expect(
    told1({ start, end, place: { name: 'Vega Hall' } }, {}, { country, zone: 'Europe/Paris' })[1],
  ).toContain(last)
})

test.each<[string, string]>([
  ['03. 05. - 03. 07.', 'R 03-05 > 03-07'],
  ['03. 05. 19:30 és 03. 06. 20:30', '03-05 19:30 + 03-06 20:30'],
  ['12. 20. - 01. 03.', 'R 2026-12-20 > 01-03'],
])('in Hungary months stand before their days: %s', (text, told) => {
  expect(datesIn(text, 'HU')).toBe(told)
})

/** Behind a dash a number is an hour only before no other word. */
test.each<[string, string]>([
  ['22 Haziran 2027 – 26 Haziran 2027', 'R 06-22 > 06-26'],
  ['14 Mayıs 2027 - 10 Haziran 2027', 'R 05-14 > 06-10'],
  ['13 Haz 2027 - 15 Haz 2027', 'R 06-13 > 06-15'],
])('in Turkey days go on to others: %s', (text, told) => {
  expect(datesIn(text, 'TR')).toBe(told)
})

test.each<[string, string]>([
  ['16 de marzo a las 19.00-21.00', '03-16 19:00>21:00'],
  ['16 de marzo a las 19.00 - 21.00', '03-16 19:00>21:00'],
  ['6 de marzo a las 17.00 / 19.00', '03-06 17:00 W'],
])('a time with a dot ends at one with a dot: %s', (text, told) => {
  expect(datesIn(text, 'ES')).toBe(told)
})
