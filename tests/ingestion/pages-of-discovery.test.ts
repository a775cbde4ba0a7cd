import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apiWorld, page } from '../support/api-world.ts'
import type { ApiWorld } from '../support/api-world.ts'
import type { Handler } from '../support/feed-server.ts'
import { NOW } from '../support/fetching.ts'

let api: ApiWorld
beforeAll(async () => {
  api = await apiWorld()
})
afterEach(() => void api.asked())
afterAll(() => api.close())

interface Concert {
  readonly id: string
  /** Null: to be announced. */
  readonly at: string | null
}

function concerts(count: number, hoursApart: number): Concert[] {
  const first = Date.parse('2026-12-01T18:00:00Z')
  return Array.from({ length: count }, (_, index) => ({
    id: `E${index}`,
    at: new Date(first + index * hoursApart * 3_600_000).toISOString().replace('.000', ''),
  }))
}

type Altered = (page: DiscoveryPage, asked: number, query: URLSearchParams) => unknown

interface DiscoveryPage {
  readonly events: readonly Concert[]
  readonly total: number
}

/** As the Discovery API does: pages up to the thousandth event, windows with both ends, dates to come by request. */
function discovery(all: readonly Concert[], alter: Altered = wirePage): Handler {
  let asked = 0
  return page((query) => {
    asked += 1
    const [size, number] = [Number(query.get('size')), Number(query.get('page'))]
    const [from, to] = [query.get('startDateTime'), query.get('endDateTime')]
    if (query.get('apikey') !== 'geheim') return 401
    if (size * number >= 1000) return 400
    const undated = query.get('includeTBA') ?? (from === null && to === null ? 'yes' : 'no')
    if (query.get('includeTBD') === 'only') return wirePage({ events: [], total: 0 })
    const found = all.filter(({ at }) =>
      at === null
        ? undated !== 'no'
        : undated !== 'only' && at >= (from ?? '') && at <= (to ?? '9'),
    )
    const events = found.slice(number * size, (number + 1) * size)
    return alter({ events, total: found.length }, asked, query)
  })
}

function wirePage({ events, total }: DiscoveryPage): unknown {
  const listed = events.map(({ id, at }) => ({
    id,
    name: `Concert ${id}`,
    dates: {
      start: at === null ? { dateTBA: true } : { dateTime: at },
      timezone: 'Europe/Paris',
    },
  }))
  return {
    ...(listed.length === 0 ? {} : { _embedded: { events: listed } }),
    page: { totalElements: total },
  }
}

const KEY = { 'query.apikey': 'env:API_KEY' }
const FORMAT = 'ticketmaster-discovery'

function serve(handler: Handler): string {
  return api.server.on('/discovery/v2/events.json', handler)
}

test('is read page by page, the key in no report', async () => {
  const location = serve(discovery(concerts(450, 2)))
  const report = await api.run(FORMAT, `${location}?countryCode=FR`, KEY)
  expect(report).toMatchObject({ state: 'succeeded', complete: true, created: 450, warnings: [] })
  const asked = api.asked()
  expect(asked.map((query) => `${query.get('size')}/${query.get('page')}`)).toEqual([
    '1/0',
    '200/0',
    '200/1',
    '200/2',
  ])
  expect(asked.every((query) => query.get('countryCode') === 'FR')).toBe(true)
  expect(JSON.stringify(report)).not.toContain('geheim')
})

describe('beyond its thousandth event', () => {
  test('it is asked in windows, for what went on before them and what comes after', async () => {
    const edges = [
      { id: 'begun', at: '2026-11-20T10:00:00Z' },
      { id: 'far', at: '2029-11-30T10:00:00Z' },
    ]
    const location = serve(discovery([...concerts(2300, 2), ...edges]))
    const report = await api.run(FORMAT, location, { ...KEY, latest: '2031-01-01' })
    expect(report).toMatchObject({
      state: 'succeeded',
      complete: true,
      read: 2302,
      created: 2302,
      warnings: [],
    })
  })

  const undated = Array.from({ length: 3 }, (_, index) => ({ id: `T${index}`, at: null }))

  test('what has no date yet is asked for as well, and said not to be one', async () => {
    const location = serve(discovery([...undated, ...concerts(1100, 2)]))
    const report = await api.run(FORMAT, location, KEY)
    expect(report).toMatchObject({ complete: true, created: 1100, rejectedCount: 3, warnings: [] })
    expect(report.rejected.map(({ id }) => id)).toEqual(['T0', 'T1', 'T2'])
  })

  test('a location that wants none of those, or names its own dates, gets none', async () => {
    const location = serve(discovery([...undated, ...concerts(1100, 2)]))
    const report = await api.run(FORMAT, `${location}?includeTBA=no&includeTBD=no`, KEY)
    expect(report).toMatchObject({ complete: true, created: 1100, rejectedCount: 0 })
    const bounded = `${location}?startDateTime=2026-12-01T00:00:00Z`
    expect(await api.run(FORMAT, bounded, KEY)).toMatchObject({
      complete: true,
      created: 1100,
      rejectedCount: 0,
    })
  })

  test('a minute that holds more than the API gives is told', async () => {
    const at = '2026-12-05T20:00:00Z'
    const same = Array.from({ length: 1004 }, (_, index) => ({ id: `S${index}`, at }))
    const report = await api.run(FORMAT, serve(discovery(same)), KEY)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 1000 })
    expect(report.warnings.join()).toContain(
      '1004 events begin within one minute, of which the API gives 1000',
    )
  })
})

