import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** Where Japanese begins in ISO-2022-JP (RFC 1468), which is plain ASCII but for what stands behind such an escape. */
const BEGINNINGS = [Buffer.from('\u001b$B'), Buffer.from('\u001b$@')]
const ESCAPE = 0x1b
const DOLLAR = 0x24

/** That nothing but letters of ASCII stand around them tells it from any other bytes that hold these by chance. */
export function hasJapaneseEscapes(bytes: Buffer): boolean {
  return BEGINNINGS.some((beginning) => bytes.includes(beginning)) && isAscii(bytes)
}

export function decodeJapanese(bytes: Buffer): string {
  return new TextDecoder('iso-2022-jp').decode(bytes)
}

/** Bytes as they are, but for ISO-2022-JP, which becomes UTF-8. Its letters are written with signs that cut lines and texts. */
export async function* withoutJapaneseEscapes(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes: Buffer = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    if (decoder === null && hasJapaneseEscapes(bytes)) decoder = new TextDecoder('iso-2022-jp')
    const cut = decoder === null ? bytes.length - begunAtEnd(bytes) : bytes.length
    held = Buffer.from(bytes.subarray(cut))
    const sure = bytes.subarray(0, cut)
    yield decoder === null ? sure : Buffer.from(decoder.decode(sure, { stream: true }))
  }
  const rest = decoder === null ? held : Buffer.from(decoder.decode())
  if (rest.length > 0) yield rest
}

/** Bytes of an escape that may go on in the next chunk. */
function begunAtEnd(bytes: Buffer): number {
  if (bytes.at(-1) === ESCAPE) return 1
  return bytes.at(-1) === DOLLAR && bytes.at(-2) === ESCAPE ? 2 : 0
}
