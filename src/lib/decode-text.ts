import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { decodeJapanese, hasJapaneseEscapes, withoutJapaneseEscapes } from './japanese-escapes.ts'
import { decodeWindows1252 } from './windows-1252.ts'

export interface Decoded {
  readonly text: string
  /** Said to the operator: what was wrong with the bytes. */
  readonly warning: string | null
}

const UTF16 = ['utf-16le', 'utf-16be'] as const

/** UTF-16 by its byte order mark, or by the zero bytes that any markup or JSON has in it. */
function utf16Of(head: Buffer): (typeof UTF16)[number] | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.length >= 4 && head[0] !== 0 && head[1] === 0 && head[2] !== 0 && head[3] === 0)
    return 'utf-16le'
  if (head.length >= 4 && head[0] === 0 && head[1] !== 0 && head[2] === 0 && head[3] !== 0)
    return 'utf-16be'
  return null
}

/** A byte order mark, and one that was taken for letters (`ï»¿`) and written as such. */
const MARKS = [Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('\u00ef\u00bb\u00bf')]

export function withoutBom(bytes: Buffer): Buffer {
  const mark = MARKS.find((one) => bytes.subarray(0, one.length).equals(one))
  return mark === undefined ? bytes : bytes.subarray(mark.length)
}

/** The charset a Content-Type header names. */
export function charsetOf(contentType: string | null): string | null {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? null
}

/** The encoding that a page or document declares in its own first bytes. */
function declaredIn(head: string): string | null {
  const xml = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)
  const meta = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)
  return (xml ?? meta)?.[1]?.toLowerCase() ?? null
}

const WESTERN = /^(?:windows-1252|cp-?1252|iso-?8859-?1|latin-?1|iso_8859-1|us-ascii|ascii)$/

/** Null for an encoding that nobody knows. */
function decodeAs(bytes: Buffer, label: string): string | null {
  if (WESTERN.test(label)) return decodeWindows1252(bytes)
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return null
  }
}

const UTF8 = /^(?:utf-?8|unicode-1-1-utf-8)$/

/**
 * Text of a piece of UTF-8 that may hold bad bytes: each becomes U+FFFD, unless another encoding was declared for the
 * whole. Valid UTF-8 is read as UTF-8, whatever was declared.
 */
export function decodePiece(bytes: Buffer, declared: string | null): Decoded {
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), warning: null }
  const other = declared === null || UTF8.test(declared) ? null : decodeAs(bytes, declared)
  if (other !== null) return { text: other, warning: null }
  return { text: bytes.toString('utf8'), warning: 'bytes that are no UTF-8 were replaced' }
}

/** Text of a whole page or document, by its bytes first, then by what header and document declare. */
export function decodeDocument(bytes: Buffer, contentType: string | null): Decoded {
  const utf16 = utf16Of(bytes)
  if (utf16 !== null) return { text: decodeUtf16(bytes, utf16), warning: null }
  if (hasJapaneseEscapes(bytes)) return { text: decodeJapanese(bytes), warning: null }
  const body = withoutBom(bytes)
  const header = charsetOf(contentType)
  const own = declaredIn(body.subarray(0, 4096).toString('latin1'))
  const declared = own ?? header
  if (isUtf8(body)) {
    const wrong = [own, header].find((said) => said !== null && !UTF8.test(said))
    return {
      text: body.toString('utf8'),
      warning: wrong == null ? null : `declared as ${wrong}, but it is UTF-8`,
    }
  }
  if (declared !== null && UTF8.test(declared)) return decodePiece(body, null)
  // Undeclared bytes that are no UTF-8 are windows-1252, unless UTF-8 is what most of them are.
  if (declared === null && hasUtf8(body)) return decodePiece(body, null)
  return decodePiece(body, declared ?? 'windows-1252')
}

function decodeUtf16(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

const SEQUENCES =
  /[\u00c3-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g

/** Most of its letters are UTF-8. One or two may look so by chance: windows-1252 writes `É»` in bytes that are also `ɻ`. */
export function hasUtf8(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 1_000_000).toString('latin1')
  const whole = text.match(SEQUENCES)?.length ?? 0
  if (whole === 0) return false
  return whole >= (text.replace(SEQUENCES, '').match(/[\u0080-\u00ff]/g)?.length ?? 0)
}

/** Chunks as UTF-8 without a byte order mark, whatever Unicode form they come in. */
export async function* utf8Chunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of withoutJapaneseEscapes(chunks)) {
    let bytes = chunk
    if (head !== null) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      if (head.length < 4 || (head[0] === 0xc3 && head.length < 6)) continue
      const utf16 = utf16Of(head)
      decoder = utf16 === null ? null : new TextDecoder(utf16)
      bytes = utf16 === null ? withoutBom(head) : head
      head = null
    }
    yield decoder === null ? bytes : Buffer.from(decoder.decode(bytes, { stream: true }))
  }
  if (head !== null && head.length > 0) yield withoutBom(head)
}

/** The whole of a body, or null when it is larger than `sizeMax`. */
export async function readWhole(
  chunks: AsyncIterable<Buffer>,
  sizeMax: number,
): Promise<Buffer | null> {
  const held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > sizeMax) return null
    held.push(chunk)
  }
  return Buffer.concat(held)
}
