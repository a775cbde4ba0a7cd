/** One process that uses a data folder's server: `embedded-user.ts FOLDER once|hold|write|join`. */
import { once } from 'node:events'
import { openDatabase } from '../src/storage/database.ts'
import type { Database } from '../src/storage/database.ts'
import { openEmbeddedServer } from '../src/storage/embedded/server.ts'

const [, , folder = '.affiche', mode = 'once'] = process.argv

function say(what: unknown): void {
  process.stdout.write(`${JSON.stringify(what)}\n`)
}

/** Says each number only after the server has acknowledged it. */
async function write(database: Database): Promise<never> {
  await database.query('create table if not exists numbers (n integer)')
  for (let n = 0; ; n += 1) {
    await database.query({ text: 'insert into numbers values ($1)', values: [n] })
    say(n)
  }
}

/** A join that workers do together, through shared memory. */
async function join(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query(
      'create table halves as select n, n / 2 as half from generate_series(1, 300000) n',
    )
    await tx.query('set local min_parallel_table_scan_size = 0')
    await tx.query('set local parallel_setup_cost = 0')
    await tx.query('set local parallel_tuple_cost = 0')
    const { rows } = await tx.query<{ joined: number }>(
      'select count(*) as joined from halves a join halves b on a.half = b.n',
    )
    return rows[0]?.joined ?? 0
  })
}

async function main(): Promise<void> {
  const server = await openEmbeddedServer(folder)
  const database = openDatabase({ url: server.url })
  const { rows } = await database.query(
    "select pg_postmaster_start_time()::text as started, lower('ÉLAN') as lower",
  )
  const numbers = await database
    .query<{ n: number }>('select n from numbers')
    .then((result) => result.rows.map(({ n }) => n))
    .catch(() => [])
  say({ ...rows[0], url: server.url, numbers })
  if (mode === 'write') await write(database)
  if (mode === 'join') say({ joined: await join(database) })
  if (mode === 'hold') await once(process.stdin.resume(), 'end')
  await database.close()
  await server.close()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
