import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { charsetOf, hasUtf8, utf8Chunks } from './decode-text.ts'
import { REPLACED, utf8Lines } from './utf8-lines.ts'
import type { PieceDecoded } from './utf8-lines.ts'

/** Those that are UTF-8 by the time they come here, or never differ from it. */
const UNICODE = /^(?:utf-?8|unicode-1-1-utf-8|us-ascii|ascii|utf-?16(?:le|be)?|iso-2022-jp)$/i
const DECLARATION = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i

/** What a document declares stands in as many. */
const HEAD_BYTES = 1024

export interface DecodedStream {
  chunks(): AsyncGenerator<string>
  /** Known once all was read: what was wrong with the bytes. */
  warning(): string | null
}

/**
 * A document as text, piece by piece. Bytes that are UTF-8 are read as UTF-8, whatever header and document say; what they
 * declare counts for other bytes. A bad byte becomes U+FFFD.
 */
export function decodeStream(
  chunks: AsyncIterable<Buffer>,
  contentType: string | null,
): DecodedStream {
  let warning: string | null = null
  async function* decoded(): AsyncGenerator<string> {
    let declared: string | null | undefined
    let decoder: PieceDecoder | null = null
    let held: Buffer = Buffer.alloc(0)
    for await (const chunk of utf8Chunks(chunks)) {
      if (decoder !== null) {
        yield noted(decoder.push(chunk))
        continue
      }
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      if (declared === undefined && held.length < HEAD_BYTES) continue
      if (declared === undefined) declared = declaredBy(held, contentType)
      // Plain ASCII decides nothing yet, nor does a letter that may go on.
      const sure = withoutTail(held)
      if (isAscii(sure)) {
        if (sure.length > 0) yield sure.toString('latin1')
        held = held.subarray(sure.length)
        continue
      }
      decoder = decoderFor(encodingOf(sure, declared), declared)
      yield noted(decoder.push(held))
    }
    if (decoder === null && isAscii(held)) {
      yield held.toString('latin1')
      return
    }
    if (decoder === null) {
      if (declared === undefined) declared = declaredBy(held, contentType)
      decoder = decoderFor(encodingOf(held, declared), declared)
      yield noted(decoder.push(held))
    }
    yield noted(decoder.end())
  }
  function decoderFor(label: string, declared: string | null): PieceDecoder {
    const wrong = [declared, charsetOf(contentType)].find(
      (said) => said !== null && !UNICODE.test(said),
    )
    if (label !== 'utf-8') return decoderOf(label)
    if (wrong != null) warning = `declared as ${wrong}, but it is UTF-8`
    return utf8Lines()
  }
  function noted({ text, warning: told }: PieceDecoded): string {
    warning ??= told
    return text
  }
  return { chunks: decoded, warning: () => warning }
}

interface PieceDecoder {
  push(chunk: Buffer): PieceDecoded
  end(): PieceDecoded
}

function decoderOf(label: string): PieceDecoder {
  const decoder = new TextDecoder(label)
  const told = (text: string) => ({ text, warning: text.includes('\ufffd') ? REPLACED : null })
  return {
    push: (chunk) => told(decoder.decode(chunk, { stream: true })),
    end: () => told(decoder.decode()),
  }
}

function isAscii(chunk: Buffer): boolean {
  return !/[\u0080-\u00ff]/.test(chunk.toString('latin1'))
}

/** The document's own word first: headers are set by servers that do not look inside. */
function declaredBy(chunk: Buffer, contentType: string | null): string | null {
  const own = DECLARATION.exec(chunk.subarray(0, HEAD_BYTES).toString('latin1'))?.[1]
  return own ?? charsetOf(contentType)
}

/** Undeclared bytes that are no UTF-8 are windows-1252, unless UTF-8 is what most of them are. */
function encodingOf(chunk: Buffer, declared: string | null): string {
  if (isUtf8(chunk)) return 'utf-8'
  if (declared === null) return hasUtf8(chunk) ? 'utf-8' : 'windows-1252'
  if (UNICODE.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'windows-1252'
  }
}

/** Without a letter that goes on in the next chunk. */
function withoutTail(chunk: Buffer): Buffer {
  let end = chunk.length
  while (end > 0 && end > chunk.length - 4 && ((chunk[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1
  return end > 0 && (chunk[end - 1] ?? 0) >= 0xc0 ? chunk.subarray(0, end - 1) : chunk
}
