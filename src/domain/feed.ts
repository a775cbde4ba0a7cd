import type { RunFailure } from './run-failure.ts'

export interface Feed {
  readonly id: number
  readonly partnerId: number
  /** Unique among all feeds. */
  readonly name: string
  readonly format: string
  /** A file, a folder or an http(s) address. */
  readonly location: string
  /** Cron expression, or null: only when told. */
  readonly schedule: string | null
  /** A complete feed's silence about a listing means something; a partial feed's does not. */
  readonly complete: boolean
  readonly options: Readonly<Record<string, string>>
  readonly state: 'active' | 'paused'
}

export type RunState = 'running' | 'succeeded' | 'partial' | 'held' | 'failed' | 'interrupted'

/** What a run did. Counts are listings as the feed has them. A stable shape: scripts depend on it. */
export interface RunReport {
  readonly runId: number
  readonly feed: string
  readonly state: RunState
  readonly complete: boolean
  /** Why it failed as a whole; null where it did not. */
  readonly failure: RunFailure | null
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly withdrawn: number
  /** Still to come, in the feed before and not in it now, and not withdrawn yet; null: nothing was looked for. */
  readonly missing: number | null
  /** From when on a complete run withdraws the first of these (epoch ms). */
  readonly missingDueAt: number | null
  /** The first of them; `rejectedCount` counts all. */
  readonly rejected: readonly Rejection[]
  readonly rejectedCount: number
  /** No fault of the feed's: taken away, or not for the public. The warnings say why. */
  readonly leftOut: number
  readonly warnings: readonly string[]
  readonly seconds: number
}

/** Something came, and nothing of it could be read: what was known before stays as it is, and grows old. */
export function noneRead({
  state,
  read,
  rejectedCount,
}: Pick<RunReport, 'state' | 'read' | 'rejectedCount'>): boolean {
  return state === 'partial' && rejectedCount === read
}

export interface Rejection {
  /** The line, or the 1-based place in an array. */
  readonly line: number
  readonly id: string | null
  readonly reason: string
}
