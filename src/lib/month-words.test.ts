import { expect, test } from 'vitest'
import { monthNamed } from './month-words.ts'

test.each<[string, number | null]>([
  ['janvier', 1],
  ['FÉVRIER', 2],
  ['März', 3],
  ['abril', 4],
  ['mai', 5],
  ['June', 6],
  ['juil.', 7],
  ['août', 8],
  ['settembre', 9],
  ['Oktober', 10],
  ['noviembre', 11],
  ['déc', 12],
  ['setiembre', 9],
  ['abenduaren', 12],
  ['Rhagfyr', 12],
  ['grudzień', 12],
  ['децембар', 12],
  ['დეკემბერი', 12],
  ['دسمبر', 12],
  ['loutres', null],
  // They begin as months do.
  ['mardi', null],
  ['Magazine', null],
])('%s is month %s', (word, month) => {
  expect(monthNamed(word)).toBe(month)
})
