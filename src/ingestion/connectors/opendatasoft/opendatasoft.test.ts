import { describe, expect, test } from 'vitest'
import { read, MIRRORED, PARIS, QUE_FAIRE } from '../../../../tests/support/read-opendatasoft.ts'

test('a price that the detailed text alone tells is read', async () => {
  const untold = { ...PARIS, pricing_info: undefined, free_text: '## Jeudi\n\n**Entrée libre**' }
  const { natives } = await read([untold])
  expect(natives[0]?.offers).toEqual([{ price: 'Entrée libre', currency: 'EUR' }])
})

describe('a record of the mirror', () => {
  test('becomes a listing', async () => {
    expect((await read({ results: [MIRRORED] })).natives).toEqual([
      {
        id: '71',
        name: 'Les Loutres',
        language: 'fr',
        url: 'https://openagenda.com/boreal/events/les-loutres',
        sessions: [{ start: '2026-12-05T20:00:00+01:00', end: '2026-12-05T22:00:00+01:00' }],
        end: '2026-12-05T22:00:00+01:00',
        sessionsComplete: true,
        status: 'scheduled',
        description: 'Un concert.\n\n<p>Trois <b>loutres</b>.</p>',
        image: [
          { url: 'https://cdn.example.org/a.full.jpg' },
          { url: 'https://cdn.example.org/a.base.jpg' },
        ],
        categories: ['concert', 'jazz'],
        place: {
          id: '9',
          name: 'Salle Boréale',
          address: '3 rue des Pins 31000 Toulouse',
          postalCode: '31000',
          city: 'Toulouse',
          country: 'FR',
          lat: '43.6',
          lng: '1.44',
        },
        offers: [{ price: '12/15', currency: 'EUR' }],
      },
    ])
  })

  test('tells a short text that was cut out of the long one once, without its Markdown', async () => {
    const cut = {
      description_fr:
        'Au cœur de [la **fosse** aux loutres](https://vega.example/fosse) trois loutres …',
      longdescription_fr:
        '<p>Au cœur de <a href="https://vega.example/fosse">la fosse aux loutres</a> trois loutres chantent.</p>',
    }
    const { natives } = await read({ results: [{ ...MIRRORED, ...cut }] })
    expect(natives[0]?.description).toBe(cut.longdescription_fr)
  })

  test.each([
    [{ status: '{"id":6}' }, { status: 'cancelled' }],
    [{ status: '{"id":5}' }, { status: 'scheduled', availability: 'soldOut' }],
    [{ attendancemode: '{"id":2}', location_name: undefined }, { online: true }],
    [{ location_coordinates: { lat: 43.6, lon: 1.44 } }, { place: { lat: '43.6', lng: '1.44' } }],
    [{ location_coordinates: '43.6, 1.44' }, { place: { lat: '43.6', lng: '1.44' } }],
    [
      { location_phone: '01 99 00 12 34', location_website: 'https://vega.example' },
      { place: { phone: '01 99 00 12 34', url: 'https://vega.example' } },
    ],
    [
      { timings: [{ begin: '2026-12-05T20:00:00+01:00' }] },
      { sessions: [{ start: '2026-12-05T20:00:00+01:00' }] },
    ],
    [
      {
        timings: null,
        firstdate_begin: '2026-12-05T19:00:00+00:00',
        lastdate_begin: '2026-12-06T19:00:00+00:00',
      },
      {
        sessions: [{ start: '2026-12-05T19:00:00+00:00' }, { start: '2026-12-06T19:00:00+00:00' }],
        sessionsComplete: false,
      },
    ],
    [
      // Days and nights cut at some other zone's midnight.
      {
        timings: JSON.stringify([
          { begin: '2026-05-01T00:00:00+02:00', end: '2026-05-01T01:59:59+02:00' },
          { begin: '2026-05-01T02:00:00+02:00', end: '2026-05-02T23:59:59+02:00' },
        ]),
      },
      { sessions: [{ start: '2026-05-01' }, { start: '2026-05-02' }], sessionsComplete: true },
    ],
  ])('%j', async (more, members) => {
    expect((await read([{ ...MIRRORED, ...more }])).natives[0]).toMatchObject(members)
  })

  test('is told in the language asked for', async () => {
    const { natives } = await read([MIRRORED], { language: 'en' })
    expect(natives[0]).toMatchObject({
      name: 'The Otters',
      language: 'en',
      description: expect.stringContaining('Un concert.') as string,
    })
  })
})

