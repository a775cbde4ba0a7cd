import type { Interval } from './interval.ts'
import { readMoment } from './moment.ts'
import type { DateOrder } from './moment.ts'

/** Longer is prose. */
const LENGTH_MAX = 4000
/** What parts one period from the next, and no day from its clock; a full stop does before a weekday. */
const SIGN =
  /\s*[|;\n]\s*|(?<=\d(?:\s?h(?:\s?\d\d)?|:\d\d|\suhr|\s?[ap]\.?m))\.\s+(?=\p{L}{2,}\.?,?\s\d)/iu

export interface Period {
  readonly start: string
  readonly end?: string
}

/**
 * `2026-12-05<->2026-12-06|2026-12-12<->2026-12-13`: several periods in one text, of which some may be days. Null where it is
 * anything else, or none of them tells an end.
 */
export function periodsListed(
  text: string,
  order: DateOrder,
  read: (piece: string) => Interval | null,
): readonly Period[] | null {
  if (text.length > LENGTH_MAX || !SIGN.test(text)) return null
  const periods: Period[] = []
  for (const piece of text.split(SIGN)) {
    if (piece === '') continue
    const told = read(piece)
    if (told?.kind === 'span') periods.push({ start: told.start, end: told.end })
    else if (told === null && readMoment(piece, order).kind === 'local')
      periods.push({ start: piece })
    else return null
  }
  return periods.length > 1 && periods.some(({ end }) => end !== undefined) ? periods : null
}
