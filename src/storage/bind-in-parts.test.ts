import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { int8s, texts } from './binary-arrays.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

/** The driver's own way for values below some kilobytes, ours from there on. */
const LARGE = 'Théâtre d’été. '.repeat(20_000)
const NUMBERS = Array.from({ length: 50_000 }, (_, index) => index)

const VALUES = [
  { named: 'nothing', values: [null, 'a', 1, texts([])] },
  { named: 'a large text among small ones', values: ['é', LARGE, null, texts(['x', null])] },
  { named: 'a large array among them', values: ['', 'b', 7, texts([LARGE, '', null, 'ü'])] },
  { named: 'several large ones', values: [LARGE, LARGE, -1, texts([LARGE, LARGE])] },
] as const

const ask = (values: readonly unknown[], name?: string) =>
  db.database.query<Record<string, unknown>>({
    ...(name === undefined ? {} : { name }),
    text: `select $1::text as first, $2::text as second, $3::bigint as third,
             (select json_agg(one order by place) from unnest($4::text[]) with ordinality given (one, place)) as fourth`,
    values,
  })

test.each(VALUES)('values arrive as they were given: $named', async ({ values }) => {
  const [first, second, third] = values
  const sent = await ask(values)
  expect(sent.rows[0]).toMatchObject({ first, second, third })
  expect((await ask(values, 'named')).rows).toEqual(sent.rows)
})

test('an array of texts arrives whole, whatever its texts are as long as', async () => {
  const { rows } = await ask([null, null, null, texts(['x', LARGE, null, ''])])
  expect(rows[0]?.['fourth']).toEqual(['x', LARGE, null, ''])
})

test('statements sent ahead of answers keep to themselves', async () => {
  const sums = await db.database.transaction((tx) =>
    Promise.all(
      [1, 2, 3, 4].map((times) =>
        tx.query<{ sum: number }>({
          text: 'select $2::bigint * sum(one)::bigint as sum from unnest($1::bigint[]) one',
          values: [int8s(NUMBERS), times],
        }),
      ),
    ),
  )
  const sum = (NUMBERS.length * (NUMBERS.length - 1)) / 2
  expect(sums.map(({ rows }) => rows[0]?.sum)).toEqual([1, 2, 3, 4].map((times) => times * sum))
})

test('a value that cannot be written fails its statement alone', async () => {
  const odd = {
    toPostgres: () => {
      throw new Error('cannot be written')
    },
  }
  await expect(ask([odd, LARGE, 1, texts([])])).rejects.toThrow('cannot be written')
  expect((await ask(['again', LARGE, 1, texts([])])).rows[0]?.['first']).toBe('again')
})
