import { describe, expect, test } from 'vitest'
import { read, told } from '../../../../tests/support/native-listing.ts'

/** `20:00 (19:00)`: when it begins, and when the doors open; all of its beginnings, else. */
function clocksOf(text: string, day = '5 March 2027'): string {
  const result = read({ start: text.includes('2027') ? text : `${day}, ${text}` })
  if ('rejected' in result) return '!'
  const { sessions, doors, precision, end } = result.listing.timing
  if (precision !== 'minute') return precision
  const clocks = sessions.map(({ start }) => told(start)?.slice(11, 16)).join(' + ')
  const until = end === null ? '' : `>${told(end)?.slice(11, 16)}`
  return `${clocks}${until}${doors === null ? '' : ` (${told(doors)?.slice(11, 16)})`}`
}

describe('doors and start told in one text', () => {
  test.each<[string, string]>([
    // Words before their times, and behind them
    ['18:00 OPEN / 19:00 START', '19:00 (18:00)'],
    ['OPEN 18:00 / START 19:00', '19:00 (18:00)'],
    ['open 18:00 start 19:00', '19:00 (18:00)'],
    ['[OPEN] 18:00 [START] 19:00', '19:00 (18:00)'],
    ['Doors 7pm | Show 8pm', '20:00 (19:00)'],
    ['Doors 7:00 / Show 8:00pm', '20:00 (19:00)'],
    ['7pm doors / 8pm show', '20:00 (19:00)'],
    ['7:00 PM doors, 8:00 PM show', '20:00 (19:00)'],
    ['7pm doors 8pm show', '20:00 (19:00)'],
    ['Doors open at 7.30pm for an 8pm start', '20:00 (19:30)'],
    ['8pm (doors 7pm)', '20:00 (19:00)'],
    ['20:00 doors 19:00', '20:00 (19:00)'],
    ['19:00 doors, 20:00', '20:00 (19:00)'],
    ['8pm-11pm, doors 7pm', '20:00>23:00 (19:00)'],
    ['doors 11pm, show 0:30am', '00:30 (23:00)'],
    ['Gates open 4pm, music from 5pm', '17:00 (16:00)'],
    ['19:30 for 20:00', '20:00 (19:30)'],
    ['7pm for 7.30pm', '19:30 (19:00)'],
    // The house opens long before
    ['portes 10h, concert 20h', '20:00'],
    ['Einlass 9 Uhr, Beginn 20 Uhr', '20:00'],
    // Other tongues
    ['Einlass 18 Uhr, Beginn 19 Uhr', '19:00 (18:00)'],
    ['Beginn 19 Uhr, Einlass 18 Uhr', '19:00 (18:00)'],
    ['Einlass ab 18.30 Uhr | Konzertbeginn 19.30 Uhr', '19:30 (18:30)'],
    ['20 Uhr (Einlass 19 Uhr)', '20:00 (19:00)'],
    ['ouverture des portes 19h, concert 20h', '20:00 (19:00)'],
    ['ouverture des portes à 19h - concert à 20h', '20:00 (19:00)'],
    ['portes 19h / 20h', '20:00 (19:00)'],
    ['portes 19h, concerts à 20h et 22h', '20:00 + 22:00 (19:00)'],
    ['accueil 19h30, concert 20h', '20:00 (19:30)'],
    ['19h30 : accueil ; 20h : concert', '20:00 (19:30)'],
    ['apertura porte ore 20, inizio ore 21', '21:00 (20:00)'],
    ['apertura porte 20:00 inizio concerto 21:00', '21:00 (20:00)'],
    ['apertura porte h 20.30 – inizio h 21.30', '21:30 (20:30)'],
    ['porte h. 20:00, concerto h. 21:00', '21:00 (20:00)'],
    ['apertura de puertas 20:00, inicio 21:00', '21:00 (20:00)'],
    ['abertura das portas 20h, início 21h', '21:00 (20:00)'],
    ['deuren 19:30, aanvang 20:30', '20:30 (19:30)'],
    ['zaal open 19.30 uur, aanvang 20.15 uur', '20:15 (19:30)'],
    ['bramy 18:00, koncert 19:00', '19:00 (18:00)'],
    ['otwarcie bram: 18:00, start: 19:00', '19:00 (18:00)'],
    ['otevření dveří 19:00, začátek 20:00', '20:00 (19:00)'],
    ['insläpp 18:00, start 19:00', '19:00 (18:00)'],
    ['dørene åpner kl. 19, konsert kl. 20', '20:00 (19:00)'],
    ['døre 19:00, koncert 20:00', '20:00 (19:00)'],
    ['ovet 19:00, keikka 20:00', '20:00 (19:00)'],
    ['двери 18:00, начало 19:00', '19:00 (18:00)'],
    ['сбор гостей в 18:00, начало в 19:00', '19:00 (18:00)'],
    ['kapı açılışı 19:00, konser 20:00', '20:00 (19:00)'],
    ['開場18:00 開演19:00 2027年3月5日', '19:00 (18:00)'],
    ['2027年3月5日（金） 18:00開場 19:00開演', '19:00 (18:00)'],
    ['2027年3月5日 開場 18時30分 / 開演 19時', '19:00 (18:30)'],
    ['2027年3月5日 開場 午後6時 開演 午後7時', '19:00 (18:00)'],
    ['2027년 3월 5일 18:00 오픈 19:00 시작', '19:00 (18:00)'],
    ['2027年3月5日 18:30入场 19:30开演', '19:30 (18:30)'],
    // The day behind both, or among them
    ['18:00 OPEN / 19:00 START 5 March 2027', '19:00 (18:00)'],
    ['Einlass 18 Uhr, 5. März 2027, 19 Uhr', '19:00 (18:00)'],
    ['5 et 6 mars 2027, portes 19h, concert 20h', '20:00 + 20:00 (19:00)'],
  ])('%s: %s', (text, clocks) => {
    expect(clocksOf(text)).toBe(clocks)
  })
})

