import { utf8Chunks } from '../../lib/decode-text.ts'
import { byteLines, jsonElements } from '../../lib/json-pieces.ts'
import type { ArrayPiece } from '../../lib/json-pieces.ts'
import { parseJson } from '../../lib/tolerant-json.ts'
import { NotThisFormat } from './connector.ts'
import type { Body } from './connector.ts'
import { headOfBody } from './head-of-body.ts'
import { isObject } from './json-value.ts'

/** One page, or one item, is never this long; without a bound one missing quote would hold a whole feed in memory. */
const PIECE_BYTES_MAX = 64 * 1024 * 1024

/** The values at the top of a body: of a list, one a line, one after another, or one alone. */
export async function* topValues(body: Body): AsyncGenerator<ArrayPiece> {
  const chunks = utf8Chunks(body.chunks())
  const { head, whole } = await headOfBody(chunks, holdsLine, HEAD_LENGTH)
  const start = head.trimStart()
  if (start === '') throw new NotThisFormat('there is nothing in it, not even an empty list')
  if (start.startsWith('<'))
    throw new NotThisFormat('a web page or XML document, where JSON is expected')
  const wrapped = WRAPPED.exec(start)?.[0]
  if (wrapped !== undefined) {
    yield await unwrapped(whole, wrapped)
    return
  }
  // A comment may come first.
  if (!/^[{[/]/.test(start)) throw new NotThisFormat('text that is no JSON')
  if (start.startsWith('[')) yield* jsonElements(whole, PIECE_BYTES_MAX)
  else if (isWholeLine(start)) yield* filledLines(whole)
  else yield* jsonElements(whole, PIECE_BYTES_MAX, true)
}

/** A script that holds a value, or hands it over: `var events = […];`, `callback({…})`. */
const WRAPPED =
  /^(?:(?:(?:var|let|const)\s+)?[\w$.]{1,80}\s*=|export\s+default|[\w$.]{1,80}\s*\()\s*(?=[{[])/

async function unwrapped(chunks: AsyncIterable<Buffer>, before: string): Promise<ArrayPiece> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > PIECE_BYTES_MAX) return { number: 1, oversized: true }
    parts.push(chunk)
  }
  const bytes = Buffer.concat(parts)
  const text = bytes.toString('latin1')
  const from = text.indexOf(before) + before.length
  const end = from + text.slice(from).replace(/[\s;)]{0,20}$/, '').length
  const value = bytes.subarray(from, end)
  return isJson(value) ? { number: 1, bytes: value } : { cutOff: true, rest: value }
}

const BLANK_MAX = 0x20

/** Other lines may be wrong; one that breaks off within says that more is missing than itself. */
function isJson(bytes: Buffer): boolean {
  try {
    parseJson(bytes.toString('utf8'))
    return true
  } catch {
    return !bytes.some((byte) => byte > BLANK_MAX)
  }
}

async function* filledLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<ArrayPiece> {
  for await (const line of byteLines(chunks, PIECE_BYTES_MAX)) {
    if ('oversized' in line) yield line
    else if (line.unended === true && !isJson(line.bytes)) yield { cutOff: true, rest: line.bytes }
    else if (line.bytes.some((byte) => byte > BLANK_MAX)) yield line
  }
}

/** A first line is looked at as far as it is not absurdly long. */
const HEAD_LENGTH = 1024 * 1024

/** No pattern: one that looks for a line tries every sign of a file of one line as its beginning. */
function holdsLine(head: string): boolean {
  const start = head.search(/\S/)
  return start !== -1 && head.includes('\n', start)
}

/** An object that ends with its line and is not the end of everything: more of them follow. */
function isWholeLine(start: string): boolean {
  const end = start.indexOf('\n')
  if (end === -1) return false
  try {
    return isObject(parseJson(start.slice(0, end)))
  } catch {
    return false
  }
}

/**
 * The elements of the list that a damaged object holds in a member of one of these names; null when there is none. What is
 * nested deeper under the same name is not looked at, as the first one found is the page's own.
 */
export function damagedList(
  bytes: Buffer,
  members: readonly string[],
): AsyncGenerator<ArrayPiece> | null {
  const text = bytes.toString('latin1')
  const start = new RegExp(String.raw`"(?:${members.join('|')})"\s*:\s*\[`).exec(text)
  if (start === null) return null
  const list = bytes.subarray(start.index + start[0].length - 1)
  return jsonElements(only(list), PIECE_BYTES_MAX)
}

// oxlint-disable-next-line require-await -- the scanner takes what comes over time
async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
