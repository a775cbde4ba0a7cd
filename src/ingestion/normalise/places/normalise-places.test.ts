import { describe, expect, test } from 'vitest'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { PARIS, listing, told } from '../../../../tests/support/native-listing.ts'

describe('places', () => {
  const place = (given: NativeListing['place'], options: Record<string, string> = {}) =>
    listing({ start: '2026-12-05T20:00', place: given }, { timeZone: 'Europe/Paris', ...options })
      .place

  test.each<[string, NativeListing['place'], object | null]>([
    [
      'in one text',
      'Salle Vega, 3 rue des Pins, 31000 Toulouse, France',
      {
        name: 'Salle Vega',
        street: '3 rue des Pins',
        postalCode: '31000',
        city: 'Toulouse',
        country: 'FR',
      },
    ],
    [
      'all of it in place of the street',
      { name: 'The Vega', street: '12 Pine St, Brooklyn, NY 11201', city: 'Brooklyn' },
      { street: '12 Pine St', postalCode: '11201', city: 'Brooklyn', country: 'US' },
    ],
    [
      'all of it in place of the street, the name and semicolons too',
      { name: 'Vega', street: 'Vega; Pinienweg 70; 10179 Berlin; Germany' },
      { name: 'Vega', street: 'Pinienweg 70', postalCode: '10179', city: 'Berlin', country: 'DE' },
    ],
    [
      'another town in place of the street',
      { name: 'Vega', street: '3 rue des Pins, 31000 Toulouse', city: 'Albi' },
      { street: '3 rue des Pins, 31000 Toulouse', postalCode: null, city: 'Albi' },
    ],
    [
      'its name before its address',
      { name: 'Le Grenier', address: 'Le Grenier, 10 rue des Pins, 67000 Strasbourg' },
      { street: '10 rue des Pins', city: 'Strasbourg' },
    ],
    [
      'its name before its street',
      { name: 'The Barn', street: 'The Barn, 1 Mill St', city: 'Leeds' },
      { name: 'The Barn', street: '1 Mill St', city: 'Leeds' },
    ],
    [
      'its town and country behind its name',
      { name: 'Parc Vert, Paris, France', city: 'Paris', country: 'FR' },
      { name: 'Parc Vert', city: 'Paris' },
    ],
    [
      'a part with a code of its own, under its mother country',
      { name: 'Vega Hall', city: 'Hong Kong', country: 'China' },
      { name: 'Vega Hall', city: 'Hong Kong', country: 'HK' },
    ],
    [
      'such a part by its region',
      { city: 'Otterville', region: 'PR', country: 'US' },
      { country: 'PR' },
    ],
    [
      'such a part behind its town in one text',
      { address: '12 Pine St, San Juan, PR', country: 'US' },
      { street: '12 Pine St', city: 'San Juan', country: 'PR' },
    ],
    [
      'such a part behind its town in its column',
      { city: 'San Juan, PR', country: 'US' },
      { city: 'San Juan', country: 'PR' },
    ],
    [
      'such a part by its postal code, where nothing else tells the country',
      { address: '12 Pine St, San Juan, PR 00901' },
      { city: 'San Juan', postalCode: '00901', country: 'PR' },
    ],
    ['such a part in another tongue', { city: '澳门', country: '中国' }, { country: 'MO' }],
    [
      'such a part in one text',
      'Vega Hall, 12 Pine St, Tórshavn, Denmark',
      { city: 'Tórshavn', country: 'FO' },
    ],
    // Of a fortress in Brabant, too.
    ['no town of that name', { city: 'Willemstad', country: 'NL' }, { country: 'NL' }],
    ['no part of it', { city: 'Hong Kong', country: 'CA' }, { city: 'Hong Kong', country: 'CA' }],
    ['the internet as an address', { name: 'Online', address: 'Online' }, null],
    ['a stand-in', 'Needs a location', null],
    ['a stand-in in French', { name: 'Lieu secret' }, null],
    [
      'an American one',
      'The Vega, 12 Pine St, Austin, TX 78701',
      {
        name: 'The Vega',
        street: '12 Pine St',
        postalCode: '78701',
        city: 'Austin',
        country: 'US',
      },
    ],
    [
      'a British one',
      'Vega Hall, 1 Pine Road, London N1 9AG, United Kingdom',
      {
        name: 'Vega Hall',
        street: '1 Pine Road',
        city: 'London',
        postalCode: 'N1 9AG',
        country: 'GB',
      },
    ],
    ['a name alone', 'Salle Vega', { name: 'Salle Vega', city: null }],
    [
      'address in one text',
      { name: 'Salle Vega', address: '3 rue des Pins, 31000 Toulouse' },
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '31000', city: 'Toulouse' },
    ],
    [
      'a town and a country',
      { name: 'Salle Vega', address: 'Toulouse, France' },
      { name: 'Salle Vega', street: null, city: 'Toulouse', country: 'FR' },
    ],
    [
      'a square without a number',
      { name: 'Salle Vega', address: 'Place des Pins' },
      { street: 'Place des Pins', city: null },
    ],
    [
      'nothing but a country',
      { name: 'Salle Vega', address: 'Netherlands' },
      { street: null, city: null, country: 'NL' },
    ],
    [
      'state and postal code apart',
      { name: 'Vega Hall', address: '1 Pine Road, Austin, TX, 78701, United States' },
      { street: '1 Pine Road', city: 'Austin', postalCode: '78701', country: 'US' },
    ],
    [
      'a state written out',
      { name: 'Vega Hall', address: '1 Pine Road, Albany, New York, 12207' },
      { street: '1 Pine Road', city: 'Albany', postalCode: '12207', country: 'US' },
    ],
    [
      'a region that is a state written out',
      { name: 'Vega Hall', city: 'Portland', region: 'Oregon' },
      { city: 'Portland', country: 'US' },
    ],
    [
      'a region that is a country as well',
      { name: 'Vega Hall', city: 'Batumi', region: 'Georgia' },
      { country: null },
    ],
    [
      'a town for a name, its state for an address',
      { name: 'South Pine City', address: 'CA' },
      { name: '', street: null, city: 'South Pine City', country: 'US' },
    ],
    [
      'a hall whose street is told, its state for an address',
      { name: 'Vega', street: '12 Pine St', address: 'CA' },
      { name: 'Vega', street: '12 Pine St', city: null, country: 'US' },
    ],
    [
      'a hall that no word tells, its state for an address',
      { name: 'The Vega', address: 'CA' },
      { name: 'The Vega', street: null, city: null, country: 'US' },
    ],
    [
      'nothing but a state',
      { name: 'Vega Hall', address: 'CA' },
      { street: null, city: null, country: 'US' },
    ],
    [
      'a postal code that was a number',
      { name: 'x', postalCode: 1000, country: 'FR' },
      { postalCode: '01000' },
    ],
    [
      'a postal code with its zero',
      { name: 'x', postalCode: '01000', country: 'FR' },
      { postalCode: '01000' },
    ],
    ['CEDEX', { name: 'x', city: 'PARIS CEDEX 12', country: 'FR' }, { city: 'PARIS' }],
    ['a country by its name', { name: 'x', country: 'Royaume-Uni' }, { country: 'GB' }],
    [
      'swapped coordinates',
      { name: 'x', country: 'FR', lat: 2.3522, lng: 48.8566 },
      { lat: 48.8566, lng: 2.3522 },
    ],
    [
      'coordinates elsewhere',
      { name: 'x', country: 'FR', lat: 52.5, lng: 13.4 },
      { lat: null, lng: null },
    ],
    ['0,0', { name: 'x', lat: 0, lng: 0 }, { lat: null, lng: null }],
    ['decimal commas', { name: 'x', lat: '48,8566', lng: '2,3522' }, { lat: 48.8566, lng: 2.3522 }],
    [
      'a country by its point alone',
      { name: 'x', city: 'Rouen', lat: 49.44, lng: 1.09, phone: '02 35 00 00 00' },
      { country: 'FR', phone: '+33235000000' },
    ],
    ['a point at a border', { name: 'x', lat: 50.63, lng: 3.06 }, { country: null }],
    ['out of range', { name: 'x', lat: 148, lng: 202 }, { lat: null, lng: null }],
    ['one coordinate', { name: 'x', lat: 48 }, { lat: null, lng: null }],
    ['an OpenStreetMap id', { name: 'x', directoryId: 'osm:node/1' }, { directoryId: 'osm-n1' }],
    ['an id that can be none', { name: 'x', directoryId: 'a/b' }, { directoryId: null }],
    ['an id of the directory', { name: 'x', directoryId: 'ChIJ_x-1' }, { directoryId: 'ChIJ_x-1' }],
    ['nowhere yet', { name: 'Lieu à définir' }, null],
    [
      'nowhere yet, but in a town',
      { name: 'Lieu à définir', city: 'Lyon' },
      { name: '', city: 'Lyon' },
    ],
    ['in many places', { name: 'Various Venues, London', city: 'London' }, { name: '' }],
    ['at somebody’s', { name: 'Private Event', city: 'London' }, { name: '' }],
    [
      'a town told twice, and a state behind the name',
      {
        name: 'Vega Center - TX',
        street: '12 Pine St, Austin, TX',
        city: 'Austin',
        region: 'Texas',
      },
      { name: 'Vega Center', street: '12 Pine St', city: 'Austin' },
    ],
    ['nothing', {}, null],
  ])('%s', (_, given, expected) => {
    if (expected === null) expect(place(given)).toBeNull()
    else expect(place(given)).toMatchObject(expected)
  })

  test('a country alone is no place, and tells the zone and the money all the same', () => {
    const { place, timing, offers } = listing({
      start: '2026-05-01T20:00',
      place: { country: 'Poland' },
      offers: { price: '100 zł' },
    })
    expect(place).toBeNull()
    expect(timing).toMatchObject({ zone: 'Europe/Warsaw', precision: 'minute' })
    expect(offers).toMatchObject([{ price: 100, currency: 'PLN' }])
  })

  test.each<[string, object, object]>([
    [
      'a hall called as its town is the town alone',
      { name: 'LILLE', city: 'Lille' },
      { name: '', city: 'Lille' },
    ],
    [
      'an address in the name of a hall is its address',
      { name: 'Vega Bar, 3 Pine Road, Austin, TX 78701, USA', city: 'Austin, TX' },
      { name: 'Vega Bar', street: '3 Pine Road', postalCode: '78701', city: 'Austin' },
    ],
    [
      'a street told apart counts before one in the name',
      { name: 'Vega Bar, Pine Road, Austin', city: 'Austin', street: '3 Pine Road' },
      { name: 'Vega Bar', street: '3 Pine Road' },
    ],
    [
      'a name that stands whole in brackets loses them',
      { name: '【Vega】', city: 'Austin', street: 'Street' },
      { name: 'Vega', street: null },
    ],
    [
      'a large town stands before the hall',
      { name: 'Toulouse - Cinéma Vega', address: '3 rue des Pins', country: 'FR' },
      { name: 'Cinéma Vega', street: '3 rue des Pins', city: 'Toulouse' },
    ],
    [
      'a town before one word may be a part of a name',
      { name: 'Toulouse - Vega', country: 'FR' },
      { name: 'Toulouse - Vega', city: null },
    ],
    [
      'nor is it the town where another one is told',
      { name: 'Nice - Club de Vega', city: 'Lille', country: 'FR' },
      { name: 'Nice - Club de Vega', city: 'Lille' },
    ],
    [
      'a code and its town are parted by any sign',
      { name: 'Vega', city: '31000#Toulouse', country: 'FR' },
      { postalCode: '31000', city: 'Toulouse' },
    ],
    [
      'a district of Vienna stands before the street',
      { name: 'Karlskirche', address: '4., Kreuzherrengasse 1', country: 'AT' },
      { street: 'Kreuzherrengasse 1', postalCode: '1040', city: 'Wien' },
    ],
    [
      'and before a square that is the place',
      { name: 'Rathausplatz', address: '1., Rathausplatz', country: 'AT' },
      { name: 'Rathausplatz', postalCode: '1010', city: 'Wien' },
    ],
    [
      'but in no other country',
      { name: 'Vega', address: '4., Kreuzgasse 1', country: 'DE' },
      { postalCode: null },
    ],
    [
      'a street loses the hall that it begins with',
      { name: 'Vega Hall', city: 'Austin', address: 'Vega Hall, 3 Pine Road, Austin, TX' },
      { name: 'Vega Hall', street: '3 Pine Road', city: 'Austin' },
    ],
  ])('%s', (_, place, expected) => {
    expect(listing({ start: '2026-05-01', place }).place).toMatchObject(expected)
  })

  test('online only where there is no real place', () => {
    const online = (native: NativeListing) =>
      listing({ start: '2026-12-05T20:00', ...native }, { timeZone: 'Europe/Paris' }).online
    expect(online({ place: null, online: true })).toBe(true)
    for (const place of [
      'En ligne',
      'Online (Vega Meet)',
      'Microsoft Teams Meeting',
      'Zoom webinar',
    ])
      expect([place, online({ place }), online({ place: { name: place } })]).toEqual([
        place,
        true,
        true,
      ])
    const besides = { city: 'Montréal', lat: -8.521147, lng: 179.1962 }
    expect(online({ place: { name: 'Online event', ...besides } })).toBe(true)
    expect(online({ place: { name: 'Online', street: '3 rue des Pins', ...besides } })).toBe(false)
    expect(online({ place: 'Online Bar' })).toBe(false)
    expect(online({ online: true })).toBe(false)
    expect(online({ place: null, status: 'movedOnline' })).toBe(true)
    expect(online({ place: null })).toBe(false)
  })
})

