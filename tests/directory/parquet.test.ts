import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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
  for await (const { line, value } of readDirectoryFile(path))
    found.push({ line, place: readOpenPlace(value as Record<string, unknown>) })
  return found
}

const BOREALE = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  geometry: pointBytes(2.38, 48.89),
  names: { primary: 'Salle Boréale' },
  confidence: 0.98,
  websites: ['https://boreale.example/', 'https://other.example/'],
  addresses: [
    { freeform: '12 quai des Brumes', locality: 'Paris', postcode: '75019', country: 'FR' },
    { freeform: 'elsewhere', locality: null, postcode: null, country: 'FR' },
  ],
  operating_status: 'open',
}
const BARE = {
  id: '0a1b2c3d-0000-4000-8000-000000000002',
  geometry: pointBytes(4.85, 45.76),
  names: { primary: 'Le Ruban' },
  operating_status: 'permanently_closed',
}

test.each([
  ['geometry that says it is one', { geo: true }],
  ['geometry as mere bytes', {}],
  ['a row group for each row', { rowGroupSize: 1 }],
  ['no compression', { codec: 'UNCOMPRESSED' }],
  ['gzip', { codec: 'GZIP', compress: (bytes: Uint8Array) => gzipSync(bytes) }],
] as const)('Overture: %s', async (name, options) => {
  // Told by its bytes, not by its name.
  const path = join(folder, name)
  await writeParquet(path, OVERTURE, [BOREALE, BARE], options)
  const [boreale, bare] = await read(path)
  expect(boreale).toMatchObject({
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
  })
  expect(bare).toMatchObject({
    line: 2,
    place: {
      closed: 'permanently',
      fields: { name: 'Le Ruban', city: null, lat: 45.76, lng: 4.85 },
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
    geom: pointBytes(2.38, 48.89),
  }
  await writeParquet(path, FOURSQUARE, [
    row,
    { ...row, fsq_place_id: 'b', date_closed: '2024-01-02' },
  ])
  const [first, second] = await read(path)
  expect(first?.place).toMatchObject({
    id: '4adcda04f964a520a83321e3',
    closed: null,
    fields: { city: 'Paris', lat: 48.89, lng: 2.38 },
  })
  expect(second?.place.closed).toBe('permanently')
})

test('a file that is cut off says so', async () => {
  const [whole, cut] = [join(folder, 'whole.parquet'), join(folder, 'cut.parquet')]
  await writeParquet(whole, OVERTURE, [BOREALE])
  await writeFile(cut, (await readFile(whole)).subarray(0, 200))
  await expect(read(cut)).rejects.toThrow('cannot be read as Parquet')
})
