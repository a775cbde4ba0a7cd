import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { createInterface } from 'node:readline'
import { csvRecords } from '../../lib/csv.ts'

export interface FileRecord {
  /** The line, or the 1-based place in an array. */
  readonly line: number
  /** A JSON object, or the text that could not be read as one. */
  readonly value: unknown
}

/** Records of a JSON (array, or GeoJSON FeatureCollection), NDJSON or CSV file, told by its name, else by its first sign. */
export async function* readDirectoryFile(path: string): AsyncGenerator<FileRecord> {
  const extension = extname(path).toLowerCase()
  if (['.ndjson', '.jsonl', '.geojsonl'].includes(extension)) {
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
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
