import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/app/config.ts'
import type { AppContext } from '../../src/app/context.ts'
import { openWorker } from '../../src/app/worker.ts'
import type { Worker } from '../../src/app/worker.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { addJob } from '../../src/storage/jobs.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { candidates, googleHall, googleServer, GOOGLE_KEY } from '../support/google-server.ts'
import type { GoogleServer } from '../support/google-server.ts'

/** What a worker does for the places directory without anybody asking. */

const ID = 'ChIJAAAAAAAAAAAAboreale0001'

let world: Catalogue
let google: GoogleServer
let worker: Worker
let lines: string[]
beforeAll(async () => {
  world = await catalogue()
  google = await googleServer({ database: world.test.database, clock: world.clock })
  await world.take(await world.partner('Seller'), 'seller', [
    concert('1', { name: 'Aube', start: '2027-06-01T20:00' }),
  ])
  lines = []
  const env = {
    AFFICHE_FETCH_ALLOW_HOSTS: 'localhost',
    AFFICHE_GOOGLE_PLACES_KEY: GOOGLE_KEY,
    AFFICHE_GOOGLE_PLACES_URL: google.address,
  }
  const app: AppContext = {
    env,
    config: readConfig(env),
    clock: world.clock,
    logger: createLogger({ destination: { write: (line: string) => void lines.push(line) } }),
    database: world.test.database,
    databaseUrl: world.test.url,
    close: async () => {},
  }
  worker = await openWorker(app, 'http://x')
})
afterAll(async () => {
  await worker.close()
  await google.close()
  await world.drop()
})

const shown = async () => (await world.events())[0]!.directoryPlace

test('it asks for what no directory has, and drops what has been kept as long as it may be', async () => {
  google.finds.set('Salle Boréale', candidates(ID))
  google.details.set(ID, googleHall(ID))
  await addJob(world.test.database, 'refresh-directory', {}, 'refresh-directory')
  await worker.drain()
  expect(await shown()).toMatchObject({ id: ID })
  world.clock.advance(DAY_MS)
  await worker.plan()
  await worker.drain()
  expect(await shown()).toBeNull()
})

test('the key is in no line of the log', () => {
  expect(lines.join('')).toContain('the places directory was asked')
  expect(lines.join('')).not.toContain(GOOGLE_KEY)
})
