import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { IngestionContext } from '../../src/ingestion/context.ts'
import { refreshDirectory } from '../../src/ingestion/directory/refresh-directory.ts'
import type { Database } from '../../src/storage/database.ts'
import { catalogue, concert } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'
import { candidates, googleHall, googleServer } from './google-server.ts'
import type { GoogleServer } from './google-server.ts'

/** The hall of the one event, by its id there. */
export const ID = 'ChIJAAAAAAAAAAAAboreale0001'
export const NEW_ID = 'ChIJAAAAAAAAAAAAboreale0002'

/** What a round tells that found one hall. */
export const found = {
  found: 1,
  doubtful: 0,
  notFound: 0,
  refreshed: 0,
  replaced: 0,
  missing: 0,
  failed: 0,
  failures: [],
  stopped: null,
}
export const refreshed = { ...found, found: 0, refreshed: 1 }

/** A catalogue of one event, and a directory that is asked over the net once it is open. */
export interface GoogleWorld {
  readonly world: Catalogue
  readonly google: GoogleServer
  readonly context: IngestionContext
  open(env?: Record<string, string>): Promise<void>
  event(): Promise<Awaited<ReturnType<Catalogue['events']>>[number]>
  refresh(): ReturnType<typeof refreshDirectory>
  findIt(): Promise<void>
  close(): Promise<void>
}

export async function googleWorld(): Promise<GoogleWorld> {
  const world = await catalogue()
  // Far enough away that it is still to come a year later.
  await world.take(await world.partner('Seller'), 'seller', [
    concert('1', { name: 'Aube', start: '2028-06-01T20:00' }),
  ])
  let google: GoogleServer | undefined
  const opened = () => {
    if (google === undefined) throw new Error('The directory is not open yet.')
    return google
  }
  const at = {
    world,
    get google() {
      return opened()
    },
    get context() {
      return { ...world.context, directory: opened().directory }
    },
    open: async (env: Record<string, string> = {}) => {
      google = await googleServer({ database: world.test.database, clock: world.clock }, env)
    },
    event: async () => (await world.events())[0]!,
    refresh: () => refreshDirectory(at.context, opened().directory),
    findIt: async () => {
      opened().finds.set('Salle Boréale', candidates(ID))
      opened().details.set(ID, googleHall(ID))
      expect(await at.refresh()).toEqual(found)
    },
    close: async () => {
      await google?.close()
      await world.drop()
    },
  }
  return at
}

/** Every text and every body in the database, compressed ones unpacked. */
export async function everythingStored(database: Database): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  const { rows: bodies } = await database.query<{ bytes: Buffer }>(
    'select bytes from raw_body_parts',
  )
  texts.push(...bodies.map(({ bytes }) => bytes.toString()))
  const { rows: documents } = await database.query<{ gzip: Buffer; br: Buffer }>(
    'select gzip, br from documents',
  )
  for (const { gzip, br } of documents)
    texts.push(gunzipSync(gzip).toString(), brotliDecompressSync(br).toString())
  return texts.join('\n')
}
