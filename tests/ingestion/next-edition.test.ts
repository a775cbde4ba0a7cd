import { zipSync } from 'fflate'
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { Feed } from '../../src/domain/feed.ts'
import { catalogue } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** A feed as its system writes it, and as it writes it the next times. */

let world: Catalogue
beforeAll(async () => {
  world = await catalogue('2026-11-28T08:00:00Z')
})
afterAll(async () => world.drop())

const HALF_A_DAY = 13 * 3_600_000

/** Reads one edition after another, half a day between them. */
function editions(name: string, more: Partial<Feed>) {
  let partner: Awaited<ReturnType<Catalogue['partner']>> | undefined
  let feed: Feed | undefined
  return async (content: string | Buffer) => {
    partner ??= await world.partner(name)
    if (feed !== undefined) world.clock.advance(HALF_A_DAY)
    feed = await world.give(partner, name, '', more)
    await writeFile(world.file(name), content)
    return world.run(feed)
  }
}

async function found(word: string): Promise<WireEvent> {
  const all = (await world.events()).filter(({ name }) => name.includes(word))
  expect(all.map(({ name }) => name)).toHaveLength(1)
  return all[0]!
}

const count = async (word: string) =>
  (await world.events()).filter(({ name }) => name.includes(word)).length

const calendar = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-TIMEZONE:Europe/Paris',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const PLACE = String.raw`LOCATION:Le Bouchon Sonore\, 12 rue des Écluses\, 69004 Lyon\, France`

test('a calendar whose series loses, moves and gains dates keeps its events', async () => {
  const read = editions('series', { format: 'icalendar' })
  const jam = (...more: string[]) => [
    'UID:jam@google.com',
    'SUMMARY:Jam du jeudi castor',
    'DTSTART;TZID=Europe/Paris:20261203T200000',
    'DTEND;TZID=Europe/Paris:20261203T230000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'CATEGORIES:Théâtre',
    PLACE,
    ...more,
  ]
  const single = (day: string, ...more: string[]) => [
    'UID:gala@google.com',
    'SUMMARY:Gala loutre',
    `DTSTART;TZID=Europe/Paris:${day}T203000`,
    'CATEGORIES:Concert',
    PLACE,
    ...more,
  ]
  const gone = ['UID:gone@google.com', 'SUMMARY:Conte blaireau', 'DTSTART:20261222T190000Z', PLACE]
  const first = await read(calendar(jam(), single('20261212'), gone))
  expect(first).toMatchObject({ state: 'succeeded', created: 3 })
  const before = [await found('castor'), await found('loutre'), await found('blaireau')]

  const moved = [
    'UID:jam@google.com',
    'SUMMARY:Jam du jeudi castor',
    'RECURRENCE-ID;TZID=Europe/Paris:20261217T200000',
    'DTSTART;TZID=Europe/Paris:20261217T213000',
    'DTEND;TZID=Europe/Paris:20261218T000000',
    PLACE,
  ]
  const second = await read(
    calendar(
      jam('EXDATE;TZID=Europe/Paris:20261224T200000', 'SEQUENCE:1'),
      moved,
      single('20261219', 'SEQUENCE:1'),
    ),
  )
  expect(second).toMatchObject({ state: 'succeeded', created: 0, updated: 2, withdrawn: 0 })
  const after = [await found('castor'), await found('loutre'), await found('blaireau')]
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[0]!.sources[0]!.availableDates.map((one) => one.startDate.slice(0, 16))).toEqual([
    '2026-12-03 20:00',
    '2026-12-10 20:00',
    '2026-12-17 21:30',
  ])
  expect(after[1]!.startDate.slice(0, 16)).toBe('2026-12-19 20:30')
  expect(after[2]!.notAvailableAt).toBeNull()

  const third = await read(calendar(jam(), single('20261219', 'STATUS:CANCELLED', 'SEQUENCE:2')))
  expect(third).toMatchObject({ state: 'succeeded', withdrawn: 1 })
  const last = [await found('castor'), await found('loutre'), await found('blaireau')]
  expect(last[0]!.sources[0]!.availableDates).toHaveLength(4)
  expect(last[1]!.cancelledAt).not.toBeNull()
  expect(last[2]).toMatchObject({ cancelledAt: null })
  expect(last[2]!.notAvailableAt).not.toBeNull()
})

