import { describe, expect, test } from 'vitest'
import { decodeDocument, decodePiece, utf8Chunks } from './decode-text.ts'
import { parseJson } from './tolerant-json.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('decodeDocument', () => {
  test.each<[string, Buffer, string | null, string, boolean]>([
    ['UTF-8', Buffer.from('Théâtre d’été'), null, 'Théâtre d’été', false],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffThéâtre'), null, 'Théâtre', false],
    [
      'ISO-8859-1 by its declaration',
      latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>Théâtre d\'été</a>'),
      null,
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>Théâtre d\'été</a>',
      false,
    ],
    [
      'ISO-8859-1 by its header',
      latin1('Théâtre'),
      'text/html; charset=iso-8859-1',
      'Théâtre',
      false,
    ],
    [
      'windows-1252 that nobody declared',
      Buffer.from([0x6c, 0x92, 0xe9, 0x74, 0xe9]),
      null,
      'l’été',
      false,
    ],
    [
      'valid UTF-8 whatever the header says',
      Buffer.from('Théâtre'),
      'text/xml; charset=ISO-8859-1',
      'Théâtre',
      true,
    ],
    [
      'valid UTF-8 that says so itself, and whose header says otherwise',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>Théâtre</a>'),
      'text/xml; charset=ISO-8859-1',
      '<?xml version="1.0" encoding="UTF-8"?><a>Théâtre</a>',
      true,
    ],
    [
      'a bad byte in what is declared UTF-8',
      Buffer.concat([Buffer.from('é '), Buffer.from([0xe9]), Buffer.from(' x')]),
      'application/json; charset=utf-8',
      'é \ufffd x',
      true,
    ],
    [
      'a bad byte in what is mostly UTF-8',
      Buffer.concat([Buffer.from('éà '), Buffer.from([0xe9]), Buffer.from(' x')]),
      null,
      'éà \ufffd x',
      true,
    ],
    [
      'a page by its meta element',
      latin1('<html><meta charset="windows-1252"><p>é'),
      null,
      '<html><meta charset="windows-1252"><p>é',
      false,
    ],
    ['ISO-2022-JP', Buffer.from('<p>\u001b$B0"El\u001b(B</p>'), 'text/html', '<p>唖東</p>', false],
    ['UTF-16 little endian', Buffer.from('\ufeffété', 'utf16le'), null, 'été', false],
    ['UTF-16 big endian', Buffer.from('\ufeffété', 'utf16le').swap16(), null, 'été', false],
    ['UTF-16 without a mark', Buffer.from('[{"a":1}]', 'utf16le'), null, '[{"a":1}]', false],
    [
      'an encoding nobody knows',
      latin1('été'),
      'text/html; charset=martian',
      '\ufffdt\ufffd',
      true,
    ],
  ])('%s', (_, bytes, contentType, text, warned) => {
    const decoded = decodeDocument(bytes, contentType)
    expect(decoded.text).toBe(text)
    expect(decoded.warning !== null).toBe(warned)
  })
})

test('decodePiece replaces a lone bad byte and says so', () => {
  const bytes = Buffer.concat([Buffer.from('Caf'), Buffer.from([0xe9]), Buffer.from('!')])
  expect(decodePiece(bytes, null)).toEqual({
    text: 'Caf\ufffd!',
    warning: expect.any(String) as string,
  })
  expect(decodePiece(bytes, 'iso-8859-1')).toEqual({ text: 'Café!', warning: null })
})

test.each([1, 3, 4, 100])('utf8Chunks in chunks of %i', async (size) => {
  for (const bytes of [
    Buffer.from('\ufeffété 💃'),
    Buffer.from('\ufeffété 💃', 'utf16le'),
    Buffer.from('été 💃'),
  ]) {
    const chunks = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    const out: Buffer[] = []
    for await (const chunk of utf8Chunks(chunks())) out.push(chunk)
    expect(Buffer.concat(out).toString()).toBe('été 💃')
  }
})

describe('parseJson', () => {
  test.each<[string, string, unknown]>([
    ['plain', '{"a":1}', { a: 1 }],
    ['a raw tab and newline in a string', '{"a":"x\ty\nz"}', { a: 'x\ty\nz' }],
    [
      'quotes that are entities',
      '{&quot;name&quot;:&quot;Les Loutres&quot;}',
      { name: 'Les Loutres' },
    ],
    ['a byte order mark', '\ufeff[{"id":1}]', [{ id: 1 }]],
    ['an id beyond 2^53', '{"id":9007199254740993}', { id: '9007199254740993' }],
    ['its neighbour', '{"id": 9007199254740992}', { id: '9007199254740992' }],
    ['an id of twenty digits', '[51200000000000000003]', ['51200000000000000003']],
    ['a long fraction', '{"lat":48.85661234567890123}', { lat: 48.856612345678904 }],
    ['digits inside a string', '{"a":": 12345678901234567890"}', { a: ': 12345678901234567890' }],
  ])('%s', (_, text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  test.each(['', '{', '{"a":}', '{"a":NaNa}', 'nonsense', '{"a":1', '{"a":"1', '{&quot;a'])(
    'refuses %j',
    (text) => {
      expect(() => parseJson(text)).toThrow()
    },
  )
})

describe('parseJson of what is nearly JSON', () => {
  test.each<[string, string, unknown]>([
    [
      'numbers that are none',
      '{"a":[NaN,-Infinity,undefined],"b":"NaN"}',
      { a: [null, null, null], b: 'NaN' },
    ],
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['comments', '/* x */ {"a":1 // y\n}', { a: 1 }],
    ['a comment after a trailing comma', '{"a":1, /* x */ }', { a: 1 }],
    ['HTML comments around', '<!--\n{"a":1}\n-->', { a: 1 }],
    ['CDATA around', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['escapes that JSON does not have', '{"a":"l\\\'\u00e9t\u00e9"}', { a: "l'été" }],
    ['addresses are no comments', '{"a":"https://example.org/x"}', { a: 'https://example.org/x' }],
    ['a semicolon at the end', '{"a":1};', { a: 1 }],
    ['a raw newline in a string', '{"a":"x\r\ny",}', { a: 'x\r\ny' }],
  ])('%s', (_, text, value) => {
    expect(parseJson(text)).toEqual(value)
  })

  test.each([
    ['comments that are never closed', '[1,' + '/* '.repeat(300_000)],
    ['strings that are never closed', '["' + '\\"'.repeat(300_000)],
  ])('%s are given up at once', (_, text) => {
    expect(() => parseJson(text)).toThrow()
  })
})

test.each<[string, Buffer, string]>([
  [
    'an accent before a quote',
    Buffer.from('\x93\xc9t\xe9\x94 \x96 Vega', 'latin1'),
    '“Été” – Vega',
  ],
  [
    'an accent before a guillemet',
    Buffer.from('\xabCAF\xc9\xbb, th\xe9, \xe9t\xe9', 'latin1'),
    '«CAFÉ», thé, été',
  ],
  ['UTF-8 with one wrong byte', Buffer.from([...Buffer.from('Été à '), 0xe9]), 'Été à \ufffd'],
])('bytes that are no UTF-8 as a whole are what most of them are: %s', (_, bytes, text) => {
  expect(decodeDocument(bytes, null).text).toBe(text)
})
