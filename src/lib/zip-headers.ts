import { isUtf8 } from 'node:buffer'
import type { ByteInput } from './byte-input.ts'

/** What stands before a file in an archive (APPNOTE.TXT 4.3.7). */
export interface ZipHeader {
  readonly name: string
  readonly method: number
  readonly encrypted: boolean
  /** Check and sizes stand behind the file; some writers put them before it as well. */
  readonly behind: boolean
  readonly check: number | null
  readonly packedSize: number | null
}

const FILE = Buffer.from('PK\u0003\u0004', 'latin1')
/** With its mark, a check and two sizes. */
export const DESCRIPTOR_BYTES_MIN = 16
const DESCRIPTOR = Buffer.from('PK\u0007\u0008', 'latin1')
const MARK = Buffer.from('PK')
const FIXED_BYTES = 26

const ENCRYPTED = 1
const SIZES_BEHIND = 8
const IN_UTF8 = 0x800
/** The size stands in an extra field of eight bytes each. */
const LARGE = 0xffff_ffff
const LARGE_FIELD = 1

/** The next file's; null where none follows. */
export async function readZipHeader(input: ByteInput): Promise<ZipHeader | 'cutOff' | null> {
  const mark = await input.take(FILE.length)
  if (!mark.equals(FILE)) {
    input.putBack(mark)
    return mark.length < FILE.length ? 'cutOff' : null
  }
  const fixed = await input.take(FIXED_BYTES)
  if (fixed.length < FIXED_BYTES) return 'cutOff'
  const flags = fixed.readUInt16LE(2)
  const name = await input.take(fixed.readUInt16LE(22))
  const extra = await input.take(fixed.readUInt16LE(24))
  if (extra.length < fixed.readUInt16LE(24)) return 'cutOff'
  const behind = (flags & SIZES_BEHIND) !== 0
  const size = fixed.readUInt32LE(14)
  const packedSize = size === LARGE ? largeSize(extra, fixed.readUInt32LE(18)) : size
  return {
    name: name.toString((flags & IN_UTF8) !== 0 || isUtf8(name) ? 'utf8' : 'latin1'),
    method: fixed.readUInt16LE(4),
    encrypted: (flags & ENCRYPTED) !== 0,
    behind,
    check: behind && fixed.readUInt32LE(10) === 0 ? null : fixed.readUInt32LE(10),
    packedSize: behind && (packedSize === 0 || packedSize === null) ? null : packedSize,
  }
}

/** Before it stands the size of what is packed, where that is as large. */
function largeSize(extra: Buffer, wholeSize: number): number | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LARGE_FIELD) continue
    const from = at + 4 + (wholeSize === LARGE ? 8 : 0)
    return from + 8 <= extra.length ? Number(extra.readBigUInt64LE(from)) : null
  }
  return null
}

/**
 * The check behind a file, of which the mark before it and the width of its sizes are as the writer liked; null where none is
 * found. What follows it begins with a mark.
 */
export async function readDescriptor(input: ByteInput): Promise<number | null> {
  const bytes = await input.take(26)
  const marked = bytes.subarray(0, 4).equals(DESCRIPTOR)
  const from = marked ? 4 : 0
  const isThere = marked || !bytes.subarray(0, 2).equals(MARK)
  for (const end of isThere ? [from + 12, from + 20] : []) {
    const next = bytes.subarray(end, end + 2)
    if (bytes.length < end || !(next.equals(MARK) || next.length === 0)) continue
    input.putBack(bytes.subarray(end))
    return bytes.readUInt32LE(from)
  }
  input.putBack(bytes)
  return null
}

/** Whether the bytes begin with what tells that a file of this size and check ended there. */
export function isDescriptorOf(bytes: Buffer, check: number, size: number): boolean {
  if (bytes.length < DESCRIPTOR_BYTES_MIN) return false
  return bytes.readUInt32LE(4) === check && bytes.readUInt32LE(8) === size % 2 ** 32
}

export function descriptorIn(bytes: Buffer): number {
  return bytes.indexOf(DESCRIPTOR)
}

const LIST = Buffer.from('PK\u0001\u0002', 'latin1')

/** Goes on to the next file, or to the list of them; false where neither comes. */
export async function seekMark(input: ByteInput): Promise<boolean> {
  let held = Buffer.alloc(0)
  for (;;) {
    const found = [FILE, LIST].map((mark) => held.indexOf(mark)).filter((at) => at !== -1)
    if (found.length > 0) {
      input.putBack(held.subarray(Math.min(...found)))
      return true
    }
    const chunk = await input.next()
    if (chunk === null) return false
    held = Buffer.concat([held.subarray(-3), chunk])
  }
}
