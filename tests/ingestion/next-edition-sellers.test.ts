import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editionsWorld } from '../support/editions.ts'
import type { EditionsWorld } from '../support/editions.ts'

/** Sellers' feeds as their systems write them, and as they write them the next times. */

let world: EditionsWorld
beforeAll(async () => {
  world = await editionsWorld()
})
afterAll(async () => world.drop())

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
    const read = world.editions('awin', feed)
    const names = ['Ours Un', 'Ours Deux', 'Ours Trois', 'Ours Quatre', 'Ours Cinq', 'Ours Six']
    const day = (at: number) => `2027-03-0${at + 1} 20:00`
    const rowsOf = (change: Record<number, string | null>) =>
      names.flatMap((name, at) => {
        const changed = change[at]
        if (changed === null) return []
        return changed ?? row(`30${at}`, name, ['30.00', '', '1', day(at)])
      })
    await read(sheet(...rowsOf({})))
    const before = await Promise.all(names.map((name) => world.found(name)))
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
    const after = await Promise.all(names.map((name) => world.found(name)))
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after[0]).toMatchObject({ lowestPrice: 20, hasGoodDeal: true })
    expect(after[1]!.notAvailableAt).not.toBeNull()
    expect(after[2]!.notAvailableAt).toBeNull()
    expect(after[3]).toMatchObject({ notAvailableAt: null })
    await read(sheet(...rowsOf({ 2: null, 3: row('993', names[3]!, ['30.00', '', '1', day(3)]) })))
    const last = await Promise.all(names.map((name) => world.found(name)))
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
    const read = world.editions('cut', feed)
    const rows = ['Loup Un', 'Loup Deux', 'Loup Trois'].map((name, at) => row(`c${at}`, name))
    await read(sheet(...rows))
    const cut = sheet(row('c0', 'Loup Un', ['25.00']), 'c1,"Loup Deu').trimEnd()
    for (const _ of [1, 2, 3]) {
      const report = await read(cut)
      expect(report).toMatchObject({ complete: false, withdrawn: 0 })
    }
    expect(await world.found('Loup Un')).toMatchObject({ lowestPrice: 25 })
    for (const name of ['Loup Deux', 'Loup Trois'])
      expect(await world.found(name)).toMatchObject({ notAvailableAt: null, cancelledAt: null })
  })

  test('that is a login page, nothing, an error or its head alone empties nothing', async () => {
    const read = world.editions('down', feed)
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
    const read = world.editions('zipped', feed)
    const rows = Array.from({ length: 200 }, (_, at) => row(`z${at}`, `Vison ${at}a`))
    const pack = (text: string, level: 0 | 9) =>
      Buffer.from(zipSync({ 'datafeed_1.csv': [Buffer.from(text), { level }] }))
    expect(await read(pack(sheet(...rows), 0))).toMatchObject({ created: 200, complete: true })
    expect(await read(pack(sheet(...rows), 9))).toMatchObject({ unchanged: 200, created: 0 })
    const whole = pack(sheet(...rows), 0)
    const cut = await read(whole.subarray(0, whole.length / 2))
    expect(cut).toMatchObject({ complete: false, withdrawn: 0, created: 0 })
    expect(await world.count('Vison')).toBe(200)
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
    const read = world.editions('tm', { format: 'ticketmaster-discovery' })
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
    const before = await world.found('Cerf')
    const next = [
      tm('m', 'Cerf Rock', at('2027-05-12'), 'rescheduled'),
      tm('c', 'Biche Rock', at('2027-04-03'), 'cancelled'),
      stays,
    ]
    expect(await read(pageOf(25, ...next))).toMatchObject({ complete: false, withdrawn: 0 })
    expect(await read(pageOf(25, ...next))).toMatchObject({ complete: false, withdrawn: 0 })
    expect(await world.found('Daim')).toMatchObject({ notAvailableAt: null })
    const after = await world.found('Cerf')
    expect(after).toMatchObject({ id: before.id, cancelledAt: null })
    expect(after.startDate.slice(0, 10)).toBe('2027-05-12')
    expect((await world.found('Biche')).cancelledAt).not.toBeNull()
    await read(pageOf(3, ...next))
    expect(await read(pageOf(3, ...next))).toMatchObject({ complete: true, withdrawn: 1 })
    expect((await world.found('Daim')).notAvailableAt).not.toBeNull()
  })

  test('of resale: none left, and then some again', async () => {
    const read = world.editions('sg', { format: 'seatgeek' })
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
    expect(await world.found('Wolverines')).toMatchObject({ notAvailableAt: null })
    await read(page({ listing_count: 0, lowest_price: null, highest_price: null }))
    const none = await world.found('Wolverines')
    expect(none.notAvailableAt).not.toBeNull()
    expect(none.sources[0]!.isBookable).toBe(false)
    await read(page({ ...some, listing_count: 3 }))
    expect(await world.found('Wolverines')).toMatchObject({ id: none.id, notAvailableAt: null })
  })
})
