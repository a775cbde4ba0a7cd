import { describe, expect, test } from 'vitest'
import { decodeStream } from './decode-stream.ts'

async function told(bytes: Buffer, size: number, contentType: string | null = null) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const stream = decodeStream(chunks(), contentType)
  let text = ''
  for await (const piece of stream.chunks()) text += piece
  return { text, warning: stream.warning() }
}

/** Letters of each encoding as bytes, one alone before blanks, and several. */
const ENCODED: readonly (readonly [label: string, bytes: string, text: string])[] = [
  ['windows-1250', 'd8 20 f8 ed b9', 'Ř říą'],
  ['iso-8859-2', 'd8 20 f8 ed b9', 'Ř říš'],
  ['windows-1251', 'd2 20 e5 e0 f2 f0', 'Т еатр'],
  ['koi8-r', 'f4 20 c5 c1 d4 d2', 'Т еатр'],
  ['windows-1253', 'c8 20 dd e1', 'Θ έα'],
  ['iso-8859-9', 'dd 20 de fe', 'İ Şş'],
  ['windows-1255', 'fa 20 e9 e0', 'ת יא'],
  ['iso-8859-15', 'bd 20 a4', 'œ €'],
  ['macintosh', '8e 20 89', 'é â'],
  ['shift_jis', '93 8c 20 8b 9e', '東 京'],
  ['gbk', 'c9 cf 20 ba a3', '上 海'],
  // Letters of quotes and backslashes.
  ['iso-2022-jp', '1b 24 42 30 22 1b 28 42 20 1b 24 42 30 5c 35 7e 1b 28 42', '唖 移京'],
]

test('what begins Japanese in other bytes than ASCII is a sign of theirs', async () => {
  const text = 'Théâtre \u001b$B loutres'
  expect((await told(Buffer.from(text), 1000)).text).toBe(text)
})

describe('an encoding counts however the bytes are cut', () => {
  test.each(ENCODED)('%s', async (label, hex, text) => {
    const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex')
    const head = `<?xml version="1.0" encoding="${label}"?>`
    for (const before of ['', 'x'.repeat(1023 - head.length), 'x'.repeat(3000)]) {
      const document = Buffer.concat([Buffer.from(head + before), bytes, Buffer.from('x')])
      for (const size of [1, 2, 3, 7, 1023, 1024, 1025, 100_000])
        expect(await told(document, size)).toEqual({
          text: `${head}${before}${text}x`,
          warning: null,
        })
      const bare = Buffer.concat([Buffer.from(before), bytes])
      for (const size of [1, 1024])
        expect((await told(bare, size, `text/csv; charset=${label}`)).text).toBe(`${before}${text}`)
    }
  })
})

test('ASCII and UTF-8 are what they are, whatever is declared', async () => {
  const type = 'text/csv; charset=iso-8859-2'
  for (const size of [1, 2, 5, 2000]) {
    expect(await told(Buffer.from('Loutres'), size, type)).toEqual({
      text: 'Loutres',
      warning: null,
    })
    expect(await told(Buffer.from('Théâtre 東京 🦦'), size, type)).toEqual({
      text: 'Théâtre 東京 🦦',
      warning: 'declared as iso-8859-2, but it is UTF-8',
    })
  }
  expect(await told(Buffer.alloc(0), 1)).toEqual({ text: '', warning: null })
})

test.each<[string, Buffer, string | null, string, string | null]>([
  ['what is declared UTF-8 and is', Buffer.from('é'), 'a/b; charset=UTF-8', 'é', null],
  [
    'what declares another encoding itself',
    Buffer.from('<?xml version="1.0" encoding="koi8-r"?>é'),
    'a/b; charset=utf-8',
    '<?xml version="1.0" encoding="koi8-r"?>é',
    'declared as koi8-r, but it is UTF-8',
  ],
  [
    'what declares UTF-8, and another one in its header',
    Buffer.from('<?xml version="1.0" encoding="utf-8"?>é'),
    'a/b; charset=koi8-r',
    '<?xml version="1.0" encoding="utf-8"?>é',
    'declared as koi8-r, but it is UTF-8',
  ],
  ['a bad byte of what is mostly UTF-8', Buffer.from('éàé \xe9', 'latin1'), null, 'éàé é', null],
  [
    'a bad byte of what is UTF-8 else',
    Buffer.from([...Buffer.from('éàé '), 0xe9, 0x20]),
    null,
    'éàé \ufffd ',
    'bytes that are no UTF-8 were replaced',
  ],
  [
    'a line that is none, of what is declared UTF-8',
    Buffer.from([0xe9, 0x20]),
    'a/b; charset=utf-8',
    'é ',
    'lines that are no UTF-8 were read as windows-1252',
  ],
  [
    'a byte that the declared encoding has no letter for',
    Buffer.from([0x93, 0x8c, 0xff]),
    'a/b; charset=shift_jis',
    '東\ufffd',
    'bytes that are no UTF-8 were replaced',
  ],
  [
    'what is declared UTF-16, and is no such thing',
    Buffer.from([0xe9, 0x20]),
    'a/b; charset=utf-16',
    'é ',
    'lines that are no UTF-8 were read as windows-1252',
  ],
  ['an encoding that nobody knows', Buffer.from([0xe9]), 'a/b; charset=martian', 'é', null],
])('%s is told as that', async (_, bytes, type, text, warning) => {
  for (const size of [1, 3, 5000]) {
    const stream = await told(bytes, size, type)
    expect([stream.text, stream.warning]).toEqual([text, warning])
  }
})

test('a letter goes on in the next chunk, wherever that begins', async () => {
  for (const letter of ['é', '東', '🦦'])
    for (const before of [0, 1, 1022, 1023, 1024])
      for (let size = 1; size <= 5; size += 1) {
        const text = `${'x'.repeat(before)}${letter}y`
        expect(await told(Buffer.from(text), before + size)).toEqual({ text, warning: null })
      }
})
