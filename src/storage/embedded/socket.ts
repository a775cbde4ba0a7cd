import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weAreRoot } from './account.ts'
import type { Account } from './account.ts'
import { EmbeddedServerError, codeOf } from './error.ts'

/** A socket's address holds 107 bytes, of which the server's own file name takes 14. */
const FOLDER_BYTES_MAX = 93

/** The cluster's folder where the socket's path fits, else a short private folder below the temporary one. */
export async function findSocketFolder(cluster: string, account: Account | null): Promise<string> {
  if (fits(cluster)) return cluster
  const short = join(tmpdir(), shortName(cluster))
  const folder = fits(short) ? short : join('/tmp', shortName(cluster))
  await mkdir(folder, { mode: 0o700 }).then(
    () => (account === null ? undefined : chown(folder, account.uid, account.gid)),
    (error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    },
  )
  await refuseForeign(folder, account)
  return folder
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder) <= FOLDER_BYTES_MAX
}

function shortName(cluster: string): string {
  return `affiche-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
}

/** Anybody may make folders in the temporary one: a socket in somebody else's would be theirs to answer. */
async function refuseForeign(folder: string, account: Account | null): Promise<void> {
  const found = await lstat(folder)
  const owners = [account?.uid ?? process.getuid?.(), ...(weAreRoot() ? [0] : [])]
  if (found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0) return
  throw new EmbeddedServerError(
    `its socket would be in ${folder}, which somebody else made; remove that folder or set AFFICHE_DATA_DIR to a shorter path`,
  )
}

/** Of a server that is told nothing else. */
export const PORT = 5432

/** Says all that is said of it: the environment (PGPORT, PGSSLMODE) speaks of some other server. */
export function socketUrl(folder: string, database: string, user: string): string {
  const host = encodeURIComponent(folder)
  return `postgresql://${user}@localhost:${PORT}/${database}?host=${host}&sslmode=disable`
}
