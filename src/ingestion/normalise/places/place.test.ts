import { describe, expect, test } from 'vitest'
import { readPlace } from './place.ts'
import type { PlaceRules } from './place.ts'

const RULES: PlaceRules = { text: { repair: false, markup: 'auto' }, country: null, base: null }
const HALL = { name: 'Salle <b>Vega</b>', city: 'Lille', country: 'Atlantis' }

function read(given: object, rules: Partial<PlaceRules> = {}) {
  const warnings: string[] = []
  const { place } = readPlace(given, { ...RULES, ...rules }, (text) => warnings.push(text))
  return { place, warnings }
}

describe('a hall that is told once more', () => {
  test('is the same place, and its faults are told of each listing', () => {
    const first = read(HALL)
    expect(first.warnings).toEqual(['place: unknown country "Atlantis"'])
    expect(read({ ...HALL })).toEqual(first)
  })

  test('is read by the settings of its own feed', () => {
    expect(read(HALL).place).toMatchObject({ name: 'Salle Vega', country: null })
    expect(read(HALL, { country: 'FR' }).place?.country).toBe('FR')
    expect(read(HALL, { text: { repair: false, markup: 'plain' } }).place?.name).toBe(HALL.name)
  })

  test('has the picture that its listing leads to', () => {
    const pictured = { ...HALL, image: '/hall.jpg' }
    for (const base of ['https://one.example/a', 'https://two.example/b'])
      expect(read(pictured, { base }).place?.image?.url).toBe(`${new URL(base).origin}/hall.jpg`)
  })

  test('tells its zone, with a picture or without', () => {
    const spot = { name: 'Salle Vega', lat: 40.7, lng: -74 }
    for (const given of [spot, { ...spot, image: 'https://one.example/hall.jpg' }])
      expect(readPlace(given, RULES, () => undefined).zone).toEqual({
        zone: 'America/New_York',
        exact: true,
      })
    expect(readPlace({ name: 'TBA' }, RULES, () => undefined)).toMatchObject({
      place: null,
      zone: null,
    })
  })
})

test.each<[string | object, string, string]>([
  ['Vega Hall, Springfield IL', 'US', 'America/Chicago'],
  ['Vega Hall, Banff AB', 'CA', 'America/Edmonton'],
  [{ name: 'Sala Vega', city: 'Springfield IL' }, 'US', 'America/Chicago'],
  [{ name: 'Sala Vega', city: 'Paraty - RJ' }, 'BR', 'America/Sao_Paulo'],
  [{ name: 'Sala Vega', city: 'Tefé/AM' }, 'BR', 'America/Manaus'],
  ['Sala Vega, Paraty - RJ', 'BR', 'America/Sao_Paulo'],
])('a state beside its town tells the zone: %o', (told, country, zone) => {
  const read = readPlace(told, { ...RULES, country }, () => undefined)
  expect(read).toMatchObject({ place: { country }, zone: { zone } })
})

test('a state that only the name of a hall tells is in its zone', () => {
  const hall = { name: 'Vega Center - FL', city: 'Otterville', country: 'US' }
  expect(readPlace(hall, RULES, () => undefined)).toMatchObject({
    place: { name: 'Vega Center' },
    region: 'FL',
    zone: { zone: 'America/New_York' },
  })
})

