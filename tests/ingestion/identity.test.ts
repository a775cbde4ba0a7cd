import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function eventsOf(partner: string) {
  const events = await world.events()
  return events.filter((event) => event.sources.some((source) => source.partner.name === partner))
}

describe('an event', () => {
  test('changed by its seller keeps its id and birthday, and says when it changed', async () => {
    const partner = await world.partner('Update')
    await world.take(partner, 'update', [concert('U-1', { name: 'Léa Mori' })])
    const [before] = await eventsOf('Update')
    world.clock.advance(60_000)
    const report = await world.take(partner, 'update', [
      concert('U-1', { name: 'Léa Mori + guests' }),
    ])
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 0 })
    const [after] = await eventsOf('Update')
    expect(after).toMatchObject({ id: before!.id, createdAt: before!.createdAt })
    expect(after!.name).not.toBe(before!.name)
    expect(after!.updatedAt).toBe(new Date(world.clock.now()).toISOString())
  })

  test('sold by two is one, each seller with its own id, link and price', async () => {
    const [north, south] = [await world.partner('North'), await world.partner('South')]
    const show = { name: 'Orage', start: '2027-01-08T20:30' }
    await world.take(north, 'north', [concert('N-1', show)])
    await world.take(south, 'south', [
      concert('S-77', {
        ...show,
        name: 'ORAGE',
        offers: [{ price: 19, currency: 'EUR' }],
      }),
    ])
    const events = await eventsOf('South')
    expect(events).toHaveLength(1)
    expect(events[0]!.id).toBe(Math.min(...events[0]!.sources.map((source) => source.id)))
    expect(events[0]!.lowestPrice).toBe(19)
    expect(events[0]!.sources.map((source) => source.link).toSorted()).toEqual([
      'https://tickets.example/N-1',
      'https://tickets.example/S-77',
    ])
  })

  test('of one seller is not another seller’s with the same number', async () => {
    const [one, other] = [await world.partner('One'), await world.partner('Other')]
    await world.take(one, 'one', [concert('1001', { name: 'Brume', start: '2027-01-09T20:00' })])
    await world.take(other, 'other', [
      concert('1001', { name: 'Tulipe', start: '2027-02-09T20:00' }),
    ])
    expect((await eventsOf('One'))[0]!.id).not.toBe((await eventsOf('Other'))[0]!.id)
  })

  test('whose number the seller gave to another show stays what it was', async () => {
    const partner = await world.partner('Reuse')
    await world.take(partner, 'reuse', [
      concert('S-001', { name: 'Brume', start: '2026-12-01T20:00' }),
    ])
    const [before] = await eventsOf('Reuse')
    world.clock.set(Date.parse('2026-12-15T12:00:00Z'))
    const report = await world.take(partner, 'reuse', [
      concert('S-001', {
        name: 'Tulipe',
        start: '2027-03-03T19:00',
        place: { id: 'v-9', name: 'Halle Sud', city: 'Lyon', country: 'FR' },
      }),
    ])
    expect(report).toMatchObject({ created: 1, updated: 0 })
    const events = await eventsOf('Reuse')
    expect(events.map((event) => event.name)).toEqual(['Brume', 'Tulipe'])
    expect(events[0]).toMatchObject({ id: before!.id, notAvailableAt: null, cancelledAt: null })
    // And again: the new show is now known by the number.
    expect(
      await world.run(
        await world.give(partner, 'reuse', [
          concert('S-001', {
            name: 'Tulipe',
            start: '2027-03-03T19:00',
            place: { id: 'v-9', name: 'Halle Sud', city: 'Lyon', country: 'FR' },
          }),
        ]),
      ),
    ).toMatchObject({ created: 0, unchanged: 1 })
  })

  test('with three performers is in the list of each, once', async () => {
    const partner = await world.partner('Trio')
    const names = ['Aube', 'Brise', 'Cendre']
    const performers = names.map((name, index) => ({ id: `t-${index}`, name }))
    await world.take(partner, 'trio', [concert('P-3', { name: 'Trio', performers })])
    const [event] = await eventsOf('Trio')
    expect(event!.performers.map((one) => one.name)).toEqual(names)
    const { rows } = await world.test.database.query<{ performer_id: number }>({
      text: 'select performer_id from event_performers where event_id = $1 order by position',
      values: [event!.id],
    })
    expect(rows.map((row) => row.performer_id)).toEqual(event!.performers.map((one) => one.id))
  })

  test('of another band with the same name is the other band’s', async () => {
    const partner = await world.partner('Homonyms')
    await world.take(partner, 'homonyms', [
      concert('H-1', { performers: [{ id: 'n-1', name: 'Nirvana' }] }),
      concert('H-2', { performers: [{ id: 'n-2', name: 'Nirvana' }], start: '2026-12-23T20:00' }),
      concert('H-3', { performers: [{ id: 'n-3', name: '!!!' }], start: '2026-12-24T20:00' }),
    ])
    const ids = (await eventsOf('Homonyms')).map((event) => event.performers[0]!.id)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('a performer named in common words', () => {
  const NAME = 'The Night Guests'
  const show = { name: 'Verglas', start: '2027-02-03T20:30' }

  async function billed(partner: string, listings: readonly NativeListing[]) {
    await world.take(await world.partner(partner), partner.toLowerCase(), listings)
  }
  const guests = (event: WireEvent) => event.performers.filter((one) => one.name === NAME)

  test('is one, whoever lists it on one bill, and nobody else elsewhere', async () => {
    const act = { name: NAME, role: 'support' }
    await billed('Bill one', [
      concert('B-1', { ...show, performers: [{ name: 'Verglas' }, { id: 'a', ...act }] }),
      concert('B-2', {
        name: 'Ailleurs',
        start: '2027-05-03T20:30',
        performers: [{ id: 'b', ...act }],
      }),
    ])
    await billed('Bill two', [
      concert('B-3', {
        ...show,
        performers: [{ id: 'z', ...act, description: 'Trio' }, { name: 'Verglas' }],
      }),
    ])
    await billed('Bill three', [
      concert('B-4', {
        ...show,
        performers: [{ name: 'Verglas' }, act],
        place: { name: 'Boréale (salle)', city: 'Paris', country: 'FR' },
      }),
    ])
    const events = (await world.events()).filter((event) => guests(event).length > 0)
    expect(events.map((event) => [event.sources.length, event.performers.length])).toEqual([
      [3, 2],
      [1, 1],
    ])
    const { rows } = await world.test.database.query({
      text: 'select id from performers where name = $1 order by id',
      values: [NAME],
    })
    expect(rows.map((row) => row.id)).toEqual(events.map((event) => guests(event)[0]!.id))
  })

  test('stays who it was when its seller tells more of it', async () => {
    const bill = (description: string | null) => [
      concert('D-1', {
        name: 'Solo',
        start: '2027-06-03T20:30',
        performers: [{ name: 'The Solo Guest', description }],
      }),
    ]
    await billed('Describing', bill(null))
    const [before] = await eventsOf('Describing')
    const feed = await world.give({} as never, 'describing', bill('Seule en scène.'))
    await world.run(feed)
    const [after] = await eventsOf('Describing')
    expect(after!.performers).toEqual([
      { ...before!.performers[0], description: 'Seule en scène.' },
    ])
  })

  test('twice on one bill is shown once', async () => {
    await billed('Doubled', [
      concert('E-1', {
        name: 'Doubles',
        start: '2027-07-03T20:30',
        performers: [
          { id: 'x', name: NAME },
          { id: 'y', name: `${NAME} (live)` },
        ],
      }),
    ])
    expect((await eventsOf('Doubled'))[0]!.performers).toHaveLength(1)
  })
})

describe('the nights of one listing', () => {
  const nights = (...starts: string[]) => ({
    start: starts[0]!,
    sessions: starts.map((start) => ({ start })),
  })

  test('are events of their own, and keep their ids through moves', async () => {
    const partner = await world.partner('Nights')
    const name = 'Deux Soirs'
    await world.take(partner, 'nights', [
      concert('X-1', { name, ...nights('2027-01-12T20:00', '2027-01-13T20:00') }),
    ])
    const before = await eventsOf('Nights')
    expect(before).toHaveLength(2)
    await world.take(partner, 'nights', [
      concert('X-1', {
        name,
        ...nights('2027-01-12T20:30', '2027-01-13T20:00', '2027-01-14T20:00'),
      }),
    ])
    const after = await eventsOf('Nights')
    expect(after.map((event) => event.startDate.slice(0, 16))).toEqual([
      '2027-01-12 20:30',
      '2027-01-13 20:00',
      '2027-01-14 20:00',
    ])
    expect(after.slice(0, 2).map((event) => event.id)).toEqual(before.map((event) => event.id))
  })

  test('stay as history when they are given up, and come back as themselves', async () => {
    const partner = await world.partner('GivenUp')
    const name = 'Trois Soirs'
    const all = nights('2027-01-22T20:00', '2027-01-23T20:00', '2027-01-24T20:00')
    await world.take(partner, 'givenup', [concert('X-2', { name, ...all })])
    const before = await eventsOf('GivenUp')
    world.clock.advance(60_000)
    await world.take(partner, 'givenup', [
      concert('X-2', { name, ...nights('2027-01-22T20:00', '2027-01-24T20:00') }),
    ])
    const without = await eventsOf('GivenUp')
    expect(without.map((event) => event.id)).toEqual(before.map((event) => event.id))
    expect(without.map((event) => event.notAvailableAt)).toEqual([
      null,
      new Date(world.clock.now()).toISOString(),
      null,
    ])
    expect(without[1]!.sources[0]).toMatchObject({ isBookable: false, availableDates: [] })
    await world.take(partner, 'givenup', [concert('X-2', { name, ...all })])
    const back = await eventsOf('GivenUp')
    expect(back.map((event) => [event.id, event.notAvailableAt])).toEqual(
      before.map((event) => [event.id, null]),
    )
  })

  test('and their ids answer for ever', async () => {
    for (const event of await world.events()) {
      expect(await world.leadsTo(event.id)).toBe(event.id)
    }
    expect(await world.leadsTo(999_999)).toBeUndefined()
  })
})
