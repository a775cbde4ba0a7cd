import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { affiche, afficheJson, startAffiche } from '../../tests/support/command-line.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { feedServer, type FeedServer } from '../../tests/support/feed-server.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import { run } from './run.ts'

const NEXT_YEAR = new Date().getUTCFullYear() + 1

let db: TestDatabase
let server: FeedServer
let folder: string
let env: Record<string, string>

const file = (name: string) => join(folder, name)

beforeAll(async () => {
  db = await testDatabase()
  server = await feedServer()
  folder = await mkdtemp(join(tmpdir(), 'affiche-halfway-'))
  env = {
    AFFICHE_DATABASE_URL: db.url,
    AFFICHE_FETCH_ALLOW_HOSTS: 'localhost',
    AFFICHE_DATA_DIR: folder,
  }
  const shows = Array.from({ length: 30 }, (_, at) =>
    JSON.stringify({
      id: `show-${at}`,
      name: `Les Loutres ${at}`,
      start: `${NEXT_YEAR}-03-05T20:${10 + at}`,
      timeZone: 'Europe/Paris',
      place: 'Salle Vega, Lille',
      image: `${server.origin}/waits/${at}.png`,
    }),
  )
  await writeFile(file('shows.ndjson'), shows.join('\n'))
  const halls = Array.from({ length: 4500 }, (_, at) =>
    JSON.stringify({ id: `hall-${at}`, name: `Hall ${at}`, lat: 50, lng: 3 }),
  )
  await writeFile(file('halls.ndjson'), halls.join('\n'))
  await writeFile(file('rates.csv'), 'Date,USD\n2026-11-27,1.1\n')
  await affiche(env, 'partner', 'create', '--name', 'Guichet')
  for (const name of ['shows', 'removed']) await create(name, file('shows.ndjson'))
  await affiche(env, 'feed', 'run', 'shows')
  await affiche(env, 'feed', 'run', 'removed')
  await create('slow', `${server.origin}/waits`)
})
afterAll(async () => {
  await server.close()
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

function create(name: string, location: string) {
  const words = ['--partner', 'guichet', '--name', name, '--format', 'native']
  return affiche(env, 'feed', 'create', ...words, '--location', location)
}

/** A command that is told to end as soon as it shows how far it is, or a server has been asked for what it never sends. */
async function stopped(words: readonly string[]) {
  const stop = new AbortController()
  const end = () => stop.abort()
  server.on('/waits', end)
  let stdout = ''
  let stderr = ''
  const exitCode = await run(words, {
    out: (text) => (stdout += text),
    err(text) {
      stderr += text
      end()
    },
    live: true,
    env,
    stop: stop.signal,
  })
  return { exitCode, stdout, stderr }
}

test.each([
  { words: ['rebuild'], kept: 'as it was concluded before', goOn: 'affiche rebuild' },
  {
    words: ['directory', 'import', 'halls.ndjson', '--complete'],
    kept: 'nothing was marked as gone',
    goOn: 'Give the same again',
  },
  { words: ['images', 'run'], kept: 'the others are still due', goOn: 'affiche images run' },
  { words: ['feed', 'preview', 'slow'], kept: 'Nothing was stored', goOn: '' },
  { words: ['feed', 'run', 'slow'], kept: 'what had been applied stays', goOn: 'feed run slow' },
])('$words told to end says what it leaves', async ({ words, kept, goOn }) => {
  const given = words.map((word) => (word.endsWith('.ndjson') ? file(word) : word))
  const { exitCode, stdout, stderr } = await stopped(given)
  expect(exitCode).toBe(130)
  expect(stderr).toContain('a second signal ends it at once')
  expect(stdout + stderr).toContain(kept)
  expect(stdout + stderr).toContain(goOn)
})

test.each([
  ['rates', 'import', 'rates.csv'],
  ['trends', 'recompute'],
  ['feed', 'remove', 'removed'],
  ['partner', 'update', 'guichet', '--trust', 'agenda'],
  ['event', 'list'],
])('%s %s told to end before it began does nothing', async (...words) => {
  const given = words.map((word) => (word.endsWith('.csv') ? file(word) : word))
  const stop = AbortSignal.abort()
  const before = await state()
  let stderr = ''
  const err = (text: string) => (stderr += text)
  const exitCode = await run(given, { out: () => {}, err, live: false, env, stop })
  expect(exitCode).toBe(130)
  expect(stderr).toContain('affiche: ended by SIGINT. ')
  expect(await state()).toEqual(before)
})

async function state() {
  const feeds = await afficheJson<object[]>(env, 'feed', 'list')
  const partners = await afficheJson<object[]>(env, 'partner', 'list')
  return { feeds, partners }
}

test('a script reads of a command that was ended what a person does', async () => {
  const stop = AbortSignal.abort()
  let stdout = ''
  const out = (text: string) => (stdout += text)
  const exitCode = await run(['rebuild', '--json'], { out, err() {}, live: false, env, stop })
  expect(exitCode).toBe(130)
  expect(JSON.parse(stdout)).toEqual({
    error: expect.stringContaining('ended by SIGINT. What it had not come to'),
    hint: expect.stringContaining('affiche rebuild'),
  })
})

async function isWaiting(): Promise<void> {
  const { rows } = await db.database.query<{ waiting: number }>({
    text: `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
  })
  expect(rows[0]?.waiting).toBe(1)
}

test('of two signals the second ends a command that waits for somebody else', async () => {
  await changeCatalogue(db.database, Date.now(), async () => {
    const child = startAffiche(env, 'rebuild')
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const closed = once(child, 'close')
    await eventually(isWaiting)
    for await (const _ of setInterval(100)) {
      if (child.exitCode !== null || child.signalCode !== null) break
      child.kill('SIGINT')
    }
    expect(await closed).toEqual([null, 'SIGINT'])
    expect(stderr).toContain('a second signal ends it at once')
  })
})
