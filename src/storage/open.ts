import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { openEmbeddedServer } from './embedded/server.ts'
import { migrate } from './migrate.ts'

/** The oldest that is still looked after by its makers. */
const SERVER_VERSION_MIN = 15

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

/** Why there is no database to work with, in a sentence for the operator. */
class StorageError extends Error {
  /** What to do about it, where the sentence does not say it. */
  readonly hint: string | null

  constructor(message: string, hint: string | null = null, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StorageError'
    this.hint = hint
  }
}

/** The database, migrated and ready. Closing it lets go of the built-in server as well. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const server = options.databaseUrl === null ? await openEmbeddedServer(options.dataDir) : null
  const url = options.databaseUrl ?? server?.url ?? ''
  const { poolMax } = options
  const database = openDatabase(poolMax === undefined ? { url } : { url, poolMax })
  async function close(): Promise<void> {
    await database.close()
    await server?.close()
  }
  try {
    await checkServer(database, url, server !== null)
    await migrate(database)
    return { database, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function checkServer(database: Database, url: string, isOwn: boolean): Promise<void> {
  const { version, encoding, isStandby, isReadOnly } = await askServer(database, url, isOwn)
  if (version < SERVER_VERSION_MIN)
    throw new StorageError(
      `AFFICHE_DATABASE_URL names a PostgreSQL ${version}; ${SERVER_VERSION_MIN} or later is needed.`,
      'Name a newer server, or leave the setting unset to use the built-in PostgreSQL.',
    )
  if (encoding !== 'UTF8')
    throw new StorageError(
      `AFFICHE_DATABASE_URL names a database with the encoding ${encoding}; UTF8 is needed.`,
      "Create another, and name that: create database affiche encoding 'UTF8' template template0",
    )
  if (isStandby)
    throw new StorageError(
      'AFFICHE_DATABASE_URL names a standby, which takes no writes.',
      'Name the primary, or an address that leads to it whichever server that is.',
    )
  if (isReadOnly)
    throw new StorageError(
      'AFFICHE_DATABASE_URL names a database, or a user, that may only read.',
      'Somebody has set default_transaction_read_only for it: reset that, or name another.',
    )
}

interface Server {
  readonly version: number
  readonly encoding: string
  readonly isStandby: boolean
  readonly isReadOnly: boolean
}

async function askServer(database: Database, url: string, isOwn: boolean): Promise<Server> {
  try {
    const { rows } = await database.query<Server>(
      `select current_setting('server_version_num')::integer / 10000 as version,
              current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
              current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    )
    return rows[0] ?? { version: 0, encoding: '', isStandby: false, isReadOnly: false }
  } catch (error) {
    // Ours is there: it answered when it was started. No setting would put right that it is busy.
    if (isOwn) throw error
    const why = error instanceof Error && error.message !== '' ? error.message : reasonOf(error)
    throw new StorageError(
      `The database at ${shown(url)} cannot be used: ${why}. ` +
        'Correct AFFICHE_DATABASE_URL, or leave it unset to use the built-in PostgreSQL.',
      null,
      { cause: error },
    )
  }
}

/** Several addresses tried in vain give an error without a message of its own. */
function reasonOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? error)
}

function shown(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
