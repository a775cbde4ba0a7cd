import { AT_FIRST, MOVES } from '../../lib/beside-dates/led-day-words.ts'
import { DAY_MS } from '../../lib/durations.ts'
import { monthNamed } from '../../lib/month-words.ts'
import type { DateOrder } from './moment.ts'

const FROM = String.raw`(?:du|from|vom|del|dal|dall['’]|van|de)\s(?:the\s)?`
const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,?\s)?`
const PLANNED = String.raw`(?:pr[ée]vu|programm[ée]|annonc[ée]|scheduled|planned|announced|set|due|geplant|vorgesehen|angesetzt|previst|programad|fissat|gepland|voorzien)\p{L}{0,3}\s`
const FOR_DAY = String.raw`(?:(?:le|du|for|on|f[üu]r|am|den|per|il|para|el|em|op|voor|pour)\s){0,2}`
/** Said of one day alone, it was that one. People move as well. */
const FROM_ONE = new RegExp(
  String.raw`(?<!\p{L})(?:(?!moved|verzet)(?:${MOVES})\s${FROM}|(?:nachhol|ersatz)termin\s(?:vom|f[üu]r den|zum)\s|(?:${AT_FIRST})\s(?:${PLANNED}|am\s)${FOR_DAY})${WEEKDAY}$`,
  'iu',
)
const MAY_BE_MOVED = new RegExp(
  String.raw`(?<!\p{L})(?:${MOVES}|${AT_FIRST}|(?:nachhol|ersatz)termin|restent valables|(?:remain|still) valid|behalten|bleiben g[üu]ltig|restano valid[ie]|blijven geldig)(?!\p{L})`,
  'iu',
)
/** Days of these are none of the show. */
const OTHERS =
  /(?<!\p{L})(?:rembours|refund|r[üu]ckerstatt|erstatt|reembols|rimbors|terugbet|en vente|billetterie|ventes?|on sale|vorverkauf|inscri|vernissage|expo)/iu

const MONTHLESS = String.raw`(?<first>\d{1,2})(?:er|st|nd|rd|th|\.)?(?=\s(?:au|to|auf den|al|naar)\s(?:\p{L}+\.?,?\s)?\d)`
const DAY = new RegExp(
  [
    String.raw`(?<![\d./-])(?<y1>\d{4})-(?<m1>\d{2})-(?<d1>\d{2})(?!\d)`,
    String.raw`(?<![\d./-])(?<a>\d{1,2})(?<mark>[./-])(?<b>\d{1,2})(?:\k<mark>(?<y2>\d{4}|\d{2})(?!\d)|\.(?!\d)|(?![\d./-]))`,
    String.raw`(?<!\d)(?<d3>\d{1,2})(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?(?<m3>\p{L}{3,})\.?(?:,?\s(?:de\s)?(?<y3>\d{4})(?!\d))?`,
    String.raw`(?<!\p{L})(?<m4>\p{L}{3,})\.?\s(?<d4>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(?<y4>\d{4})(?!\d))?`,
    String.raw`(?<!\d)${MONTHLESS}`,
  ].join('|'),
  'giu',
)

interface Day {
  readonly index: number
  readonly date: number
  /** Null: that of the day behind it. */
  readonly month: number | null
  readonly year: number | null
}

/** Longer texts tell of more than when. */
const TEXT_MAX = 5000
const YEAR = 366 * DAY_MS

/**
 * The day from which a show was moved to `start` (UTC midnights): `reporté du 3 mars au 10 avril`, `originally scheduled for 3
 * March`. Null where no sentence tells two days of which the later told is that of the show, or one that is not.
 */
export function movedFrom(
  texts: readonly string[],
  start: number,
  order: DateOrder,
): number | null {
  for (const text of texts) {
    if (!MAY_BE_MOVED.test(text)) continue
    for (const sentence of text.slice(0, TEXT_MAX).split(/[!?;\n]+|(?<!\d)\.(?=\s+\p{Lu}|$)/u)) {
      const day = MAY_BE_MOVED.test(sentence) ? movedIn(sentence, start, order) : null
      if (day !== null) return day
    }
  }
  return null
}

function movedIn(sentence: string, start: number, order: DateOrder): number | null {
  const [first, second, third] = daysIn(sentence.replaceAll(/\s+/g, ' '), order)
  if (first === undefined || third !== undefined) return null
  const before = sentence.replaceAll(/\s+/g, ' ').slice(0, first.index)
  if (OTHERS.test(before)) return null
  const isTold = second === undefined ? FROM_ONE.test(before) : isDay(second, start)
  const month = first.month ?? second?.month ?? null
  return isTold && month !== null ? dayNear({ ...first, month }, start) : null
}

function isDay({ date, month, year }: Day, day: number): boolean {
  const told = new Date(day)
  return (
    date === told.getUTCDate() &&
    month === told.getUTCMonth() + 1 &&
    (year ?? told.getUTCFullYear()) === told.getUTCFullYear()
  )
}

/** Of its year, else the last such day before the show. */
function dayNear(
  { date, month, year }: Day & { readonly month: number },
  start: number,
): number | null {
  const near = new Date(start).getUTCFullYear()
  const days = (year === null ? [near, near - 1] : [year]).map((one) =>
    Date.UTC(one, month - 1, date),
  )
  const found = days.find((day) => year !== null || day <= start)
  if (found === undefined || found === start || Math.abs(start - found) > 2 * YEAR) return null
  return new Date(found).getUTCDate() === date ? found : null
}

function daysIn(text: string, order: DateOrder): readonly Day[] {
  const days: Day[] = []
  const form = new RegExp(DAY)
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    const day = dayOf(match.groups ?? {}, order)
    if (day !== null) days.push({ index: match.index, ...day })
    // Of `vom 3. März` the first word is no month.
    else form.lastIndex = match.index + 1
  }
  return days
}

type Groups = Readonly<Record<string, string | undefined>>

function dayOf(groups: Groups, order: DateOrder): Omit<Day, 'index'> | null {
  if (groups['first'] !== undefined)
    return { date: Number(groups['first']), month: null, year: null }
  const { date, month } = dateAndMonth(groups, order)
  const isOne = month !== null && month >= 1 && month <= 12 && date >= 1 && date <= 31
  return isOne ? { date, month, year: yearOf(groups) } : null
}

function dateAndMonth(groups: Groups, order: DateOrder): { date: number; month: number | null } {
  const { a, b, d1, m1, d3, m3, d4, m4 } = groups
  if (a !== undefined)
    return order === 'mdy'
      ? { date: Number(b), month: Number(a) }
      : { date: Number(a), month: Number(b) }
  if (d1 !== undefined) return { date: Number(d1), month: Number(m1) }
  return { date: Number(d3 ?? d4), month: monthNamed(m3 ?? m4 ?? '') }
}

function yearOf(groups: Groups): number | null {
  const written = ['y1', 'y2', 'y3', 'y4'].flatMap((name) => groups[name] ?? [])[0]
  if (written === undefined) return null
  return Number(written) + (written.length === 2 ? 2000 : 0)
}
