import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface DirectoryFiles {
  /** In the order given, those of a folder by their paths, each once. */
  readonly files: readonly string[]
  /** What lies in the folders and holds no places by its name. */
  readonly leftOut: readonly string[]
}

/** What tools and publishers lay beside the parts of a release: markers, checksums, licences. */
const COMPANION = /^[._]|\.(?:crc|sha256|md5|md|txt|html?|pdf|log)$|^(?:license|notice)$/i

/** The files to read: those given, and all within the folders given. Links to files are followed, links to folders are not. */
export async function directoryFiles(paths: readonly string[]): Promise<DirectoryFiles> {
  const files = new Map<string, string>()
  const leftOut: string[] = []
  const add = async (path: string) => {
    const real = await realpath(path)
    if (!files.has(real)) files.set(real, path)
  }
  const walk = async (folder: string) => {
    const entries = await readdir(folder, { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      const isCompanion = COMPANION.test(entry.name)
      if (entry.isDirectory() && !isCompanion) await walk(path)
      else if (isCompanion) leftOut.push(path)
      else if ((await stat(path)).isFile()) await add(path)
    }
  }
  for (const path of paths) {
    const found = await stat(path)
    await (found.isDirectory() ? walk(path) : add(path))
  }
  return { files: [...files.values()], leftOut }
}
