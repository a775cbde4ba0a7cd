import { late } from '../lib/late.ts'
import {
  NULL_LENGTH,
  UTF8_MOST,
  enlarged,
  viewOf,
  writeBool,
  writeFloat8,
  writeInt2,
  writeInt8,
  writeText,
  writeUuid,
} from './binary-values.ts'
import type { Text } from './binary-values.ts'

/**
 * Arrays as PostgreSQL's binary format has them (array_recv). The driver would write them as text, escaping every
 * element, and the server would parse that again: for batches of a thousand rows this is the larger part of both sides'
 * work. A Buffer given as a parameter is sent as it is; cast the parameter to the array's type in the statement.
 */

const OID = { int2: 21, int4: 23, int8: 20, float8: 701, bool: 16, text: 25, json: 114, uuid: 2950 }

/** Dimensions, "has nulls", element type; then size and lower bound of the one dimension. */
const HEADER_BYTES = 20

function header(view: DataView, oid: number, length: number): void {
  view.setInt32(0, 1)
  view.setInt32(4, 1)
  view.setInt32(8, oid)
  view.setInt32(12, length)
  view.setInt32(16, 1)
}

function empty(oid: number): Buffer {
  const buffer = Buffer.alloc(12)
  buffer.writeInt32BE(oid, 8)
  return buffer
}

/**
 * One column of a batch. Written once beside the statement, not where a batch is at hand: the engine keeps what it compiled
 * of a function only as long as the function itself is there.
 */
export type Column<Row> = (rows: readonly Row[]) => Buffer

type Of<Row, Value> = (row: Row) => Value | null

/** What a statement takes of the rows of a batch. */
export function inColumns<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Buffer[] {
  const written: Buffer[] = []
  for (const column of columns) written.push(column(rows))
  return written
}

function itself<Value>(value: Value): Value {
  return value
}

function fixed<Row, Value>(
  rows: readonly Row[],
  of: Of<Row, Value>,
  oid: number,
  width: number,
  write: (view: DataView, value: Value, at: number) => void,
): Buffer {
  if (rows.length === 0) return empty(oid)
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + rows.length * (4 + width))
  const view = viewOf(buffer)
  header(view, oid, rows.length)
  let at = HEADER_BYTES
  // By index: an iterator makes an object of each number, which is half of what they cost.
  for (let index = 0; index < rows.length; index++) {
    const value = of(rows[index] as Row)
    view.setInt32(at, value === null ? NULL_LENGTH : width)
    at += 4
    if (value !== null) {
      write(view, value, at)
      at += width
    }
  }
  return buffer.subarray(0, at)
}

/** Whole numbers within 2^53. */
export function int8Column<Row>(of: Of<Row, number>): Column<Row> {
  return (rows) => fixed(rows, of, OID.int8, 8, writeInt8)
}

export const int8s = int8Column(itself<number | null>)

export function int2Column<Row>(of: Of<Row, number>): Column<Row> {
  return (rows) => fixed(rows, of, OID.int2, 2, writeInt2)
}

export const int2s = int2Column(itself<number | null>)

export function float8Column<Row>(of: Of<Row, number>): Column<Row> {
  return (rows) => fixed(rows, of, OID.float8, 8, writeFloat8)
}

export const float8s = float8Column(itself<number | null>)

export function boolColumn<Row>(of: Of<Row, boolean>): Column<Row> {
  return (rows) => fixed(rows, of, OID.bool, 1, writeBool)
}

export const bools = boolColumn(itself<boolean | null>)

/** As the database writes them, with four hyphens. */
export function uuidColumn<Row>(of: Of<Row, string>): Column<Row> {
  return (rows) => fixed(rows, of, OID.uuid, 16, writeUuid)
}

export const uuids = uuidColumn(itself<string | null>)

export function textColumn<Row>(of: Of<Row, Text>): Column<Row> {
  return (rows) => strings(rows, of, OID.text)
}

export const texts = textColumn(itself<string | null>)

/** JSON texts. */
export function jsonColumn<Row>(of: Of<Row, Text>): Column<Row> {
  return (rows) => strings(rows, of, OID.json)
}

export const jsons = jsonColumn(itself<string | null>)

function strings<Row>(rows: readonly Row[], of: Of<Row, Text>, oid: number): Buffer {
  if (rows.length === 0) return empty(oid)
  let sheet: Buffer = scratch()
  let view = viewOf(sheet)
  header(view, oid, rows.length)
  let at = HEADER_BYTES
  for (let index = 0; index < rows.length; index++) {
    const value = of(rows[index] as Row)
    const most = at + 4 + UTF8_MOST * (value?.length ?? 0)
    if (most > sheet.length) {
      sheet = enlarged(sheet, at, most)
      view = viewOf(sheet)
    }
    const length = value === null ? NULL_LENGTH : writeText(sheet, value, at + 4)
    view.setInt32(at, length)
    at += 4 + Math.max(0, length)
  }
  return Buffer.from(sheet.subarray(0, at))
}

/**
 * Texts are written here and then copied: to ask each for its length in bytes takes as long as writing it. As large as the
 * texts of an ordinary batch may be.
 */
const SHEET_BYTES = 8 * 1024 * 1024
const scratch = late(() => Buffer.allocUnsafeSlow(SHEET_BYTES))
