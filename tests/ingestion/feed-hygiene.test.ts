import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/app/config.ts'
import { openIngestion } from '../../src/app/ingestion.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { listRuns } from '../../src/storage/runs.ts'
import { answers, feedServer } from '../support/feed-server.ts'
import type { FeedServer, Handler } from '../support/feed-server.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** Everything that can become of a feed which is no news about its listings: none of it may take one away. */

const HOUR = 3_600_000

let world: Catalogue
let server: FeedServer
beforeAll(async () => {
  world = await catalogue()
  server = await feedServer()
})
afterAll(async () => {
  await server.close()
  await world.drop()
})

const DAYS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const LINES = (prefix: string) =>
  DAYS.map((day) => `${JSON.stringify(concert(`${prefix} ${day}`))}\n`).join('')

const ical = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`
const CALENDAR = (prefix: string) =>
  ical(
    DAYS.map(
      (day) =>
        `BEGIN:VEVENT\r\nUID:${day}\r\nSUMMARY:${prefix} ${day}\r\nDTSTART:202702${day}T190000Z\r\n` +
        'LOCATION:Salle Vega\\, Lille\r\nEND:VEVENT\r\n',
    ).join(''),
  )

const agendaEvent = (uid: string) => ({
  uid,
  title: { fr: `Veillée ${uid}` },
  timings: [{ begin: '2027-02-10T20:00:00+01:00', end: '2027-02-10T22:00:00+01:00' }],
  location: { uid: 9, name: `Salle ${uid}`, city: 'Lille', latitude: 50.63, longitude: 3.06 },
})
const pages = (...all: [total: number, ...uids: string[]][]) =>
  JSON.stringify(
    all.map(([total, ...uids]) => ({ success: true, total, events: uids.map(agendaEvent) })),
  )

const discoveryPage = (number: number, of: number, ...ids: string[]) => ({
  _embedded: {
    events: ids.map((id) => ({
      id,
      name: `Gala ${id}`,
      url: `https://tickets.example/${id}`,
      dates: {
        start: { localDate: '2027-03-01', localTime: '20:00:00' },
        timezone: 'Europe/Paris',
      },
      _embedded: { venues: [{ name: `Salle ${id}`, city: { name: 'Lille' } }] },
    })),
  },
  page: { size: 2, totalElements: of * 2, totalPages: of, number },
})
const EMPTY_PAGE = { page: { size: 2, totalElements: 0, totalPages: 0, number: 2 } }

const cutOff: Handler = (_, response) => {
  response.writeHead(200, { 'content-length': '90000' })
  response.write(LINES('Cut').slice(0, 2000), () => response.destroy())
}