describe('the place of a feed', () => {
  const options = { place: 'Salle Boréale, 3 rue des Pins, 31000 Toulouse', country: 'FR' }
  const start = '2026-12-05T20:00'

  test('is where events are that say none, and gives them its zone', () => {
    const { place, timing } = listing({ start, place: undefined }, options)
    expect(place).toMatchObject({
      name: 'Salle Boréale',
      street: '3 rue des Pins',
      postalCode: '31000',
      city: 'Toulouse',
      country: 'FR',
    })
    expect(told(timing.start)).toBe('2026-12-05 20:00 +0100')
    expect(listing({ start, place: { name: 'TBA' } }, options).place?.name).toBe('Salle Boréale')
  })

  test('is where events are that name no more than it', () => {
    const bare = { id: 's-1', name: 'SALLE BOREALE', room: 'Club' }
    expect(listing({ start, place: bare }, options).place).toMatchObject({
      externalId: 's-1',
      name: 'Salle Boréale',
      room: 'Club',
      street: '3 rue des Pins',
      city: 'Toulouse',
    })
    for (const place of [{ ...bare, city: 'Albi' }, { name: 'Salle Borée' }])
      expect(listing({ start, place }, options).place?.street).toBeNull()
  })

  test.each<[string, NativeListing, string | undefined]>([
    ['another place', { place: PARIS }, 'Salle Vega'],
    ['the internet', { place: 'Online' }, undefined],
    ['a flag that it is online', { place: null, online: true }, undefined],
  ])('is not where the listing says %s', (_, native, name) => {
    expect(listing({ start, ...native }, options).place?.name).toBe(name)
  })
})

test('contacts are normalised by the country of the place, and are left out where there are none', () => {
  const start = '2026-12-05T20:00'
  const told = listing({
    start,
    organizer: { name: 'Loutres & Cie', url: 'https://www.loutres.example/a', licence: null },
    place: { ...PARIS, phone: '01 99 00 12 34', url: 'https://www.vega.example/plan' },
  })
  expect(told.organizer).toEqual({ name: 'Loutres & Cie', site: 'loutres.example', licences: [] })
  expect(told.place).toMatchObject({ phone: '+33199001234', site: 'vega.example' })
  const untold = listing({ start, place: PARIS })
  expect(untold).not.toHaveProperty('organizer')
  expect(Object.keys(untold.place ?? {})).not.toContain('phone')
})
