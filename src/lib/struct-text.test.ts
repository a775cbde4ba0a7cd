import { expect, test } from 'vitest'
import { readStructText } from './struct-text.ts'

test.each<[string, string, unknown]>([
  [
    'DuckDB writes structs without quotes around texts, commas in them included',
    "[{'freeform': 6, boulevard Léon Bureau, 'locality': Nantes, 'region': NULL, 'country': FR}]",
    [{ freeform: '6, boulevard Léon Bureau', locality: 'Nantes', region: null, country: 'FR' }],
  ],
  [
    'and with them where the text has signs of its own',
    String.raw`{'primary': 'L\'Olympia: {new}', 'common': {fr=L’Olympia, en=Olympia}, 'rules': NULL}`,
    { primary: "L'Olympia: {new}", common: { fr: 'L’Olympia', en: 'Olympia' }, rules: null },
  ],
  [
    'lists of addresses',
    '[https://a.example/x,y, https://b.example]',
    ['https://a.example/x,y', 'https://b.example'],
  ],
  [
    'Python quotes each text, with one sign or the other',
    String.raw`[{'freeform': "1 rue de l'Île", 'postcode': '44000', 'region': None, 'n': '\u00e9\n'}]`,
    [{ freeform: "1 rue de l'Île", postcode: '44000', region: null, n: 'é\n' }],
  ],
  [
    'numpy leaves commas out',
    "['https://a.example' 'https://b.example']",
    ['https://a.example', 'https://b.example'],
  ],
  ['nothing in it', '[]', []],
])('%s', (_, text, value) => {
  expect(readStructText(text)).toEqual(value)
})

test.each([
  ["{'primary': Trempo"],
  ["{'primary' Trempo}"],
  ["{'primary': 'Trempo}"],
  ["[{'a': 1}] and more"],
  ['['.repeat(100_000)],
])('what breaks off or is no such text is undefined (%#)', (text) => {
  expect(readStructText(text)).toBeUndefined()
})
