import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DirectoryReport } from '../../src/ingestion/directory/import-directory.ts'
import { directoryIdNow, importRecords } from '../support/directory.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

/** An open directory imported again and again, and the events that show its places. */

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
})
afterAll(async () => world.drop())

const BOREALE = {
  id: 'dir-boreale',
  name: 'Salle Boréale',
  street: '3 rue des Pins',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  lat: 48.86,
  lng: 2.37,
}

const give = (records: readonly unknown[], ...options: string[]) =>
  importRecords(world, records, ...options)

async function event(name = 'Aube') {
  return (await world.events()).find((one) => one.name === name)!
}

const leadsTo = (id: string) => directoryIdNow(world, id)

describe('an import', () => {
  test('gives its place to the events of a hall that was known before', async () => {
    await world.take(await world.partner('Seller'), 'seller', [concert('1', { name: 'Aube' })])
    expect((await event()).directoryPlace).toBeNull()
    const report = await give([
      BOREALE,
      { id: 'dir-other', name: 'Le Ruban', lat: 45.76, lng: 4.85 },
    ])
    expect(report).toMatchObject({ read: 2, created: 2, updated: 0, placesLinked: 1 })
    expect((await event()).directoryPlace).toMatchObject({
      id: 'dir-boreale',
      address: '3 rue des Pins, 75011 Paris, France',
    })
  })

  test('of the same again changes nothing', async () => {
    const [before, change] = [await world.fragments(), await world.lastChange()]
    expect(await give([BOREALE])).toMatchObject({ unchanged: 1, created: 0, updated: 0 })
    expect(await world.fragments()).toEqual(before)
    expect(await world.lastChange()).toBe(change)
  })

  test('with a correction shows it in every event', async () => {
    expect(await give([{ ...BOREALE, website: 'https://boreale.example/' }])).toMatchObject({
      updated: 1,
    })
    expect((await event()).directoryPlace?.website).toBe('https://boreale.example/')
  })

  test('of bad records loses these only, and tells their lines', async () => {
    const path = world.file('bad.ndjson')
    await writeFile(
      path,
      `{"id":"x","name":"Ohne Ort"}\n\nkaputt\n${JSON.stringify({ ...BOREALE, id: 'dir-good', lat: 48.9 })}\n`,
    )
    const report = await world.json<DirectoryReport>('directory', 'import', path)
    expect(report).toMatchObject({ read: 3, created: 1, rejectedCount: 2 })
    expect(report.rejected.map(({ line }) => line)).toEqual([1, 3])
  })

  test('of a file that is none of a directory says so once, with what to give', async () => {
    const path = world.file('README.md')
    await writeFile(path, '# Affiche\n\nMany sellers, one event.\n'.repeat(50))
    const { exitCode, stderr } = await world.attempt('directory', 'import', path)
    expect(exitCode).toBe(1)
    expect(stderr).toContain('no places of a directory')
    expect(stderr).toContain('Overture')
    expect(stderr.trim().split('\n').length).toBeLessThan(4)
  })

  test('of a file that is not there says what to give', async () => {
    const { exitCode, stderr } = await world.attempt('directory', 'import', world.file('none'))
    expect(exitCode).toBe(1)
    expect(stderr).toContain('Overture')
    const rates = await world.attempt('rates', 'import', world.file('none'))
    expect(rates.stderr).toContain('European Central Bank')
  })
})

describe('an id that its directory gave up', () => {
  test('leads to the new one, with all that stood for it', async () => {
    const report = await give([{ ...BOREALE, id: 'dir-new', formerIds: ['dir-boreale'] }])
    expect(report).toMatchObject({ created: 1, placesLinked: 1 })
    expect(await leadsTo('dir-boreale')).toBe('dir-new')
    const shown = await event()
    expect(shown.directoryPlace?.id).toBe('dir-new')
    expect(shown.place.directoryId).toBe('dir-new')
  })

  test('is told to who keeps a copy as replaced', async () => {
    const { rows } = await world.test.database.query<{ deleted: boolean; by: string }>(
      `select c.deleted, n.directory_id as by from changes c join directory_places d on d.id = c.subject_id
       left join directory_places n on n.id = c.replaced_by
       where c.kind = 3 and d.directory_id = 'dir-boreale' order by c.seq desc limit 1`,
    )
    expect(rows).toEqual([{ deleted: true, by: 'dir-new' }])
  })

  test('does not come back with an older file', async () => {
    const report = await give([
      BOREALE,
      { id: 'dir-other', name: 'Le Ruban', lat: 45.76, lng: 4.85 },
    ])
    expect(report.rejected).toMatchObject([{ line: 1, id: 'dir-boreale' }])
    expect(report.rejected[0]?.reason).toContain('dir-new')
    expect(await leadsTo('dir-boreale')).toBe('dir-new')
  })
})

