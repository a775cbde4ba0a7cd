import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureStore } from './picture-store.ts'

/** Pictures as files below a folder, by the first two digits of their names. */
export function diskStore(folder: string): PictureStore {
  const path = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    place: folder,
    async put(name, bytes) {
      const file = path(name)
      if ((await sizeOf(file)) === bytes.length) return
      await mkdir(dirname(file), { recursive: true })
      // Readers find the whole file or none, whatever ends this process.
      const draft = `${file}.${randomBytes(6).toString('hex')}`
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (name) => readFile(path(name)).catch(absent),
    size: (name) => sizeOf(path(name)),
    remove: (name) => rm(path(name), { force: true }),
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
