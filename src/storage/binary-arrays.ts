/**
 * Arrays as PostgreSQL's binary format has them (array_recv). The driver would write them as text, escaping every
 * element, and the server would parse that again: for batches of a thousand rows this is the larger part of both sides'
 * work. A Buffer given as a parameter is sent as it is; cast the parameter to the array's type in the statement.
 */

const OID = { int2: 21, int4: 23, int8: 20, float8: 701, bool: 16, text: 25, json: 114, uuid: 2950 }

/** Dimensions, "has nulls", element type; then size and lower bound of the one dimension. */
const HEADER_BYTES = 20
const NULL_LENGTH = -1

function header(buffer: Buffer, oid: number, length: number): void {
  buffer.writeInt32BE(1, 0)
  buffer.writeInt32BE(1, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(length, 12)
  buffer.writeInt32BE(1, 16)
}

function empty(oid: number): Buffer {
  const buffer = Buffer.alloc(12)
  buffer.writeInt32BE(oid, 8)
  return buffer
}

function fixed<Value>(
  values: readonly (Value | null)[],
  oid: number,
  width: number,
  write: (buffer: Buffer, value: Value, at: number) => void,
): Buffer {
  if (values.length === 0) return empty(oid)
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * (4 + width))
  header(buffer, oid, values.length)
  let at = HEADER_BYTES
  for (const value of values) {
    at = buffer.writeInt32BE(value === null ? NULL_LENGTH : width, at)
    if (value !== null) {
      write(buffer, value, at)
      at += width
    }
  }
  return buffer.subarray(0, at)
}

const TWO_32 = 2 ** 32

/** Whole numbers within 2^53. */
export function int8s(values: readonly (number | null)[]): Buffer {
  return fixed(values, OID.int8, 8, (buffer, value, at) => {
    buffer.writeInt32BE(Math.floor(value / TWO_32), at)
    buffer.writeUInt32BE(((value % TWO_32) + TWO_32) % TWO_32, at + 4)
  })
}

export function int2s(values: readonly (number | null)[]): Buffer {
  return fixed(values, OID.int2, 2, (buffer, value, at) => buffer.writeInt16BE(value, at))
}

export function float8s(values: readonly (number | null)[]): Buffer {
  return fixed(values, OID.float8, 8, (buffer, value, at) => buffer.writeDoubleBE(value, at))
}

export function bools(values: readonly (boolean | null)[]): Buffer {
  return fixed(values, OID.bool, 1, (buffer, value, at) => buffer.writeUInt8(Number(value), at))
}

/** As the database writes them, with four hyphens. */
export function uuids(values: readonly (string | null)[]): Buffer {
  return fixed(values, OID.uuid, 16, (buffer, value, at) => {
    buffer.write(value.replaceAll('-', ''), at, 'hex')
  })
}

export function texts(values: readonly (string | null)[]): Buffer {
  return strings(values, OID.text)
}

/** JSON texts. */
export function jsons(values: readonly (string | null)[]): Buffer {
  return strings(values, OID.json)
}

function strings(values: readonly (string | null)[], oid: number): Buffer {
  if (values.length === 0) return empty(oid)
  const lengths = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)))
  const bytes = lengths.reduce((sum, length) => sum + 4 + length, HEADER_BYTES)
  const buffer = Buffer.allocUnsafe(bytes)
  header(buffer, oid, values.length)
  let at = HEADER_BYTES
  for (const [index, value] of values.entries()) {
    at = buffer.writeInt32BE(value === null ? NULL_LENGTH : (lengths[index] ?? 0), at)
    if (value !== null) at += buffer.write(value, at)
  }
  return buffer
}
