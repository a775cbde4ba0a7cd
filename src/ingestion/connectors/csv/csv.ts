import { CsvError, parse } from 'csv-parse'
import type { Options, Parser } from 'csv-parse'
import { decodeStream } from '../../../lib/decode-stream.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { fieldsOf, MAPPING_OPTION, openMapped } from '../mapping/map-records.ts'
import { suggestion } from '../mapping/report.ts'
import type { Mapping } from '../mapping/rule.ts'
import { sniffDelimiter } from './sniff-delimiter.ts'

/** A row is never this long; a quote that is never closed would otherwise take the rest of the file for one cell. */
const ROW_BYTES_MAX = 1024 * 1024

/** Of one piece of text all rows wait at once; the parser takes no more while so many wait. */
const ROWS_WAITING_MAX = 2 ** 24

export const csv: Connector = {
  format: 'csv',
  summary: 'rows of a table (commas, semicolons, tabs or bars), with a mapping file',
  options: [MAPPING_OPTION],
  records,
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const { mapping, mapper, contentType } = openMapped(body, options)
  const text = decodeStream(body.chunks(), contentType)
  const { head, whole } = await headOf(text.chunks())
  if (head.trim() === '')
    throw new NotThisFormat('there is nothing in it, not even names of columns')
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(head))
    throw new NotThisFormat('a web page or XML document, where rows are expected')
  const rows = readTable(head, whole, mapping)
  let columns = mapping.columns === null ? null : uniqueNames(mapping.columns)
  try {
    for await (const { cells, line } of rows) {
      if (columns === null) {
        columns = uniqueNames(cells)
        yield* missingColumns(columns, mapping)
      } else if (cells.length > columns.length) {
        const reason = `${cells.length} cells, where there are ${columns.length} columns`
        yield { kind: 'rejected', line, id: null, reason }
      } else {
        const item = mapper.itemOf(recordOf(columns, cells), line)
        if (item !== null) yield item
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { kind: 'incomplete', reason: faultOf(error) }
  }
  const warning = text.warning()
  if (warning !== null) yield { kind: 'warning', text: warning }
  yield* mapper.end()
}

/** What Excel writes before the columns. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i

/** The rows, with their lines in the file. */
async function* readTable(
  head: string,
  whole: AsyncIterable<string>,
  mapping: Mapping,
): AsyncGenerator<Row> {
  const [first, sign] = SEPARATOR_LINE.exec(head) ?? []
  const delimiter = mapping.delimiter ?? sign ?? sniffDelimiter(head)
  if (first === undefined) yield* readRows(whole, mapping, delimiter)
  else
    for await (const row of readRows(without(whole, first.length), mapping, delimiter))
      yield { ...row, line: row.line + 1 }
}

async function* without(text: AsyncIterable<string>, signs: number): AsyncGenerator<string> {
  let left = signs
  for await (const piece of text) {
    yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

async function* readRows(
  text: AsyncIterable<string>,
  mapping: Mapping,
  delimiter: string,
): AsyncGenerator<Row> {
  const settings: Options & { readonly readableHighWaterMark: number } = {
    delimiter,
    quote: mapping.quote ?? '"',
    bom: true,
    readableHighWaterMark: ROWS_WAITING_MAX,
    info: true,
    max_record_size: ROW_BYTES_MAX,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }
  const parser = parse(settings)
  // Pulled piece by piece: as a stream it would lose the rows that wait when a later one is at fault.
  let fault: Error | null = null
  parser.on('error', (error) => {
    fault = error
  })
  for await (const piece of text) {
    await settled((done) => parser.write(piece, done))
    yield* rowsIn(parser)
    if (fault !== null) throw fault as Error
  }
  await settled((done) => parser.end(done))
  yield* rowsIn(parser)
  if (fault !== null) throw fault as Error
}

/** Faults are told by the parser's `error` event. */
async function settled(act: (done: () => void) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    act(() => resolve())
  })
}

function* rowsIn(parser: Parser): Generator<Row> {
  for (;;) {
    const row = parser.read() as Parsed | null
    if (row === null) return
    const { record, info } = row
    // `lines` counts those read so far: a row of several ends there.
    if (record.some((cell) => cell.trim() !== '')) yield { cells: record, line: info.lines }
  }
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

const HEAD_SIGNS = 4096

async function headOf(
  chunks: AsyncGenerator<string>,
): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const taken: string[] = []
  let head = ''
  while (head.length < HEAD_SIGNS) {
    const next = await chunks.next()
    if (next.done === true) break
    taken.push(next.value)
    head += next.value
  }
  async function* whole() {
    yield* taken
    yield* chunks
  }
  return { head, whole: whole() }
}

/** Two columns of one name are `name` and `name#2`. */
function uniqueNames(cells: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return cells.map((cell) => {
    const name = cell.trim()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}#${count}`
  })
}

function recordOf(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  const record: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [at, name] of columns.entries()) record[name] = cells[at] ?? ''
  return { ...record }
}

/** A file without a column of the id is not this feed's; another one that is missing may come back. */
function* missingColumns(columns: readonly string[], mapping: Mapping): Generator<Item> {
  const named = new Set([...fieldsOf(mapping.listing), ...mapping.where.map(({ field }) => field)])
  const ofId = new Set(fieldsOf(mapping.listing.filter(({ name }) => name === 'id')))
  for (const name of named) {
    if (columns.includes(name) || name === '.') continue
    const text = `there is no column "${name}"${suggestion(name, columns)}`
    if (ofId.has(name)) throw new NotThisFormat(text)
    yield { kind: 'warning', text }
  }
}

function faultOf(error: CsvError): string {
  const line = typeof error['lines'] === 'number' ? ` (line ${error['lines']})` : ''
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `a quote is never closed${line}`
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `a row is longer than a row can be; a quote may be unclosed${line}`
  return `not readable as rows from here on: ${error.code}${line}`
}
