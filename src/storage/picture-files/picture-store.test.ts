import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bucketServer } from '../../../tests/support/bucket-server.ts'
import type { BucketServer } from '../../../tests/support/bucket-server.ts'
import { openPictureStore } from './open-store.ts'
import { PictureStoreError, pictureEnding, pictureName } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'
import { bucketStore } from './s3-store.ts'

const BYTES = Buffer.from([0, 1, 2, 255, 254])
const NAME = pictureName(BYTES, 'webp')
const LARGE = Buffer.alloc(100_000, 7)
const OTHER = pictureName(LARGE, 'jpg')

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
    await store.put(NAME, BYTES)
    await store.put(NAME, BYTES)
    expect(await store.get(NAME)).toEqual(BYTES)
    expect([await store.size(NAME), await store.size(OTHER)]).toEqual([5, null])
    expect(await store.get(OTHER)).toBeNull()
    await store.remove(NAME)
    await store.remove(NAME)
    expect([await store.get(NAME), await store.size(NAME)]).toEqual([null, null])
  })

  test('says that it is in order, and leaves nothing behind by it', async () => {
    const store = await open()
    const before = server.objects.size
    await expect(store.check()).resolves.toBeUndefined()
    expect(server.objects.size).toBe(before)
  })

  test('never gives other bytes under a name than those it was made of', async () => {
    const store = await open()
    await store.put(NAME, Buffer.from('torn'))
    await expect(store.get(NAME)).rejects.toThrow(PictureStoreError)
    await store.put(NAME, BYTES)
    expect(await store.get(NAME)).toEqual(BYTES)
    await store.remove(NAME)
  })
})

test('a folder holds whole files and nothing else', async () => {
  const store = await openPictureStore({ store: folder, key: null, secret: null, region: '' })
  await Promise.all([1, 2, 3].map(() => store.put(OTHER, LARGE)))
  expect(await readdir(join(folder, OTHER.slice(0, 2)))).toEqual([OTHER])
  expect(await readdir(join(folder, 'drafts'))).toEqual([])
})

test('what writers that were killed left half done is cleared away, what is being written is not', async () => {
  const home = join(folder, 'killed')
  const store = await openPictureStore({ store: home, key: null, secret: null, region: '' })
  await store.removeDrafts(Date.now())
  await mkdir(join(home, 'drafts'), { recursive: true })
  for (const [name, seconds] of [
    ['old', 1000],
    ['new', 3000],
  ] as const) {
    await writeFile(join(home, 'drafts', name), 'half')
    await utimes(join(home, 'drafts', name), seconds, seconds)
  }
  await store.removeDrafts(2_000_000)
  expect(await readdir(join(home, 'drafts'))).toEqual(['new'])
})

test('a folder that cannot be used says so', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const store = await openPictureStore({ store: file, key: null, secret: null, region: '' })
  for (const work of [() => store.put(NAME, BYTES), () => store.check()])
    await expect(work()).rejects.toThrow(`The folder of pictures ${file} cannot be`)
})

describe('a bucket', () => {
  const silent: RequestListener = () => {}
  const away: readonly (readonly [string, RequestListener, string])[] = [
    ['answers nothing but errors', (_, response) => response.writeHead(500).end(), 'answered 500'],
    ['hangs up', (request) => request.socket.destroy(), 'cannot be reached'],
    ['says nothing', silent, 'cannot be reached'],
    [
      'breaks off',
      (request, response) => {
        response.writeHead(200, { 'content-length': 1000 }).write('x')
        setImmediate(() => request.socket.destroy())
      },
      'cannot be reached',
    ],
    [
      'sends its login page',
      (_, response) => response.writeHead(200).end('<html>'),
      'gave other bytes',
    ],
    [
      'sends us elsewhere',
      (_, response) => response.writeHead(302, { location: '/login' }).end(),
      'answered 302',
    ],
  ]
  test.each(away)('that %s is told', async (_, answer, says) => {
    const broken = createServer(answer).listen(0, '127.0.0.1')
    await once(broken, 'listening')
    const { port } = broken.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/affiche`
    // Only where nothing comes is it not waited for: a busy machine may be late with all else.
    const readTimeoutMs = answer === silent ? 50 : 60_000
    const store = bucketStore({ ...server, address, readTimeoutMs })
    const error = await store.get(NAME).then(
      () => null,
      (thrown: unknown) => thrown as Error,
    )
    expect(error).toBeInstanceOf(PictureStoreError)
    expect(error?.message).toContain(says)
    broken.closeAllConnections()
    broken.close()
  })
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
  for (const work of [() => store.put(NAME, BYTES), () => store.get(NAME), () => store.check()]) {
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

test('a bucket that says it took what it does not have is not in order', async () => {
  const store = await bucket()
  const keep = vi.spyOn(server.objects, 'set').mockReturnValue(server.objects)
  await expect(store.check()).rejects.toThrow('took an object and does not have it')
  keep.mockRestore()
})

test('a bucket without a key is refused at once', async () => {
  await expect(bucket({ key: null })).rejects.toThrow('AFFICHE_IMAGE_STORE_KEY')
})

test.each(['../../etc/passwd', `${'a'.repeat(40)}.svg`, `${'A'.repeat(40)}.jpg`, `x${NAME}`, ''])(
  '%s is no name of a picture',
  (name) => expect(pictureEnding(name)).toBeNull(),
)
