/**
 * Plays the situations in which the built-in PostgreSQL must work or say why it does not:
 * `npm run check:embedded`. As root it plays all of them, else those that need no root.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as the from './embedded-stage.ts'

interface Situation {
  readonly name: string
  /** Why it cannot be played here; null: it can. */
  readonly unless?: () => string | null
  readonly play: (folder: string) => Promise<void>
}

const needsRoot = () => (the.IS_ROOT ? null : 'needs root')
const needsNamespace =
  (...flags: readonly string[]) =>
  () =>
    the.canUnshare(...flags) ? null : `needs root and unshare ${flags.join(' ')}`

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await wait(0)
}

/** Writes until some numbers are acknowledged, then kills whoever is named, and counts what is there. */
async function loseNothing(folder: string, victims: 'user' | 'both'): Promise<void> {
  const writer = the.use(folder, 'write')
  await writer.report
  while (writer.said.length < 200) await wait(5)
  if (victims === 'both') await kill(the.pidOf(join(folder, 'pg')))
  writer.child.kill('SIGKILL')
  await once(writer.child, 'close')
  const { numbers } = await the.useOnce(folder)
  const kept = new Set(numbers)
  assert.deepEqual(
    writer.said.filter((n) => !kept.has(n as number)),
    [],
  )
  assert.ok(!the.isRunning(join(folder, 'pg')), 'the last one out stops the server')
}

async function together(folder: string, count: number): Promise<void> {
  const users = Array.from({ length: count }, () => the.use(folder, 'hold'))
  const reports = await Promise.all(users.map(({ report }) => report))
  assert.equal(new Set(reports.map(({ started }) => started)).size, 1)
  assert.equal(the.serversOn(join(folder, 'pg')), 1)
  await Promise.all(users.map((user) => user.leave()))
  // The process takes a moment longer than its pid file.
  for (let tries = 0; tries < 200 && the.serversOn(join(folder, 'pg')) > 0; tries += 1)
    await wait(10)
  assert.equal(the.serversOn(join(folder, 'pg')), 0)
}

async function complains(user: the.User, ...says: readonly RegExp[]): Promise<void> {
  const complaint = await user.report.then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  for (const pattern of [...says, /AFFICHE_DATABASE_URL/]) assert.match(complaint, pattern)
}

