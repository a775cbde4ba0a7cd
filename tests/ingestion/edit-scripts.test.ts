import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import { revokeDecision } from '../../src/ingestion/decisions/event-proposals.ts'
import { review } from '../../src/ingestion/decisions/review.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { standing } from '../../src/ingestion/resolve/decisions.ts'
import { listDecisions } from '../../src/storage/decisions.ts'
import { editScript, eventScript } from '../support/edit-script.ts'
import { stage } from '../support/play-script.ts'
import type { Stage } from '../support/play-script.ts'
import { wholeDatabase } from '../support/whole-database.ts'

/**
 * Whatever feeds, operators, directories, the clock and erasures do, one after the other: what stands in the catalogue is what
 * concluding everything anew from the stored listings and the log gives, id for id and byte for byte.
 */

let scene: Stage
beforeAll(async () => {
  scene = await stage()
})
afterAll(async () => scene.world.drop())

const RUNS = Number(process.env['EDIT_SCRIPTS'] ?? 100)
/** No script is left out in silence: a machine that is too slow for them fails. */
const TIMEOUT_MS = 600_000 + RUNS * 10_000

/** Numbers that no number of an event is left for, though their listing was neither erased nor hidden. */
const LOST = `
  select b.id, b.event_id from births b join listings l on l.id = b.listing_id
   where not exists (select from events e where e.id = b.event_id)
     and not exists (select from decisions where body ->> 'kind' = 'hide')`

/** Keys that find a birth which does not have them, and births that a key of theirs does not find. */
const MISLED = `
  (select key, birth_id from birth_blocks except select unnest(block_keys), id from births)
  union all (select unnest(block_keys), id from births except select key, birth_id from birth_blocks)`

const all = async <Row>(text: string) => (await scene.world.test.database.query<Row>(text)).rows

test(
  'rebuilding after any script changes no row, and every id leads somewhere',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.context(), editScript, async (ctx, script) => {
        const { world } = scene
        await scene.play(script, (line) => ctx.log(line))
        // What was noted for a person to look at may be too much: it is judged anew when it is shown.
        const state = () =>
          wholeDatabase(world.test.database, ['doubtful_pairs', 'doubtful_events'])
        const asked = async () => {
          const found = await review(world.test.database, 50, world.clock.now())
          return { pairs: found.pairs, events: found.events }
        }
        const [before, doubts] = [await state(), await asked()]
        await rebuild(world.context)
        expect(await state()).toEqual(before)
        expect(await asked()).toEqual(doubts)
        expect(await all(MISLED)).toEqual([])
        expect(await all(LOST)).toEqual([])
        for (const { id } of await all<{ id: number }>('select id from births')) {
          const led = await world.leadsTo(id)
          expect(await world.leadsTo(led ?? 0), `where ${id} leads`).toBe(led)
        }
      }),
      { numRuns: RUNS },
    )
  },
  TIMEOUT_MS,
)

test(
  'every decision taken back, the events are those that no decision would have made',
  async () => {
    const eventsOf = () =>
      all<{ id: number; event_id: number }>('select id, event_id from births order by id')
    await fc.assert(
      fc.asyncProperty(fc.context(), eventScript, async (ctx, script) => {
        await scene.play(script.map((step) => (step.do === 'feed' ? step : { do: 'nothing' })))
        const expected = await eventsOf()
        await scene.play(script, (line) => ctx.log(line))
        const { context } = scene.world
        for (const { id } of standing(await listDecisions(context.database)).toReversed()) {
          const body = revokeDecision(id)
          await decide(context, { by: 'test', why: '', revokes: id, body })
        }
        expect(await eventsOf()).toEqual(expected)
        const shown = await all<{ id: number }>('select id from events order by id')
        const ids = expected.map((row) => row.event_id)
        expect(shown.map(({ id }) => id)).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
      }),
      { numRuns: Math.ceil(RUNS / 8) },
    )
  },
  TIMEOUT_MS,
)
