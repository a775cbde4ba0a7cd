import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { bools, float8s, int2s, int8s, jsons, textColumn, texts, uuids } from './binary-arrays.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => db.drop())

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.array(fc.option(arbitrary), { maxLength: 20 })

const KINDS = {
  bigint: { values: orNull(fc.maxSafeInteger()), write: int8s },
  smallint: { values: orNull(fc.integer({ min: -32768, max: 32767 })), write: int2s },
  float8: {
    values: orNull(fc.double({ noNaN: true, noDefaultInfinity: true })),
    write: float8s,
  },
  boolean: { values: orNull(fc.boolean()), write: bools },
  uuid: { values: orNull(fc.uuid()), write: uuids },
  // The database knows no U+0000; normalising drops it from whatever feeds hold.
  text: {
    values: orNull(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''))),
    write: texts,
  },
  json: { values: orNull(fc.json().filter((text) => !text.includes('\\u0000'))), write: jsons },
} as const

test.each(Object.entries(KINDS))('arrays of %s arrive as they were sent', async (type, kind) => {
  await fc.assert(
    fc.asyncProperty(kind.values as fc.Arbitrary<unknown[]>, async (values) => {
      const written = (kind.write as (values: readonly unknown[]) => Buffer)(values)
      const { rows } = await db.database.query<{ value: unknown }>({
        text: `select value::${type === 'json' ? 'text' : type} as value
               from unnest($1::${type}[]) with ordinality given (value, place) order by place`,
        values: [written],
      })
      // Postgres has one zero.
      expect(rows.map((row) => (row.value === 0 ? 0 : row.value))).toEqual(
        values.map((value) => (value === 0 ? 0 : value)),
      )
    }),
    { numRuns: 50 },
  )
})

test('texts may be given as their bytes', async () => {
  const column = textColumn((text: string) => Buffer.from(text))
  const { rows } = await db.database.query<{ value: string[] }>({
    text: 'select to_json($1::text[]) as value',
    values: [column(['', 'été', 'x'.repeat(10_000)])],
  })
  expect(rows[0]?.value).toEqual(['', 'été', 'x'.repeat(10_000)])
})

test.each([
  ['int2s', () => int2s([32_768])],
  ['int2s', () => int2s([-32_769])],
  ['int8s', () => int8s([2 ** 53])],
])('%s: a number too large for its column is not cut off', (_, write) => {
  expect(write).toThrow(RangeError)
})

test.each([
  ['short', 'été'],
  ['longer than all of a batch', 'é'.repeat(3_000_000)],
])('an array of texts is its own, whatever is written after it: %s', (_, text) => {
  const written = texts([text])
  texts(['something else'])
  expect(written.toString('utf8', 24)).toBe(text)
})
