import { Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipEntries } from './zip-entries.ts'
import { zipFiles, ZipTooLarge } from './zip-files.ts'

const LIMITS = { entryBytesMax: 1000, totalBytesMax: 64 * 1024 * 1024 }

function archive(files: Record<string, string>, level: 0 | 6 = 6): Buffer {
  const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level }))
}

async function read(bytes: Buffer, limits = LIMITS, size = 7): Promise<string[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const told: string[] = []
  for await (const entry of zipEntries(chunks(), limits)) {
    if ('cutOff' in entry) told.push('cut off')
    else told.push(`${entry.name} ${entry.bytes?.toString() ?? 'unreadable'}`)
  }
  return told
}

const FILES = { 'a.json': '{"a":1}', 'objects/0/b.json': `{"b":"${'é'.repeat(50)}"}` }

test.each([0, 6] as const)('the files of an archive, packed at level %i', async (level) => {
  expect(await read(archive(FILES, level))).toEqual(
    Object.entries(FILES).map(([name, text]) => `${name} ${text}`),
  )
})

/** As programs write it that do not know how large a file gets: size and check stand behind it. */
function streamed(files: Record<string, string>, Kind: typeof ZipDeflate | typeof ZipPassThrough) {
  const held: Buffer[] = []
  const zip = new Zip((_, chunk) => void held.push(Buffer.from(chunk)))
  for (const [name, text] of Object.entries(files)) {
    const file = new Kind(name)
    zip.add(file)
    file.push(Buffer.from(text), true)
  }
  zip.end()
  return Buffer.concat(held)
}

const MARKS = {
  'marks.txt': 'PK\u0007\u0008 PK\u0003\u0004 PK\u0001\u0002 PK\u0005\u0006'.repeat(9),
}

test.each([ZipDeflate, ZipPassThrough])('sizes behind each file: %o', async (kind) => {
  const files = { ...FILES, ...MARKS, 'empty.txt': '' }
  for (const size of [1, 7, 100_000])
    expect(await read(streamed(files, kind), LIMITS, size)).toEqual(
      Object.entries(files).map(([name, text]) => `${name} ${text}`),
    )
})

test('sizes behind each file that no mark stands before', async () => {
  const bytes = streamed(FILES, ZipDeflate).toString('latin1').replaceAll('PK\u0007\u0008', '')
  for (const size of [1, 100_000])
    expect(await read(Buffer.from(bytes, 'latin1'), LIMITS, size)).toEqual(
      Object.entries(FILES).map(([name, text]) => `${name} ${text}`),
    )
})

test.each([0, 6] as const)('a file that is not what was packed, at level %i', async (level) => {
  const bytes = archive(FILES, level)
  const at = bytes.indexOf('a.json') + 'a.json'.length
  bytes[at + 3] = (bytes[at + 3] ?? 0) ^ 1
  expect(await read(bytes)).toEqual([
    'a.json unreadable',
    `objects/0/b.json ${FILES['objects/0/b.json']}`,
  ])
})

test('a file with a password costs itself', async () => {
  const bytes = archive(FILES)
  bytes[6] = 1
  expect(await read(bytes)).toEqual([
    'a.json unreadable',
    `objects/0/b.json ${FILES['objects/0/b.json']}`,
  ])
})

test('an archive that lists more files than came is cut off', async () => {
  const bytes = archive(FILES)
  const second = bytes.indexOf('PK\u0003\u0004', 4)
  const list = bytes.indexOf('PK\u0001\u0002')
  expect(await read(Buffer.concat([bytes.subarray(0, second), bytes.subarray(list)]))).toEqual([
    'a.json {"a":1}',
    'cut off',
  ])
})

test('an entry that is too large costs itself', async () => {
  const bytes = archive({ 'large.json': 'x'.repeat(5000), ...FILES })
  expect((await read(bytes)).map((line) => line.slice(0, 22))).toEqual([
    'large.json unreadable',
    'a.json {"a":1}',
    'objects/0/b.json {"b":',
  ])
})

test('an archive without its end is cut off', async () => {
  const bytes = archive(FILES)
  expect(await read(bytes.subarray(0, 60))).toContain('cut off')
  expect(await read(bytes.subarray(0, bytes.length - 30))).toContain('cut off')
  expect(await read(Buffer.from('no archive'))).toEqual(['cut off'])
})

test('a bomb is refused', async () => {
  const bytes = archive({ 'bomb.json': ' '.repeat(40 * 1024 * 1024) })
  await expect(read(bytes, { ...LIMITS, entryBytesMax: 1e9 }, 65_536)).rejects.toThrow(ZipTooLarge)
})

test('a bomb that comes in one piece is refused as it goes', async () => {
  const bytes = archive({ 'bomb.json': ' '.repeat(128 * 1024 * 1024) })
  async function* whole() {
    yield bytes
  }
  let inflated = 0
  const reading = async (): Promise<void> => {
    for await (const file of zipFiles(whole(), LIMITS.totalBytesMax * 4))
      if (!('cutOff' in file)) for await (const chunk of file.chunks()) inflated += chunk.length
  }
  await expect(reading()).rejects.toThrow(ZipTooLarge)
  expect(inflated).toBeGreaterThan(0)
  expect(inflated).toBeLessThan(64 * 1024 * 1024)
})

test('damaged bytes never throw', async () => {
  const bytes = archive(FILES)
  for (let at = 0; at < bytes.length; at += 1) {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 0x5a
    expect(Array.isArray(await read(copy, LIMITS, 64))).toBe(true)
  }
})
