import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { mapping, OTTERS, read } from '../../../../tests/support/read-csv.ts'
import { csv } from './csv.ts'

describe('rows are read', () => {
  test.each<[string, string | Buffer, object]>([
    ['with commas', 'ref,titre,date\n1,Les Loutres,2026-12-05\n', {}],
    ['with semicolons and CRLF', 'ref;titre;date\r\n1;Les Loutres;2026-12-05\r\n', {}],
    ['with tabs and no last line end', 'ref\ttitre\tdate\n1\tLes Loutres\t2026-12-05', {}],
    ['with bars', 'ref|titre|date\n1|Les Loutres|2026-12-05\n', {}],
    ['with a byte order mark', '\uFEFFref,titre,date\n1,Les Loutres,2026-12-05\n', {}],
    ['with quotes', '"ref","titre","date"\n"1","Les Loutres","2026-12-05"\n', {}],
    ['whatever the order of columns', 'date,x,titre,ref\n2026-12-05,,Les Loutres,1\n', {}],
    ['without a row of names', '1,Les Loutres,2026-12-05\n', { columns: ['ref', 'titre', 'date'] }],
    ['with a sign that is given', 'ref:titre:date\n1:Les Loutres:2026-12-05\n', { delimiter: ':' }],
    ['with blank rows', '\nref,titre,date\n,,\n\n1,Les Loutres,2026-12-05\n,,\n', {}],
    ["with Excel's own first line", 'sep=;\r\nref;titre;date\r\n1;Les Loutres;2026-12-05\r\n', {}],
    ['in UTF-16', Buffer.from('\uFEFFref,titre,date\n1,Les Loutres,2026-12-05\n', 'utf16le'), {}],
    ['with line ends of old', 'ref,titre,date\r1,Les Loutres,2026-12-05\r', {}],
    ['with blanks before quotes', 'ref, titre, date\n1, "Les Loutres", "2026-12-05" \n', {}],
    [
      'with more commas in the names of columns than semicolons between them',
      'ref;titre;date;hall, street, code, town\n1;Les Loutres;2026-12-05;x\n',
      {},
    ],
    ['each as one cell', '"ref,titre,date"\n"1,""Les Loutres"",2026-12-05"\n', {}],
    ['now and then as one cell', 'ref,titre,date\n"1,Les Loutres,2026-12-05"\n', {}],
    [
      'with texts kept from being numbers',
      'ref;titre;date\n="1";"=""Les Loutres""";2026-12-05\n',
      {},
    ],
    ['with cells missing at the end', 'ref,titre,date,prix\n1,Les Loutres,2026-12-05\n', {}],
  ])('%s', async (_, content, more) => {
    const { natives, rejected, incomplete } = await read(content, more)
    expect({ natives, rejected, incomplete }).toEqual({
      natives: [OTTERS],
      rejected: [],
      incomplete: [],
    })
  })

  test("lines are counted from the file's first, Excel's own included", async () => {
    const { records } = await read(
      'sep=;\r\nref;titre;date\r\n1;A;2026-12-05\r\n2;B;2026-12-06\r\n',
    )
    expect(records.map(({ line }) => line)).toEqual([3, 4])
  })

  test.each<[string, string, number]>([
    ['a title and a blank row', 'Agenda;;\n;;\nref;titre;date\n1;Les Loutres;2026-12-05\n', 3],
    ['notes', '# made today\r\n# by hand\r\nref,titre,date\r\n1,Les Loutres,2026-12-05\r\n', 3],
    ['a line of a network', 'HDR|12|x\n"ref"|"titre"|"date"\n1|Les Loutres|2026-12-05\n', 2],
  ])('with %s above the names of the columns', async (_, content, line) => {
    const { natives, records, warnings } = await read(content)
    expect(natives).toEqual([OTTERS])
    expect(records.map((record) => record.line)).toEqual([line + 1])
    expect(warnings).toEqual([
      `the names of the columns are in line ${line}: what stands above them was left out`,
    ])
  })

  test('of files that were put together, each with its names of columns', async () => {
    const file = '\uFEFFref;titre;date\n1;Les Loutres;2026-12-05\n'
    const { natives, rejected, warnings } = await read(file + file.replace('1;', '2;'))
    expect(natives.map(({ id }) => id)).toEqual(['1', '2'])
    expect([rejected, warnings]).toEqual([
      [],
      ['the names of the columns come again, and were left out: 1 row'],
    ])
  })

  test('with several dates in the rule of the start, which tells of the others', async () => {
    const start = { from: 'date', split: '|' }
    const { warnings } = await read('ref;titre;date\n1;A;2026-12-05|2026-12-06\n', {
      listing: { id: 'ref', name: 'titre', start },
    })
    expect(warnings).toEqual([
      'several values are in "start", and the first one counts: a rule for "sessions" takes all of them',
    ])
  })

  test('in windows-1252, though nothing says so', async () => {
    const content = Buffer.from('ref,titre,date\n1,Fête à Évry,2026-12-05\n', 'latin1')
    const { natives, warnings } = await read(content)
    expect([natives[0]?.name, warnings]).toEqual(['Fête à Évry', []])
  })

  test('in another encoding', async () => {
    const content = Buffer.from('ref,titre,date\n1,Fête,2026-12-05\n', 'latin1')
    expect((await read(content, { encoding: 'windows-1252' })).natives[0]?.name).toBe('Fête')
  })

  test.each([
    ['"Les \\"Loutres\\", live"', 'Les "Loutres", live'],
    ['"Les \\"Loutres\\""', 'Les "Loutres"'],
    ['"in C:\\shows\\"', 'in C:\\shows\\'],
    [' "Les ""Loutres"", live"', 'Les "Loutres", live'],
    [' "Les Loutres" live', ' "Les Loutres" live'],
  ])('with quotes written as %s', async (cell, name) => {
    const { natives, rejected } = await read(
      `ref,titre,date\n1,${cell},2026-12-05\n2,B,2026-12-06\n`,
    )
    expect([natives.map((native) => native.name), rejected]).toEqual([[name, 'B'], []])
  })

  test.each(['\\N', '#N/A', '#REF!', '#VALEUR!', '#NV', '="" '])(
    'a cell %j says nothing',
    async (cell) => {
      const listing = { id: 'ref', name: 'titre', start: 'date', url: 'web' }
      const { natives } = await read(`ref;titre;date;web\n1;Les Loutres;2026-12-05;${cell}\n`, {
        listing,
      })
      expect(natives).toEqual([OTTERS])
    },
  )

  test('with line ends and doubled quotes in a cell', async () => {
    const { natives, records } = await read(
      'ref,titre,date\n1,"Les ""Loutres""\nen tournée",2026-12-05\n2,B,2026-12-06\n',
    )
    expect(natives[0]?.name).toBe('Les "Loutres"\nen tournée')
    expect(records.map(({ line }) => line)).toEqual([2, 4])
  })
})

