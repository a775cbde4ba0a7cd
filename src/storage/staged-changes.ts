import { boolColumn, inColumns, int2Column, int8Column } from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import type { Queryable } from './database.ts'

export const EVENT_KIND = 1
export const PERFORMER_KIND = 2
export const PLACE_KIND = 3

/** What a transaction of `Database.changing` makes visible; numbered when it commits. */
export interface StagedChange {
  readonly kind: typeof EVENT_KIND | typeof PERFORMER_KIND | typeof PLACE_KIND
  readonly subjectId: number
  readonly deleted: boolean
  readonly replacedBy: number | null
  /** Only the whole document moved (one of its events did), not the record itself. */
  readonly documentOnly: boolean
}

const COLUMNS: readonly Column<StagedChange>[] = [
  int2Column((change) => change.kind),
  int8Column((change) => change.subjectId),
  boolColumn((change) => change.deleted),
  int8Column((change) => change.replacedBy),
  boolColumn((change) => change.documentOnly),
]

export async function stageChanges(db: Queryable, changes: readonly StagedChange[]): Promise<void> {
  await db.query({
    name: 'changes-stage',
    text: `insert into staged_changes (kind, subject_id, deleted, replaced_by, document_only)
           select * from unnest($1::smallint[], $2::bigint[], $3::boolean[], $4::bigint[], $5::boolean[])`,
    values: inColumns(changes, COLUMNS),
  })
}
