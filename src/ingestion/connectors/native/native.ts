import type { NativeListing } from '../../../domain/native-listing.ts'
import { charsetOf, decodePiece, utf8Chunks } from '../../../lib/decode-text.ts'
import { jsonElements, lineGroups } from '../../../lib/json-pieces.ts'
import type { ArrayPiece, Oversized, Piece } from '../../../lib/json-pieces.ts'
import { parseJson } from '../../../lib/tolerant-json.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item, Outcome } from '../connector.ts'
import { headOfBody } from '../head-of-body.ts'
import { textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { whyNotShown } from '../not-shown.ts'
import { cutId } from './cut-id.ts'
import { nearMembers } from './near-members.ts'
import type { NearMembers } from './near-members.ts'

/** One listing is never this long; without a bound one missing quote would hold a whole feed in memory. */
const LISTING_BYTES_MAX = 4 * 1024 * 1024

export const native: Connector = {
  format: 'native',
  summary: 'our own format: one JSON listing a line, or a JSON array of listings',
  options: [],
  records,
}

async function* records(body: Body): AsyncGenerator<Item> {
  const chunks = utf8Chunks(body.chunks())
  const { form, whole } = await formOf(chunks)
  const reading = { charset: charsetOf(body.contentType), near: nearMembers() }
  if (form !== 'lines') {
    yield* fromPieces(jsonElements(whole, LISTING_BYTES_MAX, form === 'objects'), reading)
    return
  }
  // Written out here: of a record that did not change, each generator in the way is a noticeable part of the cost.
  for await (const lines of lineGroups(whole, LISTING_BYTES_MAX)) {
    for (const line of lines) {
      if ('oversized' in line) yield tooLong(line)
      else if (!isBlank(line.bytes)) {
        yield recordOf(line, reading)
        if (line.unended === true && line.bytes[0] === BRACE && isBroken(line.bytes, reading))
          yield { kind: 'incomplete', reason: 'it is cut off within its last line' }
      }
    }
  }
}

/** What is known of a body as a whole. */
interface Reading {
  readonly charset: string | null
  readonly near: NearMembers
}

type Form = 'lines' | 'array' | 'objects'

/** Told by the first character; an opening brace alone on its line begins an object that spans lines. */
async function formOf(
  chunks: AsyncGenerator<Buffer>,
): Promise<{ form: Form; whole: AsyncIterable<Buffer> }> {
  const { head, whole } = await headOfBody(chunks, (begun) => begun.includes('\n'), 4096)
  const start = head.trimStart()
  if (start === '') throw new NotThisFormat('there is nothing in it, not even an empty list')
  if (start.startsWith('<'))
    throw new NotThisFormat('a web page or XML document, where JSON is expected')
  const form = start.startsWith('[') ? 'array' : /^\{[ \t\r]*\n/.test(start) ? 'objects' : 'lines'
  return { form, whole }
}

async function* fromPieces(
  pieces: AsyncIterable<ArrayPiece>,
  reading: Reading,
): AsyncGenerator<Item> {
  for await (const piece of pieces) {
    if ('cutOff' in piece)
      yield { kind: 'incomplete', reason: 'the list is cut off before its end' }
    else if ('trailing' in piece)
      yield { kind: 'warning', text: 'something follows the end of the list' }
    else if ('oversized' in piece) yield tooLong(piece)
    else yield recordOf(piece, reading)
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}

const BRACE = 0x7b

function isBroken(bytes: Buffer, reading: Reading): boolean {
  return read(bytes, reading).some((outcome) => 'rejected' in outcome && outcome.withdraw !== true)
}

function tooLong({ number }: Oversized): Item {
  return { kind: 'rejected', line: number, id: null, reason: 'longer than a listing can be' }
}

function recordOf({ number, bytes }: Piece, reading: Reading): Item {
  return {
    kind: 'record',
    line: number,
    id: cutId(bytes),
    raw: bytes,
    read: () => read(bytes, reading),
  }
}

/** What may stand before one, comments and entities included: looking for slips in all else would cost most where nothing is JSON. */
const OBJECT = /^[\s\uFEFF]*[{[/<&]/

const NO_OBJECT: Outcome = { rejected: 'not a JSON object', id: null }

/** A list within the list is one page of several. */
function read(bytes: Buffer, { charset, near }: Reading): readonly Outcome[] {
  const { text, warning } = decodePiece(bytes, charset)
  if (!OBJECT.test(text)) return [NO_OBJECT]
  try {
    const value = parseJson(text)
    if (!Array.isArray(value)) return [outcomeOf(value, warning, near)]
    return value.map((one) => outcomeOf(one, warning, near))
  } catch (error) {
    return [{ rejected: `not JSON: ${shortened(error)}`, id: cutId(bytes) }]
  }
}

function outcomeOf(one: unknown, warning: string | null, near: Reading['near']): Outcome {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return NO_OBJECT
  const why = whyNotShown(one as JsonObject)
  if (why !== null) {
    return { rejected: why, id: textOf((one as JsonObject)['id']) ?? null, withdraw: true }
  }
  const listing = one as NativeListing
  const slips = near.slipsOf(one)
  if (warning === null && slips.length === 0) return { listing }
  return { listing, warnings: warning === null ? slips : [warning, ...slips] }
}

/** The parser's own words, without the text it quotes. */
function shortened(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/, ?"[\s\S]*/, '').slice(0, 120)
}
