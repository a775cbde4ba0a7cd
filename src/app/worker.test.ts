import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { settableClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { insertFeed } from '../storage/feeds.ts'
import { insertPartner, PARTNER_DEFAULTS } from '../storage/partners.ts'
import { listRuns } from '../storage/runs.ts'
import { readConfig } from './config.ts'
import type { AppContext } from './context.ts'
import { openIngestion, type Ingestion } from './ingestion.ts'
import { runDueFeeds } from './worker.ts'

let db: TestDatabase
let folder: string
let app: AppContext
let ingestion: Ingestion
const clock = settableClock('2026-12-05T03:30:00Z')

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-worker-'))
  app = {
    env: {},
    config: readConfig({}),
    clock,
    logger: createLogger({ level: 'silent' }),
    database: db.database,
    databaseUrl: db.url,
    close: async () => {},
  }
  ingestion = openIngestion(app)
})
afterAll(async () => {
  await ingestion.close()
  await db.drop()
  await rm(folder, { recursive: true })
})

async function feed(name: string, state: 'active' | 'paused'): Promise<number> {
  const partner = await insertPartner(
    db.database,
    { ...PARTNER_DEFAULTS, name: `Partner of ${name}` },
    clock.now(),
  )
  const location = join(folder, `${name}.ndjson`)
  await writeFile(
    location,
    '{"id":"1","name":"Les Loutres","start":"2026-12-24T20:00","place":"Salle Vega, Lille"}\n',
  )
  const { id } = await insertFeed(
    db.database,
    {
      partnerId: partner.id,
      name,
      format: 'native',
      location,
      schedule: '0 4 * * *',
      complete: true,
      options: { timeZone: 'Europe/Paris' },
      state,
    },
    clock.now(),
  )
  return id
}

test('a feed runs once for each time that comes, a paused one never', async () => {
  const [active, paused] = [await feed('nightly', 'active'), await feed('resting', 'paused')]
  const runs = async (id: number) => (await listRuns(db.database, id)).length
  await runDueFeeds(app, ingestion)
  expect(await runs(active)).toBe(0)

  clock.set(Date.parse('2026-12-05T04:00:10Z'))
  await runDueFeeds(app, ingestion)
  await runDueFeeds(app, ingestion)
  expect(await runs(active)).toBe(1)

  // Two nights without a worker are made good by one run.
  clock.set(Date.parse('2026-12-07T09:00:00Z'))
  await runDueFeeds(app, ingestion)
  await runDueFeeds(app, ingestion)
  expect([await runs(active), await runs(paused)]).toEqual([2, 0])
})
