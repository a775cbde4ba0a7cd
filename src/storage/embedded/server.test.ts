import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../database.ts'
import { memoryAtHand, pageMemory } from './page-memory.ts'
import { openEmbeddedServer } from './server.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), `affiche-test-${process.pid}-`))
  await chmod(root, 0o711)
})
afterAll(() => rm(root, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

const THROW_AWAY = { durable: false }

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

async function pidOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

test('users of one folder share one server and the last one out stops it', async () => {
  const folder = join(root, 'shared, with blanks')
  const [first, second] = await Promise.all([
    openEmbeddedServer(folder, THROW_AWAY),
    openEmbeddedServer(folder, THROW_AWAY),
  ])
  expect(second.url).toBe(first.url)
  await first.close()
  expect(await ask(second.url, "select lower('ÉLAN')")).toBe('élan')
  expect(await ask(second.url, 'show dynamic_shared_memory_type')).toBe('mmap')
  const megabytes = `${pageMemory(memoryAtHand())}MB`
  expect(await ask(second.url, 'show shared_buffers')).toBe(megabytes)
  expect(await ask(second.url, 'show max_wal_size')).toBe('4GB')
  await second.close()
  await expect(stat(join(folder, 'pg', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  await expect(ask(second.url, 'select 1')).rejects.toThrow()
})

test('a server that is killed while in use comes back with everything committed', async () => {
  const folder = join(root, 'killed')
  const server = await openEmbeddedServer(folder)
  await ask(server.url, 'create table kept as select 42 as answer')
  const pid = await pidOf(folder)
  process.kill(pid, 'SIGKILL')
  const again = await openEmbeddedServer(folder)
  expect(await ask(again.url, 'select answer from kept')).toBe(42)
  expect(await pidOf(folder)).not.toBe(pid)
  await again.close()
  await server.close()
  await expect(stat(join(folder, 'pg', 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('an environment that speaks of another server is not listened to', async () => {
  const others = { PGHOST: 'other.example', PGPORT: '1', PGUSER: 'otter', PGDATABASE: 'otters' }
  for (const [name, value] of Object.entries({ ...others, PGSSLMODE: 'require' }))
    vi.stubEnv(name, value)
  const server = await openEmbeddedServer(join(root, 'other'), THROW_AWAY)
  const database = openDatabase({ url: server.url })
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  await server.close()
})

test('a path too long for a socket is served through a short folder', async () => {
  const folder = join(root, 'long'.repeat(40))
  const server = await openEmbeddedServer(folder, THROW_AWAY)
  expect(await ask(server.url, 'select 1')).toBe(1)
  await server.close()
  await rm(decodeURIComponent(new URL(server.url).searchParams.get('host') ?? ''), {
    recursive: true,
  })
})

test('a pid file whose number belongs to another program does not stop the start', async () => {
  const folder = join(root, 'stale')
  const server = await openEmbeddedServer(folder, THROW_AWAY)
  const file = await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')
  await server.close()
  await writeFile(join(folder, 'pg', 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)))
  const again = await openEmbeddedServer(folder, THROW_AWAY)
  expect(await ask(again.url, 'select 1')).toBe(1)
  await again.close()
})

test.each([
  [
    'a data folder that is a file',
    async (folder: string) => writeFile(folder, ''),
    /data folder .* cannot be used: a file is where a folder must be; move it away; AFFICHE_DATA_DIR/,
  ],
  [
    'a cluster of another version',
    async (folder: string) => {
      const server = await openEmbeddedServer(folder, THROW_AWAY)
      await server.close()
      await writeFile(join(folder, 'pg', 'PG_VERSION'), '9.6\n')
    },
    /incompatible/,
  ],
])('%s gets one sentence that names AFFICHE_DATABASE_URL', async (name, prepare, reason) => {
  const folder = join(root, name)
  await prepare(folder)
  const opened = openEmbeddedServer(folder, THROW_AWAY)
  await expect(opened).rejects.toThrow(reason)
  await expect(opened).rejects.toThrow('AFFICHE_DATABASE_URL')
})

test.skipIf(process.platform !== 'linux')(
  'a data folder where none can be made is said at once',
  async () => {
    await expect(openEmbeddedServer('/proc/affiche')).rejects.toThrow(
      /the data folder \/proc\/affiche cannot be used: no folder can be made there; AFFICHE_DATA_DIR names another/,
    )
  },
)
