import { counted } from '../../../lib/counted.ts'
import { isObject } from '../json-value.ts'
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

/** `paths`: all that the mapping names, in whatever way: what they mean is the mapping's affair. */
export function notShownRecords(paths: readonly string[]): NotShownRecords {
  const names = new Set(paths.flatMap((path) => [path, ...path.split(/[^\p{L}\p{N}_@-]+/u)]))
  const isRead = (member: string) => names.has(member)
  const doubtful = new Map<string, number>()
  const whyOf = (scope: Scope | null): string | null => {
    if (scope === null) return null
    const own = isObject(scope.value) ? whyNotShown(scope.value, isRead) : null
    return own ?? whyOf(scope.around)
  }
  return {
    why: whyOf,
    look(record) {
      const member = isObject(record) ? maybeNotShown(record, isRead) : null
      if (member !== null) doubtful.set(member, (doubtful.get(member) ?? 0) + 1)
    },
    doubts: () =>
      [...doubtful].map(
        ([member, count]) =>
          `"${member}" of ${counted(count, 'record')} may say that it is not shown; they are read, unless "where" leaves them out`,
      ),
  }
}
