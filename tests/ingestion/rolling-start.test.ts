import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

const run = (...days: string[]) =>
  concert('run', {
    name: 'Hamlet',
    categories: ['theatre'],
    performers: [],
    start: `2027-01-${days[0]}T20:00`,
    sessions: days.map((day) => ({ start: `2027-01-${day}T20:00` })),
    sessionsComplete: true,
  })
const startOf = async () => (await world.events()).map(({ id, startDate }) => ({ id, startDate }))

test('a run that is listed by its next performance keeps its first day and its number', async () => {
  const seller = await world.partner('Seller')
  await world.take(seller, 'feed', [run('05', '06', '07')])
  const before = await startOf()
  expect(before).toEqual([{ id: before[0]!.id, startDate: expect.stringContaining('2027-01-05') }])
  await world.take(seller, 'feed', [run('06', '07')])
  await world.take(seller, 'feed', [run('07')])
  expect(await startOf()).toEqual(before)
  await rebuild(world.context)
  expect(await startOf()).toEqual(before)
})
