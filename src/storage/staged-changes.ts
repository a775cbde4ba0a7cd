import { boolColumn, inColumns, int2Column, int8Column } from './binary-arrays.ts'
import type { Column } from './binary-arrays.ts'
import type { Queryable, Statement } from './database.ts'

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

/** A transaction that changes what clients see. */
export interface Changing extends Queryable {
  /** Said of the same subject more than once, it is one change. */
  stage(changes: readonly StagedChange[]): void
  /** Those staged so far, each subject once, in the order in which they would be numbered. */
  staged(): StagedChange[]
}

/** A transaction's changes stay here until it commits: written as they come they would be deleted again by then. */
export function staging(): Pick<Changing, 'stage' | 'staged'> {
  const bySubject = new Map<string, StagedChange>()
  return {
    stage(changes) {
      for (const change of changes) {
        const key = `${change.kind} ${change.subjectId}`
        const before = bySubject.get(key)
        bySubject.set(key, before === undefined ? change : merged(before, change))
      }
    },
    staged: () => [...bySubject.values()].toSorted(byKindAndSubject),
  }
}

function byKindAndSubject(a: StagedChange, b: StagedChange): number {
  return a.kind - b.kind || a.subjectId - b.subjectId
}

function merged(before: StagedChange, change: StagedChange): StagedChange {
  const [a, b] = [before.replacedBy, change.replacedBy]
  return {
    ...change,
    deleted: before.deleted || change.deleted,
    replacedBy: a === null || b === null ? (a ?? b) : Math.max(a, b),
    documentOnly: before.documentOnly && change.documentOnly,
  }
}

const COLUMNS: readonly Column<StagedChange>[] = [
  int2Column((change) => change.kind),
  int8Column((change) => change.subjectId),
  boolColumn((change) => change.deleted),
  int8Column((change) => change.replacedBy),
  boolColumn((change) => change.documentOnly),
]

/** To be sent with the commit: from then on nobody else is given a number. `now`: epoch ms. */
export function numberChanges(changes: readonly StagedChange[], now: number): Statement {
  return {
    name: 'changes-number',
    text: `select number_changes($1, $2::smallint[], $3::bigint[], $4::boolean[], $5::bigint[], $6::boolean[])`,
    values: [new Date(now), ...inColumns(changes, COLUMNS)],
  }
}
