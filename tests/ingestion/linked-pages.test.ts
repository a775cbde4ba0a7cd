import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Feed } from '../../src/domain/feed.ts'
import { previewFeed } from '../../src/ingestion/preview-feed.ts'
import { dropOldBodies } from '../../src/storage/raw-bodies.ts'
import { apiWorld } from '../support/api-world.ts'
import type { ApiWorld } from '../support/api-world.ts'
import { answers, feedServer } from '../support/feed-server.ts'
import type { FeedServer, Handler } from '../support/feed-server.ts'

let api: ApiWorld
let site: FeedServer
beforeAll(async () => {
  api = await apiWorld()
  site = await feedServer()
})
afterEach(() => void asked())
afterAll(async () => {
  await site.close()
  await api.close()
})

/** Paths that the site was asked for, since the last time. */
function asked(): string[] {
  api.asked()
  return (site.requests as unknown as { url: string }[]).splice(0).map(({ url }) => url)
}

interface Shown {
  readonly name: string
  readonly start?: string
  readonly url?: string
}

function html(...events: readonly Shown[]): string {
  const blocks = events.map(({ name, start = '2026-12-20T20:00+01:00', url }) => ({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name,
    startDate: start,
    ...(url === undefined ? {} : { url }),
    location: {
      '@type': 'Place',
      name: 'Salle Boréale',
      address: { addressLocality: 'Paris', postalCode: '75011', addressCountry: 'FR' },
    },
  }))
  const scripts = blocks.map(
    (block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`,
  )
  return `<!doctype html><html><head>${scripts.join('')}</head><body>Welcome.</body></html>`
}

function item(number: number, link: string, text = ''): string {
  return `<item><guid isPermaLink="false">n-${number}</guid><title>Night ${number}</title>
    <link>${link}</link><description>${text}</description><pubDate>Fri, 06 Nov 2026 09:00:00 GMT</pubDate></item>`
}

function rss(...items: readonly string[]): Handler {
  return answers(
    200,
    { 'content-type': 'application/rss+xml', etag: `"${items.join('').length}"` },
    `<rss version="2.0"><channel><title>Nights</title>${items.join('')}</channel></rss>`,
  )
}

let feeds = 0

async function feedOf(path: string, more: Partial<Feed> = {}): Promise<Feed> {
  feeds += 1
  const partner = await api.world.partner(`Hall ${feeds}`)
  const location = `${api.server.origin}${path}`
  return api.world.give(partner, `hall-${feeds}`, '', { format: 'rss', location, ...more })
}

async function named(feed: Feed): Promise<string[]> {
  const { rows } = await api.world.test.database.query<{ told: string }>({
    text: `select external_id || ': ' || (data ->> 'name') as told from listings
           where feed_id = $1 order by external_id`,
    values: [feed.id],
  })
  return rows.map(({ told }) => told)
}

const DAY = 86_400_000

test('items without a date of their own are read from the pages they lead to', async () => {
  const night = site.on('/night/1', answers(200, {}, html({ name: 'Les Loutres' })))
  const microdata = site.on(
    '/night/2',
    answers(
      200,
      {},
      `<html><body><div itemscope itemtype="https://schema.org/Event"><h1 itemprop="name">Castor Trio</h1>
       <time itemprop="startDate" datetime="2026-12-21T21:00+01:00">21.12.</time>
       <p itemprop="location">Salle Boréale, 75011 Paris</p></div></body></html>`,
    ),
  )
  const own = `<item><guid>own</guid><title>With a date</title><link>${site.origin}/never</link>
    <ev:startdate xmlns:ev="x">2026-12-22T20:00:00+01:00</ev:startdate></item>`
  api.server.on('/mixed.rss', rss(item(1, night), item(2, microdata), own))
  const feed = await feedOf('/mixed.rss')
  expect(await api.world.run(feed)).toMatchObject({
    state: 'succeeded',
    complete: true,
    created: 3,
    warnings: [],
  })
  expect(await named(feed)).toEqual(['n-1: Les Loutres', 'n-2: Castor Trio', 'own: With a date'])
  expect(asked()).toEqual(['/night/1', '/night/2'])
  const links = (await api.world.events()).map(({ sources }) => sources[0]?.link)
  expect(links).toContain(night)
})

test('a page is asked for again when its item came otherwise, and once a day, by what it was', async () => {
  const body = html({ name: 'Les Loutres' })
  const link = site.on(
    '/again/1',
    answers(200, { etag: '"p1"', 'last-modified': 'Fri, 06 Nov 2026 09:00:00 GMT' }, body),
    answers(304),
  )
  api.server.on('/again.rss', rss(item(1, link)))
  const feed = await feedOf('/again.rss')
  expect(await api.world.run(feed)).toMatchObject({ created: 1 })
  api.world.clock.advance(3_600_000)
  expect(await api.world.run(feed)).toMatchObject({ state: 'succeeded', read: 1, unchanged: 1 })
  expect(asked()).toEqual(['/again/1'])

  api.server.on('/again.rss', rss(item(1, link, 'now with a text')))
  expect(await api.world.run(feed)).toMatchObject({ read: 1, unchanged: 1 })
  expect(site.requests[0]?.headers).toMatchObject({
    'if-none-match': '"p1"',
    'if-modified-since': 'Fri, 06 Nov 2026 09:00:00 GMT',
  })
  expect(asked()).toEqual(['/again/1'])

  api.world.clock.advance(DAY)
  site.on('/again/1', answers(200, { etag: '"p2"' }, html({ name: 'Les Loutres + Castor' })))
  expect(await api.world.run(feed)).toMatchObject({ read: 1, updated: 1 })
  expect(await named(feed)).toEqual(['n-1: Les Loutres + Castor'])
})

test('an unchanged feed is no reason not to look after its pages', async () => {
  const link = site.on('/same/1', answers(200, {}, html({ name: 'Before' })))
  api.server.on('/same.rss', rss(item(1, link)), answers(304))
  const feed = await feedOf('/same.rss')
  await api.world.run(feed)
  api.world.clock.advance(DAY)
  site.on('/same/1', answers(200, {}, html({ name: 'After' })))
  expect(await api.world.run(feed)).toMatchObject({ state: 'succeeded', updated: 1 })
  expect(await named(feed)).toEqual(['n-1: After'])
})

describe('what fails costs its item only', () => {
  test('and is told with its item', async () => {
    const good = site.on('/mix/good', answers(200, {}, html({ name: 'Good' })))
    const gone = site.on('/mix/gone', answers(404))
    const plain = site.on('/mix/plain', answers(200, {}, '<html><body>News.</body></html>'))
    const huge = site.on('/mix/huge', answers(200, {}, `<html>${' '.repeat(17 * 2 ** 20)}`))
    const inward = 'http://10.1.2.3/secret'
    const links = [gone, plain, good, huge, inward, 'mailto:x@hall.example']
    api.server.on('/mix.rss', rss(...links.map((link, index) => item(index, link))))
    const feed = await feedOf('/mix.rss')
    const report = await api.world.run(feed)
    expect(report).toMatchObject({ state: 'partial', complete: true, created: 1, rejectedCount: 5 })
    const reasons = Object.fromEntries(report.rejected.map(({ id, reason }) => [id, reason]))
    expect(reasons['n-0']).toContain('/mix/gone answered 404')
    expect(reasons['n-1']).toContain('/mix/plain tells of no event')
    expect(reasons['n-3']).toContain('larger than the limit')
    expect(reasons['n-4']).toContain('10.1.2.3')
    expect(reasons['n-5']).toMatch(/^no date of the event/)
  })

  test('and what a page said before stands', async () => {
    const link = site.on('/stands/1', answers(200, {}, html({ name: 'Stands' })))
    api.server.on('/stands.rss', rss(item(1, link)))
    const feed = await feedOf('/stands.rss')
    await api.world.run(feed)
    site.on('/stands/1', answers(503))
    api.world.clock.advance(DAY)
    const report = await api.world.run(feed)
    expect(report).toMatchObject({ state: 'succeeded', unchanged: 1, withdrawn: 0 })
    expect(report.warnings.join()).toMatch(/answered 503.*What it said before stands/)
  })

  test('a server that fails again and again is left alone until the next run', async () => {
    const links = Array.from({ length: 8 }, (_, index) => site.on(`/down/${index}`, answers(500)))
    api.server.on('/down.rss', rss(...links.map((link, index) => item(index, link))))
    const feed = await feedOf('/down.rss')
    expect(await api.world.run(feed)).toMatchObject({ state: 'partial', rejectedCount: 8 })
    expect(new Set(asked()).size).toBe(3)
    for (const [index] of links.entries())
      site.on(`/down/${index}`, answers(200, {}, html({ name: `Up ${index}` })))
    expect(await api.world.run(feed)).toMatchObject({ state: 'succeeded', created: 8 })
  })
})

test('no more pages than a run may fetch: the others follow in the next runs', async () => {
  const links = Array.from({ length: 230 }, (_, index) =>
    site.on(`/many/${index}`, answers(200, {}, html({ name: `Many ${index}` }))),
  )
  api.server.on('/many.rss', rss(...links.map((link, index) => item(index, link))))
  const feed = await feedOf('/many.rss')
  const report = await api.world.run(feed)
  expect(report).toMatchObject({ state: 'succeeded', created: 200 })
  expect(report.warnings[0]).toContain('30 linked pages are left for the next runs')
  expect(await api.world.run(feed)).toMatchObject({ created: 30, unchanged: 200, warnings: [] })
})

test('pages that take for ever are left for the next runs, too', async () => {
  const slow: Handler = (_, response) => {
    api.world.clock.advance(DAY / 96)
    response.writeHead(200).end(html({ name: 'Slow' }))
  }
  const links = [1, 2, 3, 4].map((number) => site.on(`/slow/${number}`, slow))
  api.server.on('/slow.rss', rss(...links.map((link, index) => item(index, link))))
  const feed = await feedOf('/slow.rss')
  const report = await api.world.run(feed)
  expect(report).toMatchObject({ state: 'succeeded', created: 2 })
  expect(report.warnings[0]).toContain('2 linked pages are left for the next runs')
  expect(await api.world.run(feed)).toMatchObject({ created: 2, unchanged: 2, warnings: [] })
})

test('of several events on a page those that are at home there count', async () => {
  const link = `${site.origin}/hall/1`
  const others = { name: 'Elsewhere', start: '2026-12-24T20:00+01:00' }
  const page = html(
    { name: 'Early show', start: '2026-12-23T18:00+01:00', url: link },
    { name: 'Late show', start: '2026-12-23T21:00+01:00', url: `${link}#late` },
    { ...others, url: `${site.origin}/hall/2` },
  )
  site.on('/hall/1', answers(200, {}, page))
  api.server.on('/hall.rss', rss(item(1, link)))
  const feed = await feedOf('/hall.rss')
  expect(await api.world.run(feed)).toMatchObject({ created: 2, warnings: [] })
  expect((await named(feed)).map((told) => told.split(': ')[1])).toEqual([
    'Early show',
    'Late show',
  ])
})

