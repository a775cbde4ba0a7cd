import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mirroredFile } from './mirrored-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-mirror-'))
  await mkdir(join(folder, 'img.example', 'a b'), { recursive: true })
  await writeFile(join(folder, 'img.example', 'one.jpg'), '1')
  await writeFile(join(folder, 'img.example', 'a b', 'é.jpg'), '2')
  await writeFile(join(folder, 'secret.jpg'), '3')
  await symlink(join(folder, 'secret.jpg'), join(folder, 'img.example', 'linked.jpg'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['https://img.example/one.jpg', 'img.example/one.jpg'],
  ['http://IMG.example:8080/one.jpg?v=2#x', 'img.example/one.jpg'],
  ['https://img.example/a%20b/%C3%A9.jpg', 'img.example/a b/é.jpg'],
])('%s is %s', async (address, file) => {
  expect(await mirroredFile(folder, address)).toBe(join(folder, file))
})

test.each([
  'https://img.example/none.jpg',
  'https://other.example/one.jpg',
  'https://img.example/',
  'https://img.example/a%20b',
  'https://img.example/..%2fsecret.jpg',
  'https://img.example/%2e%2e/secret.jpg',
  'https://img.example/..%5c..%2fsecret.jpg',
  'https://img.example/one.jpg%00',
  'https://img.example/%',
  'https://img.example/linked.jpg',
  'https://./secret.jpg',
  'https://../secret.jpg',
  'data:image/png;base64,x',
  'one.jpg',
])('%s is fetched', async (address) => {
  expect(await mirroredFile(folder, address)).toBeNull()
})
