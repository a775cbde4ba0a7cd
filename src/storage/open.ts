import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { openEmbeddedServer } from './embedded/server.ts'
import { migrate } from './migrate.ts'

export interface StorageOptions {
  /** Null: the built-in server, its data in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly poolMax?: number
}

export interface Storage {
  readonly database: Database
  readonly url: string
  close(): Promise<void>
}

/** The database, migrated and ready. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const server =
    options.databaseUrl === null ? await openEmbeddedServer(options.dataDir) : undefined
  const url = options.databaseUrl ?? server?.url ?? ''
  const database = openDatabase({
    url,
    ...(options.poolMax === undefined ? {} : { poolMax: options.poolMax }),
  })
  async function close(): Promise<void> {
    await database.close()
    await server?.close()
  }
  try {
    await migrate(database)
    return { database, url, close }
  } catch (error) {
    await close()
    throw error
  }
}
