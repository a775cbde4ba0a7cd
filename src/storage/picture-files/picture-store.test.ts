import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketServer } from '../../../tests/support/bucket-server.ts'
import type { BucketServer } from '../../../tests/support/bucket-server.ts'
import { openPictureStore } from './open-store.ts'
import { PictureStoreError, pictureEnding } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'

const NAME = `${'0123456789'.repeat(4)}.webp`
const OTHER = `${'9876543210'.repeat(4)}.jpg`

let folder: string
let server: BucketServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-store-'))
  server = await bucketServer()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const bucket = (more = {}) => {
  const { address, key, secret, region } = server
  return openPictureStore({ store: address, key, secret, region, ...more })
}

const STORES: readonly (readonly [string, () => Promise<PictureStore>])[] = [
  [
    'a folder',
    () =>
      openPictureStore({ store: join(folder, 'deep', 'er'), key: null, secret: null, region: '' }),
  ],
  ['a bucket', () => bucket()],
  ['a bucket whose address ends with a slash', () => bucket({ store: `${server.address}/` })],
]

describe.each(STORES)('%s', (_, open) => {
  test('gives back what was put there, and nothing where nothing is', async () => {
    const store = await open()
    const bytes = Buffer.from([0, 1, 2, 255, 254])
    await store.put(NAME, bytes)
    await store.put(NAME, bytes)
    expect(await store.get(NAME)).toEqual(bytes)
    expect([await store.size(NAME), await store.size(OTHER)]).toEqual([5, null])
    expect(await store.get(OTHER)).toBeNull()
    await store.remove(NAME)
    await store.remove(NAME)
    expect([await store.get(NAME), await store.size(NAME)]).toEqual([null, null])
  })
})

test('a folder holds whole files and nothing else', async () => {
  const store = await openPictureStore({ store: folder, key: null, secret: null, region: '' })
  await Promise.all([1, 2, 3].map(() => store.put(OTHER, Buffer.alloc(100_000, 7))))
  expect(await readdir(join(folder, '98'))).toEqual([OTHER])
})

test('a bucket is told what the object is and that it never changes', async () => {
  const store = await bucket()
  await store.put(OTHER, Buffer.from('x'))
  expect(server.objects.get(OTHER)?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a bucket that is busy is asked again', async () => {
  const store = await bucket()
  server.beBusy(2)
  await store.put(NAME, Buffer.from('x'))
  expect(server.requests.slice(-3)).toEqual(Array(3).fill(`PUT /affiche/pictures/${NAME}`))
})

test.each([
  ['a wrong secret', { secret: 'geheim' }, '403 (SignatureDoesNotMatch)'],
  ['an unknown key', { key: 'geheim' }, '403 (InvalidAccessKeyId)'],
  ['a wrong region', { region: 'elsewhere' }, '403 (AuthorizationHeaderMalformed)'],
  ['a bucket that is not there', { path: '/none' }, '404 (NoSuchBucket)'],
])('%s is told with the settings to look at', async (_, wrong, says) => {
  const other = 'path' in wrong ? { store: new URL(wrong.path, server.address).href } : wrong
  const store = await bucket(other)
  for (const work of [() => store.put(NAME, Buffer.from('x')), () => store.get(NAME)]) {
    const error = await work().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(PictureStoreError)
    const { message } = error as Error
    expect(message).toContain(says)
    expect(message).toContain('AFFICHE_IMAGE_STORE')
    expect(message).not.toContain('geheim')
  }
})

test('a bucket without a key is refused at once', async () => {
  await expect(bucket({ key: null })).rejects.toThrow('AFFICHE_IMAGE_STORE_KEY')
})

test.each(['../../etc/passwd', `${'a'.repeat(40)}.svg`, `${'A'.repeat(40)}.jpg`, `x${NAME}`, ''])(
  '%s is no name of a picture',
  (name) => expect(pictureEnding(name)).toBeNull(),
)
