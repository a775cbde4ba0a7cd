import { describe, expect, test } from 'vitest'
import { told } from '../../../../tests/support/native-listing.ts'
import { tellListing } from '../../../../tests/support/tell-listing.ts'
import { read } from '../../../../tests/support/read-schema-org.ts'

const ADDRESS = { addressCountry: 'BE', postalCode: '9000', streetAddress: 'Dennenstraat 3' }
const NIGHT = {
  '@type': 'Event',
  startDate: '2026-12-05T19:30:00+00:00',
  endDate: '2026-12-05T22:00:00+00:00',
  status: { type: 'Available' },
  bookingAvailability: { type: 'Available' },
}
const EVENT = {
  ...NIGHT,
  '@id': 'https://io.agenda.example/event/11',
  '@context': '/contexts/event',
  mainLanguage: 'nl',
  name: { fr: 'Les Loutres', nl: 'De Otters' },
  location: {
    '@type': 'Place',
    mainLanguage: 'nl',
    name: { nl: 'Vega Zaal' },
    address: {
      fr: { ...ADDRESS, addressLocality: 'Gand' },
      nl: { ...ADDRESS, addressLocality: 'Gent' },
    },
    geo: { latitude: 51.05, longitude: 3.72 },
  },
  calendarType: 'single',
  subEvent: [{ ...NIGHT, id: 0 }],
  attendanceMode: 'offline',
  terms: [
    { id: '0.50.4.0.0', label: 'Concert', domain: 'eventtype' },
    { id: '1.8.1.0.0', label: 'Jazz en blues', domain: 'theme' },
    { id: '3.33', label: 'Theater', domain: 'facility' },
  ],
  priceInfo: [
    { category: 'base', name: { fr: 'Tarif', nl: 'Basistarief' }, price: 15, priceCurrency: 'EUR' },
    { category: 'tariff', name: { nl: 'Kinderen' }, price: 7.5, priceCurrency: 'EUR' },
  ],
  bookingInfo: {
    url: 'https://tickets.otters.example/1',
    availabilityStarts: '2026-10-01T08:00:00+00:00',
    availabilityEnds: '2026-12-05T18:00:00+00:00',
  },
  workflowStatus: 'APPROVED',
}

const page = (...events: readonly object[]) => ({
  '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
  '@type': 'PagedCollection',
  itemsPerPage: 30,
  totalItems: events.length,
  member: events,
})

async function only(change: object) {
  const { listings } = await read(page({ ...EVENT, ...change }))
  if (listings.length !== 1) throw new Error(`${listings.length} listings`)
  return listings[0]!
}

test('an event with its languages, prices, kinds and sale', async () => {
  const listing = await only({})
  expect(tellListing(listing)).toBe(
    'De Otters · 2026-12-05T20:30 to 2026-12-05T23:00 · Europe/Brussels · Vega Zaal, Dennenstraat 3, 9000, Gent · 15EUR concession 7.5EUR · music/jazz',
  )
  expect([listing.externalId, listing.url]).toEqual([EVENT['@id'], EVENT.bookingInfo.url])
  expect(new Date(listing.saleFrom ?? 0).toISOString()).toBe('2026-10-01T08:00:00.000Z')
})

test('one event alone, and one a line', async () => {
  const alone = (await read(EVENT)).listings.map(tellListing)
  expect(alone).toHaveLength(1)
  const other = { ...EVENT, '@id': 'https://io.agenda.example/event/12', name: { nl: 'De Bevers' } }
  const lines = [EVENT, other].map((one) => JSON.stringify(one)).join('\n')
  expect((await read(lines)).listings.map(tellListing)).toEqual([
    alone[0],
    alone[0]?.replace('Otters', 'Bevers'),
  ])
})

test.each<[string, object, object]>([
  ['off', { status: { type: 'Unavailable', reason: { nl: 'Ziek' } } }, { status: 'cancelled' }],
  ['put off', { status: { type: 'TemporarilyUnavailable' } }, { status: 'postponed' }],
  ['full', { bookingAvailability: { type: 'Unavailable' } }, { availability: 'soldOut' }],
  [
    'full, without prices',
    { bookingAvailability: { type: 'Unavailable' }, priceInfo: undefined, subEvent: undefined },
    { availability: 'soldOut' },
  ],
  [
    'online',
    { attendanceMode: 'online', onlineUrl: 'https://a.example' },
    { online: true, place: null },
  ],
])('an event that is %s', async (_, change, expected) => {
  expect(await only(change)).toMatchObject(expected)
})

test('dates that are full, or off, of several', async () => {
  const { timing } = await only({
    calendarType: 'multiple',
    endDate: '2026-12-06T16:00:00+00:00',
    subEvent: [
      { ...NIGHT, bookingAvailability: { type: 'Unavailable' } },
      { ...NIGHT, startDate: '2026-12-06T14:00:00+00:00', status: { type: 'Unavailable' } },
    ],
  })
  expect(
    timing.sessions.map(({ start, availability, cancelled }) => [
      told(start),
      availability,
      cancelled,
    ]),
  ).toEqual([
    ['2026-12-05 20:30 +0100', 'soldOut', false],
    ['2026-12-06 15:00 +0100', 'unknown', true],
  ])
})

test.each([
  ['DRAFT', 'a draft'],
  ['DELETED', 'deleted by its source'],
  ['REJECTED', 'not published'],
])('%s is left out, and withdrawn', async (workflowStatus, reason) => {
  const { records } = await read(page({ ...EVENT, workflowStatus }))
  expect(records.flatMap((record) => record.read())).toEqual([
    { rejected: reason, id: EVENT['@id'], withdraw: true },
  ])
})

describe('a page of a collection that has more', () => {
  const hydra = (more: object) => ({
    '@type': 'hydra:Collection',
    'hydra:member': [EVENT],
    ...more,
  })
  test.each<[string, object, readonly string[]]>([
    ['by its number', { ...page(EVENT), totalItems: 90 }, ['of an answer of 90 items 1 are here']],
    ['with a prefix', hydra({ 'hydra:totalItems': 3 }), ['of an answer of 3 items 1 are here']],
    [
      'by a link',
      hydra({ 'hydra:view': { 'hydra:next': '/events?page=2' } }),
      ['it says that another page follows'],
    ],
    [
      'by a link in older words',
      { 'hydra:member': [EVENT], 'hydra:nextPage': '/events?page=2' },
      ['it says that another page follows'],
    ],
    [
      'but none by a link behind all of them',
      hydra({ 'hydra:totalItems': 1, 'hydra:view': { 'hydra:next': '/events?page=2' } }),
      [],
    ],
    ['and one that is whole', hydra({ 'hydra:totalItems': 1, 'hydra:view': {} }), []],
  ])('%s', async (_, document, expected) => {
    expect((await read(document)).incomplete).toEqual(expected)
  })
})
