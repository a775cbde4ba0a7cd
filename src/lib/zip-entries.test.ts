import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipEntries } from './zip-entries.ts'
import { ZipTooLarge } from './zip-files.ts'

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

test('damaged bytes never throw', async () => {
  const bytes = archive(FILES)
  for (let at = 0; at < bytes.length; at += 1) {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 0x5a
    expect(Array.isArray(await read(copy, LIMITS, 64))).toBe(true)
  }
})
