import pg from 'pg'

export interface Statement {
  /** Named statements are prepared once per connection: name the hot ones. */
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
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
  changing<Value>(now: number, work: (tx: Queryable) => Promise<Value>): Promise<Value>
  /** A connection of its own, for LISTEN and session locks. The caller ends it. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolMax?: number
}

/** Longer than any statement of ours should take; a stuck one must not hold a connection for ever. */
const CONNECT_TIMEOUT_MS = 10_000

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

export function openDatabase(options: DatabaseOptions): Database {
  const settings = {
    connectionString: options.url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'affiche',
    types,
  }
  const pool = new pg.Pool({ ...settings, max: options.poolMax ?? 10 })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})

  async function inTransaction<Value>(
    work: (tx: Queryable) => Promise<Value>,
    commit: string,
  ): Promise<Value> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const value = await work(queryable(client))
      await client.query(commit)
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
    ...queryable(pool),
    transaction: (work) => inTransaction(work, 'commit'),
    changing: (now, work) =>
      inTransaction(work, `select number_changes(to_timestamp(${now / 1000})); commit`),
    async connect() {
      const client = new pg.Client(settings)
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

function queryable(target: pg.Pool | pg.PoolClient): Queryable {
  return {
    async query<Row>(statement: Statement | string): Promise<Result<Row>> {
      const asked = typeof statement === 'string' ? { text: statement } : statement
      const result = await target.query({
        ...asked,
        values: asked.values === undefined ? undefined : [...asked.values],
      } as pg.QueryConfig)
      return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 }
    },
  }
}
