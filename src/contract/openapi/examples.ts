import { PUBLIC_URL_MARK } from '../../domain/public-url.ts'
import { withPublicUrl } from '../document.ts'
import type { WireTokenAnswer } from '../schemas/login.ts'
import type { WireEvent } from '../schemas/event.ts'
import type { WireDirectoryPlace } from '../schemas/place.ts'
import type { WirePerformer, WirePlaceRecord } from '../schemas/records.ts'

/** One evening, shown by every example. Tests hold it against the schemas. */

const START = '2026-12-05 20:00:00.000 +0100'
const END = '2026-12-05 23:00:00.000 +0100'

const PLACE: WireDirectoryPlace = {
  id: 'osm-w4100235',
  name: 'Salle Boréale',
  address: '12 quai des Brumes, 75019 Paris, France',
  lng: 2.3861,
  lat: 48.8911,
  averageGrade: 4.4,
  totalGrades: 812,
  street: '12 quai des Brumes',
  city: 'Paris',
  postalCode: '75019',
  country: 'FR',
  photoRef: null,
  website: 'https://boreale.example/',
  editorialSummary: null,
  periods: [{ open: { day: 5, time: '1900' }, close: { day: 6, time: '0200' } }],
}

const EVENT: WireEvent = {
  id: 1001,
  serviceId: 1001,
  serviceLink: `${PUBLIC_URL_MARK}/e/1001`,
  name: 'Les Loutres',
  startDate: START,
  endDate: END,
  hasEndDateNotReliable: true,
  lowestPrice: 19.99,
  highestPrice: 35,
  description: 'Deux heures de rock.',
  hasGoodDeal: true,
  image: `${PUBLIC_URL_MARK}/images/3f/loutres.jpg`,
  imageHeight: 800,
  imageWidth: 1200,
  squareImage: null,
  rectangleImage: null,
  webImage: null,
  notAvailableAt: null,
  cancelledAt: null,
  createdAt: '2026-10-01T08:00:00.123Z',
  updatedAt: '2026-11-20T10:30:00.000Z',
  directoryPlace: PLACE,
  place: {
    id: 44,
    directoryId: PLACE.id,
    name: 'Salle Boréale',
    address: {
      lng: 2.386,
      lat: 48.8912,
      street: '12, quai des Brumes',
      city: 'Paris',
      postalCode: '75019',
      country: 'FR',
    },
    image: null,
    squareImage: null,
    rectangleImage: null,
    averageGrade: 4.4,
    totalGrades: 812,
  },
  sources: [
    {
      id: 1001,
      partner: {
        name: 'Billets du Canal',
        logo: 'https://billets.example/logo.svg',
        backColor: '#12a4d9',
      },
      startDate: START,
      endDate: END,
      lowestPrice: 19.99,
      highestPrice: 35,
      isGoodDeal: true,
      commissionFix: 0.4,
      commissionPerTicket: 0.4,
      commissionPerCart: 1,
      commissionRate: 0.05,
      link: 'https://billets.example/loutres',
      isBookable: true,
      availableDates: [
        {
          startDate: START,
          endDate: END,
          hasEndDateNotReliable: true,
          hasUnknownAvailability: false,
        },
      ],
      averageGrade: null,
      totalGrades: 0,
      cantRetrieveAvailableDates: false,
      notAvailableAt: null,
    },
  ],
  categories: [
    {
      id: 101,
      mainCategory: 'music',
      subCategory: 'rock',
      traductionFR: 'Rock',
      traductionEN: 'Rock',
      icon: `${PUBLIC_URL_MARK}/icons/music.svg`,
    },
  ],
  commentaries: [
    { grade: 4.5, content: 'Superbe', username: 'Ana', date: '2026-11-02 00:00:00.000 +0100' },
  ],
  averageGrade: 4.5,
  totalGrades: 1,
  trendingScore: 12.25,
  performers: [{ id: 12, name: 'Les Loutres', description: null, image: null, webImage: null }],
}

const PERFORMER: WirePerformer = {
  id: 12,
  name: 'Les Loutres',
  image: null,
  squareImage: null,
  rectangleImage: null,
  webImage: null,
  events: [EVENT],
}

const PLACE_RECORD: WirePlaceRecord = { ...PLACE, events: [EVENT] }

const DOCUMENT_EXAMPLES = { performer: PERFORMER, place: PLACE_RECORD } as const

/** An example's JSON text with the real public address in it. */
export function exampleJson(kind: keyof typeof DOCUMENT_EXAMPLES, publicUrl: string): string {
  return withPublicUrl(JSON.stringify(DOCUMENT_EXAMPLES[kind]), publicUrl)
}

export const TOKEN_EXAMPLE: WireTokenAnswer = {
  access_token: 'eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJjbGllbnQifQ.c2lnbmF0dXJl',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'hcVbDx1Y3c0OQq5cJmS1aTq0G7c2P0xqk9m6cJt3h2E',
  refresh_expires_in: 2_592_000,
}
