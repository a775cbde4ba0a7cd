import { int2s, int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'

export interface FutureListing {
  readonly id: number
  /** Complete runs in a row that lacked it, those that were held included. */
  readonly missingRuns: number
  readonly missingSince: number | null
  /** Where only runs that were held lacked it: since when it may have been missing. */
  readonly heldUnseenSince: number | null
  /** The listing itself is written to be missing. */
  readonly isMarked: boolean
  /** When it was last surely in its feed; later by a day at most. */
  readonly readAt: number
}

const LIVE = 'feed_id = $1 and closed_at is null and withdrawn_at is null'
const FUTURE = `${LIVE} and last_at > $2 and first_at < $3`

/** Live listings of a feed that are still to come, begin before `until`, and were there before `since`. */
export async function countFuture(
  db: Queryable,
  feedId: number,
  when: { readonly now: number; readonly until: number; readonly since: number },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: `select count(*) as count from listings where ${FUTURE} and first_seen_at < $4`,
    values: [feedId, new Date(when.now), instant(when.until), new Date(when.since)],
  })
  return rows[0]?.count ?? 0
}

/** Some of them were missing from the last complete read, and wait for another one. */
export async function hasMissing(db: Queryable, feedId: number, now: number): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>({
    name: 'listings-any-missing',
    text: `select exists (select 1 from listings
             where ${LIVE} and last_at > $2 and missing_since is not null) as found`,
    values: [feedId, new Date(now)],
  })
  return rows[0]?.found ?? false
}

/**
 * Those of a feed's missing listings, `old`, whose show it now has under another id: same event, same session. Joined to a
 * list of tens of thousands: `= any` may be gone through anew for every row.
 */
const REPOSTED = `from unnest($1::bigint[]) as gone(id)
             join listings old on old.id = gone.id
             join births b on b.listing_id = old.id
             join births other on other.event_id = b.event_id and other.start_at = b.start_at
             join listings now on now.id = other.listing_id and now.feed_id = old.feed_id
           where now.missing_since is null and not exists (select from unnest($1::bigint[]) gone(id) where gone.id = now.id)
             and now.withdrawn_at is null and now.closed_at is null and other.retired_at is null`

export async function countReposted(db: Queryable, missingIds: readonly number[]): Promise<number> {
  if (missingIds.length === 0) return 0
  const { rows } = await db.query<{ count: number }>({
    name: 'listings-reposted',
    text: `select count(distinct old.id) as count ${REPOSTED}`,
    values: [int8s(missingIds)],
  })
  return rows[0]?.count ?? 0
}

/** They. */
export async function repostedAmong(
  db: Queryable,
  missingIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (missingIds.length === 0) return new Set()
  const { rows } = await db.query<{ id: number }>({
    name: 'listings-reposted-which',
    text: `select distinct old.id ${REPOSTED}`,
    values: [int8s(missingIds)],
  })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Those of a feed's listings, which it lacks, whose place one of it may have taken that is there since they may be missing:
 * it begins as they do, and is compared with them.
 */
export async function perhapsReposted(
  db: Queryable,
  feedId: number,
  missing: readonly { readonly id: number; readonly unseenSince: number }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ id: number }>({
    name: 'listings-perhaps-reposted',
    text: `with gone as materialized (
             select id, ${fromMs('unseen_ms')} as unseen_since from unnest($1::bigint[], $2::bigint[]) given (id, unseen_ms)
           ), came as materialized (
             select b.start_at, key, max(greatest(b.first_seen_at, now.back_since)) as there_since
             from listings now join births b on b.listing_id = now.id cross join unnest(b.block_keys) as key
             where now.feed_id = $3 and now.closed_at is null and now.withdrawn_at is null and now.missing_since is null
               and b.retired_at is null and greatest(b.first_seen_at, now.back_since) >= (select min(unseen_since) from gone)
               and not exists (select from gone where gone.id = now.id)
             group by b.start_at, key
           )
           select distinct gone.id from gone join births b on b.listing_id = gone.id cross join unnest(b.block_keys) as own_key
             join came on came.start_at = b.start_at and came.key = own_key
           where came.there_since >= gone.unseen_since`,
    values: [
      int8s(missing.map(({ id }) => id)),
      int8s(missing.map(({ unseenSince }) => unseenSince)),
      feedId,
    ],
  })
  return new Set(rows.map(({ id }) => id))
}

