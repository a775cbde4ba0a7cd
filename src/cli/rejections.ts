import type { RunReport } from '../domain/feed.ts'
import { textTable } from './table.ts'

/** More rejections than this are counted, not shown. */
const REJECTIONS_SHOWN = 10

/** Which records were not taken, and why; nothing where all were. */
export function rejectionLines({
  rejected,
  rejectedCount,
}: Pick<RunReport, 'rejected' | 'rejectedCount'>): string[] {
  if (rejected.length === 0) return []
  const shown = rejected.slice(0, REJECTIONS_SHOWN)
  const table = textTable(
    ['line', 'id', 'rejected because'],
    shown.map((each) => [each.line, each.id, each.reason]),
  )
  const rest = rejectedCount - shown.length
  return rest > 0 ? ['', table, `… and ${rest} more (--json shows them)`] : ['', table]
}
