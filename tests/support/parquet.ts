import { ByteWriter, parquetWrite } from 'hyparquet-writer'
import { writeFile } from 'node:fs/promises'

type Element = Parameters<typeof parquetWrite>[0]['schema'] extends infer Schema
  ? NonNullable<Schema> extends readonly (infer One)[]
    ? One
    : never
  : never

const text = (name: string): Element => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'OPTIONAL',
})
const double = (name: string): Element => ({ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' })
const bytes = (name: string): Element => ({ name, type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' })
const group = (name: string, children: readonly Element[]): Element[] => [
  { name, num_children: childCount(children), repetition_type: 'OPTIONAL' },
  ...children,
]
const list = (name: string, element: readonly Element[]): Element[] => [
  { name, converted_type: 'LIST', num_children: 1, repetition_type: 'OPTIONAL' },
  { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
  ...element,
]

/** Of the elements of a flat schema, those that are nobody's children. */
function childCount(elements: readonly Element[]): number {
  let count = 0
  for (let at = 0; at < elements.length; at = after(elements, at)) count++
  return count
}

function after(elements: readonly Element[], at: number): number {
  let next = at + 1
  for (let child = 0; child < (elements[at]?.num_children ?? 0); child++)
    next = after(elements, next)
  return next
}

/** The columns that Overture publishes of places, or those of them that we read, nested as they are there. */
export const OVERTURE: readonly (readonly Element[])[] = [
  [text('id')],
  [bytes('geometry')],
  group('names', [text('primary')]),
  [double('confidence')],
  list('websites', [text('element')]),
  list(
    'addresses',
    group('element', [text('freeform'), text('locality'), text('postcode'), text('country')]),
  ),
  [text('operating_status')],
]

/** Those of Foursquare OS Places, flat but for lists. */
export const FOURSQUARE: readonly (readonly Element[])[] = [
  ...[['fsq_place_id'], ['name']].map(([name = '']) => [text(name)]),
  ...['latitude', 'longitude'].map((name) => [double(name)]),
  ...['address', 'locality', 'region', 'postcode', 'country', 'date_closed', 'website'].map(
    (name) => [text(name)],
  ),
  list('unresolved_flags', [text('element')]),
  [bytes('geom')],
]

/** A point as geodata files hold it. */
export function pointBytes(lng: number, lat: number): Uint8Array {
  const buffer = Buffer.alloc(21)
  buffer.writeUInt8(1, 0)
  buffer.writeUInt32LE(1, 1)
  buffer.writeDoubleLE(lng, 5)
  buffer.writeDoubleLE(lat, 13)
  return new Uint8Array(buffer)
}

export interface Written {
  readonly rowGroupSize?: number
  /** Says in the file which column holds geometry, as GeoParquet does. */
  readonly geo?: boolean
  readonly codec?: 'SNAPPY' | 'UNCOMPRESSED' | 'GZIP' | 'ZSTD'
  readonly compress?: (bytes: Uint8Array) => Uint8Array
}

/** A Parquet file of these rows, whose columns are the schema's. */
export async function writeParquet(
  path: string,
  schema: readonly (readonly Element[])[],
  rows: readonly Readonly<Record<string, unknown>>[],
  { rowGroupSize = 1000, geo = false, codec = 'SNAPPY', compress }: Written = {},
): Promise<void> {
  const writer = new ByteWriter()
  const metadata = {
    version: '1.0.0',
    primary_column: 'geometry',
    columns: { geometry: { encoding: 'WKB' } },
  }
  await parquetWrite({
    writer,
    columnData: schema.map(([first]) => ({
      name: first!.name,
      data: rows.map((row) => row[first!.name] ?? null),
    })),
    schema: [{ name: 'root', num_children: schema.length }, ...schema.flat()],
    rowGroupSize,
    codec,
    ...(compress === undefined ? {} : { compressors: { [codec]: compress } }),
    ...(geo ? { kvMetadata: [{ key: 'geo', value: JSON.stringify(metadata) }] } : {}),
  })
  await writeFile(path, new Uint8Array(writer.getBuffer()))
}
