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

  test('without anything to read, or a spreadsheet, is no feed', async () => {
    const none = [archive({ 'readme.md': 'x' }), archive({ '[Content_Types].xml': '<Types/>' })]
    for (const bytes of none)
      await expect(readBody(native, bodyOf(bytes))).rejects.toThrow(NotThisFormat)
  })

  test('is no larger than any real one', async () => {
    const bomb = archive({ 'feed.ndjson': ' '.repeat(40 * 1024 * 1024) })
    await expect(readBody(native, bodyOf(bomb))).rejects.toMatchObject({
      message: expect.stringContaining('inflates to more than any real one'),
      code: 'tooLarge',
    })
  })
})
