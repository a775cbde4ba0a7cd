import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { RunReport } from '../../src/domain/feed.ts'
import { fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { catalogue } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { feedServer } from '../support/feed-server.ts'
import type { FeedServer, Handler } from '../support/feed-server.ts'
import { contextOf } from '../support/fetching.ts'

let world: Catalogue
let server: FeedServer
beforeAll(async () => {
  world = await catalogue()
  server = await feedServer()
})
afterEach(() => void (server.requests as unknown[]).splice(0))
afterAll(async () => {
  await server.close()
  await world.drop()
})

let feeds = 0

/** Makes a feed of an address and runs it; waits are told to a clock that nobody waits for. */
async function run(
  format: string,
  location: string,
  options: Record<string, string> = {},
): Promise<RunReport> {
  feeds += 1
  const partner = await world.partner(`Partner ${feeds}`)
  const feed = await world.give(partner, `feed-${feeds}`, '', { format, location, options })
  const fetching = contextOf()
  const context = {
    ...world.context,
    fetch: (request: Parameters<typeof fetchFeed>[1]) => fetchFeed(fetching, request),
  }
  return runFeed(context, feed)
}

function parameters(): URLSearchParams[] {
  return server.requests.map(({ url }) => new URL(url ?? '', 'http://x').searchParams)
}

interface Discovery {
  readonly id: string
  readonly at: string
}

function concerts(count: number, hoursApart: number): Discovery[] {
  const first = Date.parse('2026-12-01T18:00:00Z')
  return Array.from({ length: count }, (_, index) => ({
    id: `E${index}`,
    at: new Date(first + index * hoursApart * 3_600_000).toISOString().replace('.000', ''),
  }))
}

/** As the Discovery API does: pages up to the thousandth event, windows with both ends. */
function discovery(
  events: readonly Discovery[],
  more: (asked: number) => readonly Discovery[] = () => [],
): Handler {
  let asked = 0
  return (request, response) => {
    asked += 1
    const query = new URL(request.url ?? '', 'http://x').searchParams
    const [size, page] = [Number(query.get('size')), Number(query.get('page'))]
    const [from, to] = [query.get('startDateTime') ?? '', query.get('endDateTime') ?? '9']
    if (query.get('apikey') !== 'geheim') return void response.writeHead(401).end('{}')
    if (size * page >= 1000) return void response.writeHead(400).end('{}')
    const found = [...events, ...more(asked)].filter(({ at }) => at >= from && at <= to)
    const part = found.slice(page * size, (page + 1) * size).map(({ id, at }) => ({
      id,
      name: `Concert ${id}`,
      dates: { start: { dateTime: at }, timezone: 'Europe/Paris' },
    }))
    const body = {
      ...(part.length === 0 ? {} : { _embedded: { events: part } }),
      page: {
        size,
        number: page,
        totalElements: found.length,
        totalPages: Math.ceil(found.length / size),
      },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

const KEY = { 'query.apikey': 'env:API_KEY' }

describe('the Discovery API', () => {
  test('is read page by page, the key in no report', async () => {
    const location = server.on('/discovery/v2/events.json', discovery(concerts(450, 2)))
    const report = await run('ticketmaster-discovery', `${location}?countryCode=FR`, KEY)
    expect(report).toMatchObject({ state: 'succeeded', complete: true, created: 450, warnings: [] })
    expect(parameters().map((query) => `${query.get('size')}/${query.get('page')}`)).toEqual([
      '1/0',
      '200/0',
      '200/1',
      '200/2',
    ])
    expect(parameters().every((query) => query.get('countryCode') === 'FR')).toBe(true)
    expect(JSON.stringify(report)).not.toContain('geheim')
  })

  test('is asked in windows for what lies beyond its thousandth event', async () => {
    const location = server.on('/discovery/v2/events.json', discovery(concerts(2300, 2)))
    const report = await run('ticketmaster-discovery', location, KEY)
    expect(report).toMatchObject({
      state: 'succeeded',
      complete: true,
      read: 2300,
      created: 2300,
      warnings: [],
    })
  })

  test('that changes while it is read was not read whole', async () => {
    const extra = [{ id: 'late', at: '2026-12-01T17:00:00Z' }]
    const handler = discovery(concerts(450, 2), (asked) => (asked > 2 ? extra : []))
    const location = server.on('/discovery/v2/events.json', handler)
    const report = await run('ticketmaster-discovery', location, KEY)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 400 })
    expect(report.warnings.join()).toContain('changed from 450 to 451')
  })

  test('that breaks off gives what it gave', async () => {
    const whole = discovery(concerts(450, 2))
    const breaks: Handler = (request, response) =>
      new URL(request.url ?? '', 'http://x').searchParams.get('page') === '1'
        ? void response.writeHead(500).end()
        : whole(request, response)
    const location = server.on('/discovery/v2/events.json', breaks)
    const report = await run('ticketmaster-discovery', location, KEY)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 200, withdrawn: 0 })
    expect(report.warnings.join()).toContain('answered 500')
    expect(JSON.stringify(report)).not.toContain('geheim')
  })

  test('that refuses the key fails the run', async () => {
    const location = server.on('/discovery/v2/events.json', discovery([]))
    expect(
      await run('ticketmaster-discovery', location, { 'query.apikey': 'wrong' }),
    ).toMatchObject({ state: 'failed' })
  })

  test('without events is empty, and whole', async () => {
    const location = server.on('/discovery/v2/events.json', discovery([]))
    expect(await run('ticketmaster-discovery', location, KEY)).toMatchObject({
      state: 'succeeded',
      complete: true,
      read: 0,
    })
  })

  test('a file of it somewhere is fetched as it is', async () => {
    const location = server.on('/exports/events.json', discovery(concerts(3, 2)))
    await run('ticketmaster-discovery', `${location}?size=5&page=0`, KEY)
    expect(server.requests).toHaveLength(1)
  })
})

