import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

interface ReviewJson {
  readonly waiting: { readonly pairs: number; readonly clusters: number }
  readonly pairs: readonly {
    readonly score: number
    readonly reasons: readonly string[]
    readonly events: readonly [number, number]
    readonly listings: readonly {
      readonly listing: string
      readonly partner: string
      readonly name: string
    }[]
  }[]
  readonly clusters: readonly { readonly event: number; readonly meanScore: number }[]
}

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
  const [north, south] = [await world.partner('North'), await world.partner('South')]
  // A day apart: somebody may have made a mistake.
  await world.take(
    north,
    'north',
    ['Orage', 'Brume', 'Rosée'].map((name, index) =>
      concert(`n-${index}`, { name, start: `2027-01-${10 + index * 5}T20:00` }),
    ),
  )
  await world.take(
    south,
    'south',
    ['Orage', 'Brume', 'Rosée'].map((name, index) =>
      concert(`s-${index}`, { name, start: `2027-01-${11 + index * 5}T20:00` }),
    ),
  )
})
afterAll(async () => world.drop())

const list = (...words: string[]) => world.json<ReviewJson>('review', 'list', ...words)
const eventsOf = (review: ReviewJson) => review.pairs.map((pair) => pair.events.join())

test('doubtful pairs wait side by side with scores and reasons, the likeliest first', async () => {
  const found = await list()
  expect(found.waiting).toEqual({
    pairs: 3,
    clusters: 0,
    places: 0,
    performers: 0,
    directory: 0,
  })
  expect(found.pairs).toHaveLength(3)
  const [first] = found.pairs
  expect(first).toMatchObject({
    score: expect.any(Number),
    reasons: expect.arrayContaining(['K6', 'T_EXACT']),
    listings: [{ partner: 'North' }, { partner: 'South' }],
  })
  const scores = found.pairs.map((pair) => pair.score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect((await list('--limit', '2')).pairs).toHaveLength(2)
  const { stdout } = await world.attempt('review', 'list')
  expect(stdout).toContain(`affiche merge ${first!.events.join(' ')}`)
  expect(stdout).toContain('a day apart')
})

test('what is decided waits no more, and waits again when that is taken back', async () => {
  const all = eventsOf(await list())
  const [a, b] = all.map((events) => events.split(','))
  const apart = await world.decide('distinct', ...a!)
  expect(eventsOf(await list())).not.toContain(a!.join())
  await world.decide('merge', ...b!)
  expect(eventsOf(await list())).toEqual([all[2]])
  await world.decide('revoke', `${apart.decision}`)
  expect(new Set(eventsOf(await list()))).toEqual(new Set([all[0], all[2]]))
})

test('rebuilding finds the same', async () => {
  const before = await list()
  await rebuild(world.context)
  expect(await list()).toEqual(before)
})

test('what a person put together against the rules is not asked about again', async () => {
  expect((await list()).clusters).toEqual([])
})

test('a pair whose listing changed is looked at anew', async () => {
  const [pair] = (await list()).pairs
  const [one] = pair!.listings
  const [partnerId, id] = one!.listing.split(':')
  const { rows } = await world.test.database.query<{ name: string }>({
    text: 'select name from partners where id = $1',
    values: [Number(partnerId)],
  })
  const feed = rows[0]!.name.toLowerCase()
  const partner = { id: Number(partnerId) } as never
  await world.take(partner, feed, [
    concert(id!, {
      name: 'Tout à fait autre',
      start: '2027-05-05T20:00',
      performers: [one!.name],
    }),
  ])
  expect(eventsOf(await list())).not.toContain(pair!.events.join())
})

test.each([
  [['review', 'list', '--limit', '0'], 2],
  [['review', 'list', '--limit', '-1'], 2],
  [['review', 'list', '--limit', 'many'], 2],
  [['review', 'lost'], 2],
])('%j exits %i', async (words, expected) => {
  expect((await world.attempt(...words)).exitCode).toBe(expected)
})