test('a row costs itself', async () => {
  const { natives, rejected } = await read(
    'ref,titre,date\n1,A,2026-12-05,x\n,B,2026-12-05\n2,C,2026-12-05\n',
  )
  expect(natives.map(({ name }) => name)).toEqual(['C'])
  expect(rejected).toEqual([
    { line: 2, id: null, reason: '4 cells, where there are 3 columns' },
    { line: 3, id: null, reason: 'no id' },
  ])
})

test('ids that a spreadsheet has rounded are told', async () => {
  const { warnings } = await read('ref,titre,date\n1.23457E+15,A,2026-12-05\n')
  expect(warnings.join()).toMatch(/ids such as 1\.23457E\+15 were rounded/)
})

test('empty cells behind the last column are nothing', async () => {
  const { natives, rejected } = await read(
    'ref,titre,date\n1,A,2026-12-05,,\n2,B,2026-12-05, ,\n3,C,2026-12-05,,x\n',
  )
  expect(natives.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(rejected).toMatchObject([{ line: 4, reason: '5 cells, where there are 3 columns' }])
})

test('a row that does not end costs itself, in memory that does not grow with it', async () => {
  const long = `2,${'x'.repeat(3_000_000)},2026-12-05\n`
  const content = Buffer.from(`ref,titre,date\n1,A,2026-12-05\n${long}3,C,2026-12-05\n`)
  const { natives, rejected } = await readBody(csv, bodyOf(content, { chunk: 65_536 }), {
    mapping: mapping(),
  })
  expect(natives.map(({ name }) => name)).toEqual(['A', 'C'])
  expect(rejected).toEqual([{ line: 3, id: null, reason: 'longer than a row can be (1 MiB)' }])
})

test('conditions leave rows out, and it is told', async () => {
  const more = { where: [{ field: 'titre', not: ['B'] }] }
  const { natives, warnings } = await read('ref,titre,date\n1,A,2026-12-05\n2,B,2026-12-05\n', more)
  expect(natives).toHaveLength(1)
  expect(warnings).toEqual(['left out by "where": 1 record'])
})

test.each([
  ['nothing', '', 'there is nothing in it'],
  ['a web page', '<!doctype html><p>Bye', 'a web page'],
])('%s is no table', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason)
})

test('a feed without a mapping says what it needs', async () => {
  await expect(readBody(csv, bodyOf('a,b\n1,2'))).rejects.toThrow('--option mapping=FILE')
})
