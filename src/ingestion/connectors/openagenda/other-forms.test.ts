import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { openagenda } from './openagenda.ts'

async function listing(event: object) {
  const page = { total: 1, events: [{ uid: 71, title: { fr: 'Les Loutres' }, ...event }] }
  return (await readBody(openagenda, bodyOf(JSON.stringify(page)), {})).natives[0]
}

const TIMINGS = [{ start: '2026-12-05T19:00:00.000Z', end: '2026-12-05T21:00:00.000Z' }]

test('an event of the first version tells its place and picture in members of its own', async () => {
  expect(
    await listing({
      timings: TIMINGS,
      registrationUrl: 'https://billets.example/loutres',
      originalImage: 'https://x.example/a.full.jpg',
      image: 'https://x.example/a.base.jpg',
      locationUid: 9,
      locationName: 'Salle Boréale',
      address: '3 rue des Pins, 31000 Toulouse',
      postalCode: '31000',
      city: 'Toulouse',
      region: 'Occitanie',
      latitude: 43.6,
      longitude: 1.44,
      tags: [{ label: 'Concert', slug: 'concert', id: 3 }],
    }),
  ).toMatchObject({
    url: 'https://billets.example/loutres',
    sessions: [{ start: TIMINGS[0]?.start, end: TIMINGS[0]?.end }],
    image: [{ url: 'https://x.example/a.full.jpg' }, { url: 'https://x.example/a.base.jpg' }],
    categories: ['Concert'],
    place: {
      id: '9',
      name: 'Salle Boréale',
      address: '3 rue des Pins, 31000 Toulouse',
      postalCode: '31000',
      city: 'Toulouse',
      region: 'Occitanie',
      lat: '43.6',
      lng: '1.44',
    },
  })
})

describe('the first version of the API', () => {
  const dates = [{ date: '2026-12-05', timeStart: '20:00:00', timeEnd: '01:00:00' }]
  const vega = {
    uid: 9,
    placename: 'Salle Boréale',
    address: '3 rue des Pins, 31000 Toulouse',
    latitude: 43.6,
    longitude: 1.44,
    pricingInfo: { fr: '12 €' },
    ticketLink: 'https://billets.example/loutres',
    dates,
  }
  const event = {
    uid: 71,
    title: { fr: 'Les Loutres' },
    freeText: { fr: 'Trois **loutres**.' },
    tags: { fr: 'concert, jazz' },
    locations: [vega],
  }
  const natives = async (value: unknown) =>
    (await readBody(openagenda, bodyOf(JSON.stringify(value)), {})).natives

  test('tells dates, price and tickets with the place', async () => {
    expect(await natives({ success: true, data: [event] })).toMatchObject([
      {
        id: '71',
        url: 'https://billets.example/loutres',
        sessions: [{ start: '2026-12-05T20:00:00', end: '2026-12-06T01:00:00' }],
        description: 'Trois loutres.',
        categories: ['concert', 'jazz'],
        place: { id: '9', name: 'Salle Boréale', address: '3 rue des Pins, 31000 Toulouse' },
        offers: [{ price: '12 €' }],
      },
    ])
  })

  test('has a listing for each of several places', async () => {
    const second = { ...vega, uid: 10, dates: [{ date: '2026-12-06' }] }
    const page = { success: true, data: [{ ...event, locations: [vega, second] }] }
    expect(await natives(page)).toMatchObject([
      { id: '71-9', sessions: [{ start: '2026-12-05T20:00:00' }] },
      { id: '71-10', sessions: [{ start: '2026-12-06' }] },
    ])
  })

  test('in an export that tells the first and the last date', async () => {
    const ends = { firstTimeStart: '20:00', firstTimeEnd: '22:00', lastTimeStart: '18:00' }
    const flat = { firstDate: '2026-12-05', lastDate: '2026-12-12', ...ends }
    expect(await listing({ ...flat, locationName: 'Salle Boréale' })).toMatchObject({
      sessions: [
        { start: '2026-12-05T20:00', end: '2026-12-05T22:00' },
        { start: '2026-12-12T18:00' },
      ],
      sessionsComplete: false,
    })
  })

  test('that refused to answer is an error', async () => {
    await expect(natives({ success: false, message: 'bad key' })).rejects.toThrow('bad key')
  })
})

test.each<[string, object, object]>([
  [
    'a base of pictures without its last slash',
    { image: { base: 'https://x.example/main', filename: 'a.jpg' } },
    { image: [{ url: 'https://x.example/main/a.jpg' }] },
  ],
  [
    'a price in a field of the agenda’s own',
    { conditions: {}, tarif: { fr: 'Plein : 12 €' } },
    { offers: [{ price: 'Plein : 12 €' }] },
  ],
  [
    'a price chosen from a list',
    { tarif: [{ id: 3, label: { fr: 'Gratuit' } }] },
    { offers: [{ price: 'Gratuit' }] },
  ],
  [
    'a price chosen from a list beside the number of another',
    { tarif: [3, { label: { fr: '5 €' } }] },
    { offers: [{ price: '5 €' }] },
  ],
  [
    'a price in its long text',
    { longDescription: { fr: 'Un soir.\n\nTarif : 10 €' } },
    { offers: [{ price: 'Tarif : 10 €' }] },
  ],
  ['nothing to pay by a keyword', { keywords: { fr: ['gratuit'] } }, { offers: [{ price: '0' }] }],
  [
    'its zone beside its place',
    { location: { timezone: 'Asia/Tokyo' } },
    { timeZone: 'Asia/Tokyo' },
  ],
  [
    'its page by an older name',
    { canonicalurl: 'https://vega.example/x', agendaUid: 6 },
    { url: 'https://vega.example/x' },
  ],
  [
    'its agenda beside it',
    { agenda: { slug: 'boreal' }, agendaUid: 6 },
    { url: 'https://openagenda.com/agendas/6/events/71' },
  ],
  [
    'where it is seen',
    { onlineAccessLink: 'https://live.example' },
    { url: 'https://live.example' },
  ],
  [
    'a link to register that stands alone',
    { registration: ['0199001234', 'https://billets.example/x'] },
    { url: 'https://billets.example/x' },
  ],
  [
    'who holds it beside a number',
    { organisateur: '12', organizer: 'Asso' },
    { organizer: 'Asso' },
  ],
  [
    'a link to register without its protocol',
    { registration: [{ type: 'phone', value: '0199001234' }, { value: 'www.billets.example/x' }] },
    { url: 'www.billets.example/x' },
  ],
])('%s', async (_, more, members) => {
  expect(await listing({ timings: TIMINGS, ...more })).toMatchObject(members)
})

test('the number of a choice is no price', async () => {
  expect((await listing({ timings: TIMINGS, tarif: 3, prix: ['4'] }))?.offers).toBeUndefined()
})

test.each([
  [{ removed: '1' }, { removed: true, id: '71' }],
  [{ deleted: 'true' }, { removed: true, id: '71' }],
  [{ uid: '' }, { rejected: 'no uid', id: null }],
])('an event that is none: %j', async (more, outcome) => {
  const told = { uid: 71, title: { fr: 'Les Loutres' }, timings: TIMINGS, ...more }
  const page = { total: 1, events: [told] }
  const { records } = await readBody(openagenda, bodyOf(JSON.stringify(page)), {})
  expect(records[0]?.read()).toEqual([outcome])
})
