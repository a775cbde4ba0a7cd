import { expect, test } from 'vitest'
import { textTable } from './table.ts'

const HEADINGS = ['', 'one', 'other']
const ROWS = [
  ['name', 'Les Loutres et leurs amis', 'Les Loutres'],
  ['link', 'https://tickets.example/les-loutres', 'https://otters.example/1'],
]

test('a table is as wide as its cells where nothing says how wide the screen is', () => {
  const [first = ''] = textTable(HEADINGS, ROWS).split('\n')
  expect(first.trimEnd()).toMatch(/^ +one {2,}other$/)
  expect(textTable(HEADINGS, ROWS).split('\n')).toHaveLength(4)
})

test.each([80, 60, 40])(
  'on a screen of %i columns no line is wider, and nothing is lost',
  (columns) => {
    const lines = textTable(HEADINGS, ROWS, columns).split('\n')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns)
    const letters = (text: string) => text.replace(/[\s-]/g, '').split('').toSorted().join('')
    expect(letters(lines.join(''))).toBe(letters([...HEADINGS, ...ROWS.flat()].join('')))
  },
)

test('words stay whole where they fit', () => {
  const text = textTable(['a', 'b'], [['short', 'Les Loutres et leurs amis de Brest']], 24)
  expect(text).toBe(`a      b
-----  -----------------
short  Les Loutres et
       leurs amis de
       Brest`)
})

test('a table of many columns becomes a list on a screen that is too narrow for it', () => {
  const headings = ['id', 'name', 'partner', 'format', 'complete', 'schedule', 'location']
  const row = [1, 'city', 'City Tickets', 'native', true, null, '/feeds/city.ndjson']
  expect(textTable(headings, [row], 200).split('\n')).toHaveLength(3)
  const narrow = textTable(headings, [row, row], 40).split('\n')
  expect(narrow).toHaveLength(15)
  expect(narrow[0]).toBe('id        1')
  expect(narrow[6]).toBe('location  /feeds/city.ndjson')
})

test('a table may have as many rows as a catalogue', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => [at, 'Otters'])
  const table = textTable(['id', 'name'], rows)
  expect(table.startsWith('    id  name\n------  ------\n     0  Otters\n')).toBe(true)
  expect(table.endsWith('\n199999  Otters')).toBe(true)
})
