import { counted } from '../../../lib/counted.ts'
import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { maybeNotShown, whyNotShown } from '../not-shown.ts'
import type { Scope } from './record-path.ts'

/** Records that say of themselves that they are not shown, by members that their mapping does not name. */
export interface NotShownRecords {
  /** What a record says counts for each of its elements. */
  why(scope: Scope): string | null
  /** Counts a record that may say so: for the operator to decide. */
  look(record: unknown): void
  doubts(): readonly string[]
}

/** Where answers of content systems, tables and maps keep what a record says, beside its id. */
const WITHIN = ['attributes', 'fields', 'properties'] as const

function partsOf(record: unknown): readonly JsonObject[] {
  if (!isObject(record)) return []
  return [record, ...WITHIN.map((name) => record[name]).filter(isObject)]
}

/** `paths`: all that the mapping names, in whatever way: what they mean is the mapping's affair. */
export function notShownRecords(paths: readonly string[]): NotShownRecords {
  const names = new Set(paths.flatMap((path) => [path, ...path.split(/[^\p{L}\p{N}_@-]+/u)]))
  const isRead = (member: string) => names.has(member)
  const doubtful = new Map<string, number>()
  const whyOf = (scope: Scope | null): string | null => {
    if (scope === null) return null
    for (const part of partsOf(scope.value)) {
      const own = whyNotShown(part, isRead)
      if (own !== null) return own
    }
    return whyOf(scope.around)
  }
  return {
    why: whyOf,
    look(record) {
      const [member] = partsOf(record).flatMap((part) => maybeNotShown(part, isRead) ?? [])
      if (member !== undefined) doubtful.set(member, (doubtful.get(member) ?? 0) + 1)
    },
    doubts: () =>
      [...doubtful].map(
        ([member, count]) =>
          `"${member}" of ${counted(count, 'record')} may say that it is not shown; they are read, unless "where" leaves them out`,
      ),
  }
}
