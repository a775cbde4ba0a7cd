import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRuns } from '../../src/storage/runs.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(() => world.drop())

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
