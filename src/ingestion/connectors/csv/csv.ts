import { agreeing, counted } from '../../../lib/counted.ts'
import { csvReader } from '../../../lib/csv-rows.ts'
import type { CsvRow } from '../../../lib/csv-rows.ts'
import { decodeStream } from '../../../lib/decode-stream.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { fieldsOf, MAPPING_OPTION, openMapped } from '../mapping/map-records.ts'
import { suggestion } from '../mapping/report.ts'
import type { Mapping } from '../mapping/rule.ts'
import { headerBelow } from './header-below.ts'
import type { HeaderBelow } from './header-below.ts'
import { sniffDelimiter } from './sniff-delimiter.ts'

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
  const above = aboveColumns(head, mapping)
  if (above !== null) {
    const told = `the names of the columns are in line ${above.lines + 1}: what stands above them was left out`
    yield { kind: 'warning', text: told }
  }
  let columns = mapping.columns === null ? null : uniqueNames(mapping.columns)
  let header: string | null = null
  let again = 0
  const guesses = guessing()
  for await (const given of readTable(head, whole, mapping, above)) {
    const row = columns === null ? given : withoutEmptyTail(given, columns.length)
    if (columns === null) {
      columns = uniqueNames(row.cells)
      header = keyOf(row)
      yield* missingColumns(columns, mapping)
      continue
    }
    if (keyOf(row) === header) {
      again += 1
      continue
    }
    guesses.look(row, columns.length)
    const reason = faultOf(row, columns.length)
    // Which column its id would be in is not sure.
    if (reason !== null) yield { kind: 'rejected', line: row.line, id: null, reason }
    else {
      const item = mapper.itemOf(recordOf(columns, row.cells), row.line)
      if (item !== null) yield item
    }
  }
  yield* guesses.end()
  if (again > 0)
    yield {
      kind: 'warning',
      text: `the names of the columns come again: ${counted(again, 'row')} left out`,
    }
  const warning = text.warning()
  if (warning !== null) yield { kind: 'warning', text: warning }
  yield* mapper.end()
}

/** Files that were put together hold the names of their columns once each, maybe behind a byte order mark. */
function keyOf({ cells }: CsvRow): string {
  return JSON.stringify(cells.map((cell) => cell.replace(/^\uFEFF/, '').trim()))
}

/** What Excel writes before the columns. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i

function aboveColumns(head: string, mapping: Mapping): HeaderBelow | null {
  if (mapping.columns !== null || SEPARATOR_LINE.test(head)) return null
  const ofId = fieldsOf(mapping.listing.filter(({ name }) => name === 'id'))
  return headerBelow(head, ofId, mapping.delimiter)
}

/** The rows, with their lines in the file. */
async function* readTable(
  head: string,
  whole: AsyncIterable<string>,
  mapping: Mapping,
  above: HeaderBelow | null,
): AsyncGenerator<CsvRow> {
  const [first, sign] = SEPARATOR_LINE.exec(head) ?? []
  const delimiter = mapping.delimiter ?? above?.delimiter ?? sign ?? sniffDelimiter(head)
  const skip = above?.skip ?? first?.length ?? 0
  const lines = above?.lines ?? (first === undefined ? 0 : 1)
  for await (const row of readRows(without(whole, skip), mapping, delimiter))
    yield lines === 0 ? row : { ...row, line: row.line + lines }
}

async function* without(text: AsyncIterable<string>, signs: number): AsyncGenerator<string> {
  let left = signs
  for await (const piece of text) {
    if (piece.length > left) yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}

async function* readRows(
  text: AsyncIterable<string>,
  { quote }: Mapping,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  const reader = csvReader({ delimiter, quote: quote ?? undefined })
  const filled = ({ cells, fault }: CsvRow): boolean =>
    fault !== null || cells.some((cell) => cell.trim() !== '')
  let begun = false
  for await (const piece of text) {
    const rows = reader.push(begun ? piece : piece.replace(/^\uFEFF/, ''))
    begun ||= piece !== ''
    for (const row of rows) if (filled(row)) yield row
  }
  for (const row of reader.end()) if (filled(row)) yield row
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
    if (ofId.has(name)) throw new NotThisFormat(text, 'mapping')
    yield { kind: 'warning', text }
  }
}
