import type { Feed } from '../domain/feed.ts'
import type { Queryable } from './database.ts'
import { listFeeds } from './feeds.ts'

export interface ScheduledFeed {
  readonly feed: Feed
  readonly schedule: string
  /** When it last began to run, or was created; epoch ms. */
  readonly lastAt: number
}

/** Feeds that run by the clock, unless paused. */
export async function scheduledFeeds(db: Queryable): Promise<ScheduledFeed[]> {
  const { rows } = await db.query<{ id: number; lastAt: number }>({
    name: 'scheduled-feeds',
    text: `select f.id, (extract(epoch from greatest(f.created_at, max(r.started_at))) * 1000)::bigint as "lastAt"
      from feeds f left join runs r on r.feed_id = f.id
      where f.schedule is not null and f.state = 'active' and f.removed_at is null group by f.id`,
  })
  if (rows.length === 0) return []
  const lastAt = new Map(rows.map((row) => [row.id, row.lastAt]))
  return (await listFeeds(db)).flatMap((feed) => {
    const at = lastAt.get(feed.id)
    return at === undefined || feed.schedule === null
      ? []
      : [{ feed, schedule: feed.schedule, lastAt: at }]
  })
}
