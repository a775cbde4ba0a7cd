import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../../lib/make-folder.ts'
import { accountForRoot, ownerOf, weAreRoot } from './account.ts'
import type { Account } from './account.ts'
import { EmbeddedServerError, codeOf } from './error.ts'

/** Where a data folder's cluster lives, and whom its server runs as (null: as ourselves). */
export interface Home {
  readonly folder: string
  readonly account: Account | null
}

/** For root, when the server's account cannot reach the data folder. */
const SYSTEM_FOLDER = '/var/lib/affiche'

/** In the data folder: says where the cluster is when it is not here. Removing it means starting afresh. */
const POINTER = 'postgresql-is-at'

export const CLUSTER = 'pg'

export async function findHome(dataDir: string): Promise<Home> {
  const folder = await makeClosed(dataDir)
  if (!weAreRoot()) return { folder, account: null }
  return homeForRoot(folder)
}

/** Where the database of a data folder lies by now: there, or where root's had to go. Makes nothing. */
export async function databaseFolder(dataDir: string): Promise<string> {
  return (weAreRoot() ? await readPointer(dataDir) : null) ?? dataDir
}

/** An existing cluster stays where it is, even if the rights around it change. */
async function homeForRoot(dataDir: string): Promise<Home> {
  const pointed = await readPointer(dataDir)
  const folder = pointed ?? dataDir
  if (await exists(join(folder, CLUSTER)))
    return { folder, account: await ownerOf(join(folder, CLUSTER)) }
  const account = await accountForRoot()
  await letPass(dataDir)
  if (pointed === null && (await reachable(dataDir, account))) return { folder, account }
  const elsewhere = await makeClosed(pointed ?? (await point(dataDir)))
  await letPass(elsewhere)
  return { folder: elsewhere, account }
}

async function makeClosed(folder: string): Promise<string> {
  const made = await makeFolder(folder)
  if (made !== undefined) await chmod(folder, 0o700)
  return realpath(folder)
}

/** What was named as the data folder is there to be used: the clusters within stay closed. */
async function letPass(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir)
  if (uid === 0) await chmod(dataDir, (mode & 0o777) | 0o011)
}

/** Whether the account may pass through every folder on the way. */
async function reachable(folder: string, account: Account): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}

async function readPointer(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, POINTER), 'utf8').catch(() => null)
  return text === null ? null : text.trim()
}

/** Agrees on a folder below the system's: the first process to link its pointer decides for all. */
async function point(dataDir: string): Promise<string> {
  const project = basename(dirname(dataDir)).replace(/[^\w-]/g, '') || 'data'
  const suffix = randomBytes(4).toString('hex')
  const draft = join(dataDir, `${POINTER}-${suffix}`)
  await makeFolder(SYSTEM_FOLDER)
  await chmod(SYSTEM_FOLDER, 0o755)
  await writeFile(draft, `${join(SYSTEM_FOLDER, `${project}-${suffix}`)}\n`)
  await link(draft, join(dataDir, POINTER)).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  const agreed = await readPointer(dataDir)
  if (agreed === null) throw new EmbeddedServerError(`${join(dataDir, POINTER)} cannot be read`)
  return agreed
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
