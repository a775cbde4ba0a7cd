/** Bytes that come in chunks, taken in pieces of any size. */
export interface ByteInput {
  /** The next bytes, however many; null at the end. */
  next(): Promise<Buffer | null>
  /** So many; fewer at the end. */
  take(bytes: number): Promise<Buffer>
  putBack(bytes: Buffer): void
  close(): Promise<void>
}

export function byteInput(source: AsyncIterable<Buffer>): ByteInput {
  const iterator = source[Symbol.asyncIterator]()
  const back: Buffer[] = []
  async function next(): Promise<Buffer | null> {
    for (;;) {
      const chunk = back.pop() ?? (await pull())
      if (chunk === null || chunk.length > 0) return chunk
    }
  }
  async function pull(): Promise<Buffer | null> {
    const { done, value } = await iterator.next()
    return done === true ? null : value
  }
  return {
    next,
    async take(bytes) {
      const taken: Buffer[] = []
      let missing = bytes
      while (missing > 0) {
        const chunk = await next()
        if (chunk === null) break
        taken.push(chunk.subarray(0, missing))
        if (chunk.length > missing) back.push(chunk.subarray(missing))
        missing -= Math.min(missing, chunk.length)
      }
      return Buffer.concat(taken)
    },
    putBack: (bytes) => void back.push(bytes),
    close: async () => void (await iterator.return?.()),
  }
}
