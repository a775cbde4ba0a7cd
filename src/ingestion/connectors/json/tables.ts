import { isObject } from '../json-value.ts'
import { fieldsOf } from '../mapping/map-records.ts'
import { stepsOf, valuesAt } from '../mapping/record-path.ts'
import type { Mapping } from '../mapping/rule.ts'

/** Tables that JSON holds by rows or by columns, and the records they tell. */

type Row = readonly unknown[]

/** The fields that a mapping asks for: by their whole ways, and by the first names on them. */
export function fieldsAsked({ listing }: Mapping): ReadonlySet<string> {
  return new Set(fieldsOf(listing).flatMap((path) => [path, stepsOf(path)[0] ?? path]))
}

/** Whether a list is a row of cells; lists and objects are no cells. */
export function isRow(value: unknown): value is Row {
  return Array.isArray(value) && value.length > 0 && value.every(isCell)
}

function isCell(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** The names of columns: texts, no two alike, of which the mapping asks for one at least. */
export function isHeader(row: unknown, asked: ReadonlySet<string>): row is readonly string[] {
  if (!isRow(row) || !row.every((cell) => typeof cell === 'string')) return false
  const names = row.filter((cell) => cell !== '')
  return new Set(names).size === names.length && names.some((name) => asked.has(name))
}

/** Rows of spreadsheets end where the last filled cell does. */
export function recordOf(header: readonly string[], row: Row): object {
  const cells = header.map((name, at) => [name, row[at]] as const)
  return Object.fromEntries(cells.filter(([name, cell]) => name !== '' && cell !== undefined))
}

const NAMES_BESIDE = ['columns', 'header', 'headers', 'fields']

/**
 * The records of a list of lists at `path`: under the names in its first row (`"values": [["id", "name"], ["1", "Otters"]]`), in
 * its columns where the page says so, or beside it (`"columns": ["id", "name"], "data": [[1, "Otters"]]`). Else as they are.
 */
export function recordsOfRows(
  found: readonly unknown[],
  page: unknown,
  path: string,
  asked: ReadonlySet<string>,
): readonly unknown[] {
  const [first] = found
  if (first === undefined || !found.every((one) => isRow(one) || isEmptyRow(one))) return found
  const way = /^(.*)[./][^./]+$/.exec(path)?.[1] ?? '.'
  const beside = valuesAt(page, way).filter(isObject)
  const byColumns = beside.some(({ majorDimension }) => majorDimension === 'COLUMNS')
  const rows = (byColumns ? turned(found as readonly Row[]) : found) as readonly Row[]
  const [head = [], ...others] = rows
  if (isHeader(head, asked)) return recordsUnder(head, others)
  const named = beside
    .flatMap((one) => NAMES_BESIDE.map((name) => one[name]))
    .find((names) => isHeader(names, asked))
  return isHeader(named, asked) ? recordsUnder(named, rows) : found
}

function isEmptyRow(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function recordsUnder(header: readonly string[], rows: readonly Row[]): readonly object[] {
  return rows.filter((row) => row.some((cell) => cell !== '')).map((row) => recordOf(header, row))
}

function turned(columns: readonly Row[]): readonly Row[] {
  const length = columns.reduce((most, column) => Math.max(most, column.length), 0)
  return Array.from({ length }, (_, at) => columns.map((column) => column[at] ?? ''))
}

/**
 * `{"id": [1, 2], "name": ["Otters", "Foxes"]}`, or each column by the numbers of its rows (`{"id": {"0": 1, "1": 2}, …}`): a
 * record a row. Null where it is anything else; one that the mapping asks nothing of is.
 */
export function recordsOfColumns(
  value: unknown,
  asked: ReadonlySet<string>,
): readonly object[] | null {
  if (!isObject(value)) return null
  const names = Object.keys(value)
  const columns = Object.values(value).map(columnIn)
  const length = columns[0]?.length ?? 0
  const areColumns =
    names.length > 1 && length > 1 && columns.every((column) => column?.length === length)
  if (!areColumns || !names.some((name) => asked.has(name))) return null
  return Array.from({ length }, (_, at) =>
    recordOf(
      names,
      columns.map((column) => column?.[at]),
    ),
  )
}

function columnIn(value: unknown): Row | null {
  if (Array.isArray(value)) return isRow(value) ? value : null
  if (!isObject(value) || !Object.keys(value).every((name, at) => name === String(at))) return null
  const cells = Object.values(value)
  return isRow(cells) ? cells : null
}
