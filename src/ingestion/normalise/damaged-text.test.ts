import { expect, test } from 'vitest'
import { damageOf } from './damaged-text.ts'
import { readLine, readText } from './text.ts'

const KEEP = { repair: false, markup: 'auto' } as const

test.each<[string, RegExp]>([
  ["Fête d'été of a Mac: F\u0090te d'ŽtŽ", /encoding/],
  ['of DOS: Fˆte d‚t‚', /encoding/],
  ['CafÃ© Vega', /mojibake=repair/],
  ['L\ufffdt\ufffd', /lost/],
])('%s is told', (name, reason) => {
  expect(damageOf(name, KEEP)).toMatch(reason)
})

test.each([
  'L’été à São Paulo',
  '„Otter“ und ‚Biber‘',
  'Âge tendre',
  'Ãgua e Â',
  'Би-2',
  'Otters† (live) ‡',
  'CAFÉ À L’ÎLE',
])('%s looks sound', (name) => {
  expect(damageOf(name, KEEP)).toBeNull()
})

test('what is put right is not told', () => {
  expect(damageOf('CafÃ© Vega', { ...KEEP, repair: true })).toBeNull()
})

test.each([
  ['L\\u2019\\u00e9t\\u00e9', 'L’été'],
  ["L\\'été", "L'été"],
  ['\\user', '\\user'],
  ['Les Loutres […]\\n', 'Les Loutres […]'],
  ['Les Loutres\\r\\n\\r\\nEntrée libre', 'Les Loutres Entrée libre'],
  ['Les Loutres\\t le 5 mai', 'Les Loutres le 5 mai'],
  ['C:\\temp', 'C:\\temp'],
  ['C:\\new', 'C:\\new'],
])('%s is escaped for a program', (given, line) => {
  expect(readLine(given, KEEP)).toBe(line)
})

test.each(['L\\u0000\\u00e9', 'L\\u202e\\u00e9', 'L\\ufdd0\\u00e9'])(
  '%s holds nothing that no text may hold',
  (given) => {
    expect([readLine(given, KEEP), readText(given, KEEP)]).toEqual(['Lé', 'Lé'])
  },
)