test('a plug-in that writes the start into its ids moves a show by giving up one event for another', async () => {
  const read = editions('tec', { format: 'icalendar' })
  const show = (uid: string, day: string) => [
    `UID:${uid}@ruisseau.example`,
    'SUMMARY:Soirée Renard argenté',
    `DTSTART;TZID=Europe/Paris:${day}T203000`,
    'CATEGORIES:Concert',
    'URL:https://ruisseau.example/evenement/renard-argente/',
    PLACE,
  ]
  await read(calendar(show('10234-1799872200', '20270113')))
  const before = await found('Renard')
  await read(calendar(show('10234-1800477000', '20270120')))
  await read(calendar(show('10234-1800477000', '20270120')))
  const after = (await world.events()).filter(({ name }) => name.includes('Renard'))
  const onSale = after.filter(({ notAvailableAt }) => notAvailableAt === null)
  expect(onSale.map(({ startDate }) => startDate.slice(0, 10))).toEqual(['2027-01-20'])
  expect(after.map(({ cancelledAt }) => cancelledAt).filter((at) => at !== null)).toEqual([])
  expect(await world.leadsTo(before.id)).toBe(before.id)
  expect(onSale[0]!.id).not.toBe(before.id)
})

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
    const read = editions('dice', { format: 'schema-org' })
    await read(page({ startDate: '2026-12-04T19:00:00+01:00', eventStatus: 'EventScheduled' }))
    const before = await found('Tigre Mauve')
    const moved = {
      startDate: '2027-02-12T19:00:00+01:00',
      previousStartDate: '2026-12-04T19:00:00+01:00',
      eventStatus: 'https://schema.org/EventRescheduled',
    }
    expect(await read(page(moved))).toMatchObject({ created: 0, updated: 1 })
    const after = await found('Tigre Mauve')
    expect(after).toMatchObject({ id: before.id, cancelledAt: null, notAvailableAt: null })
    expect(after.startDate.slice(0, 16)).toBe('2027-02-12 19:00')
    await read(page({ ...moved, eventStatus: 'https://schema.org/EventCancelled' }))
    const off = await found('Tigre Mauve')
    expect(off.cancelledAt).not.toBeNull()
    expect(off.startDate).toBe(after.startDate)
    expect(off.sources[0]!.isBookable).toBe(false)
    await read(page(moved))
    expect(await found('Tigre Mauve')).toMatchObject({ id: before.id, cancelledAt: null })
  })

  test('that is called off under its old date keeps it', async () => {
    const read = editions('late', { format: 'schema-org' })
    const own = { name: 'Moineau Vert', url: 'https://dice.example/event/moineau' }
    await read(page({ ...own, startDate: '2026-12-04T19:00:00+01:00' }))
    await read(page({ ...own, startDate: '', eventStatus: 'EventPostponed' }))
    const event = await found('Moineau Vert')
    expect(event.startDate.slice(0, 16)).toBe('2026-12-04 19:00')
    expect(event.cancelledAt).toBeNull()
    expect(event.sources[0]!.isBookable).toBe(false)
  })
})

test('changes of an agenda withdraw what was removed, and nothing else', async () => {
  const read = editions('oa', { format: 'openagenda', complete: false })
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
  expect(await found('hermine')).toMatchObject({ cancelledAt: null })
  expect((await found('hermine')).notAvailableAt).not.toBeNull()
  expect((await found('belette')).cancelledAt).not.toBeNull()
  expect(await found('fouine')).toMatchObject({ cancelledAt: null, notAvailableAt: null })
})

