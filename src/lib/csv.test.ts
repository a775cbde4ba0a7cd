import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecordGroups, csvRecords } from './csv.ts'
import { csvReader } from './csv-rows.ts'

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

test('a quote that never closes is told of its own row only', () => {
  const told = [...csvRecords('a,b\n1,"x"\n2,"y\n3,"z"\n')].map(({ line, fault }) => [line, fault])
  expect(told).toEqual([
    [2, null],
    [3, 'quote'],
    [4, null],
  ])
})

async function inPieces(text: string, size: number) {
  async function* cut(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const found = []
  for await (const group of csvRecordGroups(cut())) found.push(...group)
  return found
}

test('a text says the same in pieces of any size', async () => {
  const text = '\uFEFFa;b\r\n"1;\r\n""x""";2\r\n\r\n"3;4\n5;""\r6;"7"'
  const whole = [...csvRecords(text)]
  expect(whole.map(({ line }) => line)).toEqual([2, 5, 6, 7])
  for (const size of [1, 2, 3, 7, 100]) expect(await inPieces(text, size)).toEqual(whole)
})

test('of a row longer than any nothing is held, and the next one is read', async () => {
  async function* pieces() {
    yield 'a,b\n1,2\n3,'
    for (let count = 0; count < 40; count++) yield 'x'.repeat(100_000)
    yield '\n4,5\n'
  }
  const found = []
  for await (const group of csvRecordGroups(pieces()))
    found.push(...group.map(({ line, fault }) => [line, fault]))
  expect(found).toEqual([
    [2, null],
    [3, 'long'],
    [4, null],
  ])
})

test.each([',', ';', '\t'])(
  'whatever is written by the standard is read as it was, between %j',
  (delimiter) => {
    const quotedOrEmpty = (cell: string) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`)
    const cell = fc
      .array(fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'é'), { maxLength: 4 })
      .map((signs) => signs.join(''))
    const row = fc.tuple(cell, cell, cell)
    const file = fc.record({
      rows: fc.array(row, { minLength: 1, maxLength: 4 }),
      lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
      size: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(file, ({ rows, lineEnd, size }) => {
        const text = rows.map((cells) => cells.map(quotedOrEmpty).join(delimiter)).join(lineEnd)
        const reader = csvReader({ delimiter })
        const read: (readonly string[])[] = []
        for (let at = 0; at < text.length; at += size)
          for (const { cells } of reader.push(text.slice(at, at + size))) read.push(cells)
        for (const { cells } of reader.end()) read.push(cells)
        expect(read).toEqual(rows)
      }),
    )
  },
)
