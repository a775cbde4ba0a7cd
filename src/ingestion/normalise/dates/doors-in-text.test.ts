import { expect, test } from 'vitest'
import { normaliseListing } from '../normalise-listing.ts'
import { doorsInText } from './doors-in-text.ts'
import { CONTEXT } from '../../../../tests/support/native-listing.ts'

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test.each<[string, string, number, number?]>([
  ['Doors 18:30 Under 14s with an adult', '19:30', 60],
  ['Doors 7pm Show time 8pm Curfew 11pm', '20:00', 60],
  ['Doors - 7:00pm Show - 9:00pm The venue is…', '19:00', 120, 120],
  ['Venue Doors: 7pm Show Start: 8pm', '20:00', 60],
  ['DOORS 🚪: 6 PMSHOWTIME 🎶: 7:30 PMAGES: 18+', '19:30', 90],
  ['Vega Pub, 7PM Doors / 18 Plus', '19:00', 0],
  ['7PM Doors | 7:30PM Speakers | 8PM Music', '19:00', 60, 60],
  ['6PM Doors 6:45PM Show', '18:45', 45],
  ['Show: 8pm Doors: 7pm', '20:00', 60],
  ['8:30pm start with doors opening at 8pm', '20:30', 30],
  ['Doors Open at 4:30 with 5pm start.', '17:00', 30],
  ['8PM Doors$12 advanced', '20:00', 0],
  ['Ouverture des portes à 19h30. Premier concert à 20h00', '20:00', 30],
  ['LE CLUB OUVRE SES PORTES DÈS 19H', '20:30', 90],
  ['Portes ouvertes à partir de 19h', '20:30', 90],
  ['Einlass: 19 Uhr, Beginn: 20 Uhr', '20:00', 60],
  ['Einlass: 10. Dezember 2026 18:30', '19:00', 30],
  ['Admission: Dec. 10, 2026, 6:30 p.m.', '19:00', 30],
  ['Doors: Dec. 10, 2026, 6:30 p.m.', '19:00', 30],
  ['Ouverture des portes : 10/12/2026 à 18h30', '19:00', 30],
  ['Doors open 2026-12-10 18:30', '19:00', 30],
  ['Apertura de puertas: 20:00 h', '21:00', 60],
  ['Abertura da casa: 21h, show: 23h', '23:00', 120],
  ['Apertura porte ore 20.30', '21:00', 30],
  ['Deuren: 20:00', '21:00', 60],
  ['Abertura de portas: 20h00', '21:00', 60],
  ['Gates at 8pm', '21:00', 60],
  ['Portes à 20h30', '21:00', 30],
  ['Doors 11pm', '00:30', 90],
])('%j at a start at %s tells of doors %i minutes before', (text, start, lead, later = 0) => {
  expect(doorsInText(text, minuteOf(start))).toEqual({ lead, later })
})

test.each([
  ['Doors and gates open 3 hours before', '20:00'],
  ['Next door: 12 pm lunch', '13:00'],
  ['Doors Open: 8AM Party Till 1AM', '20:00'],
  ['Le musée ouvre ses portes de 18h à minuit', '18:00'],
  ['VIP doors 5:45pm, doors 6:15pm', '19:00'],
  ['Doors 7pm', '18:00'],
  ['Doors 6pm, show 8pm', '19:00'],
  ['The Doors, 1967', '19:00'],
  ['Einlass am 10. Dezember 2026', '20:00'],
  ['Admission: 7 pounds', '20:00'],
  ['Admission: free from 7pm', '19:00'],
  ['Doors 99', '19:00'],
])('%j at a start at %s tells of none', (text, start) => {
  expect(doorsInText(text, minuteOf(start))).toBeNull()
})

const IN_PARIS = {
  ...CONTEXT,
  options: { timeZone: 'Europe/Paris', earliest: '2020-01-01' },
}

const localOf = (stamp: { at: number; offset: number } | null | undefined) =>
  stamp == null ? null : new Date(stamp.at + stamp.offset * 60_000).toISOString().slice(11, 16)

function told(more: object) {
  const native = { id: '1', name: 'Otters', start: '2026-12-05T19:00', ...more }
  const result = normaliseListing(native, IN_PARIS)
  if ('rejected' in result) throw new Error(result.rejected)
  const { doors, start, end, sessions } = result.listing.timing
  const [session] = sessions
  return [doors, start, end, session?.start, session?.end].map(localOf)
}

test('a start that is when the doors open gives way to the show; an end before it is none', () => {
  const description = 'Doors 7pm, show 8pm'
  const ends = (end: string) => told({ description, end: `2026-12-05T${end}` })
  expect(ends('22:00')).toEqual(['19:00', '20:00', '22:00', '20:00', '22:00'])
  expect(ends('20:00')).toEqual(['19:00', '20:00', null, '20:00', null])
})

test('the text says nothing about doors that are told, about days, or about one of several dates', () => {
  const description = 'Doors 6pm'
  expect(told({ description })[0]).toBe('18:00')
  expect(told({ description, doors: '18:30' })[0]).toBe('18:30')
  expect(told({ description, timeUnknown: true })[0]).toBeNull()
  const sessions = ['2026-12-05T19:00', '2026-12-06T19:00']
  expect(told({ description, sessions })[0]).toBeNull()
})
