import { describe, expect, test } from 'vitest'
import { event, read, listing } from '../../../../tests/support/read-openagenda.ts'

describe('an event', () => {
  test('becomes a listing', async () => {
    expect(
      await listing({
        timezone: 'Europe/Paris',
        description: { fr: 'Un concert.' },
        longDescription: { fr: '**Trois** loutres.' },
        keywords: { fr: ['concert', 'jazz'] },
        conditions: { fr: '12/15' },
        image: {
          base: 'https://cdn.example.org/main/',
          filename: 'a.base.jpg',
          size: { width: 700, height: 400 },
          variants: [
            { type: 'thumbnail', filename: 'a.thumb.jpg' },
            { type: 'full', filename: 'a.full.jpg', size: { width: 1400, height: 800 } },
          ],
        },
        location: {
          uid: 9,
          name: 'Salle Boréale',
          address: '3 rue des Pins',
          postalCode: '31000',
          city: 'Toulouse',
          countryCode: 'FR',
          latitude: 43.6,
          longitude: 1.44,
          timezone: 'Europe/Paris',
          phone: '01 99 00 12 34',
          website: 'https://vega.example',
        },
      }),
    ).toEqual({
      id: '71',
      name: 'Les Loutres',
      language: 'fr',
      url: 'https://openagenda.com/agenda-boreal/events/les-loutres',
      timeZone: 'Europe/Paris',
      sessions: [{ start: '2026-12-05T20:00:00+01:00', end: '2026-12-05T22:30:00+01:00' }],
      end: '2026-12-05T22:30:00+01:00',
      sessionsComplete: true,
      status: 'scheduled',
      description: 'Un concert.\n\nTrois loutres.',
      image: [
        { url: 'https://cdn.example.org/main/a.full.jpg', width: '1400', height: '800' },
        { url: 'https://cdn.example.org/main/a.base.jpg', width: '700', height: '400' },
      ],
      categories: ['concert', 'jazz'],
      place: {
        id: '9',
        name: 'Salle Boréale',
        address: '3 rue des Pins',
        postalCode: '31000',
        city: 'Toulouse',
        country: 'FR',
        lat: '43.6',
        lng: '1.44',
        timeZone: 'Europe/Paris',
        phone: '01 99 00 12 34',
        url: 'https://vega.example',
      },
      offers: [{ price: '12/15', currency: 'EUR' }],
    })
  })

  test.each([
    [{ status: 2 }, { status: 'rescheduled' }],
    [{ status: 3 }, { status: 'movedOnline' }],
    [{ status: 4 }, { status: 'postponed' }],
    [{ status: 5 }, { status: 'scheduled', availability: 'soldOut' }],
    [{ status: 6 }, { status: 'cancelled' }],
    [{ status: { id: 6, label: { fr: 'Annulé' } } }, { status: 'cancelled' }],
    [
      { attendanceMode: 2, location: null },
      { online: true, place: null },
    ],
    [{ attendanceMode: 3, location: { name: 'Vega' } }, { place: { name: 'Vega' } }],
    [{ title: 'Plain' }, { name: 'Plain' }],
    [{ title: { de: 'Die Otter' } }, { name: 'Die Otter', language: 'de' }],
    [
      { originAgenda: { uid: 5, slug: undefined } },
      { url: 'https://openagenda.com/agendas/5/events/71' },
    ],
    [
      {
        originAgenda: undefined,
        registration: [
          { type: 'phone', value: '1' },
          { type: 'link', value: 'https://x.example/' },
        ],
      },
      { url: 'https://x.example/' },
    ],
    [
      { image: { base: '//cdn.openagenda.com/static/', filename: 'graylogo140.png' } },
      { image: [{ url: 'https://cdn.openagenda.com/static/graylogo140.png', generic: true }] },
    ],
    [
      { location: { name: 'Vega', image: 'location1.jpg' } },
      {
        place: {
          name: 'Vega',
          image: [{ url: 'https://cdn.openagenda.com/main/location1.jpg' }],
        },
      },
    ],
    [{ age: { min: 11, max: 17 } }, { description: 'De 11 à 17 ans.' }],
    [{ age: { min: 3, max: 6 } }, { description: 'De 3 à 6 ans.', categories: ['enfants'] }],
    [
      {
        'types-devenement': { id: 5, label: { fr: 'Concert' } },
        'type-de-public': [{ label: 'x' }],
      },
      { categories: ['Concert'] },
    ],
    [
      {
        'types-devenement': 5,
        agenda: {
          schema: {
            fields: [{ field: 'types-devenement', options: [{ id: 5, label: { fr: 'Concert' } }] }],
          },
        },
      },
      { categories: ['Concert'] },
    ],
  ])('%j', async (more, members) => {
    expect(await listing(more)).toMatchObject(members)
  })

  test('is told in the language asked for', async () => {
    expect(await listing({}, { language: 'en' })).toMatchObject({
      name: 'The Otters',
      language: 'en',
    })
  })
})

