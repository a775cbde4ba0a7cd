import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteLines, jsonElements } from './json-pieces.ts'

async function* chunked(text: string | Buffer, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all(pieces: AsyncIterable<object>): Promise<readonly string[]> {
  const out: string[] = []
  for await (const piece of pieces) {
    if ('bytes' in piece && 'number' in piece)
      out.push(`${piece.number as number} ${(piece.bytes as Buffer).toString()}`)
    else if ('rest' in piece)
      out.push(`cut off: ${piece.rest === null ? 'nothing' : (piece.rest as Buffer).toString()}`)
    else out.push(JSON.stringify(piece))
  }
  return out
}

const SIZES = [1, 2, 3, 7, 1000]

describe('byteLines', () => {
  test.each(SIZES)('in chunks of %i bytes', async (size) => {
    expect(await all(byteLines(chunked('été\r\n\nlong line\nend', size), 100))).toEqual([
      '1 été',
      '2 ',
      '3 long line',
      '4 end',
    ])
  })

  test.each(SIZES)('an oversized line is skipped, in chunks of %i', async (size) => {
    expect(await all(byteLines(chunked(`a\n${'x'.repeat(50)}\nb\n`, size), 10))).toEqual([
      '1 a',
      '{"number":2,"oversized":true}',
      '3 b',
    ])
  })
})

describe('jsonElements', () => {
  test.each(SIZES)('of an array, in chunks of %i', async (size) => {
    const text = ' [ {"a": "]}, \\" é"} ,\n [1,[2]], 3 , "x,y" ] '
    expect(await all(jsonElements(chunked(text, size), 100))).toEqual([
      '1 {"a": "]}, \\" é"}',
      '2 [1,[2]]',
      '3 3',
      '4 "x,y"',
    ])
  })

  test.each([
    ['[]', []],
    ['[', ['cut off: nothing']],
    ['[{"a":1},{"b":', ['1 {"a":1}', 'cut off: {"b":']],
    ['[{"a":1}', ['cut off: {"a":1}']],
    ['[{"a":1}] x', ['1 {"a":1}', '{"trailing":true}']],
    ['[{"a":1]},{"b":2}]', ['cut off: {"a":1]},{"b":2}]']],
    ['[{"a":1},,{"b":2},]', ['1 {"a":1}', '2 {"b":2}']],
  ])('%s', async (text, pieces) => {
    expect(await all(jsonElements(chunked(text, 3), 100))).toEqual(pieces)
  })

  test('of objects written one after another', async () => {
    expect(await all(jsonElements(chunked('{\n"a": 1\n}\n{"b": "}"}{', 2), 100, true))).toEqual([
      '1 {\n"a": 1\n}',
      '2 {"b": "}"}',
      'cut off: {',
    ])
  })

  test('an oversized element is skipped', async () => {
    expect(await all(jsonElements(chunked(`[1,"${'x'.repeat(50)}",3]`, 7), 10))).toEqual([
      '1 1',
      '{"number":2,"oversized":true}',
      '3 3',
    ])
  })

  test('gives back every element of any array, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(undefined, 1, '\t'),
        async (values, size, indent) => {
          const found: unknown[] = []
          for await (const piece of jsonElements(
            chunked(JSON.stringify(values, null, indent), size),
            1e6,
          )) {
            if ('bytes' in piece) found.push(JSON.parse(piece.bytes.toString()))
          }
          expect(found).toEqual(JSON.parse(JSON.stringify(values)))
        },
      ),
    )
  })
})
