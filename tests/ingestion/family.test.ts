import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

test('one seller under two names lists one show, whatever it calls it there', async () => {
  const [more, viva, other] = [
    await world.partner('More'),
    await world.partner('Viva'),
    await world.partner('Other'),
  ]
  const kin = { options: { family: 'more-viva' } }
  await world.take(more, 'more', [concert('77', { name: 'Έρως και Ψυχή' })], kin)
  await world.take(viva, 'viva', [concert('77', { name: 'Soirée privée' })], kin)
  await world.take(other, 'other', [concert('77', { name: 'Tout autre chose' })])
  const names = (await world.events()).map((event) => event.sources.length)
  expect(names.toSorted((a, b) => a - b)).toEqual([1, 2])
  const before = await world.fragments()
  await rebuild(world.context)
  expect(await world.fragments()).toEqual(before)
})
