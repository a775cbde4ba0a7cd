import { DAY_MS } from '../../../lib/durations.ts'
import { HIJRI_MONTHS, PERSIAN_MONTHS } from '../tables/other-calendar-months.ts'

interface OtherCalendar {
  /** As Intl calls it. */
  readonly name: string
  readonly months: readonly RegExp[]
  /** UTC midnight of about its first day, and how long its years and months are on average. */
  readonly epoch: number
  readonly yearMs: number
  readonly monthMs: number
  /** Months begin when the moon is seen: elsewhere a day may be the one before or after. */
  readonly byMoon: boolean
}

/** Day, month, year; year, month, day; or month, day, year. Years of other centuries are nobody's plans. */
function patterns(months: readonly string[], years: string): readonly RegExp[] {
  return months.map((names) => {
    const year = `(?<year>${years})(?!\\d)(?:\\s?(?:هـ?(?:\\.?\\s?ش\\.?)?|a\\.?h\\.?|h)(?!\\p{L}))?`
    const dayFirst = `(?<!\\d)(?<date>\\d{1,2})\\s(?:${names}),?\\s${year}`
    const yearFirst = `(?<yearBefore>${years})\\s(?:${names})\\s(?<dateLast>\\d{1,2})(?!\\d)`
    const monthFirst = `(?<!\\p{L})(?:${names})\\s(?<dateBehind>\\d{1,2}),?\\s${year}`
    return new RegExp(
      `${dayFirst}|${yearFirst}|${monthFirst.replace('<year>', '<yearBehind>')}`,
      'iu',
    )
  })
}

const CALENDARS: readonly OtherCalendar[] = [
  {
    name: 'persian',
    months: patterns(PERSIAN_MONTHS, '14[01]\\d'),
    epoch: Date.UTC(622, 2, 21),
    yearMs: 365.2424 * DAY_MS,
    monthMs: 30.5 * DAY_MS,
    byMoon: false,
  },
  {
    name: 'islamic-umalqura',
    months: patterns(HIJRI_MONTHS, '14[4-6]\\d'),
    epoch: Date.UTC(622, 6, 19),
    yearMs: 354.367 * DAY_MS,
    monthMs: 29.53 * DAY_MS,
    byMoon: true,
  },
]

export interface InOurCalendar {
  readonly text: string
  readonly byMoon: boolean
}

/** Is there a year that is none of ours? Nearly no text has one. */
const YEAR = /(?<!\d)14[0-6]\d(?!\d)/

/** The text with its Persian or Hijri date as one of ours, or without it where it tells one of ours too; null where it has none. */
export function inOurCalendar(given: string): InOurCalendar | null {
  if (!YEAR.test(given)) return null
  const text = given.normalize('NFD').replace(/\p{M}/gu, '')
  for (const calendar of CALENDARS) {
    for (const [index, pattern] of calendar.months.entries()) {
      const match = pattern.exec(text)
      if (match === null) continue
      const told = match.groups ?? {}
      const year = first(told, ['year', 'yearBehind', 'yearBefore'])
      const date = first(told, ['date', 'dateBehind', 'dateLast'])
      const rest = text.replace(match[0], ' ')
      // Both are told: the day is told in words of ours.
      if (/(?<!\d)20\d\d(?!\d)/.test(rest)) return { text: rest, byMoon: false }
      const day = dayIn(calendar, year, index + 1, date)
      if (day === null) return null
      const ours = new Date(day).toISOString().slice(0, 10)
      return { text: `${ours} ${rest}`, byMoon: calendar.byMoon }
    }
  }
  return null
}

function first(
  told: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): number {
  return Number(names.map((name) => told[name]).find((value) => value !== undefined))
}

/** UTC midnight of a day of another calendar: an estimate, and then as Intl counts. Null: it has no such day. */
function dayIn(
  { name, epoch, yearMs, monthMs }: OtherCalendar,
  year: number,
  month: number,
  date: number,
): number | null {
  const format = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const about = epoch + (year - 1) * yearMs + (month - 1) * monthMs + (date - 1) * DAY_MS
  const middle = Math.round(about / DAY_MS) * DAY_MS
  for (let day = middle - 5 * DAY_MS; day <= middle + 5 * DAY_MS; day += DAY_MS) {
    const parts = new Map(format.formatToParts(day).map(({ type, value }) => [type, value]))
    const found = ['year', 'month', 'day'].map((type) =>
      Number.parseInt(parts.get(type as 'year') ?? '', 10),
    )
    if (found[0] === year && found[1] === month && found[2] === date) return day
  }
  return null
}
