import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { definitePort } from '../src/app/public-url.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createClient } from '../src/login/clients.ts'
import { openPepper } from '../src/login/secrets.ts'
import { OTTERS, putEvent, seedCatalogue } from '../tests/support/catalogue.ts'
import { SAMPLE_EVENT } from '../tests/support/sample-event.ts'
import { benchDatabase } from './support/bench-database.ts'
import { installed, median, requestsPerProcessorSecond } from './support/load.ts'
import { startNginx, stopNginx } from './support/nginx.ts'

/**
 * `npm run bench -- lookup`: the warm performer lookup of one process on core 0 (token checked, budget counted, tag,
 * log line), driven from core 1 and compared, turn by turn, with nginx serving the same bytes as a file on core 0.
 */

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const SECONDS = 3
/** About 20 KB of JSON. */
const EVENTS = 7

const missing = ['taskset', 'wrk', 'nginx'].filter((program) => !installed(program))
if (missing.length > 0) {
  console.log(`This bench needs ${missing.join(', ')}: apt-get install util-linux wrk nginx`)
  process.exit(1)
}

execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' })
const storage = await benchDatabase()
const folder = await mkdtemp(join(tmpdir(), 'affiche-nginx-'))
const running: ChildProcess[] = []
try {
  await measure()
} finally {
  for (const child of running) child.disconnect?.()
  await rm(folder, { recursive: true, force: true })
  await storage.remove()
}

async function measure(): Promise<void> {
  const { database, url } = storage
  await seedCatalogue(database)
  await database.changing(Date.now(), async (tx) => {
    for (let event = 2; event < EVENTS; event += 1) {
      await putEvent(tx, { ...SAMPLE_EVENT, id: 2000 + event }, event * 86_400_000)
    }
  })
  const port = await definitePort(0, '127.0.0.1')
  const base = `http://127.0.0.1:${port}/client-api`
  const serverPid = await startServer(port, url)
  const pepper = await openPepper(database, null)
  const client = await createClient({ database, clock: systemClock, pepper }, 'Bench')
  const login = await fetch(`${base}/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(client),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const authorization = `Bearer ${token}`
  const address = `${base}/v2/performer/${OTTERS}`
  const headers = { authorization, 'accept-encoding': 'identity' }
  const first = await fetch(address, { headers })
  const bytes = Buffer.from(await first.arrayBuffer())
  const etag = first.headers.get('etag') ?? ''
  const nginxPort = await definitePort(0, '127.0.0.1')
  const nginx = await startNginx(join(folder, 'nginx'), nginxPort, bytes)
  await compare(
    {
      nginx: () =>
        requestsPerProcessorSecond(
          nginx.pid ?? 0,
          `http://127.0.0.1:${nginxPort}/document`,
          headers,
          SECONDS,
        ),
      full: () => requestsPerProcessorSecond(serverPid, address, headers, SECONDS),
      notModified: () =>
        requestsPerProcessorSecond(
          serverPid,
          address,
          { ...headers, 'if-none-match': etag },
          SECONDS,
        ),
    },
    bytes.length,
  )
  await stopNginx(nginx)
}

async function startServer(port: number, databaseUrl: string): Promise<number> {
  const log = openSync(join(folder, 'server.log'), 'w')
  const script = join(import.meta.dirname, 'support', 'lookup-server.mjs')
  const profile = process.env['BENCH_PROFILE'] === undefined ? [] : ['--cpu-prof']
  const server = spawn('taskset', ['-c', '0', process.execPath, ...profile, script], {
    stdio: ['ignore', 'ignore', log, 'ipc'],
    env: {
      ...process.env,
      AFFICHE_DATABASE_URL: databaseUrl,
      AFFICHE_PORT: String(port),
      AFFICHE_LIMIT_PER_SECOND: '1000000',
      AFFICHE_LIMIT_PER_DAY: '900000000',
    },
  })
  running.push(server)
  const ended = once(server, 'exit').then(() => {
    throw new Error(`the server ended; see ${folder}/server.log`)
  })
  await Promise.race([once(server, 'message'), ended])
  return server.pid ?? 0
}

type Ways = Readonly<Record<'nginx' | 'full' | 'notModified', () => Promise<number>>>

/** Turn by turn, so that a slow spell of the machine meets all of them. */
async function compare(ways: Ways, size: number): Promise<void> {
  const rates: Record<keyof Ways, number[]> = { nginx: [], full: [], notModified: [] }
  await ways.full()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['nginx', 'full', 'notModified'] as const) {
      rates[way].push(await ways[way]())
    }
  }
  const nginx = median(rates.nginx)
  const full = median(rates.full)
  const notModified = median(rates.notModified)
  console.log(
    `Node ${process.version}, ${size} bytes, one core, median of ${ROUNDS} rounds of ${SECONDS} s`,
  )
  console.table({
    'nginx, file': { 'requests/s of processor': Math.round(nginx), ratio: 1 },
    'lookup, 200': { 'requests/s of processor': Math.round(full), ratio: rounded(full / nginx) },
    'lookup, 304': {
      'requests/s of processor': Math.round(notModified),
      ratio: rounded(notModified / nginx),
    },
  })
  console.log(`200 against nginx: ${rounded(full / nginx)} (goal 0.30 or more)`)
  console.log(`304 against 200:   ${rounded(notModified / full)} (goal 1.30 or more)`)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
