import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, open, readFile, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { SHARED_MEMORY } from './cluster.ts'
import { messageOf } from './error.ts'
import type { Home } from './home.ts'
import { lastWords } from './last-words.ts'
import { memoryAtHand, pageMemory } from './page-memory.ts'
import { spawnOptions } from './run.ts'
import { PORT } from './socket.ts'

/** The server's own words; begun anew when it has grown past this. */
const LOG = 'pg.log'
const LOG_BYTES_MAX = 10_000_000

/** Beside the socket; holds the server's number as well. */
const SOCKET_LOCK = `.s.PGSQL.${PORT}.lock`

export interface Cluster {
  readonly home: Home
  readonly binaries: string
  readonly folder: string
  readonly durable: boolean
}

export interface PidFile {
  readonly pid: number
  /** Null while the server is only just starting. */
  readonly socketFolder: string | null
}

/** `postmaster.pid` is the server's own lock on its folder: the pid is its first line, the socket's folder its fifth. */
export async function readPidFile(cluster: Cluster): Promise<PidFile | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] || null }
}

/**
 * Removes the lock files of a server that was killed when its number now belongs to a corpse that
 * nobody buries (no init process in a container) or to another program: the server itself takes
 * either for a server that lives. Should another process start one in between, that one is still
 * protected: its shared memory is a second lock on the folder.
 */
export async function removeStaleLocks(cluster: Cluster, socketFolder: string): Promise<void> {
  for (const path of [pidFile(cluster), join(socketFolder, SOCKET_LOCK)]) {
    const pid = await readFile(path, 'utf8').then(Number.parseInt, () => null)
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (status === null) continue
    const [, name, state] = /\((.*)\) (\S)/s.exec(status) ?? []
    if (name !== 'postgres' || state === 'Z') await rm(path, { force: true })
  }
}

function pidFile(cluster: Cluster): string {
  return join(cluster.folder, 'postmaster.pid')
}

export interface Start {
  readonly pid: number | undefined
  /** Null while it runs, then why it does not. */
  ended(): Promise<string> | null
  /** Ends it and waits for that. */
  cancel(): Promise<void>
}

/** Starts the server, which outlives us. Its output goes to a file: a pipe would end with us. */
export async function startServer(cluster: Cluster, socketFolder: string): Promise<Start> {
  const path = join(cluster.home.folder, LOG)
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  const from = size > LOG_BYTES_MAX ? 0 : size
  if (from < size) await truncate(path)
  const log = await open(path, 'a', 0o600)
  const { account } = cluster.home
  if (account !== null) await chown(path, account.uid, account.gid)
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), settings(cluster, socketFolder), {
    ...spawnOptions(account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  let end: Promise<string> | null = null
  child.on('error', (error) => {
    end = Promise.resolve(messageOf(error))
  })
  child.on('exit', () => {
    end = writtenSince(path, from).then((log) => lastWords(log, child.pid))
  })
  child.unref()
  await log.close()
  return {
    pid: child.pid,
    ended: () => end,
    async cancel() {
      if (end === null && child.kill('SIGINT')) await once(child, 'exit')
    },
  }
}

function settings(cluster: Cluster, socketFolder: string): string[] {
  const values = [
    // The socket is the only way in: no port that could be taken, nothing that a network could reach.
    'listen_addresses=',
    `unix_socket_directories=${quoteFolder(socketFolder)}`,
    'unix_socket_permissions=0700',
    SHARED_MEMORY,
    `shared_buffers=${pageMemory(memoryAtHand())}MB`,
    // After each checkpoint a page is logged whole when it first changes: with the default, a quarter of this, that is
    // three quarters of what a large feed has written.
    'max_wal_size=4GB',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    ...(cluster.durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
  ]
  return ['-D', cluster.folder, ...values.flatMap((value) => ['-c', value])]
}

/** The setting is a list: quotes keep commas and blanks of a path together. */
function quoteFolder(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`
}

async function writtenSince(path: string, from: number): Promise<string> {
  // The whole folder may be gone by the time a server is done.
  const log = await readFile(path).catch(() => Buffer.alloc(0))
  return log.subarray(from).toString()
}
