import type { NativeListing } from '../../../domain/native-listing.ts'
import { oneOfClocksApart } from './clocks-apart.ts'
import { firstOfClocks } from './clocks-in-row.ts'
import { clockText } from './date-texts.ts'
import { tellsOtherDays, tellsSeveral } from './dates-listed.ts'
import { daysTold, yearsTold } from './days-told.ts'
import type { DaysTold, Reader } from './days-told.ts'
import { withoutDoors } from './doors-told.ts'
import { readMoment } from './moment.ts'
import type { DateOrder } from './moment.ts'
import { instantAndClock, markedSpan } from './moments-of-programs.ts'
import { isOneDay, isOneMoment } from './one-moment.ts'

export interface DatesTold {
  readonly start: unknown
  /** When the doors open. */
  readonly doors: string | number | null
  readonly end: unknown
  readonly sessions: unknown
  /** Of what the start tells several of which only the first is read. */
  readonly leaves: 'days' | 'clocks' | null
}

type Dates = Omit<DatesTold, 'doors'>

/** Start, end, doors and sessions as told, also where the start alone tells more than one of them. */
export function datesTold(native: NativeListing, reader: Reader): DatesTold {
  const { start, end, sessions: given, doors = null } = native
  const sessions = sessionsTold(given, reader)
  if (typeof start !== 'string' || tellsOne(start))
    return { start, end, doors, sessions, leaves: null }
  const marked = markedSpan(start)
  if (marked !== null)
    return { start: marked.start, end: end ?? marked.end, doors, sessions, leaves: null }
  const told = withoutDoors(start)
  const own = told.doors === null ? null : clockText(told.doors)
  return { ...datesIn(told.text, end, sessions, reader), doors: doors ?? own }
}

function datesIn(start: string, end: unknown, sessions: unknown, reader: Reader): Dates {
  const told = daysTold(start, reader)
  if (told === null) return oneTold(start, end, sessions, reader)
  if (told.kind === 'span') {
    const leaves = leavesClocks(start, told.end, reader.order) ? 'clocks' : null
    return { start: told.start, end: end ?? told.end, sessions, leaves }
  }
  const several: readonly unknown[] = told.kind === 'periods' ? told.periods : told.starts
  const leaves = told.kind === 'days' && leavesClockOfAll(start, told.starts) ? 'clocks' : null
  return { start: firstOf(told), end, sessions: sessions ?? several, leaves }
}

function oneTold(start: string, end: unknown, sessions: unknown, reader: Reader): Dates {
  const ends = yearsTold([start, end], 'span', reader)
  if (ends !== null) return { start: ends[0], end: ends[1], sessions, leaves: null }
  const row = firstOfClocks(start)
  const apart = row === start ? oneOfClocksApart(start) : null
  const isDays = tellsSeveral(start) || tellsOtherDays(start, reader.order)
  const isClocks = row !== start || apart?.leaves === true
  const leaves = isDays ? 'days' : isClocks ? 'clocks' : null
  return { start: apart?.text ?? row, end, sessions, leaves }
}

/** `du 6 au 8 mars 2027, 14h et 17h` */
function leavesClocks(start: string, end: string, order: DateOrder): boolean {
  return firstOfClocks(start) !== start && readMoment(end, order).kind !== 'clock'
}

/** `14 et 15 juillet 2027 - 14h / 18h`: of each day the first alone. */
function leavesClockOfAll(start: string, starts: readonly string[]): boolean {
  const days = new Set(starts.map((one) => one.slice(0, 10)))
  return days.size === starts.length && STROKED_CLOCKS.test(start) && firstOfClocks(start) !== start
}

const STROKED_CLOCKS = /\d\s?(?:h|uhr)?\s?\/\s?\d{1,2}\s?(?:h|:|uhr)/iu

function firstOf(told: Exclude<DaysTold, { kind: 'span' }>): string | undefined {
  return told.kind === 'periods' ? told.periods[0]?.start : told.starts[0]
}

/** A text of one date or several that was not put into a list, or several times over. */
function sessionsTold(given: unknown, reader: Reader): unknown {
  const list: unknown = typeof given === 'string' && given !== '' ? [given] : given
  if (!Array.isArray(list)) return list
  const sessions = (list as readonly unknown[]).flatMap(
    (one): readonly unknown[] => listedIn(one, reader) ?? [one],
  )
  return yearsTold(sessions, 'list', reader) ?? sessions
}

function listedIn(value: unknown, reader: Reader): readonly unknown[] | null {
  if (typeof value !== 'string' || tellsOne(value)) return null
  const marked = markedSpan(value)
  if (marked !== null) return [marked]
  const told = daysTold(withoutDoors(value).text, reader)
  if (told === null) return null
  if (told.kind === 'span') return [{ start: told.start, end: told.end }]
  return told.kind === 'periods' ? told.periods : told.starts
}

function tellsOne(text: string): boolean {
  return isOneMoment(text) || isOneDay(text) || instantAndClock(text) !== null
}
