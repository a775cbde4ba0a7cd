import { foldName } from '../../../lib/fold-name.ts'
import type { Row } from './row.ts'

/**
 * Places that rows of another title name as well. Bandsintown puts the title in the place of the venue's name, and people
 * write the venue's name for a title: who else plays there tells which it is.
 */
export function venuesKnown(rows: readonly Row[]): ReadonlySet<string> {
  const known = rows.filter((row) => foldName(row.title ?? '') !== foldName(row.venue))
  return new Set(known.map((row) => foldName(row.venue)))
}