describe('a product feed', () => {
  const HEAD =
    'aw_product_id,product_name,aw_deep_link,search_price,rrp_price,in_stock,date,venue,city'
  const MAPPING = JSON.stringify({
    listing: {
      id: 'aw_product_id',
      name: 'product_name',
      url: 'aw_deep_link',
      start: 'date',
      timeZone: { value: 'Europe/Paris' },
      availability: 'in_stock',
      categories: { value: 'Concert' },
      place: { name: 'venue', city: 'city', country: { value: 'FR' } },
      offers: { price: 'search_price', originalPrice: 'rrp_price', currency: { value: 'EUR' } },
    },
  })
  const feed = { format: 'csv', options: { mapping: MAPPING } }
  const row = (id: string, name: string, more: readonly string[] = []) => {
    const [price = '30.00', old = '', stock = '1', date = '2027-03-04 20:00'] = more
    return `${id},"${name}",https://awin.example/${name.replaceAll(' ', '-')},${price},${old},${stock},${date},Zénith,Nantes`
  }
  const sheet = (...rows: string[]) => `\uFEFF${[HEAD, ...rows].join('\r\n')}\r\n`

  test('tells dearer, cheaper, sold out, new ids and what is gone', async () => {
    const read = editions('awin', feed)
    const names = ['Ours Un', 'Ours Deux', 'Ours Trois', 'Ours Quatre', 'Ours Cinq', 'Ours Six']
    const day = (at: number) => `2027-03-0${at + 1} 20:00`
    const rowsOf = (change: Record<number, string | null>) =>
      names.flatMap((name, at) => {
        const changed = change[at]
        if (changed === null) return []
        return changed ?? row(`30${at}`, name, ['30.00', '', '1', day(at)])
      })
    await read(sheet(...rowsOf({})))
    const before = await Promise.all(names.map(found))
    const report = await read(
      sheet(
        ...rowsOf({
          0: row('300', names[0]!, ['20.00', '30.00', '1', day(0)]),
          1: row('301', names[1]!, ['30.00', '', '0', day(1)]),
          2: null,
          3: row('993', names[3]!, ['30.00', '', '1', day(3)]),
        }),
      ),
    )
    expect(report).toMatchObject({ state: 'succeeded', withdrawn: 0 })
    const after = await Promise.all(names.map(found))
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after[0]).toMatchObject({ lowestPrice: 20, hasGoodDeal: true })
    expect(after[1]!.notAvailableAt).not.toBeNull()
    expect(after[2]!.notAvailableAt).toBeNull()
    expect(after[3]).toMatchObject({ notAvailableAt: null })
    await read(sheet(...rowsOf({ 2: null, 3: row('993', names[3]!, ['30.00', '', '1', day(3)]) })))
    const last = await Promise.all(names.map(found))
    expect(last.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(last.map(({ notAvailableAt }) => notAvailableAt !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ])
    expect(last[0]).toMatchObject({ lowestPrice: 30, hasGoodDeal: false })
  })

  test('that breaks off within a quote changes what came and withdraws nothing', async () => {
    const read = editions('cut', feed)
    const rows = ['Loup Un', 'Loup Deux', 'Loup Trois'].map((name, at) => row(`c${at}`, name))
    await read(sheet(...rows))
    const cut = sheet(row('c0', 'Loup Un', ['25.00']), 'c1,"Loup Deu').trimEnd()
    for (const _ of [1, 2, 3]) {
      const report = await read(cut)
      expect(report).toMatchObject({ complete: false, withdrawn: 0 })
    }
    expect(await found('Loup Un')).toMatchObject({ lowestPrice: 25 })
    for (const name of ['Loup Deux', 'Loup Trois'])
      expect(await found(name)).toMatchObject({ notAvailableAt: null, cancelledAt: null })
  })

  test('that is a login page, nothing, an error or its head alone empties nothing', async () => {
    const read = editions('down', feed)
    const rows = Array.from({ length: 12 }, (_, at) => row(`d${at}`, `Lynx ${at}a`))
    await read(sheet(...rows))
    const states = async () =>
      (await world.events())
        .filter(({ name }) => name.startsWith('Lynx'))
        .map(({ id, notAvailableAt, cancelledAt }) => [id, notAvailableAt, cancelledAt])
    const before = await states()
    expect(before).toHaveLength(12)
    for (const bad of [
      '<!DOCTYPE html><html><body>Please log in</body></html>',
      '',
      'ERROR: Invalid API key',
      '{"error":"quota exceeded"}',
    ]) {
      expect(await read(bad)).toMatchObject({ state: 'failed', withdrawn: 0 })
    }
    for (const _ of [1, 2, 3]) expect(await read(sheet())).toMatchObject({ withdrawn: 0 })
    expect(await states()).toEqual(before)
    expect(await read(sheet(...rows))).toMatchObject({ read: 12, created: 0 })
  })

  test('packed anew as a zip archive is the same feed; cut off it withdraws nothing', async () => {
    const read = editions('zipped', feed)
    const rows = Array.from({ length: 200 }, (_, at) => row(`z${at}`, `Vison ${at}a`))
    const pack = (text: string, level: 0 | 9) =>
      Buffer.from(zipSync({ 'datafeed_1.csv': [Buffer.from(text), { level }] }))
    expect(await read(pack(sheet(...rows), 0))).toMatchObject({ created: 200, complete: true })
    expect(await read(pack(sheet(...rows), 9))).toMatchObject({ unchanged: 200, created: 0 })
    const whole = pack(sheet(...rows), 0)
    const cut = await read(whole.subarray(0, whole.length / 2))
    expect(cut).toMatchObject({ complete: false, withdrawn: 0, created: 0 })
    expect(await count('Vison')).toBe(200)
  })
})

