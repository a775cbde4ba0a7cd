import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bindInParts } from './bind-in-parts.ts'
import { copyIn } from './copy-in.ts'
import { numberChanges, staging } from './staged-changes.ts'
import type { Changing } from './staged-changes.ts'

export interface Statement {
  /** Named statements are prepared once per connection: name the hot ones. */
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
  /** What a `copy … from stdin (format binary)` adds: rows in that format (copied-rows). */
  readonly copied?: Buffer
}

export interface Result<Row> {
  readonly rows: Row[]
  readonly rowCount: number
}

/** What a file of queries takes first: the pool or a transaction. */
export interface Queryable {
  query<Row = Record<string, unknown>>(statement: Statement | string): Promise<Result<Row>>
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  transaction<Value>(work: (tx: Queryable) => Promise<Value>): Promise<Value>
  /**
   * As `transaction`, and numbers the changes that `work` staged in the round trip of the commit.
   * `now`: the instant the changes carry, epoch ms.
   */
  changing<Value>(now: number, work: (tx: Changing) => Promise<Value>): Promise<Value>
  /** A connection of its own, for LISTEN and session locks. The caller ends it; that it broke shows at its next use. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolMax?: number
}

/** For one attempt to connect, and for a free connection of a busy pool. */
const CONNECT_TIMEOUT_MS = 10_000
/** Longer than any statement of ours should take; a stuck one must not hold a connection for ever. */
const STATEMENT_TIMEOUT_MS = 600_000
/** A transaction that nobody goes on with holds locks that others wait for. */
const IDLE_IN_TRANSACTION_MS = 300_000
/** A connection keeps its prepared statements: it is worth keeping while lookups come now and then. */
const IDLE_MS = 300_000
/** A server that is restarted is away for a second or two; these add up to five. */
const RECONNECT_WAITS_MS = [50, 100, 200, 400, 800, 1000, 1200, 1250]
/** There is no server just now, or one that starts, recovers or stops: nothing has been sent yet. */
const AWAY = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])

/** int8 comes as a number: the ids we mint stay below 2^53 (CONTRACT 4), and counts far below. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return safeInteger
    return pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 outside 2^53: ${text}`)
  return value
}

function connectionSettings(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'affiche',
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Times are read as ISO 8601 has them, whatever the server shows to others.
    options: '-c DateStyle=ISO',
    types,
  }
}

/** Connections alone, for a library that brings its own statements. */
export function openPool(options: DatabaseOptions, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(options.url),
    ...more,
    max: options.poolMax ?? 10,
    idleTimeoutMillis: IDLE_MS,
  })
  // A connection that breaks is replaced at the next query, whether it was idle or at work; without listeners for both
  // it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openDatabase(options: DatabaseOptions): Database {
  // Statements of a transaction are sent as they are asked, and answered in that order: nobody waits for the way.
  const pool = openPool(options, { pipeline: true } as pg.PoolConfig)
  pool.on('connect', bindInParts)

  async function inTransaction<Value>(
    work: (tx: Queryable) => Promise<Value>,
    last?: () => Statement | null,
  ): Promise<Value> {
    const client = await patiently(() => pool.connect())
    try {
      await client.query('begin')
      const value = await work(queryable(client))
      await commit(client, last?.() ?? null)
      client.release()
      return value
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      )
      throw error
    }
  }

  return {
    async query(statement) {
      const client = await patiently(() => pool.connect())
      try {
        const result = await ask<never>(client, statement)
        client.release()
        return result
      } catch (error) {
        // The server's own errors leave the connection in order; anything else may not have.
        client.release(error instanceof pg.DatabaseError ? undefined : (error as Error))
        throw error
      }
    },
    transaction: (work) => inTransaction(work),
    changing(now, work) {
      const changes = staging()
      return inTransaction(
        (tx) => work({ ...tx, ...changes }),
        () => {
          const staged = changes.staged()
          return staged.length === 0 ? null : numberChanges(staged, now)
        },
      )
    },
    async connect() {
      return patiently(async () => {
        const client = new pg.Client(connectionSettings(options.url))
        // Without a listener a connection that breaks would end the process, be it before its user can listen.
        client.on('error', () => {})
        await client.connect()
        return client
      })
    },
    close: () => pool.end(),
  }
}

async function patiently<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
  for (const waitMs of RECONNECT_WAITS_MS) {
    try {
      return await connect()
    } catch (error) {
      if (!AWAY.has(String((error as { code?: unknown }).code))) throw error
    }
    await wait(waitMs)
  }
  return connect()
}

/** Sends the transaction's last statement and the commit together. */
async function commit(client: pg.PoolClient, last: Statement | null): Promise<void> {
  const numbered = last === null ? Promise.resolve(null) : ask(client, last)
  const [before, committed] = await Promise.allSettled([numbered, client.query('commit')])
  for (const end of [before, committed]) if (end.status === 'rejected') throw end.reason
  // COMMIT of a transaction in which a statement failed rolls back, and says so only here.
  if (committed.status === 'fulfilled' && committed.value.command === 'ROLLBACK')
    throw new Error('A statement of this transaction had failed: nothing of it was kept.')
}

function queryable(client: pg.PoolClient): Queryable {
  return { query: (statement) => ask(client, statement) }
}

async function ask<Row>(
  client: pg.PoolClient,
  statement: Statement | string,
): Promise<Result<Row>> {
  const asked: Statement = typeof statement === 'string' ? { text: statement } : statement
  const { name, text, values, copied } = asked
  const result =
    copied === undefined
      ? await client.query({ name, text, values: values && [...values] } as pg.QueryConfig)
      : await copyIn(client, text, copied)
  return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 }
}