describe('a place told in one text', () => {
  test.each<[string, object | null]>([
    [
      'Salle Vega\n3 rue des Pins\n31000 Toulouse',
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    [
      'Salle Vega<br/>3 rue des Pins, <br>31000 Toulouse',
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    [
      'Salle Vega – 3, rue des Pins – F-31000 Toulouse',
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    [
      '3 rue des Pins 31000 Toulouse France',
      { name: '', street: '3 rue des Pins', city: 'Toulouse', country: 'FR' },
    ],
    ['Salle Vega - Aurillac (15)', { name: 'Salle Vega', city: 'Aurillac', country: 'FR' }],
    ['Salle Vega (Toulouse)', { name: 'Salle Vega', city: 'Toulouse' }],
    ['Salle Vega, 3 rue des Pins', { name: 'Salle Vega', street: '3 rue des Pins', city: null }],
    ['Salle Vega, rue des Pins', { name: 'Salle Vega', street: 'rue des Pins', city: null }],
    [
      'Salle Vega (3 rue des Pins, Toulouse)',
      { name: 'Salle Vega', street: '3 rue des Pins', city: 'Toulouse' },
    ],
    [
      'Salle Vega 3 rue des Pins 31000 Toulouse',
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    ...[
      'Salle Vega (bar, concerts)',
      'Salle Vega (Grande salle, 1er étage)',
      'Salle Vega (ex Club, Toulouse)',
    ].map((name): [string, object] => [name, { name, street: null, city: null }]),
    [
      'Salle Vega (place des Pins, Toulouse)',
      { name: 'Salle Vega', street: 'place des Pins', city: 'Toulouse' },
    ],
    // Nobody knows such a town.
    ['Salle Vega - Les Pins', { name: 'Salle Vega - Les Pins', city: null }],
    ['Salle Vega (complet)', { name: 'Salle Vega (complet)', city: null }],
    ['#REF!', null],
  ])('%j', (text, expected) => {
    const { place } = readPlace(text, RULES, () => {})
    if (expected === null) expect(place).toBeNull()
    else expect(place).toMatchObject(expected)
  })

  test('an address of the web is none', () => {
    const read = readPlace('https://meet.example/j/1', RULES, () => {})
    expect(read).toMatchObject({ place: null, online: true })
  })
})

describe('a name that is all that is told of a place', () => {
  test.each<[object, object]>([
    [{ name: 'Salle Vega (Brest)' }, { name: 'Salle Vega', city: 'Brest' }],
    [
      { name: 'Le Club - Tours', country: 'FR' },
      { name: 'Le Club', city: 'Tours' },
    ],
    [
      { name: 'Salle Vega - 3 rue des Pins - 31000 Toulouse' },
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    [
      { name: 'Salle Vega 3 rue des Pins 31000 Toulouse' },
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    // Another town, country or point is told.
    [
      { name: 'Le Club - Tours', city: 'Nantes' },
      { name: 'Le Club - Tours', city: 'Nantes' },
    ],
    [
      { name: 'Le Club - Tours', country: 'CA' },
      { name: 'Le Club - Tours', city: null },
    ],
    [
      { name: 'Le Club (Brest)', lat: 43.6, lng: 1.44 },
      { name: 'Le Club (Brest)', city: null },
    ],
    [{ name: 'Vega, Studio B' }, { name: 'Vega, Studio B', city: null }],
  ])('%j', (given, expected) => {
    expect(read(given).place).toMatchObject(expected)
  })
})

test('what programs write for nothing is nothing, in each part', () => {
  const { place, warnings } = read({
    name: 'Salle Vega',
    street: 'N/A',
    city: 'null',
    postalCode: '#N/A',
    country: '-',
  })
  expect(place).toMatchObject({ name: 'Salle Vega', street: null, city: null, postalCode: null })
  expect(warnings).toEqual([])
})

test.each<[string, string, number, number]>([
  ['48°51\'24"N', '2°21\'07"E', 48.8567, 2.3519],
  ['33° 51.5′ S', '151° 12′ E', -33.8583, 151.2],
  ['N 48° 07.038', 'W 001° 40.668', 48.1173, -1.6778],
  ['48.1173°', '-1.6778°', 48.1173, -1.6778],
  ['48.1173° N, 1.6778° W', '', 48.1173, -1.6778],
  ['48°07\'02.3"N 1°40\'40.1"W', '', 48.1173, -1.6778],
  ['48,1173; -1,6778', '', 48.1173, -1.6778],
  ['geo:48.1173,-1.6778', '', 48.1173, -1.6778],
])('degrees, minutes and seconds: %s %s', (lat, lng, north, east) => {
  const { place } = read({ name: 'Salle Vega', lat, lng })
  expect(place?.lat).toBeCloseTo(north, 4)
  expect(place?.lng).toBeCloseTo(east, 4)
})

test('the sign of a country is no part of its postal codes', () => {
  expect(read({ ...HALL, country: 'CH', postalCode: 'CH-8001' }).place?.postalCode).toBe('8001')
  expect(read({ ...HALL, country: 'LV', postalCode: 'LV-1010' }).place?.postalCode).toBe('LV-1010')
})

test.each([
  ['"Salle Vega"', 'Salle Vega'],
  ['« Salle Vega »', 'Salle Vega'],
  ['„Vegasaal“', 'Vegasaal'],
  ['“Vega Hall”', 'Vega Hall'],
  ['Salle "Vega"', 'Salle "Vega"'],
  ['"Vega" et "Phare"', '"Vega" et "Phare"'],
])('quotes around all of the name %s are none of it', (name, bare) => {
  expect(read({ name, city: 'Lille', country: 'FR' }).place?.name).toBe(bare)
})
