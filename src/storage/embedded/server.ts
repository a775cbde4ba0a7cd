import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { systemClock } from '../../lib/clock.ts'
import { findBinaries } from './binaries.ts'
import { SUPERUSER, ensureCluster } from './cluster.ts'
import type { ClusterOptions } from './cluster.ts'
import { codeOf, folderFault } from './error.ts'
import { findHome } from './home.ts'
import { DATABASE, USERS_LOCK, isPassing, join } from './join.ts'
import type { Held } from './join.ts'
import { readPidFile } from './postmaster.ts'
import type { Cluster } from './postmaster.ts'
import { findSocketFolder, socketUrl } from './socket.ts'

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
  const { cluster, socketFolder, held } = await start(dataDir, options).catch((error: unknown) => {
    throw folderFault(dataDir, error)
  })
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

async function start(dataDir: string, options: ClusterOptions) {
  const home = await findHome(dataDir)
  const binaries = await findBinaries(home)
  const folder = await ensureCluster(home, binaries, options)
  const cluster: Cluster = { home, binaries, folder, durable: options.durable }
  const socketFolder = await findSocketFolder(folder, home.account)
  return { cluster, socketFolder, held: await join(cluster, socketFolder) }
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
