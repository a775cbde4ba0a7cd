import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '../../src/lib/durations.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

test('an event that changes is later than it was, whatever became of the clock', async () => {
  const partner = await world.partner('Back')
  const told: string[] = []
  for (const [index, hours] of [0, 1, -5, 0, -24, 20, 48].entries()) {
    world.clock.advance(hours * HOUR_MS)
    await world.take(partner, 'back', [concert('B', { description: `Text ${index}` })])
    told.push((await world.events())[0]!.updatedAt)
    // As it was: no change, no later time.
    await world.take(partner, 'back', [concert('B', { description: `Text ${index}` })])
    expect((await world.events())[0]!.updatedAt).toBe(told.at(-1))
  }
  expect(told).toEqual([...new Set(told)].toSorted())
  expect(told.at(-1)).toBe(new Date(world.clock.now()).toISOString())
})
