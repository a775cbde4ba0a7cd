import { expect, test } from 'vitest'
import { listing, told } from '../../../../tests/support/native-listing.ts'
import { startInText } from './start-in-text.ts'

/** A Saturday. */
const DAY = Date.UTC(2026, 11, 5)
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test.each([
  ['Horaire : 20h30', '20:30'],
  ['Horaires : de 14h à 18h', '14:00/18:00'],
  ['Début du concert : 20 heures. Durée 1h15.', '20:00'],
  ['Concert en entrée libre (prix au chapeau) à partir de 18 heures.', '18:00'],
  ['Concert gratuit à partir de 18 heures le 5 décembre 2026 au Vega. Concert à 18h !', '18:00'],
  ['Le samedi 5 décembre 2026 au Vega, dans le cadre d’un concert qui débutera à 18h', '18:00'],
  ['Samedi 5 décembre à 20h30', '20:30'],
  ['Concert le 05/12/2026 à 20h, entrée 12.50 €', '20:00'],
  ['Starts at 8pm, runs for 2 h', '20:00'],
  ['Konzert ab 20 Uhr', '20:00'],
  ['Konzert ab 20 Uhr bis 23 Uhr', '20:00/23:00'],
])('%j tells %s', (text, expected) => {
  const read = startInText(text, DAY, 'dmy')
  const minutes = read === null ? [] : [read.start, ...(read.end === null ? [] : [read.end])]
  expect(minutes.map(clock).join('/')).toBe(expected)
})

test.each([
  ['several', 'Concert à 20h, et second concert à 22h'],
  ['a place that opens', 'Le bar ouvre à 18h'],
  ['until when', 'Spectacle jusqu’à 22h'],
  ['when tickets are sold', 'Billetterie du concert à 10h'],
  ['of another day', 'Concert le 6 décembre à 20h'],
  ['of another day of the week', 'Concert dimanche à 20h'],
  ['of a day in digits', 'Concert 06/12 à 20h'],
  ['of the day of another year', 'Concert le 5 décembre 2025 à 20h'],
  ['of several days', 'Concert du 3 au 5 décembre 2026 à 20h'],
  ['of every week', 'Concert tous les samedis à 20h'],
  ['how long it is', 'Durée du spectacle : 2h'],
  ['a mere number', 'Concert à 20 mètres du Vega'],
  ['what is beside it', 'Les loutres dorment, et à 20h elles chassent'],
  ['the doors', 'Ouverture des portes à 19h'],
  ['a price', 'Concert à 20 €'],
  ['when the press comes', 'Conférence de presse à 11h'],
  ['when books are signed', 'Séance de dédicace à 17h'],
  ['when it is for schools', 'Séance à 14h pour les scolaires'],
  ['what follows it', 'Rencontre à l’issue du spectacle à 22h'],
  ['hours of something', 'Un spectacle à partir de 8h de sommeil'],
])('a text that tells %s tells no start', (_, text) => {
  expect(startInText(text, DAY, 'dmy')).toBeNull()
})

const at = (more: object) => {
  const { start, end, precision, doors } = listing({
    categories: ['music'],
    description: 'Ouverture des portes : 19h30. Concert à 20h30.',
    ...more,
  }).timing
  return [precision, told(start)?.slice(8, 16), told(end)?.slice(8, 16), told(doors)?.slice(8, 16)]
}

test('`mars` is a month, and no Tuesday without its end', () => {
  expect(startInText('Concert le 5 mars à 20h', Date.UTC(2027, 2, 5), 'dmy')?.start).toBe(20 * 60)
})

test('a day without its clock has that of its text, which says nothing of several days or of a clock that is told', () => {
  const description = 'Concert à 20h30'
  expect(at({ start: '2026-12-05', description })).toEqual([
    'minute',
    '05 20:30',
    undefined,
    undefined,
  ])
  expect(at({ start: '2026-12-05T00:00', description })[1]).toBe('05 20:30')
  expect(at({ start: '2026-12-05T19:00', description })[1]).toBe('05 19:00')
  expect(at({ sessions: ['2026-12-05', '2026-12-06'], description })[0]).toBe('day')
  expect(at({ start: '2026-12-05', end: '2026-12-07', description })[0]).not.toBe('minute')
})
