import type { Queryable } from './database.ts'

/** Calls of one client, operation and status on one day (UTC, `YYYY-MM-DD`). */
export interface UsageCount {
  readonly clientId: string
  readonly day: string
  readonly operation: string
  readonly status: number
  readonly calls: number
}

/** Adds counts, all in one statement. */
export async function addUsage(db: Queryable, counts: readonly UsageCount[]): Promise<void> {
  if (counts.length === 0) return
  await db.query({
    name: 'add-usage',
    text: `insert into usage (client_id, day, operation, status, calls)
      select * from unnest($1::text[], $2::date[], $3::text[], $4::smallint[], $5::bigint[])
        as given (client_id, day, operation, status, calls)
      order by client_id, day, operation, status
      on conflict (client_id, day, operation, status) do update set calls = usage.calls + excluded.calls`,
    values: [
      counts.map((one) => one.clientId),
      counts.map((one) => one.day),
      counts.map((one) => one.operation),
      counts.map((one) => one.status),
      counts.map((one) => one.calls),
    ],
  })
}

/** What each of these clients has used of its day, over all processes; refused calls (429) cost nothing. */
export async function usageOfDay(
  db: Queryable,
  clientIds: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ clientId: string; calls: number }>({
    name: 'usage-of-day',
    text: `select client_id as "clientId", sum(calls)::bigint as calls from usage
      where client_id = any($1) and day = $2 and status <> 429 group by client_id`,
    values: [clientIds, day],
  })
  return new Map(rows.map((row) => [row.clientId, row.calls]))
}
