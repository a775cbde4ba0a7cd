import { expect, test } from 'vitest'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { catalogue, concert } from '../support/feed-world.ts'

test('what is left of a seller’s evening is grouped as if the erased listing had never been', async () => {
  const world = await catalogue()
  const [north, south] = [await world.partner('North'), await world.partner('South')]
  const show = (id: string, clock: string) =>
    concert(id, { name: 'Orage', start: `2027-01-10T${clock}`, performers: [{ name: 'Orage' }] })
  await world.take(north, 'north', [show('early', '20:00'), show('late', '22:30')])
  await world.take(south, 'south', [show('only', '20:00')])
  const sources = async () =>
    (await world.events()).map(({ sources: all }) => all.map(({ link }) => link.slice(-5)).join())
  expect(await sources()).toEqual(['early,/only', '/late'])
  const erasing = { kind: 'listing', by: 'me', why: '', dryRun: false } as const
  await eraseListing(world.context, { ...erasing, name: 'early', partnerId: north.id })
  // Each has one show that evening now: they are one, and one of the two is wrong about the hour.
  expect(await sources()).toEqual(['/late,/only'])
  const before = await world.fragments()
  await rebuild(world.context)
  expect(await world.fragments()).toEqual(before)
  await world.drop()
})
