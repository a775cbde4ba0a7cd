import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { removeFeed } from '../../src/ingestion/remove.ts'
import { eventPage } from '../../src/pages/public-pages.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** What the public page says of events of which nothing is to be had, by what their sellers say, or say no more. */

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function pageOf(name: string): Promise<string> {
  const { id } = (await world.events()).find((event) => event.name === name)!
  const { database } = world.test
  const context = { database, clock: world.clock, publicUrl: 'https://events.example' }
  const request = { acceptLanguage: 'en', ifNoneMatch: undefined }
  return (await eventPage(context, String(id), request)).body
}

test.each<[string, NativeListing, string]>([
  ['Sold out', { availability: 'soldOut' }, 'Sold out'],
  ['Postponed', { status: 'postponed' }, 'Postponed'],
  ['Sale over', { saleUntil: '2026-11-20T20:00' }, 'No longer available'],
])('what a seller says: %s', async (name, more, mark) => {
  const listing = concert(`W-${name}`, { name: `Otters ${name}`, ...more })
  await world.take(await world.partner(name), name, [listing])
  expect(await pageOf(`Otters ${name}`)).toContain(`<span class="mark bad">${mark}</span>`)
})

test('of a seller whose feed was removed: no longer on sale here, and no way there', async () => {
  const partner = await world.partner('Gone')
  const feed = await world.give(partner, 'gone', [concert('G-1', { name: 'Badgers' })])
  await world.run(feed)
  const before = await pageOf('Badgers')
  expect(before).toContain('https://tickets.example/G-1')
  expect(before).not.toContain('mark bad')
  await removeFeed(world.context, feed)
  const after = await pageOf('Badgers')
  expect(after).toContain('<span class="mark bad">No longer on sale here</span>')
  expect(after).not.toMatch(/Sold out|SoldOut|tickets\.example\/G-1/)
})

test('of one night of several that is sold out: sold out', async () => {
  const sessions = [
    { start: '2026-12-20T20:00', availability: 'soldOut' },
    { start: '2026-12-21T20:00', availability: 'available' },
  ]
  const { start: _, availability: __, ...rest } = concert('N-1', { name: 'Stoats', sessions })
  await world.take(await world.partner('Nights'), 'nights', [rest])
  expect(await pageOf('Stoats')).toContain('<span class="mark bad">Sold out</span>')
})
