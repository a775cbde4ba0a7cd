import { expect, test } from 'vitest'
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
