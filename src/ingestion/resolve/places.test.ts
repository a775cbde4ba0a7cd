import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { ListingPlace } from '../../domain/listing.ts'
import { cityKey, placeName, roomKey } from './place-name.ts'
import { choosePlace, placeKeys } from './places.ts'
import type { PlaceCandidate } from './places.ts'

const paris = { city: 'Paris', country: 'FR' }
const at = (lat: number, lng: number) => ({ lat, lng })

function told(more: Partial<ListingPlace>): ListingPlace {
  return { ...UNTOLD_PLACE, ...more }
}

function known(
  id: number,
  place: ListingPlace,
  more: Partial<PlaceCandidate> = {},
): PlaceCandidate {
  return {
    ...place,
    id,
    aliases: [],
    isCentroid: false,
    directoryId: place.directoryId ?? '',
    ...more,
  }
}

type Row = readonly [why: string, a: Partial<ListingPlace>, b: Partial<ListingPlace>]
const SAME: readonly Row[] = [
  ['sponsor and old name', { name: 'AccorHotels Arena', ...paris }, { name: 'Bercy', ...paris }],
  [
    'article, type and case',
    { name: 'LE TRIANON', ...paris },
    { name: 'Théâtre Le Trianon', ...paris },
  ],
  [
    'a room of it',
    { name: 'Gazarte – Roof Stage', city: 'Athens' },
    { name: 'Gazarte', city: 'Athens' },
  ],
  [
    'two rooms of it',
    { name: 'Gazarte – Roof Stage', city: 'Athens' },
    { name: 'Gazarte Main Stage', city: 'Athens' },
  ],
  [
    'town in the name',
    { name: 'Zénith de Toulouse', city: 'Toulouse' },
    { name: 'Le Zénith', city: 'TOULOUSE CEDEX 3' },
  ],
  [
    'whole town and district',
    { name: 'La Cigale', postalCode: '75018', ...paris },
    { name: 'La Cigale', postalCode: '75000', city: 'Paris 18e' },
  ],
  [
    'a street in one word, in short',
    { name: 'Alte Post', street: 'Bahnhofstr. 3', city: 'Jena' },
    { name: 'Alte Post', street: 'Bahnhofstraße 3', city: 'Jena' },
  ],
  [
    'a museum in two tongues',
    { name: 'Musée national Picasso-Paris', street: '5 rue de Thorigny', ...paris },
    { name: 'Picasso Museum', ...paris },
  ],
  [
    'a gallery in two tongues',
    { name: 'Galleria degli Uffizi', city: 'Firenze' },
    { name: 'Uffizi Gallery', city: 'Florence' },
  ],
  [
    'natural history',
    { name: 'Museum für Naturkunde', street: 'Invalidenstr. 43', city: 'Berlin' },
    { name: 'Natural History Museum', street: 'Invalidenstraße 43', city: 'Berlin' },
  ],
  [
    'street types in short',
    { name: 'Bataclan', street: '50 bd. Voltaire', ...paris },
    { name: 'Le Bataclan', street: '50, boulevard Voltaire', ...paris },
  ],
  [
    'a misspelling at one address',
    { name: 'Theatre Dejazet', street: '41 bd du Temple', ...paris },
    { name: 'Théâtre Déjazett', street: '41 boulevard du Temple', ...paris },
  ],
  [
    'one geocoded to the town',
    { name: 'Salle Boréale', city: 'Lyon', country: 'FR', ...at(45.76, 4.8357) },
    { name: 'Salle Boréale', city: 'Lyon', country: 'FR', ...at(45.78, 4.88) },
  ],
  [
    'same directory id',
    { name: 'Main Square', directoryId: 'x1' },
    { name: 'Rynek Główny', directoryId: 'x1' },
  ],
  [
    'no name but one address',
    { street: '12 rue des Pins', postalCode: '31000' },
    { street: '12, r. des Pins', postalCode: '31000' },
  ],
  [
    'a hall, and its address without a name',
    { name: 'Salle Vega', street: '14 rue des Pins', ...paris, ...at(48.8823, 2.3403) },
    { street: '14, r. des Pins', ...paris, ...at(48.8824, 2.3404) },
  ],
]
const DIFFERENT: readonly Row[] = [
  [
    'next door',
    { name: 'La Cigale', ...paris, ...at(48.8823, 2.3403) },
    { name: 'La Boule Noire', ...paris, ...at(48.8824, 2.3401) },
  ],
  [
    'zéniths of two towns',
    { name: 'Zénith', city: 'Nantes', country: 'FR' },
    { name: 'Zénith', city: 'Lille', country: 'FR' },
  ],
  [
    'one name in two countries',
    { name: 'Olympia', city: 'Paris', country: 'FR' },
    { name: 'Olympia', city: 'Liverpool', country: 'GB' },
  ],
  [
    'two directory ids',
    { name: 'Vega', ...paris, directoryId: 'a' },
    { name: 'Vega', ...paris, directoryId: 'b' },
  ],
  [
    'address but not name and post code',
    { name: 'Campus Vega', street: '3 rue des Pins', postalCode: '31000' },
    { name: 'Foyer Étudiant, Campus Vega', street: '3 rue des Pins', postalCode: '31400' },
  ],
  [
    'a cinema and a stadium',
    { name: 'Cinéma Atlantis', ...paris },
    { name: 'Stade Atlantis Nord', ...paris },
  ],
  [
    'a hall, and a spot beside it without a name',
    { name: 'Salle Vega', street: '14 rue des Pins', ...paris, ...at(48.8823, 2.3403) },
    { ...paris, ...at(48.8823, 2.3403) },
  ],
  [
    'a hall, and an address around the corner without a name',
    { name: 'Salle Vega', street: '14 rue des Pins', ...paris, ...at(48.8823, 2.3403) },
    { street: '3 place du Marché', ...paris, ...at(48.8824, 2.3404) },
  ],
  [
    'a hall, and a sign in place of its name',
    { name: 'Salle Vega', ...paris, ...at(48.8823, 2.3403) },
    { name: '-', ...paris, ...at(48.8823, 2.3403) },
  ],
  [
    'two spots of a town without names',
    { ...paris, ...at(48.8823, 2.3403) },
    { ...paris, ...at(48.8601, 2.35) },
  ],
  [
    'another number of a name',
    { name: 'Hangar 14', city: 'Bordeaux' },
    { name: 'Hangar 18', city: 'Bordeaux' },
  ],
]

