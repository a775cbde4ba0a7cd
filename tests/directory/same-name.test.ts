import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDirectory } from '../../src/ingestion/directory/import-directory.ts'
import { SAME_NAME_MAX, searchPlaces } from '../../src/storage/places.ts'
import { nameWhere } from '../../src/ingestion/resolve/places.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

/** Each village has a «Salle des fêtes»: as many halls of one name as villages. */

const HALLS = 1000

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

const name = 'Salle des fêtes'
const town = (index: number) => ({
  city: `Village ${index}`,
  postalCode: String(10_000 + index),
  country: 'FR',
  // Each has one or two others in its region.
  lat: 43 + Math.floor(index / 60) * 0.2,
  lng: -4 + (index % 60) * 0.19,
})
const sold = (index: number, more: object = {}) =>
  concert(`e-${index}`, {
    name: `Bal ${index}`,
    place: { id: `h-${index}`, name, street: null, ...town(index), ...more },
  })

async function placeOf(externalId: string): Promise<number | undefined> {
  const { rows } = await world.test.database.query<{ id: number }>({
    text: 'select place_id as id from place_keys where key = $1',
    values: [`id:${externalId}`],
  })
  return rows[0]?.id
}

async function countPlaces(): Promise<number> {
  const { rows } = await world.test.database.query<{ count: number }>(
    'select count(*) from places where id > 2',
  )
  return rows[0]!.count
}

test('each is a place of its own', async () => {
  const listings = Array.from({ length: HALLS }, (_, index) => sold(index))
  await world.take(await world.partner('Villages'), 'villages', listings)
  expect(await countPlaces()).toBe(HALLS)
})

test('another seller’s is found by town, by postcode or by position', async () => {
  const { lat, lng } = town(900)
  await world.take(await world.partner('Second'), 'second', [
    sold(700, { id: 's-town', lat: null, lng: null }),
    sold(800, { id: 's-code', city: 'Le Village', street: null }),
    sold(900, { id: 's-at', city: null, postalCode: null, lat: lat + 0.0001, lng }),
  ])
  expect(await countPlaces()).toBe(HALLS)
  for (const [key, hall] of [
    ['s-town', 700],
    ['s-code', 800],
    ['s-at', 900],
  ] as const)
    expect(await placeOf(key)).toBe(await placeOf(`h-${hall}`))
})

test('a search looks at few of them, whatever is known', async () => {
  const { rows } = await world.test.database.query<{ name: string }>(
    'select name_key as name from places where id > 2 limit 1',
  )
  const nameKey = rows[0]!.name
  const bare = { nameKey, cityKey: '', postalCode: null, lat: null, lng: null }
  const at = town(500)
  const names = [
    bare,
    { ...bare, cityKey: 'village 500', postalCode: at.postalCode, lat: at.lat, lng: at.lng },
  ]
  const found = await searchPlaces(world.test.database, {
    names,
    ids: [],
    directoryIds: [],
    positions: [],
  })
  expect(found.map(({ id }) => id)).toContain(await placeOf('h-500'))
  expect(found.length).toBeLessThanOrEqual(SAME_NAME_MAX + 5)
})

test('told with a position, only those of its region are looked at, and those that have none', async () => {
  await world.take(await world.partner('Third'), 'third', [
    sold(0, { id: 't-unplaced', city: 'Ailleurs', postalCode: null, lat: null, lng: null }),
  ])
  const { city, postalCode, lat, lng } = town(500)
  const found = await searchPlaces(world.test.database, {
    names: [nameWhere({ name, street: null, city, postalCode, lat, lng })],
    ids: [],
    directoryIds: [],
    positions: [],
  })
  const ids = found.map(({ id }) => id)
  expect(ids).toContain(await placeOf('h-500'))
  expect(ids).toContain(await placeOf('t-unplaced'))
  expect(ids.length).toBeLessThanOrEqual(5)
})

test('a directory that has all of them finds each its own', async () => {
  const path = world.file('fetes.ndjson')
  const records = Array.from({ length: HALLS }, (_, index) =>
    JSON.stringify({ id: `dir-${index}`, name, ...town(index) }),
  )
  await writeFile(path, records.join('\n'))
  const report = await importDirectory(world.context, [path])
  expect(report).toMatchObject({ created: HALLS, placesLinked: HALLS })
  const { rows } = await world.test.database.query<{ wrong: number }>(
    `select count(*) as wrong from place_keys k join places p on p.id = k.place_id
     join directory_places d on d.id = p.directory_place_id
     where k.key like 'id:h-%' and d.directory_id <> replace(k.key, 'id:h-', 'dir-')`,
  )
  expect(rows[0]?.wrong).toBe(0)
})
