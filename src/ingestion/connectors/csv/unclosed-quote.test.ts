import { describe, expect, test } from 'vitest'
import { read } from '../../../../tests/support/read-csv.ts'

describe('a quote that is never closed', () => {
  const HEAD = 'ref,titre,date\n1,A,2026-12-05\n'
  const AFTER = '3,"C",2026-12-05\n4,D,2026-12-05\n'

  test.each<[string, string, string[], object[], RegExp | null, RegExp | null]>([
    [
      'takes nothing with it where its row is clear all the same',
      `${HEAD}2,"B,2026-12-05\n${AFTER}`,
      ['A', 'B', 'C', 'D'],
      [],
      null,
      /never closed.*\(line 3\): it was taken to end with its line/,
    ],
    [
      'costs its row where that is not clear',
      `${HEAD}2,"B, C,2026-12-05\n${AFTER}`,
      ['A', 'C', 'D'],
      [{ line: 3, id: null, reason: '4 cells, where there are 3 columns' }],
      null,
      /line 3/,
    ],
    [
      'where no other quote follows either',
      `${HEAD}2,"B,2026-12-05\n3,C,2026-12-05\n`,
      ['A', 'B', 'C'],
      [],
      null,
      /line 3/,
    ],
    [
      'in the last row may be the end of a file cut off',
      `${HEAD}2,"B and so o`,
      ['A'],
      [{ line: 3, id: null, reason: 'a quote is opened and never closed' }],
      /\(line 3\); the file may be cut off there/,
      null,
    ],
    [
      'in a row of several lines that the file breaks off in',
      `${HEAD}2,"B\nand, so\non`,
      ['A'],
      [{ line: 3, id: null, reason: 'a quote is opened and never closed' }],
      /line 3.*cut off/,
      null,
    ],
    [
      'is told from bare quotes within a cell of several lines',
      `${HEAD}2,"B "the" one\nand "again" so",2026-12-05\n${AFTER}`,
      ['A', 'B "the" one\nand "again" so', 'C', 'D'],
      [],
      null,
      null,
    ],
  ])('%s', async (_, content, names, rows, reason, warning) => {
    const { natives, rejected, incomplete, warnings } = await read(content)
    expect(natives.flatMap(({ name, start }) => (start ? [name] : []))).toEqual(names)
    expect(rejected.slice(0, 1)).toEqual(rows)
    expect(incomplete).toEqual(reason === null ? [] : [expect.stringMatching(reason)])
    expect(warnings).toEqual(warning === null ? [] : [expect.stringMatching(warning)])
  })

  test('has its line told, the first five and how many more', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `${index},"N ${index},2026-12-05\n`)
    const { natives, warnings } = await read(`${HEAD}${rows.join('')}${AFTER}`)
    expect(natives).toHaveLength(11)
    expect(warnings.join()).toContain('(line 3, 4, 5, 6, 7 and 3 more)')
  })
})
