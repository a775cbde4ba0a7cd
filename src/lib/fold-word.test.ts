import { expect, test } from 'vitest'
import { foldWord } from './fold-word.ts'

test.each([
  ['is_deleted', 'isdeleted'],
  ['@isDeleted', 'isdeleted'],
  ['Dépublié', 'depublie'],
  ['De\u0301publie\u0301', 'depublie'],
  ['PRZEŁOŻONY', 'przelozony'],
  ['Gelöscht', 'geloscht'],
  ['À l’affiche !', 'alaffiche'],
  ['Отменён', 'отменен'],
  ['취소됨', '취소됨'],
  ['취소됨'.normalize('NFD'), '취소됨'],
  ['2. Rang', '2rang'],
  ['…', ''],
])('%j is looked up as %j', (word, key) => {
  expect(foldWord(word)).toBe(key)
})
