import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOpenPlace } from '../../src/ingestion/enrich/open-directory.ts'
import { readDirectoryFile } from '../../src/ingestion/enrich/read-directory-file.ts'
import { FOURSQUARE, OVERTURE, pointBytes, writeParquet } from '../support/parquet.ts'

/** Files as the publishers write them: nested columns, lists of structures, geometry as bytes. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-parquet-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(path: string) {
  const found: { line: number; place: ReturnType<typeof readOpenPlace> }[] = []
  for await (const some of readDirectoryFile(path))
    for (const { line, value } of some)
      found.push({ line, place: readOpenPlace(value as Record<string, unknown>) })
  return found
}

const SOURCE = {
  property: '',
  dataset: 'meta',
  license: 'CDLA-Permissive-2.0',
  record_id: '1',
  update_time: '2026-10-01T00:00:00.000Z',
  confidence: 0.98,
  between: null,
}
const BOREALE = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  geometry: pointBytes(2.38, 48.89),
  bbox: { xmin: 2.38, xmax: 2.38, ymin: 48.89, ymax: 48.89 },
  version: 3,
  sources: [SOURCE, { ...SOURCE, property: '/properties/confidence', dataset: 'Overture' }],
  names: {
    primary: 'Salle Boréale',
    common: { en: 'Northern Hall', de: 'Nordsaal' },
    rules: [
      {
        variant: 'short',
        language: null,
        perspectives: { mode: 'accepted_by', countries: ['FR'] },
        value: 'Boréale',
        between: null,
        side: null,
      },
    ],
  },
  categories: { primary: 'music_venue', alternate: ['theatre', 'arts_and_entertainment'] },
  basic_category: 'music_venue',
  confidence: 0.98,
  websites: ['https://boreale.example/', 'https://other.example/'],
  socials: ['https://social.example/boreale'],
  phones: ['+33100000000'],
  brand: { wikidata: null, names: { primary: 'Les Salles', common: null } },
  addresses: [
    {
      freeform: '12 quai des Brumes',
      locality: 'Paris',
      postcode: '75019',
      region: 'FR-75',
      country: 'FR',
    },
    { freeform: 'elsewhere', locality: null, postcode: null, region: null, country: 'FR' },
  ],
  operating_status: 'open',
  theme: 'places',
  type: 'place',
}
const BARE = {
  id: '0a1b2c3d-0000-4000-8000-000000000002',
  geometry: pointBytes(4.85, 45.76),
  names: { primary: 'Le Ruban' },
  operating_status: 'permanently_closed',
}

const AS_READ = {
  boreale: {
    line: 1,
    place: {
      id: BOREALE.id,
      closed: null,
      fields: {
        name: 'Salle Boréale',
        address: '12 quai des Brumes, 75019 Paris, France',
        street: '12 quai des Brumes',
        postalCode: '75019',
        lat: 48.89,
        lng: 2.38,
        website: 'https://boreale.example/',
      },
    },
  },
  bare: {
    line: 2,
    place: {
      closed: 'permanently',
      fields: { name: 'Le Ruban', city: null, lat: 45.76, lng: 4.85 },
    },
  },
}

test.each([
  ['geometry that says it is one', { geo: true }],
  ['geometry as mere bytes', {}],
  ['a row group for each row', { rowGroupSize: 1 }],
  ['no compression', { codec: 'UNCOMPRESSED' }],
  ['gzip', { codec: 'GZIP', compress: (bytes: Uint8Array) => gzipSync(bytes) }],
  ['brotli', { codec: 'BROTLI', compress: (bytes: Uint8Array) => brotliCompressSync(bytes) }],
] as const)('Overture: %s', async (name, options) => {
  // Told by its bytes, not by its name.
  const path = join(folder, name)
  await writeParquet(path, OVERTURE, [BOREALE, BARE], options)
  const [boreale, bare] = await read(path)
  expect(boreale).toMatchObject(AS_READ.boreale)
  expect(bare).toMatchObject(AS_READ.bare)
})

/** Made by zlib's own compressor from rows like these, 400 of them: Node 20 can unpack zstd by no means of its own. */
const ZSTD = join(import.meta.dirname, 'overture-zstd.parquet')

test('Overture: zstd, as its releases are', async () => {
  const found = await read(ZSTD)
  expect(found).toHaveLength(400)
  expect(found[0]).toMatchObject(AS_READ.boreale)
  expect(found[1]).toMatchObject(AS_READ.bare)
  expect(found.at(-1)).toMatchObject({
    line: 400,
    place: {
      fields: {
        name: 'Salle 399',
        street: '399 quai des Brumes',
        website: 'https://s399.example/',
      },
    },
  })
})

test('Foursquare OS Places', async () => {
  const path = join(folder, 'fsq.parquet')
  const row = {
    fsq_place_id: '4adcda04f964a520a83321e3',
    name: 'Salle Boréale',
    latitude: 48.89,
    longitude: 2.38,
    address: '12 quai des Brumes',
    locality: 'Paris',
    region: 'Île-de-France',
    postcode: '75019',
    country: 'FR',
    date_created: '2010-01-02',
    date_refreshed: '2026-01-02',
    tel: '01 00 00 00 00',
    facebook_id: 1234567890123n,
    fsq_category_ids: ['4bf58dd8d48988d1e5931735'],
    fsq_category_labels: ['Arts and Entertainment > Music Venue'],
    placemaker_url: 'https://foursquare.example/placemakers/review-place/4adcda04f964a520a83321e3',
    geom: pointBytes(2.38, 48.89),
    bbox: { xmin: 2.38, ymin: 48.89, xmax: 2.38, ymax: 48.89 },
  }
  await writeParquet(path, FOURSQUARE, [
    row,
    { ...row, fsq_place_id: 'b', date_closed: '2024-01-02' },
    { ...row, fsq_place_id: 'c', latitude: null, longitude: null },
    { ...row, fsq_place_id: 'd', locality: null, post_town: 'Chelmsford', country: 'GB' },
  ])
  const [first, second, third, fourth] = await read(path)
  expect(first?.place).toMatchObject({
    id: '4adcda04f964a520a83321e3',
    closed: null,
    fields: { city: 'Paris', lat: 48.89, lng: 2.38 },
  })
  expect(second?.place.closed).toBe('permanently')
  expect(third?.place.fields).toMatchObject({ lat: 48.89, lng: 2.38 })
  expect(fourth?.place.fields.city).toBe('Chelmsford')
})

test('a file whose columns are no places says which they are', async () => {
  const path = join(folder, 'buildings.parquet')
  await writeParquet(path, OVERTURE.slice(6, 9), [BOREALE])
  await expect(read(path)).rejects.toThrow('categories, basic_category, confidence')
})

test('a file that is cut off says so', async () => {
  const [whole, cut] = [join(folder, 'whole.parquet'), join(folder, 'cut.parquet')]
  await writeParquet(whole, OVERTURE, [BOREALE])
  await writeFile(cut, (await readFile(whole)).subarray(0, 200))
  await expect(read(cut)).rejects.toThrow('cannot be read as Parquet')
})
