import { expect, test } from 'vitest'
import { bodyOf, normaliseAll, readBody } from '../../../tests/support/read-body.ts'
import { bandsintown } from './bandsintown/bandsintown.ts'
import type { Connector } from './connector.ts'
import { eventbrite } from './eventbrite/eventbrite.ts'
import { jambase } from './jambase/jambase.ts'
import { predicthq } from './predicthq/predicthq.ts'
import { seatgeek } from './seatgeek/seatgeek.ts'
import { songkick } from './songkick/songkick.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery/ticketmaster-discovery.ts'

type Members = Readonly<Record<string, unknown>>

const LOCAL = '2027-03-05T20:30:00'
const NAME = 'Otters'

interface Api {
  readonly connector: Connector
  readonly item: (id: string) => Members
  readonly page: (items: readonly Members[]) => unknown
  readonly name: string
  readonly start: string
}

/** Items as each API gives them, with its names for the name and the start. */
const APIS: readonly Api[] = [
  {
    connector: eventbrite,
    item: (id) => ({ id, name: { text: NAME }, start: { local: LOCAL, timezone: 'Europe/Paris' } }),
    page: (events) => ({ pagination: { object_count: events.length }, events }),
    name: 'name',
    start: 'start',
  },
  {
    connector: jambase,
    item: (id) => ({ identifier: id, name: NAME, startDate: LOCAL, location: { name: 'Vega' } }),
    page: (events) => ({ pagination: { totalItems: events.length }, events }),
    name: 'name',
    start: 'startDate',
  },
  {
    connector: predicthq,
    item: (id) => ({ id, title: NAME, start: `${LOCAL}Z`, category: 'concerts' }),
    page: (results) => ({ count: results.length, results }),
    name: 'title',
    start: 'start',
  },
  {
    connector: songkick,
    item: (id) => ({ id, displayName: NAME, start: { date: '2027-03-05', time: '20:30:00' } }),
    page: (event) => ({ resultsPage: { results: { event }, totalEntries: event.length } }),
    name: 'displayName',
    start: 'start',
  },
  {
    connector: seatgeek,
    item: (id) => ({ id, title: NAME, datetime_local: LOCAL, venue: { name: 'Vega' } }),
    page: (events) => ({ meta: { total: events.length }, events }),
    name: 'title',
    start: 'datetime_local',
  },
  {
    connector: ticketmasterDiscovery,
    item: (id) => ({ id, name: NAME, dates: { start: { localDate: '2027-03-05' } } }),
    page: (events) => ({ _embedded: { events }, page: { totalElements: events.length } }),
    name: 'name',
    start: 'dates',
  },
  {
    connector: bandsintown,
    item: (id) => ({
      eventUrl: `https://www.bandsintown.com/e/${id}`,
      artistName: NAME,
      venueName: `Vega ${id}`,
      startsAt: LOCAL,
    }),
    page: (events) => ({ events }),
    name: 'artistName',
    start: 'startsAt',
  },
]

/** What it gives, and what is said of that which gives nothing. */
async function told({ connector, page }: Api, items: readonly Members[]) {
  const body = await readBody(connector, bodyOf(JSON.stringify(page(items))))
  const shown: unknown[] = []
  const refused = body.rejected.map(({ id, reason }) => `${id}: ${reason}`)
  for (const native of body.natives) {
    const { listings, rejected } = normaliseAll([native], connector.format)
    if (listings.length > 0) shown.push(native.id)
    refused.push(...rejected.map((reason) => `${String(native.id)}: ${reason}`))
  }
  return { shown, refused, incomplete: body.incomplete }
}

const CASES = APIS.flatMap((api) => [
  [api.connector.format, 'start', 'no start and no sessions', api] as const,
  [api.connector.format, 'name', 'no name', api] as const,
])

test.each(CASES)(
  'an item of %s without its %s is told by its id, and the page is whole',
  async (_, member, reason, api) => {
    for (const gone of [undefined, null]) {
      const broken = { ...api.item('7'), [api[member]]: gone }
      expect(await told(api, [broken, api.item('8'), api.item('9')])).toEqual({
        shown: ['8', '9'],
        refused: [`7: ${reason}`],
        incomplete: [],
      })
    }
  },
)

test.each([
  ['without a place', { datetime: LOCAL, lineup: [NAME], venue: null }],
  ['with nothing of its place', { datetime: LOCAL, lineup: [NAME] }],
])('an event of an artist %s is one', async (_, members) => {
  const api = { ...APIS[0]!, connector: bandsintown, page: (items: readonly Members[]) => items }
  expect((await told(api, [{ id: '7', ...members }])).shown).toEqual(['7'])
})
