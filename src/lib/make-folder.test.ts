import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), `affiche-test-${process.pid}-`))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('makes all that is missing, tells the first it made, and nothing where all is there', async () => {
  const deep = join(root, 'a', 'b', 'c')
  expect(await makeFolder(deep, 0o700)).toBe(join(root, 'a'))
  expect((await stat(deep)).mode & 0o777).toBe(0o700)
  expect(await makeFolder(deep)).toBeUndefined()
  expect(await makeFolder(join(root, 'a', 'd'))).toBe(join(root, 'a', 'd'))
  await symlink(deep, join(root, 'link'))
  expect(await makeFolder(join(root, 'link'))).toBeUndefined()
})

test('several at once make the same folder together', async () => {
  const deep = join(root, 'race', 'b', 'c')
  const made = await Promise.all(Array.from({ length: 8 }, () => makeFolder(deep)))
  expect(made).toContain(join(root, 'race'))
  expect((await stat(deep)).isDirectory()).toBe(true)
})

test('a file in the way is said', async () => {
  const file = join(root, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR')
})

test('a link to nothing is said', async () => {
  await symlink(join(root, 'nowhere'), join(root, 'dangling'))
  await expect(makeFolder(join(root, 'dangling', 'x'))).rejects.toThrow('EEXIST')
})

test.skipIf(process.platform !== 'linux')(
  'ends where the system takes no folders below one that exists',
  async () => {
    await expect(makeFolder('/proc/affiche')).rejects.toThrow('ENOENT')
    await expect(makeFolder('/proc/affiche/deeper/still')).rejects.toThrow('ENOENT')
  },
)
