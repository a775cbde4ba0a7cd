import { expect, test } from 'vitest'
import { commasOutsideLists } from './parted-list.ts'

test.each([
  ['Salles 1, 2 et 3, Palais Vega', ['Salles 1, 2 et 3', 'Palais Vega']],
  ['Gates #1, #2 and #3', ['Gates #1, #2 and #3']],
  ['Halls 7, 8 & 9, Fair, Berlin', ['Halls 7, 8 & 9', 'Fair', 'Berlin']],
  ['Amphis A, B et C, Lille', ['Amphis A, B et C', 'Lille']],
  ['Hall 1, Fair', ['Hall 1', 'Fair']],
  ['Salle 1, 3 et 4 rue des Pins', ['Salle 1', '3 et 4 rue des Pins']],
  ['Vega Hall, 12 Pine St', ['Vega Hall', '12 Pine St']],
  ['no comma', ['no comma']],
])('%s', (text, parts) => {
  const ends = [...commasOutsideLists(text), text.length]
  const starts = [0, ...ends.map((end) => end + 1)]
  expect(ends.map((end, at) => text.slice(starts[at], end).trim())).toEqual(parts)
})