describe('what is not for the public', () => {
  test.each([
    [{ state: 1 }, 'not published yet'],
    [{ state: 0 }, 'not published: to be moderated'],
    [{ state: -1 }, 'refused by its agenda'],
    [{ draft: 1 }, 'a draft'],
    [{ private: true }, 'a private event'],
  ])('%j is rejected, and withdrawn where it was', async (more, rejected) => {
    const { records } = await read([event(more)])
    expect(records[0]?.read()).toEqual([{ rejected, id: '71', withdraw: true }])
  })

  test('a stub of changes says nothing but what changed', async () => {
    const { records } = await read({ events: [{ uid: 71, status: 6 }] })
    expect(records[0]?.read()).toEqual([{ listing: { id: '71', status: 'cancelled' } }])
  })

  test('a removed one is taken away, not cancelled', async () => {
    const { records } = await read({ total: 1, events: [{ uid: 71, removed: 1 }] })
    expect(records[0]?.read()).toEqual([{ removed: true, id: '71' }])
  })
})

describe('a file', () => {
  const one = event({})
  const two = event({ uid: 72 })
  test.each([
    ['a page', { total: 2, events: [one, two] }],
    [
      'pages',
      [
        { total: 2, events: [one] },
        { total: 2, events: [two] },
      ],
    ],
    ['pages by name', { a: { total: 2, events: [one] }, b: { total: 2, events: [two] } }],
    ['a bare list', [one, two]],
  ])('of %s', async (_, value) => {
    const { natives, rejected, incomplete } = await read(value)
    expect(natives.map(({ id }) => id)).toEqual(['71', '72'])
    expect([...rejected, ...incomplete]).toEqual([])
  })

  test('one event beside its agenda', async () => {
    const { natives } = await read({
      agenda: { uid: 5, slug: 'boreal' },
      event: event({ originAgenda: undefined }),
    })
    expect(natives[0]?.url).toBe('https://openagenda.com/boreal/events/les-loutres')
  })

  test('a page that is not all withdraws nothing, unless it is trusted', async () => {
    const page = { total: 3, events: [one, two] }
    expect((await read(page)).incomplete).toEqual(['2 of 3 items are here'])
    expect((await read(page, { pages: 'trust' })).incomplete).toEqual([])
  })

  test.each([
    [{ success: false, message: 'bad key' }, 'the API answered: bad key'],
    [{ uid: 5, slug: 'boreal', title: 'Boréal' }, 'what an agenda is, without its events'],
    [{ anything: 1 }, 'neither an OpenAgenda event nor a page of them'],
  ])('%j is none', async (value, message) => {
    await expect(read(value)).rejects.toThrow(message)
  })
})

test.each<[object, string | undefined]>([
  [{ organizatorName: 'Ville de Vega' }, 'Ville de Vega'],
  [{ organisateur: { fr: 'Les Loutres' }, organisateurContact: 'x@y.example' }, 'Les Loutres'],
  [{ 'nom-de-lorganisateur': 'Les Loutres' }, 'Les Loutres'],
  [{ 'nom-de-l-organisateur': 'x@y.example', organizer: 'Les Loutres' }, 'Les Loutres'],
  [{ organisateur: [7] }, undefined],
])('%j is held by %s', async (more, organizer) => {
  expect((await listing(more))?.organizer).toBe(organizer)
})
