import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** What went wrong for others who run listings, from the feed's bytes to what clients see. */

const HOUR = 3_600_000

let world: Catalogue
let one: Partner
beforeEach(async () => {
  world = await catalogue()
  one = await world.partner('One')
})
afterEach(() => world.drop())

function calendar(...events: readonly string[]): string {
  const blocks = events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`)
  return ['BEGIN:VCALENDAR', ...blocks, 'END:VCALENDAR', ''].join('\n')
}

const HALL = 'LOCATION:Salle Vega\\, 3 rue des Pins\\, 75011 Paris\\, France'

function show(uid: string, start: string, more = ''): string {
  return `UID:${uid}\nSUMMARY:Les Loutres ${uid}\n${start}\n${HALL}${more === '' ? '' : `\n${more}`}`
}

async function only(): Promise<WireEvent> {
  const events = await world.events()
  expect(events).toHaveLength(1)
  return events[0]!
}

const ICS = { format: 'icalendar' }

describe('dates', () => {
  test('an unknown zone withholds its event alone, and what is held of it stays', async () => {
    const paris = (day: number) => `DTSTART;TZID=Europe/Paris:202612${day}T200000`
    const good = [11, 12, 13].map((day) => show(String(day), paris(day)))
    await world.take(one, 'zones', calendar(...good), ICS)
    const before = await world.fragments()
    const bad = show('12', 'DTSTART;TZID=France/Lyonn:20261212T200000')
    for (let round = 0; round < 3; round += 1) {
      world.clock.advance(13 * HOUR)
      const report = await world.take(one, 'zones', calendar(good[0]!, bad, good[2]!), ICS)
      expect(report).toMatchObject({ state: 'partial', rejectedCount: 1, withdrawn: 0 })
      expect(report.rejected[0]?.reason).toContain('unknown zone')
    }
    expect([...(await world.fragments()).keys()]).toEqual([...before.keys()])
    expect((await world.events()).every(({ notAvailableAt }) => notAvailableAt === null)).toBe(true)
  })

  test('without an end it is a guess, until a real one comes', async () => {
    await world.take(one, 'ends', [concert('1')])
    expect(await only()).toMatchObject({
      endDate: '2026-12-20 22:30:00.000 +0100',
      hasEndDateNotReliable: true,
    })
    world.clock.advance(HOUR)
    await world.take(one, 'ends', [concert('1', { end: '2026-12-20T22:45' })])
    expect(await only()).toMatchObject({
      endDate: '2026-12-20 22:45:00.000 +0100',
      hasEndDateNotReliable: false,
    })
  })

  test('a stand-in for a date is held back, a stand-in for its clock is not', async () => {
    const event = (id: number, more: object) => ({
      id,
      title: `Otters ${id}`,
      url: 'https://seatgeek.example/x',
      datetime_local: '2026-12-31T03:30:00',
      venue: { name: 'Vega', city: 'New York', country: 'US', timezone: 'America/New_York' },
      stats: { listing_count: 210, lowest_price: 20, highest_price: 40 },
      ...more,
    })
    const pages = JSON.stringify({
      events: [event(1, { date_tbd: true, time_tbd: true }), event(2, { time_tbd: true })],
    })
    const report = await world.take(one, 'seats', pages, { format: 'seatgeek' })
    expect(report).toMatchObject({ created: 1, rejectedCount: 1 })
    expect((await only()).startDate).toMatch(/^2026-12-31 00:00:00.000 -0500$/)
  })

  test('the same hour in another zone’s words is the same event', async () => {
    const newYork = show('1', 'DTSTART;TZID=America/New_York:20261220T090000')
    await world.take(one, 'instants', calendar(newYork), ICS)
    const { id } = await only()
    world.clock.advance(HOUR)
    const utc = show('1', 'DTSTART:20261220T140000Z')
    expect(await world.take(one, 'instants', calendar(utc), ICS)).toMatchObject({ created: 0 })
    expect(await only()).toMatchObject({ id, startDate: '2026-12-20 15:00:00.000 +0100' })
  })
})

describe('series', () => {
  test('a cancelled date is offered no more, and cancels nothing else', async () => {
    const weekly = show(
      '1',
      'DTSTART;TZID=Europe/Paris:20261202T200000',
      'RRULE:FREQ=WEEKLY;COUNT=4\nCATEGORIES:Theatre',
    )
    const off =
      'RECURRENCE-ID;TZID=Europe/Paris:20261209T200000\nDTSTART;TZID=Europe/Paris:20261209T200000'
    await world.take(one, 'weekly', calendar(weekly, show('1', off, 'STATUS:CANCELLED')), ICS)
    const event = await only()
    expect(event.cancelledAt).toBeNull()
    expect(event.sources[0]?.availableDates.map(({ startDate }) => startDate.slice(8, 10))).toEqual(
      ['02', '16', '23'],
    )
  })

  test('six dates of a page in any order are all there, in theirs', async () => {
    const dates = [17, 3, 24, 10, 31, 5].map((day) => ({
      '@type': 'TheaterEvent',
      name: 'Otters on stage',
      startDate: `2026-12-${String(day).padStart(2, '0')}T20:00+01:00`,
    }))
    const page = {
      '@context': 'https://schema.org',
      '@type': 'TheaterEvent',
      name: 'Otters on stage',
      url: 'https://vega.example/otters',
      location: { '@type': 'Place', name: 'Vega', address: 'Paris, France' },
      subEvent: dates,
    }
    await world.take(one, 'page', JSON.stringify(page), { format: 'schema-org' })
    const [source] = (await only()).sources
    expect(source?.availableDates.map(({ startDate }) => startDate.slice(8, 10))).toEqual(
      '03 05 10 17 24 31'.split(' '),
    )
  })
})

describe('ids', () => {
  test('new at every poll: told so, the second poll has nothing new', async () => {
    const poll = (suffix: string) =>
      calendar(
        ...[11, 12].map(
          (day) =>
            `UID:${suffix}-${day}\nSUMMARY:Les Loutres ${day}\nDTSTART;TZID=Europe/Paris:202612${day}T200000\n${HALL}`,
        ),
      )
    const feed = { ...ICS, options: { unstableIds: 'true' } }
    expect(await world.take(one, 'unstable', poll('a'), feed)).toMatchObject({ created: 2 })
    const change = await world.lastChange()
    world.clock.advance(HOUR)
    expect(await world.take(one, 'unstable', poll('b'), feed)).toMatchObject({
      created: 0,
      withdrawn: 0,
    })
    expect(await world.lastChange()).toBe(change)
  })

  test('given anew to what was there: one event again, the one it was', async () => {
    await world.take(one, 'reposted', [concert('a', { name: 'Les Loutres' })])
    const before = await only()
    for (let round = 0; round < 3; round += 1) {
      world.clock.advance(13 * HOUR)
      await world.take(one, 'reposted', [concert('b', { name: 'Les Loutres' })])
    }
    expect(await only()).toMatchObject({
      id: before.id,
      createdAt: before.createdAt,
      notAvailableAt: null,
    })
  })

  test('one performer at one hour in two halls is two events', async () => {
    const two = await world.partner('Two')
    const performers = [{ name: 'Les Loutres' }]
    await world.take(one, 'first', [concert('1', { name: 'Les Loutres', performers })])
    const elsewhere = {
      name: 'Zénith de Lille',
      street: '1 boulevard des Cités',
      city: 'Lille',
      country: 'FR',
      lat: 50.63,
      lng: 3.07,
    }
    await world.take(two, 'second', [
      concert('9', { name: 'Les Loutres', performers, place: elsewhere }),
    ])
    expect(await world.events()).toHaveLength(2)
  })

  test('the first line of an address does not make two houses one', async () => {
    const two = await world.partner('Two')
    const at = (name: string, postalCode: string) => ({
      name,
      street: '3 rue des Pins',
      postalCode,
      city: 'Toulouse',
      country: 'FR',
    })
    await world.take(one, 'first', [concert('1', { place: at('Campus Vega', '31000') })])
    await world.take(two, 'second', [
      concert('9', { place: at('Foyer Étudiant, Campus Vega', '31400') }),
    ])
    const ids = new Set((await world.events()).map(({ place }) => place.id))
    expect(ids.size).toBe(2)
  })

  test('performers in other scripts, or of signs, stay four', async () => {
    const names = ['Би-2', '요조', 'אסף', '!!!']
    await world.take(one, 'scripts', [
      concert('1', { name: 'Four nights in one', performers: names.map((name) => ({ name })) }),
    ])
    const { performers } = await only()
    expect(performers.map(({ name }) => name)).toEqual(names)
    expect(new Set(performers.map(({ id }) => id)).size).toBe(4)
  })
})

describe('states', () => {
  test('moved by rain: the same event under its id, and no twin under another’s', async () => {
    const two = await world.partner('Two')
    const more = { name: 'Les Loutres', performers: [{ name: 'Les Loutres' }] }
    await world.take(one, 'first', [concert('1', { ...more, start: '2026-12-04T20:00' })])
    const { id } = await only()
    world.clock.advance(HOUR)
    await world.take(one, 'first', [concert('1', { ...more, start: '2026-12-18T20:00' })])
    await world.take(two, 'second', [
      concert('77', {
        ...more,
        name: 'Les Loutres (rescheduled from 4 December)',
        start: '2026-12-18T20:00',
      }),
    ])
    expect(await only()).toMatchObject({
      id,
      name: 'Les Loutres',
      startDate: '2026-12-18 20:00:00.000 +0100',
      cancelledAt: null,
    })
  })

  test('sold out at one seller is not sold out, and its returns are', async () => {
    const two = await world.partner('Two')
    const more = { name: 'Les Loutres', performers: [{ name: 'Les Loutres' }] }
    const soldOut = {
      ...more,
      availability: 'soldOut',
      offers: [{ price: 25, currency: 'EUR', availability: 'soldOut' }],
    }
    await world.take(one, 'first', [concert('1', soldOut)])
    expect((await only()).notAvailableAt).not.toBeNull()
    await world.take(two, 'second', [concert('2', more)])
    const states = async () => {
      const event = await only()
      const bySeller = Object.fromEntries(
        event.sources.map(({ partner, notAvailableAt }) => [partner.name, notAvailableAt !== null]),
      )
      return [event.notAvailableAt !== null, bySeller]
    }
    expect(await states()).toEqual([false, { One: true, Two: false }])
    world.clock.advance(HOUR)
    await world.take(one, 'first', [concert('1', more)])
    expect(await states()).toEqual([false, { One: false, Two: false }])
    world.clock.advance(HOUR)
    await world.take(one, 'first', [concert('1', soldOut)])
    await world.take(two, 'second', [concert('2', soldOut)])
    expect(await states()).toEqual([true, { One: true, Two: true }])
  })

  test('one of two says cancelled, the other still sells', async () => {
    const agenda = await world.partner('Agenda', { trust: 'agenda' })
    const more = { name: 'Les Loutres', performers: [{ name: 'Les Loutres' }] }
    await world.take(one, 'first', [concert('1', more)])
    await world.take(agenda, 'second', [concert('2', { ...more, status: 'cancelled' })])
    expect((await only()).cancelledAt).toBeNull()
    await world.take(one, 'first', [concert('1', { ...more, status: 'cancelled' })])
    expect((await only()).cancelledAt).not.toBeNull()
  })

  test('over is not bookable, whatever its seller says', async () => {
    await world.take(one, 'first', [concert('1', { start: '2026-11-26T20:00', end: '23:00' })])
    expect((await only()).sources.map(({ isBookable }) => isBookable)).toEqual([false])
  })
})

describe('prices', () => {
  test('of what is on sale; when nothing is left, the last known', async () => {
    const tier = (price: number, availability: string) => ({ price, currency: 'EUR', availability })
    const tiers = (normal: string) => [
      { name: 'Early bird', ...tier(5, 'soldOut') },
      { name: 'Plein tarif', ...tier(15, normal) },
    ]
    await world.take(one, 'first', [concert('1', { offers: tiers('available') })])
    expect(await only()).toMatchObject({ lowestPrice: 15, highestPrice: 15, notAvailableAt: null })
    world.clock.advance(HOUR)
    await world.take(one, 'first', [
      concert('1', { availability: 'soldOut', offers: tiers('soldOut') }),
    ])
    const gone = await only()
    expect(gone.highestPrice).toBe(15)
    expect(gone.notAvailableAt).not.toBeNull()
  })
})

describe('what a site prints in front of its feed', () => {
  const notice =
    '<br />\n<b>Warning</b>:  Undefined array key "prix" in <b>/var/www/x.php</b> on line <b>12</b><br />\n'
  test('is passed over and told, and the run is whole', async () => {
    const lines = ['1', '2'].map((id) => JSON.stringify(concert(id))).join('\n')
    const report = await world.take(one, 'printed', notice.repeat(30) + lines)
    expect(report).toMatchObject({ state: 'succeeded', complete: true, created: 2 })
    expect(report.warnings).toEqual([
      expect.stringMatching(
        /^a program printed something in front of it: Warning: Undefined array/,
      ),
    ])
  })

  test('alone is no feed', async () => {
    const report = await world.take(one, 'printed', notice)
    expect(report).toMatchObject({ state: 'failed', withdrawn: 0 })
  })
})
