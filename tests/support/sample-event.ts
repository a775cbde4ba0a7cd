import type { Event } from '../../src/domain/event.ts'
import type { Partner } from '../../src/domain/partner.ts'
import type { Performer } from '../../src/domain/performer.ts'
import { NO_IMAGE, type DirectoryPlace, type Place } from '../../src/domain/place.ts'
import { PUBLIC_URL_MARK } from '../../src/domain/public-url.ts'

/** One believable evening, for tests that want to read what they compare. */

const paris = (text: string) => ({ at: Date.parse(`${text}+01:00`), offset: 60 })

export const SAMPLE_PARTNER: Partner = {
  id: 3,
  name: 'Billets du Canal',
  logo: 'https://billets.example/logo.svg',
  backColor: '#12a4d9',
  trust: 'primary',
  commissionRate: 0.05,
  commissionPerTicket: 0.4,
  commissionPerCart: 1,
  linkTemplate: null,
}

export const SAMPLE_PERFORMER: Performer = {
  id: 12,
  name: 'Les Loutres',
  description: 'Rock de rivière.',
  images: { ...NO_IMAGE, image: 'https://billets.example/loutres.jpg', width: 1200, height: 800 },
}

export const SAMPLE_DIRECTORY_PLACE: DirectoryPlace = {
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

export const SAMPLE_PLACE: Place = {
  id: 44,
  name: 'Salle Boréale',
  street: '12, quai des Brumes',
  city: 'Paris',
  postalCode: '75019',
  country: 'FR',
  lat: 48.8912,
  lng: 2.386,
  zone: 'Europe/Paris',
  images: NO_IMAGE,
  directoryId: 'osm-w4100235',
  directoryPlace: SAMPLE_DIRECTORY_PLACE,
}

const START = paris('2026-12-05T20:00:00')
const END = paris('2026-12-05T23:00:00')

export const SAMPLE_EVENT: Event = {
  id: 1001,
  name: 'Les Loutres',
  start: START,
  end: END,
  endNotReliable: true,
  lowestPriceCents: 1999,
  highestPriceCents: 3500,
  description: 'Deux heures de rock.\nPremière partie : Castor.',
  images: {
    image: `${PUBLIC_URL_MARK}/images/l/loutres.jpg`,
    width: 1200,
    height: 800,
    square: `${PUBLIC_URL_MARK}/images/l/loutres-square.jpg`,
    rectangle: `${PUBLIC_URL_MARK}/images/l/loutres-rectangle.jpg`,
    web: `${PUBLIC_URL_MARK}/images/l/loutres.webp`,
  },
  notAvailableAt: null,
  cancelledAt: null,
  createdAt: Date.parse('2026-10-01T08:00:00.123Z'),
  sources: [
    {
      id: 1001,
      partner: SAMPLE_PARTNER,
      start: START,
      end: END,
      lowestPriceCents: 1999,
      highestPriceCents: 3500,
      isGoodDeal: true,
      goodDealReasons: ['earlyBird'],
      link: 'https://billets.example/loutres?a=1&b=2',
      isBookable: true,
      availableDates: [
        { start: START, end: END, endNotReliable: true, unknownAvailability: false },
      ],
      cantRetrieveAvailableDates: false,
      averageGrade: null,
      totalGrades: 0,
      notAvailableAt: null,
    },
  ],
  categories: [100, 101],
  commentaries: [
    { grade: 4.5, content: 'Superbe', username: 'Ana', date: paris('2026-11-02T00:00:00') },
  ],
  averageGrade: 4.5,
  totalGrades: 1,
  trendingScore: 12.25,
  trendChangeDay: null,
  performerIds: [12],
  nextChangeAt: END.at,
  provenance: {},
}

export const SAMPLE_UPDATED_AT = Date.parse('2026-11-20T10:30:00.000Z')

export const SAMPLE_SURROUNDINGS = {
  place: SAMPLE_PLACE,
  performers: [SAMPLE_PERFORMER],
  updatedAt: SAMPLE_UPDATED_AT,
}
