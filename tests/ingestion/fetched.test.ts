import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { releaseFeed } from '../../src/storage/feeds.ts'
import { dropOldBodies } from '../../src/storage/raw-bodies.ts'
import { feedStandings } from '../../src/storage/schedules.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { answers, feedServer } from '../support/feed-server.ts'
import type { FeedServer } from '../support/feed-server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LATER = 'Fri, 27 Nov 2026 10:00:00 GMT'

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

const lines = (...names: string[]) =>
  names.map((name) => `${JSON.stringify(concert(name, { name }))}\n`).join('')

function asked(path: string) {
  return server.requests
    .filter((request) => request.url === path)
    .map((request) => request.headers['if-none-match'])
}

async function remote(name: string, location: string, options = {}) {
  return world.give(await world.partner(name), name, '', { location, options })
}

describe('a feed that is fetched again', () => {
  test('is asked for with the validators of its last success; 304 changes nothing', async () => {
    const location = server.on(
      '/304',
      answers(200, { etag: '"one"' }, lines('Aube', 'Brise')),
      answers(304, { etag: '"one"' }),
      answers(304),
      answers(200, { etag: '"two"' }, lines('Aube')),
    )
    const feed = await remote('modified', location)
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded', read: 2, created: 2 })
    const change = await world.lastChange()
    for (let runs = 0; runs < 2; runs += 1) {
      world.clock.advance(HOUR)
      expect(await world.run(feed)).toMatchObject({
        state: 'succeeded',
        complete: true,
        read: 0,
        updated: 0,
        withdrawn: 0,
      })
    }
    expect(await world.lastChange()).toBe(change)
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded', read: 1, unchanged: 1 })
    expect(asked('/304')).toEqual([undefined, '"one"', '"one"', '"one"'])
  })

  test.each([
    ['complete', true, { complete: true, missing: 0, missingDueAt: null }, false],
    ['partial', false, { complete: false, missing: null, missingDueAt: null }, true],
  ] as const)(
    'of 304 a %s one tells what it knows, which uses up a release where it is all',
    async (name, complete, told, released) => {
      const path = `/304-${name}`
      const first = answers(200, { etag: '"one"' }, lines(`Phare ${name}`))
      const location = server.on(path, first, answers(304))
      const partner = await world.partner(path)
      const feed = await world.give(partner, path, '', { location, complete })
      await world.run(feed)
      await releaseFeed(world.test.database, feed.id)
      expect(await world.run(feed)).toMatchObject({ state: 'succeeded', read: 0, ...told })
      expect(asked(path)).toEqual([undefined, '"one"'])
      expect(await feedStandings(world.test.database, feed.id)).toMatchObject([{ released }])
    },
  )

  test('is asked for whole when it is to be read by other options', async () => {
    const location = server.on('/options', answers(200, { etag: '"same"' }, lines('Cendre')))
    const feed = await remote('options', location)
    await world.run(feed)
    await world.run({ ...feed, options: { currency: 'EUR' } })
    await world.run({ ...feed, options: { currency: 'EUR' } })
    expect(asked('/options')).toEqual([undefined, undefined, '"same"'])
  })

  /** As files that are put into place keep their dates: what moved there may be older than what was read. */
  test('is asked for whole at another location, whatever validators the first one gave', async () => {
    const old = answers(200, { etag: '"same"', 'last-modified': LATER }, lines('Dune'))
    const before = server.on('/before', old)
    const after = server.on('/after', (request, response) => {
      const isAsked = Object.keys(request.headers).some((name) => name.startsWith('if-'))
      if (isAsked) response.writeHead(304).end()
      else response.writeHead(200, { etag: '"same"' }).end(lines('Dune', 'Embrun'))
    })
    const feed = await remote('moved', before)
    await world.run(feed)
    const moved = { ...feed, location: after }
    const report = await world.run(moved)
    expect(report).toMatchObject({ read: 2, created: 1, unchanged: 1, warnings: [] })
    expect(await world.run(moved)).toMatchObject({ read: 0, created: 0 })
    // And back: what was read there last is not what the catalogue holds now.
    expect(await world.run(feed)).toMatchObject({ read: 1, unchanged: 1 })
    expect(asked('/before')).toEqual([undefined, undefined])
    expect(asked('/after')).toEqual([undefined, '"same"'])
  })

  test('is asked for whole while something is missing, until that is confirmed', async () => {
    const unchanged = (request: IncomingMessage, response: ServerResponse) =>
      request.headers['if-none-match'] === '"two"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"two"' }).end(lines('Gel'))
    const location = server.on(
      '/gone',
      answers(200, { etag: '"one"' }, lines('Gel', 'Houle')),
      unchanged,
    )
    const feed = await remote('gone', location)
    const withdrawn: number[] = []
    for (let runs = 0; runs < 4; runs += 1) {
      withdrawn.push((await world.run(feed)).withdrawn)
      world.clock.advance(13 * HOUR)
    }
    expect(withdrawn).toEqual([0, 0, 1, 0])
    expect(asked('/gone')).toEqual([undefined, '"one"', undefined, '"two"'])
  })

  test('is asked for whole when it was not read to its end', async () => {
    const whole = `[${lines('Écume', 'Falaise').trim().split('\n').join(',')}]`
    const location = server.on(
      '/cut',
      answers(200, { etag: '"whole"' }, whole),
      answers(200, { etag: '"half"' }, whole.slice(0, -20)),
      answers(200, { etag: '"whole"' }, whole),
    )
    const feed = await remote('cut', location)
    await world.run(feed)
    expect(await world.run(feed)).toMatchObject({ state: 'partial', complete: false })
    await world.run(feed)
    expect(asked('/cut')).toEqual([undefined, '"whole"', undefined])
  })

  test('is asked for whole when a run failed that had begun to apply it', async () => {
    const one = answers(200, { etag: '"one"' }, lines('Nuage'))
    const location = server.on('/half', one, answers(200, { etag: '"two"' }, lines('Pluie')), one)
    const feed = await remote('half', location)
    await world.run(feed)
    world.clock.advance(HOUR)
    const { database } = world.context
    let calls = 0
    const changing: typeof database.changing = async (now, work) => {
      calls += 1
      if (calls > 1) throw new Error('no memory')
      return database.changing(now, work)
    }
    const failing = runFeed({ ...world.context, database: { ...database, changing } }, feed)
    await expect(failing).rejects.toThrow('no memory')
    world.clock.advance(HOUR)
    await world.run(feed)
    expect(asked('/half')).toEqual([undefined, '"one"', undefined])
  })

  test('is asked for whole when nothing is stored of it', async () => {
    const location = server.on('/lost', answers(200, { etag: '"lost"' }, lines('Dune')))
    const feed = await remote('lost', location)
    await world.run(feed)
    await world.test.database.query('delete from run_bodies')
    await world.run(feed)
    expect(asked('/lost')).toEqual([undefined, undefined])
  })

  test.each([
    [403, 'forbidden'],
    [404, 'status'],
    [500, 'status'],
  ] as const)('fails with %i and keeps all it has', async (status, failure) => {
    const path = `/status-${status}`
    const location = server.on(
      path,
      answers(200, {}, lines(`Étape ${status}`)),
      answers(status, {}, 'no'),
    )
    const feed = await remote(`status ${status}`, location)
    await world.run(feed)
    const before = await world.fragments()
    const report = await world.run(feed)
    expect(report).toMatchObject({ state: 'failed', failure, complete: false, withdrawn: 0 })
    expect(report.warnings.join()).toContain(String(status))
    expect(await world.fragments()).toEqual(before)
  })
})

