import { int8s, texts } from './binary-arrays.ts'
import { copyBytes } from './copy-bytes.ts'
import type { Database, Queryable } from './database.ts'

/** Large enough that a part costs little beside its bytes, small enough to hold a few in memory, each thrice. */
export const PART_BYTES = 1024 * 1024

/** The bytes as received, a part in memory at a time. */
export async function* readBody(database: Database, bodyId: number): AsyncGenerator<Buffer> {
  const { rows } = await database.query<{ size: number | null }>({
    name: 'raw-body-size',
    text: 'select size from raw_bodies where id = $1',
    values: [bodyId],
  })
  const parts = Math.ceil((rows[0]?.size ?? 0) / PART_BYTES)
  if (parts > 1) yield* copyParts(database, bodyId)
  else if (parts === 1) yield* onlyPart(database, bodyId)
}

/** Most bodies of a feed of many pages: not worth a connection. */
async function* onlyPart(database: Database, bodyId: number): AsyncGenerator<Buffer> {
  const { rows } = await database.query<{ bytes: Buffer }>({
    name: 'raw-body-read',
    text: 'select bytes from raw_body_parts where body_id = $1 and part = 0',
    values: [bodyId],
  })
  for (const { bytes } of rows) yield bytes
}

async function* copyParts(database: Database, bodyId: number): AsyncGenerator<Buffer> {
  const client = await database.connect()
  try {
    for (let part = 0; ; part += 1) {
      const where = `body_id = ${bodyId} and part = ${part}`
      const bytes = await copyBytes(client, `select bytes from raw_body_parts where ${where}`)
      if (bytes === undefined) return
      yield bytes
    }
  } finally {
    await client.end()
  }
}

export interface RunBody {
  readonly address: string
  readonly contentType: string | null
  readonly bodyId: number
  readonly etag: string | null
  readonly lastModified: string | null
}

