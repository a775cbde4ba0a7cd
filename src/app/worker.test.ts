import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, feedServer, type FeedServer } from '../../tests/support/feed-server.ts'
import { drawing } from '../../tests/support/pictures.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import type { Feed } from '../domain/feed.ts'
import { settableClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { holdFeed } from '../storage/catalogue-lock.ts'
import { lastDocumentVersion } from '../storage/changes.ts'
import { dueEvents } from '../storage/events.ts'
import { insertFeed, markFeedRemoved, updateFeed } from '../storage/feeds.ts'
import { addJob } from '../storage/jobs.ts'
import { insertPartner, PARTNER_DEFAULTS } from '../storage/partners.ts'
import { listRuns, startRun } from '../storage/runs.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import { feedStandings } from '../storage/schedules.ts'
import { readConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { RUN_FEED } from './feed-jobs.ts'
import { openWorker, type Worker } from './worker.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-12-05T03:30:00Z')
/** Past the nightly time, and past every feed's jitter. */
const AFTER_FOUR = Date.parse('2026-12-05T04:06:00Z')
const NIGHTLY = '0 4 * * *'

let db: TestDatabase
let folder: string
let server: FeedServer
let app: AppContext
let one: Worker
let other: Worker
let partnerId: number
const clock = settableClock(START)

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-worker-'))
  server = await feedServer()
  const env = { AFFICHE_FETCH_ALLOW_HOSTS: 'localhost', AFFICHE_DATA_DIR: folder }
  app = {
    env,
    config: readConfig(env),
    clock,
    logger: createLogger({ level: 'silent' }),
    database: db.database,
    databaseUrl: db.url,
    close: async () => {},
  }
  // Both at once: one makes the tables of the jobs, the other waits for them.
  ;[one, other] = await Promise.all([openWorker(app, 'http://x'), openWorker(app, 'http://x')])
  // Trends have a test of their own.
  await writeSetting(db.database, 'trendDay', String(Math.floor(START / (24 * HOUR)) + 1000))
  const partner = { ...PARTNER_DEFAULTS, name: 'Guichet' }
  partnerId = (await insertPartner(db.database, partner, clock.now())).id
})
afterAll(async () => {
  await one.close()
  await other.close()
  await server.close()
  await db.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  clock.set(START)
  await db.database.query('update feeds set removed_at = now() where removed_at is null')
})

async function feed(name: string, more: Partial<Feed> = {}): Promise<Feed> {
  const location = join(folder, `${name}.ndjson`)
  await writeFile(
    location,
    '{"id":"1","name":"Les Loutres","start":"2026-12-24T20:00","place":"Salle Vega, Lille","performers":["Les Loutres"]}\n',
  )
  const made = {
    partnerId,
    name,
    format: 'native',
    location,
    schedule: NIGHTLY,
    complete: true,
    options: { timeZone: 'Europe/Paris' },
    state: 'active' as const,
    ...more,
  }
  return insertFeed(db.database, made, clock.now())
}

const statesOf = async ({ id }: Feed) =>
  (await listRuns(db.database, id)).map(({ state }) => state).toReversed()

async function jobs(): Promise<number> {
  const { rows } = await db.database.query<{ count: number }>(
    'select count(*) as count from graphile_worker.jobs',
  )
  return rows[0]!.count
}

/** Both workers look, and both do what there is. */
async function round(at: number): Promise<void> {
  clock.set(at)
  await Promise.all([one.plan(), other.plan()])
  await Promise.all([one.drain(), other.drain()])
}

