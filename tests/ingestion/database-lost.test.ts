import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRuns } from '../../src/storage/runs.ts'
import { apiWorld, page } from '../support/api-world.ts'
import type { ApiWorld } from '../support/api-world.ts'
import { concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let api: ApiWorld
let world: Catalogue
beforeAll(async () => {
  api = await apiWorld()
  world = api.world
})
afterAll(() => api.close())

const LINES = Array.from({ length: 1200 }, (_, index) => {
  const name = `Otters ${index}`
  return `${JSON.stringify(concert(`A-${index}`, { name }))}\n`
}).join('')

test('a run whose connection to the database is lost is interrupted, and the next one does the rest', async () => {
  const { database } = world.test
  const feed = await world.give(await world.partner('Guichet'), 'lost', LINES)
  // Of the second batch: a number of a sequence stays taken, whatever becomes of the transaction.
  await database.query('create sequence batches')
  await database.query(`create function cut() returns trigger language plpgsql as $$ begin
    if nextval('batches') = 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
    return null; end $$`)
  await database.query(
    'create trigger cut after insert on listings for each statement execute function cut()',
  )
  await expect(world.run(feed)).rejects.toThrow()
  const [cutOff] = await listRuns(database, feed.id)
  expect(cutOff).toMatchObject({ state: 'interrupted', failure: null, withdrawn: 0 })
  expect(cutOff?.warnings.join()).toMatch(
    /^The connection to the database was lost \(.+\); what had/,
  )
  const report = await world.run(feed)
  expect(report).toMatchObject({ state: 'succeeded', read: 1200, withdrawn: 0 })
  expect(report.created + report.unchanged).toBe(1200)
  expect(report.unchanged).toBeGreaterThan(0)
})

test('that its end cannot be written either says less than what broke a run', async () => {
  const { database } = world.test
  const feed = await world.give(await world.partner('Full'), 'full', [concert('F-1')])
  await database.query(`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'no room for %', tg_table_name; end $$`)
  await database.query(
    'create trigger refuse before insert on listings for each row execute function refuse()',
  )
  await database.query(`create trigger refuse before update on runs for each row
    when (new.finished_at is not null) execute function refuse()`)
  await expect(world.run(feed)).rejects.toThrow('no room for listings')
  for (const table of ['listings', 'runs']) await database.query(`drop trigger refuse on ${table}`)
  expect(await world.run(feed)).toMatchObject({ state: 'succeeded', created: 1 })
})

/** Whoever waits for the run, to erase something or to run the feed himself, has not waited since. */
test.each([2, 3])(
  'so is one whose connections are all lost before page %i came, though new ones can be had',
  async (cutBefore) => {
    const { database } = world.test
    const event = Array.from({ length: 50 }, (_, id) => ({
      id: cutBefore * 1000 + id,
      type: 'Festival',
      displayName: `Fest ${cutBefore} ${id}`,
      start: { date: '2026-12-05' },
    }))
    const paged = page((asked) => ({
      resultsPage: {
        status: 'ok',
        results: { event: event.map((one) => ({ ...one, id: `${one.id}-${asked.get('page')}` })) },
        perPage: 50,
        page: Number(asked.get('page')),
        totalEntries: 150,
      },
    }))
    const others = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    let isCut = false
    const path = `/api/3.0/artists/${cutBefore}/calendar.json`
    const location = api.server.on(path, (request, response) => {
      const answer = () => paged(request, response)
      if (isCut || !request.url?.includes(`page=${cutBefore}`)) return answer()
      isCut = true
      void database.query(others).then(answer, answer)
    })
    await expect(api.run('songkick', location)).rejects.toThrow('Connection terminated')
    const { rows } = await database.query<{ id: number }>('select max(id) as id from feeds')
    const [cutOff] = await listRuns(database, rows[0]!.id)
    expect(cutOff).toMatchObject({ state: 'interrupted', failure: null, created: 0, withdrawn: 0 })
    expect(cutOff?.warnings.join()).toMatch(/^The connection to the database was lost/)
    expect(await api.run('songkick', location)).toMatchObject({ state: 'succeeded', created: 150 })
  },
)
