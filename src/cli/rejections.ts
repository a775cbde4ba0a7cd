import { textTable } from './table.ts'

/** More rejections than this are counted, not shown. */
const REJECTIONS_SHOWN = 10

interface Rejected {
  readonly rejectedCount: number
  readonly rejected: readonly {
    readonly file?: string
    readonly line: number
    readonly id: string | null
    readonly reason: string
  }[]
}

/** Which records were not taken, and why; nothing where all were. */
export function rejectionLines(
  { rejected, rejectedCount }: Rejected,
  { withFile = false, most = REJECTIONS_SHOWN }: { withFile?: boolean; most?: number } = {},
): string[] {
  if (rejected.length === 0) return []
  const shown = rejected.slice(0, most)
  const table = textTable(
    [...(withFile ? ['file'] : []), 'line', 'id', 'rejected because'],
    shown.map(({ file = '', line, id, reason }) => [...(withFile ? [file] : []), line, id, reason]),
  )
  const rest = rejectedCount - shown.length
  return rest > 0 ? ['', table, `… and ${rest} more (--json shows them)`] : ['', table]
}
