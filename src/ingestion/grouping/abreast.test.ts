import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { changeCatalogue, together } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { ABREAST, abreast } from './abreast.ts'

let world: TestDatabase
beforeAll(async () => {
  world = await testDatabase()
  await world.database.query('create table numbers (id integer primary key, value integer)')
})
beforeEach(async () => {
  await world.database.query('truncate numbers')
  await world.database.query('insert into numbers select id, 1 from generate_series(1, 6) id')
})
afterAll(() => world.drop())

const inTurn = (works: readonly ((tx: CatalogueTx) => Promise<void>)[]) =>
  changeCatalogue(world.database, 0, (tx) => abreast(tx, works))

const values = async () => {
  const { rows } = await world.database.query<{ value: number }>(
    'select value from numbers order by id',
  )
  return rows.map(({ value }) => value)
}

/** Writes into `to` one more than the sum of what stands at `from`. Says what it does. */
function adds(said: string[], name: string, from: readonly number[], to: number, shy = false) {
  return async (tx: CatalogueTx) => {
    said.push(`${name} reads`)
    const { rows } = await tx.query<{ value: number }>({
      text: 'select value from numbers where id = any($1::integer[])',
      values: [from],
    })
    const sum = rows.reduce((all, { value }) => all + value, 1)
    await tx.turn(shy ? undefined : { births: new Set(from), keys: new Set() })
    said.push(`${name} writes`)
    tx.later(tx.query({ text: 'update numbers set value = $1 where id = $2', values: [sum, to] }))
    tx.wrote({ births: [to], keys: [] })
  }
}

describe('works of one transaction', () => {
  test('read beside each other and write in their order', async () => {
    const said: string[] = []
    await inTurn([adds(said, 'a', [1], 2), adds(said, 'b', [3], 4), adds(said, 'c', [5], 6)])
    expect(said.slice(0, ABREAST)).toEqual(['a reads', 'b reads', 'c reads'])
    expect(said.slice(ABREAST)).toEqual(['a writes', 'b writes', 'c writes'])
    expect(await values()).toEqual([1, 2, 1, 2, 1, 2])
  })

  test.each([
    { of: 'what it read', said: 3, from: 2 },
    { of: 'nothing that it read', said: 2, from: 3 },
  ])('begin anew where another wrote $of', async ({ said: times, from }) => {
    const said: string[] = []
    await inTurn([adds(said, 'a', [1], 2), adds(said, 'b', [from], 4)])
    expect(said.filter((words) => words.endsWith('reads'))).toHaveLength(times)
    expect(await values()).toEqual([1, 2, 1, from === 2 ? 3 : 2, 1, 1])
  })

  test('that may have read anything begin anew after any write', async () => {
    const said: string[] = []
    await inTurn([adds(said, 'a', [1], 2), adds(said, 'b', [3], 4, true)])
    expect(said).toEqual(['a reads', 'b reads', 'a writes', 'b reads', 'b writes'])
  })

  test('that go on side by side within themselves write nothing after one of them was overtaken', async () => {
    const said: string[] = []
    const both = async (tx: CatalogueTx) => {
      const [first, second] = [adds(said, 'b', [2], 4), adds(said, 'c', [3], 5)]
      const early = first(tx)
      await together([early, early.catch(() => {}).then(() => second(tx))])
    }
    await inTurn([adds(said, 'a', [1], 2), both])
    const wrote = said.filter((words) => words.endsWith('writes'))
    expect(wrote).toEqual(['a writes', 'b writes', 'c writes'])
    expect(await values()).toEqual([1, 2, 1, 3, 2, 1])
  })

  test('come out as one by one, however many lean on each other', async () => {
    const said: string[] = []
    const ids = Array.from({ length: 12 }, (_, index) => index + 1)
    await world.database.query('insert into numbers select id, 1 from generate_series(7, 12) id')
    await inTurn(ids.slice(1).map((id) => adds(said, String(id), [id - 1], id)))
    expect(await values()).toEqual(ids)
    // When enough was concluded in vain, nobody begins before his turn.
    expect(said.filter((words) => words.endsWith('reads')).length).toBeLessThan(11 + 5)
  })

  test('are all taken back when one fails, with the error of the one that failed', async () => {
    const said: string[] = []
    const fails = async (tx: CatalogueTx) => {
      await tx.query('select value / 0 from numbers')
    }
    const works = [adds(said, 'a', [1], 2), fails, adds(said, 'b', [3], 4), adds(said, 'c', [5], 6)]
    await expect(inTurn(works)).rejects.toThrow('division by zero')
    expect(await values()).toEqual([1, 1, 1, 1, 1, 1])
  })
})
