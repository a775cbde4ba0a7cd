import { bodyOf, normaliseAll, readBody } from './read-body.ts'
import { ticketmasterDiscovery } from '../../src/ingestion/connectors/ticketmaster-discovery/ticketmaster-discovery.ts'

export const EVENT = {
  name: 'Les Loutres',
  type: 'event',
  id: 'Z698xZC1',
  test: false,
  url: 'https://tickets.example/event/1',
  locale: 'fr-fr',
  images: [
    {
      ratio: '3_2',
      url: 'https://img.example/fallback.jpg',
      width: 1024,
      height: 683,
      fallback: true,
    },
    {
      ratio: '4_3',
      url: 'https://img.example/small.jpg',
      width: 305,
      height: 225,
      fallback: false,
    },
    {
      ratio: '16_9',
      url: 'https://img.example/large.jpg',
      width: 1136,
      height: 639,
      fallback: false,
    },
  ],
  sales: {
    public: {
      startDateTime: '2026-01-01T09:00:00Z',
      startTBD: false,
      endDateTime: '2026-12-05T19:00:00Z',
    },
    presales: [{ startDateTime: '2025-12-01T09:00:00Z' }],
  },
  dates: {
    start: {
      localDate: '2026-12-05',
      localTime: '20:00:00',
      dateTime: '2026-12-05T19:00:00Z',
      dateTBD: false,
      dateTBA: false,
      timeTBA: false,
      noSpecificTime: false,
    },
    timezone: 'Europe/Paris',
    status: { code: 'onsale' },
    spanMultipleDays: false,
  },
  classifications: [
    {
      primary: false,
      segment: { name: 'Miscellaneous' },
      genre: { name: 'Family' },
      subGenre: { name: 'Undefined' },
    },
    {
      primary: true,
      segment: { name: 'Music' },
      genre: { name: 'Rock' },
      subGenre: { name: 'Alternative Rock' },
    },
  ],
  priceRanges: [
    { type: 'standard', currency: 'EUR', min: 40, max: 60 },
    { type: 'standard including fees', currency: 'EUR', min: 44.5, max: 66 },
  ],
  info: 'Portes à 19 h.',
  pleaseNote: 'Pas de sacs.',
  _embedded: {
    venues: [
      {
        name: 'Salle Vega',
        id: 'KovZ1',
        postalCode: '75011',
        timezone: 'Europe/Paris',
        city: { name: 'Paris' },
        state: { name: 'Île-de-France' },
        country: { name: 'France', countryCode: 'FR' },
        address: { line1: '3 rue des Pins', line2: 'Bâtiment B' },
        location: { longitude: '2.37', latitude: '48.86' },
      },
    ],
    attractions: [
      { name: 'Léa Mori', id: 'K1', externalLinks: { homepage: [{ url: 'https://lea.example' }] } },
      {
        name: 'Les Loutres',
        id: 'K2',
        externalLinks: { musicbrainz: [{ id: '0e43fe9d-c472-4b62-be9e-55f971a023e1' }] },
      },
      { name: 'Nobody', id: 'K3', test: true },
    ],
  },
}

export const page = (
  events: unknown[],
  totalPages = 1,
  number = 0,
  totalElements = events.length,
) => ({
  _embedded: { events },
  page: { size: 20, totalElements, totalPages, number },
})

export async function read(value: unknown, options: Record<string, string> = {}) {
  const body = await readBody(ticketmasterDiscovery, bodyOf(JSON.stringify(value)), options)
  return {
    ...body,
    ...normaliseAll(body.natives, 'ticketmaster-discovery'),
    connectorRejected: body.rejected,
  }
}

export const one = async (change: object) =>
  (await read(page([{ ...EVENT, ...change }]))).listings[0]
