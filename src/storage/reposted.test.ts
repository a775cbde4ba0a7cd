import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, concert } from '../../tests/support/feed-world.ts'
import type { Catalogue } from '../../tests/support/feed-world.ts'
import { countReposted, liveListings, perhapsReposted, repostedAmong } from './absences.ts'
import type { Queryable } from './database.ts'

const CAME = Date.parse('2026-11-27T12:00:00Z')

let world: Catalogue
let feedId: number
let gone: number
let other: number
let elsewhere: number

/** Of one feed two shows of one event, on one evening and compared with each other; one of another feed is so, too. */
beforeAll(async () => {
  world = await catalogue()
  const { database } = world.test
  const partner = await world.partner('Twice')
  const feeds = [
    await world.give(partner, 'twice', [concert('A'), concert('B')]),
    await world.give(partner, 'elsewhere', [concert('C')]),
  ] as const
  for (const feed of feeds) await world.run(feed)
  feedId = feeds[0].id
  ;[gone = 0, other = 0] = await liveListings(database, feedId, 2)
  ;[elsewhere = 0] = await liveListings(database, feeds[1].id, 1)
  await database.query({
    text: `update births set start_at = b.start_at, block_keys = b.block_keys, first_seen_at = $2,
             event_id = case when births.listing_id = $4 then births.event_id else b.event_id end
           from births b where b.listing_id = $1 and births.listing_id in ($3, $4)`,
    values: [gone, new Date(CAME), other, elsewhere],
  })
})
afterAll(async () => world.drop())

/** Nothing of it stays. */
async function where(
  changed: string | null,
  look: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const undone = new Error('undone')
  const work = world.test.database.transaction(async (tx) => {
    const [table = '', what = ''] = changed?.split(': ') ?? []
    const key = table === 'listings' ? 'id' : 'listing_id'
    const text = `update ${table} set ${what} where ${key} = ${other}`
    if (changed !== null) await tx.query({ text })
    await look(tx)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
}

test.each<[string, string | null, boolean, boolean]>([
  ['is there', null, true, true],
  ['is missing too', 'listings: missing_since = now()', false, false],
  ['is withdrawn', 'listings: withdrawn_at = now()', false, false],
  ['has lost its id to another show', 'listings: closed_at = now()', false, false],
  ['is of another feed', 'listings: feed_id = feed_id + 1000', false, false],
  ['has given its night up', 'births: retired_at = now()', false, false],
  ['is on another evening', "births: start_at = start_at + interval '1 day'", false, false],
  ['is another event', 'births: event_id = event_id + 1000', false, true],
  ['is never compared with it', "births: block_keys = '{-1}'", true, false],
])(
  'what a feed lacks is there, and perhaps, under another id that %s',
  async (_, changed, is, perhaps) => {
    await where(changed, async (tx) => {
      expect(await countReposted(tx, [gone])).toBe(is ? 1 : 0)
      expect(await repostedAmong(tx, [gone])).toEqual(new Set(is ? [gone] : []))
      const found = await perhapsReposted(tx, feedId, [{ id: gone, unseenSince: CAME }])
      expect(found).toEqual(new Set(perhaps ? [gone] : []))
    })
  },
)

test.each<[string, string | null, number, boolean]>([
  ['came as it went', null, 0, true],
  ['was there before it went', null, 1, false],
  ['is back since it went', "listings: back_since = '2026-11-28T12:00:00Z'", 1, true],
  ['was back before it went', "listings: back_since = '2026-11-26T12:00:00Z'", 1, false],
])('what a feed lacks is perhaps, or not, one that %s', async (_, changed, later, is) => {
  await where(changed, async (tx) => {
    const found = await perhapsReposted(tx, feedId, [{ id: gone, unseenSince: CAME + later }])
    expect(found).toEqual(new Set(is ? [gone] : []))
  })
})

test('of two that a feed lacks neither is there under the id of the other', async () => {
  await where(null, async (tx) => {
    expect(await countReposted(tx, [gone, other])).toBe(0)
    expect(await repostedAmong(tx, [gone, other])).toEqual(new Set())
    const both = [gone, other].map((id) => ({ id, unseenSince: CAME }))
    expect(await perhapsReposted(tx, feedId, both)).toEqual(new Set())
  })
})

test('each is told by when it went, and once', async () => {
  await where(null, async (tx) => {
    const both = [gone, elsewhere].map((id, at) => ({ id, unseenSince: CAME + at }))
    expect(await perhapsReposted(tx, feedId, both)).toEqual(new Set([gone]))
    expect(await countReposted(tx, [])).toBe(0)
    expect(await repostedAmong(tx, [])).toEqual(new Set())
  })
})
