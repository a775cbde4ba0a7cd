import { expect, test } from 'vitest'
import { datesIn } from '../../../../tests/support/dates-in.ts'
import { listing } from '../../../../tests/support/native-listing.ts'

const clocks = (start: string) =>
  listing({ start }).timing.sessions.map(({ start: from, end }) =>
    [from, end]
      .flatMap((stamp) => (stamp === null ? [] : [stamp.at + stamp.offset * 60_000]))
      .map((wall) => new Date(wall).toISOString().slice(5, 16))
      .join('/'),
  )

test.each([
  '5. März 2027, 20 Uhr bis 6. März 2027, 22 Uhr',
  'Freitag, 5. März 2027, 20:00 Uhr bis Samstag, 6. März 2027, 22:00 Uhr',
  '05.03.2027, 20:00 Uhr - 06.03.2027, 22:00 Uhr',
  '5 mars 2027, 20h au 6 mars 2027, 22h',
  'du 5 mars 2027, à 20h au 6 mars 2027, à 22h',
  '5 March 2027, 8pm to 6 March 2027, 10pm',
  'Fri, 5 March 2027, 8pm - Sat, 6 March 2027, 10pm',
  'March 5, 2027, 8pm - March 6, 2027, 10pm',
  '5 de marzo de 2027, 20:00 a 6 de marzo de 2027, 22:00',
  '5 mars 2027 | 20h–6 mars 2027 | 22h',
  'Freitag, 5. März 2027, 20:00–Samstag, 6. März 2027, 22:00',
  '2027-03-05, 20:00 - 2027-03-06, 22:00',
])('%s is one date', (text) => {
  expect(clocks(text)).toEqual(['03-05T20:00/03-06T22:00'])
})

test.each(['5 mars 2027, 20h, 6 mars 2027, 22h', '5 mars 2027, 20h et 6 mars 2027, 22h'])(
  '%s are two',
  (text) => {
    expect(clocks(text)).toEqual(['03-05T20:00', '03-06T22:00'])
  },
)

/** Behind an "and" a number before its month is a day, and no hour. */
test.each<[string, string]>([
  ['5 març a les 20:00 i 6 març a les 22:00', 'ES'],
  ['5 mar às 20:00 e 6 mar às 22:00', 'PT'],
  ['5 marzo ore 20:00 e 6 marzo ore 22:00', 'IT'],
  ['5 mars kl. 20.00 och 6 mars kl. 22.00', 'SE'],
])('%s are two', (text, country) => {
  expect(datesIn(text, country)).toBe('03-05 20:00 + 03-06 22:00')
})

test('a dot behind the month does not put it behind its day', () => {
  expect(datesIn('12.09. · 10:30 pm-11:30pm', 'US')).toBe('2026-12-09 22:30>23:30')
})
