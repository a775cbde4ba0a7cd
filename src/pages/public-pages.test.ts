import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { SAMPLE_EVENT, SAMPLE_PERFORMER, SAMPLE_PLACE } from '../../tests/support/sample-event.ts'
import { fragmentOf } from '../../tests/support/presented.ts'
import { CATEGORIES } from '../domain/category.ts'
import { settableClock } from '../lib/clock.ts'
import { registerPages } from './routes.ts'
import { preferredLanguage } from './words.ts'

let db: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  db = await testDatabase()
  const around = { place: SAMPLE_PLACE, performers: [SAMPLE_PERFORMER], updatedAt: 0 }
  const fragment = fragmentOf(SAMPLE_EVENT, around)
  await db.database.transaction(async (tx) => {
    // Only what a page reads: the rows that these refer to are not there.
    await tx.query('set local session_replication_role = replica')
    await tx.query(
      `insert into births (id, listing_id, first_seen_at, start_at, earliest_start_at,
          earliest_start_offset, place_id, event_id)
        values (1001, 1, now(), now(), now(), 60, 2, 1001), (1007, 2, now(), now(), now(), 60, 2, 1001)`,
    )
    await tx.query({
      text: `insert into events (id, name, start_at, place_id, fragment, content_hash,
          trending_score, trending_at, created_at, updated_at)
        values (1001, 'Les Loutres', now(), 2, $1, gen_random_uuid(), 0, now(), now(), now())`,
      values: [fragment],
    })
  })
  app = fastify()
  registerPages(app, {
    database: db.database,
    clock: settableClock('2026-11-27T12:00:00Z'),
    publicUrl: 'https://events.example',
  })
})
afterAll(async () => {
  await app.close()
  await db.drop()
})

test('200: the page, with a policy that lets nothing run', async () => {
  const answer = await app.inject({ url: '/e/1001', headers: { 'accept-language': 'en' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['vary']).toBe('Accept-Language')
  expect(answer.body).toContain('<html lang="en">')
})

test('304: the reader has it already', async () => {
  const first = await app.inject('/e/1001')
  const etag = String(first.headers['etag'])
  const again = await app.inject({ url: '/e/1001', headers: { 'if-none-match': `W/${etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('301: what has merged leads to the event that holds it now', async () => {
  const answer = await app.inject('/e/1007')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers['location']).toBe('https://events.example/e/1001')
})

test.each(['1002', '0', '-1', '01001', 'abc', '9'.repeat(30), '1e3', '%00'])(
  '404: a page that says so for /e/%s',
  async (number) => {
    const answer = await app.inject({ url: `/e/${number}`, headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Page not found')
  },
)

test('HEAD answers as GET without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/e/1001' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})

test.each(
  CATEGORIES.filter(({ subCategory }) => subCategory === null).map((each) => [each.mainCategory]),
)('the icon of %s is there, to be asked for again after a day', async (main) => {
  const url = `/icons/${main}.svg`
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.body).toContain('<svg')
  const headers = { 'if-none-match': String(answer.headers['etag']) }
  expect((await app.inject({ url, headers })).statusCode).toBe(304)
})

test.each(['none.svg', 'music', 'constructor.svg'])('404: no icon %s', async (file) => {
  expect((await app.inject(`/icons/${file}`)).statusCode).toBe(404)
})

test.each([
  [undefined, 'fr'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-CH, en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['de', 'fr'],
  ['*', 'fr'],
  ['en;q=x', 'fr'],
])('a reader who asks for %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
