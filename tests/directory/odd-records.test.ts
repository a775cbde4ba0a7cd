import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DirectoryReport } from '../../src/ingestion/directory/import-directory.ts'
import { directoryIdNow, importRecords } from '../support/directory.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

/** Records that no directory should hold: one of them must not take the others with it. */

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
})
afterAll(async () => world.drop())

const give = (records: readonly unknown[], ...options: string[]) =>
  importRecords(world, records, ...options)

const leadsTo = (id: string) => directoryIdNow(world, id)

test('an import of records that no table could hold keeps what is sound of them', async () => {
  const at = { country: 'FR', lat: 48.91, lng: 2.4 }
  const long = Array.from({ length: 4000 }, (_, index) => `mot${index * 7919}`).join(' ')
  const report = await give([
    { id: 'odd-nul', name: 'Salle\0 Nulle', city: '\0', ...at },
    { id: 'odd-half', name: 'Fête \ud83d', street: long, ...at },
    { id: 'odd-long', name: long, ...at },
    { id: 'odd-grade', name: 'Notée', averageGrade: 99, totalGrades: -1.5, ...at },
    { id: 'odd-site', name: 'Site', website: 'javascript:alert(1)', photoRef: long, ...at },
    { id: 'odd-none', name: '\0\u200b', ...at },
    { id: 'x'.repeat(600), name: 'Trop', ...at },
    { id: 'odd-fine', name: 'Fine', website: 'www.fine.example:8080/a', ...at },
  ])
  expect(report).toMatchObject({ created: 6, rejectedCount: 2 })
  expect(report.rejected.map(({ line, id }) => [line, id?.length])).toEqual([
    [6, 8],
    [7, 80],
  ])
  const { rows } = await world.test.database.query<{ data: Record<string, unknown> }>(
    `select data from directory_places where directory_id like 'odd-%' order by id`,
  )
  const [nul, half, longest, grade, site, fine] = rows.map(({ data }) => data)
  expect(nul).toMatchObject({ name: 'Salle Nulle', city: null })
  expect(half).toMatchObject({ name: 'Fête \uFFFD' })
  expect(String(longest?.['name']).length).toBeLessThanOrEqual(300)
  expect(grade).toMatchObject({ averageGrade: null, totalGrades: null })
  expect(site).toMatchObject({ website: null, photoRef: null })
  expect(fine).toMatchObject({ website: 'www.fine.example:8080/a' })
})

test('an import of a drawing nested without end loses that one only', async () => {
  const path = world.file('deep.geojson')
  const feature = (id: string, coordinates: string) =>
    `{"type":"Feature","id":"${id}","properties":{"name":"Tour"},"geometry":{"type":"Polygon","coordinates":${coordinates}}}`
  const deep = `${'['.repeat(30_000)}2,48${']'.repeat(30_000)}`
  await writeFile(
    path,
    `[${feature('way/1', deep)},${feature('way/2', '[[[2.3,48.8],[2.4,48.9]]]')}]`,
  )
  const report = await world.json<DirectoryReport>('directory', 'import', path)
  expect(report).toMatchObject({ created: 1, rejected: [{ line: 1, id: 'way/1' }] })
})

test('of ids that are said to have taken each other’s place, the first has', async () => {
  const at = { name: 'Le Cercle', country: 'FR', lat: 43.6, lng: 1.44 }
  await give([
    { id: 'ring-1', formerIds: ['ring-2'], ...at },
    { id: 'ring-2', formerIds: ['ring-3'], ...at },
    { id: 'ring-3', formerIds: ['ring-1', 'ring-3'], ...at },
  ])
  const ids = await Promise.all(['ring-1', 'ring-2', 'ring-3'].map(leadsTo))
  expect(ids).toEqual(['ring-1', 'ring-1', 'ring-1'])
  const { rows } = await world.test.database.query(
    `select from directory_places where directory_id = 'ring-1' and replaced_by is null and name_key <> ''`,
  )
  expect(rows).toHaveLength(1)
})
