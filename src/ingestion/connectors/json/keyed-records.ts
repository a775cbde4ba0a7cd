import { isObject } from '../json-value.ts'
import { fieldsOf } from '../mapping/map-records.ts'
import { KEY, valuesAt } from '../mapping/record-path.ts'
import type { Mapping } from '../mapping/rule.ts'

/** Whether the mapping makes anything of the names of its records. */
export function asksForKeys({ listing, where, each }: Mapping): boolean {
  const paths = [...fieldsOf(listing), ...where.map(({ field }) => field)]
  // Within `each` the name is the element's own, and `^` leads to the record's.
  const ofRecord = each === null ? paths : paths.filter((path) => path.startsWith('^'))
  return ofRecord.some((path) => path.replace(/^[\^./]+/, '') === KEY)
}

/** The records at a path, `events` or `events.*`, each with its name as one more field. A list has no names. */
export function keyedRecords(page: unknown, path: string): readonly unknown[] {
  const way = path.replace(/[./]?\*$|\[\*\]$/, '')
  return valuesAt(page, way === '' ? '.' : way).flatMap((holder) =>
    isObject(holder) && Object.values(holder).every(isObject)
      ? Object.entries(holder).map(([key, record]) => ({ [KEY]: key, ...(record as object) }))
      : [holder],
  )
}
