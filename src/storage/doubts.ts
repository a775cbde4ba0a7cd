import { float8s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'

/** Two births in different events that only a person can tell to be one or not. */
export interface DoubtfulPair {
  readonly a: number
  readonly b: number
  /** Bits. */
  readonly score: number
  readonly reasons: readonly string[]
}

/** An event that the rules made and a person should look at. */
export interface DoubtfulEvent {
  readonly eventId: number
  readonly score: number
}

export interface Doubts {
  /** Births that were looked at: what was noted of them before is no longer so. */
  readonly looked: readonly number[]
  readonly lookedEvents: readonly number[]
  readonly pairs: readonly DoubtfulPair[]
  readonly events: readonly DoubtfulEvent[]
}

export async function replaceDoubts(db: Queryable, doubts: Doubts): Promise<void> {
  await db.query({
    name: 'doubts-replace',
    text: `with pairs as (
             select * from unnest($2::bigint[], $3::bigint[], $4::float8[], $5::text[]) given (a, b, score, reasons)
           ), events as (
             select * from unnest($7::bigint[], $8::float8[]) given (event_id, score)
           ), gone_pairs as (
             delete from doubtful_pairs d where (d.a = any($1::bigint[]) or d.b = any($1::bigint[]))
             and not exists (select from pairs p where p.a = d.a and p.b = d.b)
           ), gone_events as (
             delete from doubtful_events d where d.event_id = any($6::bigint[])
             and not exists (select from events e where e.event_id = d.event_id)
           ), noted as (
             insert into doubtful_events (event_id, score) select * from events
             on conflict (event_id) do update set score = excluded.score
           )
           insert into doubtful_pairs (a, b, score, reasons) select * from pairs
           on conflict (a, b) do update set score = excluded.score, reasons = excluded.reasons
           where (doubtful_pairs.score, doubtful_pairs.reasons) is distinct from (excluded.score, excluded.reasons)`,
    values: [
      int8s(doubts.looked),
      int8s(doubts.pairs.map((pair) => pair.a)),
      int8s(doubts.pairs.map((pair) => pair.b)),
      float8s(doubts.pairs.map((pair) => pair.score)),
      texts(doubts.pairs.map((pair) => pair.reasons.join(' '))),
      int8s(doubts.lookedEvents),
      int8s(doubts.events.map((event) => event.eventId)),
      float8s(doubts.events.map((event) => event.score)),
    ],
  })
}

export interface NotedPair extends Omit<DoubtfulPair, 'reasons'> {
  readonly eventA: number
  readonly eventB: number
}

/**
 * The surest first, those whose shows are still to come before those that are history. Hidden events and what has
 * since become one event are left out.
 */
export async function notedPairs(
  db: Queryable,
  page: { readonly now: number; readonly offset: number; readonly limit: number },
): Promise<NotedPair[]> {
  const { rows } = await db.query<NotedPair>({
    text: `select d.a, d.b, d.score, x.event_id as "eventA", y.event_id as "eventB"
           from doubtful_pairs d
           join births x on x.id = d.a join listings lx on lx.id = x.listing_id join events ex on ex.id = x.event_id
           join births y on y.id = d.b join listings ly on ly.id = y.listing_id join events ey on ey.id = y.event_id
           where x.event_id <> y.event_id
           order by least(lx.last_at, ly.last_at) < $1, d.score desc, d.a, d.b offset $2 limit $3`,
    values: [new Date(page.now), page.offset, page.limit],
  })
  return rows
}

export async function notedEvents(db: Queryable, limit: number): Promise<DoubtfulEvent[]> {
  const { rows } = await db.query<DoubtfulEvent>({
    text: `select d.event_id as "eventId", d.score from doubtful_events d join events e on e.id = d.event_id
           order by d.score, d.event_id limit $1`,
    values: [limit],
  })
  return rows
}

export async function countDoubts(
  db: Queryable,
): Promise<{ readonly pairs: number; readonly events: number }> {
  const { rows } = await db.query<{ pairs: number; events: number }>(
    `select (select count(*) from doubtful_pairs d join births x on x.id = d.a join births y on y.id = d.b
             where x.event_id <> y.event_id) as pairs,
            (select count(*) from doubtful_events) as events`,
  )
  return rows[0] ?? { pairs: 0, events: 0 }
}
