import { describe, expect, test } from 'vitest'
import { read, told } from '../../../../tests/support/native-listing.ts'
import type { Stamp } from '../../../domain/stamp.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

/** `3 × 02 20:00 … 30 20:00` for nights, `R first > last` for days from and to. */
function datesOf(start: string): string {
  const result = read({ start }, {}, { now })
  if ('rejected' in result) return '!'
  const { precision, sessions, ...timing } = result.listing.timing
  if (precision === 'range') return `R ${plain(timing.start)} > ${plain(timing.end)}`
  const all = sessions.map((session) => plain(session.start))
  return all.length > 4 ? `${all.length} × ${all[0]} … ${all.at(-1)}` : all.join(' + ')
}

function plain(stamp: Stamp | null): string {
  return (told(stamp) ?? '')
    .replace(/ [+-]\d{4}$/, '')
    .replace(/ 00:00$/, '')
    .replace(/^2027-/, '')
}

describe('weekdays between two days, with a time, are those nights', () => {
  test.each<[string, string]>([
    ['Tuesday-Saturday 8pm, 2-20 March 2027', '15 × 03-02 20:00 … 03-20 20:00'],
    ['2-20 March 2027, Tue-Sat at 8pm', '15 × 03-02 20:00 … 03-20 20:00'],
    ['Tue to Sat, 2-20 March 2027, 8pm', '15 × 03-02 20:00 … 03-20 20:00'],
    ['du mardi au samedi à 20h30, du 2 au 20 mars 2027', '15 × 03-02 20:30 … 03-20 20:30'],
    ['du 2 au 20 mars 2027, du mardi au samedi à 20h30', '15 × 03-02 20:30 … 03-20 20:30'],
    ['Di-Sa 20 Uhr, 2.-20. März 2027', '15 × 03-02 20:00 … 03-20 20:00'],
    [
      'de martes a sábado a las 20:30, del 2 al 20 de marzo de 2027',
      '15 × 03-02 20:30 … 03-20 20:30',
    ],
    ['dal martedì al sabato alle 21, dal 2 al 20 marzo 2027', '15 × 03-02 21:00 … 03-20 21:00'],
    ['de terça a sábado às 21h, de 2 a 20 de março de 2027', '15 × 03-02 21:00 … 03-20 21:00'],
    [
      'van dinsdag t/m zaterdag om 20.15 uur, 2 t/m 20 maart 2027',
      '15 × 03-02 20:15 … 03-20 20:15',
    ],
    ['od wtorku do soboty 19:00, 2-20 marca 2027', '15 × 03-02 19:00 … 03-20 19:00'],
    ['Fridays and Saturdays, 5-27 March 2027, 7.30pm', '8 × 03-05 19:30 … 03-27 19:30'],
    ['les vendredis et samedis du 5 au 27 mars 2027 à 20h30', '8 × 03-05 20:30 … 03-27 20:30'],
    ['tous les mardis à 20h, du 2 au 16 mars 2027', '03-02 20:00 + 03-09 20:00 + 03-16 20:00'],
    ['every Tuesday 8pm, 2-16 March 2027', '03-02 20:00 + 03-09 20:00 + 03-16 20:00'],
    ['Jeden Freitag um 20 Uhr, 5.-19. März 2027', '03-05 20:00 + 03-12 20:00 + 03-19 20:00'],
    ['immer freitags 20 Uhr, 5.3.-19.3.2027', '03-05 20:00 + 03-12 20:00 + 03-19 20:00'],
    ['Thursdays 7pm, March 4-18, 2027', '03-04 19:00 + 03-11 19:00 + 03-18 19:00'],
    // Each with its own time, or several
    [
      'du 2 au 7 mars 2027, du jeudi au samedi à 20h30, dimanche à 16h',
      '03-04 20:30 + 03-05 20:30 + 03-06 20:30 + 03-07 16:00',
    ],
    ['Fri & Sat 7.30pm, Sat 2.30pm, 5 - 7 March 2027', '03-05 19:30 + 03-06 14:30 + 03-06 19:30'],
    [
      'Sat & Sun, 6-7 March 2027, 2pm and 5pm',
      '03-06 14:00 + 03-06 17:00 + 03-07 14:00 + 03-07 17:00',
    ],
    // Without a year
    ['Tuesday-Saturday 8pm, 2-20 March', '15 × 03-02 20:00 … 03-20 20:00'],
  ])('%s: %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates)
  })
})

