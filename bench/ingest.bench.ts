import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/storage/database.ts'
import { openEmbeddedServer } from '../src/storage/embedded/server.ts'
import type { NativeListing } from '../src/domain/native-listing.ts'
import { SELLERS, listing } from './generate-listings.ts'

/**
 * The whole way of a feed, from the file's bytes to fragments and changes: new listings, the same again, one in
 * thirty changed, then three times a thousand of the same shows from a seller that was not there before, and with
 * `rebuild` all of it concluded anew. The compiled program is measured. Our process on one core, the database on the
 * other, where `taskset` is there to say so.
 *
 *   npm run bench -- ingest [listings] [rebuild]
 *
 * BENCH_KEEP=folder keeps the catalogue there. From the second time on only the named steps are run in it:
 *
 *   BENCH_KEEP=folder npm run bench -- ingest [listings] new|unchanged|changed|another|rebuild …
 */
/** BENCH_PROFILE=folder: where the processor's time goes, for the tools of a browser. */
const profile = process.env['BENCH_PROFILE']
const PROFILING = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
/** BENCH_FLAGS: flags of the engine, `--trace-gc` for one. */
const FLAGS = (process.env['BENCH_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '')
const LISTINGS = Number(process.argv[3] ?? 50_000)

const STEPS = new Set(['new', 'unchanged', 'changed', 'another', 'rebuild'])

const kept = process.env['BENCH_KEEP']
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'affiche-bench-')))
if (kept !== undefined) await mkdir(kept, { recursive: true })
await chmod(folder, 0o711)
const madeAt = join(folder, 'made-at')
const isFilled = await access(madeAt).then(
  () => true,
  () => false,
)
const named = process.argv.slice(4)
const steps = isFilled ? named : ['new', 'unchanged', 'changed', 'another', ...named]
const unknown = named.find((step) => !STEPS.has(step))
if (unknown !== undefined) throw new Error(`there is no step ${unknown}: ${[...STEPS].join(', ')}`)
const pinned = spawnSync('taskset', ['-V']).status === 0
const server = await openEmbeddedServer(folder)
try {
  if (pinned) await pinServer('0')
  if (!isFilled) await writeFeeds(Date.now())
  const program = compile()
  const command = [
    process.execPath,
    ...PROFILING,
    ...FLAGS,
    '--import',
    join(program, 'settle-engine.js'),
    join(program, 'ingest-process.js'),
    server.url,
    String(await postmasterPid()),
    folder,
    ...steps,
  ]
  const [tool = '', ...words] = pinned ? ['taskset', '-c', '1', ...command] : command
  const child = spawn(tool, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  process.exitCode = Number(code)
} finally {
  await server.close()
  if (kept === undefined) await rm(folder, { recursive: true, force: true })
}

async function writeFeeds(from: number): Promise<void> {
  await writeFeed('first', LISTINGS, from, (made) => made)
  await writeFeed('churned', LISTINGS, from, (made, index) =>
    index % 30 === 0 ? { ...made, description: 'Changé.' } : made,
  )
  for (let seller = 0; seller < SELLERS; seller += 1) await writeSeller(seller, from)
  await writeFile(madeAt, String(from))
}

/** A thousand of the same shows, each seller's of its own. */
async function writeSeller(seller: number, from: number): Promise<void> {
  const lines = Array.from({ length: 1000 }, (_, at) => {
    const made = listing(1, (seller * 1000 + at) % LISTINGS, from, LISTINGS)
    const own = { ...made, id: `S-${at}`, url: `https://places-${seller}.example/${at}` }
    return `${JSON.stringify(own)}\n`
  })
  await writeFile(join(folder, `seller-${seller}.ndjson`), lines.join(''))
}

async function writeFeed(
  name: string,
  listings: number,
  from: number,
  told: (made: NativeListing, index: number) => NativeListing,
): Promise<void> {
  const file = createWriteStream(join(folder, `${name}.ndjson`))
  for (let index = 0; index < listings; index += 1) {
    const line = told(listing(1, index, from, LISTINGS), index)
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** Below node_modules, where it finds what it imports. */
function compile(): string {
  const root = join(import.meta.dirname, '..')
  const compiler = join(root, 'node_modules', '.bin', 'tsc')
  const { status } = spawnSync(compiler, ['-p', join(root, 'tsconfig.bench.json')], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the program does not compile')
  return join(root, 'node_modules', '.cache', 'bench', 'bench')
}

/** What the postmaster forks takes over its core. */
async function pinServer(core: string): Promise<void> {
  spawnSync('taskset', ['-apc', core, String(await postmasterPid())])
}

async function postmasterPid(): Promise<number> {
  const database = openDatabase({ url: server.url, poolMax: 1 })
  const { rows } = await database.query<{ file: string }>(
    "select pg_read_file('postmaster.pid') as file",
  )
  await database.close()
  return Number(rows[0]?.file.split('\n')[0])
}
