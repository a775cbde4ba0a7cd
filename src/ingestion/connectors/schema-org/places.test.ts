import { describe, expect, test } from 'vitest'
import { HALL, EVENT, read, one } from '../../../../tests/support/read-schema-org.ts'

describe('places', () => {
  test.each<[string, unknown, object | null]>([
    [
      'text',
      'Salle Vega, 3 rue des Pins, 75011 Paris',
      { name: 'Salle Vega', postalCode: '75011' },
    ],
    [
      'an address as text',
      { '@type': 'Place', name: 'Salle Vega', address: '3 rue des Pins, 75011 Paris, France' },
      { street: '3 rue des Pins', city: 'Paris', country: 'FR' },
    ],
    [
      'an address as a list of its lines',
      {
        '@type': 'Place',
        name: 'Salle Vega',
        address: ['3 rue des Pins', '75011 Paris', 'France'],
      },
      { name: 'Salle Vega', street: '3 rue des Pins', postalCode: '75011', city: 'Paris' },
    ],
    [
      'an address in two tongues',
      {
        '@type': 'Place',
        name: 'Vega',
        address: ['3 Pinweg, 1000 Brussel', '3 rue Pin, 1000 Bruxelles'],
      },
      { street: '3 Pinweg', city: 'Brussel' },
    ],
    [
      'a hall in the first of the lines of its address',
      { '@type': 'Place', address: 'Haus Vega\r\nHauptstraße 5\r\n10115 Berlin' },
      { name: 'Haus Vega', street: 'Hauptstraße 5', postalCode: '10115', city: 'Berlin' },
    ],
    [
      'an address in lines',
      { '@type': 'Place', address: '3 rue des Pins\n75011 Paris\nFrance' },
      { name: '', street: '3 rue des Pins', postalCode: '75011', city: 'Paris' },
    ],
    [
      'an address alone',
      {
        '@type': 'PostalAddress',
        streetAddress: '3 rue des Pins',
        addressLocality: 'Paris',
        addressCountry: 'France',
      },
      { name: '', street: '3 rue des Pins', country: 'FR' },
    ],
    [
      'an address with the hall’s name',
      {
        '@type': 'Place',
        address: { name: 'Salle Vega', streetAddress: '3 rue des Pins', addressLocality: 'Paris' },
      },
      { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris' },
    ],
    [
      'an address that is left out around its members',
      {
        '@type': 'Place',
        name: 'Salle Vega',
        streetAddress: '3 rue des Pins',
        addressLocality: 'Paris',
      },
      { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris' },
    ],
    [
      'a hall and its address as two locations',
      [{ '@type': 'Place', name: 'Salle Vega' }, HALL.address],
      { name: 'Salle Vega', street: '3 rue des Pins', city: 'Paris', country: 'FR' },
    ],
    [
      'coordinates as text',
      { '@type': 'Place', name: 'Salle Vega', geo: 'geo:48.86,2.37' },
      { name: 'Salle Vega', lat: 48.86, lng: 2.37 },
    ],
    [
      'a town alone',
      { '@type': 'City', name: 'Paris', address: { addressCountry: 'FR' } },
      { name: '', city: 'Paris', country: 'FR' },
    ],
    [
      'a hall in a town that tells its country',
      {
        '@type': 'Place',
        name: 'Salle Vega',
        containedInPlace: { '@type': 'City', name: 'Paris', address: { addressCountry: 'FR' } },
      },
      { name: 'Salle Vega', city: 'Paris', country: 'FR' },
    ],
    [
      'a country whose value is in a wrapper',
      { '@type': 'Place', name: 'Salle Vega', address: { addressCountry: [{ '@value': 'FR' }] } },
      { country: 'FR' },
    ],
    [
      'a country as an object',
      {
        ...HALL,
        address: { ...HALL.address, addressCountry: { '@type': 'Country', name: 'Belgique' } },
      },
      { country: 'BE' },
    ],
    [
      'a room in a house',
      { '@type': 'Place', name: 'Petite salle', containedInPlace: HALL },
      { name: 'Salle Vega', room: 'Petite salle', city: 'Paris' },
    ],
    [
      'a hall in a town',
      {
        '@type': 'Place',
        name: 'Salle Vega',
        containedInPlace: { '@type': 'City', name: 'Paris' },
      },
      { name: 'Salle Vega', room: null, city: 'Paris' },
    ],
    [
      'a real place beside a stream',
      [{ '@type': 'VirtualLocation', url: 'https://s.example' }, HALL],
      { name: 'Salle Vega' },
    ],
    ['a stream', { '@type': 'VirtualLocation', url: 'https://s.example' }, null],
  ])('%s', async (_, location, expected) => {
    const listing = await one({ location, startDate: '2026-12-05T20:00+01:00' })
    if (expected === null) expect(listing).toMatchObject({ place: null, online: true })
    else expect(listing).toMatchObject({ online: false, place: expected })
  })
})

describe('who holds it, and how the hall is reached', () => {
  test.each<[string, object, unknown]>([
    [
      'an organisation',
      { '@type': 'Organization', name: 'Loutres & Cie', url: 'https://loutres.example' },
      { name: 'Loutres & Cie', url: 'https://loutres.example' },
    ],
    [
      'the first of several',
      [{ '@type': 'Person', name: 'Lou Tre' }, { name: 'B' }],
      { name: 'Lou Tre' },
    ],
    [
      'a permit',
      { name: 'L', hasCredential: { '@type': 'Permit', identifier: 'L-R-21-1234' } },
      { name: 'L', licence: 'L-R-21-1234' },
    ],
    ['nothing', { '@type': 'Organization' }, undefined],
  ])('%s', async (_, organizer, told) => {
    const { natives } = await read({ ...EVENT, organizer })
    expect(natives[0]?.organizer).toEqual(told)
  })

  test.each<[string, unknown]>([
    ['Loutres & Cie', { name: 'Loutres & Cie' }],
    ['https://loutres.example', { url: 'https://loutres.example' }],
  ])('a text: %s', async (organizer, told) => {
    const { natives } = await read({ ...EVENT, organizer })
    expect(natives[0]?.organizer).toEqual(told)
  })

  test.each<[object, object]>([
    [
      { telephone: '+33 1 99 00 12 34', url: 'https://salle.example/' },
      { phone: '+33 1 99 00 12 34', url: 'https://salle.example/' },
    ],
    [
      { url: '/salles/vega', sameAs: ['https://salle.example/'] },
      { url: 'https://salle.example/' },
    ],
    [{ url: 'https://vega.example/' }, { url: 'https://vega.example/' }],
  ])('the hall: %o', async (more, told) => {
    const { natives } = await read({ ...EVENT, location: { ...HALL, ...more } })
    expect(natives[0]?.place).toMatchObject(told)
  })

  test('an event with its address for a place', async () => {
    const { address, geo } = HALL
    const { natives } = await read({ ...EVENT, location: undefined, address, geo })
    expect(natives[0]?.place).toMatchObject({ street: '3 rue des Pins', lat: '48.86' })
    expect(natives[0]?.place).not.toHaveProperty('name')
  })

  test("a page of the seller's about the hall is no site of the hall", async () => {
    const { natives } = await read({ ...EVENT, location: { ...HALL, url: '/salles/vega' } })
    expect(natives[0]?.place).not.toHaveProperty('url')
  })
})
