import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Feed, RunReport } from '../domain/feed.ts'
import { importDirectory } from '../ingestion/directory/import-directory.ts'
import { readRateFile } from '../ingestion/rates/read-rate-file.ts'
import { recomputeTrends } from '../ingestion/trends/recompute-trends.ts'
import { renderAllDue } from '../ingestion/rendering/render-due.ts'
import { runFeed } from '../ingestion/run-feed.ts'
import { counted } from '../lib/counted.ts'
import { DAY_MS } from '../lib/durations.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { createClient, type NewCredentials } from '../login/clients.ts'
import { keyedHash, matchingHash, openPepper, type Pepper } from '../login/secrets.ts'
import { findCredentials } from '../storage/clients.ts'
import type { Queryable } from '../storage/database.ts'
import { findFeed, insertFeed, updateFeed } from '../storage/feeds.ts'
import {
  findPartner,
  insertPartner,
  listPartners,
  PARTNER_DEFAULTS,
  type NewPartner,
} from '../storage/partners.ts'
import { writeRates } from '../storage/rates.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import { moveTrendDay, readTrendDay } from '../storage/trend.ts'
import type { AppContext } from './context.ts'
import { openIngestion, type Ingestion } from './ingestion.ts'
import { mirrorOf } from './pictures.ts'
import { mirrorPictures, writeSamples } from './sample-files.ts'

/** The database holds somebody's own partners: samples have no business there. */
class DemoRefused extends Error {
  override readonly name = 'DemoRefused'
}

export interface Demo {
  readonly credentials: NewCredentials
  /** False when the samples were as they are since an earlier start. */
  readonly refreshed: boolean
}

/** Holds the fingerprint of the samples last read; that it exists marks the database as the demo's. */
const SETTING = 'demo_samples'

/** Makes the catalogue of the samples, or brings it to today's dates. `tell` says what is being done. */
export async function prepareDemo(app: AppContext, tell: (text: string) => void): Promise<Demo> {
  const { database, clock, config } = app
  const before = await readSetting(database, SETTING)
  if (before === null && (await listPartners(database)).length > 0)
    throw new DemoRefused(
      'This database already holds partners that are not the demo’s. Set AFFICHE_DATA_DIR to a folder of its own for the demo (and leave AFFICHE_DATABASE_URL unset).',
    )
  const folder = join(config.dataDir, 'demo')
  await makeFolder(folder, 0o755)
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const { fingerprint } = await writeSamples(folder, today)
  const refreshed = fingerprint !== before
  if (refreshed) {
    await writeSetting(database, SETTING, before ?? '')
    await mirrorPictures(mirrorOf(config))
    const ingestion = openIngestion(app)
    try {
      await readAll(app, ingestion, folder, tell)
    } finally {
      await ingestion.close()
    }
    app.stop?.throwIfAborted()
    await writeSetting(database, SETTING, fingerprint)
  }
  return { credentials: await demoClient(app, join(folder, 'client.json')), refreshed }
}

interface Seller {
  readonly partner: Partial<NewPartner> & { readonly name: string }
  readonly feed: Pick<Feed, 'name' | 'format'> & { readonly path: string }
}

const SELLERS: readonly Seller[] = [
  {
    partner: {
      name: 'Billetterie Lumière',
      logo: 'https://billetterie-lumiere.example/images/logo.png',
      backColor: '#f2b632',
      trust: 'primary',
      commissionRate: 0.05,
      commissionPerTicket: 0.3,
    },
    feed: { name: 'billetterie-lumiere', format: 'native', path: 'billetterie-lumiere.ndjson' },
  },
  {
    partner: {
      name: 'Ticket Horizon',
      logo: 'https://tickethorizon.example/images/logo.png',
      backColor: '#14532d',
      trust: 'reseller',
      commissionRate: 0.04,
      commissionPerCart: 1,
    },
    feed: { name: 'ticket-horizon', format: 'ticketmaster-discovery', path: 'ticket-horizon.json' },
  },
  {
    partner: {
      name: 'Scènes & Sorties',
      logo: 'https://scenes-et-sorties.example/images/logo.png',
      backColor: '#7c3aed',
      trust: 'agenda',
    },
    feed: { name: 'scenes-et-sorties', format: 'schema-org', path: 'scenes-et-sorties' },
  },
]

async function readAll(
  app: AppContext,
  ingestion: Ingestion,
  folder: string,
  tell: (text: string) => void,
): Promise<void> {
  const { database, clock } = app
  // Sellers come one after the other, and a score enters a document once a day: as if they had come the day before.
  if ((await readTrendDay(database)) === null)
    await moveTrendDay(database, Math.floor(clock.now() / DAY_MS) - 1)
  await writeRates(database, readRateFile(await readFile(join(folder, 'rates.csv'), 'utf8')))
  const places = await importDirectory(ingestion.context, [join(folder, 'places.ndjson')])
  tell(`places directory: ${counted(places.read, 'hall')}`)
  for (const seller of SELLERS) {
    app.stop?.throwIfAborted()
    const feed = await sampleFeed(app, seller, join(folder, 'feeds', seller.feed.path))
    tell(`${seller.partner.name}: ${outcome(await runFeed(ingestion.context, feed))}`)
  }
  app.stop?.throwIfAborted()
  await recomputeTrends(ingestion.context)
  await renderAllDue(ingestion.context)
}

function outcome({ state, read, created, updated, unchanged, rejectedCount }: RunReport): string {
  const counts = `${created} new, ${updated} changed, ${unchanged} same, ${rejectedCount} rejected`
  return `${state}, ${counted(read, 'listing')} (${counts})`
}

async function sampleFeed(app: AppContext, seller: Seller, location: string): Promise<Feed> {
  const { database, clock } = app
  const partner =
    (await findPartner(database, seller.partner.name)) ??
    (await insertPartner(database, { ...PARTNER_DEFAULTS, ...seller.partner }, clock.now()))
  const { name, format } = seller.feed
  const found = await findFeed(database, name)
  if (found !== undefined) {
    // The data folder may have been moved since.
    const feed = { ...found, location }
    await updateFeed(database, feed)
    return feed
  }
  return insertFeed(
    database,
    {
      partnerId: partner.id,
      name,
      format,
      location,
      schedule: null,
      complete: true,
      options: { country: 'FR', timeZone: 'Europe/Paris' },
      state: 'active',
    },
    clock.now(),
  )
}

/** The one of the start before, so that commands copied then go on working; its secret is for this user's eyes only. */
async function demoClient(app: AppContext, file: string): Promise<NewCredentials> {
  const { database, clock, config } = app
  const kept = await readCredentials(file)
  const pepper = await openPepper(database, config.secretPepper)
  if (kept !== null && (await logsIn(database, pepper, kept))) return kept
  const created = await createClient({ database, clock, pepper }, 'Demo')
  await writeFile(file, `${JSON.stringify(created)}\n`, { mode: 0o600 })
  return created
}

/** Not after its client was disabled or its secret rotated away, nor with another key of the hashes. */
async function logsIn(db: Queryable, pepper: Pepper, kept: NewCredentials): Promise<boolean> {
  const known = await findCredentials(db, kept.clientId)
  if (known === null || known.disabled) return false
  return matchingHash(keyedHash(pepper, kept.clientSecret), known.secrets) !== null
}

async function readCredentials(file: string): Promise<NewCredentials | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as NewCredentials
  } catch {
    return null
  }
}
