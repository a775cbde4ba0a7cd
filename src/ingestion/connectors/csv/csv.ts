import { agreeing, counted } from '../../../lib/counted.ts'
import type { CsvRow } from '../../../lib/csv-rows.ts'
import { decodeStream } from '../../../lib/decode-stream.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { MAPPING_OPTION, openMapped } from '../mapping/map-records.ts'
import { cellText } from './cell-text.ts'
import { columnNames } from './column-names.ts'
import { lookingAtRows, missingColumns, namedColumns } from './columns-told.ts'
import { layoutOf, readTable, unwrapped } from './read-table.ts'
import type { Layout } from './read-table.ts'

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
  const layout = layoutOf(head, mapping)
  if (layout.below) {
    const told = `the names of the columns are in line ${layout.lines + 1}: what stands above them was left out`
    yield { kind: 'warning', text: told }
  }
  const named = namedColumns(mapping)
  let columns = mapping.columns === null ? null : columnNames(mapping.columns, named)
  let header: string | null = null
  const guesses = guessing()
  const looked = lookingAtRows(mapping, layout)
  for await (const given of readTable(whole, mapping, layout)) {
    const row = rowIn(given, columns?.length ?? null, layout)
    if (columns === null) {
      columns = columnNames(row.cells, named)
      header = keyOf(row)
      yield* missingColumns(columns, mapping, layout)
      continue
    }
    if (keyOf(row) === header) {
      looked.again()
      continue
    }
    guesses.look(row, columns.length)
    looked.look(row)
    const reason = faultOf(row, columns.length)
    // Which column its id would be in is not sure.
    if (reason !== null) yield { kind: 'rejected', line: row.line, id: null, reason }
    else {
      const item = mapper.itemOf(recordOf(columns, row.cells), row.line)
      if (item !== null) yield item
    }
  }
  yield* guesses.end()
  yield* looked.end(columns ?? [])
  const warning = text.warning()
  if (warning !== null) yield { kind: 'warning', text: warning }
  yield* mapper.end()
}

/** Files that were put together hold the names of their columns once each, maybe behind a byte order mark. */
function keyOf({ cells }: CsvRow): string {
  return JSON.stringify(cells.map((cell) => cell.replace(/^\uFEFF/, '').trim()))
}

/** The row as it was meant, where that is plain. */
function rowIn(row: CsvRow, columns: number | null, { delimiter, quote }: Layout): CsvRow {
  const whole = unwrapped(row, columns, { delimiter, quote: quote ?? undefined })
  return columns === null ? whole : withoutEmptyTail(whole, columns)
}

/** Spreadsheets write cells that were once used, and lie behind the last column. */
function withoutEmptyTail(row: CsvRow, columns: number): CsvRow {
  const { cells } = row
  if (cells.length <= columns || cells.slice(columns).some((cell) => cell.trim() !== '')) return row
  return { ...row, cells: cells.slice(0, columns) }
}

/** Why the row cannot be read. One without its last cells can, unless a quote took them. */
function faultOf({ cells, fault }: CsvRow, columns: number): string | null {
  if (fault === 'long') return 'longer than a row can be (1 MiB)'
  if (cells.length > columns)
    return `${counted(cells.length, 'cell')}, where there ${agreeing(columns, 'is', 'are')} ${counted(columns, 'column')}`
  if (fault === 'cutOff') return `${counted(cells.length, 'cell')} of ${columns}: it breaks off`
  return fault === 'quote' && cells.length < columns ? 'a quote is opened and never closed' : null
}

/** As many are told by their lines. */
const LINES_TOLD = 5

/**
 * Where a quote is never closed, the next row is taken to begin on the next line. That is right when all that follows has
 * the cells it should; else, or when nothing follows, the file may be cut off.
 */
function guessing(): { look(row: CsvRow, columns: number): void; end(): Generator<Item> } {
  const lines: number[] = []
  let pending = false
  let wrong = false
  let cutOff: number | null = null
  return {
    look({ line, cells, fault }, columns) {
      if (fault === 'cutOff') cutOff = line
      wrong ||= lines.length > 0 && cells.length !== columns
      pending = fault === 'quote' || fault === 'long'
      if (pending) lines.push(line)
    },
    *end() {
      if (cutOff !== null && lines.length === 0)
        yield { kind: 'incomplete', reason: `it is cut off within its last row (line ${cutOff})` }
      if (lines.length === 0) return
      const told = lines.slice(0, LINES_TOLD).join(', ')
      const more = lines.length > LINES_TOLD ? ` and ${lines.length - LINES_TOLD} more` : ''
      const text = `a quote is never closed, or a row too long (line ${told}${more})`
      if (wrong || pending)
        yield { kind: 'incomplete', reason: `${text}; the file may be cut off there` }
      else yield { kind: 'warning', text: `${text}: it was taken to end with its line` }
    },
  }
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

function recordOf(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  const record: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [at, name] of columns.entries()) record[name] = cellText(cells[at] ?? '')
  return { ...record }
}
