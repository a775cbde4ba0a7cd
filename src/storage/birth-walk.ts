import type { Queryable } from './database.ts'
import { fromMs, toMs } from './instants.ts'

/** Where a walk through all births is: place by place, each in the order of its dates. */
export interface BirthPosition {
  readonly placeId: number
  readonly startAt: number
  readonly id: number
}

/** Behind every birth. */
const LAST: BirthPosition = {
  placeId: Number.MAX_SAFE_INTEGER,
  startAt: Date.UTC(9999, 0),
  id: Number.MAX_SAFE_INTEGER,
}

/** The births after `after`, as far as `until`, a page at a time. */
export async function birthsAfter(
  db: Queryable,
  after: BirthPosition | null,
  until: BirthPosition | null,
  limit: number,
): Promise<BirthPosition[]> {
  const [from, to] = [after ?? { placeId: 0, startAt: 0, id: 0 }, until ?? LAST]
  const { rows } = await db.query<BirthPosition>({
    name: 'births-after',
    text: `select place_id as "placeId", ${toMs('start_at')} as "startAt", id from births
           where (place_id, start_at, id) > ($1::bigint, ${fromMs('$2::bigint')}, $3::bigint)
             and (place_id, start_at, id) <= ($4::bigint, ${fromMs('$5::bigint')}, $6::bigint)
           order by place_id, start_at, id limit $7`,
    values: [from.placeId, from.startAt, from.id, to.placeId, to.startAt, to.id, limit],
  })
  return rows
}

/** Where to cut the walk into so many parts of about one size: the last position of each but the last. */
export async function birthCuts(db: Queryable, parts: number): Promise<BirthPosition[]> {
  const { rows } = await db.query<BirthPosition>({
    text: `with all_births as (select count(*) as count from births)
           select cut.* from all_births cross join generate_series(1, $1::integer - 1) part
           cross join lateral (
             select place_id as "placeId", ${toMs('start_at')} as "startAt", id from births
             order by place_id, start_at, id offset count * part / $1 limit 1
           ) cut order by part`,
    values: [parts],
  })
  return rows
}
