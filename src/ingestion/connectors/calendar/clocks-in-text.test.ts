import { expect, test } from 'vitest'
import { clocksInText } from './clocks-in-text.ts'

const day = (date: number) => Date.UTC(2026, 11, date)

test.each<[string, number, number, string]>([
  ['Saturday, December 5, 2026 8:00pm', 5, 5, '05T20:00'],
  ['SaturdayDecember 5, 20267:30pm', 5, 5, '05T19:30'],
  ['Le 5 décembre 2026 à 20h30, salle Vega', 5, 5, '05T20:30'],
  ['5. Dezember 2026, 20 Uhr', 5, 5, '05T20:00'],
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
  ['no year', '5 décembre à 20h30', 5, 5],
  ['a time alone', 'Box office 11:30 am – 5:30 pm in 2026', 5, 5],
])('a text that tells %s tells none', (_, text, first, last) => {
  expect(clocksInText(text, day(first), day(last))).toBeNull()
})
