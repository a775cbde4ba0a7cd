import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { systemClock } from '../../lib/clock.ts'
import { toldFault } from '../../lib/system-fault.ts'
import { LOCKS } from '../lock-numbers.ts'
import { SUPERUSER } from './cluster.ts'
import { EmbeddedServerError, codeOf, messageOf } from './error.ts'
import { readPidFile, removeStaleLocks, startServer } from './postmaster.ts'
import type { Cluster, Start } from './postmaster.ts'
import { socketUrl } from './socket.ts'

/** Each process that uses the server holds it shared; who can have it alone is the last one. */
export const USERS_LOCK = LOCKS.users
export const DATABASE = 'postgres'
const START_TIMEOUT_MS = 60_000
/** A killed server reads again what was written since its last checkpoint: up to some gigabytes, from a slow disk. */
const RECOVERY_TIMEOUT_MS = 600_000
/** 57P03, cannot_connect_now: it is there, and busy starting, recovering or stopping. */
const BUSY = '57P03'
const RETRY_MS = 25

export interface Held {
  readonly client: pg.Client
  readonly socketFolder: string
  readonly ended: Promise<unknown>
}

/** A connection that holds the users' lock: to the server that runs, or to one we start. */
export async function join(cluster: Cluster, socketFolder: string): Promise<Held> {
  const began = systemClock.now()
  let patience = START_TIMEOUT_MS
  let start: Start | null = null
  let reason = 'it does not answer'
  while (systemClock.now() < began + patience) {
    const at: string = (await readPidFile(cluster))?.socketFolder ?? socketFolder
    try {
      const held = await hold(at)
      await cancelRival(cluster, start)
      return held
    } catch (error) {
      reason = messageOf(error)
      if (codeOf(error) === BUSY) patience = RECOVERY_TIMEOUT_MS
      if (!isPassing(error)) throw new EmbeddedServerError(reason, { cause: error })
      if (noServer(error)) start = await startUnlessStarting(cluster, socketFolder, start)
    }
    await wait(RETRY_MS)
  }
  throw new EmbeddedServerError(`${reason} (gave up after ${patience / 1000} s)`)
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
    const known = toldFault(why)
    if (known !== null) throw new EmbeddedServerError(`${why}: ${known}`)
    if (!/lock file|shared memory block/.test(why)) throw new EmbeddedServerError(why)
  }
  await removeStaleLocks(cluster, socketFolder)
  return startServer(cluster, socketFolder)
}

async function hold(socketFolder: string): Promise<Held> {
  const client = new pg.Client({
    connectionString: socketUrl(socketFolder, DATABASE, SUPERUSER),
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
export function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (code === null) return /terminated|closed/i.test(messageOf(error))
  return noServer(error) || ['ECONNRESET', 'EPIPE', '57P01', '57P02', BUSY].includes(code)
}
