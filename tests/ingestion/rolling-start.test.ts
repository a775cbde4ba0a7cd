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
const startOf = async () =>
  (await world.events()).map(({ id, name, startDate }) => ({ id, name, startDate }))

test('a run that is listed by its next performance keeps its first day and its number', async () => {
  const seller = await world.partner('Seller')
  await world.take(seller, 'feed', [run('05', '06', '07')])
  const before = await startOf()
  expect(before).toEqual([
    { id: before[0]!.id, name: 'Hamlet', startDate: expect.stringContaining('2027-01-05') },
  ])
  await world.take(seller, 'feed', [run('06', '07')])
  await world.take(seller, 'feed', [run('07')])
  expect(await startOf()).toEqual(before)
  await rebuild(world.context)
  expect(await startOf()).toEqual(before)
})

test.each([
  ['a play', { categories: ['theatre'] }, '2027-02-01T20:00', '2027-02-15T19:30'],
  ['what nobody says the kind of', { categories: [] }, '2027-02-01T20:00', '2027-02-15T19:30'],
  ['a show for an hour later', { categories: ['comedy'] }, '2027-02-01T19:30', '2027-02-01T20:30'],
  ['an exhibition', { categories: ['exhibition'], end: '2027-05-30' }, '2027-02-01', '2027-02-15'],
  ['a concert', { categories: ['music'] }, '2027-02-01T20:00', '2027-02-15T19:30'],
])('%s that is moved before it began begins when it now begins', async (name, more, from, to) => {
  const seller = await world.partner(name)
  const take = (start: string) =>
    world.take(seller, name, [concert('moved', { name, performers: [], start, ...more })])
  const began = async () =>
    (await startOf()).filter(({ name: one }) => one === name).map(({ startDate }) => startDate)
  await take(from)
  world.clock.advance(3_600_000)
  await take(to)
  const then = [expect.stringContaining(to.replace('T', ' '))]
  expect(await began()).toEqual(then)
  await rebuild(world.context)
  expect(await began()).toEqual(then)
})
