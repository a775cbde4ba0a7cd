import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Feed } from '../../src/domain/feed.ts'
import type { Progress } from '../../src/ingestion/context.ts'
import { endRemovals, removeFeed } from '../../src/ingestion/remove.ts'
import { markFeedRemoved } from '../../src/storage/feeds.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { gateAt } from '../support/gate.ts'
import { untilSomeWait } from '../support/waits-for.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(() => world.drop())

const shows = (feed: string, count: number) =>
  Array.from({ length: count }, (_, index) => concert(`${feed}-${index}`))

/** How many of a feed's listings there are, and how many are for sale. */
async function listingsOf(feedId: number) {
  const { rows } = await world.test.database.query<{ all: number; live: number }>({
    text: `select count(*)::int as all, (count(*) filter (where withdrawn_at is null))::int as live
      from listings where feed_id = $1`,
    values: [feedId],
  })
  return rows[0]
}

test('a feed that is removed while it is read brings nothing any more, and leaves nothing for sale', async () => {
  const feed = await world.give(await world.partner('Going'), 'going', shows('going', 3000))
  const { database } = world.test
  // In its second batch, and with the removal next to get the catalogue.
  const gate = await gateAt(database, 700, { event: 'insert', table: 'listings' })
  const running = world.run(feed)
  await gate.waited()
  const removing = removeFeed(world.context, feed)
  await untilSomeWait(database, 2)
  await gate.open()
  const [report] = await Promise.all([running, removing])
  expect(report).toMatchObject({ state: 'interrupted', failure: null, withdrawn: 0 })
  expect(report.warnings).toEqual([expect.stringContaining('removed while it was read')])
  const { all, live } = (await listingsOf(feed.id))!
  expect(live).toBe(0)
  expect(all).toBeLessThan(3000)
  expect(report.created).toBe(all)
})

const ENDINGS: readonly [string, (feed: Feed) => Promise<void>][] = [
  ['was cut off', (feed) => markFeedRemoved(world.test.database, feed.id, world.clock.now())],
  [
    'was told to end',
    async (feed) => {
      const ending = removeFeed({ ...world.context, stop: AbortSignal.abort() }, feed)
      await expect(ending).rejects.toThrow('aborted')
    },
  ],
]

test.each(ENDINGS)('a removal that %s is brought to its end', async (how, ended) => {
  const partner = await world.partner(`Gone ${how}`)
  const [gone, stays] = [
    await world.give(partner, `gone ${how}`, shows(`gone ${how}`, 3)),
    await world.give(partner, `stays ${how}`, shows(`stays ${how}`, 3)),
  ]
  for (const feed of [gone, stays]) await world.run(feed)
  await ended(gone)
  expect(await listingsOf(gone.id)).toEqual({ all: 3, live: 3 })
  const told: Progress[] = []
  await endRemovals({ ...world.context, progress: (one) => void told.push(one) })
  expect(told).toEqual([{ feed: '', step: 'withdrawing', read: 3 }])
  expect(await listingsOf(gone.id)).toEqual({ all: 3, live: 0 })
  expect(await listingsOf(stays.id)).toEqual({ all: 3, live: 3 })
})

test('one that cannot be brought to its end keeps no other from it', async () => {
  const partner = await world.partner('Stuck')
  const [stuck, other] = [
    await world.give(partner, 'stuck', shows('stuck', 3)),
    await world.give(partner, 'other', shows('other', 3)),
  ]
  for (const feed of [stuck, other]) {
    await world.run(feed)
    await markFeedRemoved(world.test.database, feed.id, world.clock.now())
  }
  await world.test.database
    .query(`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'not to be withdrawn'; end $$`)
  await world.test.database.query(`create trigger refused before update on listings for each row
    when (new.feed_id = ${stuck.id}) execute function refuse()`)
  await expect(endRemovals(world.context)).rejects.toThrow('not to be withdrawn')
  expect(await listingsOf(stuck.id)).toEqual({ all: 3, live: 3 })
  expect(await listingsOf(other.id)).toEqual({ all: 3, live: 0 })
})