test('credentials of the feed go to its own server only, and what is added to its query to no page', async () => {
  const there = site.on('/other/1', answers(200, {}, html({ name: 'There' })))
  const here = api.server.on('/own/1', answers(200, {}, html({ name: 'Here' })))
  api.server.on('/keys.rss', rss(item(1, there), item(2, here)))
  const options = { 'header.X-Key': 'env:API_KEY', 'query.format': 'rss' }
  const feed = await feedOf('/keys.rss', { options })
  expect(await api.world.run(feed)).toMatchObject({ created: 2 })
  expect(site.requests.at(-1)?.headers).not.toHaveProperty('x-key')
  const own = api.server.requests.find(({ url }) => url?.startsWith('/own/1'))
  expect(own?.url).toBe('/own/1')
  expect(own?.headers['x-key']).toBe('geheim')
})

test('links are not followed where the operator does not want it', async () => {
  const link = site.on('/ignored/1', answers(200, {}, html({ name: 'Ignored' })))
  api.server.on('/ignored.rss', rss(item(1, link)))
  const feed = await feedOf('/ignored.rss', { options: { linkedPages: 'ignore' } })
  expect(await api.world.run(feed)).toMatchObject({
    state: 'partial',
    created: 0,
    rejectedCount: 1,
  })
  expect(asked()).toEqual([])
})

