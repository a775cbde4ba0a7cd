import type { Database, Queryable } from './database.ts'
import { LOCKS } from './lock-numbers.ts'
import { migrations as ours } from './migrations.ts'
import type { Migration } from './migrations.ts'

/** One instance migrates, the others wait for it. */
const MIGRATIONS_LOCK = LOCKS.migrations

class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
  }
}

/**
 * Brings the database to the program's version, a transaction for each step. Any number of instances may
 * do so at once. Returns the versions it applied itself.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = ours,
): Promise<number[]> {
  const applied: number[] = []
  for (;;) {
    const version = await database.transaction((tx) => applyNext(tx, migrations))
    if (version === null) return applied
    applied.push(version)
  }
}

/** For tables that are not ours to describe: `work` brings them to the program's version, one instance at a time. */
export async function whileMigrating(database: Database, work: () => Promise<void>): Promise<void> {
  const client = await database.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`select pg_advisory_lock(${MIGRATIONS_LOCK})`)
    await work()
  } finally {
    await client.end()
  }
}

/** The lock belongs to the transaction, so that it holds behind a connection pooler as well. */
async function applyNext(tx: Queryable, migrations: readonly Migration[]): Promise<number | null> {
  // Another instance may be long at it, and an index on a large table takes its time.
  await tx.query('set local statement_timeout = 0')
  await tx.query(`select pg_advisory_xact_lock(${MIGRATIONS_LOCK})`)
  const applied = await readVersions(tx)
  const version = Math.max(0, ...applied)
  const known = migrations.at(-1)?.version ?? 0
  if (version > known) {
    throw new MigrationError(
      `The database is at version ${version}, and this program knows versions up to ${known}: ` +
        'it was used by a newer Affiche. Install that version, or use another database.',
    )
  }
  // Lines of work that meet bring steps with numbers below the last one's.
  const next = migrations.find((migration) => !applied.has(migration.version))
  if (next === undefined) return null
  await apply(tx, next)
  return next.version
}

async function readVersions(tx: Queryable): Promise<ReadonlySet<number>> {
  await tx.query(`create table if not exists migrations (
    version integer primary key,
    name text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await tx.query<{ version: number }>('select version from migrations')
  return new Set(rows.map(({ version }) => version))
}

async function apply(tx: Queryable, migration: Migration): Promise<void> {
  try {
    await tx.query(migration.sql)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new MigrationError(
      `Migration ${migration.version} (${migration.name}) failed and left the database as it was: ${why}`,
      { cause: error },
    )
  }
  await tx.query({
    text: 'insert into migrations (version, name) values ($1, $2)',
    values: [migration.version, migration.name],
  })
}
