import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogue, concert } from '../../tests/support/feed-world.ts'
import type { Catalogue } from '../../tests/support/feed-world.ts'
import type { Feed } from '../domain/feed.ts'
import { countFuture, futureListings, hasMissing, liveListings, liveNamed } from './absences.ts'

let world: Catalogue
let feed: Feed
let made = 0

beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

const EVENING = Date.parse('2027-01-10T19:00:00Z')

/** One listing on one evening, and one beside it that stays as it is. */
beforeEach(async () => {
  made += 1
  const partner = await world.partner(`Absent ${made}`)
  const one = concert('A', {
    name: `Absent ${made}`,
    start: '2027-01-10T20:00',
    end: '2027-01-10T22:00',
  })
  feed = await world.give(partner, `absent ${made}`, [one])
  await world.run(feed)
  const other = await world.partner(`Beside ${made}`)
  await world.take(other, `beside ${made}`, [concert('A', { name: `Beside ${made}` })])
})

async function set(what: string): Promise<void> {
  await world.test.database.query({
    text: `update listings set ${what} where feed_id = $1`,
    values: [feed.id],
  })
}

const over = async () => {
  const { rows } = await world.test.database.query<{ at: Date }>({
    text: 'select last_at as at from listings where feed_id = $1',
    values: [feed.id],
  })
  return rows[0]!.at.getTime()
}

const AHEAD = { now: 0, until: Infinity, since: Infinity }
const page = { now: 0, until: Infinity, after: 0, limit: 10 }

describe('a listing is still to come', () => {
  test.each<[string, string | null, boolean]>([
    ['as it is', null, true],
    ['not where it is withdrawn', 'withdrawn_at = now()', false],
    ['not where its id has gone to another show', 'closed_at = now()', false],
    ['where it is missing', 'missing_since = now()', true],
  ])('%s', async (_, what, is) => {
    if (what !== null) await set(what)
    const { database } = world.test
    const when = { ...AHEAD, since: EVENING }
    expect(await countFuture(database, feed.id, when)).toBe(is ? 1 : 0)
    expect(await futureListings(database, feed.id, page)).toHaveLength(is ? 1 : 0)
    expect(await liveListings(database, feed.id, 10)).toHaveLength(is ? 1 : 0)
    expect(await liveNamed(database, [feed.id], ['A'], 0)).toHaveLength(is ? 1 : 0)
  })

  test('until it is over, within the days that are covered, and where it was there before', async () => {
    const { database } = world.test
    const end = await over()
    const seen = world.clock.now()
    const count = (when: object) =>
      countFuture(database, feed.id, { ...AHEAD, since: EVENING, ...when })
    expect(await count({ now: end - 1 })).toBe(1)
    expect(await count({ now: end })).toBe(0)
    expect(await count({ until: EVENING + 1 })).toBe(1)
    expect(await count({ until: EVENING })).toBe(0)
    expect(await count({ since: seen + 1 })).toBe(1)
    expect(await count({ since: seen })).toBe(0)
    expect(await liveNamed(database, [feed.id], ['A'], end - 1)).toHaveLength(1)
    expect(await liveNamed(database, [feed.id], ['A'], end)).toEqual([])
    expect(await liveNamed(database, [feed.id], ['B'], 0)).toEqual([])
  })

  test('page by page, each once', async () => {
    const { database } = world.test
    const partner = await world.partner(`Pages ${made}`)
    const many = await world.give(
      partner,
      `pages ${made}`,
      ['a', 'b', 'c'].map((id) => concert(id, { name: `Page ${id}` })),
    )
    await world.run(many)
    const ids: number[] = []
    for (let after = 0; ;) {
      const [one] = await futureListings(database, many.id, { ...page, after, limit: 1 })
      if (one === undefined) break
      ids.push(one.id)
      after = one.id
    }
    expect(ids).toHaveLength(3)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(await liveListings(database, many.id, 2)).toEqual(ids.slice(0, 2))
  })
})

test('a feed waits for another read where something that is still to come is missing', async () => {
  const { database } = world.test
  expect(await hasMissing(database, feed.id, 0)).toBe(false)
  await set('missing_since = now()')
  const end = await over()
  expect(await hasMissing(database, feed.id, end - 1)).toBe(true)
  expect(await hasMissing(database, feed.id, end)).toBe(false)
  await set('withdrawn_at = now()')
  expect(await hasMissing(database, feed.id, 0)).toBe(false)
})