test('a folder of which one file is no feed is read in part, and judges nothing', async () => {
  const folder = world.file('folder')
  await mkdir(folder)
  await writeFile(join(folder, '1.ndjson'), lines('Givre'))
  await writeFile(join(folder, '2.ndjson'), lines('Houle'))
  const feed = await remote('folder feed', folder)
  expect(await world.run(feed)).toMatchObject({ state: 'succeeded', complete: true, read: 2 })
  await writeFile(join(folder, '2.ndjson'), '<!doctype html><title>Try again later</title>')
  for (let runs = 0; runs < 3; runs += 1) {
    world.clock.advance(13 * HOUR)
    const report = await world.run(feed)
    expect(report).toMatchObject({ state: 'partial', complete: false, unchanged: 1, withdrawn: 0 })
    expect(report.warnings.join()).toContain('2.ndjson')
  }
})

test('the pages of an answer are whole together, file by file', async () => {
  const folder = world.file('pages')
  await mkdir(folder)
  const page = (number: number, ids: readonly string[]) =>
    writeFile(
      join(folder, `${number}.json`),
      JSON.stringify({
        _embedded: {
          events: ids.map((id) => ({
            id,
            name: `Page ${id}`,
            dates: { start: { dateTime: '2027-02-14T19:00:00Z' }, timezone: 'Europe/Paris' },
          })),
        },
        page: { number, size: 1, totalElements: 2, totalPages: 2 },
      }),
    )
  await page(0, ['tm-1'])
  const feed = await world.give(await world.partner('pages'), 'pages feed', '', {
    location: folder,
    format: 'ticketmaster-discovery',
  })
  expect(await world.run(feed)).toMatchObject({ state: 'partial', complete: false, created: 1 })
  await page(1, ['tm-2'])
  expect(await world.run(feed)).toMatchObject({ state: 'succeeded', complete: true, created: 1 })
})

test('bodies are dropped when they are old, but never the last one read whole', async () => {
  const location = server.on(
    '/old',
    answers(200, {}, lines('Iris')),
    answers(200, {}, lines('Iris', 'Jade')),
    answers(200, {}, '<!doctype html><title>Later</title>'),
  )
  const feed = await remote('old bodies', location)
  const kept = async () => {
    const { rows } = await world.test.database.query<{ size: number }>({
      text: `select b.size from run_bodies l join raw_bodies b on b.id = l.body_id join runs r on r.id = l.run_id
             where r.feed_id = $1 order by r.id`,
      values: [feed.id],
    })
    return rows.length
  }
  await world.run(feed)
  world.clock.advance(DAY)
  await world.run(feed)
  world.clock.advance(DAY)
  await world.run(feed)
  expect(await kept()).toBeGreaterThanOrEqual(2)
  world.clock.advance(40 * DAY)
  await dropOldBodies(world.test.database, world.clock.now() - 30 * DAY)
  expect(await kept()).toBe(1)
  const parts = await world.test.database.query<{ orphans: number }>(
    'select count(*) as orphans from raw_body_parts p where not exists (select from raw_bodies b where b.id = p.body_id)',
  )
  expect(parts.rows[0]!.orphans).toBe(0)
})