describe('what tells no doors stays', () => {
  test.each<[string, string]>([
    ['doors 19:00', '19:00'],
    ['Einlass 18 Uhr', '18:00'],
    ['open 10:00 - 18:00', '10:00>18:00'],
    ['accueil à 19h30', '19:30'],
    ['Doors 7pm – 11pm', '19:00>23:00'],
    ['portes ouvertes 14h - 18h', '14:00>18:00'],
    ['Journée portes ouvertes de 10h à 17h', '10:00>17:00'],
    ['20:00 Open Air', '20:00'],
    ['Open Mic 19:00 - 22:00', '19:00>22:00'],
    ['concert 20h', '20:00'],
    ['14h film, 16h concert', '14:00'],
    ['The Doors 1967, 20:00', '20:00'],
    ['19:30 for 2:00', '19:30'],
    ['open day 10am to 4pm', '10:00>16:00'],
    ['Porte de Versailles, 20h', '20:00'],
    ['entrada 10 €, 20:00', '20:00'],
  ])('%s: %s', (text, clocks) => {
    expect(clocksOf(text)).toBe(clocks)
  })

  test('doors of a day whose beginning is not told are of that day', () => {
    const result = read({ start: '2027-03-05', doors: '19:30' })
    if ('rejected' in result) throw new Error(result.rejected)
    expect(told(result.listing.timing.doors)).toBe('2027-03-05 19:30 +0100')
  })

  test.each([
    ['2027-03-05T00:00', '19:30', 'day', '2027-03-05 19:30 +0100'],
    ['2027-03-05T00:00', '2027-03-05T19:30', 'day', '2027-03-05 19:30 +0100'],
    ['2027-03-04T23:00Z', '19:30', 'day', '2027-03-05 19:30 +0100'],
    ['2027-03-05T00:00', '23:00', 'minute', '2027-03-04 23:00 +0100'],
    ['2027-03-05T00:00', '2027-03-04T23:00', 'minute', '2027-03-04 23:00 +0100'],
    ['2027-03-05T00:00', '2027-03-05T00:00', 'minute', '2027-03-05 00:00 +0100'],
  ])('midnight %s beside doors at %s is a %s', (start, doors, precision, opened) => {
    const result = read({ start, doors })
    if ('rejected' in result) throw new Error(result.rejected)
    const { timing } = result.listing
    expect([timing.precision, told(timing.doors)]).toEqual([precision, opened])
  })

  test('of doors before midnight the day is that of the doors', () => {
    const result = read({ start: '5 March 2027, doors 11pm, show 0:30am' })
    if ('rejected' in result) throw new Error(result.rejected)
    const { start, doors } = result.listing.timing
    expect([told(start), told(doors)]).toEqual(['2027-03-06 00:30 +0100', '2027-03-05 23:00 +0100'])
  })

  test('a member of its own is the better word', () => {
    const result = read({ start: '2027-03-05 18:00 OPEN / 19:00 START', doors: '17:30' })
    if ('rejected' in result) throw new Error(result.rejected)
    expect(told(result.listing.timing.doors)).toContain('17:30')
  })
})
