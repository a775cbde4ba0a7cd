import type { FetchedBody } from '../fetch/fetched.ts'

const TOLD_BYTES = 1024 ** 2

/** Tells how many bytes of all bodies have come, a MiB at a time and where a body ends: chunks are too many to be told. */
export function createTally(tell: (bytes: number) => void): (fetched: FetchedBody) => FetchedBody {
  let bytes = 0
  let told = 0
  function telling(): void {
    told = bytes
    tell(bytes)
  }
  async function* counting(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes - told >= TOLD_BYTES) telling()
      yield chunk
    }
    telling()
  }
  return (fetched) => ({ ...fetched, chunks: () => counting(fetched.chunks()) })
}