describe('same place', () => {
  for (const [why, a, b] of SAME) {
    it(why, () => {
      expect(choosePlace(told(a), [known(1, told(b))]).placeId).toBe(1)
      expect(choosePlace(told(b), [known(1, told(a))]).placeId).toBe(1)
    })
  }

  it('a name the operator gave it', () => {
    const place = known(1, told({ name: 'Rynek Główny', city: 'Kraków' }), {
      aliases: ['Main Square'],
    })
    const choice = choosePlace(told({ name: 'Main Square', city: 'Kraków' }), [place])
    expect(choice).toMatchObject({ placeId: 1, reasons: expect.arrayContaining(['N_ALIAS']) })
  })
})

describe('different places', () => {
  for (const [why, a, b] of DIFFERENT) {
    it(why, () => {
      expect(choosePlace(told(a), [known(1, told(b))]).placeId).toBeNull()
      expect(choosePlace(told(b), [known(1, told(a))]).placeId).toBeNull()
    })
  }

  it.each([
    'multiple venues',
    'Divers lieux',
    'Lieu à définir',
    'TBA',
    'En ligne',
    'Secret location',
    'Paris',
    'Paris Centre',
    'Paris ville',
    'Downtown Paris',
    'Centre Paris',
    'Centre-ville de Paris',
  ])('%s is no place', (name) => {
    const place = told({ name, ...paris })
    expect(placeKeys(place).nameKey).toBe('')
    expect(choosePlace(place, [known(1, place)]).placeId).toBeNull()
  })

  it.each(['Centre de Paris Vega', 'Centre Vega', 'Vega Centre'])('%s is one', (name) => {
    expect(placeKeys(told({ name, ...paris })).nameKey).not.toBe('')
  })

  it('a Zénith without a town is no name', () => {
    expect(placeKeys(told({ name: 'Le Zénith' })).nameKey).toBe('')
  })

  it('the best of several, the oldest of equals', () => {
    const place = told({ name: 'Vega', ...paris, ...at(48.86, 2.35), street: '1 rue A' })
    const far = known(1, told({ name: 'Vega', ...paris, ...at(48.9, 2.35), street: '9 rue B' }))
    expect(choosePlace(place, [far, known(3, place), known(2, place)]).placeId).toBe(2)
  })
})