const situations: readonly Situation[] = [
  {
    name: 'a folder that everybody can reach',
    async play(folder) {
      await the.useOnce(folder)
      assert.ok(existsSync(join(folder, 'pg', 'PG_VERSION')))
    },
  },
  {
    name: 'root, with the checkout below a home of mode 0700',
    unless: needsRoot,
    async play(folder) {
      chmodSync(folder, 0o700)
      const cwd = the.copyCheckout(join(folder, 'affiche'))
      await the.useOnce('.affiche', { cwd })
      const pointer = join(cwd, '.affiche', 'postgresql-is-at')
      const home = readFileSync(pointer, 'utf8').trim()
      try {
        assert.equal(dirname(home), '/var/lib/affiche')
        const holder = the.use('.affiche', 'hold', { cwd })
        await holder.report
        await the.useOnce('.affiche', { cwd })
        assert.equal(the.serversOn(join(home, 'pg')), 1)
        await holder.leave()
      } finally {
        rmSync(home, { recursive: true })
      }
    },
  },
  {
    name: 'an ordinary user in a home of mode 0700',
    async play(folder) {
      const uid = the.anOrdinaryUser()
      const home = the.stage(0o700, uid)
      try {
        await the.useOnce(join(home, 'data'), uid === undefined ? {} : { uid })
      } finally {
        rmSync(home, { recursive: true })
      }
      assert.ok(existsSync(folder))
    },
  },
  {
    name: 'an ordinary user, the package read-only and without its library links',
    unless: needsRoot,
    async play(folder) {
      const uid = the.anOrdinaryUser()
      const cwd = the.copyCheckout(join(folder, 'affiche'))
      const native = the.nativeOf(cwd)
      const aside = join(folder, 'native')
      cpSync(native, aside, { recursive: true, verbatimSymlinks: true })
      rmSync(native, { recursive: true })
      cpSync(aside, native, {
        recursive: true,
        filter: (path) => !/\.so(\.\d+)?$/.test(path) || !isLink(path),
      })
      const home = the.stage(0o700, uid)
      try {
        await the.useOnce(home, { cwd, ...(uid === undefined ? {} : { uid }) })
        assert.ok(readdirSync(home).some((name) => name.startsWith('postgresql-')))
      } finally {
        rmSync(home, { recursive: true })
      }
    },
  },
  {
    name: 'a user number without a name says so',
    unless: needsRoot,
    async play() {
      const home = the.stage(0o700, 54_321)
      try {
        await complains(the.use(home, 'once', { uid: 54_321 }), /54321/, /passwd/)
      } finally {
        rmSync(home, { recursive: true })
      }
    },
  },
  {
    name: 'a data folder that cannot be written to says so',
    async play(folder) {
      const uid = the.anOrdinaryUser()
      const closed = join(folder, 'closed')
      mkdirSync(closed, { mode: 0o555 })
      await complains(
        the.use(join(closed, 'data'), 'once', uid === undefined ? {} : { uid }),
        /EACCES/,
        /AFFICHE_DATA_DIR/,
      )
    },
  },
  {
    name: 'its user killed while writing: every acknowledged row is there',
    play: (folder) => loseNothing(folder, 'user'),
  },
  {
    name: 'user and server killed while writing: every acknowledged row is there',
    play: (folder) => loseNothing(folder, 'both'),
  },
  { name: 'two processes from nothing share one server', play: (folder) => together(folder, 2) },
  { name: 'six processes from nothing share one server', play: (folder) => together(folder, 6) },
  {
    name: 'six processes on an existing cluster share one server, three times',
    async play(folder) {
      await the.useOnce(folder)
      for (let round = 0; round < 3; round += 1) await together(folder, 6)
    },
  },
  {
    name: 'a second server on the folder is refused by the first',
    async play(folder) {
      const holder = the.use(folder, 'hold')
      await holder.report
      const cluster = join(folder, 'pg')
      const program = join(the.nativeOf(the.checkoutForAll()), 'bin', 'postgres')
      const as = the.IS_ROOT ? ownerOf(cluster) : {}
      const second = spawnSync(program, ['-D', cluster, '-c', 'listen_addresses='], {
        cwd: '/',
        ...as,
      })
      assert.match(second.stderr.toString(), /lock file "postmaster.pid" already exists/)
      assert.equal(the.serversOn(cluster), 1)
      await holder.leave()
    },
  },
  {
    name: 'a command while a server process runs: joins, leaves, and the server goes on',
    async play(folder) {
      const serve = the.use(folder, 'hold')
      const { started } = await serve.report
      assert.equal((await the.useOnce(folder)).started, started)
      assert.ok(the.isRunning(join(folder, 'pg')))
      await serve.leave()
      assert.ok(!the.isRunning(join(folder, 'pg')))
    },
  },
  {
    name: 'a path too long for a socket',
    async play(folder) {
      const { url } = await the.useOnce(join(folder, 'long'.repeat(30)))
      const socket = new URL(url).searchParams.get('host') ?? ''
      assert.ok(socket.length <= 93, socket)
      rmSync(socket, { recursive: true })
    },
  },
  {
    name: 'a path with blanks, commas, quotes and accents',
    play: async (folder) => void (await the.useOnce(join(folder, `l'été, "à" 100 %`))),
  },
  ...['C', 'fr_FR.ISO-8859-1', 'xx_XX.nonsense'].map((locale) => ({
    name: `LC_ALL=${locale}`,
    async play(folder: string) {
      const env = { PATH: process.env['PATH'], LC_ALL: locale, LANG: locale, PGDATA: '/nowhere' }
      assert.equal((await the.useOnce(folder, { env })).lower, 'élan')
    },
  })),
  ...['64k', '1m', '64m'].map((size) => ({
    name: `/dev/shm of ${size}, with a join that needs more`,
    unless: needsNamespace('--mount'),
    async play(folder: string) {
      const mount = `mount -t tmpfs -o size=${size} tmpfs /dev/shm && exec "$@"`
      const within = ['unshare', '--mount', 'sh', '-c', mount, 'sh']
      const user = the.use(folder, 'join', { within })
      await user.report
      await user.leave()
      assert.deepEqual(user.said, [{ joined: 299_999 }])
    },
  })),
  {
    name: 'killed in a container whose first process buries nobody',
    unless: needsNamespace('--pid', '--fork', '--mount-proc'),
    async play(folder) {
      const script = [
        `const { spawn, spawnSync } = require('node:child_process')`,
        `const fs = require('node:fs')`,
        `const args = ['--import', 'tsx', 'scripts/embedded-user.ts', ${JSON.stringify(folder)}]`,
        `const user = spawn(process.execPath, [...args, 'hold'], { stdio: ['pipe', 'pipe', 'inherit'] })`,
        `user.stdout.once('data', () => user.kill('SIGKILL'))`,
        `user.once('close', () => {`,
        `  const pid = Number(fs.readFileSync(${JSON.stringify(join(folder, 'pg/postmaster.pid'))}, 'utf8').split('\\n')[0])`,
        `  process.kill(pid, 'SIGKILL')`,
        `  const again = spawnSync(process.execPath, [...args, 'once'], { encoding: 'utf8' })`,
        `  process.stdout.write(again.stdout + again.stderr + fs.readFileSync('/proc/' + pid + '/stat', 'utf8'))`,
        `  process.exit(again.status)`,
        `})`,
      ].join('\n')
      const flags = ['--pid', '--fork', '--mount-proc', process.execPath, '-e', script]
      const outcome = spawnSync('unshare', flags, { cwd: the.CHECKOUT, encoding: 'utf8' })
      assert.equal(outcome.status, 0, outcome.stdout + outcome.stderr)
      assert.match(outcome.stdout, /\(postgres\) Z/, 'the killed server was to stay as a corpse')
    },
  },
]

function isLink(path: string): boolean {
  return spawnSync('test', ['-L', path]).status === 0
}

function ownerOf(path: string): { uid: number; gid: number } {
  const [uid = 0, gid = 0] = spawnSync('stat', ['-c', '%u %g', path])
    .stdout.toString()
    .split(' ')
    .map(Number)
  return { uid, gid }
}

async function main(): Promise<void> {
  let failed = 0
  // With a text: only the situations whose name has it.
  const wanted = process.argv[2] ?? ''
  for (const { name, unless, play } of situations.filter((known) => known.name.includes(wanted))) {
    const reason = unless?.() ?? null
    if (reason !== null) {
      process.stdout.write(`skipped  ${name}: ${reason}\n`)
      continue
    }
    const folder = the.stage(0o711)
    try {
      await play(folder)
      process.stdout.write(`ok       ${name}\n`)
    } catch (error) {
      failed += 1
      process.stdout.write(`FAILED   ${name}\n${String(error)}\n`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  process.exitCode = failed === 0 ? 0 : 1
}

await main()
