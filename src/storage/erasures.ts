import { randomBytes } from 'node:crypto'
import type { Queryable } from './database.ts'
import { settingOrStore } from './settings.ts'

export type ErasureKind = 'reviewer' | 'listing'

/** What was erased and must not come back: whom or what is known by a keyed hash alone. */
export interface Erasure {
  readonly id: number
  readonly kind: ErasureKind
  /** Null: whichever partner tells it. */
  readonly partnerId: number | null
  readonly by: string
  readonly why: string
  readonly beganAt: Date
  /** Null: it was cut off. */
  readonly finishedAt: Date | null
  readonly liftedAt: Date | null
  readonly counts: Readonly<Record<string, number>>
}

const KEY = 'erasure_key'

/** Of the hashes. Of its own: whatever other key is changed, what was erased stays away. */
export async function erasureKey(db: Queryable): Promise<Buffer> {
  const text = await settingOrStore(db, KEY, randomBytes(32).toString('base64url'))
  return Buffer.from(text, 'base64url')
}

export interface ErasedHash {
  readonly kind: ErasureKind
  readonly hash: Buffer
}

/** What must not come from this partner. */
export async function erasedHashes(db: Queryable, partnerId: number): Promise<ErasedHash[]> {
  const { rows } = await db.query<ErasedHash>({
    text: `select kind, hash from erasures
           where lifted_at is null and (partner_id is null or partner_id = $1)`,
    values: [partnerId],
  })
  return rows
}

export interface ErasureBegun {
  readonly id: number
  /** It was begun before, and either done or cut off. */
  readonly again: boolean
}

export async function beginErasure(
  db: Queryable,
  erasure: ErasedHash & Pick<Erasure, 'partnerId' | 'by' | 'why'>,
  now: number,
): Promise<ErasureBegun> {
  const { kind, partnerId, hash, by, why } = erasure
  const known = await db.query<{ id: number }>({
    text: `select id from erasures where kind = $1 and partner_id is not distinct from $2::bigint and hash = $3
           and lifted_at is null`,
    values: [kind, partnerId, hash],
  })
  const before = known.rows[0]?.id
  if (before !== undefined) return { id: before, again: true }
  const { rows } = await db.query<{ id: number }>({
    text: `insert into erasures (kind, partner_id, hash, by_whom, why, began_at) values ($1, $2, $3, $4, $5, $6)
           returning id`,
    values: [kind, partnerId, hash, by, why, new Date(now)],
  })
  return { id: rows[0]?.id ?? Number.NaN, again: false }
}

/** Adds up what each round of it found; what was cut off has counted what it did not tell. */
export async function finishErasure(
  db: Queryable,
  id: number,
  counts: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  await db.query({
    text: `update erasures set finished_at = $3, counts = (
             select coalesce(jsonb_object_agg(name, total), '{}') from (
               select name, sum(count::bigint) as total from (
                 select * from jsonb_each_text(counts) union all select * from jsonb_each_text($2::jsonb)
               ) each (name, count) group by name) totals)
           where id = $1`,
    values: [id, JSON.stringify(counts), new Date(now)],
  })
}

export async function listErasures(db: Queryable): Promise<Erasure[]> {
  const { rows } = await db.query<Erasure>(
    `select id, kind, partner_id as "partnerId", by_whom as by, why, began_at as "beganAt",
       finished_at as "finishedAt", lifted_at as "liftedAt", counts from erasures order by id desc`,
  )
  return rows
}

/** It may come back from now on. Gives whether it was in force. */
export async function liftErasure(db: Queryable, id: number, now: number): Promise<boolean> {
  const { rowCount } = await db.query({
    text: 'update erasures set lifted_at = $2 where id = $1 and lifted_at is null',
    values: [id, new Date(now)],
  })
  return rowCount > 0
}
