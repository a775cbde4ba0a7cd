import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { LISTING, read, row } from '../../../../tests/support/read-json.ts'
import { json } from './json.ts'

const HEADER = ['ref', 'titre', 'date']
const CELLS_1 = [1, 'Loutres 1', '2026-12-05']
const CELLS = [2, 'Loutres 2', '2026-12-06']
const DATES = ['2026-12-05', '2026-12-06']
const COLUMNS = [
  ['ref', 1, 2],
  ['titre', 'Loutres 1', 'Loutres 2'],
]
const WIDE = [...COLUMNS, ...Array.from({ length: 150_000 }, () => [''])]

describe('records are found in', () => {
  test.each<[string, unknown, string | null]>([
    ['a page', { data: { shows: [row(1), row(2)] } }, 'data.shows'],
    [
      'pages in a list',
      [{ data: { shows: [row(1)] } }, { data: { shows: [row(2)] } }],
      'data.shows',
    ],
    [
      'pages one a line',
      `${JSON.stringify({ data: { shows: [row(1)] } })}\n${JSON.stringify({ data: { shows: [row(2)] } })}\n`,
      'data.shows',
    ],
    ['a bare list', [row(1), row(2)], 'data.shows'],
    ['a bare list without a path', [row(1), row(2)], null],
    ['lines', `${JSON.stringify(row(1))}\n${JSON.stringify(row(2))}\n`, null],
    ['an object by name', { data: { a: [row(1)], b: [row(2)] } }, 'data.*'],
    ['a way of JSONPath', { data: { shows: [row(1), row(2)] } }, '$.data.shows[*]'],
    ['a way in brackets', { data: { shows: [row(1), row(2)] } }, "$['data']['shows']"],
    ['a way with slashes', { data: { shows: [row(1), row(2)] } }, '/data/shows'],
    ['a way with empty brackets', { data: { shows: [row(1), row(2)] } }, 'data.shows[]'],
    ['a text that holds JSON', { d: JSON.stringify([row(1), row(2)]) }, 'd'],
    ['lists within lists', [[row(1)], [[row(2)]]], null],
    ['the whole, by its sign', [row(1), row(2)], '$'],
    ['rows under a header', { values: [HEADER, CELLS_1, CELLS] }, 'values'],
    ['rows of which the last is short', { values: [HEADER, CELLS_1, [2, 'Loutres']] }, 'values'],
    ['rows with a blank one', { data: { rows: [HEADER, CELLS_1, [], CELLS] } }, 'data.rows'],
    ['rows alone', [HEADER, CELLS_1, CELLS], null],
    ['rows alone, by the sign of the whole', [HEADER, CELLS_1, CELLS], '$'],
    ['columns, as a page says', { majorDimension: 'COLUMNS', values: COLUMNS }, 'values'],
    ['rows with their names beside them', { columns: HEADER, data: [CELLS_1, CELLS] }, 'data'],
    ['columns', { ref: [1, 2], titre: ['a', 'b'], date: DATES }, null],
    ['columns at a way', { data: { ref: [1, 2], titre: ['a', 'b'], date: DATES } }, 'data'],
    ['columns by numbers', { ref: { 0: 1, 1: 2 }, titre: { 0: 'a', 1: 'b' } }, null],
    ['a page of one object', { data: { shows: row(1) }, x: 1 }, 'data.shows'],
  ])('%s', async (_, content, records) => {
    const { natives, rejected, incomplete } = await read(content, records)
    expect(natives.map(({ id }) => id)).toEqual(natives.length === 1 ? [1] : [1, 2])
    expect([...rejected, ...incomplete]).toEqual([])
  })

  test('more columns than a call takes arguments', async () => {
    const { natives } = await read({ majorDimension: 'COLUMNS', values: WIDE }, 'values', 65_536)
    expect(natives.map(({ id }) => id)).toEqual([1, 2])
  })
})

test.each([
  ['rows without a header', { values: [CELLS_1, CELLS] }],
  ['rows under other names', { values: [['a', 'b'], CELLS] }],
  ['lists of records', { values: [[row(1)], [row(2)]] }],
])('%s are no records', async (_, content) => {
  expect((await read(content, 'values')).rejected.length).toBeGreaterThan(0)
})

test('a page without records is empty, and whole', async () => {
  expect(await read({ data: { shows: [] } })).toMatchObject({
    natives: [],
    rejected: [],
    incomplete: [],
  })
})