describe('a feed', () => {
  test('runs once for each time that comes, however many workers there are', async () => {
    const nightly = await feed('nightly')
    await round(START)
    expect(await statesOf(nightly)).toEqual([])
    for (let times = 0; times < 3; times += 1) await round(AFTER_FOUR)
    expect(await statesOf(nightly)).toEqual(['succeeded'])
    // Two nights without a worker are made good by one run.
    for (let times = 0; times < 2; times += 1) await round(AFTER_FOUR + 53 * HOUR)
    expect(await statesOf(nightly)).toEqual(['succeeded', 'succeeded'])
    expect(await jobs()).toBe(0)
  })

  test('is spread over the minutes after its time, always by the same', async () => {
    const spread = await Promise.all([feed('a'), feed('b'), feed('c')])
    await round(Date.parse('2026-12-05T04:00:00Z'))
    const before = (await Promise.all(spread.map(statesOf))).flat().length
    await round(AFTER_FOUR)
    expect(before).toBeLessThan(3)
    expect((await Promise.all(spread.map(statesOf))).flat()).toHaveLength(3)
  })

  test('that is added, changed, paused or removed while workers run is treated as it is now', async () => {
    const [paused, removed, changed] = [
      await feed('paused'),
      await feed('removed'),
      await feed('changed', { schedule: null }),
    ]
    await round(AFTER_FOUR - 30 * MINUTE)
    await updateFeed(db.database, { ...paused, state: 'paused' })
    await markFeedRemoved(db.database, removed.id, clock.now())
    await updateFeed(db.database, { ...changed, schedule: NIGHTLY })
    const added = await feed('added')
    await round(AFTER_FOUR)
    expect(await Promise.all([paused, removed, changed, added].map(statesOf))).toEqual([
      [],
      [],
      ['succeeded'],
      ['succeeded'],
    ])
    await updateFeed(db.database, paused)
    await round(AFTER_FOUR + MINUTE)
    expect(await statesOf(paused)).toEqual(['succeeded'])
  })

  test('that was paused after its job was put in does not run', async () => {
    const late = await feed('late')
    clock.set(AFTER_FOUR)
    await one.plan()
    await updateFeed(db.database, { ...late, state: 'paused' })
    await one.drain()
    expect(await statesOf(late)).toEqual([])
    expect(await jobs()).toBe(0)
  })

  test('that is run by hand at its time is left alone', async () => {
    const manual = await feed('manual')
    const hold = await holdFeed(db.database, manual.id)
    await round(AFTER_FOUR)
    await addJob(db.database, RUN_FEED, { feedId: manual.id }, 'by hand')
    await other.drain()
    expect(await statesOf(manual)).toEqual([])
    await hold!.release()
  })
})

describe('a feed that fails', () => {
  test('is tried again later and later, says so, and is as before once it succeeds', async () => {
    const location = server.on('/failing', answers(404))
    const [failing, sound] = [
      await feed('failing', { location, schedule: '*/2 * * * *' }),
      await feed('sound', { schedule: '*/2 * * * *' }),
    ]
    const runsBy = async (minutes: number) => {
      await round(START + minutes * MINUTE)
      return (await statesOf(failing)).length
    }
    // Jitter is at most a tenth.
    expect(await runsBy(3)).toBe(1)
    expect(await runsBy(7)).toBe(1)
    expect(await runsBy(9)).toBe(2)
    expect(await runsBy(18)).toBe(2)
    expect(await runsBy(21)).toBe(3)
    const [standing] = await feedStandings(db.database, failing.id)
    expect(standing).toMatchObject({ failures: 3, running: false, lastRun: { state: 'failed' } })
    expect(standing!.lastWarning).toContain('404')
    // Others go on meanwhile, each time.
    expect(await statesOf(sound)).toEqual(Array(5).fill('succeeded'))

    await updateFeed(db.database, { ...failing, location: sound.location })
    expect(await runsBy(44)).toBe(4)
    expect(await feedStandings(db.database, failing.id)).toMatchObject([{ failures: 0 }])
    expect(await runsBy(47)).toBe(5)
  })

  test('is left alone for as long as its server asks', async () => {
    // Another one: between two requests to one server there is a pause.
    const asking = await feedServer()
    const location = asking.on('/later', answers(429, { 'retry-after': '7200' }))
    const asked = await feed('asked', { location, schedule: '*/2 * * * *' })
    await round(START + 3 * MINUTE)
    await round(START + 2 * HOUR)
    expect(await statesOf(asked)).toEqual(['failed'])
    await round(START + 2 * HOUR + 4 * MINUTE)
    expect(await statesOf(asked)).toEqual(['failed', 'failed'])
    await asking.close()
  })
})

