import { crc32 } from 'node:zlib'
import { byteInput } from './byte-input.ts'
import type { ByteInput } from './byte-input.ts'
import { InflateFault, inflatedRaw } from './inflated.ts'
import {
  DESCRIPTOR_BYTES_MIN,
  descriptorIn,
  isDescriptorOf,
  readDescriptor,
  readZipHeader,
  seekMark,
} from './zip-headers.ts'
import type { ZipHeader } from './zip-headers.ts'

/** A file of an archive, to be read before the next is asked for. */
export interface ZipFile {
  readonly name: string
  /** Why nothing of it can be had; null for most. */
  readonly locked: 'encrypted' | 'otherMethod' | null
  chunks(): AsyncIterable<Buffer>
  /** Known once it was read: whether all of it came, it could not be inflated, or the archive ended before it did. */
  state(): 'whole' | 'damaged' | 'cutOff'
}

/** Inflates to more than any real archive of texts. */
export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge'
}

/** Text deflates 5 to 30 times; past so many bytes, more than so many times is somebody's bomb. */
const RATIO_FREE_BYTES = 32 * 1024 * 1024
const RATIO_MAX = 200

/** What closes every archive, followed by a comment of at most 64 KiB. */
const END = Buffer.from('PK\u0005\u0006', 'latin1')
const END_BYTES_MAX = 22 + 65_535

/**
 * The files of a zip archive as they come, of whatever size, each held against its check. `cutOff` comes last where the archive
 * has no end, or lists more files than came. Throws ZipTooLarge.
 */
export async function* zipFiles(
  chunks: AsyncIterable<Buffer>,
  totalBytesMax: number,
): AsyncGenerator<ZipFile | { readonly cutOff: true }> {
  const count = { wire: 0, inflated: 0, totalBytesMax }
  const end = { tail: Buffer.alloc(0) }
  const input = byteInput(watched(chunks, count, end))
  let files = 0
  try {
    for (;;) {
      const header = await readZipHeader(input)
      if (header === null || header === 'cutOff') break
      files += 1
      let state: ReturnType<ZipFile['state']> = 'cutOff'
      const contents = contentsOf(input, header, count)
      async function* data(): AsyncGenerator<Buffer> {
        for (;;) {
          const { value, done } = await contents.next()
          if (done !== true) yield value
          else {
            // What is asked for again tells nothing.
            state = (value as typeof state | undefined) ?? state
            return
          }
        }
      }
      const file = { name: header.name, locked: lockOf(header), chunks: data, state: () => state }
      if (!file.name.endsWith('/')) yield file
      for await (const _ of data()) continue
    }
    while ((await input.next()) !== null) continue
    if (files < filesListed(end.tail)) yield { cutOff: true }
  } finally {
    await input.close()
  }
}

/** As the end of the archive says; more than can be where there is none. */
function filesListed(tail: Buffer): number {
  let at = tail.lastIndexOf(END)
  if (at === -1) return Infinity
  // The comment behind it may hold its mark.
  while (at > 0 && !endsTail(tail, at)) at = tail.lastIndexOf(END, at - 1)
  const count = at === -1 || !endsTail(tail, at) ? 0 : tail.readUInt16LE(at + 10)
  // Of so many or more another place tells.
  return count === 0xffff ? 0 : count
}

function endsTail(tail: Buffer, at: number): boolean {
  return at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length
}

interface Count {
  wire: number
  inflated: number
  readonly totalBytesMax: number
}

async function* watched(
  chunks: AsyncIterable<Buffer>,
  count: Count,
  end: { tail: Buffer },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    count.wire += chunk.length
    end.tail = Buffer.concat([end.tail, chunk]).subarray(-END_BYTES_MAX)
    yield chunk
  }
}

type Told = 'whole' | 'damaged' | 'cutOff'

const STORED = 0
const DEFLATED = 8

function lockOf({ encrypted, method }: ZipHeader): ZipFile['locked'] {
  if (encrypted) return 'encrypted'
  return method === STORED || method === DEFLATED ? null : 'otherMethod'
}