export async function linkBody(
  db: Queryable,
  runId: number,
  position: number,
  body: RunBody,
): Promise<void> {
  await db.query({
    text: `insert into run_bodies (run_id, position, address, content_type, body_id, etag, last_modified)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      runId,
      position,
      body.address,
      body.contentType,
      body.bodyId,
      body.etag,
      body.lastModified,
    ],
  })
}

export async function bodiesOfRun(db: Queryable, runId: number): Promise<RunBody[]> {
  const { rows } = await db.query<RunBody>({
    text: `select address, content_type as "contentType", body_id as "bodyId", etag, last_modified as "lastModified"
           from run_bodies where run_id = $1 order by position`,
    values: [runId],
  })
  return rows
}

/** So that the partner's other feeds are read next time, whatever their servers say: they may tell what this one lacks. */
export async function forgetValidators(
  db: Queryable,
  feed: { readonly id: number; readonly partnerId: number },
): Promise<void> {
  await db.query({
    text: `update run_bodies b set etag = null, last_modified = null from runs r join feeds f on f.id = r.feed_id
           where r.id = b.run_id and f.partner_id = $1 and f.id <> $2 and f.removed_at is null
             and r.id >= (select max(last.id) from runs last where last.feed_id = f.id and last.reading is not null)`,
    values: [feed.partnerId, feed.id],
  })
}

/**
 * Drops bodies that no run since `before` used, but for those of each feed's last complete read, and of linked pages that were
 * asked for since.
 */
export async function dropOldBodies(database: Database, before: number): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query({
      text: `with kept as (
               select distinct on (feed_id) id from runs where reading is not null order by feed_id, id desc
             )
             delete from run_bodies b using runs r
             where r.id = b.run_id and r.started_at < $1 and r.id not in (select id from kept)`,
      values: [new Date(before)],
    })
    // Pages that a feed still leads to are asked for every day.
    await tx.query({
      text: 'delete from linked_pages where asked_at < $1',
      values: [new Date(before)],
    })
    const { rowCount } = await tx.query({
      text: `delete from raw_bodies b where stored_at < $1
             and not exists (select from run_bodies r where r.body_id = b.id)
             and not exists (select from linked_pages p where p.body_id = b.id)`,
      values: [new Date(before)],
    })
    return rowCount
  })
}

/** Drops what came of bodies that never came whole: their process was killed, or lost the database. */
export async function dropUnfinishedBodies(db: Queryable, before: number): Promise<number> {
  const { rowCount } = await db.query({
    text: 'delete from raw_bodies where sha256 is null and withheld_at is null and stored_at < $1',
    values: [new Date(before)],
  })
  return rowCount
}

/** That a body came, without its bytes: they hold what was erased. */
export async function storeWithheld(db: Queryable, size: number, now: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    text: `insert into raw_bodies (coding, size, stored_at, withheld_at) values ('identity', $1, $2, $2) returning id`,
    values: [size, new Date(now)],
  })
  return rows[0]?.id ?? Number.NaN
}

/** Drops a body's bytes. Equal ones that come again are looked at again. */
export async function withholdBody(database: Database, bodyId: number, now: number): Promise<void> {
  await database.transaction((tx) => dropBytes(tx, bodyId, now))
}

async function dropBytes(tx: Queryable, bodyId: number, now: number): Promise<void> {
  await tx.query({
    text: 'update raw_bodies set sha256 = null, withheld_at = $2 where id = $1',
    values: [bodyId, new Date(now)],
  })
  await tx.query({ text: 'delete from raw_body_parts where body_id = $1', values: [bodyId] })
  await tx.query({
    // Of a page that is all about one listing, the address tells of it as well.
    text: `update run_bodies b set address = '' from runs r join feeds f on f.id = r.feed_id
           where b.body_id = $1 and r.id = b.run_id and b.address <> f.location`,
    values: [bodyId],
  })
  // Whoever reads linked pages again would find nothing there.
  await tx.query({ text: 'delete from linked_pages where body_id = $1', values: [bodyId] })
}

/**
 * These addresses of a partner's pages are remembered no more, nor the bytes of linked pages that were there. Gives the
 * numbers of these.
 */
export async function forgetAddresses(
  db: Queryable,
  partnerId: number,
  addresses: readonly string[],
  now: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `with pages as (
             delete from linked_pages p using feeds f where f.id = p.feed_id and f.partner_id = $1
               and (p.address = any($2::text[]) or p.body_address = any($2::text[]))
             returning p.body_id
           ), runs as (
             update run_bodies b set address = '' from runs r join feeds f on f.id = r.feed_id
             where r.id = b.run_id and f.partner_id = $1 and b.address = any($2::text[]) and b.address <> f.location
           )
           select distinct body_id as id from pages where body_id is not null`,
    values: [partnerId, texts(addresses)],
  })
  for (const { id } of rows) await dropBytes(db, id, now)
  return rows.map(({ id }) => id)
}

/** A body that is kept, and as what it can be read. */
export interface BodyInUse {
  readonly bodyId: number
  readonly format: string
  readonly options: Readonly<Record<string, string>>
  readonly address: string
  readonly contentType: string | null
  readonly isLinkedPage: boolean
}

/**
 * Bodies of a partner's feeds, of removed ones too, a page at a time by id. Null: of every partner. Each is asked for by its
 * own number: a page costs as much among a million bodies as among a hundred.
 */
export async function bodiesOfPartner(
  db: Queryable,
  partnerId: number | null,
  after: number,
  limit: number,
): Promise<BodyInUse[]> {
  const { rows } = await db.query<BodyInUse>({
    text: `select raw.id as "bodyId", used.* from raw_bodies raw cross join lateral (
             (select f.format, f.options, b.address, b.content_type as "contentType", false as "isLinkedPage"
              from run_bodies b join runs r on r.id = b.run_id join feeds f on f.id = r.feed_id
              where b.body_id = raw.id and ($1::bigint is null or f.partner_id = $1) limit 1)
             union all
             (select f.format, f.options, coalesce(p.body_address, p.address), p.content_type, true
              from linked_pages p join feeds f on f.id = p.feed_id
              where p.body_id = raw.id and ($1::bigint is null or f.partner_id = $1) limit 1)
             limit 1
           ) used where raw.id > $2 and raw.withheld_at is null order by raw.id limit $3`,
    values: [partnerId, after, limit],
  })
  return rows
}

const SMALL_BYTES = 64 * 1024

/** The bytes of those of these bodies that are small: most of them, where each page of a feed is one. */
export async function smallBodies(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Buffer>> {
  const { rows } = await db.query<{ id: number; bytes: Buffer }>({
    text: `select p.body_id as id, p.bytes from raw_body_parts p join raw_bodies b on b.id = p.body_id
           where p.body_id = any($1::bigint[]) and p.part = 0 and b.size <= ${SMALL_BYTES}`,
    values: [int8s(ids)],
  })
  return new Map(rows.map(({ id, bytes }) => [id, bytes]))
}

/** Bodies that no run uses: a process was cut off between storing one and saying so. */
export async function dropStrayBodies(db: Queryable, before: number): Promise<void> {
  await db.query({
    text: `delete from raw_bodies b where stored_at < $1
           and not exists (select from run_bodies r where r.body_id = b.id)
           and not exists (select from linked_pages p where p.body_id = b.id)`,
    values: [new Date(before)],
  })
}
