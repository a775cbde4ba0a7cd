import { float8s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import type { Named } from './replacements.ts'

/** Two places, or two performers, that only a person can tell to be one or not. */
export interface DoubtfulNames {
  readonly a: number
  readonly b: number
  /** Bits. */
  readonly score: number
  readonly reasons: readonly string[]
}

export async function noteDoubtfulNames(
  db: Queryable,
  of: Named,
  doubts: readonly DoubtfulNames[],
): Promise<void> {
  await db.query({
    name: 'doubtful-names-note',
    text: `insert into doubtful_names (of, a, b, score, reasons)
           select distinct on (least(x, y), greatest(x, y)) $1, least(x, y), greatest(x, y), score, reasons
           from unnest($2::bigint[], $3::bigint[], $4::float8[], $5::text[]) given (x, y, score, reasons) where x <> y
           order by least(x, y), greatest(x, y), score desc
           on conflict (of, a, b) do nothing`,
    values: [
      of,
      int8s(doubts.map((one) => one.a)),
      int8s(doubts.map((one) => one.b)),
      float8s(doubts.map((one) => one.score)),
      texts(doubts.map((one) => one.reasons.join(' '))),
    ],
  })
}

export interface NamesPage {
  /** Pairs that are decided. */
  readonly decided: readonly (readonly [number, number])[]
  readonly offset: number
  readonly limit: number
}

const TABLES: Readonly<Record<Named, string>> = { place: 'places', performer: 'performers' }

/** Each pair once, as those that stand for the two now; what has become one since is left out. */
function waiting(of: Named): string {
  return `select least(x.id, y.id) as a, greatest(x.id, y.id) as b, max(d.score) as score,
            (array_agg(d.reasons order by d.score desc))[1] as reasons
          from doubtful_names d
          join ${TABLES[of]} m on m.id = d.a join ${TABLES[of]} x on x.id = coalesce(m.replaced_by, m.id)
          join ${TABLES[of]} n on n.id = d.b join ${TABLES[of]} y on y.id = coalesce(n.replaced_by, n.id)
          where d.of = $1 and x.id <> y.id and not exists (
            select from unnest($2::bigint[], $3::bigint[]) told (p, q)
            where (p, q) in ((x.id, y.id), (y.id, x.id)))
          group by 1, 2`
}

const decidedValues = (of: Named, decided: NamesPage['decided']) => [
  of,
  int8s(decided.map(([a]) => a)),
  int8s(decided.map(([, b]) => b)),
]

/** The likeliest first. */
export async function notedNames(
  db: Queryable,
  of: Named,
  { decided, offset, limit }: NamesPage,
): Promise<DoubtfulNames[]> {
  const { rows } = await db.query<Omit<DoubtfulNames, 'reasons'> & { reasons: string }>({
    text: `select * from (${waiting(of)}) w order by score desc, a, b offset $4 limit $5`,
    values: [...decidedValues(of, decided), offset, limit],
  })
  return rows.map((row) => ({ ...row, reasons: row.reasons.split(' ') }))
}

export async function countNotedNames(
  db: Queryable,
  of: Named,
  decided: NamesPage['decided'],
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: `select count(*) as count from (${waiting(of)}) w`,
    values: decidedValues(of, decided),
  })
  return rows[0]?.count ?? 0
}

/** What tells an operator which of two he has before him. */
export interface NameCard {
  readonly id: number
  /** Who tells of it. */
  readonly partners: readonly string[]
  readonly events: number
  /** A few of them, the next first. */
  readonly shows: readonly {
    readonly id: number
    readonly name: string
    readonly startAt: number
  }[]
}

const SHOWS = 3

export async function nameCards(
  db: Queryable,
  of: Named,
  ids: readonly number[],
  now: number,
): Promise<Map<number, NameCard>> {
  const keys =
    of === 'place'
      ? 'select k.partner_id from place_keys k where k.place_id = m.id'
      : 'select k.partner_id from performer_keys k where k.performer_id = m.id'
  const events =
    of === 'place'
      ? 'select e.id, e.name, e.start_at from events e where e.place_id = t.id'
      : `select e.id, e.name, e.start_at from event_performers ep join events e on e.id = ep.event_id
         where ep.performer_id = t.id`
  const { rows } = await db.query<NameCard>({
    text: `select t.id, (select count(*) from (${events}) e) as events,
             coalesce((select json_agg(distinct p.name order by p.name) from ${TABLES[of]} m
               cross join lateral (${keys}) k join partners p on p.id = k.partner_id
               where m.id = t.id or m.replaced_by = t.id), '[]') as partners,
             coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name,
               'startAt', (extract(epoch from s.start_at) * 1000)::bigint) order by s.start_at < $2, s.start_at, s.id)
               from (select * from (${events}) e order by e.start_at < $2, e.start_at, e.id limit ${SHOWS}) s), '[]') as shows
           from ${TABLES[of]} t where t.id = any($1::bigint[])`,
    values: [int8s(ids), new Date(now)],
  })
  return new Map(rows.map((row) => [row.id, row]))
}
