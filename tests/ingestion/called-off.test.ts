import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** What a seller says when a show will not be, or not then: the least that its format can say. */

const HOUR = 3_600_000

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

const OPTIONS = { timeZone: 'Europe/Paris', country: 'FR' }
const START = '2027-02-10T20:00'

const mapping = (records?: string) =>
  JSON.stringify({
    ...(records === undefined ? {} : { records }),
    listing: {
      id: 'id',
      name: 'name',
      start: 'start',
      status: 'status',
      description: 'text',
      performers: 'artist',
      place: { name: 'hall', city: 'town' },
      offers: { price: 'price', currency: { value: 'EUR' } },
    },
  })
const row = (name: string) => ({
  id: 'A1',
  name,
  start: START,
  status: '',
  text: 'Deux heures de loutres.',
  artist: 'Les Loutres',
  hall: `Salle ${name}`,
  town: 'Lille',
  price: '20',
})
const elements = (of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:A1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  )
const xcal = (inside: string) =>
  `<icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0"><vcalendar><components><vevent><properties><uid><text>A1</text></uid>${inside}</properties></vevent></components></vcalendar></icalendar>`
const item = (inside: string) =>
  `<rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/"><channel><title>Vega</title><item><guid isPermaLink="false">A1</guid>${inside}</item></channel></rss>`
const songkick = (event: object) =>
  JSON.stringify({ resultsPage: { status: 'ok', results: { event: [{ id: 1, ...event }] } } })
const one = (event: object) => JSON.stringify({ events: [event] })

type Body = (name: string) => string

const FORMATS: readonly [format: string, whole: Body, stub: string, mapping?: string][] = [
  [
    'native',
    (name) => JSON.stringify(concert('A1', { name, description: 'Deux heures de loutres.' })),
    '{"id":"A1","status":"cancelled"}',
  ],
  ['json', (name) => JSON.stringify([row(name)]), '[{"id":"A1","status":"annulé"}]', mapping()],
  [
    'csv',
    (name) => `${Object.keys(row(name)).join()}\n${Object.values(row(name)).join()}\n`,
    'id,name,start,status,text,artist,hall,town,price\nA1,,,abgesagt,,,,,\n',
    mapping(),
  ],
  [
    'xml',
    (name) => `<shows><show>${elements(row(name))}</show></shows>`,
    '<shows><show><id>A1</id><status>Cancelado</status></show></shows>',
    mapping('show'),
  ],
  [
    'icalendar',
    (name) =>
      calendar(`SUMMARY:${name}`, 'DTSTART:20270210T200000', `LOCATION:Salle ${name}\\, Lille`),
    calendar('STATUS:CANCELLED'),
  ],
  [
    'xcal',
    (name) =>
      xcal(
        `<summary><text>${name}</text></summary><dtstart><date-time>${START}:00</date-time></dtstart>`,
      ),
    xcal('<status><text>CANCELLED</text></status>'),
  ],
  [
    'rss',
    (name) => item(`<title>${name}</title><ev:startdate>${START}</ev:startdate>`),
    item('<status>abgesagt</status>'),
  ],
  [
    'schema-org',
    (name) =>
      JSON.stringify({
        '@type': 'MusicEvent',
        '@id': 'https://vega.example/A1',
        name,
        startDate: START,
        performer: 'Les Loutres',
        location: { name: `Salle ${name}`, address: { addressLocality: 'Lille' } },
      }),
    JSON.stringify({
      '@type': 'MusicEvent',
      '@id': 'https://vega.example/A1',
      eventStatus: 'EventCancelled',
    }),
  ],
  [
    'ticketmaster-discovery',
    (name) =>
      JSON.stringify({
        id: 'A1',
        name,
        url: 'https://tickets.example/A1',
        dates: { start: { localDate: '2027-02-10', localTime: '20:00:00' } },
        classifications: [{ segment: { name: 'Music' } }],
        _embedded: {
          venues: [{ name: `Salle ${name}` }],
          attractions: [{ id: 'K1', name: 'Les Loutres' }],
        },
      }),
    JSON.stringify({ id: 'A1', dates: { status: { code: 'canceled' } } }),
  ],
  [
    'openagenda',
    (name) =>
      one({
        uid: 1,
        title: { fr: name },
        canonicalUrl: 'https://agenda.example/1',
        timings: [{ begin: `${START}:00+01:00`, end: '2027-02-10T22:00:00+01:00' }],
        location: { name: `Salle ${name}`, city: 'Lille' },
      }),
    one({ uid: 1, status: 6 }),
  ],
  [
    'eventbrite',
    (name) =>
      one({
        id: '1',
        name: { text: name },
        url: 'https://tickets.example/1',
        start: { local: `${START}:00`, timezone: 'Europe/Paris' },
        venue: { name: `Salle ${name}` },
      }),
    one({ id: '1', start: {}, status: 'canceled' }),
  ],
  [
    'songkick',
    (name) =>
      songkick({
        displayName: name,
        type: 'Concert',
        uri: 'https://tickets.example/1',
        start: { date: '2027-02-10', time: '20:00:00' },
        performance: [{ artist: { id: 5, displayName: 'Les Loutres' }, billing: 'headline' }],
        venue: { id: 7, displayName: `Salle ${name}` },
      }),
    songkick({ status: 'cancelled' }),
  ],
  [
    'seatgeek',
    (name) =>
      one({
        id: 1,
        title: name,
        url: 'https://tickets.example/1',
        datetime_local: `${START}:00`,
        venue: { name: `Salle ${name}`, timezone: 'Europe/Paris' },
        performers: [{ id: 5, name: 'Les Loutres', primary: true }],
        stats: { listing_count: 4, lowest_price: 20 },
      }),
    one({ id: 1, status: 'canceled' }),
  ],
  [
    'jambase',
    (name) =>
      one({
        identifier: 'jambase:1',
        name,
        url: 'https://tickets.example/1',
        startDate: `${START}:00`,
        location: { name: `Salle ${name}` },
        performer: [{ identifier: 'jambase:5', name: 'Les Loutres' }],
      }),
    one({ identifier: 'jambase:1', eventStatus: 'cancelled' }),
  ],
]

