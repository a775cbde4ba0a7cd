import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../tests/support/read-body.ts'
import type { Connector } from './connector.ts'
import { readJsonFeed } from './json-feed.ts'
import type { JsonForm } from './json-feed.ts'
import { textOf } from './json-value.ts'

const FORM: JsonForm = {
  noun: 'an otter',
  lists: ['otters'],
  pagesOf: ({ otters, total, next }) =>
    Array.isArray(otters)
      ? [{ items: otters, total: typeof total === 'number' ? total : null, more: next === true }]
      : null,
  isItem: (value) => value['id'] !== undefined,
  refuse: (value) => (value['weasel'] === undefined ? null : 'a weasel, not an otter'),
  isEvent: (value) => value['kind'] !== 'river',
  idOf: (value) => textOf(value['id']) ?? null,
  map(value) {
    if (value['name'] === 'trap') throw new Error('caught')
    return { listing: { id: textOf(value['id']), name: textOf(value['name']) } }
  },
}

const otters: Connector = {
  format: 'otters',
  summary: '',
  options: [],
  records: (body, options) => readJsonFeed(body, FORM, options),
}

async function read(content: string | Buffer, options: Record<string, string> = {}) {
  const body = await readBody(otters, bodyOf(content, { chunk: 11 }), options)
  const { natives, rejected, warnings, incomplete } = body
  return {
    names: natives.map(({ id, name }) => `${id} ${name}`),
    lines: body.records.map(({ line }) => line),
    rejected: rejected.map(({ line, reason }) => `${line} ${reason}`),
    warnings,
    incomplete,
  }
}

const A = '{"id":1,"name":"Ada"}'
const B = '{"id":2,"name":"Bob"}'
const BLANKS = `${' '.repeat(1_500_000)}${'\n'.repeat(70_000)}`
const BOTH = { names: ['1 Ada', '2 Bob'], rejected: [], warnings: [], incomplete: [] }

describe('items come', () => {
  test.each([
    ['in a page', `{"total":2,"otters":[${A},${B}]}`, [1, 2]],
    ['in pages', `[{"otters":[${A}]},{"otters":[${B}]}]`, [1, 2]],
    ['in pages one a line', `{"otters":[${A}]}\n{"otters":[${B}]}\n`, [1, 2]],
    ['in a list', ` [${A},\n${B}] `, [1, 2]],
    ['one a line, the last without an end', `${A}\n${B}`, [1, 2]],
    ['one a line, with blank lines', `${A}\n\r\n \n${B}\n`, [1, 4]],
    ['one a line, behind blanks beyond any head', `${BLANKS}${A}\n${B}\n`, [70_001, 70_002]],
    ['in a list behind blanks beyond any head', `${BLANKS}[${A},\n${B}] `, [1, 2]],
    ['one after another', `{"id":1,\n"name":"Ada"}\n${B}`, [1, 2]],
    ['in a page beside its request', `{"status":200,"data":{"otters":[${A},${B}]}}`, [1, 2]],
    ['in what is called an answer', `{"response":{"otters":[${A},${B}]}}`, [1, 2]],
    ['in answers', `[{"body":{"otters":[${A}]}},{"response":{"body":[${B}]}}]`, [1, 2]],
    ['in an answer as text', JSON.stringify({ body: { string: `[${A},${B}]` } }), [1, 2]],
    ['after a byte order mark', `\uFEFF[${A},${B}]`, [1, 2]],
    ['in UTF-16', Buffer.from(`\uFEFF[${A},${B}]`, 'utf16le'), [1, 2]],
    ['with every quote an entity', `[${A},${B}]`.replaceAll('"', '&quot;'), [1, 2]],
  ])('%s', async (_, content, lines) => {
    expect(await read(content)).toEqual({ ...BOTH, lines })
  })

  test('one alone', async () => {
    expect((await read(A)).names).toEqual(['1 Ada'])
  })

  test.each([
    ['raw control characters', '[{"id":1,"name":"A\td\na"}]', '1 A\td\na'],
    ['ids beyond 2^53', '[{"id":9007199254740993,"name":"Ada"}]', '9007199254740993 Ada'],
    ['bytes that are no UTF-8', Buffer.from('[{"id":1,"name":"Ad\xe9"}]', 'latin1'), '1 Ad\uFFFD'],
  ])('%s and all', async (_, content, name) => {
    expect((await read(content)).names).toEqual([name])
  })
})

