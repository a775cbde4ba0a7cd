import { DAY_MS } from '../../../lib/durations.ts'

export interface CardDate {
  readonly day: string
  /** HH:MM */
  readonly clock: string | undefined
  /** The card says that there are further dates. */
  readonly more: boolean
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A date as cards show it: `Today • 8:00 PM`, `Monday • 7:30 PM + 6 more`, `Tue, Jun 17 • 8:00 PM`. Without a year it is the
 * next such date from `today` (YYYY-MM-DD); a weekday beside it that does not fit tells another year. Null for anything else.
 */
export function cardDate(text: string, today: string): CardDate | null {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const more = /\+ ?\d+ more/.test(words)
  const at = dayOf(words, Date.parse(today))
  if (at === null) return null
  return { day: new Date(at).toISOString().slice(0, 10), clock: clockOf(words), more }
}

function dayOf(words: string, today: number): number | null {
  if (/^today\b/.test(words)) return today
  if (/^tomorrow\b/.test(words)) return today + DAY_MS
  const weekday = WEEKDAYS.indexOf(/^([a-z]{3})[a-z]*\b/.exec(words)?.[1] ?? '')
  const match = /\b([a-z]{3})[a-z]* (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?/.exec(
    words.replace(/^[a-z]+, ?/, ''),
  )
  const month = MONTHS.indexOf(match?.[1] ?? '')
  if (match !== null && month !== -1) {
    return datedDay(Number(match[3] ?? 0), month, Number(match[2]), weekday, today)
  }
  const isWeekday = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/.test(words)
  if (!isWeekday) return null
  // Today would be called so.
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7 || 7
  return today + ahead * DAY_MS
}

function datedDay(
  year: number,
  month: number,
  date: number,
  weekday: number,
  today: number,
): number | null {
  const thisYear = new Date(today).getUTCFullYear()
  const years = year > 0 ? [year] : [thisYear, thisYear + 1, thisYear - 1, thisYear - 2]
  const days = years.map((each) => Date.UTC(each, month, date))
  const real = days.filter((day) => new Date(day).getUTCMonth() === month)
  if (year > 0) return real[0] ?? null
  const fits = real.filter((day) => weekday === -1 || new Date(day).getUTCDay() === weekday)
  const [next] = (fits.length > 0 ? fits : real).toSorted((a, b) => rank(a, today) - rank(b, today))
  return next ?? null
}

/** The nearest to come, then the latest that is over. */
function rank(day: number, today: number): number {
  return day >= today ? day - today : 1e13 + (today - day)
}

function clockOf(words: string): string | undefined {
  const [, hour, minute = '00', half] = /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/.exec(words) ?? []
  if (hour === undefined) return /\b([01]?\d|2[0-3]):[0-5]\d\b/.exec(words)?.[0].padStart(5, '0')
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
