import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

let empty: TestDatabase

beforeAll(async () => {
  empty = await testDatabase({ empty: true })
})
afterAll(() => empty.drop())

const STEPS = [
  { version: 1, name: 'first', sql: 'create table one (id integer)' },
  { version: 2, name: 'second', sql: 'create table two (id integer)' },
]

async function versions(): Promise<number[]> {
  const { rows } = await empty.database.query<{ version: number }>(
    'select version from migrations order by version',
  )
  return rows.map((row) => row.version)
}

test('two instances on an empty database apply each migration once', async () => {
  const other = openDatabase({ url: empty.url })
  const applied = await Promise.all([
    migrate(empty.database, STEPS.slice(0, 1)),
    migrate(other, STEPS.slice(0, 1)),
    migrate(other, STEPS.slice(0, 1)),
  ])
  await other.close()
  expect(applied.flat()).toEqual([1])
  expect(await versions()).toEqual([1])
})

test('two instances on an old database apply what is missing once', async () => {
  const other = openDatabase({ url: empty.url })
  const applied = await Promise.all([migrate(empty.database, STEPS), migrate(other, STEPS)])
  await other.close()
  expect(applied.flat()).toEqual([2])
  expect(await versions()).toEqual([1, 2])
})

test('a step that was written beside later ones is applied after them', async () => {
  const late = { version: 20, name: 'late', sql: 'create table twenty (id integer)' }
  const beside = { version: 10, name: 'beside', sql: 'create table ten (id integer)' }
  expect(await migrate(empty.database, [...STEPS, late])).toEqual([20])
  expect(await migrate(empty.database, [...STEPS, beside, late])).toEqual([10])
  expect(await versions()).toEqual([1, 2, 10, 20])
  await empty.database.query('delete from migrations where version in (10, 20)')
})

test('a migration that fails leaves the version and the tables as they were', async () => {
  const failing = { version: 3, name: 'third', sql: 'create table three (id integer); select 1/0' }
  await expect(migrate(empty.database, [...STEPS, failing])).rejects.toThrow(
    'Migration 3 (third) failed and left the database as it was: division by zero',
  )
  expect(await versions()).toEqual([1, 2])
  const { rows } = await empty.database.query("select to_regclass('three') as three")
  expect(rows).toEqual([{ three: null }])
})

test('a database that a newer program used is refused with both versions named', async () => {
  await expect(migrate(empty.database, STEPS.slice(0, 1))).rejects.toThrow(
    'The database is at version 2, and this program knows versions up to 1',
  )
})

test('the versions rise', () => {
  const versions = migrations.map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
})

test('every test database begins with the whole schema', async () => {
  const migrated = await testDatabase()
  expect(await migrate(migrated.database)).toEqual([])
  const { rows } = await migrated.database.query('select count(*) as listings from listings')
  expect(rows).toEqual([{ listings: 0 }])
  await migrated.drop()
})