describe('what is hurt costs itself', () => {
  test.each([
    ['a line', `${A}\n{"id":broken\n${B}`, ['2 not JSON: Unexpected token'], []],
    ['an element of a list', `[${A},{"id":broken},${B}]`, ['2 not JSON: Unexpected token'], []],
    [
      'an item of a page, and the run withdraws nothing',
      `{"otters":[${A},{"id":broken},${B}]}`,
      ['2 not JSON: Unexpected token'],
      ['a page is damaged: Unexpected token'],
    ],
    [
      'the head of a page',
      `{"a":broken,"otters":[${A},${B}]}`,
      [],
      ['a page is damaged: Unexpected token'],
    ],
    ['the end of a list', `[${A},${B},{"id":`, ['3 not JSON'], ['it is cut off before its end']],
    [
      'the end of a page',
      `{"otters":[${A},${B},{"id":`,
      [],
      ['a page is damaged', 'it is cut off before its end'],
    ],
    [
      'an item that nobody thought of',
      `[${A},{"id":3,"name":"trap"},${B}]`,
      ['2 not understood: caught'],
      [],
    ],
    [
      'what is none',
      `[${A},3,{"a":1},{"weasel":1},${B}]`,
      ['2 not an otter', '3 not an otter', '4 a weasel, not an otter'],
      [],
    ],
  ])('%s', async (_, content, rejected, incomplete) => {
    const found = await read(content)
    expect(found.names).toEqual(BOTH.names)
    expect(found.rejected).toHaveLength(rejected.length)
    rejected.forEach((reason, at) => expect(found.rejected[at]).toContain(reason))
    expect(found.incomplete).toHaveLength(incomplete.length)
    incomplete.forEach((reason, at) => expect(found.incomplete[at]).toContain(reason))
  })

  test('something after a list is told of', async () => {
    expect((await read(`[${A}] x`)).warnings).toEqual(['something follows the end of the list'])
  })
})

describe('completeness', () => {
  test.each<[string, string, Record<string, string>, readonly string[]]>([
    ['a page of several', `{"total":3,"otters":[${A}]}`, {}, ['1 of 3 items are here']],
    [
      'pages that do not agree',
      `[{"total":2,"otters":[${A}]},{"total":3,"otters":[${B}]}]`,
      {},
      ['2 of 3 items are here'],
    ],
    [
      'a page with a next one',
      `{"next":true,"otters":[${A}]}`,
      {},
      ['the last page tells of a next one'],
    ],
    [
      'two answers, the first not all of it',
      `[{"total":3,"otters":[${A}]},{"total":2,"otters":[${B},{"id":3,"name":"Cid"}]}]`,
      {},
      ['of an answer of 3 items 1 are here'],
    ],
    ['two answers', `[{"total":1,"otters":[${A}]},{"total":0,"otters":[]}]`, {}, []],
    ['pages of which one tells', `[{"total":2,"otters":[${A}]},{"otters":[${B}]}]`, {}, []],
    ['all pages', `[{"next":true,"otters":[${A}]},{"next":false,"otters":[${B}]}]`, {}, []],
    ['a page that is trusted', `{"total":3,"otters":[${A}]}`, { pages: 'trust' }, []],
    ['an empty page', '{"total":0,"otters":[]}', {}, []],
    [
      'pages with an error among them, trusted or not',
      `[{"otters":[${A}]},{"error":{"code":7,"message":"Slow down"}},{"otters":[${B}]}]`,
      { pages: 'trust' },
      ['the API answered: Slow down'],
    ],
    [
      'lines with one among them',
      `${A}\n{"message":"Forbidden"}\n${B}`,
      {},
      ['the API answered: Forbidden'],
    ],
    ...['null', '{}', '""', '<html>502 Bad Gateway</html>'].map(
      (nothing): [string, string, Record<string, string>, readonly string[]] => [
        `lines of pages with ${nothing} among them`,
        `{"otters":[${A}]}\n${nothing}\n{"otters":[${B}]}`,
        {},
        ['nothing in the place of a page: 1'],
      ],
    ),
    ['lines of items with null among them', `${A}\nnull\n${B}`, {}, []],
    ['lines with a summary behind', `${A}\n${B}\n{"count":2,"message":"ok","errors":[]}`, {}, []],
    ['an empty list', '[]', {}, []],
  ])('%s', async (_, content, options, incomplete) => {
    expect((await read(content, options)).incomplete).toEqual(incomplete)
  })
})

test('what is no event is passed over and counted', async () => {
  const found = await read(`[${A},{"id":7,"kind":"river"},{"id":8,"kind":"river"}]`)
  expect(found).toMatchObject({
    names: ['1 Ada'],
    rejected: [],
    warnings: ['passed over, being no events: 2'],
  })
})

test.each([
  ['', 'there is nothing in it'],
  [' \n', 'there is nothing in it'],
  ['<!doctype html>', 'a web page'],
  ['{"weasel":1}', 'a weasel, not an otter'],
  ['{"a":1}', 'neither an otter nor a page of them'],
  ['"text"', 'text that is no JSON'],
  ['Service unavailable', 'text that is no JSON'],
])('%j is not of the format', async (content, message) => {
  await expect(read(content)).rejects.toThrow(message)
})

test('lines of which the last breaks off are not the whole feed', async () => {
  const { names, incomplete } = await read(
    '{"id":"a","name":"A"}\n{"id":"b","name":"B"}\n{"id":"c","na',
  )
  expect(names).toEqual(['a A', 'b B'])
  expect(incomplete).toEqual(['it is cut off before its end'])
})
