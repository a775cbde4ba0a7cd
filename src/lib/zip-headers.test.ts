import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { zipEntries } from './zip-entries.ts'
import { ZipTooLarge } from './zip-files.ts'

/** What writers put before and behind a file, each in its own way (APPNOTE.TXT 4.3). */

const TEXT = '{"name":"Les Loutres"}'
const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const LARGE = 0xffff_ffff
const BEHIND = 8
const IN_UTF8 = 0x800

interface Written {
  readonly name?: string | Buffer
  readonly text?: string
  readonly flags?: number
  readonly packed?: boolean
  /** As they stand before the file; else what they are. */
  readonly check?: number
  readonly size?: number
  readonly wholeSize?: number
  readonly extra?: Buffer
  readonly behind?: Buffer
}

function file(written: Written): Buffer {
  const { name = 'a.json', text = TEXT, flags = 0, packed = false, behind } = written
  const data = packed ? deflateRawSync(bytesOf(text)) : bytesOf(text)
  const extra = written.extra ?? Buffer.alloc(0)
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(packed ? 8 : 0, 8)
  head.writeUInt32LE(written.check ?? crc32(bytesOf(text)), 14)
  head.writeUInt32LE(written.size ?? data.length, 18)
  head.writeUInt32LE(written.wholeSize ?? text.length, 22)
  head.writeUInt16LE(Buffer.from(name).length, 26)
  head.writeUInt16LE(extra.length, 28)
  return Buffer.concat([head, Buffer.from(name), extra, data, behind ?? Buffer.alloc(0)])
}

function archive(...files: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 10)
  return Buffer.concat([...files, Buffer.from('PK\u0001\u0002 the list of them', 'latin1'), end])
}

async function read(
  bytes: Buffer,
  size: number,
  limits = { entryBytesMax: 1000, totalBytesMax: 2000 },
) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const told: (string | null)[] = []
  for await (const entry of zipEntries(chunks(), limits))
    told.push(
      ...('cutOff' in entry ? ['cut off'] : [entry.name, entry.bytes?.toString('latin1') ?? null]),
    )
  return told
}

/** Each in an extra field of its own. */
function field(id: number, ...numbers: readonly bigint[]): Buffer {
  const bytes = Buffer.alloc(4 + 8 * numbers.length)
  bytes.writeUInt16LE(id, 0)
  bytes.writeUInt16LE(8 * numbers.length, 2)
  for (const [at, number] of numbers.entries()) bytes.writeBigUInt64LE(number, 4 + 8 * at)
  return bytes
}

/** Check and sizes behind a file, with or without their mark, of four or eight bytes each. */
function descriptor({ text = TEXT, packed = false, mark = true, wide = false } = {}): Buffer {
  const sizes = [packed ? deflateRawSync(bytesOf(text)).length : text.length, text.length]
  const bytes = Buffer.alloc(4 + 2 * (wide ? 8 : 4))
  bytes.writeUInt32LE(crc32(bytesOf(text)), 0)
  for (const [at, size] of sizes.entries())
    if (wide) bytes.writeBigUInt64LE(BigInt(size), 4 + 8 * at)
    else bytes.writeUInt32LE(size, 4 + 4 * at)
  return mark ? Buffer.concat([Buffer.from('PK\u0007\u0008', 'latin1'), bytes]) : bytes
}

const WITHOUT = { flags: BEHIND, check: 0, size: 0, wholeSize: 0 }
const size = BigInt(TEXT.length)
const inside = `ab${descriptor({ text: 'ab' }).toString('latin1')}`
const misled = `ab${descriptor({ text: 'xy' }).toString('latin1')} and more`

