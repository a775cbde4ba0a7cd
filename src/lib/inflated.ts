import { crc32, createBrotliDecompress, createInflateRaw } from 'node:zlib'
import type { BrotliDecompress, InflateRaw } from 'node:zlib'
import { byteInput } from './byte-input.ts'
import type { ByteInput } from './byte-input.ts'

/** Compressed bytes that are no whole stream of their kind. */
export class InflateFault extends Error {
  readonly kind: 'cutOff' | 'damaged'
  constructor(kind: 'cutOff' | 'damaged', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'InflateFault'
    this.kind = kind
  }
}

export interface Inflated {
  chunks(): AsyncGenerator<Buffer>
  /** Known once all was read: bytes after the end of what is compressed, zeros alone not counted (RFC 1952 knows padding). */
  left(): number
}

const CHUNK_BYTES = 64 * 1024

/**
 * What brotli or gzip bytes hold. Of gzip all members are read (RFC 1952 2.2) and checked; what follows the last one is no part
 * of it, and no reason to lose what came before: Node's own reader throws away both.
 */
export function inflated(source: AsyncIterable<Buffer>, coding: 'gzip' | 'br'): Inflated {
  const input = byteInput(source)
  let left = 0
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      if (coding === 'br')
        yield* inflatedThrough(createBrotliDecompress({ chunkSize: CHUNK_BYTES }), input)
      else yield* members(input)
      left = await countRest(input)
    } finally {
      await input.close()
    }
  }
  return { chunks, left: () => left }
}

async function* members(input: ByteInput): AsyncGenerator<Buffer> {
  await readHeader(input)
  do yield* member(input)
  while (await beginsMember(input))
}

async function* member(input: ByteInput): AsyncGenerator<Buffer> {
  let check = 0
  let size = 0
  for await (const chunk of inflatedRaw(input)) {
    check = crc32(chunk, check)
    size += chunk.length
    yield chunk
  }
  const trailer = await must(input, 8)
  if (trailer.readUInt32LE(0) !== check) throw new InflateFault('damaged', 'incorrect data check')
  if (trailer.readUInt32LE(4) !== size % 2 ** 32)
    throw new InflateFault('damaged', 'incorrect length check')
}

const MAGIC = Buffer.from([0x1f, 0x8b, 0x08])

/** Another member follows, and its header was read. Anything else is left where it is. */
async function beginsMember(input: ByteInput): Promise<boolean> {
  const start = await input.take(MAGIC.length)
  input.putBack(start)
  if (!start.equals(MAGIC)) return false
  await readHeader(input)
  return true
}

const HAS_CHECK = 2
const HAS_EXTRA = 4
const TEXTS = [8, 16]

/** RFC 1952 2.3. */
async function readHeader(input: ByteInput): Promise<void> {
  const fixed = await must(input, 10)
  if (!fixed.subarray(0, 3).equals(MAGIC))
    throw new InflateFault('damaged', 'incorrect header check')
  const flags = fixed[3] ?? 0
  if ((flags & HAS_EXTRA) !== 0) await must(input, (await must(input, 2)).readUInt16LE(0))
  for (const text of TEXTS) if ((flags & text) !== 0) while ((await must(input, 1))[0] !== 0);
  if ((flags & HAS_CHECK) !== 0) await must(input, 2)
}

async function must(input: ByteInput, bytes: number): Promise<Buffer> {
  const taken = await input.take(bytes)
  if (taken.length < bytes) throw new InflateFault('cutOff', 'unexpected end of file')
  return taken
}

/** What one stream of bare DEFLATE (RFC 1951) holds. */
export function inflatedRaw(input: ByteInput): AsyncGenerator<Buffer> {
  return inflatedThrough(createInflateRaw({ chunkSize: CHUNK_BYTES }), input)
}

/** What one compressed stream holds; the input stands behind its last byte then. */
async function* inflatedThrough(
  inflate: InflateRaw | BrotliDecompress,
  input: ByteInput,
): AsyncGenerator<Buffer> {
  const feeding = feed(inflate, input)
  try {
    yield* inflate as AsyncIterable<Buffer>
  } catch (error) {
    throw faultOf(error)
  } finally {
    inflate.destroy()
    await feeding
  }
}

/** One chunk at a time, so that what was not taken of the last one is known. */
async function feed(inflate: InflateRaw | BrotliDecompress, input: ByteInput): Promise<void> {
  let given = 0
  // A write that fails is never answered; the stream closes.
  let answered = (): void => {}
  inflate.once('close', () => answered())
  try {
    while (!inflate.destroyed) {
      const chunk = await input.next()
      if (chunk === null) {
        inflate.end()
        return
      }
      given += chunk.length
      await new Promise<void>((resolve) => {
        answered = resolve
        inflate.write(chunk, () => resolve())
      })
      const over = given - inflate.bytesWritten
      if (over === 0) continue
      input.putBack(chunk.subarray(chunk.length - over))
      return
    }
  } catch (error) {
    inflate.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function faultOf(error: unknown): unknown {
  const code = String((error as { code?: unknown }).code)
  if (code === 'Z_BUF_ERROR')
    return new InflateFault('cutOff', 'unexpected end of file', { cause: error })
  return /^Z_|^ERR_.*_ERROR_/.test(code)
    ? new InflateFault('damaged', code, { cause: error })
    : error
}

async function countRest(input: ByteInput): Promise<number> {
  let length = 0
  let zeros = true
  for (let chunk = await input.next(); chunk !== null; chunk = await input.next()) {
    length += chunk.length
    zeros &&= chunk.every((byte) => byte === 0)
  }
  return zeros ? 0 : length
}
