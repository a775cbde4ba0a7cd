import { expect, test } from 'vitest'
import { agesText, joinedText } from './description.ts'

const SHORT = 'Les Loutres jouent pour la fête du port, avec Léa Mori et ses amis de toujours.'

test.each<[string, string, string, string]>([
  ['is said before another', SHORT, 'Entrée par le quai.', `${SHORT}\n\nEntrée par le quai.`],
  ['begins the long one', SHORT, `${SHORT} Entrée par le quai.`, `${SHORT} Entrée par le quai.`],
  ['is the long one without its markup', SHORT, `<p>${SHORT}</p>`, `<p>${SHORT}</p>`],
  ['is cut off', 'Les Loutres jouent…', SHORT, SHORT],
  [
    'is said again in almost the same words',
    SHORT,
    'Ce soir, les Loutres jouent pour la fête du vieux port, avec Léa Mori et ses amis de toujours !',
    'Ce soir, les Loutres jouent pour la fête du vieux port, avec Léa Mori et ses amis de toujours !',
  ],
  [
    'says half of it',
    SHORT,
    'Les Loutres jouent pour la fête du port, puis tout le monde danse au bord de l’eau.',
    `${SHORT}\n\nLes Loutres jouent pour la fête du port, puis tout le monde danse au bord de l’eau.`,
  ],
  ['has few words in common', 'Un concert.', 'Un soir.', 'Un concert.\n\nUn soir.'],
  ['is the only one', SHORT, '', SHORT],
])('a short text that %s', (_, short, long, text) => {
  expect(joinedText(short, long)).toBe(text)
})

test('what else is to be said follows', () => {
  expect(joinedText('A', 'B', '', 'C')).toBe('A\n\nB\n\nC')
  expect(joinedText('', undefined, '')).toBeUndefined()
})

test.each<[unknown, unknown, string]>([
  [6, 12, 'De 6 à 12 ans.'],
  ['6', '12', 'De 6 à 12 ans.'],
  [6, null, 'À partir de 6 ans.'],
  [6, 99, 'À partir de 6 ans.'],
  [6, 0, 'À partir de 6 ans.'],
  [0, 12, 'Jusqu’à 12 ans.'],
  [null, '12', 'Jusqu’à 12 ans.'],
  [0, 99, ''],
  [0, 0, ''],
  [undefined, undefined, ''],
])('from %j to %j is said as %j', (min, max, text) => {
  expect(agesText(min, max)).toBe(text)
})