/** What is told of it beside that it is off, and what follows from that. */
function told(event: WireEvent | undefined): unknown {
  const { sources, ...rest } = event!
  const left = { cancelledAt: null, updatedAt: null, trendingScore: 0 }
  return { ...rest, ...left, links: sources.map(({ link, lowestPrice }) => [link, lowestPrice]) }
}

const eventNamed = async (name: string) => (await world.events()).find((one) => one.name === name)

describe.each([
  ['partial', false],
  ['complete', true],
])('of a %s feed a record that tells nothing but that its show is off', (kind, complete) => {
  test.each(FORMATS)('takes nothing else of it back: %s', async (format, whole, stub, fields) => {
    const name = `Loutres ${kind} ${format}`
    const partner = await world.partner(name)
    const options = fields === undefined ? OPTIONS : { ...OPTIONS, mapping: fields }
    const more = { format, complete, options }
    expect(await world.take(partner, name, whole(name), more)).toMatchObject({ created: 1 })
    const before = await eventNamed(name)
    world.clock.advance(HOUR)
    expect(await world.take(partner, name, stub, more)).toMatchObject({
      state: 'succeeded',
      updated: 1,
    })
    const after = await eventNamed(name)
    expect(after?.cancelledAt).not.toBeNull()
    expect(told(after)).toEqual(told(before))
  })
})

test.each(FORMATS.filter(([format]) => format === 'icalendar' || format === 'xcal'))(
  'told again as a whole it is on again, where a format tells nothing in parts: %s',
  async (format, whole, stub) => {
    const name = `Loutres again ${format}`
    const partner = await world.partner(name)
    const take = (body: string) =>
      world.take(partner, name, body, { format, complete: false, options: OPTIONS })
    const off: boolean[] = []
    for (const body of [whole(name), stub, whole(name)]) {
      await take(body)
      world.clock.advance(HOUR)
      off.push((await eventNamed(name))?.cancelledAt !== null)
    }
    expect(off).toEqual([false, true, false])
  },
)

test.each([
  ['native', { start: null, dateUnknown: true }, concert],
  ['seatgeek', { datetime_local: '2026-12-20T03:30:00', date_tbd: true }, seats],
  ['a stand-in', { start: '9999-12-31T00:00' }, concert],
])(
  'a date that is not known any more is put off until there is one: %s',
  async (name, tbd, show) => {
    const partner = await world.partner(name)
    const format = show === seats ? 'seatgeek' : 'native'
    const take = async (more: object) => {
      world.clock.advance(HOUR)
      const body = JSON.stringify(show('9', { name, ...more }))
      const { state } = await world.take(partner, name, body, { format })
      const { startDate, notAvailableAt, cancelledAt, sources } = (await eventNamed(name))!
      const isOpen = notAvailableAt === null && sources[0]!.isBookable
      return [state, startDate.slice(0, 10), isOpen, sources[0]!.availableDates.length, cancelledAt]
    }
    const open = ['succeeded', '2026-12-20', true, 1, null]
    const off = ['succeeded', '2026-12-20', false, 0, null]
    expect(await take({})).toEqual(open)
    expect(await take(tbd)).toEqual(off)
    expect(await take(tbd)).toEqual(off)
    expect(await take({})).toEqual(open)
  },
)

function seats(id: string, { name, ...more }: { name?: unknown }): object {
  return {
    id,
    title: name,
    url: 'https://tickets.example/9',
    datetime_local: '2026-12-20T20:00:00',
    venue: { name: 'Vega', timezone: 'Europe/Paris' },
    stats: { listing_count: 4, lowest_price: 20 },
    ...more,
  }
}
