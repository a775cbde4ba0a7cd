import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apiWorld, page } from '../support/api-world.ts'
import type { ApiWorld } from '../support/api-world.ts'

let api: ApiWorld
beforeAll(async () => {
  api = await apiWorld()
})
afterEach(() => void api.asked())
afterAll(() => api.close())

const START = '2026-12-05T20:00:00'

describe('pages by number are read to the last', () => {
  test('of Songkick', async () => {
    const events = Array.from({ length: 120 }, (_, id) => ({
      id,
      type: 'Festival',
      displayName: `Fest ${id}`,
      start: { date: '2026-12-05' },
    }))
    const location = api.server.on('/api/3.0/artists/7/calendar.json', (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'))
      const event = events.slice((page - 1) * 50, page * 50)
      response.end(
        JSON.stringify({
          resultsPage: { status: 'ok', results: { event }, perPage: 50, page, totalEntries: 120 },
        }),
      )
    })
    expect(await api.run('songkick', location)).toMatchObject({
      state: 'succeeded',
      complete: true,
      created: 120,
    })
    expect(api.asked().map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  })

  test('of SeatGeek, and a last page that is short is told', async () => {
    const event = (id: number) => ({
      id,
      title: `Otters ${id}`,
      datetime_local: START,
      venue: { timezone: 'America/New_York' },
    })
    const location = api.server.on('/2/events', (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'))
      const events = page === 1 ? [1, 2, 3].map(event) : []
      response.end(JSON.stringify({ meta: { total: 9, page, per_page: 100 }, events }))
    })
    const report = await api.run('seatgeek', location)
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
  const location = api.server.on('/v2/agendas/5/events', (request, response) => {
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
  expect(await api.run('openagenda', location)).toMatchObject({
    state: 'succeeded',
    complete: true,
    created: 3,
  })
  expect(api.asked().map((query) => query.getAll('after[]'))).toEqual([[], ['x', '2']])
})

describe('pages of Eventbrite', () => {
  const event = (id: number) => ({
    id: String(id),
    name: { text: `Otters ${id}` },
    start: { timezone: 'Europe/Paris', local: START },
    status: 'live',
  })
  const events = [1, 2, 3, 4, 5].map(event)

  test('are followed by their token', async () => {
    const location = api.server.on(
      '/v3/organizations/7/events/',
      page((asked) => {
        const from = Number(asked.get('continuation')?.slice(1) ?? 0)
        const more = from + 2 < events.length
        return {
          events: events.slice(from, from + 2),
          pagination: {
            object_count: 5,
            page_count: 3,
            has_more_items: more,
            ...(more ? { continuation: `t${from + 2}` } : {}),
          },
        }
      }),
    )
    expect(await api.run('eventbrite', `${location}?status=live`)).toMatchObject({
      state: 'succeeded',
      complete: true,
      created: 5,
    })
    expect(api.asked().map((asked) => asked.toString())).toEqual([
      'status=live',
      'status=live&continuation=t2',
      'status=live&continuation=t4',
    ])
  })

  test('are counted where there is no token, and a missing one is told', async () => {
    const location = api.server.on(
      '/v3/events/search/',
      page((asked) => {
        const number = Number(asked.get('page') ?? 1)
        return {
          events: number === 2 ? [] : events.slice(number * 2 - 2, number * 2),
          pagination: { object_count: 5, page_count: 3, page_number: number },
        }
      }),
    )
    const report = await api.run('eventbrite', location)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 2, withdrawn: 0 })
    expect(report.warnings.join()).toContain('2 of 5 items came')
  })
})

describe('pages of PredictHQ', () => {
  const event = (id: number) => ({
    id: `p${id}`,
    title: `Otters ${id}`,
    category: 'concerts',
    start: '2026-12-05T20:00:00Z',
    location: [2.35, 48.85],
    timezone: 'Europe/Paris',
    state: 'active',
  })
  const events = [1, 2, 3, 4, 5].map(event)
  const search = (nextOf: (offset: number) => string | null) =>
    page((asked) => {
      const offset = Number(asked.get('offset') ?? 0)
      const more = offset + 2 < events.length
      return {
        count: 5,
        next: more ? nextOf(offset + 2) : null,
        results: events.slice(offset, offset + 2),
      }
    })

  test('are followed by what each tells of the next, on the server we were sent to', async () => {
    const location = api.server.on(
      '/v1/events/',
      search((offset) => `https://elsewhere.example/v1/events/?category=concerts&offset=${offset}`),
    )
    expect(await api.run('predicthq', `${location}?category=concerts`)).toMatchObject({
      state: 'succeeded',
      complete: true,
      created: 5,
    })
    expect(api.asked().map((asked) => asked.toString())).toEqual([
      'category=concerts&limit=100',
      'category=concerts&offset=2',
      'category=concerts&offset=4',
    ])
  })

  test('that lead back to one that was read end there', async () => {
    const location = api.server.on(
      '/v1/events/',
      search(() => '?limit=100&offset=2'),
    )
    const report = await api.run('predicthq', location)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 4 })
    expect(report.warnings.join()).toContain('page 2 leads back')
  })
})

test('a page that would fill the memory is not begun, and those before it are read', async () => {
  const first = { title: { fr: 'Loutres' }, timings: [{ begin: START, end: START }], uid: 1 }
  const location = api.server.on('/v2/agendas/6/events', (request, response) => {
    const isFirst = !(request.url ?? '').includes('after')
    if (isFirst) response.end(JSON.stringify({ total: 3, events: [first], after: ['x', '1'] }))
    else response.writeHead(200, { 'content-length': String(65 * 2 ** 20) }).write('{"events":[')
  })
  const report = await api.run('openagenda', location, { timeZone: 'Europe/Paris' })
  expect(report).toMatchObject({ state: 'partial', complete: false, created: 1, withdrawn: 0 })
  expect(report.warnings.join()).toContain('larger than the limit of 67108864 bytes')
})

test('a server that gives the same page whatever it is asked for is not asked for ever', async () => {
  const events = [1, 2, 3].map((id) => ({ id, title: `Otters ${id}`, datetime_local: START }))
  const location = api.server.on(
    '/2/events',
    page(() => ({ meta: { total: 900, per_page: 100 }, events })),
  )
  const report = await api.run('seatgeek', location, { timeZone: 'Europe/Paris' })
  expect(report).toMatchObject({ state: 'partial', complete: false, created: 3, withdrawn: 0 })
  expect(report.warnings.join()).toContain('page 2 holds only what came before it')
  expect(api.asked().map((asked) => asked.get('page'))).toEqual(['1', '2', '1', '2'])
})
