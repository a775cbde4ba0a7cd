import type { DirectoryPlace } from '../domain/place.ts'
import { float8s, int8s, texts } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import type { PlaceData } from './places.ts'

/** A place of ours and the place of the directory that it may be. */
export interface DirectoryDoubt {
  readonly placeId: number
  readonly rowId: number
  readonly score: number
  readonly reasons: readonly string[]
}

/** What the last look at these places left in doubt, in place of what earlier ones did. */
export async function noteDoubts(
  db: Queryable,
  placeIds: readonly number[],
  doubts: readonly DirectoryDoubt[],
): Promise<void> {
  await db.query({
    name: 'directory-doubts-note',
    text: `with settled as (
             delete from directory_doubts where place_id = any($1::bigint[]) and not place_id = any($2::bigint[])
           )
           insert into directory_doubts (place_id, directory_place_id, score, reasons)
           select * from unnest($2::bigint[], $3::bigint[], $4::float8[], $5::text[])
           on conflict (place_id) do update set directory_place_id = excluded.directory_place_id,
             score = excluded.score, reasons = excluded.reasons`,
    values: [
      int8s(placeIds),
      int8s(doubts.map((doubt) => doubt.placeId)),
      int8s(doubts.map((doubt) => doubt.rowId)),
      float8s(doubts.map((doubt) => doubt.score)),
      texts(doubts.map((doubt) => doubt.reasons.join(' '))),
    ],
  })
}

export interface ToldDoubt {
  readonly place: { readonly id: number; readonly data: PlaceData }
  readonly entry: { readonly directoryId: string; readonly closed: string | null } & {
    readonly data: DirectoryPlace
  }
  readonly score: number
  readonly reasons: string
  /** Still to come, or under way. */
  readonly events: number
}

/** SQL: something is still to come there. A hall where nothing is can wait: it is doubted again when something is. */
const IS_BUSY = 'exists (select from events e where e.place_id = p.id and e.start_at > $1)'

/** The likeliest first, then those where most is still to come; none where nothing is. */
export async function toldDoubts(db: Queryable, now: number, limit: number): Promise<ToldDoubt[]> {
  const { rows } = await db.query<ToldDoubt>({
    text: `select json_build_object('id', p.id, 'data', p.data) as place,
             json_build_object('directoryId', d.directory_id, 'closed', d.closed, 'data', d.data) as entry,
             t.score, t.reasons,
             (select count(*) from events e where e.place_id = p.id and e.start_at > $1) as events
           from directory_doubts t join places p on p.id = t.place_id and p.replaced_by is null
           join directory_places d on d.id = t.directory_place_id
           where ${IS_BUSY}
           order by t.score desc, events desc, p.id limit $2`,
    values: [new Date(now), limit],
  })
  return rows
}

export async function countDoubtfulPlaces(db: Queryable, now: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: `select count(*) from directory_doubts t join places p on p.id = t.place_id
           where p.replaced_by is null and ${IS_BUSY}`,
    values: [new Date(now)],
  })
  return rows[0]?.count ?? 0
}
