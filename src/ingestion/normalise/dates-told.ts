import type { NativeListing } from '../../domain/native-listing.ts'
import { intervalIn } from './interval.ts'
import type { Interval } from './interval.ts'
import type { DateOrder } from './moment.ts'
import { isOneMoment } from './one-moment.ts'

export interface DatesTold {
  readonly start: unknown
  readonly end: unknown
  readonly sessions: unknown
}

/** Start, end and sessions as told, also where the start alone tells more than one of them. */
export function datesTold(
  { start, end, sessions: given }: NativeListing,
  order: DateOrder,
): DatesTold {
  const sessions = sessionsTold(given, order)
  const told = intervalIn(start, order)
  if (told === null) return { start, end, sessions }
  if (told.kind === 'span') return { start: told.start, end: end ?? told.end, sessions }
  const several: readonly unknown[] = told.kind === 'periods' ? told.periods : told.starts
  return { start: firstOf(told), end, sessions: sessions ?? several }
}

function firstOf(told: Exclude<Interval, { kind: 'span' }>): string | undefined {
  return told.kind === 'periods' ? told.periods[0]?.start : told.starts[0]
}

/** A text of one date or several that was not put into a list, or several times over. */
function sessionsTold(given: unknown, order: DateOrder): unknown {
  const list: unknown = typeof given === 'string' && given !== '' ? [given] : given
  if (!Array.isArray(list)) return list
  return (list as readonly unknown[]).flatMap(
    (one): readonly unknown[] => listedIn(one, order) ?? [one],
  )
}

function listedIn(value: unknown, order: DateOrder): readonly unknown[] | null {
  if (typeof value !== 'string' || isOneMoment(value)) return null
  const told = intervalIn(value, order)
  if (told === null) return null
  if (told.kind === 'span') return [{ start: told.start, end: told.end }]
  return told.kind === 'periods' ? told.periods : told.starts
}
