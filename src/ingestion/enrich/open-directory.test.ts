import { expect, test } from 'vitest'
import { composePlace, keptValues } from '../../domain/directory.ts'
import { readOpenPlace } from './open-directory.ts'
import { RETENTION } from './retention.ts'

/** As it is shown when nobody else says anything of it. */
function placeOf(row: Record<string, unknown>) {
  const { id, fields } = readOpenPlace(row)
  const said = { provider: 'open', data: fields, fetchedAt: 0, attribution: null } as const
  return composePlace(id, keptValues(said, RETENTION.open))!
}

const OWN = { id: 'a-1', name: 'Salle Boréale', lat: 48.89, lng: 2.38 }

test('our own columns', () => {
  const periods = [{ open: { day: 5, time: '1900' }, close: { day: 6, time: '0200' } }]
  const place = placeOf({
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
  const place = placeOf({
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

test.each([
  [
    'DuckDB',
    "{'primary': L'Aube, 'common': NULL, 'rules': NULL}",
    "[{'freeform': 12, quai des Brumes, 'locality': Paris, 'postcode': 75019, 'country': FR}]",
    '[https://boreale.example/]',
    String.raw`\x01\x01\x00\x00\x00\x0A\xD7\xA3p=\x0A\x03@R\xB8\x1E\x85\xEBqH@`,
  ],
  [
    'Python',
    `{'primary': "L'Aube", 'common': None, 'rules': None}`,
    "[{'freeform': '12, quai des Brumes', 'locality': 'Paris', 'postcode': '75019', 'country': 'FR'}]",
    "['https://boreale.example/']",
    '01010000000AD7A3703D0A034052B81E85EB714840',
  ],
])('an Overture row of a CSV file as %s writes it', (_, names, addresses, websites, geometry) => {
  const row = { id: '08f1fb466d2d8a', names, addresses, websites, geometry, confidence: '0.9' }
  expect(placeOf(row)).toMatchObject({
    name: "L'Aube",
    street: '12, quai des Brumes',
    city: 'Paris',
    postalCode: '75019',
    country: 'FR',
    website: 'https://boreale.example/',
    lng: 2.38,
    lat: 48.89,
  })
})

test('a Foursquare record', () => {
  const place = placeOf({
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
  const place = placeOf({
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

test('an outline with hours, and one that is gone', () => {
  const feature = (properties: Record<string, unknown>) =>
    readOpenPlace({
      type: 'Feature',
      id: 'node/7',
      properties: { name: 'Salle Boréale', ...properties },
      geometry: { type: 'Point', coordinates: [2.38, 48.89] },
    })
  expect(feature({ opening_hours: 'Fr 22:00-04:00' }).fields.periods).toEqual([
    { open: { day: 5, time: '2200' }, close: { day: 6, time: '0400' } },
  ])
  expect(feature({}).closed).toBeNull()
  expect(feature({ 'disused:amenity': 'theatre' }).closed).toBe('permanently')
})

test.each([
  ['our columns and an id of our own', {}, { id: 'my-vega', street: '3 rue des Pins' }, false],
  ['an id of our own beside', { id: 'my-vega' }, { street: '3 rue des Pins' }, false],
  ['a number of an outline', { id: 'way/7' }, {}, true],
  ['a number as osmium writes it', { id: 'w7' }, {}, true],
  ['a tag of OpenStreetMap', { id: 'my-vega' }, { 'addr:street': 'rue des Pins' }, true],
  ['no id of its own at all', {}, { '@id': 'node/7' }, true],
])('a feature with %s names OpenStreetMap where it is theirs alone', (_, outer, inner, theirs) => {
  const { attribution, fields } = readOpenPlace({
    type: 'Feature',
    ...outer,
    properties: { name: 'Salle Vega', ...inner },
    geometry: { type: 'Point', coordinates: [1.44, 43.6] },
  })
  expect(attribution?.includes('OpenStreetMap') ?? false).toBe(theirs)
  expect(fields).toMatchObject({ name: 'Salle Vega', lat: 43.6 })
})

test('an Overture record as GeoJSON has its columns as properties', () => {
  const { id, fields, closed, attribution } = readOpenPlace({
    type: 'Feature',
    id: '08f1fb466d2d8a',
    properties: { names: { primary: 'Salle Boréale' }, operating_status: 'temporarily_closed' },
    geometry: { type: 'Point', coordinates: [2.38, 48.89] },
  })
  expect({ id, lat: fields.lat, closed }).toEqual({
    id: '08f1fb466d2d8a',
    lat: 48.89,
    closed: 'temporarily',
  })
  expect(attribution).toContain('Overture')
})

test.each([
  ['the text of a point', 'POINT (2.38 48.89)'],
  ['JSON in a cell', '{"type":"Point","coordinates":[2.38,48.89]}'],
])('an Overture record in CSV: %s', (_, geometry) => {
  const { fields } = readOpenPlace({
    id: 'a',
    names: '{"primary":"Salle Boréale"}',
    addresses: '[{"locality":"Paris","country":"FR"}]',
    geometry,
  })
  expect(fields).toMatchObject({ name: 'Salle Boréale', city: 'Paris', lat: 48.89, lng: 2.38 })
})

test.each([
  ['Overture', { operating_status: 'permanently_closed', names: { primary: 'x' } }],
  ['Foursquare', { fsq_place_id: 'b', date_closed: '2025-03-01' }],
  ['our own', { closed: 'permanently' }],
])('%s says that a place is closed', (_, more) => {
  const geometry = { type: 'Point', coordinates: [2, 48] }
  expect(readOpenPlace({ ...OWN, latitude: 48, longitude: 2, geometry, ...more }).closed).toBe(
    'permanently',
  )
})

test('latitude and longitude in each other’s place are told by the country', () => {
  const { fields } = readOpenPlace({ ...OWN, lat: 2.3522, lng: 48.8566, country: 'FR' })
  expect(fields).toMatchObject({ lat: 48.8566, lng: 2.3522 })
})

test('a place without a closing time is always open, written as seven periods', () => {
  const place = placeOf({ ...OWN, periods: [{ open: { day: 0, time: '0000' } }] })
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
  [
    'what its directory is hardly sure of',
    { ...OWN, names: { primary: 'x' }, confidence: 0.1 },
    '0.1',
  ],
  [
    'what its directory says is none',
    { ...OWN, fsq_place_id: 'a', unresolved_flags: ['delete'] },
    'delete',
  ],
  ['a country by its name', { ...OWN, country: 'France' }, 'two-letter'],
])('%s is rejected with the reason', (_, row, reason) => {
  expect(() => readOpenPlace(row)).toThrow(reason)
})