/** What a file holds, and last how it came. */
async function* contentsOf(
  input: ByteInput,
  header: ZipHeader,
  count: Count,
): AsyncGenerator<Buffer, Told> {
  const packed = header.packedSize === null ? null : firstBytes(input, header.packedSize)
  const source = packed === null ? input : byteInput(packed.chunks())
  const contents = unpacked(source, header)
  let step = await contents.next()
  for (; step.done !== true; step = await contents.next()) {
    limit(count, step.value.length)
    yield step.value
  }
  const check = step.value
  if (packed !== null && !(await packed.passOver())) return 'cutOff'
  const behind = check !== null && header.behind ? await readDescriptor(input) : null
  if (check !== null && check === (header.check ?? behind)) return 'whole'
  // Of a file without its size nothing tells where the next one begins but its mark.
  return (await seekMark(input)) || packed !== null ? 'damaged' : 'cutOff'
}

/** Last comes the check of all of it; null where it cannot be unpacked. */
async function* unpacked(
  source: ByteInput,
  header: ZipHeader,
): AsyncGenerator<Buffer, number | null> {
  if (lockOf(header) !== null) return null
  const { method, packedSize } = header
  let check = 0
  try {
    const chunks = method === DEFLATED ? inflatedRaw(source) : stored(source, packedSize === null)
    for await (const chunk of chunks) {
      check = crc32(chunk, check)
      yield chunk
    }
    return check
  } catch (error) {
    if (error instanceof InflateFault) return null
    throw error
  }
}

function limit(count: Count, bytes: number): void {
  count.inflated += bytes
  const { inflated, wire, totalBytesMax } = count
  const isBomb = inflated > RATIO_FREE_BYTES && inflated > wire * RATIO_MAX
  if (inflated > totalBytesMax || isBomb)
    throw new ZipTooLarge('the archive inflates to more than any real one')
}

function firstBytes(input: ByteInput, size: number) {
  let missing = size
  async function* chunks(): AsyncGenerator<Buffer> {
    while (missing > 0) {
      const chunk = await input.next()
      if (chunk === null) return
      const part = chunk.subarray(0, missing)
      if (chunk.length > missing) input.putBack(chunk.subarray(missing))
      missing -= part.length
      yield part
    }
  }
  /** What is left of them; false where the input ends before. */
  async function passOver(): Promise<boolean> {
    for await (const _ of chunks()) continue
    return missing === 0
  }
  return { chunks, passOver }
}

/** All of it, or as far as what stands behind a file says that it ended there: its mark alone may be part of the file. */
async function* stored(input: ByteInput, untilDescriptor: boolean): AsyncGenerator<Buffer> {
  if (!untilDescriptor) {
    for (let chunk = await input.next(); chunk !== null; chunk = await input.next()) yield chunk
    return
  }
  let check = 0
  let size = 0
  let held = Buffer.alloc(0)
  for (;;) {
    const at = descriptorIn(held)
    const end = at === -1 ? Math.max(0, held.length - 3) : at
    const sure = held.subarray(0, end)
    if (sure.length > 0) yield sure
    check = crc32(sure, check)
    size += sure.length
    held = held.subarray(end)
    if (held.length >= DESCRIPTOR_BYTES_MIN && at !== -1) {
      if (isDescriptorOf(held, check, size)) {
        input.putBack(held)
        return
      }
      yield held.subarray(0, 1)
      check = crc32(held.subarray(0, 1), check)
      size += 1
      held = held.subarray(1)
      continue
    }
    const chunk = await input.next()
    if (chunk === null) throw new InflateFault('cutOff', 'unexpected end of file')
    held = Buffer.concat([held, chunk])
  }
}

/** Before the first file, or the end where there is none. */
const BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006']
const BEGINNING_BYTES = 4

/** Whether the bytes are those of an archive, and all of them, the first included. */
export async function sniffZip(
  source: AsyncIterable<Buffer>,
): Promise<{ readonly isZip: boolean; readonly whole: () => AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < BEGINNING_BYTES) {
    const next = await chunks.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  async function* whole() {
    try {
      yield head
      yield* { [Symbol.asyncIterator]: () => chunks }
    } finally {
      await chunks.return?.()
    }
  }
  return { isZip: BEGINNINGS.includes(head.toString('latin1', 0, BEGINNING_BYTES)), whole }
}
