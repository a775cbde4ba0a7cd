import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { inChunks } from '../../tests/support/in-chunks.ts'
import { dropUnfinishedBodies, readBody, storeWithheld } from './raw-bodies.ts'
import { storeBody } from './store-body.ts'

const MIB = 1024 * 1024

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

async function stored(bytes: Buffer, size = 64 * 1024): Promise<number> {
  const { id } = await storeBody(db.database, inChunks(bytes, size), 'identity', 0)
  return id
}

async function connections(): Promise<number> {
  const { rows } = await db.database.query<{ count: number }>(
    'select count(*) as count from pg_stat_activity where datname = current_database()',
  )
  return rows[0]?.count ?? 0
}

test.each([
  { what: 'nothing', bytes: 0, chunk: 1 },
  { what: 'one byte', bytes: 1, chunk: 1 },
  { what: 'a part exactly', bytes: MIB, chunk: 64 * 1024 },
  { what: 'a part and a byte', bytes: MIB + 1, chunk: 64 * 1024 },
  { what: 'one chunk larger than a part', bytes: MIB + 77, chunk: 2 * MIB },
  { what: 'several parts', bytes: 5 * MIB + 12_345, chunk: 100_001 },
])('bytes of any kind are read back as they were stored: $what', async ({ bytes, chunk }) => {
  const body = randomBytes(bytes)
  const read: Buffer[] = []
  for await (const part of readBody(db.database, await stored(body, chunk))) read.push(part)
  expect(Buffer.concat(read).equals(body)).toBe(true)
})

test('who stops reading a large body early leaves no connection behind', async () => {
  const id = await stored(randomBytes(4 * MIB))
  const before = await connections()
  for await (const part of readBody(db.database, id)) {
    expect(part.length).toBe(MIB)
    break
  }
  // Fewer, where those of a test before this one had not ended yet.
  await eventually(async () => expect(await connections()).toBeLessThanOrEqual(before))
})

test('a large body whose connection breaks fails, and does not end early as if that were all', async () => {
  const id = await stored(randomBytes(4 * MIB))
  const reading = (async () => {
    let length = 0
    for await (const part of readBody(db.database, id)) {
      length += part.length
      await db.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'copy (select bytes from raw_body_parts%'`,
      )
    }
    return length
  })()
  await expect(reading).rejects.toThrow()
})

test('what never came whole is dropped once it is old; what came, and what is withheld, stays', async () => {
  const whole = await stored(randomBytes(100))
  const withheld = await storeWithheld(db.database, 100, 0)
  const begun = async (at: number): Promise<number> => {
    const { rows } = await db.database.query<{ id: number }>({
      text: `with body as (insert into raw_bodies (coding, stored_at) values ('identity', $1) returning id),
               part as (insert into raw_body_parts (body_id, part, bytes) select id, 0, 'x' from body)
             select id from body`,
      values: [new Date(at)],
    })
    return rows[0]?.id ?? 0
  }
  const [old, young] = [await begun(0), await begun(1000)]
  expect(await dropUnfinishedBodies(db.database, 1000)).toBe(1)
  const { rows } = await db.database.query<{ id: number }>({
    text: 'select id from raw_bodies where id = any($1) order by id',
    values: [[whole, withheld, old, young]],
  })
  expect(rows.map(({ id }) => id)).toEqual([whole, withheld, young])
})
