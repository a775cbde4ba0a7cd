import { expect, test } from 'vitest'
import { readPlace } from './place.ts'

const RULES = { text: { repair: false, markup: 'auto' as const }, country: null, base: null }

function read(place: object) {
  const warnings: string[] = []
  const read = readPlace({ name: 'Salle Vega', ...place }, RULES, (text) => warnings.push(text))
  return { place: read.place, warnings }
}

const RENNES = { lat: 48.1173, lng: -1.6778 }

test.each<[string, object]>([
  ['with sides', { lat: '48.1173° N', lng: '1.6778° W' }],
  ['with sides in front and commas', { lat: 'N 48,1173', lng: 'W 1,6778' }],
  ['with a typographic minus', { lat: '48.1173', lng: '−1.6778' }],
  ['both in one text', { lat: '48.1173, -1.6778' }],
  ['both in both texts', { lat: '48.1173,-1.6778', lng: '48.1173,-1.6778' }],
  ['as well-known text', { lat: 'POINT(-1.6778 48.1173)' }],
  ['in place of the address', { address: '48.1173, -1.6778' }],
])('coordinates %s', (_, place) => {
  const read_ = read({ country: 'FR', ...place })
  expect(read_.place).toMatchObject({ ...RENNES, street: null })
  expect(read_.warnings).toEqual([])
})

test.each([
  'TBA',
  'Adresse à venir',
  'Lieu à confirmer',
  'Adresse communiquée après réservation',
  'Ort wird noch bekannt gegeben',
  'por confirmar',
])('%s is no address, street or town', (text) => {
  for (const member of ['address', 'street', 'city'])
    expect(read({ [member]: text }).place).toMatchObject({ street: null, city: null })
})

test.each<[string, string | null, string, string | null]>([
  ['Rennes, France', null, 'Rennes', 'FR'],
  ['Rennes, France', 'FR', 'Rennes', 'FR'],
  ['Brussels, BE', null, 'Brussels', 'BE'],
  ['Bologna, BO', null, 'Bologna, BO', null],
  ['Torino, TO', null, 'Torino, TO', null],
  ['Atlanta, Ga', null, 'Atlanta, Ga', null],
  ['Los Angeles, Ca', null, 'Los Angeles, Ca', null],
  ['Tbilisi, Georgia', 'GE', 'Tbilisi', 'GE'],
  ['Atlanta, Georgia', null, 'Atlanta, Georgia', null],
  ['Wilmington, DE', null, 'Wilmington', 'US'],
  ['Rennes, France', 'BE', 'Rennes, France', 'BE'],
])('the town %s, country %s, is %s in %s', (city, country, town, code) => {
  expect(read({ city, country }).place).toMatchObject({ city: town, country: code })
})
