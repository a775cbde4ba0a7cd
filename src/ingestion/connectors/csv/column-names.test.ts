import { expect, test } from 'vitest'
import { columnNames } from './column-names.ts'

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['as they stand', ['id', ' name '], [], ['id', 'name']],
  ['several of one name', ['day', 'day', 'day'], ['day#2'], ['day', 'day#2', 'day#3']],
  ['a line end within one', ['first\n name'], ['first name'], ['first name']],
  ['a blank that does not break', ['first\u00a0name'], ['first name'], ['first name']],
  ['a hyphen nobody sees', ['first\u00adname\u200b'], ['firstname'], ['firstname']],
  ['accents apart', ['Numéro'.normalize('NFD')], ['Numéro'], ['Numéro']],
  ['a mapping that writes it so', ['name'], [' name\u200b'], [' name\u200b']],
  [
    'of two columns the second alone',
    ['first\nday', 'first\nday'],
    ['first day#2'],
    ['first day', 'first day#2'],
  ],
  ['nobody asked for it', ['first\nname'], ['other'], ['first\nname']],
])('columns are called as the mapping calls them: %s', (_, cells, named, names) => {
  expect(columnNames(cells, named)).toEqual(names)
})
