import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRuns } from '../src/storage/runs.ts'
import { affiche, afficheJson } from './support/command-line.ts'
import { testDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { answers, feedServer, type FeedServer } from './support/feed-server.ts'

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))
const DAY_MS = 86_400_000

let db: TestDatabase
let server: FeedServer
let env: Record<string, string>

beforeAll(async () => {
  db = await testDatabase()
  server = await feedServer()
  env = {
    AFFICHE_DATABASE_URL: db.url,
    AFFICHE_LOG_LEVEL: 'silent',
    AFFICHE_FETCH_ALLOW_HOSTS: 'localhost',
  }
})
afterAll(async () => {
  await server.close()
  await db.drop()
})

function worker(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', MAIN, 'serve', '--role', 'worker', '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const LINE = `${JSON.stringify({
  id: '1',
  name: 'Les Loutres',
  start: `${new Date().getUTCFullYear() + 1}-12-05T20:00`,
  timeZone: 'Europe/Paris',
  place: 'Salle Vega, Lille',
})}\n`

test('a run of a killed worker is interrupted and taken over by another; told to end, a worker ends its run', async () => {
  /** Resolves when the feed is asked for, which then gets no answer. */
  const asked = () => new Promise<void>((resolve) => server.on('/feed', () => resolve()))
  await afficheJson(env, 'partner', 'create', '--name', 'Guichet')
  const location = `${server.origin}/feed`
  const words = ['--partner', 'Guichet', '--name', 'city', '--format', 'native']
  const more = ['--location', location, '--schedule', '*/5 * * * *']
  const { feedId } = await afficheJson<{ feedId: number }>(env, 'feed', 'create', ...words, ...more)
  // Due since yesterday.
  await db.database.query({
    text: 'update feeds set created_at = $1',
    values: [new Date(Date.now() - DAY_MS)],
  })
  const states = async () =>
    (await listRuns(db.database, feedId)).map(({ state }) => state).toReversed()

  const first = asked()
  const killed = worker()
  await first
  expect(await afficheJson(env, 'feed', 'list')).toMatchObject([
    { running: true, nextAttempt: null, lastRun: { state: 'running' } },
  ])
  const byHand = await affiche(env, 'feed', 'run', 'city')
  expect(byHand.exitCode).toBe(1)
  expect(byHand.stderr).toContain('A run of the feed city is going on')
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const second = asked()
  const ended = worker()
  await second
  expect(await states()).toEqual(['interrupted', 'running'])
  ended.kill('SIGTERM')
  expect(await once(ended, 'exit')).toEqual([0, null])
  expect(await states()).toEqual(['interrupted', 'interrupted'])
  const { rows } = await db.database.query('select from graphile_worker.jobs')
  expect(rows).toEqual([])

  // Cut off twice in a row, it waits; somebody sees to it by hand.
  server.on('/feed', answers(200, {}, LINE))
  expect(await afficheJson(env, 'feed', 'list')).toMatchObject([{ running: false, failures: 2 }])
  expect(await afficheJson(env, 'feed', 'run', 'city')).toMatchObject({ created: 1 })
  expect(await afficheJson(env, 'feed', 'list')).toMatchObject([{ failures: 0 }])
})

test('a worker lives through a database that goes away', async () => {
  await db.database.query('update feeds set removed_at = now()')
  const child = worker()
  await once(child.stdout!, 'data')
  const others = `select count(pg_terminate_backend(pid)) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await db.database.query(others)
  await db.database.query(`select graphile_worker.add_job('sweep', job_key := 'by hand')`)
  await eventually(async () => {
    const { rows } = await db.database.query('select * from graphile_worker.jobs')
    expect(rows, `The worker's exit code is ${child.exitCode}.`).toEqual([])
  })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
