import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { csvRecordGroups } from '../../lib/csv.ts'
import { decodeStream } from '../../lib/decode-stream.ts'
import { utf8Chunks } from '../../lib/decode-text.ts'
import { inflated } from '../../lib/inflated.ts'
import { jsonElements, lineGroups } from '../../lib/json-pieces.ts'
import type { ArrayPiece } from '../../lib/json-pieces.ts'
import { rejoin } from '../../lib/rejoin.ts'
import { parseJson } from '../../lib/tolerant-json.ts'
import { kindOf, looksLikePlace, NotDirectoryFile, whatWasMet } from './directory-file-kind.ts'
import { openParquet, readParquet } from './read-parquet.ts'
import { startOfList } from './start-of-list.ts'

export interface FileRecord {
  /** The line, or the 1-based place in an array or among the rows. */
  readonly line: number
  /** A JSON object, or what could be made out of it. */
  readonly value: unknown
  /** Why it cannot be taken, however it looks. */
  readonly fault?: string
}

/** A place is never this long; without a bound one missing quote would hold all that follows in memory. */
const RECORD_BYTES_MAX = 8 * 1024 * 1024
const CHUNK_BYTES = 256 * 1024
const HEAD_BYTES = 4096
/** Before each record of a text sequence (RFC 7464). */
const NEXT_RECORD = '\u001E'
/** Where none of the first ones is anything like a place, the file is none of a directory. */
const LOOKED_AT = 20

/**
 * Records of a Parquet, JSON (array, or GeoJSON FeatureCollection), NDJSON or CSV file, each of them packed with gzip or
 * not, some at a time. Throws a NotDirectoryFile that says what it is instead.
 */
export async function* readDirectoryFile(path: string): AsyncGenerator<readonly FileRecord[]> {
  const first: FileRecord[] = []
  let isKnown = false
  for await (const records of recordGroups(path)) {
    if (isKnown) {
      yield records
      continue
    }
    const seen = first.length
    first.push(...records.slice(0, LOOKED_AT - seen))
    isKnown = first.some(({ value }) => looksLikePlace(value))
    if (!isKnown && first.length >= LOOKED_AT) throw notOfPlaces(first)
    if (isKnown) yield [...first, ...records.slice(LOOKED_AT - seen)]
  }
  if (!isKnown && first.length > 0) throw notOfPlaces(first)
}

/** Throws as reading it would, by its beginning (and the end of a Parquet file). */
export async function checkDirectoryFile(path: string): Promise<void> {
  const { kind } = kindOf(await beginningOf(path))
  if (kind === 'parquet') await openParquet(path)
  else for await (const _ of readDirectoryFile(path)) return
}

function notOfPlaces(records: readonly FileRecord[]): NotDirectoryFile {
  const names = new Set(
    records.flatMap(({ value }) =>
      typeof value === 'object' && value !== null ? Object.keys(value) : [],
    ),
  )
  return new NotDirectoryFile(
    `its records are no places of a directory: they have ${whatWasMet([...names])}`,
  )
}

async function* recordGroups(path: string): AsyncGenerator<readonly FileRecord[]> {
  const kind = kindOf(await beginningOf(path))
  if (kind.kind === 'other') throw new NotDirectoryFile(`it is ${kind.what}`)
  if (kind.kind === 'parquet') {
    yield* readParquet(path)
    return
  }
  const bytes = kind.kind === 'gzip' ? unpacked(path) : fileChunks(path)
  const { head, whole } = await headOf(utf8Chunks(bytes))
  if (kind.kind === 'gzip') {
    const inside = kindOf(head.subarray(0, HEAD_BYTES))
    if (inside.kind !== 'text')
      throw new NotDirectoryFile(
        'it is packed, and what is in it can only be read unpacked (gunzip)',
      )
  }
  const text = head.toString('utf8')
  if (text.trimStart().startsWith('[')) yield* list(text, 0, whole)
  else if (text.startsWith(NEXT_RECORD) || text.trimStart().startsWith('{'))
    yield* objects(text, whole)
  else yield* rows(whole)
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function fileChunks(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: CHUNK_BYTES })
}

async function* unpacked(path: string): AsyncGenerator<Buffer> {
  try {
    yield* inflated(fileChunks(path), 'gzip').chunks()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new NotDirectoryFile(`it cannot be unpacked: ${why}`, null, { cause: error })
  }
}

/** What tells how the text is made is in its first bytes. */
async function headOf(
  chunks: AsyncGenerator<Buffer>,
): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const taken: Buffer[] = []
  let size = 0
  while (size < CHUNK_BYTES) {
    const next = await chunks.next()
    if (next.done === true) break
    taken.push(next.value)
    size += next.value.length
  }
  return { head: Buffer.concat(taken), whole: rejoin(taken, chunks) }
}

