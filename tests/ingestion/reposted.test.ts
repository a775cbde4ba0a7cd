import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** Ids that a seller gives anew: a show that is posted again is the show it was, two that are both sold are two. */

const HOUR = 3_600_000

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function eventsNamed(start: string) {
  return (await world.events()).filter(({ name }) => name.startsWith(start))
}

function shows(name: string, generation: string, count: number): NativeListing[] {
  return Array.from({ length: count }, (_, index) =>
    concert(`${name}-${generation}-${index}`, {
      name: `${name} ${index}`,
      performers: [{ name: `${name} ${index}` }],
      start: `2027-02-${String((index % 28) + 1).padStart(2, '0')}T20:00`,
    }),
  )
}

test('under a new id, from the read on that lacks the old one, it is the event it was', async () => {
  const partner = await world.partner('Repost')
  await world.take(partner, 'repost', shows('Repost', 'a', 3))
  const before = await eventsNamed('Repost')
  world.clock.advance(HOUR)
  const report = await world.take(partner, 'repost', [
    ...shows('Repost', 'a', 2),
    ...shows('Repost', 'b', 3).slice(2),
  ])
  expect(report).toMatchObject({ state: 'succeeded', created: 1, unchanged: 2, withdrawn: 0 })
  expect(report.warnings.join()).toContain('1 listing came under new ids')
  const after = await eventsNamed('Repost')
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  const posted = after.find(({ name }) => name === 'Repost 2')!
  expect(posted).toMatchObject({ notAvailableAt: null, cancelledAt: null })
  const told = await world.fragments()
  await rebuild(world.context)
  expect(await world.fragments()).toEqual(told)
  expect(posted.sources.map(({ link }) => link)).toEqual(['https://tickets.example/Repost-b-2'])
})

test.each([
  ['read in part', { cut: true }],
  ['interrupted', { cut: false }],
])('also where the read that brought the new id was %s', async (how, { cut }) => {
  const name = `Broken ${how}`
  const partner = await world.partner(name)
  await world.take(partner, name, shows(name, 'a', 3))
  const before = await eventsNamed(name)
  const now = [...shows(name, 'a', 2), ...shows(name, 'b', 3).slice(2)]
  world.clock.advance(HOUR)
  const text = `[${now.map((one) => JSON.stringify(one)).join(',')}${cut ? ',{"id"' : ']'}`
  const feed = await world.give(partner, name, text)
  const stop = new AbortController()
  const broken = await runFeed(
    {
      ...world.context,
      stop: stop.signal,
      progress: ({ step }) => cut || step !== 'reading' || stop.abort(),
    },
    feed,
  )
  expect(broken).toMatchObject({ state: cut ? 'partial' : 'interrupted', created: 1 })
  expect(await eventsNamed(name)).toHaveLength(4)
  world.clock.advance(HOUR)
  const report = await world.take(partner, name, now)
  expect(report).toMatchObject({ state: 'succeeded', created: 0, unchanged: 3, withdrawn: 0 })
  const after = await eventsNamed(name)
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.find((one) => one.name === `${name} 2`)).toMatchObject({ notAvailableAt: null })
  const told = await world.fragments()
  await rebuild(world.context)
  expect([...(await world.fragments()).keys()]).toEqual([...told.keys()])
  // The hours of missing count from the first whole read that lacked it.
  world.clock.advance(11.5 * HOUR)
  expect(await world.take(partner, name, now)).toMatchObject({ withdrawn: 0 })
})