describe('trends', () => {
  test('are recomputed once a day from the time set for it on, also for days without a worker', async () => {
    const day = Math.floor(START / (24 * HOUR))
    const trendDay = async () => Number(await readSetting(db.database, 'trendDay'))
    await writeSetting(db.database, 'trendDay', String(day))
    const midnight = (day + 1) * 24 * HOUR
    await round(midnight + 9 * MINUTE)
    expect(await trendDay()).toBe(day)
    await round(midnight + 10 * MINUTE)
    expect(await trendDay()).toBe(day + 1)
    await round(midnight + 75 * HOUR)
    expect(await trendDay()).toBe(day + 4)
    await writeSetting(db.database, 'trendDay', String(day + 1000))
  })
})

describe('chores', () => {
  test('are one job each, however many workers see that they are due', async () => {
    const waiting = async () => {
      const { rows } = await db.database.query<{ task: string }>(
        'select task_identifier as task from graphile_worker.jobs order by 1',
      )
      return rows.map(({ task }) => task)
    }
    const UP_TO = 'prepared_documents http://x'
    await feed('news')
    await round(AFTER_FOUR)
    // Dates have passed meanwhile, and documents have changed.
    clock.set(Date.parse('2026-12-26T12:00:00Z'))
    await db.database.query("update events set next_change_at = '2020-01-01T00:00Z'")
    await writeSetting(db.database, UP_TO, '0')
    await one.plan()
    await other.plan()
    expect((await waiting()).filter((task) => task !== RUN_FEED)).toEqual([
      'prepare-documents',
      'render-due',
    ])
    await Promise.all([one.drain(), other.drain()])
    expect(await waiting()).toEqual([])
    expect(await dueEvents(db.database, clock.now(), 1)).toEqual([])
    await round(clock.now())
    expect(Number(await readSetting(db.database, UP_TO))).toBe(
      await lastDocumentVersion(db.database),
    )
  })
})

describe('pictures', () => {
  test('are fetched and shown without anybody asking, once however many workers there are', async () => {
    const bytes = await drawing(640, 400).jpeg().toBuffer()
    const image = server.on('/poster.jpg', answers(200, {}, bytes))
    const shown = await feed('shown')
    const listing = { id: 'p', name: 'Vernissage', start: '2026-12-24T18:00', image }
    await writeFile(shown.location, `${JSON.stringify(listing)}\n`)
    await round(AFTER_FOUR)
    for (let times = 0; times < 3; times += 1) await round(AFTER_FOUR + times)
    const { rows } = await db.database.query<{ fragment: string }>(
      "select fragment from events where name = 'Vernissage'",
    )
    expect(JSON.parse(rows[0]!.fragment)).toMatchObject({ imageWidth: 640, imageHeight: 400 })
    expect(server.requests.filter(({ url }) => url === '/poster.jpg')).toHaveLength(1)
  })
})

describe('a worker that was killed', () => {
  test('leaves a run that is called interrupted and a job that another worker takes over', async () => {
    const cut = await feed('cut off')
    clock.set(AFTER_FOUR)
    await one.plan()
    await db.database.query(`update graphile_worker._private_jobs
      set locked_by = 'pool-of-the-dead', locked_at = now(), attempts = 1`)
    await startRun(db.database, cut.id, clock.now())
    await other.drain()
    expect(await statesOf(cut)).toEqual(['running'])

    await other.plan()
    await other.drain()
    expect(await statesOf(cut)).toEqual(['interrupted', 'succeeded'])
    expect(await jobs()).toBe(0)
  })

  test('again and again by one feed has that feed wait', async () => {
    const deadly = await feed('deadly')
    clock.set(AFTER_FOUR)
    await startRun(db.database, deadly.id, clock.now())
    await db.database.query("update runs set state = 'interrupted' where state = 'running'")
    await startRun(db.database, deadly.id, clock.now())
    await round(AFTER_FOUR + 4 * MINUTE)
    expect(await statesOf(deadly)).toEqual(['interrupted', 'running'])
    await round(AFTER_FOUR + 6 * MINUTE)
    expect(await statesOf(deadly)).toEqual(['interrupted', 'interrupted', 'succeeded'])
  })
})
