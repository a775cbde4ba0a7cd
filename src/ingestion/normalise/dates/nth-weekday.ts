import { DAY_MS } from '../../../lib/durations.ts'
import { monthNamed } from '../../../lib/month-words.ts'
import { MONTH_NAMES } from '../tables/date-words.ts'
import { AND_WORDS } from '../tables/little-words.ts'
import { LAST_WORDS, NTH_WORDS } from '../tables/nth-words.ts'
import { weekdayTold } from './weekday-of-word.ts'

const NTH = `(?:${[...NTH_WORDS, LAST_WORDS].join('|')})`
/** Two words before a year, and no number between: one look before all, as most dates have one there. */
const NO_DATE = /[^\d\s.]\s[^\d\s]{3,}\s(?:del? )?20\d\d/
const MAY_BE = new RegExp(String.raw`${NTH}\s\p{L}{3}`, 'iu')
const FORM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:the|le|la|el|il|der|am|den|de|o|a|no|na|em|on|w|v|ve)\s)?(?<first>${NTH})(?:\s(?:${AND_WORDS}|&)\s(?:the\s|le\s|el\s)?(?<second>${NTH}))?\s(?<weekday>\p{L}{3,})\s(?:(?:in|of|de|en|im|des|di|do|van|i|v|w)\s|d['’])?(?<month>\p{L}{3,})\.?,?\s(?:de\s|del\s)?(?<year>20\d\d)(?!\d)`,
  'iu',
)
const EVERY = /(?:every|each|chaque|tous|jede|cada|ogni|elke|iedere)\p{L}*\s$/iu

/** `first Friday in March 2027` is `5 March 2027`, `1er et 3e vendredi de mars 2027` two days of it. */
export function withDayOfMonth(text: string): string {
  if (!NO_DATE.test(text) || !MAY_BE.test(text)) return text
  const match = FORM.exec(text)
  const { first = '', second, weekday = '', month = '', year = '' } = match?.groups ?? {}
  const [day, named] = [weekdayTold(weekday), monthNamed(month)]
  if (match === null || day === undefined || named === null) return text
  const before = text.slice(0, match.index)
  const dates = [first, ...(second === undefined ? [] : [second])].map((word) =>
    dateOf(nthOf(word), day, named, Number(year)),
  )
  if (EVERY.test(before) || dates.includes(null)) return text
  const told = `${dates.join(' & ')} ${MONTH_NAMES[named - 1]} ${year}`
  return `${before}${told}${text.slice(match.index + match[0].length)}`
}

/** From 0 on; -1 is the last. */
function nthOf(word: string): number {
  return NTH_WORDS.findIndex((words) => new RegExp(`^(?:${words})$`, 'iu').test(word))
}

function dateOf(nth: number, weekday: number, month: number, year: number): number | null {
  const ends = Date.UTC(year, month, 1) - DAY_MS
  const length = new Date(ends).getUTCDate()
  if (nth < 0) return length - ((new Date(ends).getUTCDay() - weekday + 7) % 7)
  const begins = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const date = 1 + ((weekday - begins + 7) % 7) + nth * 7
  return date > length ? null : date
}
