import { expect, test } from 'vitest'
import { textFromMarkdown } from './markdown-text.ts'

test.each([
  ['plain text', 'plain text'],
  ['## Jeudi saint\n\n18h30 : messe', 'Jeudi saint\n\n18h30 : messe'],
  ['**Europe 2050** et _Půlnoc_', 'Europe 2050 et Půlnoc'],
  ['### **« Vraie ou pas »**', '« Vraie ou pas »'],
  ['*   Entrée gratuite\n*   Le 15 à 19h', '- Entrée gratuite\n- Le 15 à 19h'],
  ['\\- ENTRÉE GRATUITE', '- ENTRÉE GRATUITE'],
  ['[Programme](http://example.org/a_b)', 'Programme'],
  ['[http://example.org/](http://example.org/)', 'http://example.org/'],
  ['voir <https://example.org/x>', 'voir https://example.org/x'],
  ['2 * 3 * 4, snake_case_name, 5 < 6', '2 * 3 * 4, snake_case_name, 5 < 6'],
  ['op 102\\. N°1', 'op 102. N°1'],
  ['a\n\n---\n\nb', 'a\n\n\n\nb'],
  ['> cité', 'cité'],
  ['**La Soupe Saint-Eustache **', 'La Soupe Saint-Eustache '],
  ['***gras*** et **A * B**', 'gras et **A * B**'],
])('%j', (text, plain) => {
  expect(textFromMarkdown(text)).toBe(plain)
})

test('a long text of marks is read in no time', () => {
  expect(textFromMarkdown('*a *_b '.repeat(20_000)).length).toBeGreaterThan(0)
})
