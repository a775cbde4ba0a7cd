import { describe, expect, test } from 'vitest'
import { fragmentOf, presented } from '../../tests/support/presented.ts'
import {
  SAMPLE_EVENT,
  SAMPLE_PLACE,
  SAMPLE_SURROUNDINGS,
} from '../../tests/support/sample-event.ts'
import { categoryOf } from '../domain/category.ts'
import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { presentCategory } from './present-event.ts'

describe('an event as lookups show it', () => {
  const wire = presented(SAMPLE_EVENT, SAMPLE_SURROUNDINGS)

  test('shows every field as the tables say', () => {
    const place = {
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
    expect(wire).toEqual({
      id: 1001,
      serviceId: 1001,
      serviceLink: '\uFDD0/e/1001',
      name: 'Les Loutres',
      startDate: '2026-12-05 20:00:00.000 +0100',
      endDate: '2026-12-05 23:00:00.000 +0100',
      hasEndDateNotReliable: true,
      lowestPrice: 19.99,
      highestPrice: 35,
      description: 'Deux heures de rock.\nPremière partie : Castor.',
      hasGoodDeal: true,
      image: '\uFDD0/images/l/loutres.jpg',
      imageHeight: 800,
      imageWidth: 1200,
      squareImage: '\uFDD0/images/l/loutres-square.jpg',
      rectangleImage: '\uFDD0/images/l/loutres-rectangle.jpg',
      webImage: '\uFDD0/images/l/loutres.webp',
      notAvailableAt: null,
      cancelledAt: null,
      createdAt: '2026-10-01T08:00:00.123Z',
      updatedAt: '2026-11-20T10:30:00.000Z',
      directoryPlace: place,
      place: {
        id: 44,
        directoryId: 'osm-w4100235',
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
          startDate: '2026-12-05 20:00:00.000 +0100',
          endDate: '2026-12-05 23:00:00.000 +0100',
          lowestPrice: 19.99,
          highestPrice: 35,
          isGoodDeal: true,
          commissionFix: 0.4,
          commissionPerTicket: 0.4,
          commissionPerCart: 1,
          commissionRate: 0.05,
          link: 'https://billets.example/loutres?a=1&b=2',
          isBookable: true,
          availableDates: [
            {
              startDate: '2026-12-05 20:00:00.000 +0100',
              endDate: '2026-12-05 23:00:00.000 +0100',
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
          id: 100,
          mainCategory: 'music',
          subCategory: null,
          traductionFR: 'Musique',
          traductionEN: 'Music',
          icon: '\uFDD0/icons/music.svg',
        },
        {
          id: 101,
          mainCategory: 'music',
          subCategory: 'rock',
          traductionFR: 'Rock',
          traductionEN: 'Rock',
          icon: '\uFDD0/icons/music.svg',
        },
      ],
      commentaries: [
        {
          grade: 4.5,
          content: 'Superbe',
          username: 'Ana',
          date: '2026-11-02 00:00:00.000 +0100',
        },
      ],
      averageGrade: 4.5,
      totalGrades: 1,
      trendingScore: 12.25,
      performers: [
        {
          id: 12,
          name: 'Les Loutres',
          description: 'Rock de rivière.',
          image: 'https://billets.example/loutres.jpg',
          webImage: null,
        },
      ],
    })
  })

  test('a commentary of nobody knows when has an empty date', () => {
    const [commentary] = SAMPLE_EVENT.commentaries
    const event = { ...SAMPLE_EVENT, commentaries: [{ ...commentary!, date: null }] }
    const [shown] = presented(event, SAMPLE_SURROUNDINGS).commentaries
    expect(shown).toMatchObject({ username: 'Ana', date: '' })
  })

  test('a place that the directory does not know has no directory place and no grades', () => {
    const place = { ...SAMPLE_PLACE, directoryId: '', directoryPlace: null }
    const shown = presented(SAMPLE_EVENT, { ...SAMPLE_SURROUNDINGS, place })
    expect(shown.directoryPlace).toBeNull()
    expect(shown.place).toMatchObject({ directoryId: '', averageGrade: null, totalGrades: null })
  })

  test.each([
    ['free', 0, 0],
    ['unknown', null, null],
    ['a cent more than a float can add up', 1010, 10.1],
  ])('a price that is %s', (_, lowestPriceCents, lowestPrice) => {
    const shown = presented({ ...SAMPLE_EVENT, lowestPriceCents }, SAMPLE_SURROUNDINGS)
    expect(shown.lowestPrice).toBe(lowestPrice)
  })

  test('has a good deal only when a source has', () => {
    const sources = SAMPLE_EVENT.sources.map((source) => ({ ...source, isGoodDeal: false }))
    expect(presented({ ...SAMPLE_EVENT, sources }, SAMPLE_SURROUNDINGS).hasGoodDeal).toBe(false)
  })

  test.each([
    ['averageGrade', Number.NaN],
    ['trendingScore', Number.POSITIVE_INFINITY],
    ['lowestPriceCents', 0.5],
    ['id', 2 ** 53],
  ])('%s %d is refused, since no document may hold it', (field, value) => {
    expect(() => presented({ ...SAMPLE_EVENT, [field]: value }, SAMPLE_SURROUNDINGS)).toThrow(
      RangeError,
    )
  })

  test('a feed cannot forge an address of ours', () => {
    const name = `${PUBLIC_URL_MARK}/e/1`
    const shown = presented({ ...SAMPLE_EVENT, name }, SAMPLE_SURROUNDINGS)
    expect(shown.name).toBe('/e/1')
  })

  test('texts are in JSON what they are in XML: forbidden characters dropped, halves replaced', () => {
    const name = 'Nuit\u0000Blanche \uD83D'
    const fragment = fragmentOf({ ...SAMPLE_EVENT, name }, SAMPLE_SURROUNDINGS)
    expect(JSON.parse(fragment).name).toBe('NuitBlanche \uFFFD')
    expect(fragment).not.toMatch(/\\ud[89a-f]/i)
  })
})

test('the icon of a sub-category is that of its main category', () => {
  expect(presentCategory(categoryOf(1001)).icon).toBe('\uFDD0/icons/family.svg')
})
