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

const map = (name: string): Element[] => [
  { name, converted_type: 'MAP', num_children: 1, repetition_type: 'OPTIONAL' },
  { name: 'key_value', num_children: 2, repetition_type: 'REPEATED' },
  { name: 'key', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  text('value'),
]
const texts = (...names: string[]) => names.map(text)
const float = (name: string): Element => ({ name, type: 'FLOAT', repetition_type: 'OPTIONAL' })
const box = (...sides: string[]) => group('bbox', sides.map(float))

/** The columns that Overture publishes of places, nested as they are there. */
export const OVERTURE: readonly (readonly Element[])[] = [
  [text('id')],
  [bytes('geometry')],
  box('xmin', 'xmax', 'ymin', 'ymax'),
  [{ name: 'version', type: 'INT32', repetition_type: 'OPTIONAL' }],
  list(
    'sources',
    group('element', [
      ...texts('property', 'dataset', 'license', 'record_id', 'update_time'),
      double('confidence'),
      ...list('between', [double('element')]),
    ]),
  ),
  group('names', [
    text('primary'),
    ...map('common'),
    ...list(
      'rules',
      group('element', [
        ...texts('variant', 'language'),
        ...group('perspectives', [text('mode'), ...list('countries', [text('element')])]),
        text('value'),
        ...list('between', [double('element')]),
        text('side'),
      ]),
    ),
  ]),
  group('categories', [text('primary'), ...list('alternate', [text('element')])]),
  [text('basic_category')],
  [double('confidence')],
  ...['websites', 'socials', 'emails', 'phones'].map((name) => list(name, [text('element')])),
  group('brand', [text('wikidata'), ...group('names', [text('primary'), ...map('common')])]),
  list(
    'addresses',
    group('element', texts('freeform', 'locality', 'postcode', 'region', 'country')),
  ),
  [text('operating_status')],
  [text('theme')],
  [text('type')],
]

const PLAIN = `address locality region postcode admin_region post_town po_box country
  date_created date_refreshed date_closed tel website email`.split(/\s+/)

/** Those of Foursquare OS Places, flat but for lists and the box. */
export const FOURSQUARE: readonly (readonly Element[])[] = [
  ...texts('fsq_place_id', 'name').map((one) => [one]),
  ...['latitude', 'longitude'].map((name) => [double(name)]),
  ...PLAIN.map((name) => [text(name)]),
  [{ name: 'facebook_id', type: 'INT64', repetition_type: 'OPTIONAL' }],
  ...texts('instagram', 'twitter').map((one) => [one]),
  list('fsq_category_ids', [text('element')]),
  list('fsq_category_labels', [text('element')]),
  [text('placemaker_url')],
  list('unresolved_flags', [text('element')]),
  [bytes('geom')],
  box('xmin', 'ymin', 'xmax', 'ymax'),
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
  readonly codec?: 'SNAPPY' | 'UNCOMPRESSED' | 'GZIP' | 'BROTLI' | 'ZSTD'
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
