import type { Queryable } from './database.ts'
import { UNKNOWN_PLACE } from './places.ts'

/** Somebody billed alone in another script than Latin, and who another seller bills alone there and then in Latin letters. */
export interface BilledTwice {
  readonly other: number
  readonly latin: number
  readonly otherName: string
  readonly latinName: string
  /** Places and times at which both are billed. */
  readonly nights: number
}

const LATIN = String.raw`[A-Za-z\u00C0-\u024F]`
const OTHER = String.raw`[\u0370-\u1DFF\u2E80-\uD7FF\uF900-\uFAFF]`
const MOST = 1000

/**
 * Not those whom one bill names together, nor those who play elsewhere at a time when the other is on: they are two. One pass
 * over the births of acts that play alone; for a person's question, not for a feed's run.
 */
export async function billedInTwoScripts(db: Queryable): Promise<BilledTwice[]> {
  const { rows } = await db.query<BilledTwice>({
    text: `with acts as materialized (
             select m.id, coalesce(m.replaced_by, m.id) as now, s.name, s.name !~ '${LATIN}' as is_other
             from performers m join performers s on s.id = coalesce(m.replaced_by, m.id)
             where s.name ~ '${LATIN}' or s.name ~ '${OTHER}'
           ), bills as materialized (
             select distinct b.place_id, b.start_at, l.partner_id, a.now, a.name, a.is_other
             from births b join listings l on l.id = b.listing_id
             join acts a on a.id = (array_remove(b.performer_ids, 0))[1]
             where b.retired_at is null and b.place_id > ${UNKNOWN_PLACE} and l.closed_at is null
               and cardinality(array_remove(b.performer_ids, 0)) = 1
           ), pairs as materialized (
             select x.now as other, y.now as latin, x.name as "otherName", y.name as "latinName",
               count(distinct (x.place_id, x.start_at)) as nights
             from bills x join bills y on y.place_id = x.place_id and y.start_at = x.start_at and y.partner_id <> x.partner_id
             where x.is_other and not y.is_other
             group by 1, 2, 3, 4 order by nights desc, 1, 2 limit ${MOST}
           )
           select * from pairs p where not exists (
             select from event_performers e join births b on b.event_id = e.event_id
             where e.performer_id in (p.other, p.latin) and b.performer_ids @> array[p.other, p.latin]
           ) and not exists (
             select from bills x join bills y on y.start_at = x.start_at and y.place_id <> x.place_id
             where x.now = p.other and y.now = p.latin
           )
           order by nights desc, other, latin`,
    values: [],
  })
  return rows
}
