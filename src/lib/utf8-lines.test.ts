import { expect, test } from 'vitest'
import { utf8Lines } from './utf8-lines.ts'

function read(bytes: Buffer, size: number): { text: string; warnings: ReadonlySet<string> } {
  const reader = utf8Lines()
  const pieces = []
  for (let at = 0; at < bytes.length; at += size)
    pieces.push(reader.push(bytes.subarray(at, at + size)))
  pieces.push(reader.end())
  const warnings = pieces.flatMap(({ warning }) => warning ?? [])
  return { text: pieces.map(({ text }) => text).join(''), warnings: new Set(warnings) }
}

const utf8 = Buffer.from('Fête à Évry\n')
const western = Buffer.from('Fête à Évry\n', 'latin1')
const both = Buffer.concat([utf8.subarray(0, -1), Buffer.from([0xe9, 0x0a])])
const long = Buffer.from(`${'é'.repeat(100_000)}\n`)

test.each<[string, Buffer, string, RegExp | null]>([
  ['UTF-8 alone', Buffer.concat([utf8, utf8]), 'Fête à Évry\nFête à Évry\n', null],
  [
    'lines of two encodings',
    Buffer.concat([utf8, western, utf8]),
    'Fête à Évry\n'.repeat(3),
    /windows-1252/,
  ],
  ['two encodings in one line', both, 'Fête à Évry\ufffd\n', /replaced/],
  ['a long line', long, long.toString(), null],
  ['no line end', western.subarray(0, -1), 'Fête à Évry', /windows-1252/],
])('%s in pieces of any size', (_, bytes, text, warning) => {
  for (const size of [7, 4096, bytes.length]) {
    const made = read(bytes, size)
    expect(made.text).toBe(text)
    expect([...made.warnings]).toEqual(warning === null ? [] : [expect.stringMatching(warning)])
  }
})