const START = '2026-12-05T20:00:00'

describe('pages by number are read to the last', () => {
  test('of Songkick', async () => {
    const events = Array.from({ length: 120 }, (_, id) => ({
      id,
      type: 'Festival',
      displayName: `Fest ${id}`,
      start: { date: '2026-12-05' },
    }))
    const location = server.on('/api/3.0/artists/7/calendar.json', (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'))
      const event = events.slice((page - 1) * 50, page * 50)
      response.end(
        JSON.stringify({
          resultsPage: { status: 'ok', results: { event }, perPage: 50, page, totalEntries: 120 },
        }),
      )
    })
    expect(await run('songkick', location)).toMatchObject({
      state: 'succeeded',
      complete: true,
      created: 120,
    })
    expect(parameters().map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  })

  test('of SeatGeek, and a last page that is short is told', async () => {
    const event = (id: number) => ({
      id,
      title: `Otters ${id}`,
      datetime_local: START,
      venue: { timezone: 'America/New_York' },
    })
    const location = server.on('/2/events', (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'))
      const events = page === 1 ? [1, 2, 3].map(event) : []
      response.end(JSON.stringify({ meta: { total: 9, page, per_page: 100 }, events }))
    })
    const report = await run('seatgeek', location)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 3 })
    expect(report.warnings.join()).toContain('3 of 9 items came')
  })
})

test('pages of OpenAgenda are followed by what each tells of the next', async () => {
  const event = (uid: number) => ({
    uid,
    title: { fr: `Loutres ${uid}` },
    timings: [{ begin: '2026-12-05T20:00:00+01:00', end: '2026-12-05T22:00:00+01:00' }],
    attendanceMode: 1,
  })
  const location = server.on('/v2/agendas/5/events', (request, response) => {
    const after = new URL(request.url ?? '', 'http://x').searchParams.getAll('after[]')
    const first = after.length === 0
    response.end(
      JSON.stringify({
        total: 3,
        events: first ? [event(1), event(2)] : [event(3)],
        after: first ? ['x', '2'] : null,
      }),
    )
  })
  expect(await run('openagenda', location)).toMatchObject({
    state: 'succeeded',
    complete: true,
    created: 3,
  })
  expect(parameters().map((query) => query.getAll('after[]'))).toEqual([[], ['x', '2']])
})
