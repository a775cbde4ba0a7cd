import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoment } from './moment.ts'
import type { Moment } from './moment.ts'

/** `day clock zone`, an instant, or the kind. */
function told(moment: Moment): string {
  if (moment.kind === 'instant') return new Date(moment.at).toISOString()
  if (moment.kind === 'clock') return `clock ${moment.clock / 60_000}`
  if (moment.kind === 'yearless') {
    const { month, date, weekday } = moment.day
    const two = (value: number) => String(value).padStart(2, '0')
    const named = weekday === null ? '' : ` ${'Sun Mon Tue Wed Thu Fri Sat'.split(' ')[weekday]}`
    const clock = moment.clock === null ? '' : ` ${two(moment.clock / 3_600_000)}:00`
    return `??-${two(month)}-${two(date)}${named}${clock}`
  }
  if (moment.kind !== 'local') return moment.kind
  const day = new Date(moment.day).toISOString().slice(0, 10)
  const clock =
    moment.clock === null
      ? ''
      : ` ${String(Math.floor(moment.clock / 3_600_000)).padStart(2, '0')}:${String(Math.floor((moment.clock / 60_000) % 60)).padStart(2, '0')}`
  return `${day}${clock}${moment.zone === null ? '' : ` ${moment.zone}`}`
}