describe('what moves while it is read', () => {
  test('is read again, and nothing is missed', async () => {
    const late = { id: 'late', at: '2026-12-01T17:00:00Z' }
    const before = concerts(450, 2)
    let asked = 0
    const [first, then] = [discovery(before), discovery([late, ...before])]
    const location = serve((request, response) => {
      asked += 1
      const answer = asked > 2 ? then : first
      answer(request, response)
    })
    expect(await api.run(FORMAT, location, KEY)).toMatchObject({
      state: 'succeeded',
      complete: true,
      created: 451,
      warnings: [],
    })
  })

  /** Two events that stood on the third page come to the first, after that one was read: two of it come twice. */
  function shifted(events: readonly Concert[]): readonly Concert[] {
    return [...events.slice(400, 402), ...events.slice(0, 400), ...events.slice(402)]
  }

  test('between two pages of the same count is noticed by what comes twice, and read again', async () => {
    const events = concerts(450, 2)
    let asked = 0
    const [first, then] = [discovery(events), discovery(shifted(events))]
    const location = serve((request, response) => {
      asked += 1
      const answer = asked > 2 ? then : first
      answer(request, response)
    })
    expect(await api.run(FORMAT, location, KEY)).toMatchObject({
      state: 'succeeded',
      complete: true,
      created: 450,
      updated: 0,
      warnings: [],
    })
    expect(api.asked().map((query) => query.get('page'))).toEqual('0 0 1 2 3 0 1 2'.split(' '))
  })

  test('all the time makes the read incomplete: what came is applied, nothing is withdrawn', async () => {
    const events = concerts(450, 2)
    const location = serve(
      discovery(events, ({ events: part, total }, asked) =>
        wirePage({ events: part, total: total + asked }),
      ),
    )
    const report = await api.run(FORMAT, location, KEY)
    expect(report).toMatchObject({ state: 'partial', complete: false, withdrawn: 0 })
    expect(report.created).toBeGreaterThan(0)
    expect(report.warnings.join()).toMatch(/the number of items changed from \d+ to \d+/)
  })

  test('to nothing from a page on is told', async () => {
    const location = serve(
      discovery(concerts(900, 2), (part, _, query) =>
        wirePage(Number(query.get('page')) >= 3 ? { events: [], total: 0 } : part),
      ),
    )
    const report = await api.run(FORMAT, location, KEY)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 600, withdrawn: 0 })
    expect(report.warnings.join()).toContain('changed from 900 to 0')
  })

  test('never: a page that is given for the next one too does not go round for ever', async () => {
    const location = serve(
      discovery(concerts(450, 2), ({ total }) => wirePage({ events: concerts(200, 2), total })),
    )
    const report = await api.run(FORMAT, location, KEY)
    expect(report).toMatchObject({ state: 'partial', complete: false, created: 200 })
    expect(report.warnings.join()).toContain('200 of 450 items came')
    expect(api.asked().length).toBeLessThan(20)
  })
})

test('that breaks off gives what it gave', async () => {
  const location = serve(
    discovery(concerts(450, 2), (part, _, query) =>
      query.get('page') === '1' ? 500 : wirePage(part),
    ),
  )
  const report = await api.run(FORMAT, location, KEY)
  expect(report).toMatchObject({ state: 'partial', complete: false, created: 200, withdrawn: 0 })
  expect(report.warnings.join()).toContain('answered 500')
  expect(JSON.stringify(report)).not.toContain('geheim')
})

test('that asks to be left alone between two pages is, by the next run as well', async () => {
  const whole = discovery(concerts(450, 2))
  const location = serve((request, response) => {
    if (!request.url?.includes('page=1')) return whole(request, response)
    response.writeHead(429, { 'retry-after': '7200' }).end()
  })
  const report = await api.run(FORMAT, location, KEY)
  expect(report).toMatchObject({ state: 'partial', complete: false, created: 200, withdrawn: 0 })
  const { rows } = await api.world.test.database.query<{ waits: number }>({
    text: 'select extract(epoch from retry_at)::integer as waits from runs where id = $1',
    values: [report.runId],
  })
  // Of a clock that each pause between requests has set ahead.
  expect(rows[0]?.waits).toBeGreaterThanOrEqual(NOW / 1000 + 7200)
})

test('that breaks off when it is read again gives what either reading gave', async () => {
  const events = concerts(450, 2)
  let failing = false
  const location = serve(
    discovery(events, (part, asked, query) => {
      if (failing && query.get('page') === '1') return 500
      failing ||= asked === 4
      return wirePage(asked === 4 ? { ...part, total: 451 } : part)
    }),
  )
  const report = await api.run(FORMAT, location, KEY)
  expect(report).toMatchObject({ state: 'partial', complete: false, created: 450, withdrawn: 0 })
})

test('that refuses the key fails the run', async () => {
  const location = serve(discovery([]))
  expect(await api.run(FORMAT, location, { 'query.apikey': 'wrong' })).toMatchObject({
    state: 'failed',
  })
})

test('without events is empty, and whole', async () => {
  expect(await api.run(FORMAT, serve(discovery([])), KEY)).toMatchObject({
    state: 'succeeded',
    complete: true,
    read: 0,
  })
})

test('a file of it somewhere is fetched as it is', async () => {
  const location = api.server.on('/exports/events.json', discovery(concerts(3, 2)))
  await api.run(FORMAT, `${location}?size=5&page=0`, KEY)
  expect(api.asked()).toHaveLength(1)
})
