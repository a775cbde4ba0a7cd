import { expect, test } from 'vitest'
import { isMarkdown, textFromMarkdown } from './markdown-text.ts'

test.each([
  ['plain text', 'plain text'],
  ['## Jeudi saint\n\n18h30 : messe', 'Jeudi saint\n\n18h30 : messe'],
  ['**Europe 2050** et _Půlnoc_', 'Europe 2050 et Půlnoc'],
  ['### **« Vraie ou pas »**', '« Vraie ou pas »'],
  ['## Jeudi saint ##  ', 'Jeudi saint'],
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

test.each([
  ['## Les Loutres\n\nRock', true],
  ['voir [le programme](https://loutres.example/p)', true],
  ['**Attention** : complet', true],
  ['#loutres #rock', false],
  ['# 1 des ventes', false],
  ['2 * 3 = 6 et 4 ** 5', false],
  ['*** mystère ***', false],
  ['Plein 12 €**, réduit 8 €**', false],
  ['2**3**4', false],
  ['[12] notes (voir)', false],
  ['- un\n- deux', false],
])('%j is surely Markdown: %s', (text, sure) => {
  expect(isMarkdown(text)).toBe(sure)
})

/** What is tried again from each of its signs never ends on texts of this length: then a test here runs out of time. */
test.each<[string, string, string]>([
  ['', '*a *_b ', ''],
  ['# a', ' ', 'x'],
  ['# a', ' #', 'x'],
  ['', '[', ''],
  ['', '![', ''],
  ['', '[a](', ''],
  ['[a](b', ' ', 'x'],
])('a text of %j and many of %j, %j is read in time', (front, piece, behind) => {
  const text = front + piece.repeat(100_000 / piece.length) + behind
  expect(textFromMarkdown(text).length).toBeGreaterThan(0)
  expect(isMarkdown(text)).toBe(front.startsWith('#'))
})