describe('readMoment', () => {
  test.each<[unknown, string]>([
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05T20:00', '2026-12-05 20:00'],
    ['2026-12-05T20:00:00', '2026-12-05 20:00'],
    ['2026-12-05 20:00:00.000', '2026-12-05 20:00'],
    ['2026-12-05T20:00:00Z', '2026-12-05T20:00:00.000Z'],
    ['2026-12-05T20:00+01:00', '2026-12-05T19:00:00.000Z'],
    ['2026-12-05T20:00:00+0100', '2026-12-05T19:00:00.000Z'],
    ['2026-12-05 20:00:00.000 +0100', '2026-12-05T19:00:00.000Z'],
    ['2026-12-05T20:00:00.123456-05', '2026-12-06T01:00:00.123Z'],
    ['2026-07-01T23:30+02:00[Europe/Paris]', '2026-07-01T21:30:00.000Z'],
    ['2026-07-01T23:30[Europe/Paris]', '2026-07-01 23:30 Europe/Paris'],
    ['2026-07-01 23:30 Europe/Paris', '2026-07-01 23:30 Europe/Paris'],
    ['2026-07-01T23:30[France/Lyonn]', 'bad'],
    ['2026-05-01T24:00:00', '2026-05-01 24:00'],
    ['2026-05-01T25:30', '2026-05-01 25:30'],
    ['2026-05-01T48:00', 'bad'],
    ['2026-05-01T20:61', 'bad'],
    ['2026-02-30', 'bad'],
    ['20261205', '2026-12-05'],
    ['20261205T183000', '2026-12-05 18:30'],
    ['20261205T183000Z', '2026-12-05T18:30:00.000Z'],
    ['20261205T1830', '2026-12-05 18:30'],
    ['202612051830', '2026-12-05 18:30'],
    ['2026/12/05 20:30', '2026-12-05 20:30'],
    ['2026/12/05 20.30', '2026-12-05 20:30'],
    ['05/12/2026 2030', '2026-12-05 20:30'],
    ['este 5 de diciembre de 2026 a las 20:00', '2026-12-05 20:00'],
    ['este 12 de diciembre 2026', '2026-12-12'],
    ['Sabah 5 Aralık 2026 10:00', '2026-12-05 10:00'],
    ['Einlass 05.12.2026 20:00', '2026-12-05 20:00'],
    ['portes 5 décembre 2026 20h', '2026-12-05 20:00'],
    ['31/12/2025 2026', '2025-12-31'],
    ['05/12/2026 2027', '2026-12-05'],
    ['05/12/2026 1945', '2026-12-05 19:45'],
    ['2026.12.05', '2026-12-05'],
    ['05/12/2026', '2026-12-05'],
    ['05/12/2026 20h30', '2026-12-05 20:30'],
    ['5.12.2026, 20 Uhr', '2026-12-05 20:00'],
    ['12/25/2026', '2026-12-25'],
    ['5/12/26 8 pm', '2026-12-05 20:00'],
    ['samedi 5 décembre 2026 à 20h30', '2026-12-05 20:30'],
    ['Samedi 5 Décembre 2026 à 20 h', '2026-12-05 20:00'],
    ['1er mars 2026', '2026-03-01'],
    ['le 3 août 2026 à midi', '2026-08-03 12:00'],
    ['December 5, 2026 8:30 PM', '2026-12-05 20:30'],
    ['Dec 5th, 2026 at 8pm', '2026-12-05 20:00'],
    ['Sat 5th Dec 2026, 7.30pm', '2026-12-05 19:30'],
    ['5 Dec 2026, 7.30 a.m.', '2026-12-05 07:30'],
    ['5 December 2026 19:30pm', '2026-12-05 19:30'],
    ['5 December 2026 19:30am', '2026-12-05'],
    ['5 December 2026 30pm', '2026-12-05'],
    ['Saturday 5 December 2026 at 19.30', '2026-12-05 19:30'],
    ['05-Dec-26 20:00', '2026-12-05 20:00'],
    ['２０２６-１２-０５ ２０:００', '2026-12-05 20:00'],
    ['Sat, Dec 5, 2026, 12:15 AM', '2026-12-05 00:15'],
    ['2 June 1905 21:00', '1905-06-02 21:00'],
    ['Fri, 11 Sep 2026 17:30:00 GMT', '2026-09-11T17:30:00.000Z'],
    ['Friday, 11-Sep-26 17:30:00 GMT', '2026-09-11T17:30:00.000Z'],
    ['2026-12-05T14:00\u221205:00', '2026-12-05T19:00:00.000Z'],
    ['Fri, 11 Sep 2026 17:30:00 +0200', '2026-09-11T15:30:00.000Z'],
    ['Fri, 11 Sep 2026 17:30 EST', '2026-09-11T22:30:00.000Z'],
    ['5. Dezember 2026, 20.30 Uhr', '2026-12-05 20:30'],
    ['sabato 5 dicembre 2026 ore 20.30', '2026-12-05 20:30'],
    ['lørdag den 5. december 2026 kl. 20.30', '2026-12-05 20:30'],
    ['05.12.2026, 20.30', '2026-12-05 20:30'],
    ['05.12.2026', '2026-12-05'],
    ['5. 12. 2026 20:30', '2026-12-05 20:30'],
    ['13 d’ag. 2026, 9:05', '2026-08-13 09:05'],
    ['5 października 2026 20:30', '2026-10-05 20:30'],
    ['2026年12月5日（土）19時30分', '2026-12-05 19:30'],
    ['2026-12-5T19-19-30-00', '2026-12-05 19:30'],
    ['2026年12月5日(土) 午後7時', '2026-12-05 19:00'],
    ['2026년 12월 5일 오후 7시 30분', '2026-12-05 19:30'],
    ['2026年12月5日 下午7:30', '2026-12-05 19:30'],
    ['2026年12月5日上午9点', '2026-12-05 09:00'],
    ['2026년 12월 5일 오후 12:15', '2026-12-05 12:15'],
    ['2026-12-05 오후 7:30', '2026-12-05 19:30'],
    ['2026년 12월 5일 토요일 PM 7:30', '2026-12-05 19:30'],
    ['sabato 5 dicembre 2026 ore 21', '2026-12-05 21:00'],
    ['05/12/2026 h 21', '2026-12-05 21:00'],
    ['5.12.26 h. 21.30', '2026-12-05 21:30'],
    ['05.12.2026 Uhr 21:00', '2026-12-05 21:00'],
    ['5.12. 15 Uhr (Einlass 14:30 Uhr)', '??-12-05 15:00'],
    ['5.12. 15 Uhr + 17:00 Uhr', 'bad'],
    ['5. prosince 2026 v 19.30', '2026-12-05 19:30'],
    ['zaterdag 5 december 2026, 20 uur', '2026-12-05 20:00'],
    ['5 декабря 2026 г. 20:00', '2026-12-05 20:00'],
    ['5 грудня 2026 року о 19:00', '2026-12-05 19:00'],
    ['Σάββατο 5 Δεκεμβρίου 2026, 21:00', '2026-12-05 21:00'],
    ['٥ ديسمبر ٢٠٢٦', '2026-12-05'],
    ['ב-5 בדצמבר 2026 20:30', '2026-12-05 20:30'],
    ['5 ธันวาคม 2569', '2026-12-05'],
    ['05/12/2569 19:00', '2026-12-05 19:00'],
    ['5 दिसंबर 2026', '2026-12-05'],
    ['19:30 ngày 5 tháng 12 năm 2026', '2026-12-05 19:30'],
    ['5 detsember 2026', '2026-12-05'],
    ['令和8年12月5日 19時', '2026-12-05 19:00'],
    ['民國115年12月5日', '2026-12-05'],
    ['2026-W49-6', '2026-12-05'],
    ['2026-W53-5', '2027-01-01'],
    ['2026-339', '2026-12-05'],
    ['/Date(1796500800000+0100)/', '2026-12-05T20:00:00.000Z'],
    ['46361,854166666664', '2026-12-05 20:30'],
    [46361.8333, '2026-12-05 20:00'],
    ['5 Dec 2026 8-10', '2026-12-05'],
    ['8-10pm, 5 December 2026', '2026-12-05'],
    ['Doors 7pm / Show 8pm Sat 5 Dec 2026', '2026-12-05 20:00'],
    ['Einlass 19 Uhr, Beginn 20 Uhr, 5. Dezember 2026', '2026-12-05 20:00'],
    ['mar. 5 janv. 2027', '2027-01-05'],
    ['mar 5 ene 2027', '2027-01-05'],
    ['mardi 5 mars 2027', '2027-03-05'],
    ['Mar 5, 2027', '2027-03-05'],
    ['Open 18:00 / Start 19:00 2026.12.05', '2026-12-05 19:00'],
    ['2026年12月5日 開場18:00 開演19:00', '2026-12-05 19:00'],
    ['2026. 12. 5. 19:30', '2026-12-05 19:30'],
    ['the 5th day of December 2026', '2026-12-05'],
    ['2026-12-05T20', '2026-12-05 20:00'],
    ['2026-12-05T20Z', '2026-12-05T20:00:00.000Z'],
    ['2026-12-05T10-10-00-00', '2026-12-05 10:00'],
    ['5 Dec 2026 20:00 UTC-5', '2026-12-06T01:00:00.000Z'],
    ['5 Dec 2026 20:00 GMT+1', '2026-12-05T19:00:00.000Z'],
    ['5 Dec 2026 20:00 GMT -0500', '2026-12-06T01:00:00.000Z'],
    ['5 Dec 2026 20:00 UTC+5.5', '2026-12-05T14:30:00.000Z'],
    ['5 Dec 2026 20:00 UTC - 22:00', '2026-12-05T20:00:00.000Z'],
    ['5 Dec 2026 7:30p', '2026-12-05 19:30'],
    ['5 dicembre 2026 20:30 a Parigi', '2026-12-05 20:30'],
    ['5-12-2026 19u30', '2026-12-05 19:30'],
    ['5 dec 2026 20u', '2026-12-05 20:00'],
    ['5 dec 2026, 20:00u', '2026-12-05 20:00'],
    ['5 Desember 2026 pukul 19.30', '2026-12-05 19:30'],
    ['5 grudnia 2026 godz. 19.30', '2026-12-05 19:30'],
    ['5 dicembre 2026 h 21', '2026-12-05 21:00'],
    ['5 dicembre 2026 ore 21,30', '2026-12-05 21:30'],
    ['5 ธันวาคม 2569 เวลา 19.30 น.', '2026-12-05 19:30'],
    ['2026-12-05T00:00:00 20:30', '2026-12-05 20:30'],
    ['12/13/2026 12:00:00 AM 8:30 PM', '2026-12-13 20:30'],
    ['Sat, 05 Dec 26 20:00 +0100', '2026-12-05T19:00:00.000Z'],
    ['5 XII 2026, 19:30', '2026-12-05 19:30'],
    ['5.XII.2026', '2026-12-05'],
    ['5. listopada 2027.', '2027-10-05'],
    ['5 listopada 2027', '2027-11-05'],
    ['5 تشرين الثاني 2026', '2026-11-05'],
    ['R8.12.5 19:30', '2026-12-05 19:30'],
    ['1796495400.0', '2026-12-05T18:30:00.000Z'],
    ['2026-12', 'bad'],
    ['+2h', 'bad'],
    ['20:30', 'clock 1230'],
    ['02:15', 'clock 135'],
    ['00:00', 'clock 0'],
    ['20h30', 'clock 1230'],
    ['minuit', 'clock 1440'],
    [1780333200, '2026-06-01T17:00:00.000Z'],
    [1780333200000, '2026-06-01T17:00:00.000Z'],
    ['1780333200', '2026-06-01T17:00:00.000Z'],
    [20261205, '2026-12-05'],
    [0, 'none'],
    [86400, 'clock 1440'],
    [22, 'bad'],
    ['0001-01-01T00:00:00', 'standIn'],
    ['0000-00-00', 'standIn'],
    ['+002026-06-01T17:00:00Z', '2026-06-01T17:00:00.000Z'],
    ['002026-12-05', '2026-12-05'],
    ['9999-12-31T23:59:59', 'standIn'],
    ['99991231', 'standIn'],
    ['+275760-09-13T00:00:00.000Z', 'standIn'],
    ['+999999999-12-31T23:59:59.999999999', 'standIn'],
    ['292278994-08-17T07:12:55Z', 'standIn'],
    ['10000-01-01', 'standIn'],
    ['-000001-12-31T23:00:00Z', 'standIn'],
    ['3000-01-01', 'standIn'],
    ['', 'none'],
    [' ', 'none'],
    ['-', 'none'],
    ['TBA', 'none'],
    ['date à confirmer', 'none'],
    [null, 'none'],
    [undefined, 'none'],
    ['soon', 'bad'],
    ['Tue, Jun 17 • 8:00 PM', '??-06-17 Tue 20:00'],
    ['Fri 12 June 20:00', '??-06-12 Fri 20:00'],
    ['vendredi 12 juin à 20h', '??-06-12 Fri 20:00'],
    ['Do, 12. Juni 20 Uhr', '??-06-12 Thu 20:00'],
    ['12 di giugno, ore 21:00', '??-06-12 21:00'],
    ['19 de Agosto 21:00 Hrs.', '??-08-19 21:00'],
    ['12 mars', '??-03-12'],
    ['mar. 12 mai', '??-05-12 Tue'],
    ['1er mai', '??-05-01'],
    ['12/06 20:00', '??-06-12 20:00'],
    ['Sat 13.6.', '??-06-13 Sat'],
    ['12/06', 'bad'],
    ['mai', 'bad'],
    ['12 juin - 14 juin', 'bad'],
    ['du 3 au 14 juin', 'bad'],
    ['Saison estivale (21 juin)', 'bad'],
    ['01 (janvier)', 'bad'],
    ['5 sessions in May', 'bad'],
    ['5 sessions in May 2027', 'bad'],
    ['mai 2027, 3 dates', 'bad'],
    ['mars 2027 (12 séances)', 'bad'],
    ['March, Friday 5th, 2027', '2027-03-05'],
    ['March the 5th 2027', '2027-03-05'],
    ['diciembre 2026, sábado 5', '2026-12-05'],
    [{}, 'bad'],
    [true, 'bad'],
    [Number.NaN, 'bad'],
    [Infinity, 'bad'],
  ])('%j', (value, expected) => {
    expect(told(readMoment(value))).toBe(expected)
  })

  test('month first where the partner writes so', () => {
    expect(told(readMoment('05/12/2026', 'mdy'))).toBe('2026-05-12')
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.anything()), (value) => {
        expect(readMoment(value)).toHaveProperty('kind')
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9T:.+\-/ aphmjanvieZ,]{0,40}$/), (value) => {
        expect(readMoment(value)).toHaveProperty('kind')
      }),
    )
  })

  test('what any locale prints is read back, in long and in short', () => {
    const locales =
      'fr-FR fr-BE fr-CA de-DE de-AT de-CH en-GB en-AU es-ES es-MX it-IT nl-NL pt-PT pt-BR ca-ES sv-SE da-DK nb-NO fi-FI pl-PL cs-CZ ja-JP ro-RO'
    const styles = ['full', 'long', 'medium', 'short'] as const
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2068, 0, 1) / 60_000 }),
        fc.constantFrom(...locales.split(' ')),
        fc.constantFrom(...styles),
        (minutes, locale, dateStyle) => {
          const at = minutes * 60_000
          const form = { dateStyle, timeStyle: 'short', timeZone: 'UTC' } as const
          const text = new Intl.DateTimeFormat(locale, form).format(at)
          const moment = readMoment(text)
          expect(moment, text).toMatchObject({ kind: 'local' })
          const { day, clock } = moment as { day: number; clock: number | null }
          expect(day + (clock ?? Number.NaN), text).toBe(at)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('every way of writing one instant is read as it', () => {
    const ways: readonly ((date: Date) => string | number)[] = [
      (date) => date.toISOString(),
      (date) => date.getTime(),
      (date) => date.toUTCString(),
      (date) => `${date.toISOString().slice(0, 19).replace('T', ' ')} +0000`,
      (date) => date.toISOString().replace(/[-:]|\.\d+/g, ''),
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2080, 0, 1) / 1000 }),
        fc.constantFrom(...ways),
        (seconds, way) => {
          expect(readMoment(way(new Date(seconds * 1000)))).toMatchObject({
            kind: 'instant',
            at: seconds * 1000,
          })
        },
      ),
    )
  })

  test('a day is one of the calendar, of any century', () => {
    const written = (number: number, digits: number) => String(number).padStart(digits, '0')
    const any = (min: number, max: number) => fc.integer({ min, max })
    const year = fc.oneof(any(3, 2539), fc.constantFrom(400, 1900, 2000, 2024, 2100))
    fc.assert(
      fc.property(year, any(0, 13), any(0, 32), (y, m, d) => {
        const text = `${written(y, 4)}-${written(m, 2)}-${written(d, 2)}`
        const at = Date.parse(`${text}T00:00:00Z`)
        const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
        const moment = readMoment(text)
        expect(moment.kind === 'local' ? moment.day : null, text).toBe(isDay ? at : null)
      }),
      { numRuns: 2000 },
    )
  })
})
