import { expect, test } from 'vitest'
import { csvRecords } from './csv.ts'

const records = (text: string) => [...csvRecords(text)].map(({ record }) => record)

test.each([
  ['commas', 'a,b\n1,2\n', [{ a: '1', b: '2' }]],
  ['semicolons', 'a;b\r\n1,5;2\r\n', [{ a: '1,5', b: '2' }]],
  ['tabs', 'a\tb\n1\t2', [{ a: '1', b: '2' }]],
  ['a byte order mark', '\uFEFFa,b\n1,2', [{ a: '1', b: '2' }]],
  [
    'quotes, doubled quotes and line breaks',
    'a,b\n"x, ""y""","1\n2"\n',
    [{ a: 'x, "y"', b: '1\n2' }],
  ],
  ['blank lines', 'a,b\n\n1,2\n\n', [{ a: '1', b: '2' }]],
  ['a short row', 'a,b\n1\n', [{ a: '1', b: '' }]],
  ['an empty last cell', 'a,b\n1,', [{ a: '1', b: '' }]],
  [
    'a quote that never closes',
    'a,b\n"1,2\n3,4\n',
    [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(records(text)).toEqual(expected)
})

test('rows know their line, however many lines the row before took', () => {
  expect([...csvRecords('a\n"1\n2"\n3')].map(({ line }) => line)).toEqual([2, 4])
})
