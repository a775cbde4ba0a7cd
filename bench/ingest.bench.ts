import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/storage/database.ts'
import { openEmbeddedServer } from '../src/storage/embedded/server.ts'
import { listing } from './generate-listings.ts'

/**
 * The whole way of a feed, from the file's bytes to fragments and changes: new listings, the same again, and one in
 * thirty changed. Our process on one core, the database on the other, where `taskset` is there to say so.
 *
 *   npm run bench -- ingest [listings]
 */
/** BENCH_PROFILE=folder: where the processor's time goes, for the tools of a browser. */
const profile = process.env['BENCH_PROFILE']
const PROFILING = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
const LISTINGS = Number(process.argv[3] ?? 50_000)

const folder = await mkdtemp(join(tmpdir(), 'affiche-bench-'))
await chmod(folder, 0o711)
const pinned = spawnSync('taskset', ['-V']).status === 0
const server = await openEmbeddedServer(folder)
try {
  if (pinned) await pinServer('0')
  const from = Date.now()
  const files = {
    first: await writeFeed(join(folder, 'first.ndjson'), () => 0, from),
    churned: await writeFeed(
      join(folder, 'churned.ndjson'),
      (index) => Number(index % 30 === 0),
      from,
    ),
  }
  const command = [
    process.execPath,
    ...PROFILING,
    '--import',
    'tsx',
    join(import.meta.dirname, 'ingest-process.ts'),
    server.url,
    files.first,
    files.churned,
  ]
  const [program = '', ...words] = pinned ? ['taskset', '-c', '1', ...command] : command
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  process.exitCode = Number(code)
} finally {
  await server.close()
  await rm(folder, { recursive: true, force: true })
}

async function writeFeed(
  path: string,
  churn: (index: number) => number,
  from: number,
): Promise<string> {
  const file = createWriteStream(path)
  for (let index = 0; index < LISTINGS; index += 1) {
    const made = listing(1, index, from)
    const line = churn(index) === 0 ? made : { ...made, description: 'Changé.' }
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
  return path
}

/** What the postmaster forks takes over its core. */
async function pinServer(core: string): Promise<void> {
  const database = openDatabase({ url: server.url, poolMax: 1 })
  const { rows } = await database.query<{ file: string }>(
    "select pg_read_file('postmaster.pid') as file",
  )
  await database.close()
  spawnSync('taskset', ['-apc', core, rows[0]?.file.split('\n')[0] ?? ''])
}
