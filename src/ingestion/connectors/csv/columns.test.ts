import { describe, expect, test } from 'vitest'
import { OTTERS, read } from '../../../../tests/support/read-csv.ts'

describe('columns', () => {
  test('of the id that are missing: not this feed', async () => {
    await expect(read('reff,titre,date\n1,A,2026-12-05\n')).rejects.toThrow(
      'there is no column "ref"; did you mean reff?',
    )
  })

  test.each([
    [
      'ref;titre',
      { delimiter: ',' },
      'one cell, "ref;titre": is the delimiter ";"? The mapping says ",".',
    ],
    ['ref\ttitre', { delimiter: ';' }, 'is the delimiter "tab"? The mapping says ";".'],
    ['ref,titre', { delimiter: 'tab' }, 'is the delimiter ","? The mapping says "tab".'],
    ['n°;titre', { delimiter: ',' }, 'one cell, "n°;titre": is the delimiter ";"?'],
    ['ref;"titre, bis"', { delimiter: ',' }, 'the first row is parted by ",", "ref;'],
    [
      'ref~titre',
      {},
      'one cell, "ref~titre": its cells are not parted by ","; "delimiter" in the mapping',
    ],
    ['n°;titre', {}, 'there is no column "ref"; there are: n°, titre'],
  ])(
    'of the id that are missing as the row is parted by another sign: %s, %s',
    async (row, more, told) => {
      await expect(read(`${row}\n1;A;2026-12-05\n`, more)).rejects.toThrow(told)
      await expect(read(`${row}\n`, more)).rejects.toMatchObject({ code: 'mapping' })
    },
  )

  test.each([
    [
      'ref,titre,date\n',
      ['there is no row below the names of the columns; there are: ref, titre, date'],
    ],
    ['ref,titre,date\n1,A,2026-12-05\n', []],
  ])('alone, without a row: told', async (content, told) => {
    expect((await read(content)).warnings).toEqual(told)
  })

  test('of the mapping, where no row is parted into them: told', async () => {
    const more = { columns: ['ref', 'titre', 'date'], delimiter: ',' }
    const { warnings } = await read('1;A;2026-12-05\n2;B;2026-12-05\n', more)
    expect(warnings).toEqual([
      'no row has a second cell: is the delimiter ";"? The mapping says ",".',
    ])
    expect((await read('1,A,2026-12-05\n2;B\n', more)).warnings).toEqual([])
  })

  test('others that are missing: told', async () => {
    const { warnings, natives } = await read('ref,titre,dates\n1,A,2026-12-05\n')
    expect(natives).toHaveLength(1)
    expect(warnings).toEqual(['there is no column "date"; did you mean dates?'])
  })

  test.each([
    ['a line end', '"Date\nde début"'],
    ['a blank that does not break', 'Date\u00a0de début'],
    ['accents apart', 'Date de de\u0301but'],
    ['blanks around', '  Date  de début '],
  ])('are known with %s in their names', async (_, name) => {
    const listing = { id: 'ref', name: 'titre', start: 'Date de début' }
    const { natives, warnings } = await read(`${name};ref;titre\n2026-12-05;1;Les Loutres\n`, {
      listing,
    })
    expect([natives, warnings]).toEqual([[OTTERS], []])
  })

  test('of one name are told apart', async () => {
    const content = 'ref,titre,date,titre\n1,A,2026-12-05,B\n'
    const listing = { id: 'ref', name: 'titre#2', start: 'date' }
    expect((await read(content, { listing })).natives[0]?.name).toBe('B')
  })
})
