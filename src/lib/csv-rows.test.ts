import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvReader } from './csv-rows.ts'

const DELIMITER = ';'

function rowsIn(text: string, size = text.length): readonly (readonly string[])[] {
  const reader = csvReader({ delimiter: DELIMITER })
  const rows = []
  for (let at = 0; at < text.length; at += size)
    rows.push(...reader.push(text.slice(at, at + size)))
  rows.push(...reader.end())
  expect(rows.filter(({ fault }) => fault !== null)).toEqual([])
  return rows.map(({ cells }) => cells)
}

/** What a text by the standard may be made of. */
const bare = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '😀'), maxLength: 4 })
const quoted = fc
  .string({ unit: fc.constantFrom('a', '"', DELIMITER, '\n', '\r\n', '\r', ' '), maxLength: 6 })
  .map((text) => `"${text.replaceAll('"', '""')}"`)
const row = fc.array(fc.oneof(bare, quoted), { minLength: 2, maxLength: 4 })
const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
const table = fc
  .array(fc.tuple(row, lineEnd), { minLength: 1, maxLength: 6 })
  .map((rows) => rows.map(([cells, end]) => cells.join(DELIMITER) + end).join(''))

test('what is written by the standard is read as csv-parse reads it, in pieces of any size', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const settings = { delimiter: DELIMITER, relax_column_count: true, skip_empty_lines: true }
      const expected = parse(text, { ...settings, record_delimiter: ['\r\n', '\n', '\r'] })
      expect(rowsIn(text)).toEqual(expected)
      expect(rowsIn(text, size)).toEqual(expected)
    }),
  )
})

test('whatever the text, it says the same in pieces of any size, and it ends', () => {
  const piece = fc.constantFrom('a', '"', '""', DELIMITER, '\n', '\r\n', '\r', ' ', `"${DELIMITER}`)
  const text = fc.string({ unit: piece, maxLength: 30 })
  const read = (whole: string, size: number) => {
    const reader = csvReader({ delimiter: DELIMITER })
    const rows = []
    for (let at = 0; at < whole.length; at += size)
      rows.push(...reader.push(whole.slice(at, at + size)))
    return [...rows, ...reader.end()]
  }
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (whole, size) => {
      expect(read(whole, size)).toEqual(read(whole, whole.length || 1))
    }),
  )
})

test.each([
  ['ends in a row without its last cells', 'a;b;c\n1;2;3\n4;5;6\n7;8', ['cutOff']],
  ['the same behind blank lines', 'a;b;c\n\n1;2;3\n\n4;5;6\n7', ['cutOff']],
  ['ends with its line', 'a;b;c\n1;2;3\n4;5;6\n7;8\n', [null]],
  ['ends in a row that has all its cells', 'a;b;c\n1;2;3\n4;5;6\n7;8;', [null]],
  ['has rows without their last cells elsewhere', 'a;b;c\n1;2;3\n4;5\n7;8', [null]],
  ['is too short to tell', 'a;b;c\n1;2;3\n7;8', [null]],
])('a text that %s', (_, text, faults) => {
  const reader = csvReader({ delimiter: DELIMITER })
  const rows = text.split('').flatMap((sign) => [...reader.push(sign)])
  rows.push(...reader.end())
  expect(rows.slice(-1).map(({ fault }) => fault)).toEqual(faults)
  expect(rows.slice(0, -1).filter(({ fault }) => fault !== null)).toEqual([])
})