describe('what does not tell nights leaves the days from and to', () => {
  test.each<[string, string]>([
    // Hours of opening
    ['Tue-Sun 10am-6pm, 2 March - 20 May 2027', 'R 03-02 > 05-20'],
    ['mar-dim 10h-18h, du 2 mars au 20 mai 2027', 'R 03-02 > 05-20'],
    ['Mo-Fr 9-17 Uhr, 1.-31. März 2027', 'R 03-01 > 03-31'],
    ['du mardi au dimanche de 10h à 18h, du 2 mars au 20 mai 2027', 'R 03-02 > 05-20'],
    // No time, or more than is understood
    ['Fridays and Saturdays, 5-27 March 2027', 'R 03-05 > 03-27'],
    ['tous les mardis du 2 au 30 mars 2027', 'R 03-02 > 03-30'],
    ['du 2 au 20 mars 2027 du mardi au samedi 20h30, relâche le 10 mars', 'R 03-02 20:30 > 03-20'],
    ['du 2 au 20 mars 2027 à 20h30, dimanche à 16h', 'R 03-02 20:30 > 03-20'],
    // All of the days
    ['daily 8pm, 5-9 March 2027', 'R 03-05 20:00 > 03-09'],
    ['tous les jours à 20h, du 5 au 9 mars 2027', 'R 03-05 20:00 > 03-09'],
    ['8pm, 5-9 March 2027', 'R 03-05 20:00 > 03-09'],
    ['10h-18h, du 5 au 9 mars 2027', 'R 03-05 > 03-09'],
    ['Fr-So 5.-7. März 2027, 20 Uhr', 'R 03-05 20:00 > 03-07'],
    // Weekdays of the days themselves
    ['du mardi 2 au samedi 20 mars 2027 à 20h', 'R 03-02 20:00 > 03-20'],
    ['Tuesday 2 - Saturday 20 March 2027, 8pm', 'R 03-02 20:00 > 03-20'],
    // None of them lies between the days
    ['Mardi 20h, du 5 au 7 mars 2027', 'R 03-05 > 03-07'],
    ['mardi 2 mars 2027 à 20h', '03-02 20:00'],
    ['vendredi et samedi 5 et 6 mars 2027 à 20h', '03-05 20:00 + 03-06 20:00'],
  ])('%s: %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates)
  })

  test.each([
    'Fridays and Saturdays, 5-27 March 2027, 7.30pm',
    'Fr-So, 5.-7. März 2027, 20 Uhr',
    'Sat & Sun, 6-7 March 2027, 2pm',
  ])('the weekdays of %s contradict no day', (start) => {
    const result = read({ start }, {}, { now })
    expect('listing' in result && result.warnings).toEqual([])
  })
})

describe('a time behind two days is one at which it begins on each', () => {
  test.each<[string, string]>([
    ['from 5 March to 7 March, 8pm', 'R 03-05 20:00 > 03-07'],
    ['from 5 March to 7 March 2027, 8pm', 'R 03-05 20:00 > 03-07'],
    ['5 March 2027 - 7 March 2027, 8pm', 'R 03-05 20:00 > 03-07'],
    ['5-7 March, 8pm', 'R 03-05 20:00 > 03-07'],
    ['28 February - 3 March 2027, 8pm', 'R 02-28 20:00 > 03-03'],
    ['05.03.2027 - 07.03.2027 20:00', 'R 03-05 20:00 > 03-07'],
    ['5 March 8pm - 7 March 2027', 'R 03-05 20:00 > 03-07'],
    // Said to be the end, or told with the beginning's
    ['from 5 March to 7 March 2027 until 8pm', 'R 03-05 > 03-07 20:00'],
    ["du 5 au 7 mars 2027 jusqu'à 20h", 'R 03-05 > 03-07 20:00'],
    ['5 March 2027 10:00 - 7 March 2027 18:00', 'R 03-05 10:00 > 03-07 18:00'],
    ['5 March 10:00 - 7 March 18:00', 'R 03-05 10:00 > 03-07 18:00'],
  ])('%s: %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates)
  })
})

describe('a day that tells neither month nor year is of those beside it', () => {
  test.each<[string, string]>([
    ['5 mars 2027 à 20h et le 6 à 15h', '03-05 20:00 + 03-06 15:00'],
    ['le 5 mars à 20h et le 6 à 15h', '03-05 20:00 + 03-06 15:00'],
    ['le 5 à 20h et le 6 mars 2027 à 15h', '03-05 20:00 + 03-06 15:00'],
    ['vendredi 5 mars 2027 à 20h et samedi 6 à 15h', '03-05 20:00 + 03-06 15:00'],
    ['vendredi 5 à 20h et samedi 6 mars 2027 à 15h', '03-05 20:00 + 03-06 15:00'],
    ['5 mars 2027 à 20h, le 6 à 15h et le 7 à 17h', '03-05 20:00 + 03-06 15:00 + 03-07 17:00'],
    ['Friday 5 March 2027 8pm, Saturday 6 3pm', '03-05 20:00 + 03-06 15:00'],
    ['5. März 2027 um 20 Uhr und am 6. um 15 Uhr', '03-05 20:00 + 03-06 15:00'],
    ['5 marzo 2027 alle 21 e il 6 alle 17', '03-05 21:00 + 03-06 17:00'],
    ['5 mars 2027 de 20h à 23h et le 6 de 15h à 18h', '03-05 20:00 + 03-06 15:00'],
    // Of which month it is cannot be known
    ['28 février 2027 à 20h et le 1er à 15h', '02-28 20:00'],
  ])('%s: %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates)
  })
})

