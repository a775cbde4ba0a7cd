import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { inChunks } from '../../tests/support/in-chunks.ts'
import { readBody } from './raw-bodies.ts'
import { storeBody } from './store-body.ts'

const MIB = 1024 * 1024

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const store = (bytes: Buffer, chunk: number, former: number | null = null) =>
  storeBody(db.database, inChunks(bytes, chunk), 'identity', 0, former)

async function read(id: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of readBody(db.database, id)) parts.push(part)
  return Buffer.concat(parts)
}

/** Bytes of parts that were sent by us, and bodies that there are. */
async function there() {
  const { rows } = await db.database.query<{ bodies: number; parts: number; last: number }>(
    `select (select count(*) from raw_bodies) as bodies, (select count(*) from raw_body_parts) as parts,
       (select last_value from raw_bodies_id_seq) as last`,
  )
  return rows[0]
}

const FORMER = randomBytes(3 * MIB + 100)
const changedAt = (at: number) => {
  const bytes = Buffer.from(FORMER)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

const COMING = [
  { what: 'as it was, in other chunks', bytes: FORMER, isSame: true },
  { what: 'longer', bytes: Buffer.concat([FORMER, Buffer.from('more')]), isSame: false },
  { what: 'shorter by its last part', bytes: FORMER.subarray(0, 3 * MIB), isSame: false },
  { what: 'shorter within its last part', bytes: FORMER.subarray(0, 3 * MIB + 1), isSame: false },
  { what: 'other in its first byte', bytes: changedAt(0), isSame: false },
  { what: 'other in the middle', bytes: changedAt(MIB + 7), isSame: false },
  { what: 'other in its last byte', bytes: changedAt(FORMER.length - 1), isSame: false },
  { what: 'its parts in another order', bytes: swapped(), isSame: false },
  { what: 'nothing at all', bytes: Buffer.alloc(0), isSame: false },
]

function swapped(): Buffer {
  const parts = [
    FORMER.subarray(0, MIB),
    FORMER.subarray(2 * MIB, 3 * MIB),
    FORMER.subarray(MIB, 2 * MIB),
  ]
  return Buffer.concat([...parts, FORMER.subarray(3 * MIB)])
}

test.each(COMING)('a body is kept whole whatever came before it: $what', async (one) => {
  const former = await store(FORMER, 100_001)
  const before = await there()
  const came = await store(one.bytes, 77_777, former.id)
  expect((await read(came.id)).equals(one.bytes)).toBe(true)
  expect([came.id === former.id, came.size]).toEqual([one.isSame, one.bytes.length])
  if (one.isSame) expect(await there()).toEqual(before)
  // Whoever it is like, it stands for itself.
  await db.database.query({ text: 'delete from raw_bodies where id = $1', values: [former.id] })
  if (!one.isSame) expect((await read(came.id)).equals(one.bytes)).toBe(true)
})

test('a former body of which no hashes were kept is stored anew, once', async () => {
  const former = await store(FORMER, MIB)
  await db.database.query('update raw_body_parts set sha256_through = null')
  const again = await store(FORMER, MIB, former.id)
  expect(again.id).toBe(former.id)
  expect((await read(again.id)).equals(FORMER)).toBe(true)
})

test('a former body that is dropped meanwhile fails the storing: what had come of it is gone', async () => {
  const bytes = randomBytes(2 * MIB + 9)
  const former = await store(bytes, MIB)
  async function* dropping() {
    yield bytes.subarray(0, 2 * MIB)
    await db.database.query({ text: 'delete from raw_bodies where id = $1', values: [former.id] })
    yield bytes.subarray(2 * MIB)
  }
  const storing = storeBody(db.database, dropping(), 'identity', 0, former.id)
  await expect(storing).rejects.toThrow('was dropped while it came again')
  expect((await read((await store(bytes, MIB)).id)).equals(bytes)).toBe(true)
})

test.each([
  { what: 'in its first part', bytes: 100, former: null },
  { what: 'after several parts', bytes: 3 * MIB, former: null },
  { what: 'where it was still as before', bytes: 2 * MIB, former: FORMER },
  { what: 'where it was other already', bytes: 2 * MIB, former: changedAt(7) },
])('of a body that breaks off nothing stays: $what', async ({ bytes, former }) => {
  const id = former === null ? null : (await store(former, MIB)).id
  const before = await there()
  async function* breaking() {
    yield FORMER.subarray(0, bytes)
    throw new Error('cut off')
  }
  await expect(storeBody(db.database, breaking(), 'identity', 0, id)).rejects.toThrow('cut off')
  const after = await there()
  expect([after?.bodies, after?.parts]).toEqual([before?.bodies, before?.parts])
})

test('the same bytes that come to two at the same moment are kept once, and neither fails', async () => {
  const bytes = randomBytes(MIB + 5)
  const sha256 = createHash('sha256').update(bytes).digest()
  const other = await db.database.connect()
  await other.query('begin')
  const { rows } = await other.query<{ id: number }>(
    `insert into raw_bodies (coding, stored_at, sha256, size) values ('identity', now(), $1, $2) returning id`,
    [sha256, bytes.length],
  )
  const storing = store(bytes, MIB)
  await eventually(async () => {
    const waiting = await db.database.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(waiting.rows).toHaveLength(1)
  })
  await other.query('commit')
  await other.end()
  expect((await storing).id).toBe(rows[0]?.id)
  const left = await db.database.query('select from raw_bodies where sha256 is null')
  expect(left.rows).toEqual([])
})

test('nor do many that come at once', async () => {
  const bytes = randomBytes(300)
  const stored = await Promise.all(Array.from({ length: 8 }, () => store(bytes, MIB)))
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1)
})
