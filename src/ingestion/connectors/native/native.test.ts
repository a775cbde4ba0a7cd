import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { cutId } from './cut-id.ts'
import { native } from './native.ts'

const line = (id: string, rest = '') =>
  `{"id":"${id}","name":"Les Loutres","start":"2026-12-05"${rest}}`

async function ids(
  content: string | Buffer,
  contentType: string | null = null,
  chunk = 7,
): Promise<unknown[]> {
  const { natives, rejected, incomplete } = await readBody(
    native,
    bodyOf(content, { contentType, chunk: content.length > 5000 ? 4099 : chunk }),
  )
  return [
    ...natives.map((listing) => listing.id),
    ...rejected.map(({ line: at, reason }) => `${at}: ${reason.split(':')[0]}`),
    ...incomplete,
  ]
}

describe('what is read', () => {
  test.each<[string, string | Buffer, unknown[]]>([
    ['lines', `${line('a')}\n${line('b')}\n`, ['a', 'b']],
    ['the last line without its end', `${line('a')}\n${line('b')}`, ['a', 'b']],
    ['blank lines and returns', `\n${line('a')}\r\n\r\n  \n${line('b')}\n`, ['a', 'b']],
    ['blanks beyond any head', `${' '.repeat(3_000_000)}${line('a')}\n${line('b')}`, ['a', 'b']],
    ['a list behind them', `${' '.repeat(9000)}\n[${line('a')},${line('b')}]`, ['a', 'b']],
    [
      'line ends beyond any head, all counted',
      `${'\r\n'.repeat(70_000)}${line('a')}\n{"id": oops}`,
      ['a', '70002: not JSON', 'it is cut off within its last line'],
    ],
    [
      'comments before',
      `/* 1 */ ${line('a')}\n// 2\n<!--${line('b')}-->\n`,
      ['a', 'b', '2: not JSON'],
    ],
    ['a byte order mark', `\ufeff${line('a')}\n`, ['a']],
    ['a list', `[${line('a')},\n ${line('b')}]`, ['a', 'b']],
    ['a list with a byte order mark', '\ufeff[{"id":1}]', [1]],
    [
      'a list written over many lines',
      JSON.stringify([{ id: 'a' }, { id: 'b' }], null, 2),
      ['a', 'b'],
    ],
    [
      'objects written over many lines',
      `${JSON.stringify({ id: 'a' }, null, 2)}\n${JSON.stringify({ id: 'b' }, null, 2)}`,
      ['a', 'b'],
    ],
    ['an empty list', '[]', []],
    ['a list of pages', `[[${line('a')},${line('b')}],[${line('c')}],[]]`, ['a', 'b', 'c']],
    ['slips of the pen', `[${line('a', ',"x":NaN,')},\n${line('b')},]`, ['a', 'b']],
    [
      'one bad line costs itself',
      `${line('a')}\n{"id": oops}\n${line('c')}`,
      ['a', 'c', '2: not JSON'],
    ],
    [
      'a line that is no object',
      `${line('a')}\n12\n"x"\n[1]\nid;name\n`,
      ['a', ...[2, 3, 4, 5].map((number) => `${number}: not a JSON object`)],
    ],
    ['a list with a bad element', `[${line('a')},{"id":},${line('c')}]`, ['a', 'c', '2: not JSON']],
    [
      'a list that is cut off',
      `[${line('a')},{"id":"b`,
      ['a', 'the list is cut off before its end'],
    ],
    [
      'a last line that is cut off',
      `${line('a')}\n{"id":"b","na`,
      ['a', '2: not JSON', 'it is cut off within its last line'],
    ],
    [
      'ids beyond 2^53',
      '{"id":9007199254740993}\n{"id":9007199254740992}',
      ['9007199254740993', '9007199254740992'],
    ],
    ['quotes that are entities', '{&quot;id&quot;:&quot;a&quot;}', ['a']],
    ['raw control characters', '[{"id":"a","description":"x\ty\nz"}]', ['a']],
    ['ISO-2022-JP', Buffer.from('{"id":"\u001b$B0"El\u001b(B"}\n{"id":"b"}'), ['唖東', 'b']],
    ['an escape that is none', '{"id":"\u001b$a"}', ['\u001b$a']],
    ['UTF-16', Buffer.from(`\ufeff${line('a')}\n${line('b')}`, 'utf16le'), ['a', 'b']],
  ])('%s', async (_, content, expected) => {
    expect(await ids(content)).toEqual(expected)
    expect(await ids(content, null, 100_000)).toEqual(expected)
  })

  test('a bad byte costs one character, and says so', async () => {
    const bad = Buffer.concat([
      Buffer.from('{"id":"a","name":"Caf'),
      Buffer.from([0xe9]),
      Buffer.from(`"}\n${line('b')}\n`),
    ])
    const { natives, warnings } = await readBody(native, bodyOf(bad))
    expect(natives.map((listing) => listing.name)).toEqual(['Caf\ufffd', 'Les Loutres'])
    expect(warnings).toHaveLength(1)
  })

  test('another encoding is read where it is declared', async () => {
    const latin1 = Buffer.from('{"id":"a","name":"Café"}', 'latin1')
    const { natives } = await readBody(
      native,
      bodyOf(latin1, { contentType: 'application/x-ndjson; charset=ISO-8859-1' }),
    )
    expect(natives[0]?.name).toBe('Café')
  })

  test('a listing of megabytes is refused, the next one is read', async () => {
    const long = `{"id":"long","description":"${'x'.repeat(5 * 1024 * 1024)}"}`
    const { natives, rejected } = await readBody(
      native,
      bodyOf(`${line('a')}\n${long}\n${line('b')}`, { chunk: 65_536 }),
    )
    expect(natives.map((listing) => listing.id)).toEqual(['a', 'b'])
    expect(rejected).toEqual([
      { line: 2, id: null, reason: expect.stringContaining('longer') as string },
    ])
  })

  test.each([
    ['a web page', '<!DOCTYPE html><p>try again later'],
    ['nothing', ''],
    ['blanks', ' \n \n'],
  ])('%s is not this format', async (_, content) => {
    await expect(readBody(native, bodyOf(content))).rejects.toThrow(NotThisFormat)
  })
})

