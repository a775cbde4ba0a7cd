import { randomBytes } from 'node:crypto'
import { access, constants, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../lib/make-folder.ts'
import { systemFault } from '../../lib/system-fault.ts'
import { isNamed, PictureDamaged, PictureStoreError } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'

/** Beside the folders of two digits; in the same file system, so that a draft is moved and not copied. */
const DRAFTS = 'drafts'

/** Pictures as files below a folder, by the first two digits of their names. */
export function diskStore(folder: string): PictureStore {
  const path = (name: string) => join(folder, name.slice(0, 2), name)
  const read = (name: string) => readFile(path(name)).catch(absent).catch(failed(folder))
  return {
    place: folder,
    put: (name, bytes) => putFile(folder, path(name), bytes).catch(failed(folder)),
    async get(name) {
      const bytes = await read(name)
      if (bytes === null || isNamed(name, bytes)) return bytes
      throw new PictureDamaged(
        `${path(name)} is damaged: it is not what was written there. It is made anew from its address.`,
      )
    },
    // A loss of power, or a disk, can leave half of a file.
    async has(name) {
      const bytes = await read(name)
      return bytes !== null && isNamed(name, bytes)
    },
    size: (name) => sizeOf(path(name)).catch(failed(folder)),
    remove: (name) => rm(path(name), { force: true }).catch(failed(folder)),
    check: () => checkFolder(folder).catch(failed(folder)),
    removeDrafts: (before) => removeDrafts(join(folder, DRAFTS), before).catch(failed(folder)),
  }
}

/**
 * Readers find the whole file or none, whatever ends this process; and once we say that a picture is had, its file and
 * its name are on the disk, whatever ends the machine. What is there already is written again: it could be torn.
 */
async function putFile(folder: string, file: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, DRAFTS, randomBytes(12).toString('hex'))
  await makeLasting(dirname(draft))
  await makeLasting(dirname(file))
  try {
    await writeThrough(draft, bytes)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
  // Another writer may have made that one's folder a moment ago.
  await syncFolder(folder)
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A folder is an entry of the one above it: all entries that are new must last. */
async function makeLasting(folder: string): Promise<void> {
  const first = await makeFolder(folder)
  if (first === undefined) return
  for (let each = folder; each.length >= first.length; each = dirname(each))
    await syncFolder(dirname(each))
}

/** Where a folder cannot be opened as a file, the system keeps its entries safe in its own way. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes nothing: whoever asks may be another user than the one who will write. */
async function checkFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(absent)) === null) return
  // Listing says of a file that it is no folder.
  await readdir(folder)
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

async function removeDrafts(folder: string, before: number): Promise<void> {
  for (const name of (await readdir(folder).catch(absent)) ?? []) {
    const draft = join(folder, name)
    const found = await stat(draft).catch(absent)
    if (found !== null && found.mtimeMs < before) await rm(draft, { force: true })
  }
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(absent)
  return found?.size ?? null
}

function absent(error: unknown): null {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'ENOTDIR') return null
  throw error
}

function failed(folder: string): (error: unknown) => never {
  return (error) => {
    const said = systemFault(error)
    throw new PictureStoreError(`The folder of pictures ${folder} cannot be used: ${said}.`, {
      cause: error,
    })
  }
}
