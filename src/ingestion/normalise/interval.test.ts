import { describe, expect, test } from 'vitest'
import { intervalIn } from './interval.ts'

function told(text: string): string | null {
  const found = intervalIn(text, 'dmy')
  if (found === null) return null
  return found.kind === 'span' ? `${found.start} > ${found.end}` : found.starts.join(' + ')
}

describe('a text of more than one moment', () => {
  test.each<[string, string]>([
    ['2026-12-05/2026-12-08', '2026-12-05 > 2026-12-08'],
    ['2026-12-05T20:00/2026-12-05T22:00', '2026-12-05T20:00 > 2026-12-05T22:00'],
    ['20261205T200000Z/20261205T220000Z', '20261205T200000Z > 20261205T220000Z'],
    ['2026-12-05 - 2026-12-08', '2026-12-05 > 2026-12-08'],
    ['05/12/2026 - 08/12/2026', '05/12/2026 > 2026-12-08'],
    ['05.12.2026 bis 08.12.2026', '05.12.2026 > 2026-12-08'],
    ['05.12. - 08.12.2026', '2026-12-05 > 2026-12-08'],
    ['2026.12.05-12.08', '2026.12.05 > 2026-12-08'],
    ['du 12 au 20 juin 2027', '2027-06-12 > 2027-06-20'],
    ['du 28 novembre au 3 janvier 2027', '2026-11-28 > 2027-01-03'],
    ['3-9 janvier 2027', '2027-01-03 > 2027-01-09'],
    ['January 3-9, 2027', 'January 3, 2027 > January 9, 2027'],
    ['5.–8. Dezember 2026', '2026-12-05 > 2026-12-08'],
    ['del 5 al 8 de diciembre de 2026', '2026-12-05 > 2026-12-08'],
    ["dal 5 all'8 dicembre 2026", '2026-12-05 > 2026-12-08'],
    ['5 t/m 8 december 2026', '2026-12-05 > 2026-12-08'],
    ['Sat 5 - Sun 6 December 2026', '2026-12-05 > 2026-12-06'],
    ['5 décembre 2026 de 20h à 23h', '5 décembre 2026 de 20h > 23h'],
    ['Sat 5 Dec 2026, 8pm - 11pm', 'Sat 5 Dec 2026, 8pm > 11pm'],
    ['Dec 5, 2026 8:00 PM - 11:00 PM', 'Dec 5, 2026 8:00 PM > 11:00 PM'],
    ['2026-12-05 20:00-23:00', '2026-12-05 20:00 > 23:00'],
    ['les 5 et 6 décembre 2026', '2026-12-05 + 2026-12-06'],
    ['5, 6 et 7 décembre 2026 à 20h', '2026-12-05T20:00 + 2026-12-06T20:00 + 2026-12-07T20:00'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  test.each([
    '2026-12-05',
    '2026-12-05T20:00:00-05:00',
    '2026-12-05 20:00-05:00',
    '05-12-2026',
    '05-12-2026 20:00',
    'Fri, 11 Sep 2026 17:30:00 -0500',
    '05-Dec-26 20:00',
    '5 décembre 2026 à 20h',
    '5 et 31 novembre 2026',
    '9-3 janvier 2027',
    'à partir du 5 décembre 2026',
    '20h - 23h',
    '-',
    '',
  ])('is not %s', (text) => {
    expect(intervalIn(text, 'dmy')).toBeNull()
  })
})
