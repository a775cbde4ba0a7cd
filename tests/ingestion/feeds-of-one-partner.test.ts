import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Feed } from '../../src/domain/feed.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { removeFeed } from '../../src/ingestion/remove.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { feedServer } from '../support/feed-server.ts'
import type { FeedServer } from '../support/feed-server.ts'

/** What two feeds of one partner tell under one id is one listing: the silence of one takes nothing from the other. */

const HOUR = 3_600_000

let world: Catalogue
let server: FeedServer
let partner: Partner
let name: string
beforeAll(async () => {
  world = await catalogue()
  server = await feedServer()
})
afterAll(async () => {
  await server.close()
  await world.drop()
})
beforeEach(async ({ task }) => {
  name = `Seller ${task.id}`
  partner = await world.partner(name)
})

const show = (id: string, more: NativeListing = {}) =>
  concert(`${name} ${id}`, { id, name: `${name} ${id}`, ...more })

/** Its server answers 304 as long as nothing changed. */
async function poll(feed: string, listings: readonly NativeListing[], more: Partial<Feed> = {}) {
  const body = JSON.stringify(listings)
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`
  const path = `/${encodeURIComponent(`${name} ${feed}`)}`
  const location = server.on(path, (request, response) => {
    const isSame = request.headers['if-none-match'] === etag
    response.writeHead(isSame ? 304 : 200, { etag }).end(isSame ? '' : body)
  })
  world.clock.advance(7 * HOUR)
  const held = await world.give(partner, `${name} ${feed}`, '', { location, ...more })
  return { feed: held, report: await world.run(held) }
}

async function open(): Promise<string[]> {
  const events = await world.events()
  const mine = events.filter((event) => event.name.startsWith(`${name} `))
  const live = mine.filter(({ notAvailableAt }) => notAvailableAt === null)
  return live.map((event) => event.name.slice(name.length + 1)).toSorted()
}

const PARTIAL = { complete: false }

describe('of two complete feeds', () => {
  test('one that lacks what the other tells withdraws nothing, though the other never changes', async () => {
    const both = [show('A'), show('B', { start: '2026-12-21T20:00' })]
    await poll('one', both)
    await poll('other', both)
    for (let rounds = 0; rounds < 3; rounds += 1) {
      expect((await poll('other', both.slice(0, 1))).report).toMatchObject({ withdrawn: 0 })
      await poll('one', both)
    }
    expect(await open()).toEqual(['A', 'B'])
  })

  test('one that is removed takes along what the other has no more', async () => {
    const both = [show('A'), show('B', { start: '2026-12-21T20:00' })]
    await poll('one', both.slice(0, 1))
    const { feed } = await poll('other', both)
    await removeFeed(world.context, feed)
    expect(await open()).toEqual([])
    await poll('one', both.slice(0, 1))
    expect(await open()).toEqual(['A'])
  })
})

describe('a partial feed beside a complete one', () => {
  test('tells news of its listings, which are withdrawn when the complete one has them no more', async () => {
    const both = [show('A'), show('B', { start: '2026-12-21T20:00' })]
    await poll('all', both)
    const news = { ...show('A'), description: 'An hour later' }
    expect((await poll('news', [news], PARTIAL)).report).toMatchObject({ updated: 1, created: 0 })
    expect((await poll('all', both.slice(1))).report).toMatchObject({ missing: 1, withdrawn: 0 })
    await poll('news', [news, show('C', { start: '2026-12-22T20:00' })], PARTIAL)
    expect(await open()).toEqual(['A', 'B', 'C'])
    await poll('all', both.slice(1))
    await poll('all', both.slice(1))
    expect((await poll('all', both.slice(1))).report).toMatchObject({ missing: 0 })
    expect(await open()).toEqual(['B', 'C'])
  })

  test('takes away what it says is gone, at once', async () => {
    const both = [show('A'), show('B', { start: '2026-12-21T20:00' })]
    await poll('all', both)
    const gone = [{ ...show('A'), deleted: true } as NativeListing]
    expect((await poll('news', gone, PARTIAL)).report).toMatchObject({ withdrawn: 1, leftOut: 1 })
    expect(await open()).toEqual(['B'])
  })

  test('changes nothing where it says the same again', async () => {
    const both = [show('A'), show('B', { start: '2026-12-21T20:00' })]
    await poll('all', both)
    const news = [{ ...show('A'), description: 'An hour later' }]
    await poll('news', news, PARTIAL)
    const before = await open()
    const more = [...news, { ...show('B', { start: '2026-12-21T20:00' }) }]
    expect((await poll('news', more, PARTIAL)).report).toMatchObject({ unchanged: 2, updated: 0 })
    expect(await open()).toEqual(before)
  })
})
