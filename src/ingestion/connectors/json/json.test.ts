import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { json } from './json.ts'

const LISTING = { id: 'ref', name: 'titre', start: 'date' }
const row = (ref: number) => ({ ref, titre: `Loutres ${ref}`, date: '2026-12-05' })

function read(content: unknown, records: string | null = 'data.shows') {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const mapping = JSON.stringify({ listing: LISTING, ...(records === null ? {} : { records }) })
  return readBody(json, bodyOf(text, { chunk: 13 }), { mapping })
}

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
    ['a page of one object', { data: { shows: row(1) }, x: 1 }, 'data.shows'],
  ])('%s', async (_, content, records) => {
    const { natives, rejected, incomplete } = await read(content, records)
    expect(natives.map(({ id }) => id)).toEqual(natives.length === 1 ? [1] : [1, 2])
    expect([...rejected, ...incomplete]).toEqual([])
  })
})

test('a page without records is empty, and whole', async () => {
  expect(await read({ data: { shows: [] } })).toMatchObject({
    natives: [],
    rejected: [],
    incomplete: [],
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
