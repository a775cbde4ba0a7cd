import { beforeEach, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { importRecords } from '../support/directory.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

/** Places of the directory whose halls an operator parted or put together. */

let world: OperatorWorld
beforeEach(async () => {
  world = await operatorWorld()
  return () => world.drop()
})

const hall = (id: string, name: string, street: string, lat: number) =>
  ({ id, name, street, city: 'Paris', country: 'FR', lat, lng: 2.37 }) as const
const AUBE = hall('dir-1', 'Salle Aurore', '3 rue des Pins', 48.86)
const BRUME = hall('dir-2', 'Théâtre des Brumes', '90 avenue du Lac', 48.88)

const give = (...records: readonly object[]) => importRecords(world, records)

/** The halls as a seller tells them: without the directory's id. */
const at = ({ name, street, city, country, lat, lng }: typeof AUBE, id: string, day: number) =>
  concert(id, {
    name: `Soir ${id}`,
    start: `2027-06-0${day}T20:00`,
    place: { name, street, city, country, lat, lng },
  })

const shownOf = async (id: string) =>
  (await world.events()).find((event) => event.name === `Soir ${id}`)!.directoryPlace?.id ?? null

test('a hall parted from another that is told of in the same words is matched like any other', async () => {
  await give(AUBE, BRUME)
  await world.take(await world.partner('One'), 'one', [at(AUBE, 'a', 1), at(AUBE, 'b', 2)])
  const made = await world.decide('place', 'split', 'dir-1', 'One:b')
  const to = String((made.what as unknown as { to: number }).to)
  // All that is known of it fits the same place of the directory.
  expect(await shownOf('b')).toBe('dir-1')

  const none = await world.decide('directory', 'match', to, '--none')
  expect(await shownOf('b')).toBeNull()
  await world.decide('revoke', String(none.decision))
  expect(await shownOf('b')).toBe('dir-1')

  await world.decide('directory', 'match', to, 'dir-2')
  expect(await shownOf('b')).toBe('dir-2')
  expect(await shownOf('a')).toBe('dir-1')
  const before = await world.fragments()
  await rebuild(world.context)
  expect(await world.fragments()).toEqual(before)
})

test('a place whose ids answer for another since their halls were merged is met again without harm', async () => {
  await give(AUBE, BRUME)
  await world.take(await world.partner('One'), 'one', [at(AUBE, 'a', 1), at(BRUME, 'b', 2)])
  await world.decide('place', 'merge', 'dir-1', 'dir-2')
  const survivor = await shownOf('a')
  expect(await shownOf('b')).toBe(survivor)
  await give(
    { ...AUBE, website: 'https://aurore.example/' },
    { ...BRUME, website: 'https://b.example/' },
  )
  // A seller's own id of both halls: all places of the directory near them are asked for it.
  const named = (place: typeof AUBE, id: string, day: number) => {
    const listing = at(place, id, day)
    return { ...listing, place: { ...place, id: 'x', directoryId: 'own-9' } }
  }
  const report = await world.take(await world.partner('Two'), 'two', [
    named(AUBE, 'c', 3),
    named(BRUME, 'd', 4),
  ])
  expect(report).toMatchObject({ state: 'succeeded', created: 2 })
})