/** Tables: the name of each column, and what is in it of the event of a day. */
const TABLES: Readonly<Record<string, (day: string) => Record<string, string>>> = {
  csv: (day) => ({ id: day, name: `Gala ${day}`, start: `2027-02-${day}`, hall: 'Salle Vega' }),
  eventbrite: (day) => ({
    Title: `Gala ${day}`,
    URL: `https://eventbrite.example/e/gala-tickets-90000${day}`,
    'Date & Time': `Mon, Feb ${day}, 2027 • 8:00 PM`,
    Location: 'Salle Vega',
  }),
  opendatasoft: (day) => ({
    uid: `70${day}`,
    title_fr: `Gala ${day}`,
    timings: `[{""begin"":""2027-02-${day}T20:00:00+01:00"",""end"":""2027-02-${day}T22:00:00+01:00""}]`,
    location_name: 'Salle Vega',
  }),
}
const table = (format: string) => {
  const rows = DAYS.map((day) => TABLES[format]!(day))
  const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
  return lines.map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`).join('')
}

const MAPPING = JSON.stringify({
  listing: { id: 'id', name: 'name', start: 'start', place: { name: 'hall' } },
})

interface Row {
  readonly what: string
  readonly format?: string
  readonly more?: Readonly<Record<string, string>>
  readonly good: string
  readonly next: Handler
  readonly state: string
  readonly complete?: boolean
  readonly says: string
}

const ROWS: readonly Row[] = [
  ...[403, 404, 502].map((status) => ({
    what: `${status}`,
    good: LINES(`Status ${status}`),
    next: answers(status, {}, 'no'),
    state: 'failed',
    says: String(status),
  })),
  {
    what: 'nobody answers',
    good: LINES('Nobody'),
    next: (request) => request.socket.destroy(),
    state: 'failed',
    says: 'localhost',
  },
  {
    what: 'a web page in place of data',
    good: LINES('Web page'),
    next: answers(200, { 'content-type': 'application/json' }, '<!doctype html><p>Later</p>'),
    state: 'failed',
    says: 'web page',
  },
  {
    what: 'a web page that says it is a calendar',
    format: 'icalendar',
    good: CALENDAR('Page calendar'),
    next: answers(200, { 'content-type': 'text/calendar' }, '<html><body>Try again later</body>'),
    state: 'failed',
    says: 'web page',
  },
  {
    what: 'an empty body',
    format: 'icalendar',
    good: CALENDAR('Empty body'),
    next: answers(200, { 'content-type': 'text/calendar' }, ''),
    state: 'failed',
    says: 'empty',
  },
  {
    what: 'a calendar without events',
    format: 'icalendar',
    good: CALENDAR('Empty calendar'),
    next: answers(200, { 'content-type': 'text/calendar' }, ical('')),
    state: 'held',
    complete: true,
    says: 'the feed is empty',
  },
  {
    what: 'a calendar without its end',
    format: 'icalendar',
    good: CALENDAR('Endless calendar'),
    next: answers(200, {}, CALENDAR('Endless calendar').slice(0, -300)),
    state: 'partial',
    says: 'END:VCALENDAR',
  },
  {
    what: 'a sentence in place of data',
    good: LINES('Sentence'),
    next: answers(200, {}, 'Service unavailable'),
    state: 'failed',
    says: 'nothing in it is a listing',
  },
  {
    what: 'an error in JSON in place of data',
    good: LINES('Error'),
    next: answers(200, {}, '{"error":"quota exceeded"}'),
    state: 'failed',
    says: 'nothing in it is a listing',
  },
  {
    what: 'a sentence in place of pages',
    format: 'ticketmaster-discovery',
    good: JSON.stringify([discoveryPage(0, 2, 'p1', 'q1'), discoveryPage(1, 2, 'r1', 's1')]),
    next: answers(200, {}, 'Service unavailable'),
    state: 'failed',
    says: 'no JSON',
  },
  {
    what: 'an empty list where there were many',
    good: LINES('Empty list'),
    next: answers(200, {}, '[]'),
    state: 'held',
    complete: true,
    says: 'the feed is empty',
  },
  {
    what: 'fewer bytes than promised',
    good: LINES('Cut'),
    next: cutOff,
    state: 'failed',
    says: 'cut off',
  },
  {
    what: 'a compressed body without its end',
    good: LINES('Gzip'),
    next: answers(200, { 'content-encoding': 'gzip' }, gzipSync(LINES('Gzip')).subarray(0, 200)),
    state: 'failed',
    says: 'cut off',
  },
  {
    what: 'a list that stops in the middle',
    good: `[${LINES('List').trim().split('\n').join(',')}]`,
    next: answers(200, {}, `[${LINES('List').trim().split('\n').slice(0, 5).join(',')},{"id"`),
    state: 'partial',
    says: 'cut off',
  },
  ...(
    [
      ['JSON', '{"error":"query timed out"}\n'],
      ['PHP', '<br />\n<b>Fatal error</b>: Allowed memory size exhausted in <b>x</b><br />\n'],
      ['a proxy', '<html><body>502 Bad Gateway</body></html>\n'],
    ] as const
  ).map(([whose, error]) => ({
    what: `half of it, and an error of ${whose}`,
    good: LINES(`Half ${whose}`),
    next: answers(
      200,
      {},
      `${LINES(`Half ${whose}`).split('\n').slice(0, 6).join('\n')}\n${error}`,
    ),
    state: 'partial',
    says: 'error message',
  })),
  ...Object.keys(TABLES).map((format) => ({
    what: `a table of ${format} that stops within a row`,
    format,
    more: { mapping: MAPPING, asOf: '2026-11-27' },
    good: table(format),
    next: answers(200, {}, table(format).slice(0, -20)),
    state: 'partial',
    says: 'cut off',
  })),
  {
    what: 'the first pages of more',
    format: 'openagenda',
    good: pages([6, 'a', 'b'], [6, 'c', 'd'], [6, 'e', 'f']),
    next: answers(200, {}, pages([6, 'a', 'b'], [6, 'c', 'd'])),
    state: 'partial',
    says: '4 of 6',
  },
  {
    what: 'a total that breaks down between pages',
    format: 'openagenda',
    good: pages([5, 'g', 'h'], [5, 'i', 'j'], [5, 'k']),
    next: answers(200, {}, pages([5, 'g', 'h'], [5, 'i', 'j'], [0])),
    state: 'partial',
    says: '4 of 5',
  },
  {
    what: 'an item that moved to a page read before, and pushed another out',
    format: 'openagenda',
    good: pages([4, 'l', 'm'], [4, 'n', 'o']),
    next: answers(200, {}, pages([4, 'l', 'm'], [4, 'm', 'n'])),
    state: 'partial',
    says: '3 of 4',
  },
  {
    what: 'a last page that is empty all at once',
    format: 'ticketmaster-discovery',
    good: JSON.stringify([discoveryPage(0, 2, 'p', 'q'), discoveryPage(1, 2, 'r', 's')]),
    next: answers(200, {}, JSON.stringify([discoveryPage(0, 3, 'p', 'q'), EMPTY_PAGE])),
    state: 'partial',
    says: 'pages',
  },
]

describe('takes nothing away, and says what it was:', () => {
  test.each(ROWS)('$what', async ({ what, format = 'native', good, next, state, more, ...row }) => {
    const path = `/${encodeURIComponent(what)}`
    const location = server.on(path, answers(200, {}, good), next)
    const options = { timeZone: 'Europe/Paris', country: 'FR', ...more }
    const partner = await world.partner(what)
    const feed = await world.give(partner, what, '', { location, format, options })
    const first = await world.run(feed)
    expect(first).toMatchObject({ state: 'succeeded', complete: true, rejectedCount: 0 })
    expect(first.created).toBeGreaterThanOrEqual(4)
    const before = await world.fragments()
    for (let rounds = 0; rounds < 3; rounds += 1) {
      world.clock.advance(13 * HOUR)
      const report = await world.run(feed)
      expect(report).toMatchObject({ state, complete: row.complete ?? false, withdrawn: 0 })
      expect(report.warnings.join(' ')).toContain(row.says)
    }
    const gone = (await world.events()).filter(
      ({ sources, notAvailableAt }) =>
        notAvailableAt !== null && sources.some(({ partner: { name } }) => name === what),
    )
    expect(gone).toEqual([])
    expect([...(await world.fragments()).keys()]).toEqual([...before.keys()])
  })
})

describe('a run that was stopped', () => {
  test('says so, keeps whole batches, and the run that takes it up judges nothing it has not read', async () => {
    const partner = await world.partner('Stopped')
    const listings = Array.from({ length: 1200 }, (_, index) =>
      concert(`S-${index}`, {
        start: `2027-${DAYS[index % 12]}-${String((index % 28) + 1).padStart(2, '0')}T20:00`,
        place: { name: `Salle ${index % 97}`, city: 'Lyon', country: 'FR' },
      }),
    )
    const feed = await world.give(partner, 'stopped', listings)
    const stop = new AbortController()
    const context = { ...world.context, stop: stop.signal }
    const stopped = await runFeed(
      { ...context, progress: ({ step }) => (step === 'reading' ? stop.abort() : undefined) },
      feed,
    )
    expect(stopped).toMatchObject({ state: 'interrupted', complete: false, withdrawn: 0 })
    expect(stopped.created % 500).toBe(0)
    expect(stopped.created).toBeLessThan(1200)

    world.clock.advance(13 * HOUR)
    expect(await world.run(feed)).toMatchObject({
      state: 'succeeded',
      created: 1200 - stopped.created,
      unchanged: stopped.created,
      withdrawn: 0,
    })
    const runs = await listRuns(world.test.database, feed.id)
    expect(runs.map(({ state }) => state)).toEqual(['succeeded', 'interrupted'])
  })

  test('while it waits for the partner’s server ends as soon', async () => {
    const stop = new AbortController()
    const silent = server.on('/silent', () => stop.abort())
    const feed = await world.give(await world.partner('Silent'), 'silent', '', { location: silent })
    const { database, clock, logger } = world.context
    const config = readConfig({ AFFICHE_FETCH_ALLOW_HOSTS: 'localhost' })
    const { url: databaseUrl } = world.test
    const ingestion = openIngestion(
      { env: {}, config, database, clock, logger, databaseUrl, close: async () => {} },
      { stop: stop.signal },
    )
    expect(await runFeed(ingestion.context, feed)).toMatchObject({ state: 'interrupted', read: 0 })
    await ingestion.close()
  })
})