test.each<[string, string]>([
  ['behind a page', `${JSON.stringify({ shows: [row(1)] })}<!-- made in 0.3 s -->`],
  ['behind a list', `${JSON.stringify([row(1)])} end`],
])('what stands %s is told, and costs nothing', async (_, text) => {
  const { natives, rejected, warnings, incomplete } = await read(text, 'shows')
  expect([natives.length, rejected, incomplete]).toEqual([1, [], []])
  expect(warnings).toEqual(['something follows the end'])
})

test('a member that is said twice counts by the last one, whatever numbers are beside it', async () => {
  const { natives } = await read(
    '[{"ref": 12345678901234567890, "titre": "A", "titre": "B", "date": "2026-12-05"}]',
    null,
  )
  expect(natives).toMatchObject([{ id: '12345678901234567890', name: 'B' }])
})

test.each<[string, string]>([
  ['lists', `[${'['.repeat(50_000)}${']'.repeat(50_000)}, ${JSON.stringify(row(1))}]`],
  [
    'objects',
    `[{"ref": 2, "x": ${'{"x":'.repeat(50_000)}1${'}'.repeat(50_000)}}, ${JSON.stringify(row(1))}]`,
  ],
])('%s within each other without end cost themselves at most', async (_, text) => {
  const { natives, rejected } = await read(text, null)
  expect(natives).toContainEqual(expect.objectContaining({ id: 1 }))
  // Engines from 26 on write them as they are, and then nothing is in the way of the record that holds them.
  expect(natives.length + rejected.length).toBe(2)
  for (const { reason } of rejected) expect(reason).toBe('nested too deep')
})

test('names that hold dots and slashes are found within others', async () => {
  const listing = { id: 'fields.N°.', name: 'fields.Nom / Titre', start: '{fields.Date (jj.mm)}' }
  const record = { fields: { 'N°.': 1, 'Nom / Titre': 'A', 'Date (jj.mm)': '2026-12-05' } }
  const { natives } = await readBody(json, bodyOf(JSON.stringify([record])), {
    mapping: JSON.stringify({ listing }),
  })
  expect(natives).toEqual([{ id: 1, name: 'A', start: '2026-12-05' }])
})

describe('the name under which an element stands', () => {
  const record = {
    ref: 1,
    titre: 'A',
    days: { '2026-12-05': ['14:00', '20:00'], '2026-12-06': { at: '15:00' } },
  }
  test.each<[string, object, unknown]>([
    [
      'is a field of it in each',
      {
        listing: {
          id: 'ref',
          name: 'titre',
          sessions: { each: 'days.*', as: { first: ['{#key}T{at}', '{#key}T{.}'] } },
        },
      },
      [
        {
          id: 1,
          name: 'A',
          sessions: ['2026-12-05T14:00', '2026-12-05T20:00', '2026-12-06T15:00'],
        },
      ],
    ],
    [
      'is one where each element is a listing',
      { each: 'days.*', listing: { id: '{^.ref}-{#key}', name: '^.titre', start: '#key' } },
      [
        { id: '1-2026-12-05', name: 'A', start: '2026-12-05' },
        { id: '1-2026-12-05', name: 'A', start: '2026-12-05' },
        { id: '1-2026-12-06', name: 'A', start: '2026-12-06' },
      ],
    ],
  ])('%s', async (_, mapping, natives) => {
    const read = await readBody(json, bodyOf(JSON.stringify([record])), {
      mapping: JSON.stringify(mapping),
    })
    expect(read.natives).toEqual(natives)
  })
})

test('a record costs itself', async () => {
  const { natives, rejected } = await read([row(1), 'x', { titre: 'B' }, row(2)], null)
  expect(natives).toHaveLength(2)
  expect(rejected).toEqual([
    { line: 2, id: null, reason: 'not an object' },
    { line: 3, id: null, reason: 'no id' },
  ])
})

test('of a damaged page what can be made out is read', async () => {
  const page = JSON.stringify({ shows: [row(1), row(2)] })
  const { natives, incomplete } = await read(page.slice(0, -20), 'shows')
  expect(natives).toHaveLength(1)
  expect(incomplete.length).toBeGreaterThan(0)
})

test('a web page is none', async () => {
  await expect(read('<html>')).rejects.toThrow('where JSON is expected')
})

test('the encoding of the mapping counts for bytes that are no UTF-8', async () => {
  const mapping = JSON.stringify({ listing: LISTING, encoding: 'windows-1252' })
  const bytes = Buffer.from(JSON.stringify([{ ...row(1), titre: 'Fête' }]), 'latin1')
  expect((await readBody(json, bodyOf(bytes), { mapping })).natives[0]?.name).toBe('Fête')
})