test('also where the read that brought the new id could not tell what it lacked', async () => {
  const partner = await world.partner('Unsure')
  await world.take(partner, 'unsure', shows('Unsure', 'a', 3))
  const before = await eventsNamed('Unsure')
  const now = [...shows('Unsure', 'a', 2), ...shows('Unsure', 'b', 3).slice(2)]
  const { id: _, ...nameless } = now[0]!
  for (const missing of [null, 0]) {
    world.clock.advance(HOUR)
    expect(await world.take(partner, 'unsure', [...now, nameless])).toMatchObject({ missing })
  }
  const after = await eventsNamed('Unsure')
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('two that a read in part had both stay two', async () => {
  const partner = await world.partner('Both')
  await world.take(partner, 'both', shows('Both', 'a', 1))
  world.clock.advance(30 * HOUR)
  const changed = shows('Both', 'a', 1).map((one) => ({ ...one, description: 'Other words' }))
  const both = [...changed, ...shows('Both', 'b', 1)].map((one) => JSON.stringify(one)).join(',')
  expect(await world.take(partner, 'both', `[${both},{"id"`)).toMatchObject({ state: 'partial' })
  world.clock.advance(HOUR)
  await world.take(partner, 'both', shows('Both', 'b', 1))
  expect(await eventsNamed('Both')).toHaveLength(2)
})

test('and goes its own way again when the old id comes back beside the new one', async () => {
  const partner = await world.partner('Return')
  await world.take(partner, 'return', shows('Return', 'a', 1))
  world.clock.advance(HOUR)
  await world.take(partner, 'return', shows('Return', 'b', 1))
  expect(await eventsNamed('Return')).toHaveLength(1)
  world.clock.advance(HOUR)
  await world.take(partner, 'return', [...shows('Return', 'a', 1), ...shows('Return', 'b', 1)])
  expect(await eventsNamed('Return')).toHaveLength(2)
})

describe('the date of a show that vanishes, under the id of another one', () => {
  const nights = (name: string, categories: string[], days: readonly string[]) =>
    days.map((day, index) =>
      concert(`${name}-${index}`, {
        name,
        categories,
        performers: [],
        start: `2027-03-${day}T20:30`,
      }),
    )
  test.each([
    [
      'ids by position, nights of a play',
      ['theatre'],
      ['10', '11', '12', '13'],
      ['11', '12', '13'],
    ],
    ['ids by position, nights of a band', ['music'], ['10', '11', '12', '13'], ['11', '12', '13']],
    ['the first night moved to the second', ['music'], ['10', '11'], ['11']],
  ])('is told once: %s', async (name, categories, first, then) => {
    const partner = await world.partner(name)
    await world.take(partner, name, nights(name, categories, first))
    world.clock.advance(HOUR)
    const report = await world.take(partner, name, nights(name, categories, then))
    expect(report).toMatchObject({ created: 0, missing: 0 })
    const sold = (await eventsNamed(name)).flatMap(({ sources }) =>
      sources.flatMap((one) => one.availableDates.map(({ startDate }) => startDate.slice(8, 10))),
    )
    expect(sold.toSorted()).toEqual(then)
  })
})

test('what a seller lists twice stays two, though one is missing for a while', async () => {
  const partner = await world.partner('Twice')
  const both = [...shows('Twice', 'a', 1), ...shows('Twice', 'b', 1)]
  await world.take(partner, 'twice', both)
  expect(await eventsNamed('Twice')).toHaveLength(2)
  world.clock.advance(HOUR)
  const report = await world.take(partner, 'twice', both.slice(0, 1))
  expect(report.warnings).toEqual([])
  expect(await eventsNamed('Twice')).toHaveLength(2)
})

test('one night of a run that is sold night by night keeps its place in the run', async () => {
  const night = (id: string, day: string) =>
    concert(id, {
      name: 'Le Castor imaginaire',
      categories: ['theatre'],
      performers: [],
      start: `2027-03-${day}T20:30`,
    })
  const partner = await world.partner('Run')
  const nights = ['10', '11', '12'].map((day) => night(`n-${day}`, day))
  await world.take(partner, 'run', nights)
  const [before] = await eventsNamed('Le Castor')
  world.clock.advance(HOUR)
  await world.take(partner, 'run', [...nights.slice(0, 2), night('again-12', '12')])
  const after = await eventsNamed('Le Castor')
  expect(after.map(({ id }) => id)).toEqual([before!.id])
  const nightsOf = (event: WireEvent) =>
    event.sources.flatMap((one) => one.availableDates.map(({ startDate }) => startDate)).sort()
  expect(nightsOf(before!)).toHaveLength(3)
  expect(nightsOf(after[0]!)).toEqual(nightsOf(before!))
})

describe('a feed whose ids are new at every read', () => {
  test('makes no new events, and puts no brake on', async () => {
    const partner = await world.partner('Unstable')
    await world.take(partner, 'unstable', shows('Unstable', 'g0', 40))
    const before = await eventsNamed('Unstable')
    expect(before).toHaveLength(40)
    for (const generation of ['g1', 'g2', 'g3']) {
      world.clock.advance(13 * HOUR)
      const report = await world.take(partner, 'unstable', shows('Unstable', generation, 40))
      expect(report).toMatchObject({ state: 'succeeded', created: 40 })
      expect(report.warnings.join()).toContain('unstableIds=true')
      const after = await eventsNamed('Unstable')
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      expect(after.filter(({ notAvailableAt }) => notAvailableAt !== null)).toEqual([])
    }
  })

  test('that the operator knows of has no new listings either', async () => {
    const partner = await world.partner('Known')
    const more = { options: { unstableIds: 'true' } }
    await world.take(partner, 'known', shows('Known', 'g0', 5), more)
    world.clock.advance(13 * HOUR)
    const report = await world.take(partner, 'known', shows('Known', 'g1', 5), more)
    expect(report).toMatchObject({ state: 'succeeded', created: 0, withdrawn: 0, warnings: [] })
    expect((await eventsNamed('Known'))[0]!.sources[0]!.link).toContain('g1')
  })

  test('still has the brake put on when most of it is really gone', async () => {
    const partner = await world.partner('Fewer')
    await world.take(partner, 'fewer', shows('Fewer', 'g0', 40))
    world.clock.advance(13 * HOUR)
    const report = await world.take(partner, 'fewer', shows('Fewer', 'g1', 10))
    expect(report).toMatchObject({ state: 'held', created: 10, withdrawn: 0 })
    expect(report.warnings.join()).toContain('30 of 40')
  })
})

describe('a feed that goes to and fro between ids', () => {
  // `-`: a read that breaks off. More than the brake lets go, and few.
  test.each([
    ['abab', 1, 25],
    ['abab', 13, 25],
    ['abcabc', 1, 3],
    ['abcabc', 13, 3],
    ['aabba', 1, 3],
    ['aabba', 13, 3],
    ['ab-a', 1, 3],
    ['a-ba-b', 1, 3],
    ['a-ba-b', 13, 3],
  ])(
    'polls of %s, %i hours apart: one event each, the ones it had',
    async (polls, hours, count) => {
      const name = `Swing ${Object.keys(polled).length} again`
      const partner = await world.partner(name)
      const found: number[][] = []
      for (const generation of polls) {
        const listings = generation === '-' ? '[{"id"' : shows(name, generation, count)
        const { state } = await world.take(partner, name, listings)
        expect(state === 'succeeded').toBe(generation !== '-')
        const events = await eventsNamed(name)
        expect(events.filter(({ notAvailableAt }) => notAvailableAt !== null)).toEqual([])
        found.push(events.map(({ id }) => id))
        world.clock.advance(hours * HOUR)
      }
      expect(found[0]).toHaveLength(count)
      for (const ids of found) expect(ids).toEqual(found[0])
      polled[name] = found[0]!
    },
  )
  const polled: Record<string, readonly number[]> = {}

  test('so does a rebuild', async () => {
    await rebuild(world.context)
    for (const [name, ids] of Object.entries(polled))
      expect((await eventsNamed(name)).map(({ id }) => id)).toEqual(ids)
  })

  test('has two where it showed both at once, whichever is there by itself', async () => {
    for (const [index, polls] of ['2ab', 'a2ba', 'ab2ab', 'a2b2a', 'aba2b'].entries()) {
      const name = `Pair ${index} again`
      const partner = await world.partner(name)
      const sets = new Map(['a', 'b'].map((id) => [id, shows(name, id, 1)]))
      const given = (poll: string) => sets.get(poll) ?? [...sets.values()].flat()
      for (const poll of polls) {
        await world.take(partner, name, given(poll))
        world.clock.advance(HOUR)
      }
      expect(await eventsNamed(name), polls).toHaveLength(2)
    }
  })
})
