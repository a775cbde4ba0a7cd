import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOpenPlace } from './open-directory.ts'
import { readDirectoryFile, type FileRecord } from './read-directory-file.ts'

const OWN = { id: 'a-1', name: 'Salle Boréale', lat: 48.89, lng: 2.38 }

test('our own columns', () => {
  const periods = [{ open: { day: 5, time: '1900' }, close: { day: 6, time: '0200' } }]
  const { place } = readOpenPlace({
    ...OWN,
    street: '12 quai des Brumes',
    postalCode: '75019',
    city: 'Paris',
    country: 'fr',
    periods,
  })
  expect(Object.keys(place)).toEqual([
    'id',
    'name',
    'address',
    'lng',
    'lat',
    'averageGrade',
    'totalGrades',
    'street',
    'city',
    'postalCode',
    'country',
    'photoRef',
    'website',
    'editorialSummary',
    'periods',
  ])
  expect(place).toMatchObject({
    address: '12 quai des Brumes, 75019 Paris, France',
    country: 'FR',
    averageGrade: null,
    periods,
  })
})

test('an Overture record', () => {
  const { place } = readOpenPlace({
    id: '08f1fb466d2d8a',
    names: { primary: 'Salle Boréale' },
    addresses: [
      { freeform: '12 quai des Brumes', locality: 'Paris', postcode: '75019', country: 'FR' },
    ],
    websites: ['https://boreale.example/'],
    geometry: { type: 'Point', coordinates: [2.38, 48.89] },
  })
  expect(place).toMatchObject({ name: 'Salle Boréale', city: 'Paris', lat: 48.89, lng: 2.38 })
})

test('a Foursquare record', () => {
  const { place } = readOpenPlace({
    fsq_place_id: '4b0588',
    name: 'Salle Boréale',
    latitude: 48.89,
    longitude: 2.38,
    locality: 'Paris',
  })
  expect(place).toMatchObject({ id: '4b0588', city: 'Paris', lat: 48.89 })
})

test('an OpenStreetMap outline stands in its middle, under an id that the lookup takes', () => {
  const corners = [
    [2, 48],
    [4, 48],
    [4, 50],
    [2, 50],
  ]
  const { place } = readOpenPlace({
    type: 'Feature',
    id: 'way/4100235',
    properties: {
      name: 'Salle Boréale',
      'addr:housenumber': '12',
      'addr:street': 'quai des Brumes',
    },
    geometry: { type: 'Polygon', coordinates: [corners] },
  })
  expect(place).toMatchObject({ id: 'osm-w4100235', street: '12 quai des Brumes', lat: 49, lng: 3 })
})

test('a place without a closing time is always open, written as seven periods', () => {
  const { place } = readOpenPlace({ ...OWN, periods: [{ open: { day: 0, time: '0000' } }] })
  expect(place.periods).toHaveLength(7)
  expect(place.periods?.[6]).toEqual({
    open: { day: 6, time: '0000' },
    close: { day: 0, time: '0000' },
  })
})

test.each([
  ['no id', { ...OWN, id: '' }, 'no id'],
  ['an id that the lookup would refuse', { ...OWN, id: 'a/1' }, 'other signs'],
  ['no name', { ...OWN, name: ' ' }, 'no name'],
  ['no coordinates', { ...OWN, lat: null }, 'coordinates'],
  ['0, 0', { ...OWN, lat: 0, lng: 0 }, 'coordinates'],
  ['a latitude of 91', { ...OWN, lat: 91 }, 'coordinates'],
  ['a country by its name', { ...OWN, country: 'France' }, 'two-letter'],
])('%s is rejected with the reason', (_, row, reason) => {
  expect(() => readOpenPlace(row)).toThrow(reason)
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-directory-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  [
    'a.ndjson',
    '{"id":"1"}\n\n{"id":"2"}\nbroken\n',
    [
      [1, { id: '1' }],
      [3, { id: '2' }],
      [4, 'broken'],
    ],
  ],
  [
    'a.json',
    '[{"id":"1"},{"id":"2"}]',
    [
      [1, { id: '1' }],
      [2, { id: '2' }],
    ],
  ],
  [
    'b.json',
    '{"id":"1"}\n{"id":"2"}\n',
    [
      [1, { id: '1' }],
      [2, { id: '2' }],
    ],
  ],
  ['a.geojson', '{"type":"FeatureCollection","features":[{"id":"n"}]}', [[1, { id: 'n' }]]],
  ['a.csv', 'id,name\n1,"x"\n', [[2, { id: '1', name: 'x' }]]],
  ['places', 'id;name\n1;x\n', [[2, { id: '1', name: 'x' }]]],
])('%s is read record by record', async (name, text, expected) => {
  const path = join(folder, name)
  await writeFile(path, text)
  const records: FileRecord[] = []
  for await (const record of readDirectoryFile(path)) records.push(record)
  expect(records.map(({ line, value }) => [line, value])).toEqual(expected)
})
