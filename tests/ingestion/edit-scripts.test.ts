import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import { DecisionRefused } from '../../src/ingestion/in-force/decision-refused.ts'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import {
  distinctEvents,
  hideEvent,
  mergeEvents,
  pinField,
  revokeDecision,
  splitEvent,
} from '../../src/ingestion/decisions/event-proposals.ts'
import {
  aliasName,
  distinctNames,
  mergeNames,
} from '../../src/ingestion/decisions/name-proposals.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { renderAllDue } from '../../src/ingestion/rendering/render-due.ts'
import { standing } from '../../src/ingestion/resolve/decisions.ts'
import { listDecisions } from '../../src/storage/decisions.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/**
 * Whatever feeds, operators and erasures do, one after the other: what stands in the catalogue is what concluding everything anew
 * from the stored listings and the log gives, id for id and byte for byte.
 */

const SELLERS = ['North', 'South', 'East']
const NAMES = [
  'Orage',
  'ORAGE (Paris)',
  'Orage + guests',
  'Tempête',
  'Brume',
  'Tempête: la tournée',
]
const ACTS = ['Orage', 'Tempête', 'Tempete', 'Brume']
const HALLS = [
  { id: 'h-1', name: 'Salle Boréale', street: '3 rue des Pins', directoryId: 'dir-1' },
  { id: 'h-2', name: 'Boréale', street: '3 rue des Pins', directoryId: 'dir-2' },
  { id: 'h-3', name: 'Le Hangar', street: '80 quai du Nord' },
]
const STARTS = ['2027-01-10T20:00', '2027-01-10T20:30', '2027-01-10T22:30', '2027-01-11T20:00']

const pick = fc.nat({ max: 50 })
const at = <Value>(values: readonly Value[], index: number) => values[index % values.length]!

const listing = fc.record({ name: pick, act: pick, hall: pick, start: pick, run: fc.boolean() })
type Drawn = typeof listing extends fc.Arbitrary<infer Value> ? Value : never

/** Not every seller has ids of its own for halls and acts. */
function toListing(id: string, drawn: Drawn, seller: number): NativeListing {
  const { id: hallId, directoryId, ...hall } = at(HALLS, drawn.hall)
  const act = at(ACTS, drawn.act)
  const starts = drawn.run ? STARTS.slice(drawn.start % 2, 4) : [at(STARTS, drawn.start)]
  return concert(id, {
    name: at(NAMES, drawn.name),
    start: starts[0]!,
    ...(drawn.run ? { sessions: starts.map((start) => ({ start })) } : {}),
    performers: [seller === 0 ? { id: `p-${act}`, name: act } : { name: act }],
    place: {
      ...hall,
      ...(seller === 0 ? { id: hallId } : {}),
      ...(seller === 2 && directoryId !== undefined ? { directoryId } : {}),
      city: 'Paris',
      country: 'FR',
    },
  })
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('feed'),
      seller: pick,
      listings: fc.array(listing, { maxLength: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['merge', 'split', 'distinct', 'pin', 'hide', 'revoke', 'revoke'] as const),
        ...(['performerMerge', 'performerDistinct', 'performerAlias'] as const),
        ...(['placeMerge', 'placeDistinct', 'placeAlias'] as const),
      ),
      a: pick,
      b: pick,
      dryRun: fc.boolean(),
    }),
  },
)
const erasure = fc.record({ kind: fc.constant('erase'), seller: pick, place: pick })
type Erasure = typeof erasure extends fc.Arbitrary<infer Value> ? Value : never
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function numbers(world: Catalogue, statement: string): Promise<number[]> {
  const { rows } = await world.test.database.query<{ id: number }>(statement)
  return rows.map((row) => row.id)
}

async function decideOn(
  world: Catalogue,
  { kind, a, b, dryRun }: Exclude<Step, { seller: number }>,
) {
  const births = await numbers(world, 'select id from births order by id')
  const performers = await numbers(world, 'select id from performers order by id')
  const places = await numbers(world, 'select id from places where id > 2 order by id')
  const decisions = await numbers(world, 'select id from decisions order by id')
  if (births.length === 0) return
  const two = (ids: readonly number[]) => [String(at(ids, a)), String(at(ids, b))]
  const bodies = {
    merge: () => mergeEvents([at(births, a), at(births, b)]),
    split: () => splitEvent(at(births, a), [`source:${at(births, a)}`]),
    distinct: () => distinctEvents([at(births, a), at(births, b)]),
    pin: () => pinField(at(births, a), { field: 'name', value: `Pinned ${b}`, until: null }, 0),
    hide: () => hideEvent(at(births, a)),
    revoke: () => revokeDecision(decisions.length === 0 ? 0 : at(decisions, a)),
    performerMerge: () => mergeNames('performer', two(performers)),
    performerDistinct: () => distinctNames('performer', two(performers)),
    performerAlias: () => aliasName('performer', String(at(performers, a)), at(ACTS, b)),
    placeMerge: () => mergeNames('place', two(places)),
    placeDistinct: () => distinctNames('place', two(places)),
    placeAlias: () => aliasName('place', String(at(places, a)), at(HALLS, b).name),
  }
  const revokes = kind === 'revoke' && decisions.length > 0 ? at(decisions, a) : null
  try {
    const body = bodies[kind as keyof typeof bodies]()
    await decide(world.context, { by: 'test', why: '', revokes, body }, { dryRun })
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error
  }
}