test('a listing whose item left the feed is missing like any other', async () => {
  const links = [1, 2].map((number) =>
    site.on(`/left/${number}`, answers(200, {}, html({ name: `Left ${number}` }))),
  )
  api.server.on('/left.rss', rss(item(1, links[0]!), item(2, links[1]!)))
  const feed = await feedOf('/left.rss')
  await api.world.run(feed)
  api.server.on('/left.rss', rss(item(1, links[0]!)))
  api.world.clock.advance(DAY)
  expect(await api.world.run(feed)).toMatchObject({ complete: true, withdrawn: 0 })
  api.world.clock.advance(DAY)
  expect(await api.world.run(feed)).toMatchObject({ complete: true, withdrawn: 1 })
})

test('a preview shows what the pages say, and stores nothing', async () => {
  // On the feed's own server, which answers one request at a time.
  const link = api.server.on('/shown/1', answers(200, {}, html({ name: 'Shown' })))
  const gone = site.on('/shown/2', answers(404))
  api.server.on('/shown.rss', rss(item(1, link), item(2, gone)))
  const feed = await feedOf('/shown.rss')
  const { rows } = await previewFeed(api.world.context, feed, 20)
  expect(rows.map(({ id, native, rejected }) => [id, native?.name ?? null, rejected])).toEqual([
    ['n-1', 'Shown', null],
    ['n-2', null, expect.stringContaining('answered 404')],
  ])
  expect(await named(feed)).toEqual([])
})

test('the page stays as long as it is asked for', async () => {
  const link = site.on(
    '/kept/1',
    answers(200, { etag: '"k"' }, html({ name: 'Kept' })),
    answers(304),
  )
  api.server.on('/kept.rss', rss(item(1, link)))
  const feed = await feedOf('/kept.rss')
  await api.world.run(feed)
  for (let day = 0; day < 3; day += 1) {
    api.world.clock.advance(20 * DAY)
    await api.world.run(feed)
    await dropOldBodies(api.world.test.database, api.world.clock.now() - 30 * DAY)
  }
  expect(await api.world.run(feed)).toMatchObject({
    state: 'succeeded',
    unchanged: 1,
    warnings: [],
  })
})
