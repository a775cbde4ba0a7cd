import type { Rejection, RunReport, RunState } from '../domain/feed.ts'
import type { RunFailure } from '../domain/run-failure.ts'
import type { Queryable } from './database.ts'
import { LOCKS } from './lock-numbers.ts'

interface RunRow {
  readonly id: number
  readonly feed: string
  readonly state: RunState
  readonly complete: boolean
  readonly failure: RunFailure | null
  readonly started_at: Date
  readonly finished_at: Date | null
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly withdrawn: number
  readonly missing: number | null
  readonly missing_due_at: Date | null
  readonly rejected: Rejection[]
  readonly rejected_count: number
  readonly left_out: number
  readonly warnings: string[]
  readonly retry_at: Date | null
}

export interface Run extends RunReport {
  /** Epoch ms. */
  readonly startedAt: number
  readonly finishedAt: number | null
  /** Before which the partner's server did not want to be asked again. */
  readonly retryAt: number | null
}

export async function startRun(db: Queryable, feedId: number, now: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>({
    text: `insert into runs (feed_id, state, started_at) values ($1, 'running', $2) returning id`,
    values: [feedId, new Date(now)],
  })
  return rows[0]?.id ?? Number.NaN
}

/** Runs that say they are running while nobody holds their feed's lock were cut off. */
export async function interruptRuns(db: Queryable, feedId: number, now: number): Promise<number> {
  const { rowCount } = await db.query({
    text: `update runs set state = 'interrupted', finished_at = $2 where feed_id = $1 and state = 'running'`,
    values: [feedId, new Date(now)],
  })
  return rowCount
}

/** The same of every feed: whoever held a run's lock and did not end the run is gone. */
export async function interruptDeadRuns(db: Queryable, now: number): Promise<number> {
  const { rowCount } = await db.query({
    text: `update runs r set state = 'interrupted', finished_at = $1
           where r.state = 'running' and not exists (
             select from pg_locks l join pg_database d on d.oid = l.database
             where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 2
               and l.classid::bigint = $2 and l.objid::bigint = r.feed_id and l.granted)`,
    values: [new Date(now), LOCKS.feed],
  })
  return rowCount
}

/** How far a run is, as of the batch that says so. */
export type RunProgress = Pick<RunReport, 'read' | 'created' | 'updated' | 'unchanged'> & {
  readonly rejected: number
}

/** Written with each batch, so that a run that is cut off has told what it did. */
export async function noteProgress(
  db: Queryable,
  runId: number,
  { read, created, updated, unchanged, rejected }: RunProgress,
): Promise<void> {
  const { rowCount } = await db.query({
    name: 'run-progress',
    text: `update runs set read = $2, created = $3, updated = $4, unchanged = $5, rejected_count = $6
      from feeds f where runs.id = $1 and f.id = runs.feed_id and f.removed_at is null`,
    values: [runId, read, created, updated, unchanged, rejected],
  })
  if (rowCount === 0) throw new FeedRemoved()
}

/** The feed of a run was removed while it went on: what the run brings from then on nobody would ever withdraw. */
export class FeedRemoved extends Error {
  override readonly name = 'FeedRemoved'
}

/** As `noteProgress`, of listings just withdrawn. */
export async function noteWithdrawn(db: Queryable, runId: number, count: number): Promise<void> {
  await db.query({
    name: 'run-withdrawn',
    text: 'update runs set withdrawn = withdrawn + $2 where id = $1',
    values: [runId, count],
  })
}

export interface RunEnd extends Omit<RunReport, 'runId' | 'feed' | 'seconds'> {
  /** How the bodies were read, when they were read to the end; else null. */
  readonly reading: string | null
  readonly nameless: number
  readonly retryAt: number | null
}

export async function finishRun(
  db: Queryable,
  runId: number,
  end: RunEnd,
  now: number,
): Promise<void> {
  await db.query({
    text: `update runs set state = $2, complete = $3, finished_at = $4, read = $5, created = $6, updated = $7,
             unchanged = $8, withdrawn = $9, rejected = $10, rejected_count = $11, warnings = $12, reading = $13,
             nameless = $14, retry_at = $15, failure = $16, missing = $17, missing_due_at = $18, left_out = $19
           where id = $1`,
    values: [
      runId,
      end.state,
      end.complete,
      new Date(now),
      end.read,
      end.created,
      end.updated,
      end.unchanged,
      end.withdrawn,
      JSON.stringify(end.rejected),
      end.rejectedCount,
      JSON.stringify(end.warnings),
      end.reading,
      end.nameless,
      end.retryAt === null ? null : new Date(end.retryAt),
      end.failure,
      end.missing,
      end.missingDueAt === null ? null : new Date(end.missingDueAt),
      end.leftOut,
    ],
  })
}

/** Newest first. */
export async function listRuns(db: Queryable, feedId: number, limit = 20): Promise<Run[]> {
  const { rows } = await db.query<RunRow>({
    text: `select r.id, f.name as feed, r.state, r.complete, r.failure, r.started_at, r.finished_at, r.read, r.created,
             r.updated, r.unchanged, r.withdrawn, r.missing, r.missing_due_at, r.rejected, r.rejected_count, r.left_out, r.warnings, r.retry_at
           from runs r join feeds f on f.id = r.feed_id where r.feed_id = $1 order by r.id desc limit $2`,
    values: [feedId, limit],
  })
  return rows.map(toRun)
}

export interface EarlierRun {
  readonly id: number
  readonly state: RunState
  readonly reading: string | null
  readonly nameless: number
}

/** The last run that may have changed the catalogue; what failed through our own fault had perhaps begun to. */
export async function lastAppliedRun(
  db: Queryable,
  feedId: number,
): Promise<EarlierRun | undefined> {
  const { rows } = await db.query<EarlierRun>({
    text: `select id, state, reading, nameless from runs
           where feed_id = $1 and state <> 'running' and (state <> 'failed' or created + updated + withdrawn > 0)
           order by id desc limit 1`,
    values: [feedId],
  })
  return rows[0]
}

/** When the first run began after the last one that looked for what is missing; `runId` is one of them. */
export async function unjudgedSince(
  db: Queryable,
  feedId: number,
  runId: number,
): Promise<number | null> {
  const { rows } = await db.query<{ startedAt: Date | null }>({
    text: `select min(started_at) as "startedAt" from runs where feed_id = $1 and id <= $2 and id > coalesce(
             (select max(id) from runs where feed_id = $1 and id < $2 and missing is not null), 0)`,
    values: [feedId, runId],
  })
  return rows[0]?.startedAt?.getTime() ?? null
}

function toRun(row: RunRow): Run {
  const finished = row.finished_at?.getTime() ?? null
  return {
    runId: row.id,
    feed: row.feed,
    state: row.state,
    complete: row.complete,
    failure: row.failure,
    read: row.read,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    withdrawn: row.withdrawn,
    missing: row.missing,
    missingDueAt: row.missing_due_at?.getTime() ?? null,
    rejected: row.rejected,
    rejectedCount: row.rejected_count,
    leftOut: row.left_out,
    warnings: row.warnings,
    seconds: finished === null ? 0 : (finished - row.started_at.getTime()) / 1000,
    startedAt: row.started_at.getTime(),
    finishedAt: finished,
    retryAt: row.retry_at?.getTime() ?? null,
  }
}