describe('pages of a ticket API', () => {
  const tm = (id: string, name: string, start: object, code = 'onsale') => ({
    id,
    name,
    type: 'event',
    test: false,
    url: `https://ticketmaster.example/${id}`,
    dates: { start, timezone: 'Europe/Paris', status: { code } },
    classifications: [{ primary: true, segment: { name: 'Music' }, genre: { name: 'Rock' } }],
    _embedded: {
      venues: [
        { id: 'V', name: 'Zénith', city: { name: 'Nantes' }, country: { countryCode: 'FR' } },
      ],
      attractions: [{ id: `a-${id}`, name }],
    },
  })
  const at = (day: string) => ({ localDate: day, localTime: '20:00:00' })
  const pageOf = (total: number, ...events: object[]) =>
    JSON.stringify({
      _embedded: { events },
      page: { size: 20, totalElements: total, totalPages: Math.ceil(total / 20), number: 0 },
    })

  test('move, call off and lose; a page of more than one withdraws nothing', async () => {
    const read = editions('tm', { format: 'ticketmaster-discovery' })
    const stays = tm('s', 'Putois Rock', at('2027-04-01'))
    await read(
      pageOf(
        4,
        tm('m', 'Cerf Rock', at('2027-04-02')),
        tm('c', 'Biche Rock', at('2027-04-03')),
        tm('g', 'Daim Rock', at('2027-04-04')),
        stays,
      ),
    )
    const before = await found('Cerf')
    const next = [
      tm('m', 'Cerf Rock', at('2027-05-12'), 'rescheduled'),
      tm('c', 'Biche Rock', at('2027-04-03'), 'cancelled'),
      stays,
    ]
    expect(await read(pageOf(25, ...next))).toMatchObject({ complete: false, withdrawn: 0 })
    expect(await read(pageOf(25, ...next))).toMatchObject({ complete: false, withdrawn: 0 })
    expect(await found('Daim')).toMatchObject({ notAvailableAt: null })
    const after = await found('Cerf')
    expect(after).toMatchObject({ id: before.id, cancelledAt: null })
    expect(after.startDate.slice(0, 10)).toBe('2027-05-12')
    expect((await found('Biche')).cancelledAt).not.toBeNull()
    await read(pageOf(3, ...next))
    expect(await read(pageOf(3, ...next))).toMatchObject({ complete: true, withdrawn: 1 })
    expect((await found('Daim')).notAvailableAt).not.toBeNull()
  })

  test('of resale: none left, and then some again', async () => {
    const read = editions('sg', { format: 'seatgeek' })
    const page = (stats: object) =>
      JSON.stringify({
        events: [
          {
            id: 641,
            type: 'concert',
            title: 'Wolverines',
            datetime_local: '2027-02-20T20:00:00',
            datetime_utc: '2027-02-21T01:00:00',
            url: 'https://seatgeek.example/641',
            stats,
            performers: [{ id: 1, name: 'Wolverines', primary: true }],
            venue: { id: 8, name: 'Steel', city: 'Brooklyn', state: 'NY', country: 'US' },
            taxonomies: [{ name: 'concert' }],
          },
        ],
        meta: { total: 1, page: 1, per_page: 10 },
      })
    const some = { listing_count: 42, lowest_price: 45, highest_price: 310 }
    await read(page(some))
    expect(await found('Wolverines')).toMatchObject({ notAvailableAt: null })
    await read(page({ listing_count: 0, lowest_price: null, highest_price: null }))
    const none = await found('Wolverines')
    expect(none.notAvailableAt).not.toBeNull()
    expect(none.sources[0]!.isBookable).toBe(false)
    await read(page({ ...some, listing_count: 3 }))
    expect(await found('Wolverines')).toMatchObject({ id: none.id, notAvailableAt: null })
  })
})

