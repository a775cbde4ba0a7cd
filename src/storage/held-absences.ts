import { int2s, int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { fromMs } from './instants.ts'

export interface HeldAbsence {
  readonly id: number
  readonly missingRuns: number
  readonly missingSince: number
  readonly unseenSince: number
}

/** What a run did not find and was held for, in place of what is remembered of the feed's runs before it. */
export async function rememberHeld(
  db: Queryable,
  feedId: number,
  absences: readonly HeldAbsence[],
): Promise<void> {
  await db.query({
    name: 'held-remember',
    text: `with given as materialized (
             select * from unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[]) one (id, runs, missing_ms, unseen_ms)
           ), found as (
             delete from held_absences h where feed_id = $1 and not exists (select from given where given.id = h.listing_id)
           )
           insert into held_absences (listing_id, feed_id, missing_runs, missing_since, unseen_since)
           select id, $1, runs, ${fromMs('missing_ms')}, ${fromMs('unseen_ms')} from given
           on conflict (listing_id) do update set (feed_id, missing_runs, missing_since, unseen_since)
             = (excluded.feed_id, excluded.missing_runs, excluded.missing_since, excluded.unseen_since)`,
    values: [
      feedId,
      int8s(absences.map((one) => one.id)),
      int2s(absences.map((one) => Math.min(one.missingRuns, 1000))),
      int8s(absences.map((one) => one.missingSince)),
      int8s(absences.map((one) => one.unseenSince)),
    ],
  })
}

/** They are there after all, by a run of any kind. */
export async function forgetFound(
  db: Queryable,
  feedIds: readonly number[],
  seen: { has(id: number): boolean },
): Promise<void> {
  const { rows } = await db.query<{ id: number }>({
    name: 'held-of-feeds',
    text: 'select listing_id as id from held_absences where feed_id = any($1::bigint[])',
    values: [int8s(feedIds)],
  })
  const found = rows.flatMap(({ id }) => (seen.has(id) ? [id] : []))
  if (found.length === 0) return
  await db.query({
    name: 'held-forget',
    text: 'delete from held_absences h using unnest($1::bigint[]) given(id) where h.listing_id = given.id',
    values: [int8s(found)],
  })
}
