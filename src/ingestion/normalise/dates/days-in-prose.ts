import { monthNamed } from '../../../lib/month-words.ts'
import type { DateOrder } from './moment.ts'

const MONTHLESS = String.raw`(?<first>\d{1,2})(?:er|st|nd|rd|th|\.)?(?=\s(?:au|to|auf den|al|naar|bis(?: zum)?|tot(?: en met)?|t\/m|até|a|hasta el)\s(?:\p{L}+\.?,?\s)?\d)`
const DAY = new RegExp(
  [
    String.raw`(?<!\d)${MONTHLESS}`,
    String.raw`(?<![\d./-])(?<y1>\d{4})-(?<m1>\d{2})-(?<d1>\d{2})(?!\d)`,
    String.raw`(?<![\d./+-])(?<a>\d{1,2})(?<mark>[./-])(?<b>\d{1,2})(?:\k<mark>(?<y2>\d{4}|\d{2})(?!\d)|\.(?!\d)|(?![\d./-]))`,
    String.raw`(?<!\d)(?<d3>\d{1,2})(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?(?<m3>(?!des\s\p{L}{4})\p{L}{3,})\.?(?:,?\s(?:de\s)?(?<y3>\d{4})(?!\d))?`,
    String.raw`(?<!\p{L})(?<m4>\p{L}{3,})\.?\s(?<d4>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(?<y4>\d{4})(?!\d))?`,
  ].join('|'),
  'giu',
)

/** A day that a text tells, and where. */
export interface DayTold {
  readonly index: number
  /** Behind its last letter. */
  readonly end: number
  readonly date: number
  /** Null: that of the day behind it. */
  readonly month: number | null
  readonly year: number | null
}

/** Longer texts tell of more than when. */
const TEXT_MAX = 5000

/** The sentences of a text; a full stop behind a number ends none. */
export function sentencesIn(text: string): readonly string[] {
  return text.slice(0, TEXT_MAX).split(/[!?;\n]+|(?<!\d)\.(?=\s+\p{Lu}|$)/u)
}

/** Whether a day, of which the year may not be told, is that one (a UTC midnight). */
export function isOn({ date, month, year }: Pick<DayTold, 'date' | 'month' | 'year'>, day: number) {
  const at = new Date(day)
  return (
    date === at.getUTCDate() &&
    month === at.getUTCMonth() + 1 &&
    (year ?? at.getUTCFullYear()) === at.getUTCFullYear()
  )
}

/** The days of a sentence, with or without their years. */
export function daysIn(text: string, order: DateOrder): readonly DayTold[] {
  const days: DayTold[] = []
  const form = new RegExp(DAY)
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    const day = dayOf(match.groups ?? {}, order)
    if (day !== null) days.push({ index: match.index, end: form.lastIndex, ...day })
    // Of `vom 3. März` the first word is no month.
    else form.lastIndex = match.index + 1
  }
  return days
}

type Groups = Readonly<Record<string, string | undefined>>

function dayOf(groups: Groups, order: DateOrder): Omit<DayTold, 'index' | 'end'> | null {
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
