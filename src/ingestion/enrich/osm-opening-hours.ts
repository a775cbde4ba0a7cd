import type { OpeningMoment, OpeningPeriod } from '../../domain/place.ts'
import { ALWAYS_OPEN } from './opening-periods.ts'

/**
 * The weekly part of OpenStreetMap's `opening_hours`: `Mo-Fr 09:00-18:00; Sa 10:00-12:00,14:00-18:00; Su off`, `24/7`.
 * A later rule replaces an earlier one on its days, or adds to it behind a comma: `Mo-Fr 10:00-18:00, Sa 10:00-16:00`.
 * Holidays and single days of the year are passed over, as no week has them. Whatever else it may say (seasons, weeks, sunset, comments) cannot be told by a week: then nothing is known.
 */
export function osmOpeningHours(text: string | null): readonly OpeningPeriod[] | null {
  if (text === null) return null
  if (text.trim() === '24/7') return ALWAYS_OPEN
  const week = new Map<number, readonly Span[]>()
  for (const rules of text.split(';')) {
    for (const [index, rule] of rules.split(ADDED).entries()) {
      if (OF_NO_WEEK.test(rule.trim())) continue
      const read = readRule(rule.trim())
      if (read === null) return null
      for (const day of read.days) {
        const before = index === 0 ? [] : (week.get(day) ?? [])
        week.set(day, [...before, ...read.spans])
      }
    }
  }
  if (week.size === 0) return null
  return [...week]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([day, spans]) => spans.map((span) => periodOf(day, span)))
}

/** The comma before a further rule: it stands behind hours and before a day. */
const ADDED = /(?<=:\d\d|off|closed)\s*,\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b)/
/** Nothing, holidays, or that it is closed on days of the year. */
const OF_NO_WEEK =
  /^(?:[PS]H\b[^,]*|(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d?(?:\s*,\s*|\s+))+(?:off|closed))?$/

/** Minutes from the day's midnight; the end may lie in the next day. */
interface Span {
  readonly from: number
  readonly until: number
}

/** 0 = Sunday, as in periods. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const DAY_MINUTES = 1440

function readRule(
  rule: string,
): { readonly days: readonly number[]; readonly spans: readonly Span[] } | null {
  const [, said = '', times = ''] =
    /^((?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?(?:\s*,\s*)?)*)\s*:?\s*(.*)$/.exec(
      rule,
    ) ?? []
  const days = said === '' ? EVERY_DAY : said.split(',').flatMap(readDays)
  if (/^(off|closed)$/i.test(times)) return { days, spans: [] }
  const spans = times.split(',').map(readSpan)
  return spans.every((span) => span !== null) ? { days, spans } : null
}

function readDays(text: string): number[] {
  const [first = '', last = first] = text.trim().split('-')
  const [from, until] = [DAYS.indexOf(first), DAYS.indexOf(last)]
  if (from < 0 || until < 0) return []
  const count = ((until - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, step) => (from + step) % 7)
}

function readSpan(text: string): Span | null {
  const [, ...parts] = /^\s*(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})\s*$/.exec(text) ?? []
  const [fromHour, fromMinute, untilHour, untilMinute] = parts.map(Number)
  if (fromHour === undefined || fromMinute === undefined) return null
  if (untilHour === undefined || untilMinute === undefined) return null
  if (fromHour > 23 || untilHour > 48 || fromMinute > 59 || untilMinute > 59) return null
  const from = fromHour * 60 + fromMinute
  const until = untilHour * 60 + untilMinute
  return { from, until: until <= from ? until + DAY_MINUTES : until }
}

function periodOf(day: number, { from, until }: Span): OpeningPeriod {
  return { open: moment(day, from), close: moment(day, until) }
}

function moment(day: number, minutes: number): OpeningMoment {
  const within = minutes % DAY_MINUTES
  const clock = Math.floor(within / 60) * 100 + (within % 60)
  return {
    day: (day + Math.floor(minutes / DAY_MINUTES)) % 7,
    time: String(clock).padStart(4, '0'),
  }
}
