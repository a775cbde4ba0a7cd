import { describe, expect, test } from 'vitest'
import { EVENT, read, one } from '../../../../tests/support/read-schema-org.ts'

describe('further dates', () => {
  const starts = async (change: object) =>
    (await one(change)).timing.sessions.map(({ start }) =>
      new Date(start.at).toISOString().slice(0, 16),
    )

  test('sub-events of the same name are dates of one listing, sorted', async () => {
    const dates = [
      '2026-12-07',
      '2026-12-05',
      '2026-12-12',
      '2026-12-06',
      '2026-12-11',
      '2026-12-10',
    ]
    const subEvent = dates.map((date) => ({ '@type': 'TheaterEvent', startDate: `${date}T20:00` }))
    expect(await starts({ '@type': 'TheaterEvent', startDate: '2026-12-05', subEvent })).toEqual(
      dates.toSorted().map((date) => `${date}T19:00`),
    )
  })

  test('so are those in a room of the house, with who is on stage on all of them', async () => {
    const location = { '@type': 'Place', name: 'Grande salle', containedInPlace: EVENT.location }
    const subEvent = ['Léa Mori', 'Ana Brill'].map((name, at) => ({
      '@type': 'TheaterEvent',
      name: EVENT.name,
      startDate: `2026-12-0${at + 5}T20:00`,
      location,
      performer: [{ name: 'Castor Trio' }, { name }],
    }))
    const change = { '@type': 'TheaterEvent', startDate: '2026-12-05', subEvent }
    expect(await starts(change)).toEqual(['2026-12-05T19:00', '2026-12-06T19:00'])
    expect((await one(change)).performers.map(({ name }) => name)).toEqual(['Castor Trio'])
  })

  test.each<[string, object[], object, object[]]>([
    [
      'what its dates are sold for, once for each price',
      [
        { price: 22, priceCurrency: 'EUR', availability: 'InStock' },
        { price: 22, priceCurrency: 'EUR', availability: 'SoldOut' },
        { price: 15, priceCurrency: 'EUR', availability: 'SoldOut' },
      ],
      {},
      [
        { price: 22, currency: 'EUR', availability: 'unknown' },
        { price: 15, currency: 'EUR', availability: 'soldOut' },
      ],
    ],
    [
      'what it is sold for itself',
      [{ price: 15, priceCurrency: 'EUR' }],
      { offers: { price: 20, priceCurrency: 'EUR' } },
      [{ price: 20 }],
    ],
    ['nothing', [], {}, []],
  ])('an event with dates says %s', async (_, offers, own, expected) => {
    const dates = offers.map((offer, at) => ({
      '@type': 'TheaterEvent',
      startDate: `2026-12-0${at + 5}T20:00`,
      offers: offer,
    }))
    const listing = await one({
      '@type': 'TheaterEvent',
      startDate: '2026-12-05',
      subEvent: dates,
      ...own,
    })
    expect(listing.offers).toMatchObject(expected)
    expect(listing.offers).toHaveLength(expected.length)
  })

  test('sub-events of other names are listings of their own, within its place', async () => {
    const { listings } = await read({
      ...EVENT,
      '@type': 'Festival',
      name: 'Fest',
      endDate: '2026-12-06',
      subEvent: [
        { '@type': 'MusicEvent', name: 'Léa Mori', startDate: '2026-12-05T21:00' },
        { '@type': 'MusicEvent', name: 'A', startDate: '2026-12-06T21:00' },
      ],
    })
    expect(listings.map(({ name, place }) => [name, place?.name])).toEqual([
      ['Fest', 'Salle Vega'],
      ['Léa Mori', 'Salle Vega'],
      ['A', 'Salle Vega'],
    ])
  })

  test('a tour is no event beside its stops; one show in two halls of a festival is', async () => {
    const stop = (town: string, startDate: string, name = 'Les Loutres') => ({
      '@type': 'MusicEvent',
      name,
      startDate,
      location: { '@type': 'Place', name: `Zénith de ${town}`, address: town },
    })
    const tour = (...subEvent: object[]) =>
      read({
        ...EVENT,
        startDate: '2026-12-05',
        endDate: '2026-12-20',
        location: { '@type': 'Place', name: 'Tournée' },
        subEvent,
      })
    const stops = await tour(stop('Lille', '2026-12-05T20:00'), stop('Nancy', '2026-12-20T20:00'))
    expect(stops.natives.map(({ place }) => place)).toMatchObject([
      { name: 'Zénith de Lille' },
      { name: 'Zénith de Nancy' },
    ])
    const festival = await tour(
      stop('Lille', '2026-12-05T20:00', 'Castor Trio'),
      stop('Nancy', '2026-12-20T20:00', 'Moineau'),
    )
    expect(festival.natives).toHaveLength(3)
  })

  test('so are those that spell its signs otherwise, at its hall without the address', async () => {
    const subEvent = [5, 6].map((day) => ({
      '@type': 'TheaterEvent',
      name: 'Otters - a Play',
      startDate: `2026-12-0${day}T20:00`,
      location: { '@type': 'Place', name: EVENT.location.name },
    }))
    const change = { '@type': 'TheaterEvent', name: 'Otters &#8211; a Play', subEvent }
    expect(await starts({ ...change, startDate: '2026-12-05' })).toEqual([
      '2026-12-05T19:00',
      '2026-12-06T19:00',
    ])
  })

  test('a part of another name at its hall is at the address of that', async () => {
    const { listings } = await read({
      ...EVENT,
      '@type': 'Festival',
      location: { '@type': 'Place', name: 'Salle Vega', address: '3 rue des Pins, 75011 Paris' },
      subEvent: [
        {
          '@type': 'MusicEvent',
          name: 'Les Castors',
          startDate: '2026-12-05T21:00',
          location: { '@type': 'Place', name: 'SALLE VEGA' },
        },
      ],
    })
    expect(listings[1]).toMatchObject({
      name: 'Les Castors',
      place: { street: '3 rue des Pins', city: 'Paris' },
    })
  })

  test('a cancelled part is not on offer', async () => {
    const subEvent = [
      { '@type': 'Event', startDate: '2026-12-05T20:00', eventStatus: 'EventCancelled' },
      { '@type': 'Event', startDate: '2026-12-06T20:00' },
    ]
    expect(
      (await one({ '@type': 'TheaterEvent', subEvent })).timing.sessions.map(
        ({ cancelled }) => cancelled,
      ),
    ).toEqual([true, false])
  })

  test.each<[string, object, string[]]>([
    [
      'weekly on two days',
      {
        repeatFrequency: 'P1W',
        byDay: ['https://schema.org/Monday', 'Wednesday'],
        startDate: '2026-03-23',
        endDate: '2026-04-01',
        startTime: '20:00',
        endTime: '22:00',
        exceptDate: '2026-03-25',
      },
      ['2026-03-23T19:00', '2026-03-30T18:00', '2026-04-01T18:00'],
    ],
    [
      'every second day',
      { repeatFrequency: 'P2D', startDate: '2026-12-01', repeatCount: 3, startTime: '20:00' },
      ['2026-12-01T19:00', '2026-12-03T19:00', '2026-12-05T19:00'],
    ],
    [
      'monthly on the 31st',
      {
        repeatFrequency: 'P1M',
        startDate: '2026-01-31',
        endDate: '2026-05-31',
        startTime: '20:00',
      },
      ['2026-01-31T19:00', '2026-03-31T18:00', '2026-05-31T18:00'],
    ],
  ])('a schedule: %s', async (_, schedule, expected) => {
    expect(
      await starts({
        '@type': 'TheaterEvent',
        startDate: undefined,
        eventSchedule: { '@type': 'Schedule', ...schedule },
      }),
    ).toEqual(expected)
  })

  test.each([
    ['a day is when the schedule comes into force', '2026-06-01', undefined],
    ['a time is a date of its own', '2026-06-01T20:00', '2026-06-01T20:00'],
  ])('beside a schedule %s', async (_, startDate, start) => {
    const eventSchedule = {
      startDate: '2026-06-01',
      endDate: '2026-06-14',
      repeatFrequency: 'P1W',
      byDay: ['Tuesday'],
      startTime: '20:30',
    }
    const { natives } = await read({ ...EVENT, startDate, eventSchedule })
    expect(natives[0]?.start).toBe(start)
    expect(natives[0]?.sessions).toHaveLength(2)
  })

  test('a schedule may tell how long it lasts', async () => {
    const eventSchedule = {
      repeatFrequency: 'P1M',
      startDate: '2026-06-05',
      startTime: '21:00',
      duration: 'PT4H',
      repeatCount: 1,
    }
    const { natives } = await read({ ...EVENT, startDate: undefined, eventSchedule })
    expect(natives[0]?.sessions).toEqual([
      { start: '2026-06-05T21:00', end: '2026-06-06T01:00:00' },
    ])
  })

  test('a schedule without an end stops at the horizon', async () => {
    const { natives } = await read({
      ...EVENT,
      startDate: undefined,
      eventSchedule: { repeatFrequency: 'P1D', startDate: '2026-01-01' },
    })
    expect(natives[0]?.sessions?.length).toBeLessThanOrEqual(400)
  })
})