describe('listings within a record', () => {
  const listings = {
    records: 'shows',
    each: 'nights',
    where: { field: 'state', not: 'off' },
    listing: { id: '{^.ref}-{at}', name: '^.titre', start: 'at', place: { city: '^.town' } },
  }
  const shows = [
    {
      ref: 1,
      titre: 'Otters',
      town: 'Lille',
      nights: [{ at: '2026-12-05' }, { at: '2026-12-06' }],
    },
    { ref: 2, titre: 'Badgers', town: 'Brest', nights: [{ at: '2026-12-07', state: 'off' }] },
    { ref: 3, titre: 'Foxes', nights: [] },
    { ref: 4, titre: 'Owls', nights: [{ on: '2026-12-08' }, { at: '2026-12-09' }] },
  ]

  test('are read with what is around them', async () => {
    const mapping = JSON.stringify(listings)
    const { natives, rejected, warnings } = await readBody(
      json,
      bodyOf(JSON.stringify({ shows })),
      {
        mapping,
      },
    )
    expect(natives).toEqual([
      { id: '1-2026-12-05', name: 'Otters', start: '2026-12-05', place: { city: 'Lille' } },
      { id: '1-2026-12-06', name: 'Otters', start: '2026-12-06', place: { city: 'Lille' } },
      { id: '4-2026-12-09', name: 'Owls', start: '2026-12-09' },
    ])
    expect(rejected).toEqual([{ line: 4, id: null, reason: 'no id' }])
    expect(warnings).toEqual(['nothing at "nights": 1 record', 'left out by "where": 1 listing'])
  })

  test('are missed where the list is not there', () => {
    const mapping = JSON.stringify({ ...listings, listing: { ...listings.listing, url: 'link' } })
    expect(json.missed?.([JSON.stringify(shows[0])], { mapping })).toEqual([
      'none of the records read has "link"; there is: at',
    ])
  })
})

test('a listing without a date says which fields it would have been made of', async () => {
  const mapping = JSON.stringify({
    listing: {
      ...LISTING,
      start: { first: ['{date}T{clock}', { from: 'date', take: '^\\d{4}-.*$' }] },
      sessions: { each: 'nights', as: { start: 'at' } },
    },
  })
  const record = { ref: 1, titre: 'A', date: 'soon', nights: [] }
  const body = bodyOf(JSON.stringify([record, row(2)]))
  const lacking: (string | null | undefined)[] = []
  for await (const item of json.records(body, { mapping }, 0))
    if (item.kind === 'record')
      for (const outcome of item.read())
        if ('listing' in outcome) lacking.push(outcome.lacking?.date)
  expect(lacking).toEqual([
    '"clock" is empty, "date" is "soon", which "take" does not fit, "nights" is empty',
    null,
  ])
})

test('bytes that are no UTF-8 at all are windows-1252', async () => {
  const bytes = Buffer.from(JSON.stringify([{ ...row(1), titre: '\x93\xc9t\xe9\x94' }]), 'latin1')
  const mapping = JSON.stringify({ listing: LISTING })
  const { natives, warnings } = await readBody(json, bodyOf(bytes), { mapping })
  expect(natives[0]?.name).toBe('“Été”')
  expect(warnings).toEqual([])
})

describe('a script that holds the records', () => {
  const list =
    "[{ref: 1, titre: 'L\\'été', date: '2026-12-05',}, {ref: 2, titre: \"B\", date: '2026-12-06'}]"

  test.each<[string, string]>([
    ['a value', list],
    ['a variable', `var shows = ${list};\n`],
    ['a member', `window.data.shows=${list}`],
    ['a module', `export default ${list}`],
    ['a call', `show_them(${list});`],
    ['an object', `const data = {shows: ${list}};`],
  ])('as %s', async (name, text) => {
    const { natives, incomplete } = await read(text, name === 'an object' ? 'shows' : null)
    expect(natives.map((native) => native.name)).toEqual(["L'été", 'B'])
    expect(incomplete).toEqual([])
  })

  test('and is cut off is no whole one', async () => {
    const { natives, incomplete } = await read(`var shows = ${list.slice(0, 50)}`, null).catch(
      () => ({ natives: [], incomplete: ['refused'] }),
    )
    expect(natives).toEqual([])
    expect(incomplete).not.toEqual([])
  })
})
