import { isObject } from '../json-value.ts'
import { fieldsOf } from '../mapping/map-records.ts'
import { valuesAt } from '../mapping/record-path.ts'
import type { Mapping } from '../mapping/rule.ts'

/** What a mapping calls the name under which a record stands: `{"events": {"123": {…}, "124": {…}}}`. */
const KEY = '#key'

/** Whether the mapping makes anything of the names of its records. */
export function asksForKeys({ listing, where }: Mapping): boolean {
  const paths = [...fieldsOf(listing), ...where.map(({ field }) => field)]
  return paths.some((path) => path.replace(/^[\^./]+/, '') === KEY)
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
