import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import {
  bool,
  copyRows,
  float8,
  instant,
  int2,
  int4,
  int8,
  int8Array,
  json,
  jsonb,
  text,
  uuid,
} from './copied-rows.ts'
import type { CopiedTable, Field } from './copied-rows.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase({ empty: true })
  await db.database.query('create table marks (mark bigint primary key, said text not null)')
})
afterAll(() => db.drop())
beforeEach(() => db.database.query('truncate marks'))

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.array(fc.option(arbitrary), { maxLength: 20 })
const whole = (min: number, max: number) => orNull(fc.integer({ min, max }))
// The database knows no U+0000; normalising drops it from whatever feeds hold.
const writable = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''))
const jsonTexts = orNull(fc.json().filter((value) => !value.includes('\\u0000')))
const itself = (value: never) => value

/** Of each kind of column: values, how they are written, and how the database tells them again. */
const KINDS: Record<
  string,
  { values: fc.Arbitrary<unknown[]>; field: Field<never>; told?: string; equal?: unknown }
> = {
  bigint: { values: orNull(fc.maxSafeInteger()), field: int8(itself) },
  integer: { values: whole(-(2 ** 31), 2 ** 31 - 1), field: int4(itself) },
  smallint: { values: whole(-32768, 32767), field: int2(itself) },
  float8: {
    values: orNull(fc.double({ noNaN: true, noDefaultInfinity: true })),
    field: float8(itself),
  },
  boolean: { values: orNull(fc.boolean()), field: bool(itself) },
  uuid: { values: orNull(fc.uuid()), field: uuid(itself) },
  text: { values: orNull(writable), field: text(itself) },
  json: { values: jsonTexts, field: json(itself), told: 'value::text' },
  jsonb: {
    values: orNull(fc.constantFrom('{"a": [1, null, "é"]}', '[]', '"x"', '{}')),
    field: jsonb(itself),
    told: 'value::text',
  },
  // From the year 1 to the year 9999, the ends of what we accept.
  timestamptz: {
    values: whole(-62_135_596_800_000, 253_402_300_799_999),
    field: instant(itself),
    told: `(date_part('epoch', value) * 1000)::bigint`,
  },
  'bigint[]': {
    values: fc.array(fc.array(fc.maxSafeInteger(), { maxLength: 5 }), { maxLength: 20 }),
    field: int8Array(itself),
    told: 'to_json(value)',
  },
}

test.each(Object.entries(KINDS))(
  'rows of %s arrive as they were sent',
  async (type, { values, field, told }) => {
    await db.database.query(`create table kept (place bigint, value ${type})`)
    const into: CopiedTable<{ place: number; value: unknown }> = {
      name: 'kept',
      table: 'kept',
      fields: {
        place: int8((row) => row.place),
        value: (sheet, row) => field(sheet, row.value as never),
      },
    }
    await fc.assert(
      fc.asyncProperty(values, async (sent) => {
        await db.database.query('truncate kept')
        const rows = sent.map((value, place) => ({ place, value }))
        expect((await db.database.query(copyRows(into, rows))).rowCount).toBe(sent.length)
        const kept = await db.database.query<{ value: unknown }>(
          `select ${told ?? 'value'} as value from kept order by place`,
        )
        // Postgres has one zero.
        const oneZero = (value: unknown) => (value === 0 ? 0 : value)
        expect(kept.rows.map(({ value }) => oneZero(value))).toEqual(sent.map(oneZero))
      }),
      { numRuns: 30 },
    )
    await db.database.query('drop table kept')
  },
)

interface Mark {
  readonly mark: number
  readonly said: string | Uint8Array
}

const MARKS: CopiedTable<Mark> = {
  name: 'marks-insert',
  table: 'marks',
  fields: { mark: int8((row) => row.mark), said: text((row) => row.said) },
}

const said = async () =>
  (
    await db.database.query<{ said: string }>(
      'select string_agg(said, $$,$$ order by mark) as said from marks',
    )
  ).rows[0]?.said ?? null

test('rows larger than all before them, and texts given as their bytes', async () => {
  const long = 'é'.repeat(3_000_000)
  await db.database.query(
    copyRows(MARKS, [
      { mark: 1, said: Buffer.from('été') },
      { mark: 2, said: long },
      { mark: 3, said: '' },
    ]),
  )
  expect(await said()).toBe(`été,${long},`)
})

test('what is written is its own, whatever is written after it', async () => {
  const first = copyRows(MARKS, [{ mark: 1, said: 'first' }])
  const second = copyRows(MARKS, [{ mark: 2, said: 'other' }])
  await db.database.query(first)
  await db.database.query(second)
  expect(await said()).toBe('first,other')
})

test('a number too large for its column is not cut off', () => {
  const into = { ...MARKS, fields: { mark: int4((row: Mark) => row.mark) } }
  expect(() => copyRows(into, [{ mark: 2 ** 31, said: '' }])).toThrow(RangeError)
})

test('copies are sent ahead of answers like other statements', async () => {
  await db.database.transaction(async (tx) => {
    const [, , third, , fifth] = await Promise.all([
      tx.query(copyRows(MARKS, [{ mark: 1, said: 'a' }])),
      tx.query({ text: 'update marks set said = $1', values: ['b'] }),
      tx.query<{ said: string }>('select said from marks'),
      tx.query(copyRows(MARKS, [{ mark: 2, said: 'c' }])),
      tx.query<{ count: number }>('select count(*) as count from marks'),
    ])
    expect([third.rows, fifth.rows]).toEqual([[{ said: 'b' }], [{ count: 2 }]])
  })
  expect(await said()).toBe('b,c')
})

const FAILING = {
  'a row that is there': [
    { mark: 1, said: 'a' },
    { mark: 1, said: 'b' },
  ],
  'a value that the column refuses': [
    { mark: 1, said: 'a' },
    { mark: 2, said: null as never },
  ],
  'one of many': Array.from({ length: 5000 }, (_, index) => ({
    mark: Math.max(1, index),
    said: 'x'.repeat(500),
  })),
}

test.each(Object.entries(FAILING))('a copy that fails fails alone: %s', async (_, rows) => {
  await expect(db.database.query(copyRows(MARKS, rows))).rejects.toThrow(/unique|null value/)
  const failing = db.database.transaction(async (tx) => {
    const both = [
      tx.query(copyRows(MARKS, rows)),
      tx.query(copyRows(MARKS, [{ mark: 9, said: 'z' }])),
    ]
    const ends = await Promise.allSettled(both)
    // What the failed one had still to send is not taken for a statement, nor what was refused for its sake.
    expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
    const [first] = ends
    if (first?.status === 'rejected') throw first.reason
  })
  await expect(failing).rejects.toThrow(/unique|null value/)
  expect(await said()).toBeNull()
  await db.database.query(copyRows(MARKS, [{ mark: 3, said: 'c' }]))
  expect(await said()).toBe('c')
})
