import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editionsWorld } from '../support/editions.ts'
import type { EditionsWorld } from '../support/editions.ts'

/** A feed as its system writes it, and as it writes it the next times: pages, agendas, items. */

let world: EditionsWorld
beforeAll(async () => {
  world = await editionsWorld()
})
afterAll(async () => world.drop())

describe('a page of schema.org', () => {
  const page = (event: object) =>
    `<html lang="fr"><head><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'MusicEvent',
      name: 'Tigre Mauve',
      url: 'https://dice.example/event/tigre-mauve',
      location: {
        '@type': 'Place',
        name: 'La Boule Bleue',
        address: '120 bd de la Roche, 75018 Paris, France',
      },
      offers: { '@type': 'Offer', price: 20, priceCurrency: 'EUR', availability: 'InStock' },
      ...event,
    })}</script></head></html>`

  test('that is moved, then called off, then takes it back, stays one event', async () => {
    const read = world.editions('dice', { format: 'schema-org' })
    await read(page({ startDate: '2026-12-04T19:00:00+01:00', eventStatus: 'EventScheduled' }))
    const before = await world.found('Tigre Mauve')
    const moved = {
      startDate: '2027-02-12T19:00:00+01:00',
      previousStartDate: '2026-12-04T19:00:00+01:00',
      eventStatus: 'https://schema.org/EventRescheduled',
    }
    expect(await read(page(moved))).toMatchObject({ created: 0, updated: 1 })
    const after = await world.found('Tigre Mauve')
    expect(after).toMatchObject({ id: before.id, cancelledAt: null, notAvailableAt: null })
    expect(after.startDate.slice(0, 16)).toBe('2027-02-12 19:00')
    await read(page({ ...moved, eventStatus: 'https://schema.org/EventCancelled' }))
    const off = await world.found('Tigre Mauve')
    expect(off.cancelledAt).not.toBeNull()
    expect(off.startDate).toBe(after.startDate)
    expect(off.sources[0]!.isBookable).toBe(false)
    await read(page(moved))
    expect(await world.found('Tigre Mauve')).toMatchObject({ id: before.id, cancelledAt: null })
  })

  test('that is called off under its old date keeps it', async () => {
    const read = world.editions('late', { format: 'schema-org' })
    const own = { name: 'Moineau Vert', url: 'https://dice.example/event/moineau' }
    await read(page({ ...own, startDate: '2026-12-04T19:00:00+01:00' }))
    await read(page({ ...own, startDate: '', eventStatus: 'EventPostponed' }))
    const event = await world.found('Moineau Vert')
    expect(event.startDate.slice(0, 16)).toBe('2026-12-04 19:00')
    expect(event.cancelledAt).toBeNull()
    expect(event.sources[0]!.isBookable).toBe(false)
  })
})

test('changes of an agenda withdraw what was removed, and nothing else', async () => {
  const read = world.editions('oa', { format: 'openagenda', complete: false })
  const event = (uid: number, title: string, more: object = {}) => ({
    uid,
    title: { fr: title },
    timings: [{ begin: '2026-12-20T20:30:00+01:00', end: '2026-12-20T22:00:00+01:00' }],
    timezone: 'Europe/Paris',
    status: 1,
    state: 2,
    location: { uid: 9, name: 'Église', city: 'Limoges', countryCode: 'FR' },
    canonicalUrl: `https://openagenda.example/e/${uid}`,
    ...more,
  })
  const changes = (...events: object[]) => JSON.stringify({ total: events.length, events })
  await read(
    changes(
      event(1, 'Quatuor hermine'),
      event(2, 'Quatuor belette'),
      event(3, 'Quatuor fouine', { keywords: { fr: ['concert'] } }),
    ),
  )
  const report = await read(
    changes({ uid: 1, removed: 1 }, event(2, 'Quatuor belette', { status: 6 }), {
      uid: 77,
      removed: 1,
    }),
  )
  expect(report).toMatchObject({ state: 'succeeded', withdrawn: 1, updated: 1 })
  expect(await world.found('hermine')).toMatchObject({ cancelledAt: null })
  expect((await world.found('hermine')).notAvailableAt).not.toBeNull()
  expect((await world.found('belette')).cancelledAt).not.toBeNull()
  expect(await world.found('fouine')).toMatchObject({ cancelledAt: null, notAvailableAt: null })
})

test('an exhibition whose past days leave the feed stays the same event', async () => {
  const read = world.editions('qfap', { format: 'opendatasoft' })
  const day = (at: number) => `2026-12-${String(at).padStart(2, '0')}`
  const record = (days: readonly number[]) =>
    JSON.stringify({
      total_count: 1,
      results: [
        {
          id: '50124',
          title: 'Expo Marmottes',
          lead_text: 'Des terriers',
          date_start: `${day(days[0]!)}T09:00:00+00:00`,
          date_end: '2026-12-31T17:00:00+00:00',
          occurrences: days
            .map((one) => `${day(one)}T10:00:00+01:00_${day(one)}T18:00:00+01:00`)
            .join(';'),
          tags: 'Expo',
          address_name: 'Musée',
          address_street: '1 place',
          address_zipcode: '75004',
          address_city: 'Paris',
          price_type: 'gratuit',
          url: 'https://paris.example/50124',
        },
      ],
    })
  await read(record([20, 21, 22, 23]))
  const before = await world.found('Marmottes')
  await read(record([22, 23]))
  const after = await world.found('Marmottes')
  expect(after).toMatchObject({ id: before.id, startDate: before.startDate, notAvailableAt: null })
  expect(after.sources[0]!.availableDates.map((one) => one.startDate.slice(0, 10))).toEqual([
    '2026-12-22',
    '2026-12-23',
  ])
})

test('an item of RSS with another date is the same event, and a valid feed without items is held', async () => {
  const read = world.editions('rss', { format: 'rss' })
  const channel = (...items: string[]) =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/"><channel><title>Grange</title><link>https://grange.example</link>${items.join('')}</channel></rss>`
  const item = (id: number, start: string, title = `Hérisson ${id}h`) =>
    `<item><title>${title}</title><link>https://grange.example/${id}</link><guid isPermaLink="false">?p=${id}</guid><category>Concert</category><ev:startdate>${start}</ev:startdate><ev:location>La Grange, 2 chemin du Foin, 63000 Clermont-Ferrand</ev:location></item>`
  const others = Array.from({ length: 11 }, (_, at) =>
    item(at + 2, `2027-01-${at + 10}T20:30:00+01:00`),
  )
  await read(channel(item(1, '2026-12-18T20:30:00+01:00'), ...others))
  const before = await world.found('Hérisson 1h')
  await read(channel(item(1, '2026-12-19T20:30:00+01:00', 'REPORTÉ – Hérisson 1h'), ...others))
  const after = await world.found('Hérisson 1h')
  expect(after.id).toBe(before.id)
  expect(after.startDate.slice(0, 10)).toBe('2026-12-19')
  expect(after.cancelledAt).toBeNull()
  for (const _ of [1, 2, 3]) expect(await read(channel())).toMatchObject({ withdrawn: 0 })
  expect(await world.found('Hérisson 1h')).toMatchObject({ notAvailableAt: after.notAvailableAt })
})
