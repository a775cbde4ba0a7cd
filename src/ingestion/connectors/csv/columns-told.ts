import { cutText } from '../../../lib/clean-text.ts'
import type { CsvRow } from '../../../lib/csv-rows.ts'
import { NotThisFormat } from '../connector.ts'
import type { Item } from '../connector.ts'
import { fieldsOf } from '../mapping/map-records.ts'
import { suggestion } from '../mapping/report.ts'
import type { Mapping } from '../mapping/rule.ts'
import { holdsAll } from './find-header.ts'
import type { Layout } from './read-table.ts'
import { SIGNS, sniffDelimiter } from './sniff-delimiter.ts'

export function namedColumns(mapping: Mapping): ReadonlySet<string> {
  return new Set([...fieldsOf(mapping.listing), ...mapping.where.map(({ field }) => field)])
}

/** A file without a column of the id is not this feed's; another one that is missing may come back. */
export function* missingColumns(
  columns: readonly string[],
  mapping: Mapping,
  layout: Layout,
): Generator<Item> {
  const ofId = fieldsOf(mapping.listing.filter(({ name }) => name === 'id'))
  for (const name of namedColumns(mapping)) {
    if (columns.includes(name) || name === '.') continue
    const text = `there is no column "${name}"`
    const near = suggestion(name, columns)
    if (!ofId.includes(name)) yield { kind: 'warning', text: text + near }
    else {
      const sign = partedOtherwise(columns, mapping, { layout, ofId })
      const told =
        sign === null ? `${near}; ${columnsTold(columns)}` : `, and the first row is ${sign}`
      throw new NotThisFormat(text + told, 'mapping')
    }
  }
}

/** How the row of names is parted, where its cells are most likely parted by another sign; else null. */
function partedOtherwise(
  columns: readonly string[],
  mapping: Mapping,
  { layout, ofId }: { readonly layout: Layout; readonly ofId: readonly string[] },
): string | null {
  const row = columns.join(layout.delimiter)
  if (columns.length === 1)
    return `one cell, ${cellTold(row)}: ${delimiterTold(row, mapping, layout)}`
  const sign = SIGNS.find((one) => one !== layout.delimiter && holdsAll(row, one, ofId))
  return sign === undefined
    ? null
    : `parted by ${signTold(layout.delimiter)}, ${cellTold(row)}: ${askedFor(sign, mapping)}`
}

/** What is told of all rows together. */
export function lookingAtRows(mapping: Mapping, layout: Layout) {
  let again = 0
  let rows = 0
  let parted = false
  let first = ''
  return {
    again: () => void (again += 1),
    look({ cells }: CsvRow) {
      rows += 1
      parted ||= cells.length > 1
      if (rows === 1) first = cells[0] ?? ''
    },
    *end(columns: readonly string[]): Generator<Item> {
      if (rows === 0 && columns.length > 0)
        yield {
          kind: 'warning',
          text: `there is no row below the names of the columns; ${columnsTold(columns)}`,
        }
      if (columns.length > 1 && rows > 0 && !parted)
        yield {
          kind: 'warning',
          text: `no row has a second cell: ${delimiterTold(first, mapping, layout)}`,
        }
      if (again > 0)
        yield {
          kind: 'warning',
          text: 'the names of the columns come again, and were left out',
          count: { of: again, one: 'row' },
        }
    },
  }
}

/** By what a row of one cell is parted, where that can be seen. */
function delimiterTold(row: string, mapping: Mapping, { delimiter }: Layout): string {
  const sign = sniffDelimiter(row)
  return row.includes(sign) && sign !== delimiter
    ? askedFor(sign, mapping)
    : `its cells are not parted by ${signTold(delimiter)}; "delimiter" in the mapping says by what they are`
}

function askedFor(sign: string, { delimiter }: Mapping): string {
  const said = delimiter === null ? '' : ` The mapping says ${signTold(delimiter)}.`
  return `is the delimiter ${signTold(sign)}?${said}`
}

/** As a mapping writes it. */
function signTold(sign: string): string {
  return sign === '\t' ? '"tab"' : JSON.stringify(sign)
}

const ROW_TOLD = 100
const COLUMNS_TOLD = 20

function cellTold(row: string): string {
  return JSON.stringify(cutText(row, ROW_TOLD))
}

function columnsTold(columns: readonly string[]): string {
  const more = columns.length > COLUMNS_TOLD ? '…' : ''
  return `there are: ${columns.slice(0, COLUMNS_TOLD).join(', ')}${more}`
}