describe('contacts', () => {
  const house = { ...paris, street: '3 rue des Pins', postalCode: '75011' }
  const phone = '+33199001234'
  const site = 'vega.example'
  const reasonsOf = (a: Partial<ListingPlace>, b: Partial<ListingPlace>) =>
    choosePlace(told({ ...house, ...a }), [known(1, told({ ...house, ...b }))])

  it.each<[string, Partial<ListingPlace>, Partial<ListingPlace>, string[], number | null]>([
    [
      'a telephone in common joins a name in part in one street',
      { name: 'Salle Vega', phone, street: 'rue des Pins' },
      { name: 'Vega Boréal', phone },
      ['PHONE'],
      1,
    ],
    [
      'so does a site',
      { name: 'Salle Vega', site, street: 'rue des Pins' },
      { name: 'Vega Boréal', site },
      ['SITE'],
      1,
    ],
    [
      'not without them',
      { name: 'Salle Vega', street: 'rue des Pins' },
      { name: 'Vega Boréal' },
      [],
      null,
    ],
    [
      'other ones say nothing',
      { name: 'Vega', phone, site },
      { name: 'Vega', phone: '+33199005678', site: 'x.example' },
      [],
      1,
    ],
    [
      'both never join houses with nothing of the name in common',
      { name: 'La Cigale', phone, site },
      { name: 'La Boule Noire', phone, site },
      ['PHONE', 'SITE'],
      null,
    ],
    [
      'nor halls of one name in two towns',
      { name: 'Espace Vega', city: 'Lyon', postalCode: '69001', street: null, phone },
      { name: 'Espace Vega', phone },
      ['PHONE'],
      null,
    ],
  ])('%s', (_, a, b, codes, placeId) => {
    const choice = reasonsOf(a, b)
    expect(choice.reasons.filter((code) => code === 'PHONE' || code === 'SITE')).toEqual(codes)
    expect(choice.placeId).toBe(placeId)
  })

  it('that many places have are a town’s, and say nothing of one', () => {
    const halls = ['Aube', 'Brise', 'Cendre', 'Vega Boréal'].map((name, index) =>
      known(index + 1, told({ ...house, name, site })),
    )
    const place = told({ ...house, name: 'Salle Vega', street: 'rue des Pins', site })
    expect(choosePlace(place, halls).reasons).not.toContain('SITE')
    expect(choosePlace(place, halls.slice(2)).reasons).toContain('SITE')
  })

  it('of a known place are all that partners told', () => {
    const place = known(1, told({ ...house, name: 'Vega' }), { contacts: [phone, site] })
    const choice = choosePlace(told({ ...house, name: 'Vega', phone, site }), [place])
    expect(choice.reasons).toEqual(expect.arrayContaining(['PHONE', 'SITE']))
  })
})

describe('rooms', () => {
  it.each([
    ['Théâtre Vega - Grande salle', 'large'],
    ['Théâtre Vega (Main Stage)', 'large'],
    ['Pathé Vega, Salle 4', 'salle 4'],
    ['Maison Vega Petite Salle', 'small'],
    ['Vega, Auditorium Poulenc', 'auditorium poulenc'],
    ['Jazz Club', null],
    ['Petit Théâtre', null],
    ['Salle 2', null],
  ])('%s', (name, room) => {
    expect(placeName(name, null, null).room).toBe(room)
  })

  it('equal rooms share a form', () => {
    expect(roomKey('Salle principale')).toBe(roomKey('Main Room'))
  })
})

describe('keys', () => {
  it.each([
    ['Lyon 3e', 'lyon'],
    ['PARIS CEDEX 12', 'paris'],
    ['Saint-Denis', 'saint denis'],
    ['St Denis', 'saint denis'],
    ['Bruxelles', 'brussels'],
    ['Springfield, IL', 'springfield'],
    ['Mexico City', 'mexico'],
  ])('town %s', (city, key) => {
    expect(cityKey(city)).toBe(key)
  })

  it.each<[Partial<ListingPlace>, string]>([
    [{ street: '12 rue des Pins' }, '@12 pins rue'],
    [{ name: ' ', street: '12 rue des Pins' }, '@12 pins rue'],
    [{}, ''],
  ])('of a place without a name are its address: %j', (place, key) => {
    expect(placeKeys(told({ ...place, city: 'Paris' })).nameKey).toBe(key)
  })

  it('never throw, and tell a listing’s words again the same way', () => {
    const text = fc.option(fc.string({ unit: 'grapheme' }), { nil: null })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text, text, text, (name, room, street, city) => {
        const place = told({ name, room, street, city })
        expect(placeKeys(place)).toEqual(placeKeys({ ...place }))
        choosePlace(place, [known(1, place)])
      }),
    )
  })
})
