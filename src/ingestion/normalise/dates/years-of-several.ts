import { DAY_MS } from '../../../lib/durations.ts'
import { clockText, dayText } from './date-texts.ts'
import { readMoment } from './moment.ts'
import type { DateOrder, Moment } from './moment.ts'
import { GRACE } from './yearless.ts'
import type { DayOfYear, FoundDay } from './yearless.ts'

type Yearless = Extract<Moment, { kind: 'yearless' }>

export interface WithYears {
  /** Each with its year. */
  readonly texts: readonly string[]
  readonly which: FoundDay['which']
}

/** From the first to the last of a list it is less than that: `10 avril et 6 mars` are of one year. */
const HALF_A_YEAR = 183 * DAY_MS

/**
 * Days without their years that belong together, `25 octobre et 20 décembre`, `du 1er octobre au 30 juin`: the last of them is the
 * next such day, or is just over, and the others lie before it. Null where any tells its year, or no year has such days.
 */
export function yearsOfSeveral(
  given: readonly unknown[],
  kind: 'list' | 'span',
  { order, today }: { readonly order: DateOrder; readonly today: number },
): WithYears | null {
  if (!given.every(mayBeYearless)) return null
  const moments = given.map((text) => yearlessIn(text, order))
  const told = moments.filter((moment) => moment !== null)
  if (told.length < moments.length || told.length < 2) return null
  const year = new Date(today).getUTCFullYear()
  const reach = kind === 'span' ? Infinity : HALF_A_YEAR
  const found = [year - 1, year, year + 1, year + 2].flatMap((each) => {
    const days = daysBefore(told, each, reach)
    return days === null ? [] : [{ days, last: Math.max(...days) }]
  })
  const near = found.find(({ last }) => last >= today - GRACE) ?? found.at(-1)
  if (near === undefined) return null
  const { days, last } = near
  const which = last >= today ? 'next' : last >= today - GRACE ? 'justOver' : 'past'
  return {
    texts: told.map(({ clock }, at) => textOf(days[at] ?? 0, clock)),
    which,
  }
}

function mayBeYearless(text: unknown): text is string {
  return typeof text === 'string' && !/\d{4}/.test(text)
}

function yearlessIn(text: string, order: DateOrder): Yearless | null {
  const moment = readMoment(text, order)
  const isPlain = moment.kind === 'yearless' && moment.zone === null && moment.halfUntold !== true
  return isPlain ? moment : null
}

/** The last of them in that year; null where there is no such day, or another weekday is told. */
function daysBefore(
  moments: readonly Yearless[],
  ofLast: number,
  reach: number,
): readonly number[] | null {
  const days: number[] = []
  let next: number | null = null
  for (const { day } of moments.toReversed()) {
    const found: number | null = next === null ? dayIn(day, ofLast) : dayNear(day, next, reach)
    if (found === null) return null
    days.unshift(found)
    next = found
  }
  return days
}

function dayIn({ month, date, weekday }: DayOfYear, year: number): number | null {
  const day = new Date(Date.UTC(year, month - 1, date))
  const isOne = day.getUTCDate() === date && (weekday === null || day.getUTCDay() === weekday)
  return isOne ? day.getTime() : null
}

/** Of the year of the day behind it, or of the one before where it lies behind that and not too far before. */
function dayNear(day: DayOfYear, next: number, reach: number): number | null {
  const year = new Date(next).getUTCFullYear()
  const isBehind = Date.UTC(year, day.month - 1, day.date) > next
  const isNear = next - Date.UTC(year - 1, day.month - 1, day.date) < reach
  return dayIn(day, isBehind && isNear ? year - 1 : year)
}

function textOf(day: number, clock: number | null): string {
  return clock === null ? dayText(day) : `${dayText(day)}T${clockText(clock)}`
}
