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
  await mkdir(join(folder, 'private'))
  await writeFile(join(folder, 'private', 'secret.jpg'), '4')
  await symlink(join(folder, 'secret.jpg'), join(folder, 'img.example', 'linked.jpg'))
  await symlink(join(folder, 'private'), join(folder, 'img.example', 'linked'))
  await symlink(join(folder, 'private'), join(folder, 'linked.example'))
  await symlink(folder, `${folder}-link`)
})
afterAll(async () => {
  await rm(`${folder}-link`)
  await rm(folder, { recursive: true })
})

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
  'https://img.example/linked/secret.jpg',
  'https://linked.example/secret.jpg',
  'https://./secret.jpg',
  'https://../secret.jpg',
  'data:image/png;base64,x',
  'one.jpg',
])('%s is fetched', async (address) => {
  expect(await mirroredFile(folder, address)).toBeNull()
})

test('the folder itself may be a link', async () => {
  const found = await mirroredFile(`${folder}-link`, 'https://img.example/one.jpg')
  expect(found).toBe(join(`${folder}-link`, 'img.example', 'one.jpg'))
})
