import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginLook, lookingAt } from '../../src/ingestion/grouping/look-around.ts'
import type { Look } from '../../src/ingestion/grouping/look-around.ts'
import { birthsAround } from '../../src/storage/births.ts'
import type { Birth } from '../../src/storage/births.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

const SHOWS = 24

let world: Catalogue
let births: readonly Birth[]
beforeAll(async () => {
  world = await catalogue()
  // Few halls, few evenings, few names: nearly everything is near something, and some of it is one.
  for (const seller of ['A', 'B', 'C']) {
    const listings = Array.from({ length: SHOWS }, (_, index) =>
      concert(`${seller}-${index}`, {
        name: `Trio ${'abc'[index % 3]} au ${'xy'[index % 2]}`,
        place: { name: `Salle ${index % 4}`, city: 'Nantes', country: 'FR' },
        start: `2026-12-${10 + ((index * 7) % 9)}T20:${seller === 'B' ? '30' : '00'}`,
      }),
    )
    await world.take(await world.partner(seller), seller, listings)
  }
  const { rows } = await world.test.database.query<{ id: number }>('select id from births')
  births = await birthsAround(world.test.database, { eventIds: [], ids: rows.map(({ id }) => id) })
})
afterAll(async () => world.drop())

/** What whoever looked goes by. */
function told({ resolution, settled, universe }: Look) {
  const clusters = resolution.clusters.filter((ids) => ids.every((id) => settled.has(id)))
  const loaded = [...universe.births.keys()].toSorted((a, b) => a - b)
  return { clusters, settled: [...settled].toSorted((a, b) => a - b), loaded }
}

test('a look that begins while births are being made sees what a look at all of them sees', async () => {
  expect(births.length).toBe(3 * SHOWS)
  const { database } = world.test
  const somewhere = fc.record({
    some: fc.subarray([...births], { minLength: 1, maxLength: 12 }),
    cuts: fc.array(fc.nat(12), { maxLength: 3 }),
    areNew: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(somewhere, async ({ some, cuts, areNew }) => {
      const changed = some.map((birth) => ({ birth, former: areNew ? null : birth }))
      const whole = await lookingAt(database, changed, []).done()
      const ids = some.map(({ id }) => id)
      const looking = beginLook(database, ids, [])
      const edges = [0, ...cuts.toSorted((a, b) => a - b), changed.length]
      for (const [index, from] of edges.slice(0, -1).entries()) {
        looking.add(changed.slice(from, edges[index + 1]))
      }
      expect(told(await looking.done())).toEqual(told(whole))
    }),
    { numRuns: 40 },
  )
})