describe('days without their years belong together', () => {
  test.each<[string, string]>([
    ['25 octobre et 20 décembre', '2026-10-25 + 2026-12-20'],
    ['25 octobre et 5 novembre', '2026-10-25 + 2026-11-05'],
    [
      '12 octobre, 9 novembre, 14 décembre 20h',
      '2026-10-12 20:00 + 2026-11-09 20:00 + 2026-12-14 20:00',
    ],
    ['28 décembre et 3 janvier', '2026-12-28 + 01-03'],
    ['20 décembre et 25 octobre', '2026-10-25 + 2026-12-20'],
    ['5 et 28 novembre', '2026-11-05 + 2026-11-28'],
    ['5 et 28 octobre', '10-05 + 10-28'],
    ['du 25 octobre au 20 décembre', 'R 2026-10-25 > 2026-12-20'],
    ['du 1er octobre au 30 juin', 'R 2026-10-01 > 06-30'],
    ['du 3 janvier au 5 mars', 'R 01-03 > 03-05'],
    ['du 28 décembre au 3 janvier', 'R 2026-12-28 > 01-03'],
    ['du 20 au 28 octobre', 'R 10-20 > 10-28'],
    ['vendredi 5 au dimanche 7 mars', 'R 03-05 > 03-07'],
  ])('%s: %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates)
  })

  test('also in members of their own', () => {
    const days = (native: object) => {
      const result = read({ ...native }, {}, { now })
      if ('rejected' in result) return result.rejected
      const { start, end, sessions } = result.listing.timing
      return [start, end, ...sessions.map((session) => session.start)].map(plain)
    }
    expect(days({ start: '25 octobre', end: '20 décembre' })).toEqual(['2026-10-25', '2026-12-20'])
    expect(days({ sessions: ['25 octobre', '20 décembre'] })).toEqual([
      '2026-10-25',
      '',
      '2026-10-25',
      '2026-12-20',
    ])
  })
})

describe('weekdays of a month are its days', () => {
  test.each<[string, string]>([
    ['every Saturday in March 2027', '03-06 + 03-13 + 03-20 + 03-27'],
    ['Saturdays in March 2027, 10am', '03-06 10:00 + 03-13 10:00 + 03-20 10:00 + 03-27 10:00'],
    ['every Saturday in March', '03-06 + 03-13 + 03-20 + 03-27'],
    ['every Saturday and Sunday in March 2027', '8 × 03-06 … 03-28'],
    ['jeden Samstag im März 2027', '03-06 + 03-13 + 03-20 + 03-27'],
    ['samstags im März 2027, 20 Uhr', '03-06 20:00 + 03-13 20:00 + 03-20 20:00 + 03-27 20:00'],
    ['tous les samedis de mars 2027', '03-06 + 03-13 + 03-20 + 03-27'],
    [
      'tous les samedis du mois de mars à 20h',
      '03-06 20:00 + 03-13 20:00 + 03-20 20:00 + 03-27 20:00',
    ],
    ["chaque mardi d'avril 2027 à 14h", '04-06 14:00 + 04-13 14:00 + 04-20 14:00 + 04-27 14:00'],
    ['todos los sábados de marzo de 2027', '03-06 + 03-13 + 03-20 + 03-27'],
    ['ogni sabato di marzo 2027 ore 21', '03-06 21:00 + 03-13 21:00 + 03-20 21:00 + 03-27 21:00'],
    [
      'todos os sábados de março de 2027, 21h',
      '03-06 21:00 + 03-13 21:00 + 03-20 21:00 + 03-27 21:00',
    ],
    ['elke zaterdag in maart 2027', '03-06 + 03-13 + 03-20 + 03-27'],
    ['varje lördag i mars 2027 kl. 19', '03-06 19:00 + 03-13 19:00 + 03-20 19:00 + 03-27 19:00'],
    // Which of them, or of which month, is not said
    ['every first Saturday of the month, 10am', '!'],
    ['every Saturday', '!'],
    ['March 2027', '!'],
  ])('%s: %s', (text, dates) => {
    expect(datesOf(text)).toBe(dates)
  })
})
