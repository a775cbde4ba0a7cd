import { csvReader } from '../../../lib/csv-rows.ts'
import type { CsvRow, CsvSigns } from '../../../lib/csv-rows.ts'
import { fieldsOf } from '../mapping/map-records.ts'
import type { Mapping } from '../mapping/rule.ts'
import { findHeader } from './find-header.ts'
import { sniffDelimiter } from './sniff-delimiter.ts'

/** How the table lies in its file. */
export interface Layout {
  readonly delimiter: string
  readonly quote: string | null
  /** Letters in front of the names of columns. */
  readonly skip: number
  /** Lines in front of them. */
  readonly lines: number
  /** What stands above them is left out. */
  readonly below: boolean
}

/** What Excel writes before the columns. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i

export function layoutOf(head: string, mapping: Mapping): Layout {
  const { quote } = mapping
  const [first, sign] = SEPARATOR_LINE.exec(head) ?? []
  if (first !== undefined && sign !== undefined) {
    const delimiter = mapping.delimiter ?? sign
    return { delimiter, quote, skip: first.length, lines: 1, below: false }
  }
  const ofId = fieldsOf(mapping.listing.filter(({ name }) => name === 'id'))
  const found = mapping.columns === null ? findHeader(head, ofId, mapping.delimiter) : null
  if (found !== null) return { ...found, quote, below: found.lines > 0 }
  const delimiter = mapping.delimiter ?? sniffDelimiter(head)
  return { delimiter, quote, skip: 0, lines: 0, below: false }
}

/** The rows, with their lines in the file. */
export async function* readTable(
  whole: AsyncIterable<string>,
  { quote }: Mapping,
  { delimiter, skip, lines }: Layout,
): AsyncGenerator<CsvRow> {
  const signs = { delimiter, quote: quote ?? undefined }
  for await (const row of readRows(without(whole, skip), signs))
    yield lines === 0 ? row : { ...row, line: row.line + lines }
}

async function* without(text: AsyncIterable<string>, signs: number): AsyncGenerator<string> {
  let left = signs
  for await (const piece of text) {
    if (piece.length > left) yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}

async function* readRows(text: AsyncIterable<string>, signs: CsvSigns): AsyncGenerator<CsvRow> {
  const reader = csvReader(signs)
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

/**
 * A row that a spreadsheet took for one cell and wrote within quotes: `"1,""Otters, live"",2026-12-05"`. It is read again
 * where that gives the cells of the other rows, or the names of several columns.
 */
export function unwrapped(row: CsvRow, columns: number | null, signs: CsvSigns): CsvRow {
  const [cell = ''] = row.cells
  if (row.cells.length !== 1 || columns === 1 || !cell.includes(signs.delimiter)) return row
  const reader = csvReader(signs)
  const [first, ...others] = [...reader.push(cell), ...reader.end()]
  const fits = columns === null ? (first?.cells.length ?? 0) > 1 : first?.cells.length === columns
  return fits && others.length === 0 && first?.fault === null ? { ...first, line: row.line } : row
}