/** One a line; the list of a collection; one after another, over several lines each. */
async function* objects(
  head: string,
  whole: AsyncIterable<Buffer>,
): AsyncGenerator<readonly FileRecord[]> {
  const start = startOfList(head, 'features')
  if (start !== null) yield* list(head, start, whole)
  else if (linesThatAre(head, (line) => line.startsWith('{') && isRead(read(line))) > 0)
    yield* lines(whole)
  else yield* elements(jsonElements(whole, RECORD_BYTES_MAX, true))
}

/** Lists are nearly always written an element a line: read so, one that is broken cannot take the others with it. */
async function* list(
  head: string,
  start: number,
  whole: AsyncIterable<Buffer>,
): AsyncGenerator<readonly FileRecord[]> {
  const isPlace = (line: string) => looksLikePlace(element(line)?.value)
  const before = head.slice(0, start)
  const rest = without(whole, Buffer.byteLength(before))
  if (linesThatAre(head.slice(start), isPlace) > 1) {
    const linesBefore = before.split('\n').length - 1
    for await (const group of lines(rest))
      yield group.flatMap((one) => listed({ ...one, line: one.line + linesBefore }))
  } else yield* elements(jsonElements(rest, RECORD_BYTES_MAX))
}

/** What follows the elements is no record: the end of the list and other members of its collection. */
function listed(record: FileRecord): readonly FileRecord[] {
  if (typeof record.value !== 'string') return [record]
  const text = record.value.trim()
  const found = element(text)
  if (found !== null) return [{ line: record.line, value: found.value }]
  return /^[\][},\s]*$|^"\w+"\s*:/.test(text) ? [] : [record]
}

const AFTER_ELEMENT = [/,$/, /\]$/, /\]\s*\}$/]

/** The object that a line of a list holds, before a comma or the end of the list. */
function element(line: string): { value: unknown } | null {
  const text = line.trim().replace(/^\[\s*/, '')
  if (!text.startsWith('{')) return null
  for (const after of AFTER_ELEMENT) {
    if (!after.test(text)) continue
    const found = read(text.replace(after, ''))
    if (isRead(found)) return found
  }
  const found = read(text)
  return isRead(found) ? found : null
}

async function* without(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const chunk of chunks) {
    if (chunk.length > left) yield chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}

/** How many of the first lines are so. The last one may be cut. */
function linesThatAre(head: string, isSo: (line: string) => boolean): number {
  return head.split('\n', LOOKED_AT).filter((line) => isSo(line.replace(NEXT_RECORD, ''))).length
}

async function* lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly FileRecord[]> {
  for await (const group of lineGroups(chunks, RECORD_BYTES_MAX)) {
    yield group.flatMap((piece): FileRecord[] => {
      const line = piece.number
      if ('oversized' in piece) return [{ line, value: null, fault: TOO_LONG }]
      const text = piece.bytes.toString('utf8')
      return text.trim() === '' ? [] : [{ line, ...read(text) }]
    })
  }
}

const TOO_LONG = 'it is longer than a place can be'

async function* elements(pieces: AsyncIterable<ArrayPiece>): AsyncGenerator<readonly FileRecord[]> {
  let line = 0
  for await (const piece of pieces) {
    // After the list of a collection its other members follow.
    if ('trailing' in piece) continue
    if ('cutOff' in piece) {
      yield [{ line: line + 1, value: null, fault: 'the file is cut off here' }]
      continue
    }
    line = piece.number
    if ('oversized' in piece) yield [{ line, value: null, fault: TOO_LONG }]
    else yield [{ line, ...read(piece.bytes.toString('utf8')) }]
  }
}

/** A text that is no JSON stays what it is. */
function read(text: string): { value: unknown; fault?: string } {
  const bare = text.startsWith(NEXT_RECORD) ? text.slice(1) : text
  try {
    return { value: parseJson(bare) }
  } catch {
    return { value: text, fault: 'it is not JSON' }
  }
}

function isRead({ fault }: ReturnType<typeof read>): boolean {
  return fault === undefined
}

const ROW_FAULTS = {
  quote: 'a quote in it is never closed',
  long: TOO_LONG,
  cutOff: 'the file is cut off here',
} as const

async function* rows(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly FileRecord[]> {
  const text = decodeStream(chunks, null)
  for await (const group of csvRecordGroups(text.chunks())) {
    yield group.map(({ line, record, fault }) => ({
      line,
      value: record,
      ...(fault === null ? {} : { fault: ROW_FAULTS[fault] }),
    }))
  }
}
