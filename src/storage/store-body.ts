import { createHash } from 'node:crypto'
import { readAhead } from '../lib/read-ahead.ts'
import type { Database } from './database.ts'
import { PART_BYTES } from './raw-bodies.ts'

export interface StoredBody {
  readonly id: number
  readonly sha256: Buffer
  readonly size: number
}

/**
 * Keeps a body as it comes. The same bytes are kept once, whoever sent them. `former`: the body that came from there before. As
 * far as this one is as that was nothing is written; where it parts from it, what they have in common is copied within the
 * database.
 */
export async function storeBody(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  coding: string,
  now: number,
  former: number | null = null,
): Promise<StoredBody> {
  const begun: Begun = { id: null }
  try {
    return await storeAsItComes(database, chunks, { coding, now, former }, begun)
  } catch (error) {
    // Whatever broke off may break off every hour, after gigabytes. Where the database is away it is swept later.
    if (begun.id !== null) await dropBody(database, begun.id).catch(() => {})
    throw error
  }
}

/** Of a body that is not there yet. */
interface Begun {
  id: number | null
}

async function storeAsItComes(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  body: { readonly coding: string; readonly now: number; readonly former: number | null },
  begun: Begun,
): Promise<StoredBody> {
  const { former } = body
  const known = former === null ? [] : await hashesThrough(database, former)
  const hash = createHash('sha256')
  let size = 0
  let part = 0
  // The next part arrives while the database takes this one.
  for await (const bytes of readAhead(inParts(chunks))) {
    hash.update(bytes)
    size += bytes.length
    const through = hash.copy().digest()
    if (begun.id !== null || known[part]?.equals(through) !== true) {
      begun.id ??= await begin(database, { ...body, parts: part })
      await database.query({
        name: 'raw-body-part',
        text: 'insert into raw_body_parts (body_id, part, bytes, sha256_through) values ($1, $2, $3, $4)',
        values: [begun.id, part, bytes, through],
      })
    }
    part += 1
  }
  const sha256 = hash.digest()
  if (begun.id === null && (await isThere(database, former, sha256)))
    return { id: former ?? Number.NaN, sha256, size }
  begun.id ??= await begin(database, { ...body, parts: part })
  return settleBody(database, { id: begun.id, sha256, size })
}

/** Of each part of a body: the hash of all bytes up to its end; null: it was stored when that was not kept. */
async function hashesThrough(database: Database, bodyId: number): Promise<(Buffer | null)[]> {
  const { rows } = await database.query<{ through: Buffer | null }>({
    name: 'raw-body-hashes',
    text: 'select sha256_through as through from raw_body_parts where body_id = $1 order by part',
    values: [bodyId],
  })
  return rows.map(({ through }) => through)
}

/** A body of its own, which begins with so many parts of the former one. */
async function begin(
  database: Database,
  body: {
    readonly coding: string
    readonly now: number
    readonly former: number | null
    readonly parts: number
  },
): Promise<number> {
  const { coding, now, former, parts } = body
  const { rows } = await database.query<{ id: number }>({
    name: 'raw-body-begin',
    text: 'insert into raw_bodies (coding, stored_at) values ($1, $2) returning id',
    values: [coding, new Date(now)],
  })
  const id = rows[0]?.id ?? Number.NaN
  if (parts === 0) return id
  const { rowCount } = await database.query({
    name: 'raw-body-common',
    text: `insert into raw_body_parts (body_id, part, bytes, sha256_through)
           select $1, part, bytes, sha256_through from raw_body_parts where body_id = $2 and part < $3`,
    values: [id, former, parts],
  })
  if (rowCount === parts) return id
  await dropBody(database, id)
  throw new Error('the body that came before was dropped while it came again')
}

async function dropBody(database: Database, id: number): Promise<void> {
  // Settled by then, it may be another run's already.
  await database.query({
    text: 'delete from raw_bodies where id = $1 and sha256 is null',
    values: [id],
  })
}

async function isThere(
  database: Database,
  bodyId: number | null,
  sha256: Buffer,
): Promise<boolean> {
  if (bodyId === null) return false
  const { rows } = await database.query({
    name: 'raw-body-same',
    text: 'select from raw_bodies where id = $1 and sha256 = $2',
    values: [bodyId, sha256],
  })
  return rows.length > 0
}

/**
 * Gives the body its address, or drops it for the equal one that is already there. Two may do so at the same moment: what a
 * server says in place of many feeds is the same for all. The other one has done it, then, and is found the next time.
 */
async function settleBody(database: Database, body: StoredBody): Promise<StoredBody> {
  try {
    return await settleOnce(database, body)
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
    return settleOnce(database, body)
  }
}

const UNIQUE_VIOLATION = '23505'

async function settleOnce(database: Database, body: StoredBody): Promise<StoredBody> {
  const { rows } = await database.query<{ id: number }>({
    text: `with same as (select id from raw_bodies where sha256 = $2),
             named as (update raw_bodies set sha256 = $2, size = $3 where id = $1 and not exists (select from same)),
             dropped as (delete from raw_bodies where id = $1 and exists (select from same))
           select id from same`,
    values: [body.id, body.sha256, body.size],
  })
  return rows[0] === undefined ? body : { ...body, id: rows[0].id }
}

/** Of one size each, however the bytes come: the same bytes are the same parts again. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    let at = 0
    while (length + chunk.length - at >= PART_BYTES) {
      const end = at + PART_BYTES - length
      yield Buffer.concat([...held, chunk.subarray(at, end)], PART_BYTES)
      held = []
      length = 0
      at = end
    }
    if (at === chunk.length) continue
    held.push(chunk.subarray(at))
    length += chunk.length - at
  }
  if (length > 0) yield Buffer.concat(held, length)
}