/** The feed's listings still to come that begin before `until`, a page at a time by id. */
export async function futureListings(
  db: Queryable,
  feedId: number,
  page: {
    readonly now: number
    readonly until: number
    readonly after: number
    readonly limit: number
  },
): Promise<FutureListing[]> {
  const { rows } = await db.query<FutureListing>({
    name: 'listings-future',
    text: `select id, coalesce(held_runs, missing_runs) as "missingRuns",
             ${toMs('coalesce(held_since, missing_since)')} as "missingSince", ${toMs('held_unseen')} as "heldUnseenSince",
             missing_since is not null as "isMarked", ${toMs('read_at')} as "readAt"
           from listings left join (
             select listing_id, missing_runs as held_runs, missing_since as held_since, unseen_since as held_unseen
             from held_absences where held_absences.feed_id = $1) held on listing_id = id
           where ${FUTURE} and id > $4 order by id limit $5`,
    values: [feedId, new Date(page.now), instant(page.until), page.after, page.limit],
  })
  return rows
}

/** Missing for the first time, and since when it may have been: what came from then on may be it under a new id. */
export async function markUnseen(
  db: Queryable,
  absences: readonly { readonly id: number; readonly unseenSince: number }[],
): Promise<void> {
  await db.query({
    name: 'listings-unseen',
    text: `update listings l set unseen_since = ${fromMs('given.unseen_ms')}
           from unnest($1::bigint[], $2::bigint[]) given (id, unseen_ms) where l.id = given.id`,
    values: [int8s(absences.map((one) => one.id)), int8s(absences.map((one) => one.unseenSince))],
  })
}

/** `withdrawn`: gone since the first run that lacked them. */
export async function markMissing(
  db: Queryable,
  absences: readonly {
    readonly id: number
    readonly missingRuns: number
    readonly missingSince: number
  }[],
  withdrawn: boolean,
): Promise<void> {
  await db.query({
    name: 'listings-missing',
    text: `update listings l set missing_runs = given.missing_runs, missing_since = ${fromMs('given.missing_ms')},
             withdrawn_at = case when $4 then ${fromMs('given.missing_ms')} else l.withdrawn_at end
           from unnest($1::bigint[], $2::smallint[], $3::bigint[]) given (id, missing_runs, missing_ms)
           where l.id = given.id`,
    values: [
      int8s(absences.map((one) => one.id)),
      int2s(absences.map((one) => Math.min(one.missingRuns, 1000))),
      int8s(absences.map((one) => one.missingSince)),
      withdrawn,
    ],
  })
}

/** Postgres has its own word for "never". */
function instant(at: number): Date | string {
  return Number.isFinite(at) ? new Date(at) : 'infinity'
}

/** Some of a feed's listings that are not withdrawn. */
export async function liveListings(
  db: Queryable,
  feedId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    text: `select id from listings where ${LIVE} order by id limit $2`,
    values: [feedId, limit],
  })
  return rows.map((row) => row.id)
}

/** Those of these feeds' listings of these names that are still to come and not withdrawn. */
export async function liveNamed(
  db: Queryable,
  feedIds: readonly number[],
  externalIds: readonly string[],
  now: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'listings-live-named',
    text: `select id from listings where external_id = any($2::text[]) and feed_id = any($1::bigint[])
             and closed_at is null and withdrawn_at is null and last_at > $3 order by id`,
    values: [int8s(feedIds), externalIds, new Date(now)],
  })
  return rows.map((row) => row.id)
}

export async function withdrawListings(
  db: Queryable,
  ids: readonly number[],
  now: number,
): Promise<void> {
  await db.query({
    text: 'update listings set withdrawn_at = $2 where id = any($1::bigint[])',
    values: [ids, new Date(now)],
  })
}
