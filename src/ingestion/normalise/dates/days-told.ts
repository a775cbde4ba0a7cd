import { yearTaken } from './calendar.ts'
import { clockText, dayText, whole } from './date-texts.ts'
import { intervalIn } from './interval.ts'
import type { Interval } from './interval.ts'
import type { DateOrder } from './moment.ts'
import { isOneMoment } from './one-moment.ts'
import type { Warn } from '../warn.ts'
import { nightsOf } from './weekly-nights.ts'
import { yearsOfSeveral } from './years-of-several.ts'

/** Where and when dates are read. */
export interface Reader {
  readonly order: DateOrder
  /** UTC midnight. */
  readonly today: number
  readonly warn: Warn
}

export type DaysTold = Exclude<Interval, { kind: 'weekly' }>

/** The days of a text that tells more than one moment, each with its year where they tell it together; null where it does not. */
export function daysTold(text: string, reader: Reader): DaysTold | null {
  const told = intervalIn(text, reader.order)
  switch (told?.kind) {
    case undefined:
      return null
    case 'weekly':
      return inWeeks(told, reader)
    case 'span': {
      const [start = told.start, end = told.end] =
        yearsTold([told.start, told.end], 'span', reader) ?? []
      return { kind: 'span', start, end }
    }
    case 'days':
      return { kind: 'days', starts: yearsTold(told.starts, 'list', reader) ?? told.starts }
    case 'periods': {
      const starts = yearsTold(
        told.periods.map(({ start }) => start),
        'list',
        reader,
      )
      const periods = told.periods.map((period, at) => ({
        ...period,
        start: starts?.[at] ?? period.start,
      }))
      return { kind: 'periods', periods }
    }
  }
}

/** Days without their years that belong together, with them; null where they are none, or one alone. */
export function yearsTold(
  days: readonly unknown[],
  kind: 'list' | 'span',
  reader: Reader,
): readonly string[] | null {
  const [first] = days
  if (days.length < 2 || isOneMoment(first)) return null
  const found = yearsOfSeveral(days, kind, reader)
  if (found !== null) reader.warn(yearTaken(found.which))
  return found?.texts ?? null
}

/** Weekdays between two days as the days that they are, or else the two days, with the time that is of all. */
function inWeeks(told: Extract<Interval, { kind: 'weekly' }>, reader: Reader): DaysTold {
  const ends = [told.start, told.end]
  const [start = told.start, end = told.end] = yearsTold(ends, 'span', reader) ?? ends
  const [first, last] = [whole(start, reader.order), whole(end, reader.order)]
  if (first === null || last === null) return { kind: 'span', start, end }
  const starts = nightsOf(first.day, last.day, told.rules)
  if (starts?.length === 0) return { kind: 'span', start, end }
  if (starts !== null) return { kind: 'days', starts }
  const [clock] = told.rules[0]?.clocks ?? []
  const begin = clock === undefined || clock === null ? '' : `T${clockText(clock)}`
  return { kind: 'span', start: dayText(first.day) + begin, end: dayText(last.day) }
}
