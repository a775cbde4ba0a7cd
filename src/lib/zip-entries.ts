import { zipFiles } from './zip-files.ts'
import type { ZipFile } from './zip-files.ts'

export interface ZipEntry {
  readonly name: string
  /** Null for an entry that is larger than allowed, or damaged. */
  readonly bytes: Buffer | null
}

export interface ZipLimits {
  readonly entryBytesMax: number
  readonly totalBytesMax: number
}

/**
 * The files of a zip archive as they come, one in memory at a time. `cutOff` comes last where the archive has no end.
 * Throws ZipTooLarge.
 */
export async function* zipEntries(
  chunks: AsyncIterable<Buffer>,
  limits: ZipLimits,
): AsyncGenerator<ZipEntry | { readonly cutOff: true }> {
  for await (const file of zipFiles(chunks, limits.totalBytesMax)) {
    if ('cutOff' in file) {
      yield file
      continue
    }
    const bytes = await bytesOf(file, limits.entryBytesMax)
    if (file.state() !== 'cutOff') yield { name: file.name, bytes }
  }
}

async function bytesOf(file: ZipFile, bytesMax: number): Promise<Buffer | null> {
  const held: Buffer[] = []
  let size = 0
  for await (const chunk of file.chunks()) {
    size += chunk.length
    if (size <= bytesMax) held.push(chunk)
    else held.length = 0
  }
  return size > bytesMax || file.state() !== 'whole' ? null : Buffer.concat(held)
}
