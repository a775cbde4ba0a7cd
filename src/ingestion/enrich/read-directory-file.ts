import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { createInterface } from 'node:readline'
import { csvRecords } from '../../lib/csv.ts'
import { readParquet } from './read-parquet.ts'

export interface FileRecord {
  /** The line, or the 1-based place in an array or among the rows. */
  readonly line: number
  /** A JSON object, or the text that could not be read as one. */
  readonly value: unknown
}

/** Before each record of a text sequence (RFC 7464). */
const NEXT_RECORD = '\u001E'
const BYTE_ORDER = '\uFEFF'

/**
 * Records of a Parquet, JSON (array, or GeoJSON FeatureCollection), NDJSON or CSV file. Parquet is told by its bytes,
 * the others by their names, else by their first sign.
 */
export async function* readDirectoryFile(path: string): AsyncGenerator<FileRecord> {
  if (await beginsWith(path, 'PAR1')) {
    yield* readParquet(path)
    return
  }
  const extension = extname(path).toLowerCase()
  if (['.ndjson', '.jsonl', '.geojsonl', '.geojsonseq'].includes(extension)) {
    yield* lines(path)
    return
  }
  const text = await readFile(path, 'utf8')
  if (extension === '.csv' || extension === '.tsv' || !/^\uFEFF?\s*[[{]/.test(text)) {
    for (const { line, record } of csvRecords(text)) yield { line, value: record }
    return
  }
  const whole = tryParse(text)
  if (whole === undefined) {
    yield* lines(path)
    return
  }
  let line = 0
  for (const value of members(whole)) yield { line: ++line, value }
}

async function beginsWith(path: string, mark: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return bytesRead === mark.length && buffer.toString('latin1') === mark
  } finally {
    await file.close()
  }
}

function members(whole: unknown): readonly unknown[] {
  if (Array.isArray(whole)) return whole
  const { features } = whole as { features?: unknown }
  return Array.isArray(features) ? features : [whole]
}

async function* lines(path: string): AsyncGenerator<FileRecord> {
  let line = 0
  for await (const text of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    line++
    if (text.trim() !== '') yield { line, value: tryParse(text) ?? text }
  }
}

function tryParse(text: string): unknown {
  try {
    const bare = text.startsWith(BYTE_ORDER) || text.startsWith(NEXT_RECORD) ? text.slice(1) : text
    return JSON.parse(bare) as unknown
  } catch {
    return undefined
  }
}
