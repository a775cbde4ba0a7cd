import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketServer } from '../../tests/support/bucket-server.ts'
import { request } from '../../tests/support/request.ts'
import { testServer } from '../../tests/support/server.ts'
import type { TestServer } from '../../tests/support/server.ts'
import { diskStore } from '../storage/picture-files/disk-store.ts'
import { openPictureStore } from '../storage/picture-files/open-store.ts'
import { pictureName } from '../storage/picture-files/picture-store.ts'
import { registerPictures } from './picture-routes.ts'

const BYTES = Buffer.from('RIFF not really')
const NAME = pictureName(BYTES, 'webp')
const DAMAGED = `${'0123456789'.repeat(4)}.jpg`

let folder: string
let server: TestServer
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-served-'))
  const store = diskStore(folder)
  await store.put(NAME, BYTES)
  await store.put(DAMAGED, Buffer.from('half of it'))
  server = await testServer({ seed: false, pages: [(app) => registerPictures(app, store)] })
  url = `${server.url}/images/`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('a picture needs no token, is what its ending says, and is good for ever', async () => {
  const answer = await request(url + NAME)
  expect([answer.status, answer.bytes]).toEqual([200, BYTES])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(BYTES.length),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${NAME.slice(0, 40)}"`,
    'x-content-type-options': 'nosniff',
    // Opened by itself it is a document of our own site: nothing in it may run.
    'content-security-policy': `default-src 'none'; sandbox`,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
})

test('HEAD says the same and sends nothing', async () => {
  const [head, get] = [await request(url + NAME, { method: 'HEAD' }), await request(url + NAME)]
  const { date: _, 'request-id': __, ...said } = head.headers
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect(get.headers).toMatchObject(said)
})

test.each([[`"${NAME.slice(0, 40)}"`], [`W/"${NAME.slice(0, 40)}", "x"`], ['*']])(
  'who has it is not sent it again: If-None-Match: %s',
  async (known) => {
    const answer = await request(url + NAME, { headers: { 'if-none-match': known } })
    expect([answer.status, answer.bytes.length]).toEqual([304, 0])
    expect(answer.headers['cache-control']).toContain('immutable')
  },
)

test.each([
  'f'.repeat(40) + '.jpg',
  `${NAME}x`,
  '..%2f..%2fetc%2fpasswd',
  '%00',
  NAME.replace('.webp', '.svg'),
])('what is not there is a 404 that nobody keeps: %s', async (name) => {
  for (const headers of [{}, { 'if-none-match': '*' }]) {
    const answer = await request(url + name, { headers })
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

test('nothing can be put there', async () => {
  expect((await request(url + NAME, { method: 'PUT', body: 'x' })).status).toBe(405)
})

test('a damaged copy is not served, least of all for ever', async () => {
  const answer = await request(url + DAMAGED)
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(server.logged()).toContain('is damaged')
})

test('while the bucket refuses us or is away, a picture is a 503 that says when to ask again', async () => {
  const bucket = await bucketServer()
  const { address, key, secret, region } = bucket
  const open = (more = {}) => openPictureStore({ store: address, key, secret, region, ...more })
  const stores = [await open(), await open({ secret: 'wrong' })]
  const served = await Promise.all(
    stores.map((store) =>
      testServer({ seed: false, pages: [(app) => registerPictures(app, store)] }),
    ),
  )
  const [good, refused] = served as [TestServer, TestServer]
  const ask = (of: TestServer, headers = {}) => request(`${of.url}/images/${NAME}`, { headers })
  await stores[0]!.put(NAME, BYTES)
  expect((await ask(good)).bytes).toEqual(BYTES)
  const isAway = async (of: TestServer, says: string) => {
    for (const headers of [{}, { 'if-none-match': '*' }, { accept: 'application/xml' }]) {
      const answer = await ask(of, headers)
      expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store'])
      expect(answer.headers).toMatchObject({ 'retry-after': '5' })
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+(json|xml)/)
      expect(answer.bytes.toString()).not.toContain(address)
    }
    expect(of.logged()).toContain(says)
  }
  await isAway(refused, `The picture store ${address} answered 403 (`)
  await bucket.close()
  await isAway(good, `The picture store ${address} cannot be reached`)
  await Promise.all(served.map((one) => one.close()))
})
