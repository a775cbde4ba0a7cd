import { expect, test } from 'vitest'
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
