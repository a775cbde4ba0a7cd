import { randomBytes } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemFault } from './system-fault.ts'

/** Bytes set aside on disk, to be read any number of times. */
export interface Spool {
  readonly size: number
  chunks(): AsyncIterable<Buffer>
  close(): Promise<void>
}

const CHUNK_BYTES = 256 * 1024

/** The file has no name once it is open: it is gone with the process, however that ends. */
export async function spool(source: AsyncIterable<Uint8Array>): Promise<Spool> {
  const path = join(tmpdir(), `affiche-spool-${randomBytes(12).toString('hex')}`)
  const file = await onDisk(open(path, 'wx+', 0o600))
  try {
    await onDisk(unlink(path))
    let size = 0
    for await (const chunk of source) {
      let done = 0
      while (done < chunk.length) {
        const left = chunk.length - done
        const { bytesWritten } = await onDisk(file.write(chunk, done, left, size + done))
        done += bytesWritten
      }
      size += chunk.length
    }
    return {
      size,
      async *chunks() {
        for (let at = 0; at < size;) {
          const { bytesRead, buffer } = await onDisk(
            file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, at),
          )
          if (bytesRead === 0) return
          at += bytesRead
          yield buffer.subarray(0, bytesRead)
        }
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** It is seldom the disk that everything else is on: whoever reads of a full one must know which. */
async function onDisk<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const message = `Nothing can be set aside in ${tmpdir()} (TMPDIR can name another folder): ${systemFault(error)}.`
    throw new Error(message, { cause: error })
  }
}
