import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SELLERS, told } from '../support/edit-script.ts'
import type { Seller, Step } from '../support/edit-script.ts'
import { stage } from '../support/play-script.ts'
import type { Stage } from '../support/play-script.ts'

/** Who comes first, and in how many pieces, makes no difference to which listings are one event. */

const TIMEOUT_MS = 600_000

let scene: Stage
beforeAll(async () => {
  scene = await stage()
})
afterAll(async () => scene.world.drop())

/** Listings that are together, by their sellers' names for them. */
async function partition(): Promise<string[]> {
  const { rows } = await scene.world.test.database.query<{ together: string }>(
    `select string_agg(p.name || ':' || l.external_id || coalesce('@' || b.session_at, ''), ' '
                       order by p.name, l.external_id, b.session_at) as together
       from births b join listings l on l.id = b.listing_id join partners p on p.id = l.partner_id
      group by b.event_id order by 1`,
  )
  return rows.map((row) => row.together)
}

type Told = typeof told extends fc.Arbitrary<infer Value> ? Value : never

const feed = (seller: Seller, listings: readonly Told[], complete: boolean): Step => ({
  do: 'feed',
  seller,
  listings: [...listings],
  complete,
  again: 0,
})

const season = fc.uniqueArray(told, { maxLength: 4, selector: ({ id }) => id })

test(
  'the same season in another order is the same events',
  async () => {
    const drawn = fc.tuple(season, season, season)
    await fc.assert(
      fc.asyncProperty(
        drawn,
        fc.shuffledSubarray([...SELLERS], { minLength: 3 }),
        fc.array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 }),
        async (seasons, order, cuts) => {
          await scene.play(SELLERS.map((seller, index) => feed(seller, seasons[index]!, true)))
          const expected = await partition()
          const pieces = (half: 0 | 1) =>
            order.map((seller) => {
              const index = SELLERS.indexOf(seller)
              const all = seasons[index]!
              const cut = cuts[index]!
              return feed(seller, half === 0 ? all.slice(0, cut) : all.slice(cut), false)
            })
          await scene.play([...pieces(0), ...pieces(1)])
          expect(await partition()).toEqual(expected)
        },
      ),
      { numRuns: Math.ceil(Number(process.env['EDIT_SCRIPTS'] ?? 100) / 5) },
    )
  },
  TIMEOUT_MS,
)
