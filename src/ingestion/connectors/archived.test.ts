import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../tests/support/read-body.ts'
import { NotThisFormat } from './connector.ts'
import { CONNECTOR_LIST } from './registry.ts'

const native = CONNECTOR_LIST.find(({ format }) => format === 'native')!

function archive(files: Record<string, string>, level: 0 | 6 = 6): Buffer {
  const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level }))
}

/** The first file's header says otherwise. */
function locked(at: number, value: number, beside: Record<string, string> = {}): Buffer {
  const bytes = archive({ 'feed.ndjson': show('1'), ...beside })
  bytes[at] = value
  return bytes
}

const show = (id: string) => `{"id":"${id}","name":"Les Loutres","start":"2026-12-05"}\n`
const idsIn = async (bytes: Buffer) => {
  const { natives, incomplete } = await readBody(native, bodyOf(bytes))
  return { ids: natives.map(({ id }) => id), incomplete }
}

describe('a feed that comes as a zip archive', () => {
  test.each([0, 6] as const)('is read file by file, packed at level %i', async (level) => {
    const files = { 'one.ndjson': show('1') + show('2'), 'deeper/two.ndjson': show('3') }
    expect(await idsIn(archive(files, level))).toEqual({ ids: ['1', '2', '3'], incomplete: [] })
  })

  test('may have files of others beside the data', async () => {
    const files = {
      'README.txt': 'how to read this',
      'docs/Lizenz.html': '<html>how to quote this</html>',
      'feed.ndjson': show('1'),
      '__MACOSX/._feed.ndjson': 'junk',
      'logo.png': 'junk',
    }
    expect(await idsIn(archive(files))).toEqual({ ids: ['1'], incomplete: [] })
  })

  test.each(['./feed.ndjson', '../../feed.ndjson', '/feed.ndjson', './a/./feed.ndjson'])(
    'may call a file %s',
    async (name) => {
      const files = { 'first.ndjson': show('1'), [name]: show('2'), './.hidden': 'junk' }
      expect(await idsIn(archive(files))).toEqual({ ids: ['1', '2'], incomplete: [] })
    },
  )

  test('that is cut off, or in which a file is something else, is not whole', async () => {
    const files = { 'feed.ndjson': show('1'), 'other.ndjson': '<html>sorry</html>' }
    const { ids, incomplete } = await idsIn(archive(files))
    expect([ids, incomplete]).toEqual([['1'], [expect.stringContaining('other.ndjson: ')]])
    const whole = archive({
      'feed.ndjson': Array.from({ length: 500 }, (_, at) => show(`${at}`)).join(''),
    })
    const half = await idsIn(whole.subarray(0, whole.length / 2))
    expect(half.ids.length).toBeGreaterThan(10)
    expect(half.incomplete).toContain('the archive is cut off before its end')
  })

  test.each([
    ['nothing to read', archive({ 'readme.md': 'x' }), 'an archive without a file to read'],
    ['no file at all', archive({}), 'an archive without a file to read'],
    ['a spreadsheet', archive({ '[Content_Types].xml': '<Types/>' }), 'save it as CSV'],
    [
      'one more archive',
      archive({ 'a.zip': archive({ 'feed.ndjson': show('1') }, 0).toString('latin1') }),
      'a.zip: an archive within the archive',
    ],
    ['a file with a password', locked(6, 1), 'feed.ndjson: it is encrypted'],
    ['a file of Deflate64', locked(8, 9), 'feed.ndjson: it is packed otherwise'],
  ])('that holds %s is no feed', async (_, bytes, why) => {
    const reading = readBody(native, bodyOf(bytes))
    await expect(reading).rejects.toThrow(NotThisFormat)
    await expect(reading).rejects.toThrow(why)
  })

  test('of which one file cannot be had gives the others', async () => {
    expect(await idsIn(Buffer.from(locked(8, 9, { 'more.ndjson': show('2') })))).toEqual({
      ids: ['2'],
      incomplete: ['feed.ndjson: it is packed otherwise than by DEFLATE, as every program can'],
    })
  })

  test('in which a file is damaged is not whole, and the others are read', async () => {
    const bytes = archive({ 'one.ndjson': show('1'), 'two.ndjson': show('2') }, 0)
    bytes.write('Des', bytes.indexOf('Les Loutres'))
    const { ids, incomplete } = await idsIn(bytes)
    expect(ids).toContain('2')
    expect(incomplete).toEqual(['one.ndjson in the archive is damaged'])
  })

  test('of files that no format reads is no feed either, and says of what kind they are', async () => {
    const tar = archive({ 'feed.tar': `feed.json${'\0'.repeat(248)}ustar` })
    await expect(readBody(native, bodyOf(tar))).rejects.toThrow('feed.tar: it is a tar archive')
  })

  test('is no larger than any real one', async () => {
    const bomb = archive({ 'feed.ndjson': ' '.repeat(40 * 1024 * 1024) })
    await expect(readBody(native, bodyOf(bomb))).rejects.toMatchObject({
      message: expect.stringContaining('inflates to more than any real one'),
      code: 'tooLarge',
    })
  })
})

test('what begins a later piece of a feed is its own', async () => {
  const first = show('1')
  const body = bodyOf(`${first}%PDF-1.7\n${show('2')}`, { chunk: first.length })
  const { natives } = await readBody(native, body)
  expect(natives.map(({ id }) => id)).toEqual(['1', '2'])
})

test.each([
  ['text in UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x5b, 0, 0, 0])],
  ['text in UTF-32', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x5b])],
  ['an archive of 7-Zip', Buffer.from('377abcaf271c0004', 'hex')],
  ['a RAR archive', Buffer.from('526172211a0700cf', 'hex')],
  ['compressed by xz', Buffer.from('fd377a585a000004', 'hex')],
  ['compressed by Zstandard', Buffer.from('28b52ffd04587100', 'hex')],
  ['compressed by bzip2', Buffer.from('BZh91AY&SY\u0001')],
  ['a document of Excel or Word', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a PDF document', Buffer.from('%PDF-1.7')],
])('%s is refused by that name in every format', async (what, bytes) => {
  for (const connector of CONNECTOR_LIST)
    await expect(readBody(connector, bodyOf(bytes))).rejects.toThrow(`it is ${what}, which no`)
})
