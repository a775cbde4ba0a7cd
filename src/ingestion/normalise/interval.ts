import type { NativeListing } from '../../domain/native-listing.ts'
import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import { monthNamed } from '../../lib/month-words.ts'
import { clockIn, clockText, dayText, whole } from './date-texts.ts'
import type { Local } from './date-texts.ts'
import { datesListed } from './dates-listed.ts'
import { readMoment } from './moment.ts'
import type { DateOrder } from './moment.ts'

/** What one text tells of a listing's dates beyond a start. */
export type Interval =
  | { readonly kind: 'span'; readonly start: string; readonly end: string }
  /** Days one by one. */
  | { readonly kind: 'days'; readonly starts: readonly string[] }

/** What nearly all feeds write, which tells one moment. */
const ONE_MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]{4,}\s?(?:Z|[+-](?:0\d|1[0-4]):?\d{2})?)?$/i
/** Longer is prose. */
const LENGTH_MAX = 120

/** `2026-12-05T20:00/2026-12-05T22:00` of ISO 8601 */
const SLASH = /^(\d{4}-?\d{2}-?\d{2}(?:T[^/\s]+)?)\/(\d{4}-?\d{2}-?\d{2}(?:T[^/\s]+)?)$/i
const LEAD = /^(?:dall['’]|(?:du|de|le|les|from|vom|von|dal|del|van|od|с)\s)\s*/iu
/** Between the ends of a span. A dash has a blank on both sides, or on none. */
const TO =
  /\s+(?:[-–—~～]|to|au|à|bis(?:\s+zum)?|al|all['’]|a|t\/m|tot(?:\s+en\s+met)?|until|till|through|thru|jusqu['’]au|do|по)\s*(?<=\s|['’])|(?<=\S)[-–—~～](?=\S)/giu

/** `January 3-9, 2027` */
const MONTH_FIRST =
  /^(\p{L}{3,}\.?) (\d{1,2})(?:st|nd|rd|th)? ?(?:[-–—]|to) ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu
/** `5, 6 et 7 décembre 2026 à 20h` */
const SEVERAL = /^((?:\d{1,2}(?:er|\.)?\s*(?:,|&|\+|et|and|und|e|y|en)\s*)+)(\d{1,2}\D.*\d{4}.*)$/iu

/** What a start tells that is more than one moment; null where it is one, or none that is understood. */
export function intervalIn(value: unknown, order: DateOrder): Interval | null {
  if (typeof value !== 'string' || ONE_MOMENT.test(value)) return null
  const listed = datesListed(value, order)
  if (listed !== null || value.length > LENGTH_MAX) return listed
  const text = value.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const [, first, second] = SLASH.exec(text) ?? []
  if (first !== undefined && second !== undefined) return span(first, second)
  const plain = text.replace(LEAD, '')
  return monthFirst(plain) ?? severalDays(plain, order) ?? between(plain, order)
}

/** Start, end and sessions as told, also where the start alone tells more than one of them. */
export function datesTold(
  { start, end, sessions: given }: NativeListing,
  order: DateOrder,
): { readonly start: unknown; readonly end: unknown; readonly sessions: unknown } {
  const sessions = sessionsTold(given, order)
  const told = intervalIn(start, order)
  if (told === null) return { start, end, sessions }
  if (told.kind === 'span') return { start: told.start, end: end ?? told.end, sessions }
  return { start: told.starts[0], end, sessions: sessions ?? told.starts }
}

/** A text of one date or several that was not put into a list, or several times over. */
function sessionsTold(given: unknown, order: DateOrder): unknown {
  const list: unknown = typeof given === 'string' && given !== '' ? [given] : given
  if (!Array.isArray(list)) return list
  return (list as readonly unknown[]).flatMap(
    (one): readonly unknown[] => listedIn(one, order) ?? [one],
  )
}

function listedIn(value: unknown, order: DateOrder): readonly string[] | null {
  if (typeof value !== 'string' || ONE_MOMENT.test(value)) return null
  const listed = datesListed(value, order)
  return listed === null ? null : listed.starts
}

function span(start: string, end: string): Interval {
  return { kind: 'span', start, end }
}

function monthFirst(text: string): Interval | null {
  const [, month = '', first, last, year] = MONTH_FIRST.exec(text) ?? []
  if (first === undefined || monthNamed(month) === null) return null
  return span(`${month} ${first}, ${year}`, `${month} ${last}, ${year}`)
}

function severalDays(text: string, order: DateOrder): Interval | null {
  const [, earlier = '', rest = ''] = SEVERAL.exec(text) ?? []
  const last = readMoment(rest, order)
  if (earlier === '' || last.kind !== 'local' || last.zone !== null) return null
  const days = (earlier.match(/\d+/g) ?? []).map((date) => dayInMonthOf(last.day, Number(date)))
  if (days.some((day) => day === null)) return null
  const clock = last.clock === null ? '' : `T${clockText(last.clock)}`
  return { kind: 'days', starts: [...days, last.day].map((day) => `${dayText(day ?? 0)}${clock}`) }
}

/** The first place at which the text falls into two ends. */
function between(text: string, order: DateOrder): Interval | null {
  for (const { index, 0: sign } of text.matchAll(TO)) {
    const left = text.slice(0, index).trim()
    const right = text.slice(index + sign.length).trim()
    const found = ends(left, right, order, /^\S$/.test(sign))
    if (found !== null) return found
  }
  return null
}

/** Not `20h, portes`: what follows is no end. */
const ENDS_WITH_CLOCK = /(?:\d|h|[ap]\.?m\.?|uhr|z)$/iu

function ends(left: string, right: string, order: DateOrder, tight: boolean): Interval | null {
  const start = whole(left, order)
  const clock = ENDS_WITH_CLOCK.test(left) ? clockIn(right) : null
  if (start !== null && clock !== null)
    return start.clock !== null && (!tight || isNoOffset(right, clock)) ? span(left, right) : null
  const end =
    whole(right, order) ?? (start === null ? null : whole(`${yearOf(start)}.${right}`, order))
  if (end === null) return null
  if (start !== null) return start.day <= end.day ? span(left, textOf(end)) : null
  const day = dayBefore(left, end, order)
  return day === null ? null : span(dayText(day), textOf(end))
}

const AFTERNOON = 15 * HOUR_MS

/** `20:00-05:00` is a time with its offset, and no offset is 15 hours. */
function isNoOffset(text: string, clock: number): boolean {
  return clock >= AFTERNOON || /h|[ap]\.?m/i.test(text)
}

/** The day of a beginning that leaves out what its end tells: `5`, `28 novembre`, `05.12.` */
function dayBefore(left: string, end: Local, order: DateOrder): number | null {
  const [, date] = /^(?:\p{L}{2,}\.?,? )?(\d{1,2})(?:er|st|nd|rd|th|\.)?$/u.exec(left) ?? []
  if (date !== undefined) {
    const day = dayInMonthOf(end.day, Number(date))
    return day === null || day > end.day ? null : day
  }
  const sign = left.endsWith('.')
    ? ''
    : /\d[./-]\d/.test(left)
      ? (/[./-]/.exec(left)?.[0] ?? ' ')
      : ' '
  for (const year of [yearOf(end), yearOf(end) - 1]) {
    const start = whole(`${left}${sign}${year}`, order)
    if (start === null) return null
    if (start.day <= end.day) return start.day
  }
  return null
}

function dayInMonthOf(day: number, date: number): number | null {
  const month = new Date(day)
  const found = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), date))
  return found.getUTCMonth() === month.getUTCMonth() && date > 0 ? found.getTime() : null
}

function yearOf({ day }: Local): number {
  return new Date(day).getUTCFullYear()
}

function textOf({ day, clock }: Local): string {
  return clock === null || clock >= 2 * DAY_MS
    ? dayText(day)
    : `${dayText(day)}T${clockText(clock)}`
}