describe('a file is read as far as it goes', () => {
  test.each<[string, Written]>([
    ['by the sizes before it', {}],
    ['though it is empty', { text: '' }],
    ['by itself, where no field tells its size', { packed: true, size: LARGE, extra: field(1) }],
    ['by a size that is told as large as it can be', { size: LARGE, extra: field(1, size) }],
    [
      'by the second of both sizes that are',
      { size: LARGE, wholeSize: LARGE, extra: field(1, 7n, size) },
    ],
    [
      'by a size that stands behind another field',
      { size: LARGE, extra: Buffer.concat([field(0x5455, 3n), field(1, size)]) },
    ],
    ['by sizes behind it', { ...WITHOUT, packed: true, behind: descriptor({ packed: true }) }],
    [
      'by sizes behind it without their mark',
      { ...WITHOUT, packed: true, behind: descriptor({ packed: true, mark: false }) },
    ],
    [
      'by sizes of eight bytes behind it',
      { ...WITHOUT, packed: true, behind: descriptor({ packed: true, wide: true }) },
    ],
    [
      'by sizes of eight bytes without their mark',
      { ...WITHOUT, packed: true, behind: descriptor({ packed: true, mark: false, wide: true }) },
    ],
    ['by sizes that stand on both sides', { flags: BEHIND, behind: descriptor() }],
    ['by sizes before it alone, though others were to follow', { flags: BEHIND }],
    ['by its size, though it holds a mark', { text: `PK\u0007\u0008 ${TEXT}` }],
    [
      'beyond what looks like its end, and is of other bytes',
      { ...WITHOUT, text: misled, behind: descriptor({ text: misled }) },
    ],
  ])('%s', async (_, written) => {
    const bytes = archive(file({ name: 'first.json', ...written }), file({ name: 'next.json' }))
    for (const chunk of [1, 7, 100_000])
      expect(await read(bytes, chunk)).toEqual([
        'first.json',
        written.text ?? TEXT,
        'next.json',
        TEXT,
      ])
  })

  test('and no further than what behind it says', async () => {
    const bytes = archive(file({ ...WITHOUT, text: inside }), file({ name: 'next.json' }))
    expect((await read(bytes, 9)).slice(0, 2)).toEqual(['a.json', 'ab'])
  })
})

test.each<[string, Written]>([
  ['its check', { check: 7 }],
  ['the check behind it', { ...WITHOUT, packed: true, behind: descriptor({ text: 'other' }) }],
  ['its method', { flags: 1 }],
])('a file that does not agree with %s costs itself', async (_, written) => {
  const bytes = archive(file(written), file({ name: 'next.json' }))
  for (const chunk of [1, 100_000])
    expect(await read(bytes, chunk)).toEqual(['a.json', null, 'next.json', TEXT])
})

test.each<[string, Buffer, number, string]>([
  ['in UTF-8, said so', Buffer.from('café'), IN_UTF8, 'café'],
  ['in UTF-8, not said so', Buffer.from('café'), 0, 'café'],
  ['in Latin letters', Buffer.from('café', 'latin1'), 0, 'café'],
  ['in bytes that are not the UTF-8 they are said to be', Buffer.from([0xe9]), IN_UTF8, '\ufffd'],
])('a name is %s', async (_, name, flags, told) => {
  expect((await read(archive(file({ name, flags })), 5))[0]).toBe(told)
})

test.each([
  ['before its name ends', 31],
  ['before its extra field ends', 37],
  ['before its bytes end', 50],
])('an archive that ends in the first file, %s, is cut off', async (_, length) => {
  const bytes = archive(file({ extra: field(0x5455, 3n) }))
  expect(await read(bytes.subarray(0, length), 5)).toEqual(['cut off'])
})

test('what is packed well is no bomb while it is small, nor what is large while it is packed badly', async () => {
  const limits = { entryBytesMax: 1e9, totalBytesMax: 1e9 }
  const small = ' '.repeat(300_000)
  const large = 'x'.repeat(40 * 1024 * 1024)
  const bytes = archive(file({ text: small, packed: true }), file({ text: large }))
  const told = await read(bytes, 1024 * 1024, limits)
  expect(told.map((text) => text?.length)).toEqual([6, small.length, 6, large.length])
})

test.each([
  '',
  ' a comment',
  `of which a part ${'PK\u0005\u0006'.padEnd(30, '.')}`,
  'PK\u0005\u0006',
])(
  'how many files there are is told by the end of an archive, behind which may stand: %j',
  async (comment) => {
    const ended = (...files: readonly Buffer[]) => {
      const whole = archive(...files)
      whole.writeUInt16LE(comment.length, whole.length - 2)
      return Buffer.concat([whole, bytesOf(comment)])
    }
    const whole = ended(file({}), file({}))
    expect(await read(whole, 9)).toHaveLength(4)
    const first = file({}).length
    const lacking = Buffer.concat([whole.subarray(0, first), whole.subarray(2 * first)])
    expect((await read(lacking, 9)).at(-1)).toBe('cut off')
  },
)

test('as much as is allowed is read, and no byte more', async () => {
  const bytes = archive(file({ text: 'x'.repeat(100) }), file({ text: 'y'.repeat(100) }))
  const limits = { entryBytesMax: 100, totalBytesMax: 200 }
  expect(await read(bytes, 50, limits)).toEqual([
    'a.json',
    'x'.repeat(100),
    'a.json',
    'y'.repeat(100),
  ])
  expect(await read(bytes, 50, { ...limits, entryBytesMax: 99 })).toEqual([
    'a.json',
    null,
    'a.json',
    null,
  ])
  await expect(read(bytes, 50, { ...limits, totalBytesMax: 199 })).rejects.toThrow(ZipTooLarge)
})
