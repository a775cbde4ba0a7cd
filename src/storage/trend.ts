import type { TrendSignals } from '../domain/trend.ts'
import { bools, float8s, int2s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { KINDS } from './documents.ts'
import { settingOrStore, writeSetting } from './settings.ts'

/** Days are counted from 1970, UTC. */

export interface DocumentUse {
  /** 2 performer, 3 place, as in document_heads. */
  readonly kind: number
  readonly key: number
  readonly day: number
  readonly clientId: string
  readonly lookups: number
}

/** Adds counts, all in one statement; in one order, so that processes that add at a time do not wait for each other. */
export async function addDocumentUses(db: Queryable, uses: readonly DocumentUse[]): Promise<void> {
  await db.query({
    name: 'add-document-uses',
    text: `insert into document_uses (kind, key, day, client_id, lookups)
      select * from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
        given (kind, key, day, client_id, lookups)
      order by kind, key, day, client_id
      on conflict (kind, key, day, client_id) do update set lookups = document_uses.lookups + excluded.lookups`,
    values: [
      int2s(uses.map((use) => use.kind)),
      int8s(uses.map((use) => use.key)),
      int8s(uses.map((use) => use.day)),
      texts(uses.map((use) => use.clientId)),
      int8s(uses.map((use) => use.lookups)),
    ],
  })
}

export async function dropOldUses(db: Queryable, before: number): Promise<void> {
  await db.query({ text: 'delete from document_uses where day < $1', values: [before] })
}

const TREND_DAY = 'trendDay'

/** What use says of events, and the day that scores are computed for. */
export interface TrendRows {
  readonly day: number
  /** Event → what counts on that day. */
  readonly signals: ReadonlyMap<number, TrendSignals>
  /** Event → the later day for which signals lie ready. */
  readonly upcoming: ReadonlyMap<number, number>
}

/** `today`: the day where there is none yet, which it then is for everybody. */
export async function trendRows(
  db: Queryable,
  eventIds: readonly number[],
  today: number,
): Promise<TrendRows> {
  const { rows } = await db.query<TrendSignals & { readonly eventId: number }>({
    name: 'trend-rows',
    text: `select 0::bigint as "eventId", value::integer as day, 0::float8 as engagement,
             false as "popularHeadliner"
           from settings where name = '${TREND_DAY}'
           union all
           select event_id, day, engagement, popular_headliner from trend_signals
           where event_id = any($1::bigint[])`,
    values: [int8s(eventIds)],
  })
  const stored = rows.find(({ eventId }) => eventId === 0)?.day
  const day = stored ?? (await firstTrendDay(db, today))
  const signals = new Map<number, TrendSignals>()
  const upcoming = new Map<number, number>()
  for (const { eventId, ...row } of rows) {
    if (eventId === 0) continue
    if (row.day > day) upcoming.set(eventId, row.day)
    else if (row.day > (signals.get(eventId)?.day ?? -1)) signals.set(eventId, row)
  }
  return { day, signals, upcoming }
}

async function firstTrendDay(db: Queryable, today: number): Promise<number> {
  return Number(await settingOrStore(db, TREND_DAY, String(today)))
}

/** Null: no event was ever rendered. */
export async function readTrendDay(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ day: number }>({
    name: 'trend-day',
    text: `select value::integer as day from settings where name = '${TREND_DAY}'`,
  })
  return rows[0]?.day ?? null
}

/** From now on scores are computed for this day; what was said of earlier ones is dropped. */
export async function moveTrendDay(db: Queryable, day: number): Promise<void> {
  await writeSetting(db, TREND_DAY, String(day))
  await db.query({ text: 'delete from trend_signals where day < $1', values: [day] })
}

/** An event that use says something of, or did. */
export interface UsedEvent {
  readonly id: number
  readonly directoryPlaceId: number | null
  /** Headliners first. */
  readonly performerIds: readonly number[]
  /** Not all of it lies before the day. */
  readonly isAhead: boolean
  readonly before: TrendSignals | null
}

/** They, a page at a time by id: one of their documents was looked up in the `days` before `day`, or signals stand. */
export async function usedEvents(
  db: Queryable,
  span: { readonly day: number; readonly days: number },
  after: number,
  limit: number,
): Promise<UsedEvent[]> {
  const { rows } = await db.query<UsedEvent>({
    name: 'trend-used-events',
    text: `with used as (
             select e.id, e.directory_place_id, e.start_at from events e
             where e.id > $3 and (
               exists (select from document_uses u where u.kind = ${KINDS.place} and u.key = e.directory_place_id
                 and u.day >= $1::integer - $2::integer and u.day < $1::integer)
               or exists (select from event_performers p join document_uses u on u.kind = ${KINDS.performer} and u.key = p.performer_id
                 and u.day >= $1::integer - $2::integer and u.day < $1 where p.event_id = e.id)
               or exists (select from trend_signals s where s.event_id = e.id))
             order by e.id limit $4
           )
           select u.id, u.directory_place_id as "directoryPlaceId",
             coalesce((select json_agg(p.performer_id order by p.position) from event_performers p
                       where p.event_id = u.id), '[]') as "performerIds",
             u.start_at >= to_timestamp($1::bigint * 86400)
               or exists (select from births b join listings l on l.id = b.listing_id
                          where b.event_id = u.id and l.last_at >= to_timestamp($1::bigint * 86400)) as "isAhead",
             (select json_build_object('day', s.day, 'engagement', s.engagement,
                'popularHeadliner', s.popular_headliner)
              from trend_signals s where s.event_id = u.id and s.day <= $1 order by s.day desc limit 1) as before
           from used u order by u.id`,
    values: [span.day, span.days, after, limit],
  })
  return rows
}

