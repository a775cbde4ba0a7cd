import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { systemClock } from '../../lib/clock.ts'
import { findBinaries } from './binaries.ts'
import { SUPERUSER, ensureCluster } from './cluster.ts'
import type { ClusterOptions } from './cluster.ts'
import { EmbeddedServerError, codeOf, messageOf } from './error.ts'
import { findHome } from './home.ts'
import { readPidFile, removeStaleLocks, startServer } from './postmaster.ts'
import type { Cluster, Start } from './postmaster.ts'
import { findSocketFolder, socketUrl } from './socket.ts'

/** Each process that uses the server holds it shared; who can have it alone is the last one. */
const USERS_LOCK = 7310004
const DATABASE = 'postgres'
/** Recovery after a crash reads what was written since the last checkpoint: seconds, not minutes. */
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000
const RETRY_MS = 25
const REVIVE_MS = 1000

export interface EmbeddedServer {
  readonly url: string
  /** Lets go of the server; the last process to do so stops it. */
  close(): Promise<void>
}

/** Starts the data folder's server, or joins the one that runs already. */
export async function openEmbeddedServer(
  dataDir: string,
  options: ClusterOptions = { durable: true },
): Promise<EmbeddedServer> {
  const home = await findHome(dataDir)
  const binaries = await findBinaries(home)
  const folder = await ensureCluster(home, binaries, options)
  const cluster: Cluster = { home, binaries, folder, durable: options.durable }
  const socketFolder = await findSocketFolder(folder, home.account)
  const held = await join(cluster, socketFolder)
  const released = new AbortController()
  const kept = keep(cluster, socketFolder, held, released.signal)
  return {
    url: socketUrl(held.socketFolder, DATABASE, SUPERUSER),
    async close() {
      released.abort()
      await kept
    },
  }
}

/** Whoever stops or kills the server, it comes back while we need it. */
async function keep(
  cluster: Cluster,
  socketFolder: string,
  first: Held,
  released: AbortSignal,
): Promise<void> {
  const release = once(released, 'abort')
  for (let held: Held | null = first; ;) {
    if (held !== null) await Promise.race([held.ended, release])
    if (released.aborted) return held === null ? undefined : leave(cluster, held.client)
    held = await join(cluster, socketFolder).catch(() => null)
    if (held === null) await wait(REVIVE_MS)
  }
}

interface Held {
  readonly client: pg.Client
  readonly socketFolder: string
  readonly ended: Promise<unknown>
}

/** A connection that holds the users' lock: to the server that runs, or to one we start. */
async function join(cluster: Cluster, socketFolder: string): Promise<Held> {
  const deadline = systemClock.now() + START_TIMEOUT_MS
  let start: Start | null = null
  let reason = 'it does not answer'
  while (systemClock.now() < deadline) {
    const at: string = (await readPidFile(cluster))?.socketFolder ?? socketFolder
    try {
      const held = await hold(at)
      await cancelRival(cluster, start)
      return held
    } catch (error) {
      reason = messageOf(error)
      if (!isPassing(error)) throw new EmbeddedServerError(reason, { cause: error })
      if (noServer(error)) start = await startUnlessStarting(cluster, socketFolder, start)
    }
    await wait(RETRY_MS)
  }
  throw new EmbeddedServerError(`${reason} (gave up after ${START_TIMEOUT_MS / 1000} s)`)
}

/**
 * A start of ours that came second would fail by itself, unless the first server were stopped
 * before it noticed: then it would run with nobody to stop it.
 */
async function cancelRival(cluster: Cluster, start: Start | null): Promise<void> {
  if (start !== null && start.pid !== (await readPidFile(cluster))?.pid) await start.cancel()
}

async function startUnlessStarting(
  cluster: Cluster,
  socketFolder: string,
  running: Start | null,
): Promise<Start> {
  if (running !== null) {
    const end = running.ended()
    if (end === null) return running
    const why = await end
    // Another process was faster, or a killed server's helpers are still leaving: both pass.
    if (!/lock file|shared memory block/.test(why)) throw new EmbeddedServerError(why)
  }
  await removeStaleLocks(cluster, socketFolder)
  return startServer(cluster, socketFolder)
}

async function hold(socketFolder: string): Promise<Held> {
  const client = new pg.Client({
    host: socketFolder,
    user: SUPERUSER,
    database: DATABASE,
    application_name: 'affiche: keeps the server',
  })
  client.on('error', () => {})
  const ended = new Promise((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock_shared(${USERS_LOCK})`)
    return { client, socketFolder, ended }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

function noServer(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes(codeOf(error) ?? '')
}

/** No server yet, starting, recovering, stopping, or stopped under our feet by the last one out. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (code === null) return /terminated|closed/i.test(messageOf(error))
  return noServer(error) || ['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code)
}

async function leave(cluster: Cluster, client: pg.Client): Promise<void> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${USERS_LOCK})`)
    const { rows } = await client.query<{ last: boolean }>(
      `select pg_try_advisory_lock(${USERS_LOCK}) as last`,
    )
    const server = rows[0]?.last === true ? await readPidFile(cluster) : null
    if (server !== null) await stop(cluster, server.pid)
  } catch (error) {
    if (!isPassing(error)) throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** A fast shutdown: transactions that run are rolled back, everything committed is on disk. */
async function stop(cluster: Cluster, pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return
    throw error
  }
  const deadline = systemClock.now() + STOP_TIMEOUT_MS
  while (systemClock.now() < deadline && (await readPidFile(cluster))?.pid === pid)
    await wait(RETRY_MS)
}
