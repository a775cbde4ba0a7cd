import { expect, test } from 'vitest'
import { holdsName, replaceName } from './name-in-text.ts'

test.each([
  ['as it is', 'as Ana Duval says', 'Ana Duval', 'as # says'],
  ['in capitals', 'ANA DUVAL: bien', 'Ana Duval', '#: bien'],
  ['with accents that were not given', 'par Ána Duvál.', 'Ana Duval', 'par #.'],
  ['without accents that were given', 'par Zoe Duval.', 'Zoé Duval', 'par #.'],
  ['with accents apart', 'par Zoe\u0301 Duval\u0301!', 'Zoé Duval', 'par #!'],
  ['with other signs between', 'Duval-Quintard, Duval  Quintard', 'duval quintard', '#, #'],
  ['with letters that are two', 'chez Œdipe Strauß', 'oedipe strauss', 'chez #'],
  ['twice in a row', 'Bo Bo', 'bo', '# #'],
  ['that repeats itself', 'Bo Bo Bo Bo Bo', 'Bo Bo', '# # Bo'],
  ['as the whole', 'Bo', 'BO', '#'],
  ['in letters of other scripts', 'говорит Ирина', 'ирина', 'говорит #'],
  ['after a sign outside the plane', '🎶 Bo 🎶', 'Bo', '🎶 # 🎶'],
  ['not within a word', 'Bobo et Abo', 'Bo', 'Bobo et Abo'],
  ['not where nothing of it stands', 'rien', 'Bo', 'rien'],
  ['not a name without letters', 'a ... b', '...', 'a ... b'],
])('a name is found %s', (_, text, name, clean) => {
  expect(replaceName(text, name, '#')).toBe(clean)
  expect(holdsName(text, name)).toBe(text !== clean)
})
