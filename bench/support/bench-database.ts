import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Storage, openStorage } from '../../src/storage/open.ts'

/** A database of its own in a temporary folder, gone afterwards. */
export async function benchDatabase(): Promise<Storage & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'affiche-bench-'))
  const storage = await openStorage({ databaseUrl: null, dataDir: folder })
  return {
    ...storage,
    async remove() {
      await storage.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
