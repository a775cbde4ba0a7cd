import type { FeedStanding } from '../domain/feed-schedule.ts'
import type { RunReport, RunState } from '../domain/feed.ts'
import type { Queryable } from './database.ts'
import { listFeeds } from './feeds.ts'
import { LOCKS } from './lock-numbers.ts'

interface StandingRow {
  readonly id: number
  readonly created_at: Date
  readonly running: boolean
  readonly run_id: number | null
  readonly state: RunState | null
  readonly started_at: Date | null
  readonly finished_at: Date | null
  readonly retry_at: Date | null
  readonly withdrawn: number | null
  readonly missing: number | null
  readonly warning: string | null
  readonly read: number | null
  readonly rejected_count: number | null
  readonly first_reason: string | null
  readonly unread: boolean
  readonly failures: number
  readonly released: boolean
}

export interface ToldStanding extends FeedStanding {
  /** The operator has lifted the brake for its next run. */
  readonly released: boolean
  /** The last thing that the last run said; of a held one why it is held, whatever it warns of behind that. */
  readonly lastWarning: string | null
  /** How many records the last run came upon, and could not read. */
  readonly lastCounts: Pick<RunReport, 'read' | 'rejectedCount'>
  /** The last run was applied, and had not read the feed to its end. */
  readonly lastUnread: boolean
  /** The first thing that the last run said, else why it rejected the first of its records. */
  readonly lastReason: string | null
}

/** All feeds by name, or one, and how they stand; one statement beside the list, however many there are. */
export async function feedStandings(
  db: Queryable,
  feedId: number | null = null,
): Promise<ToldStanding[]> {
  const feeds = await listFeeds(db)
  if (feeds.length === 0) return []
  const { rows } = await db.query<StandingRow>({
    name: 'feed-standings',
    text: `select f.id, f.created_at, f.released, r.id as run_id, r.state, r.started_at, r.finished_at, r.retry_at, r.withdrawn, r.missing,
        coalesce(
          (select w from jsonb_array_elements_text(r.warnings) w
            where r.state = 'held' and starts_with(w, 'Nothing was withdrawn: ') limit 1),
          r.warnings->>-1) as warning,
        r.read, r.rejected_count, coalesce(r.warnings->>0, r.rejected->0->>'reason') as first_reason,
        coalesce(r.state = 'partial' and r.reading is null, false) as unread,
        exists (select from pg_locks l where l.locktype = 'advisory' and l.classid = ${LOCKS.feed}
          and l.objid = f.id::oid and l.objsubid = 2 and l.granted
          and l.database = (select oid from pg_database where datname = current_database())) as running,
        (select count(*) from runs b where b.feed_id = f.id and b.state in ('failed', 'interrupted') and b.id > coalesce(
          (select g.id from runs g where g.feed_id = f.id and g.state in ('succeeded', 'partial', 'held')
            order by g.id desc limit 1), 0)) as failures
      from feeds f
      left join lateral (select * from runs where feed_id = f.id order by id desc limit 1) r on true
      where f.removed_at is null and ($1::bigint is null or f.id = $1)`,
    values: [feedId],
  })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return feeds.flatMap((feed) => {
    const row = rowOf.get(feed.id)
    if (row === undefined) return []
    return [
      {
        feed,
        createdAt: row.created_at.getTime(),
        released: row.released,
        running: row.running,
        lastRun: lastRunOf(row),
        failures: row.failures,
        lastWarning: row.warning,
        lastCounts: { read: row.read ?? 0, rejectedCount: row.rejected_count ?? 0 },
        lastUnread: row.unread,
        lastReason: row.first_reason,
      },
    ]
  })
}

function lastRunOf(row: StandingRow): FeedStanding['lastRun'] {
  if (row.run_id === null || row.state === null || row.started_at === null) return null
  return {
    runId: row.run_id,
    state: row.state,
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at?.getTime() ?? null,
    retryAt: row.retry_at?.getTime() ?? null,
    withdrawn: row.withdrawn ?? 0,
    missing: row.missing,
  }
}
