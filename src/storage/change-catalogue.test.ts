import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { changeCatalogue, together } from './change-catalogue.ts'

let world: TestDatabase
beforeAll(async () => {
  world = await testDatabase()
  await world.database.query('create table kept (id integer primary key)')
})
afterAll(() => world.drop())

const count = async () => (await world.database.query('select id from kept')).rows.length

test('statements are carried out in the order in which they are asked, though nobody waits', async () => {
  const seen = await changeCatalogue(world.database, 0, async (tx) => {
    tx.later(tx.query('insert into kept values (1)'))
    const reads = [tx.query('select id from kept'), tx.query('select id from kept where id = 2')]
    tx.later(tx.query('insert into kept values (2)'))
    return Promise.all(reads)
  })
  expect(seen.map(({ rows }) => rows.length)).toEqual([1, 0])
  expect(await count()).toBe(2)
})

test('the first statement that fails is the error, and nothing of the transaction is kept', async () => {
  const failing = changeCatalogue(world.database, 0, async (tx) => {
    tx.later(tx.query('insert into kept values (3)'))
    tx.later(tx.query('insert into kept values (1)'))
    const asked = tx.query('select id from kept')
    tx.later(tx.query('insert into kept values (4)'))
    await asked
  })
  await expect(failing).rejects.toThrow(/kept_pkey/)
  expect(await count()).toBe(2)
})

test('a fault of our own is told as it is, and undoes the transaction', async () => {
  const failing = changeCatalogue(world.database, 0, async (tx) => {
    tx.later(tx.query('insert into kept values (5)'))
    await tx.query('select 1')
    throw new RangeError('ours')
  })
  await expect(failing).rejects.toThrow('ours')
  expect(await count()).toBe(2)
})

test('works side by side have all ended before the first failure is told', async () => {
  const said: string[] = []
  const failing = changeCatalogue(world.database, 0, async (tx) => {
    const fails = tx.query('insert into kept values (1)')
    const goesOn = (async () => {
      await fails.catch(() => {})
      await tx.query('select 1').finally(() => said.push('ended'))
    })()
    return together([goesOn, fails]).finally(() => said.push('told'))
  })
  await expect(failing).rejects.toThrow(/kept_pkey/)
  expect(said).toEqual(['ended', 'told'])
})

test('works side by side give what each of them gives', async () => {
  const [one, two] = await together([Promise.resolve(1), Promise.resolve('two')])
  expect([one, two]).toEqual([1, 'two'])
})
