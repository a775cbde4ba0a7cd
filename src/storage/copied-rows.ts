import type { Statement } from './database.ts'
import {
  NULL_LENGTH,
  UTF8_MOST,
  enlarged,
  viewOf,
  writeBool,
  writeFloat8,
  writeInstant,
  writeInt2,
  writeInt4,
  writeInt8,
  writeText,
  writeUuid,
} from './binary-values.ts'
import type { Text } from './binary-values.ts'

/**
 * Rows in the binary format of COPY. Rows that are new for certain are copied in: the server reads each once and puts a page
 * of them into the table at a time, where an `insert` of arrays takes every column of every row through a list of its own.
 */
export interface CopiedTable<Row> {
  /** Of the statement. */
  readonly name: string
  readonly table: string
  /** By column. */
  readonly fields: Readonly<Record<string, Field<Row>>>
}

/** Writes one value of a row. Made once beside the statement, as columns of arrays are. */
export type Field<Row> = (sheet: Sheet, row: Row) => void

interface Sheet {
  bytes: Buffer
  view: DataView
  at: number
}

/** The statement that adds the rows to the table. */
export function copyRows<Row>(into: CopiedTable<Row>, rows: readonly Row[]): Statement {
  const columns = Object.keys(into.fields)
  const fields = Object.values(into.fields)
  sheet.at = 0
  for (let index = 0; index < rows.length; index++) {
    room(sheet, 2)
    sheet.view.setInt16(sheet.at, fields.length)
    sheet.at += 2
    for (const field of fields) field(sheet, rows[index] as Row)
  }
  return {
    name: into.name,
    text: `copy ${into.table} (${columns.join(', ')}) from stdin (format binary)`,
    copied: Buffer.from(sheet.bytes.subarray(0, sheet.at)),
  }
}

/** As large as the rows of most batches. */
const SHEET_BYTES = 1024 * 1024
const sheet: Sheet = { bytes: Buffer.alloc(0), view: new DataView(new ArrayBuffer(0)), at: 0 }

function room(on: Sheet, bytes: number): void {
  const most = on.at + bytes
  if (most <= on.bytes.length) return
  on.bytes = enlarged(on.bytes, on.at, Math.max(most, SHEET_BYTES))
  on.view = viewOf(on.bytes)
}

type Of<Row, Value> = (row: Row) => Value | null

function fixed<Row, Value>(
  of: Of<Row, Value>,
  width: number,
  write: (view: DataView, value: Value, at: number) => void,
): Field<Row> {
  return (into, row) => {
    const value = of(row)
    room(into, 4 + width)
    into.view.setInt32(into.at, value === null ? NULL_LENGTH : width)
    into.at += 4
    if (value === null) return
    write(into.view, value, into.at)
    into.at += width
  }
}

export function int8<Row>(of: Of<Row, number>): Field<Row> {
  return fixed(of, 8, writeInt8)
}

export function int4<Row>(of: Of<Row, number>): Field<Row> {
  return fixed(of, 4, writeInt4)
}

export function int2<Row>(of: Of<Row, number>): Field<Row> {
  return fixed(of, 2, writeInt2)
}

export function float8<Row>(of: Of<Row, number>): Field<Row> {
  return fixed(of, 8, writeFloat8)
}

export function bool<Row>(of: Of<Row, boolean>): Field<Row> {
  return fixed(of, 1, writeBool)
}

export function uuid<Row>(of: Of<Row, string>): Field<Row> {
  return fixed(of, 16, writeUuid)
}

/** Of epoch milliseconds. */
export function instant<Row>(of: Of<Row, number>): Field<Row> {
  return fixed(of, 8, writeInstant)
}

/** Texts, and JSON: it is sent as the text that it is. */
export function text<Row>(of: Of<Row, Text>): Field<Row> {
  return (into, row) => written(into, of(row), 0)
}

export const json = text

/** The version of its format stands before the text. */
export function jsonb<Row>(of: Of<Row, Text>): Field<Row> {
  return (into, row) => written(into, of(row), 1)
}

const JSONB_VERSION = 1

function written(into: Sheet, value: Text | null, before: 0 | 1): void {
  room(into, 4 + before + UTF8_MOST * (value?.length ?? 0))
  const length =
    value === null ? NULL_LENGTH : before + writeText(into.bytes, value, into.at + 4 + before)
  into.view.setInt32(into.at, length)
  if (before === 1 && value !== null) into.view.setUint8(into.at + 4, JSONB_VERSION)
  into.at += 4 + Math.max(0, length)
}

const INT8_OID = 20
/** Dimensions, "has nulls", element type; then, where there are elements, size and lower bound of the one dimension. */
const EMPTY_BYTES = 12
const HEADER_BYTES = 20
const ELEMENT_BYTES = 12

export function int8Array<Row>(of: (row: Row) => readonly number[]): Field<Row> {
  return (into, row) => {
    const values = of(row)
    const length = values.length === 0 ? EMPTY_BYTES : HEADER_BYTES + ELEMENT_BYTES * values.length
    room(into, 4 + length)
    const { view, at } = into
    view.setInt32(at, length)
    view.setInt32(at + 4, Math.min(1, values.length))
    view.setInt32(at + 8, 0)
    view.setInt32(at + 12, INT8_OID)
    into.at += 4 + length
    if (values.length === 0) return
    view.setInt32(at + 16, values.length)
    view.setInt32(at + 20, 1)
    let place = at + 4 + HEADER_BYTES
    for (let index = 0; index < values.length; index++) {
      view.setInt32(place, 8)
      writeInt8(view, values[index] as number, place + 4)
      place += ELEMENT_BYTES
    }
  }
}