test('an exhibition whose past days leave the feed stays the same event', async () => {
  const read = editions('qfap', { format: 'opendatasoft' })
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
  const before = await found('Marmottes')
  await read(record([22, 23]))
  const after = await found('Marmottes')
  expect(after).toMatchObject({ id: before.id, startDate: before.startDate, notAvailableAt: null })
  expect(after.sources[0]!.availableDates.map((one) => one.startDate.slice(0, 10))).toEqual([
    '2026-12-22',
    '2026-12-23',
  ])
})

test('an item of RSS with another date is the same event, and a valid feed without items is held', async () => {
  const read = editions('rss', { format: 'rss' })
  const channel = (...items: string[]) =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/"><channel><title>Grange</title><link>https://grange.example</link>${items.join('')}</channel></rss>`
  const item = (id: number, start: string, title = `Hérisson ${id}h`) =>
    `<item><title>${title}</title><link>https://grange.example/${id}</link><guid isPermaLink="false">?p=${id}</guid><category>Concert</category><ev:startdate>${start}</ev:startdate><ev:location>La Grange, 2 chemin du Foin, 63000 Clermont-Ferrand</ev:location></item>`
  const others = Array.from({ length: 11 }, (_, at) =>
    item(at + 2, `2027-01-${at + 10}T20:30:00+01:00`),
  )
  await read(channel(item(1, '2026-12-18T20:30:00+01:00'), ...others))
  const before = await found('Hérisson 1h')
  await read(channel(item(1, '2026-12-19T20:30:00+01:00', 'REPORTÉ – Hérisson 1h'), ...others))
  const after = await found('Hérisson 1h')
  expect(after.id).toBe(before.id)
  expect(after.startDate.slice(0, 10)).toBe('2026-12-19')
  expect(after.cancelledAt).toBeNull()
  for (const _ of [1, 2, 3]) expect(await read(channel())).toMatchObject({ withdrawn: 0 })
  expect(await found('Hérisson 1h')).toMatchObject({ notAvailableAt: after.notAvailableAt })
})