describe('the record', () => {
  test('is hashed by its own bytes, whatever surrounds it', async () => {
    const lines = await readBody(native, bodyOf(`${line('a')}\r\n`))
    const list = await readBody(native, bodyOf(`[ ${line('a')} ]`))
    expect(String(lines.records[0]?.raw)).toBe(line('a'))
    expect(String(list.records[0]?.raw)).toBe(line('a'))
  })

  test('numbers lines as an editor does, and elements from 1', async () => {
    const { records } = await readBody(native, bodyOf(`\n${line('a')}\n\n${line('b')}`))
    expect(records.map((record) => record.line)).toEqual([2, 4])
    const list = await readBody(native, bodyOf(`[${line('a')},${line('b')}]`))
    expect(list.records.map((record) => record.line)).toEqual([1, 2])
  })
})

test.each([
  ['{"id":"A-1","name":"x"}', 'A-1'],
  [' { "id" : 12 , "name":"x"}', '12'],
  ['{"id":"a"}', 'a'],
  ['{"id":-5}', '-5'],
  ['{"name":"x","id":"a"}', null],
  ['{"id":"é"}', null],
  ['{"id":"a\\u0041"}', null],
  ['{"id":"a&amp;b"}', null],
  ['{"id":1e3}', null],
  ['{"id":1.5}', null],
  ['{"id":9007199254740993}', null],
  ['{"id":" a"}', null],
  ['{"id":{"a":1}}', null],
  ['{"id":null}', null],
  [`{"id":"${'x'.repeat(400)}"}`, null],
])('cutId of %s is %s', (text, id) => {
  expect(cutId(Buffer.from(text))).toBe(id)
})
