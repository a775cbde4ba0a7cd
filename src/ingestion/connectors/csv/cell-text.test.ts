import { expect, test } from 'vitest'
import { cellText } from './cell-text.ts'

test.each([
  ['Les Loutres', 'Les Loutres'],
  ['  Les Loutres ', '  Les Loutres '],
  ['#N/A', ''],
  [' #REF! ', ''],
  ['#VALEUR !', ''],
  ['#DIV/0!', ''],
  ['\\N', ''],
  ['="0123"', '0123'],
  [' ="Les ""Loutres""" ', 'Les "Loutres"'],
  // A name, a number, a path.
  ['#1', '#1'],
  ['#N/A of course', '#N/A of course'],
  ['\\Nord', '\\Nord'],
  ['=1+1', '=1+1'],
  ['="a" & "b"', '="a" & "b"'],
  ['C#N/A', 'C#N/A'],
  ['', ''],
])('a cell %j says %j', (cell, text) => {
  expect(cellText(cell)).toBe(text)
})
