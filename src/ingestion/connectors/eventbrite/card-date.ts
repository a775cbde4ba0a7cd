import { DAY_MS } from '../../../lib/durations.ts'
import { monthNamed } from '../../../lib/month-words.ts'

export interface CardDate {
  readonly day: string
  /** HH:MM */
  readonly clock: string | undefined
  /** The card says that there are further dates. */
  readonly more: boolean
}

/** How the weekday that a card begins with is written: English, French, Spanish, Italian, German, Dutch. */
const WEEKDAYS: readonly RegExp[] = [
  /^(?:sun|dim|dom|so|zo)/,
  /^(?:mon|lun|ma\b|maan)/,
  /^(?:tue|mar|di\b|dien|dins)/,
  /^(?:wed|mer|mi[eé]|mi\b|mitt|wo)/,
  /^(?:thu|jeu|jue|gio|do\b|donn|dond)/,
  /^(?:fri|ven|vie|fr|vr)/,
  /^(?:sat|sam|s[aá]b|sa\b|za)/,
]
const WEEKDAY_ALONE =
  /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?!\p{L})/u
const TODAY = /^(?:today|aujourd['’]hui|hoy|oggi|heute|vandaag)(?!\p{L})/u
const TOMORROW = /^(?:tomorrow|demain|ma[nñ]ana|domani|morgen)(?!\p{L})/u
const MORE = /\+ ?\d+ (?:more|de plus|autres?|más|altr[ei]|weitere|meer)/u

/**
 * A date as cards show it: `Today • 8:00 PM`, `Monday • 7:30 PM + 6 more`, `Tue, Jun 17 • 8:00 PM`. Without a year it is the
 * next such date from `today` (YYYY-MM-DD); a weekday beside it that does not fit tells another year. Null for anything else.
 */
export function cardDate(text: string, today: string): CardDate | null {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const more = MORE.test(words)
  const at = dayOf(words, Date.parse(today))
  if (at === null) return null
  return { day: new Date(at).toISOString().slice(0, 10), clock: clockOf(words), more }
}

function dayOf(words: string, today: number): number | null {
  if (TODAY.test(words)) return today
  if (TOMORROW.test(words)) return today + DAY_MS
  // `Mar 17` is in March, `mar. 17 juin` on a Tuesday.
  const months = (words.match(/\p{L}{3,}/gu) ?? []).filter((word) => monthNamed(word) !== null)
  const isMonth = months.length === 1 && words.startsWith(months[0] ?? '')
  const weekday = isMonth ? -1 : WEEKDAYS.findIndex((one) => one.test(words))
  const said = monthAndDay(words.replace(/^\p{L}+[.,]+ ?/u, ''))
  if (said !== null) return datedDay(said.year, said.month, said.date, weekday, today)
  const isWeekday = WEEKDAY_ALONE.test(words)
  if (!isWeekday) return null
  // Today would be called so.
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7 || 7
  return today + ahead * DAY_MS
}

/** `17. juni 2027` or `jun 17, 2027`. */
const DAY_FIRST =
  /(?<!\d)(?<date>\d{1,2})(?:er|\.)? (?:de )?(?<word>\p{L}{3,})\.?(?:,? (?:de )?(?<year>\d{4}))?/u
const MONTH_FIRST =
  /(?<!\p{L})(?<word>\p{L}{3,})\.? (?<date>\d{1,2})(?:st|nd|rd|th)?(?!\d|:)(?:,? (?<year>\d{4}))?/u

/** The year is 0 where none is said. */
function monthAndDay(words: string): { month: number; date: number; year: number } | null {
  for (const form of [DAY_FIRST, MONTH_FIRST]) {
    const { word = '', date, year } = form.exec(words)?.groups ?? {}
    const month = monthNamed(word)
    if (month !== null) return { month: month - 1, date: Number(date), year: Number(year ?? 0) }
  }
  return null
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