/** One client's lookups of one document, in the order of the days. */
export interface ClientDays {
  readonly kind: number
  readonly key: number
  readonly client: string
  readonly days: readonly number[]
  readonly lookups: readonly number[]
}

export async function usesOfDocuments(
  db: Queryable,
  span: { readonly day: number; readonly days: number },
  keys: { readonly performers: readonly number[]; readonly places: readonly number[] },
): Promise<ClientDays[]> {
  const { rows } = await db.query<ClientDays>({
    name: 'trend-uses',
    text: `select kind, key, client_id as client, json_agg(day order by day) as days,
             json_agg(lookups order by day) as lookups
           from document_uses
           where day >= $1::integer - $2::integer and day < $1
             and (kind = ${KINDS.performer} and key = any($3::bigint[]) or kind = ${KINDS.place} and key = any($4::bigint[]))
           group by kind, key, client_id`,
    values: [span.day, span.days, int8s(keys.performers), int8s(keys.places)],
  })
  return rows
}

/**
 * The performers that nine in ten of those looked up at all are looked up less than, weighed by age and no client
 * counting for more than its share; nobody among fewer than ten. In exact numbers: who ties is all in or all out.
 */
export async function popularPerformers(
  db: Queryable,
  day: number,
  rule: { readonly worthByAge: readonly number[]; readonly clientShareMax: number },
): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ id: number }>({
    name: 'trend-popular-performers',
    text: `with by_client as (
             select key, client_id, sum(lookups * ($2::numeric[])[$1::integer - day]) as worth
             from document_uses where kind = ${KINDS.performer} and day >= $1::integer - cardinality($2::numeric[]) and day < $1
             group by key, client_id
           ), whole as (
             select key, sum(worth) as worth from by_client group by key
           ), weighed as (
             select c.key, sum(least(c.worth, $3::numeric * w.worth)) as worth
             from by_client c join whole w using (key) group by c.key
           ), ranked as (
             select key, cume_dist() over (order by worth desc) as share, count(*) over () as used from weighed
           )
           select key as id from ranked where share <= 0.1 and used >= 10`,
    values: [day, rule.worthByAge.map((worth) => worth.toFixed(12)), rule.clientShareMax],
  })
  return new Set(rows.map(({ id }) => id))
}

export interface EventSignals extends TrendSignals {
  readonly eventId: number
}

/** What use says of these events on `day`, and nothing of those of them that are not among `signals`. */
export async function writeSignals(
  db: Queryable,
  day: number,
  eventIds: readonly number[],
  signals: readonly EventSignals[],
): Promise<void> {
  await db.query({
    name: 'trend-signals-write',
    text: `with gone as (
             delete from trend_signals where day = $1 and event_id = any($2::bigint[])
               and not event_id = any($3::bigint[])
           )
           insert into trend_signals (event_id, day, engagement, popular_headliner)
           select event_id, $1::integer, engagement, popular
           from unnest($3::bigint[], $4::float8[], $5::boolean[]) given (event_id, engagement, popular)
           on conflict (event_id, day) do update set engagement = excluded.engagement,
             popular_headliner = excluded.popular_headliner`,
    values: [
      day,
      int8s(eventIds),
      int8s(signals.map((one) => one.eventId)),
      float8s(signals.map((one) => one.engagement)),
      bools(signals.map((one) => one.popularHeadliner)),
    ],
  })
}

/** Their scores have to be looked at as soon as they are computed for `day`. */
export async function markTrendChange(
  db: Queryable,
  eventIds: readonly number[],
  day: number,
): Promise<void> {
  await db.query({
    name: 'trend-change-mark',
    text: `update events set trend_change_day = $2
           where id = any($1::bigint[]) and (trend_change_day is null or trend_change_day > $2)`,
    values: [int8s(eventIds), day],
  })
}

/** Events, by id, whose scores have to be looked at when they are computed for `day`. */
export async function trendDueEvents(
  db: Queryable,
  day: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'trend-due-events',
    text: `select id from events where trend_change_day <= $1 and id > $2 order by id limit $3`,
    values: [day, after, limit],
  })
  return rows.map(({ id }) => id)
}

export interface ShownScores {
  /** Events that clients see. */
  readonly events: number
  /** Those whose documents show a score of this day. */
  readonly ofDay: number
}

export async function countShownScores(db: Queryable, day: number): Promise<ShownScores> {
  const { rows } = await db.query<ShownScores>({
    text: `select count(*) as events, count(*) filter (where trending_at = to_timestamp($1::integer * 86400)) as "ofDay"
           from events`,
    values: [day],
  })
  return rows[0] ?? { events: 0, ofDay: 0 }
}

export async function eventNames(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; name: string }>({
    text: 'select id, name from events where id = any($1::bigint[])',
    values: [int8s(ids)],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