/** All that a rebuild must leave as it is. */
async function stateOf({ test: { database } }: Catalogue) {
  const all = async (text: string) => (await database.query(text)).rows
  return {
    events: await all('select id, fragment from events order by id'),
    births: await all(
      'select id, event_id, place_id, performer_ids, (select array_agg(k order by k) from unnest(block_keys) k) as keys from births order by id',
    ),
    blocks: await all(
      'select key, birth_id, first_day, last_day, is_run from birth_blocks order by key, birth_id',
    ),
    places: await all('select id, data, replaced_by, directory_place_id from places order by id'),
    performers: await all('select id, data, replaced_by from performers order by id'),
    ids: await all(
      'select directory_id, directory_place_id from directory_ids order by directory_id',
    ),
    shown: await all('select performer_id, event_id from event_performers order by 1, 2'),
  }
}

const RUNS = Number(process.env['EDIT_SCRIPTS'] ?? 8)
/** A failing script is made shorter for as long as this; a slow machine plays fewer. */
const LIMITS = { interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false }
/** Two complete runs that lack a listing, this far apart, withdraw it. */
const STEP_MS = 7 * 3_600_000

async function play(
  script: readonly (Step | Erasure)[],
  check: (world: Catalogue) => Promise<void>,
) {
  const world = await catalogue()
  try {
    const partners: Partner[] = []
    for (const name of SELLERS) partners.push(await world.partner(name))
    for (const one of script) {
      world.clock.advance(STEP_MS)
      if (one.kind === 'erase') {
        const { seller, place } = one as Erasure
        await eraseListing(world.context, {
          kind: 'listing',
          by: 'test',
          why: '',
          dryRun: false,
          name: `L-${place % 4}`,
          partnerId: at(partners, seller).id,
        })
        continue
      }
      if (one.kind !== 'feed') {
        await decideOn(world, one as Exclude<Step, { seller: number }>)
        continue
      }
      const { seller, listings } = one as Extract<Step, { seller: number }>
      const index = seller % SELLERS.length
      const told = listings.map((drawn, place) => toListing(`L-${place}`, drawn, index))
      await world.take(partners[index]!, SELLERS[index]!, told)
    }
    await renderAllDue(world.context)
    await check(world)
  } finally {
    await world.drop()
  }
}

const script = fc.array(step, { minLength: 4, maxLength: 14 })

const withErasures = fc.array(
  fc.oneof({ weight: 5, arbitrary: step }, { weight: 1, arbitrary: erasure }),
  { minLength: 4, maxLength: 14 },
)

test('rebuilding after any script of feeds, decisions and erasures changes nothing, and every id leads somewhere', async () => {
  await fc.assert(
    fc.asyncProperty(withErasures, (steps) =>
      play(steps, async (world) => {
        const before = await stateOf(world)
        await rebuild(world.context)
        expect(await stateOf(world)).toEqual(before)
        for (const id of await numbers(world, 'select id from births')) {
          expect(await world.leadsTo(id)).toBeLessThanOrEqual(id)
        }
      }),
    ),
    { numRuns: RUNS, ...LIMITS },
  )
}, 300_000)

test('every decision taken back, the events are those that no decision would have made', async () => {
  const onEvents = script.map((steps) =>
    steps.filter((one) => !/^(?:performer|place)/.test(one.kind)),
  )
  const eventsOf = async ({ test: { database } }: Catalogue) =>
    (await database.query('select id, event_id from births order by id')).rows
  await fc.assert(
    fc.asyncProperty(onEvents, async (steps) => {
      let expected: unknown
      await play(
        steps.filter((one) => one.kind === 'feed'),
        async (world) => void (expected = await eventsOf(world)),
      )
      await play(steps, async (world) => {
        const { database } = world.test
        const decisions = await listDecisions(database)
        for (const { id } of standing(decisions).toReversed()) {
          const body = revokeDecision(id)
          await decide(world.context, { by: 'test', why: '', revokes: id, body })
        }
        expect(await eventsOf(world)).toEqual(expected)
        const { rows } = await database.query('select id from events order by id')
        const ids = (expected as { event_id: number }[]).map((row) => row.event_id)
        expect(rows.map((row) => row['id'])).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
      })
    }),
    { numRuns: Math.ceil(RUNS / 2), ...LIMITS },
  )
}, 300_000)
