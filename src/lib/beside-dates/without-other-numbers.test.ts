import { describe, expect, test } from 'vitest'
import { withoutOtherNumbers } from './without-other-numbers.ts'

const left = (text: string) => withoutOtherNumbers(text).replace(/\s+/g, ' ').trim()

describe('numbers that are no date of the event go', () => {
  test.each([
    // Led to by words
    ['Pubblicato il 1 marzo 2026, 6 marzo 2027', ', 6 marzo 2027'],
    ['Publicado el 1 de marzo de 2026, 6 de marzo de 2027', ', 6 de marzo de 2027'],
    ['reservation avant le 1er mars 2027. 6 mars 2027', '. 6 mars 2027'],
    ['Veröffentlicht am 01.03.2026: 06.03.2027', ': 06.03.2027'],
    ['Décalé du 5 mars au 6 avril 2027', 'au 6 avril 2027'],
    ['on sale from March 1 to March 3, March 6', ', March 6'],
    // Named after a day
    ['place du 8 mai 1945, 6 mars 2027', ', 6 mars 2027'],
    ['Piazza XXV aprile, 6 marzo 2027', ', 6 marzo 2027'],
    // Ages
    ['dès 3 ans, 6 mars 2027', ', 6 mars 2027'],
    ['(18+) 6 March 2027', '6 March 2027'],
    // Seasons, telephones, lengths, the end of a night
    ['Saison 2026/27 : 6 mars', '6 mars'],
    ['tél. 01 02 03 04 05, 6 mars 2027', ', 6 mars 2027'],
    ['6 mars 2027, durée : 1h30', '6 mars 2027,'],
    ['6 mars 2027 20h / 1h30', '6 mars 2027 20h'],
    ['6 mars 2027 20:00 | 90 min', '6 mars 2027 20:00'],
    // Houses
    ['6 mars 2027 20h - 22 rue des Pins', '6 mars 2027 20h -'],
    ['6 mars 2027 20h 22 bis, avenue du Parc', '6 mars 2027 20h'],
    ['15 rue des Lilas 6 mars', '6 mars'],
    ['nuit du 5 au 6 mars 2027', 'nuit du 5 mars 2027'],
  ])('%s', (text, expected) => {
    expect(left(text)).toBe(expected)
  })
})

describe('what may be its only date stays', () => {
  test.each([
    'Réservation avant le 1er mars 2027',
    'place du 8 mai',
    '6 March 2027 11:30 / 1:30 PM',
    'place du 8 mai au 12 juin 2027',
    'Age 12 March 2027',
    '5 marzo 2027 via Roma 5',
    '3 place du 14 juillet',
    '19 Rue du 19 Mars',
    'le 5 place aux jeunes, mars 2027',
    '6 mars 2027 14h / 17h',
    '6 mars 2027 1h / 2h',
    'on sale Saturday 6, 5 March 2027',
    '2011-12',
  ])('%s', (text) => {
    expect(left(text)).toBe(text)
  })
})
