import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, feedServer, type FeedServer } from '../../tests/support/feed-server.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { settableClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { holdFeed } from '../storage/catalogue-lock.ts'
import { insertFeed } from '../storage/feeds.ts'
import { insertPartner, PARTNER_DEFAULTS } from '../storage/partners.ts'
import { listRuns } from '../storage/runs.ts'
import { readConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { planFeeds } from './feed-jobs.ts'
import { openWorker, type Worker } from './worker.ts'

const LINE =
  '{"id":"1","name":"Les Loutres","start":"2027-12-24T20:00","place":"Salle Vega, Lille"}\n'
const CREATED = Date.parse('2026-12-05T03:00:00Z')
const MINUTE = 60_000

let db: TestDatabase
let server: FeedServer
let app: AppContext
let worker: Worker
let partnerId: number
const clock = settableClock(CREATED)

beforeAll(async () => {
  db = await testDatabase()
  server = await feedServer()
  // Half of them is two.
  const env = { AFFICHE_FETCH_ALLOW_HOSTS: 'localhost', AFFICHE_FEEDS_AT_ONCE: '4' }
  const config = readConfig({ ...env, AFFICHE_IMAGES_AT_ONCE: '0' })
  const logger = createLogger({ level: 'silent' })
  const { database, url: databaseUrl } = db
  app = { env, config, clock, logger, database, databaseUrl, close: async () => {} }
  worker = await openWorker(app, 'http://x')
  const partner = { ...PARTNER_DEFAULTS, name: 'Guichet' }
  partnerId = (await insertPartner(db.database, partner, clock.now())).id
})
afterAll(async () => {
  await worker.close()
  await server.close()
  await db.drop()
})

/** Feeds by name; `minute`: of the hour at which each is due, and up to five minutes later. */
async function feeds(given: Readonly<Record<string, { location: string; minute: number }>>) {
  await db.database.query(`update feeds set removed_at = now() where removed_at is null`)
  await db.database.query(
    'select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs',
  )
  const ids = new Map<string, number>()
  for (const [name, { location, minute }] of Object.entries(given)) {
    const schedule = `${minute} 4 * * *`
    const made = { partnerId, name, format: 'native', location, schedule, complete: true }
    const whole = { ...made, options: { timeZone: 'Europe/Paris' }, state: 'active' as const }
    ids.set(name, (await insertFeed(db.database, whole, CREATED)).id)
  }
  clock.set(CREATED + 120 * MINUTE)
  return ids
}

async function planned(ids: ReadonlyMap<string, number>): Promise<string[]> {
  await planFeeds(app)
  const { rows } = await db.database.query<{ key: string }>(
    'select key from graphile_worker.jobs order by priority, run_at, id',
  )
  const names = new Map([...ids].map(([name, id]) => [`feed:${id}`, name]))
  return rows.map(({ key }) => names.get(key) ?? key)
}

const at = (host: string, minute: number) => ({ location: `http://${host}/feed`, minute })

test('half of what a worker reads at a time may be of one server, the longest due first', async () => {
  const ids = await feeds({
    a1: at('a.example', 43),
    a2: at('a.example', 25),
    a3: at('a.example', 31),
    a4: at('a.example', 19),
    port: at('a.example:8080', 37),
    b1: at('b.example', 49),
    file1: { location: '/feeds/1', minute: 1 },
    file2: { location: '/feeds/2', minute: 7 },
    file3: { location: '/feeds/3', minute: 13 },
  })
  expect(await planned(ids)).toEqual(['file1', 'file2', 'file3', 'a4', 'a2', 'port', 'b1'])
  // Who looks again finds the same.
  expect(await planned(ids)).toHaveLength(7)
})

test('several servers that have many feeds leave places for one that has none at work', async () => {
  const slow = ['a', 'b', 'c'].flatMap((name, index) =>
    [1, 2, 3].map((nth) => [`${name}${nth}`, at(`${name}.example`, index + 5 * nth)] as const),
  )
  const ids = await feeds({ ...Object.fromEntries(slow), d1: at('d.example', 49) })
  // Four places: one each, and one more of the one that waits longest.
  expect(await planned(ids)).toEqual(['a1', 'b1', 'c1', 'a2', 'd1'])
  const holds = await Promise.all(
    ['a1', 'a2', 'b1'].map(async (name) => holdFeed(db.database, ids.get(name)!)),
  )
  await db.database.query(
    'select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs',
  )
  expect(await planned(ids)).toEqual(['c1', 'd1'])
  for (const hold of holds) await hold!.release()
})

test('runs that go on count, whoever holds them', async () => {
  const ids = await feeds({
    a1: at('a.example', 10),
    a2: at('a.example', 20),
    a3: at('a.example', 30),
    b1: at('b.example', 50),
  })
  const holds = [
    await holdFeed(db.database, ids.get('a2')!),
    await holdFeed(db.database, ids.get('a3')!),
  ]
  expect(await planned(ids)).toEqual(['b1'])
  await holds[0]!.release()
  // Due before it, and read before it.
  expect(await planned(ids)).toEqual(['a1', 'b1'])
  await holds[1]!.release()
})

test('who waited for others of its server is read when they have been', async () => {
  const location = server.on('/one', answers(200, {}, LINE))
  const names = ['v', 'w', 'x', 'y', 'z']
  const ids = await feeds(Object.fromEntries(names.map((name) => [name, { location, minute: 5 }])))
  expect(await planned(ids)).toHaveLength(2)
  await worker.drain()
  for (const name of names)
    expect(await listRuns(db.database, ids.get(name)!)).toMatchObject([{ state: 'succeeded' }])
})