describe('a place that a complete file lacks', () => {
  const other = { id: 'dir-other', name: 'Le Ruban', lat: 45.76, lng: 4.85 }

  async function missing(): Promise<string[]> {
    const { rows } = await world.test.database.query<{ id: string }>(
      'select directory_id as id from directory_places where missing_since is not null order by 1',
    )
    return rows.map(({ id }) => id)
  }

  test('goes on answering, and is marked', async () => {
    const report = await give([other], '--complete')
    expect(report.missing).toBe(2)
    expect(await missing()).toEqual(['dir-good', 'dir-new'])
    expect((await event()).directoryPlace?.id).toBe('dir-new')
  })

  test('is found again by the next file that has it', async () => {
    await give([other, { ...BOREALE, id: 'dir-new', formerIds: ['dir-boreale'] }], '--complete')
    expect(await missing()).toEqual(['dir-good'])
  })
})

test('partners’ words for an id yield to the directory’s own record of it', async () => {
  const place = {
    id: 'v-7',
    name: 'Le Hangar',
    city: 'Nantes',
    country: 'FR',
    directoryId: 'dir-7',
  }
  await world.take(await world.partner('Ids'), 'ids', [concert('7', { name: 'Brise', place })])
  expect((await event('Brise')).directoryPlace).toBeNull()
  await give([{ id: 'dir-7', name: 'Hangar à Bananes', city: 'Nantes', lat: 47.2, lng: -1.57 }])
  expect((await event('Brise')).directoryPlace).toMatchObject({
    id: 'dir-7',
    name: 'Hangar à Bananes',
  })
})

test('of a name that every town has a hall is matched to the one of its town, and the operator finds each', async () => {
  const hall = { name: 'Salle des fêtes', country: 'FR' }
  const towns = [
    ['Rodez', 44.35, 2.57],
    ['Nantes', 47.21, -1.55],
    ['Lille', 50.63, 3.06],
  ] as const
  await give(
    towns.map(([city, lat, lng]) => ({ ...hall, id: `dir-fetes-${city}`, city, lat, lng })),
  )
  await world.take(await world.partner('Town'), 'town', [
    concert('9', {
      name: 'Cendre',
      place: { ...hall, id: 'v-9', city: 'Nantes', lat: 47.2101, lng: -1.55 },
    }),
  ])
  expect((await event('Cendre')).directoryPlace?.id).toBe('dir-fetes-Nantes')
  const found = await world.json<{ directoryPlaceId: string }[]>('place', 'find', 'fetes rodez')
  expect(found.map(({ directoryPlaceId }) => directoryPlaceId)).toEqual(['dir-fetes-Rodez'])
})

describe('a hall that a complete release has under another id', () => {
  const hall = (id: string, more: object = {}) => ({
    ...BOREALE,
    id,
    name: 'Halle du Ponant',
    street: '8 quai Neuf',
    lat: 48.83,
    lng: 2.31,
    ...more,
  })
  const idOf = async () => (await event('Ponant en fête')).directoryPlace?.id
  const place = { id: 'v-p', name: 'Halle du Ponant', street: '8 quai Neuf', city: 'Paris' }

  beforeAll(async () => {
    await give([hall('rel-1')])
    const seller = await world.partner('Ponant')
    const about = { name: 'Ponant en fête', place: { ...place, country: 'FR' } }
    await world.take(seller, 'ponant', [concert('p-1', about)])
    expect(await idOf()).toBe('rel-1')
  })

  test('is found under it, and the old id leads there', async () => {
    const report = await give([hall('rel-2', { lat: 48.8301 })], '--complete')
    expect(report).toMatchObject({ succeeded: 1, placesLinked: 1 })
    expect([await idOf(), await leadsTo('rel-1')]).toEqual(['rel-2', 'rel-2'])
    const listed = await world.json<{ directoryId: string }[]>('directory', 'list', '--missing')
    expect(listed.map(({ directoryId }) => directoryId)).not.toContain('rel-1')
  })

  test('has the old id as a place of its own again, should it come back', async () => {
    await give([hall('rel-1'), hall('rel-2', { lat: 48.8301 })], '--complete')
    expect([await leadsTo('rel-1'), await leadsTo('rel-2')]).toEqual(['rel-1', 'rel-2'])
  })

  test('is not taken for another one nearby, nor for itself closed for good', async () => {
    const others = [
      hall('rel-3', { name: 'Bar du Quai' }),
      hall('rel-4', { closed: 'permanently' }),
    ]
    const before = await idOf()
    expect(await give(others, '--complete')).toMatchObject({ succeeded: 0 })
    expect([await idOf(), await leadsTo('rel-2')]).toEqual([before, 'rel-2'])
  })
})
