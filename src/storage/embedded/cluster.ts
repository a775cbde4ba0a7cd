import { HOUR_MS } from '../../lib/durations.ts'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../lib/clock.ts'
import { EmbeddedServerError, codeOf, reasonWritten } from './error.ts'
import { CLUSTER, exists } from './home.ts'
import type { Home } from './home.ts'
import { run } from './run.ts'

export const SUPERUSER = 'affiche'

/** What a killed initdb or copy left behind is surely nobody's after this long. */
const DRAFT_KEPT_MS = HOUR_MS

/** The second for systems whose C library lacks C.UTF-8; the server's own provider is right on all. */
const LOCALES = [['--locale=C.UTF-8'], ['--locale=C', '--builtin-locale=C.UTF-8']]

/** /dev/shm is 64 MB in a container by default, which a parallel join fills; files have no such limit. */
export const SHARED_MEMORY = 'dynamic_shared_memory_type=mmap'

export interface ClusterOptions {
  /** False for throw-away data: nothing waits for the disk. */
  readonly durable: boolean
}

/**
 * The cluster's folder, initialised. Processes may race: each initialises one aside, the first to
 * rename its own into place wins, the others discard theirs.
 */
export async function ensureCluster(
  home: Home,
  binaries: string,
  options: ClusterOptions,
): Promise<string> {
  const folder = join(home.folder, CLUSTER)
  if (await exists(folder)) return folder
  await removeOldDrafts(home.folder)
  const draft = join(home.folder, `new-${randomBytes(6).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    if (home.account !== null) await chown(draft, home.account.uid, home.account.gid)
    await initialise(draft, home, binaries, options)
    await rename(draft, folder).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

async function initialise(
  folder: string,
  home: Home,
  binaries: string,
  options: ClusterOptions,
): Promise<void> {
  const fixed = ['-D', folder, '-U', SUPERUSER, '-A', 'trust', '--encoding=UTF8']
  fixed.push(
    '--locale-provider=builtin',
    '-c',
    SHARED_MEMORY,
    ...(options.durable ? [] : ['--no-sync']),
  )
  let output = ''
  for (const locale of LOCALES) {
    const outcome = await run(join(binaries, 'bin', 'initdb'), [...fixed, ...locale], home.account)
    if (outcome.code === 0) return
    output = outcome.output
    if (!/locale/i.test(output)) break
  }
  throw new EmbeddedServerError(explain(output))
}

function explain(output: string): string {
  const reason = reasonWritten(output)
  if (/effective user ID/.test(output)) {
    return `this process runs as a user number (${process.getuid?.()}) that the system has no name for (${reason}); run it as a user listed in /etc/passwd`
  }
  return `its data could not be initialised (${reason})`
}

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('new-')) continue
    const path = join(folder, name)
    const made = await stat(path).catch(() => null)
    if (made !== null && systemClock.now() - made.mtimeMs > DRAFT_KEPT_MS)
      await rm(path, { recursive: true, force: true })
  }
}
