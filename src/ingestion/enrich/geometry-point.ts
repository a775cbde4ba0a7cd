export type Position = readonly [lng: number | null, lat: number | null]

const NOWHERE: Position = [null, null]

/** Coordinates of GeoJSON (the middle of all corners, where it is no point), or a point as text (WKT) or bytes (WKB). */
export function positionOf(geometry: unknown): Position {
  if (geometry instanceof Uint8Array) return wellKnownBytes(geometry)
  if (typeof geometry === 'string') return wellKnownText(geometry)
  const { coordinates } = (geometry ?? {}) as { coordinates?: unknown }
  return middle(coordinates)
}

const TEXT = /^\s*(?:SRID=\d+;\s*)?POINT\s*(?:ZM?|M)?\s*\(\s*(\S+)\s+([^\s)]+)/i
const HEXADECIMAL = /^(?:\\x)?((?:[0-9a-f]{2}){21,})$/i
/** A column of bytes as DuckDB writes it into CSV. */
const BLOB = /^(?:\\x[0-9a-f]{2}|[ -~])+$/i

/** Bytes are in a cell of CSV as their digits, or with those signs as they are that can be shown. */
function wellKnownText(text: string): Position {
  const [, lng, lat] = TEXT.exec(text) ?? []
  if (lng !== undefined && lat !== undefined) return finite(Number(lng), Number(lat))
  const [, digits] = HEXADECIMAL.exec(text.trim()) ?? []
  if (digits !== undefined) return wellKnownBytes(Buffer.from(digits, 'hex'))
  if (text.startsWith('\\x0') && BLOB.test(text)) {
    const plain = text.replace(/\\x([0-9a-f]{2})/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    )
    return wellKnownBytes(Buffer.from(plain, 'latin1'))
  }
  return NOWHERE
}

const WKB_POINT = 1

function wellKnownBytes(bytes: Uint8Array): Position {
  if (bytes.length < 21) return NOWHERE
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = view.getUint8(0) === 1
  // The high bits say that a reference system or more dimensions follow; the first two numbers stay what they are.
  const type = view.getUint32(1, little)
  if ((type & 0xff) % 1000 !== WKB_POINT) return NOWHERE
  const start = (type & 0x20000000) === 0 ? 5 : 9
  if (bytes.length < start + 16) return NOWHERE
  return finite(view.getFloat64(start, little), view.getFloat64(start + 8, little))
}

function finite(lng: number, lat: number): Position {
  return Number.isFinite(lng) && Number.isFinite(lat) ? [lng, lat] : NOWHERE
}

/** A point as it is; of any other geometry the middle of all its corners. */
function middle(coordinates: unknown): Position {
  const corners = points(coordinates)
  if (corners.length === 0) return NOWHERE
  const mean = (at: 0 | 1) => corners.reduce((sum, each) => sum + each[at], 0) / corners.length
  return [mean(0), mean(1)]
}

/** Of a MultiPolygon, the deepest geometry that has coordinates. */
const NESTED_MAX = 4

function points(value: unknown, depth = 0): (readonly [number, number])[] {
  if (!Array.isArray(value) || depth >= NESTED_MAX) return []
  const [lng, lat] = value as unknown[]
  if (typeof lng === 'number' && typeof lat === 'number') return [[lng, lat]]
  return value.flatMap((inner) => points(inner, depth + 1))
}
