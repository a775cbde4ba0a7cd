import { int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import type { PlaceData } from './places.ts'

export interface UnfoundPlace {
  readonly id: number
  readonly data: PlaceData
  readonly lat: number | null
  readonly lng: number | null
  /** Under which partners know it; null: none. */
  readonly directoryId: string | null
  readonly rowId: number | null
}

/**
 * Places where something is still to come, that no directory is known to have, the soonest first. With `only`: whether this
 * one is still such a place.
 */
export async function placesToFind(
  db: Queryable,
  provider: string,
  now: number,
  limit: number,
  only: number | null = null,
): Promise<UnfoundPlace[]> {
  const { rows } = await db.query<UnfoundPlace>({
    text: `select p.id, p.data, p.lat, p.lng, d.directory_id as "directoryId", d.id as "rowId"
           from places p left join directory_places d on d.id = p.directory_place_id
           join lateral (select min(e.start_at) as first from events e where e.place_id = p.id and e.start_at > $1) coming
             on coming.first is not null
           where p.replaced_by is null and p.name_key <> '' and coalesce(d.provider, 'partner') = 'partner'
             and not exists (select from directory_values v where v.directory_place_id = d.id and v.provider = $2)
             and not exists (select from directory_questions q where q.subject = 'place' and q.id = p.id and q.again_at > $1)
             ${only === null ? '' : 'and p.id = $4'}
           order by coming.first, p.id limit $3`,
    values: [new Date(now), provider, limit, ...(only === null ? [] : [only])],
  })
  return rows
}

export interface StaleEntry {
  readonly rowId: number
  readonly directoryId: string
}

/**
 * Entries of a directory that is asked, of which something is kept no longer after `soon` although something is still to
 * come there, or whose id was last heard before `idHeard`.
 */
export async function entriesToRefresh(
  db: Queryable,
  asked: {
    readonly provider: string
    readonly now: number
    readonly soon: number
    readonly idHeard: number
    readonly limit: number
  },
): Promise<StaleEntry[]> {
  const { provider, now, soon, idHeard, limit } = asked
  const { rows } = await db.query<StaleEntry>({
    text: `with own as (
             select v.directory_place_id as id, min(v.fetched_at) filter (where v.part = 'id') as heard,
               min(v.expires_at) as expires, count(*) as parts
             from directory_values v where v.provider = $1 group by v.directory_place_id
           )
           select d.id as "rowId", d.directory_id as "directoryId" from own join directory_places d on d.id = own.id
           left join lateral (select min(e.start_at) as first from events e
             where e.directory_place_id = d.id and e.start_at > $2) coming on true
           where d.replaced_by is null
             and not exists (select from directory_questions q where q.subject = 'entry' and q.id = d.id and q.again_at > $2)
             and (own.heard < $4 or (coming.first is not null and (own.parts = 1 or own.expires <= $3)))
           order by coming.first nulls last, d.id limit $5`,
    values: [provider, new Date(now), new Date(soon), new Date(idHeard), limit],
  })
  return rows
}

export interface Question {
  readonly subject: 'place' | 'entry'
  readonly id: number
  readonly outcome: string
  /** Epoch ms before which it is not asked again. */
  readonly againAt: number
}

export async function noteQuestion(db: Queryable, question: Question, now: number): Promise<void> {
  await db.query({
    text: `insert into directory_questions (subject, id, asked_at, outcome, again_at) values ($1, $2, $3, $4, $5)
           on conflict (subject, id) do update set asked_at = excluded.asked_at, outcome = excluded.outcome,
             again_at = excluded.again_at`,
    values: [
      question.subject,
      question.id,
      new Date(now),
      question.outcome,
      new Date(question.againAt),
    ],
  })
}

/** It could not be answered for this one: it is asked again after `first`, and longer each time that it fails again. */
export async function noteFailure(
  db: Queryable,
  { subject, id }: Pick<Question, 'subject' | 'id'>,
  now: number,
  wait: { readonly firstMs: number; readonly mostMs: number },
): Promise<void> {
  await db.query({
    text: `insert into directory_questions as q (subject, id, asked_at, outcome, again_at)
           values ($1, $2, $3, 'failed', $3::timestamptz + $4 * interval '1 ms')
           on conflict (subject, id) do update set asked_at = excluded.asked_at, outcome = excluded.outcome,
             again_at = case when q.outcome = 'failed'
               then excluded.asked_at + least((q.again_at - q.asked_at) * 2, $5 * interval '1 ms')
               else excluded.again_at end`,
    values: [subject, id, new Date(now), wait.firstMs, wait.mostMs],
  })
}

/** Counts a call on this day, unless it has had `most` of them; gives whether it may be made. */
export async function countCall(db: Queryable, day: string, most: number): Promise<boolean> {
  const { rowCount } = await db.query({
    text: `insert into directory_calls (day, calls) select $1, 1 where $2 > 0
           on conflict (day) do update set calls = directory_calls.calls + 1 where directory_calls.calls < $2`,
    values: [day, most],
  })
  return rowCount > 0
}

/** The directory no longer knows the ids of these rows. */
export async function setMissing(
  db: Queryable,
  rowIds: readonly number[],
  now: number,
): Promise<void> {
  await db.query({
    text: `update directory_places set missing_since = coalesce(missing_since, $2) where id = any($1::bigint[])`,
    values: [int8s(rowIds), new Date(now)],
  })
}

/** Entries that their open directory lost, and that places of ours stand for. */
export async function lostRows(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'directory-lost',
    text: `select d.id from directory_places d
           where d.missing_since is not null and d.provider = 'open' and d.replaced_by is null
             and exists (select from places p where p.directory_place_id = d.id and p.replaced_by is null)
           order by d.id`,
  })
  return rows.map((row) => row.id)
}

/** Those of them that an open directory has and that are not closed for good. */
export async function publishedAmong(
  db: Queryable,
  rowIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await db.query<{ id: number }>({
    name: 'directory-published',
    text: `select id from directory_places where id = any($1::bigint[]) and provider = 'open'
             and missing_since is null and replaced_by is null and closed is distinct from 'permanently'`,
    values: [int8s(rowIds)],
  })
  return new Set(rows.map((row) => row.id))
}