describe('a record of the data sets of Paris', () => {
  test('the former one', async () => {
    expect((await read({ records: [{ recordid: 'r', fields: PARIS }] })).natives).toEqual([
      {
        id: '8',
        name: 'Triduum',
        language: 'fr',
        url: 'http://openagenda.com/event/triduum',
        timeZone: 'Europe/Paris',
        sessions: [
          { start: '2026-03-29T21:30:00', end: '2026-03-30T00:00:00' },
          { start: '2026-03-30T07:00:00', end: '2026-03-30T07:30:00' },
        ],
        sessionsComplete: true,
        description: 'Jeudi\n\n18h',
        categories: ['festival', 'danse', 'paris'],
        place: {
          name: 'Église Boréale',
          address: '13, rue des Pins, 75004 Paris',
          postalCode: '75004',
          city: 'Paris',
          lat: '48.85',
          lng: '2.35',
          country: 'FR',
        },
        offers: [{ price: 'De 6 à 25', currency: 'EUR' }],
      },
    ])
  })

  test('the former one without a timetable has days alone', async () => {
    const { natives } = await read([{ ...PARIS, timetable: undefined }])
    expect(natives[0]).toMatchObject({ start: '2026-03-29', end: '2026-03-30' })
  })

  test('the present one', async () => {
    const occurrences =
      '2026-10-22T19:00:00+02:00_2026-10-22T21:00:00+02:00;2026-10-29T19:00:00+01:00_2026-10-29T21:00:00+01:00'
    expect((await read([{ ...QUE_FAIRE, occurrences }])).natives).toEqual([
      {
        id: '25306',
        name: 'Ciné-club',
        language: 'fr',
        url: 'https://www.paris.example/evenements/25306',
        timeZone: 'Europe/Paris',
        sessions: [
          { start: '2026-10-22T19:00:00+02:00', end: '2026-10-22T21:00:00+02:00' },
          { start: '2026-10-29T19:00:00+01:00', end: '2026-10-29T21:00:00+01:00' },
        ],
        sessionsComplete: true,
        description: '<p>Un film <b>rare</b>.</p>',
        categories: ['Ecrans'],
        place: {
          name: 'Bibliothèque Boréale',
          street: '1 rue des Pins',
          postalCode: '75020',
          city: 'Paris',
          lat: '48.85',
          lng: '2.41',
          country: 'FR',
        },
        offers: [{ price: 0, currency: 'EUR' }],
      },
    ])
  })

  test('the clock that people see outweighs one that slipped with the seasons; a first date is not lost', async () => {
    const { natives, warnings } = await read([
      {
        ...QUE_FAIRE,
        date_start: '2026-10-15T20:00:00+00:00',
        occurrences:
          '2026-11-19T19:00:00+01:00_2026-11-19T21:00:00+01:00;2027-04-15T20:00:00+02:00_2027-04-15T22:00:00+02:00',
        date_description:
          'Le jeudi 19 novembre 2026<br />de 19h00 à 21h00<br />Le jeudi 15 avril 2027<br />de 19h à 21h<br />',
      },
    ])
    expect(natives[0]?.sessions).toEqual([
      { start: '2026-10-15T19:00:00', end: '2026-10-15T21:00:00' },
      { start: '2026-11-19T19:00:00+01:00', end: '2026-11-19T21:00:00+01:00' },
      { start: '2027-04-15T19:00:00', end: '2027-04-15T21:00:00' },
    ])
    expect(warnings).toEqual([
      'dates: other times than the text that people see; the text is taken',
      'dates: the first one is missing from the list',
    ])
  })

  test.each([
    ['no start', undefined],
    ['its midnight in UTC for a start', '2026-12-04T23:00:00+00:00'],
    ['its midnight for a start', '2026-12-05T00:00:00+01:00'],
    ['its day for a start', '2026-12-05'],
  ])('from midnight to midnight is a day, with %s', async (_, start) => {
    const occurrences = '2026-12-05T00:00:00+01:00_2026-12-05T23:59:00+01:00'
    const { natives, warnings } = await read([{ ...QUE_FAIRE, date_start: start, occurrences }])
    expect(natives[0]?.sessions).toEqual([{ start: '2026-12-05' }])
    expect(warnings).toEqual([])
  })

  test.each([
    [{ price_type: 'payant', price_detail: '<p>De 10 à 25 euros.</p>' }, ' De 10 à 25 euros. '],
    [
      { price_type: 'gratuit sous condition', price_detail: 'Gratuit - de 18 ans' },
      'Gratuit - de 18 ans',
    ],
    [{ price_type: 'payant', price_detail: null }, undefined],
  ])('prices of %j', async (more, price) => {
    const { natives } = await read([{ ...QUE_FAIRE, occurrences: '2026-10-22T19:00', ...more }])
    const [offer] = [natives[0]?.offers].flat()
    expect(offer?.price).toBe(price)
  })
})
