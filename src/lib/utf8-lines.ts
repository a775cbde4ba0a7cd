import { isUtf8 } from 'node:buffer'
import { hasUtf8 } from './decode-text.ts'
import { decodeWindows1252 } from './windows-1252.ts'

export interface PieceDecoded {
  readonly text: string
  readonly warning: string | null
}

export const REPLACED = 'bytes that are no UTF-8 were replaced'
const WESTERN = 'lines that are no UTF-8 were read as windows-1252'

/** A longer line is decoded in parts. */
const LINE_MAX = 64 * 1024
const LINE_END = 0x0a

/**
 * UTF-8, line by line where it is none: a file that was put together of two encodings, or declares one that it is not
 * written in, has lines without one letter of UTF-8. Bytes of other lines become U+FFFD.
 */
export function utf8Lines() {
  let held = Buffer.alloc(0)
  return {
    push(chunk: Buffer): PieceDecoded {
      const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      const cut = cutOf(bytes)
      held = Buffer.from(bytes.subarray(cut))
      return decoded(bytes.subarray(0, cut))
    },
    end: (): PieceDecoded => decoded(held),
  }
}

/** What is whole: up to the last line end, or to the last letter of a line that is too long. */
function cutOf(bytes: Buffer): number {
  const end = bytes.lastIndexOf(LINE_END) + 1
  if (end > 0 || bytes.length <= LINE_MAX) return end
  let cut = bytes.length
  while (cut > bytes.length - 4 && ((bytes[cut - 1] ?? 0) & 0xc0) === 0x80) cut -= 1
  return (bytes[cut - 1] ?? 0) >= 0xc0 ? cut - 1 : bytes.length
}

function decoded(bytes: Buffer): PieceDecoded {
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), warning: null }
  let text = ''
  let warning: string | null = null
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_END, from)
    const line = bytes.subarray(from, end === -1 ? bytes.length : end + 1)
    const western = !isUtf8(line) && isWestern(line)
    text += western ? decodeWindows1252(line) : line.toString('utf8')
    if (western) warning ??= WESTERN
    else if (!isUtf8(line)) warning = REPLACED
    from += line.length
  }
  return { text, warning }
}

/** `Â` and `Ã` alone are what is left of letters that were cut in two. */
function isWestern(line: Buffer): boolean {
  return !hasUtf8(line) && /[\u0080-\u00c1\u00c4-\u00ff]/.test(line.toString('latin1'))
}
