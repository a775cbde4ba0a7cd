import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { spool } from './spool.ts'

afterEach(() => vi.unstubAllEnvs())

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function whole(source: AsyncIterable<Buffer>): Promise<string> {
  const held: Buffer[] = []
  for await (const chunk of source) held.push(chunk)
  return Buffer.concat(held).toString()
}

test('what was set aside reads the same any number of times, and has no name on disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'affiche-spools-'))
  vi.stubEnv('TMPDIR', folder)
  const long = 'é'.repeat(400_000)
  const held = await spool(chunks('a', '', long, 'z'))
  expect(held.size).toBe(Buffer.byteLength(long) + 2)
  expect(await whole(held.chunks())).toBe(`a${long}z`)
  expect(await whole(held.chunks())).toBe(`a${long}z`)
  expect(await readdir(folder)).toEqual([])
  await held.close()
  await rm(folder, { recursive: true })
})

test('what breaks off while it is set aside leaves nothing and says why', async () => {
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('broke off')
  }
  await expect(spool(broken())).rejects.toThrow('broke off')
})

test.each([
  ['a file', fileURLToPath(import.meta.url), 'a file is where a folder must be'],
  ['not there', join(tmpdir(), 'affiche-nowhere', 'at-all'), 'no folder can be made there'],
])('a folder that is %s is named, and how to choose another', async (_, folder, says) => {
  vi.stubEnv('TMPDIR', folder)
  await expect(spool(chunks('a'))).rejects.toThrow(
    `Nothing can be set aside in ${folder} (TMPDIR can name another folder): ${says}`,
  )
})
