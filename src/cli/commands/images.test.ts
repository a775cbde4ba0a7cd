import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { VerdictJson } from '../../../tests/support/operator.ts'
import { drawing } from '../../../tests/support/pictures.ts'

const GOOD = 'https://guichet.example/pics/good.jpg'
const BAD = 'https://guichet.example/pics/bad.jpg'

let db: TestDatabase
let folder: string
let env: Record<string, string>

const listing = (id: string, image: string) => ({
  id,
  name: `Les Loutres ${id}`,
  start: `${new Date().getUTCFullYear() + 1}-12-05T20:00`,
  image,
  place: { name: `Salle ${id}`, city: 'Lille', country: 'FR' },
})

/** A file that stands for an address: nothing here has a network. */
async function putInMirror(address: string, bytes: Buffer | string): Promise<void> {
  const { hostname, pathname } = new URL(address)
  const file = join(folder, 'mirror', hostname, pathname)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-images-'))
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_DATA_DIR: folder, AFFICHE_LOG_LEVEL: 'silent' }
  await putInMirror(GOOD, await drawing(900, 600).jpeg().toBuffer())
  await putInMirror(BAD, '<html>Not found</html>')
  const file = join(folder, 'feed.ndjson')
  const lines = [listing('1', GOOD), listing('2', BAD)].map((one) => `${JSON.stringify(one)}\n`)
  await writeFile(file, lines.join(''))
  await afficheJson(env, 'partner', 'create', '--name', 'Guichet')
  const feed = ['--partner', 'Guichet', '--name', 'g', '--format', 'native', '--location', file]
  await afficheJson(env, 'feed', 'create', ...feed)
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

test('before any listing has named one, that is said', async () => {
  expect((await affiche(env, 'images', 'show')).stdout).toContain('No listing has shown a picture')
  const nothing = { looked: 0, ready: 0, refused: 0, waiting: 0 }
  expect(await afficheJson(env, 'images', 'run')).toMatchObject(nothing)
})

test('a run fetches and cuts what is due, and says where to read why some failed', async () => {
  await afficheJson(env, 'feed', 'run', 'g')
  const { exitCode, stdout } = await affiche(env, 'images', 'run')
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(
    /2 pictures looked at in [\d.]+ s: 1 ready, 1 refused, 0 to be tried again/,
  )
  expect(stdout).toContain('affiche images show')
})

test('what became of them is counted, and the last failures are told with their reasons', async () => {
  expect(await afficheJson(env, 'images', 'show')).toMatchObject({
    counts: [
      { state: 'ready', reason: null, images: 1 },
      { state: 'refused', reason: 'html', images: 1 },
    ],
    failed: [{ address: BAD, state: 'refused', reason: 'html', forms: null }],
  })
  const { stdout } = await affiche(env, 'images', 'show')
  expect(stdout).toContain('It is a web page, not a picture.')
})

test('the pictures of an event, and one by its address', async () => {
  const [event] = await afficheJson<{ id: number }[]>(env, 'event', 'list', '--name', 'Loutres 1')
  const shown = await afficheJson<{ images: object[] }>(env, 'images', 'show', String(event!.id))
  expect(shown.images).toMatchObject([
    { of: 'listing', name: 'Guichet 1', address: GOOD, state: 'ready', width: 900, height: 600 },
  ])
  expect(shown.images).toMatchObject([{ shown: true, fit: 'good' }])
  const one = await afficheJson<{ forms: object }>(env, 'images', 'show', GOOD)
  expect(one).toMatchObject({ state: 'ready', reason: null, standIn: false })
  expect(Object.keys(one.forms).toSorted()).toEqual(
    ['height', 'image', 'rectangle', 'square', 'web', 'width'].toSorted(),
  )
})

test('explain tells which picture an event shows, of which listing, and why it shows no other', async () => {
  const [event] = await afficheJson<{ id: number }[]>(env, 'event', 'list', '--name', 'Loutres 2')
  const number = String(event!.id)
  const imagesOf = async () =>
    (await afficheJson<{ events: { images: object[] }[] }>(env, 'explain', number)).events[0]!
      .images
  expect(await imagesOf()).toMatchObject([
    {
      of: 'listing',
      name: 'Guichet 2',
      address: BAD,
      state: 'refused',
      reason: 'html',
      detail: 'It is a web page, not a picture.',
      shown: false,
      fit: null,
      forms: null,
    },
  ])
  const { stdout } = await affiche(env, 'explain', number)
  expect(stdout).toMatch(/listing +Guichet 2 +no +refused +.*It is a web page, not a picture\./)
  await afficheJson(env, 'pin', number, 'image', GOOD)
  expect(await imagesOf()).toMatchObject([
    { of: 'pin', address: GOOD, shown: true, state: 'ready', width: 900 },
    { of: 'listing', address: BAD, shown: false },
  ])
  const decisions = await affiche(env, 'explain', number)
  const pin = /Decision (\d+): /.exec(decisions.stdout)![1]!
  await afficheJson(env, 'revoke', pin)
})

test('a picture of our own is told by its address where that is known, else by its path', async () => {
  const [event] = await afficheJson<{ id: number }[]>(env, 'event', 'list', '--name', 'Loutres 1')
  const words = ['hide', String(event!.id), '--dry-run']
  const at = { ...env, AFFICHE_PUBLIC_URL: 'https://events.example' }
  const [here, there] = [
    await afficheJson<VerdictJson>(env, ...words),
    await afficheJson<VerdictJson>(at, ...words),
  ].map(({ events }) => events[0]!.before!.image)
  expect(here).toMatch(/^\/images\/\w+\.jpg$/)
  expect(there).toBe(`https://events.example${here}`)
  const pin = ['pin', String(event!.id), 'image', BAD, '--dry-run']
  expect((await affiche(env, ...pin)).stdout).toMatch(/^image +\/images\/\w+\.jpg +https:/m)
})

test('one that was mended is looked at again by its address, and is shown', async () => {
  await putInMirror(BAD, await drawing(640, 480).png().toBuffer())
  expect(await afficheJson(env, 'images', 'retry', BAD)).toMatchObject({ looked: 1, ready: 1 })
  const { rows } = await db.database.query<{ fragment: string }>(
    `select fragment from events where name = 'Les Loutres 2'`,
  )
  expect(JSON.parse(rows[0]!.fragment)).toMatchObject({ imageWidth: 640, imageHeight: 480 })
  expect(await afficheJson(env, 'images', 'retry')).toMatchObject({ looked: 0 })
})

test.each([
  [
    ['images', 'show', 'https://guichet.example/none.jpg'],
    'no listing, performer, place or partner',
  ],
  [
    ['images', 'retry', 'https://guichet.example/none.jpg'],
    'no listing, performer, place or partner',
  ],
  [['images', 'show', '999'], 'there is no event 999'],
])('%j says what is wrong', async (words, says) => {
  const { exitCode, stderr } = await affiche(env, ...words)
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(says)])
})
