import { expect, test } from 'vitest'
import { clocksInText } from './clocks-in-text.ts'

const day = (date: number) => Date.UTC(2026, 11, date)

test.each<[string, number, number, string]>([
  ['Saturday, December 5, 2026 8:00pm', 5, 5, '05T20:00'],
  ['SaturdayDecember 5, 20267:30pm', 5, 5, '05T19:30'],
  ['Le 5 décembre 2026 à 20h30, salle Vega', 5, 5, '05T20:30'],
  ['5. Dezember 2026, 20 Uhr', 5, 5, '05T20:00'],
  ['5 décembre 2026 à 20h, place du 8 mai 1945, 20h précises', 5, 5, '05T20:00'],
  ['5 décembre 2026 à 20h. Durée : 1h30', 5, 5, '05T20:00'],
  ['<p>December 5, 2026<br>10:00am and 12:30pm</p>', 5, 5, '05T10:00 05T12:30'],
  ['December 5, 2026 12:00pm – 5:00pm', 5, 5, '05T12:00/05T17:00'],
  ['5 décembre 2026 22h00 - 4h00', 5, 5, '05T22:00/06T04:00'],
  ['Le 5 décembre 2026 à 20 heures 30', 5, 5, '05T20:30'],
  ['5. Dezember 2026, 20 Uhr am Hafen', 5, 5, '05T20:00'],
  ['December 5, 2026 8:00pm (doors 7:00pm)', 5, 5, '05T20:00'],
  ['December 5, 2026 2:00 – 5:00pm', 5, 5, '05T14:00/05T17:00'],
  ['December 5, 2026 11:00 – 2:00pm', 5, 5, '05T11:00/05T14:00'],
  ['December 5, 2026 10:00 – 2:00am', 5, 5, '05T22:00/06T02:00'],
  ['December 5, 2026 1:00, 4:00 & 7:30pm', 5, 5, '05T13:00 05T16:00 05T19:30'],
  ['5 décembre à 20h30', 5, 5, '05T20:30'],
  ['En entrée libre le 05 décembre à partir de 18h au Vega !', 5, 5, '05T18:00'],
  ['Samedi 5 décembre : 20h', 5, 5, '05T20:00'],
  ['SAMEDI 5 DÉCEMBRE – 14h30', 5, 5, '05T14:30'],
  ['Saturday, December 5th at 8pm, and again: December 5 at 8pm', 5, 5, '05T20:00'],
  ['Sa., 5. Dezember ab 20 Uhr', 5, 5, '05T20:00'],
  ['Tickets until December 4 at noon. December 5, 2pm & 5pm', 5, 5, '05T14:00 05T17:00'],
  ['Réservation jusqu’au 4 décembre à 18h. Concert le 5 décembre à 20h', 5, 5, '05T20:00'],
  ['December 5, 2026 8pm. On sale November 1 at 10am', 5, 5, '05T20:00'],
  ['Tuesday – Wednesday December 8 – 9, 2026 7:30pm', 8, 9, '08T19:30 09T19:30'],
  [
    'December 5, 2026 2:00pm & 7:30pm. December 6, 2026 2:00pm. Again: December 6, 2026 2:00pm',
    5,
    6,
    '05T14:00 05T19:30 06T14:00',
  ],
])('%s', (text, first, last, shows) => {
  const told = clocksInText(text, day(first), day(last))?.map(({ start, end }) =>
    [start, ...(end === undefined ? [] : [end])].map((one) => one.slice(8)).join('/'),
  )
  expect(told?.join(' ')).toBe(shows)
})

test.each<[string, string, number, number]>([
  ['no time', 'December 5, 2026', 5, 5],
  ['another day', 'December 6, 2026 8pm', 5, 5],
  ['one of two days', 'December 5, 2026 8pm', 5, 6],
  ['a day more', 'December 5, 2026 8pm, December 12, 2026 8pm', 5, 5],
  ['when the doors open', 'December 5, 2026 7pm doors', 5, 5],
  ['to the minute when they open', 'December 5, 2026 7:00pm doors', 5, 5],
  ['in French when they open', '5 décembre 2026 19h30 (ouverture des portes)', 5, 5],
  ['an hour that no day has', '5 décembre 2026 à 24h', 5, 5],
  ['more days than a show has', 'December 1 – 15, 2026 8pm', 1, 15],
  ['no month', '5 loutres 2026 20h30', 5, 5],
  ['no year of several days', '5 décembre à 20h30, 6 décembre à 20h30', 5, 6],
  ['the same day of another year', 'dimanche 5 décembre à 20h30', 5, 5],
  ['its day in another year', '5 décembre 2025 à 20h30', 5, 5],
  ['another day without its year', 'les 4 et 5 décembre et 6 décembre à 20h30', 5, 5],
  ['until when tickets are sold', 'Billetterie jusqu’au 5 décembre à 18h', 5, 5],
  ['without a year when the doors open', 'Ouverture des portes le 5 décembre à 18h', 5, 5],
  ['a time alone', 'Box office 11:30 am – 5:30 pm in 2026', 5, 5],
])('a text that tells %s tells none', (_, text, first, last) => {
  expect(clocksInText(text, day(first), day(last))).toBeNull()
})
