/** Single values as PostgreSQL's binary format has them, in arrays (binary-arrays) and in rows (copied-rows) alike. */

/** Stands where a value's length would. */
export const NULL_LENGTH = -1

/** The engine writes through a view without a call. */
export function viewOf(buffer: Buffer): DataView {
  return new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
}

/** A view would cut it off and say nothing. */
function outOfRange(value: number): RangeError {
  return new RangeError(`too large for its column: ${value}`)
}

const TWO_32 = 2 ** 32

/** Whole numbers within 2^53. */
export function writeInt8(view: DataView, value: number, at: number): void {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw outOfRange(value)
  writeInt64(view, value, at)
}

function writeInt64(view: DataView, value: number, at: number): void {
  const high = Math.floor(value / TWO_32)
  view.setInt32(at, high)
  view.setUint32(at + 4, value - high * TWO_32)
}

export function writeInt4(view: DataView, value: number, at: number): void {
  if (value < -0x8000_0000 || value > 0x7fff_ffff) throw outOfRange(value)
  view.setInt32(at, value)
}

export function writeInt2(view: DataView, value: number, at: number): void {
  if (value < -0x8000 || value > 0x7fff) throw outOfRange(value)
  view.setInt16(at, value)
}

export function writeFloat8(view: DataView, value: number, at: number): void {
  view.setFloat64(at, value)
}

export function writeBool(view: DataView, value: boolean, at: number): void {
  view.setUint8(at, Number(value))
}

const YEAR_2000_MS = 946_684_800_000

/** Epoch milliseconds as a timestamp: microseconds since 2000, which a number holds exactly to the millisecond in every year. */
export function writeInstant(view: DataView, ms: number, at: number): void {
  writeInt64(view, (ms - YEAR_2000_MS) * 1000, at)
}

/** As the database writes them, with four hyphens; digit by digit: taking the hyphens out first would make two texts of each. */
export function writeUuid(view: DataView, uuid: string, at: number): void {
  let index = 0
  for (let place = at; index < uuid.length; place++) {
    if (uuid.charCodeAt(index) === HYPHEN) index += 1
    const high = digitOf(uuid.charCodeAt(index))
    view.setUint8(place, 16 * high + digitOf(uuid.charCodeAt(index + 1)))
    index += 2
  }
}

function digitOf(code: number): number {
  return code <= NINE ? code - ZERO : (code | LOWER_CASE) - BEFORE_A
}

const HYPHEN = 0x2d
const ZERO = 0x30
const NINE = 0x39
const LOWER_CASE = 0x20
/** `a` is ten. */
const BEFORE_A = 0x61 - 10

/** A text, or its bytes in UTF-8. */
export type Text = string | Uint8Array

/** Bytes of a UTF-16 unit in UTF-8, at most. */
export const UTF8_MOST = 3

/** Gives the length in bytes. */
export function writeText(sheet: Buffer, value: Text, at: number): number {
  if (typeof value === 'string') return sheet.write(value, at)
  sheet.set(value, at)
  return value.length
}

/** What was written of a sheet, with room for more. */
export function enlarged(sheet: Buffer, written: number, most: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(2 * most)
  sheet.copy(larger, 0, 0, written)
  return larger
}
