import type { Writable } from 'node:stream'
import type pg from 'pg'

/** What the driver gives to be bound (its `Connection.bind`). */
interface Bound {
  readonly portal?: string
  readonly statement?: string
  readonly values?: readonly unknown[]
  readonly binary?: boolean
  readonly valueMapper?: (value: unknown, index: number) => Value
}

interface Connection {
  readonly stream: Writable
  bind(bound: Bound): void
}

const BIND = 0x42
const TEXT = 0
const BINARY = 1
const NULL_LENGTH = -1
/** Smaller values are copied: a part of its own costs about as much. */
const PART_BYTES = 4096

/**
 * The driver copies all values of a statement into one message, which grows as it is written: each byte is copied some three
 * times, and the memory is the system's to clear each time. From here on large values are handed to the socket as they are.
 */
export function bindInParts(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: Connection }
  const bindWhole = connection.bind.bind(connection)
  connection.bind = (bound) => {
    const { values = [], valueMapper = asItIs } = bound
    const mapped = values.map(valueMapper)
    if (!mapped.some(isLarge)) return bindWhole({ ...bound, values: mapped, valueMapper: asItIs })
    if (!connection.stream.writable) return
    for (const part of messageParts(bound, mapped)) connection.stream.write(part)
  }
}

type Value = Buffer | string | null

function asItIs(value: unknown): Value {
  return value as Value
}

function isLarge(value: Value): value is Buffer {
  return value instanceof Buffer && value.length >= PART_BYTES
}

function messageParts({ portal, statement, binary }: Bound, values: readonly Value[]): Buffer[] {
  const parts: Buffer[] = []
  let small: Buffer[] = [
    Buffer.from(`${portal ?? ''}\0${statement ?? ''}\0`),
    int16s([values.length, ...values.map(formatOf), values.length]),
  ]
  for (const value of values) {
    const bytes = typeof value === 'string' ? Buffer.from(value) : value
    small.push(int32(bytes?.length ?? NULL_LENGTH))
    if (bytes === null) continue
    if (bytes.length < PART_BYTES) small.push(bytes)
    else {
      parts.push(Buffer.concat(small), bytes)
      small = []
    }
  }
  parts.push(Buffer.concat([...small, int16s([1, binary === true ? BINARY : TEXT])]))
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  return [Buffer.concat([Buffer.of(BIND), int32(length)]), ...parts]
}

function formatOf(value: Value): number {
  return value instanceof Buffer ? BINARY : TEXT
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16s(values: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, 2 * index)
  return bytes
}
