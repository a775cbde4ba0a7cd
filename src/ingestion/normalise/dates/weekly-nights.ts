import { DAY_MS } from '../../../lib/durations.ts'
import { monthNamed } from '../../../lib/month-words.ts'
import { withoutAccents } from '../../../lib/without-accents.ts'
import { clockText, dayText } from './date-texts.ts'
import type { Interval } from './interval.ts'
import { TO_FOLDED } from '../tables/little-words.ts'
import { clocksOf, EVERY, startOfHours, textOf, wordsOf } from './words-of-days.ts'
import { folded, weekdayTold } from './weekday-of-word.ts'
import type { Word } from './words-of-days.ts'
import { yearlessText } from './yearless.ts'

/** On these weekdays, at these times (ms of the day; null: none is told). */
export interface WeeklyRule {
  readonly weekdays: ReadonlySet<number>
  readonly clocks: readonly (number | null)[]
}

interface Parts {
  readonly rules: readonly WeeklyRule[]
  /** Of all that have none of their own. */
  readonly clocks: readonly number[]
  /** The text of the days themselves. */
  readonly span: string
  /** The month of which they are, where no days are told. */
  readonly month: MonthTold | null
}

interface MonthTold {
  readonly month: number
  readonly year: number | null
}

/** Weekdays one after another, or one that no day follows; `V` are those that are told as `Fridays`, `every Friday`. */
const RUN = '[WV](?:[-&]?[WV])+|V|W(?!&?[DMN])'
const DAYS = '(?:W(?=[DN]))?[DMYN]+(?:[-&](?:W(?=[DN]))?[DMYN]+)*'
const PARTS = new RegExp(
  `(?<run>${RUN})(?<own>(?:&?C)*)|(?<days>${DAYS})(?<all>(?:&?C)*)|(?<first>C(?:&C)*)|&|(?<other>.)`,
  'g',
)
/** What leads from a day to another; few texts have it. */
const MAY_BE = new RegExp(String.raw`[-–—~]|\s(?:a|${TO_FOLDED.join('|')})\s`, 'u')
/** `samedis`, `every Saturday`, `samstags`: of what a month alone may stand behind. */
const MAY_BE_EVERY = new RegExp(String.raw`(?<!\p{L})(?:${EVERY.join('|')})\s|\p{L}{5}s\s`, 'iu')
/** A year is more than anybody plans by weekdays. */
const DAYS_MAX = 366
const NIGHTS_MAX = 200

/**
 * `Tuesday–Saturday 8pm, 2–20 March 2027`, `du 2 au 20 mars 2027, du mardi au samedi à 20h30, dimanche à 16h`: days from and to, on
 * which weekdays it takes place, and when. Hours of opening, or no time at all, leave the days from and to. Null where it is
 * anything else.
 */
export function weeklyIn(text: string, read: (span: string) => Interval | null): Interval | null {
  if (!MAY_BE.test(withoutAccents(text)) && !MAY_BE_EVERY.test(text)) return null
  const words = wordsOf(text)
  if (words === null || !/[WCH]/.test(kindsOf(words))) return null
  const parts = partsOf(words, text)
  if (parts?.month != null) return ofMonth(withHours(parts, words), parts.month)
  const told = parts === null ? null : read(parts.span)
  if (parts === null || told?.kind !== 'span') return null
  const { start, end } = told
  const untimed = parts.rules.filter((rule) => rule.clocks.length === 0)
  // `du 2 au 20 mars à 20h30, dimanche à 16h`: on which days at the first is not said.
  if (untimed.length === 0 && parts.clocks.length > 0) return null
  const rules = parts.rules.map((rule) =>
    rule.clocks.length === 0 ? { ...rule, clocks: parts.clocks } : rule,
  )
  const areNights = !kindsOf(words).includes('H') && rules.every((rule) => rule.clocks.length > 0)
  return areNights ? { kind: 'weekly', start, end, rules } : { kind: 'span', start, end }
}

/** `every Friday in March, 7-9pm`: there they are none of opening. */
function withHours(parts: Parts, words: readonly Word[]): Parts {
  const from = words.flatMap(({ kind, text }) => (kind === 'H' ? (startOfHours(text) ?? []) : []))
  return parts.clocks.length > 0 ? parts : { ...parts, clocks: from }
}

/** `every Saturday in March 2027`, `tous les samedis de mars à 20h`: the days themselves. */
function ofMonth({ rules, clocks }: Parts, { month, year }: MonthTold): Interval {
  const last = new Date(Date.UTC(year ?? 2026, month, 0)).getUTCDate()
  const dayOf = (date: number) => {
    const day = yearlessText({ month, date, weekday: null })
    return year === null ? day : `${day} ${year}`
  }
  const all = clocks.length > 0 ? clocks : [null]
  return {
    kind: 'weekly',
    start: dayOf(1),
    end: dayOf(last),
    rules: rules.map((rule) => (rule.clocks.length > 0 ? rule : { ...rule, clocks: all })),
  }
}

/** A month and maybe its year; its weekdays are told as all of that name. */
function monthTold(words: readonly Word[], kinds: string): MonthTold | null {
  const [month, year] = words
  if (!/^MY?$/.test(words.map(({ kind }) => kind).join('')) || !kinds.includes('V')) return null
  const named = monthNamed(folded(month?.text ?? ''))
  return named === null
    ? null
    : { month: named, year: year === undefined ? null : Number.parseInt(year.text, 10) }
}

const ALL: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6])

function kindsOf(words: readonly Word[]): string {
  return words.map(({ kind }) => kind).join('')
}

/** Null where a word has no part in it, or days are told twice. */
function partsOf(words: readonly Word[], text: string): Parts | null {
  const told = words.filter(({ kind }) => kind !== 'E')
  const kinds = told.map((word) => kindOf(word, words)).join('')
  const rules: WeeklyRule[] = []
  const clocks: number[] = []
  let span: string | null = null
  let month: MonthTold | null = null
  for (const { index, 0: part, groups = {} } of kinds.matchAll(PARTS)) {
    const { run, days, other } = groups
    const of = told.slice(index, index + part.length)
    if (other !== undefined || (days !== undefined && span !== null)) return null
    if (run !== undefined)
      rules.push({ weekdays: weekdaysOf(of.slice(0, run.length), text), clocks: clocksOf(of) })
    else clocks.push(...clocksOf(of))
    if (days === undefined) continue
    span = textOf(of.slice(0, days.length), text)
    month = monthTold(of.slice(0, days.length), kinds)
  }
  if (span === null) return null
  if (rules.length > 0) return { rules, clocks, span, month }
  // `8pm, 5–9 March 2027`
  return /^[CH]/.test(kindsOf(words))
    ? { rules: [{ weekdays: ALL, clocks: [] }], clocks, span, month: null }
    : null
}

function kindOf(word: Word, all: readonly Word[]): string {
  if (word.kind === 'H') return 'C'
  if (word.kind !== 'W') return word.kind
  // `Fridays`, but `lunes`.
  const isEvery = all[all.indexOf(word) - 1]?.kind === 'E'
  return isEvery || isPlural(word.text) ? 'V' : 'W'
}

function isPlural(word: string): boolean {
  return weekdayTold(word.replace(/s$/, '')) !== undefined && /\p{L}{5}s$/u.test(word)
}

/** Between two weekdays, where no sign parts them: `martes a sábado`. */
const TO = /(?<!\p{L})[aà](?!\p{L})/u

function weekdaysOf(words: readonly Word[], text: string): ReadonlySet<number> {
  const days = new Set<number>()
  let before: { day: number; end: number } | null = null
  let isTo = false
  for (const { kind, text: word, from } of words) {
    const day = weekdayTold(word)
    if (kind !== 'W' || day === undefined) {
      isTo = kind === '-'
      continue
    }
    const leads = isTo || (before !== null && TO.test(text.slice(before.end, from)))
    if (leads && before !== null)
      for (let each: number = before.day; each !== day; each = (each + 1) % 7) days.add(each)
    days.add(day)
    before = { day, end: from + word.length }
    isTo = false
  }
  return days
}

/**
 * Each of the nights between two days (UTC midnights), as texts; null where they are too many, or are all of the days at one
 * time, of which the days from and to say as much.
 */
export function nightsOf(
  first: number,
  last: number,
  rules: readonly WeeklyRule[],
): readonly string[] | null {
  const length = (last - first) / DAY_MS + 1
  if (!(length > 1) || length > DAYS_MAX) return null
  const days = Array.from({ length }, (_, at) => first + at * DAY_MS)
  const nights = days.map((day) => clocksOn(day, rules).map((clock) => ({ day, clock })))
  const isDaily = rules.length === 1 && nights.every((night) => night.length === 1)
  const told = nights
    .flat()
    .map(({ day, clock }) => dayText(day) + (clock === null ? '' : `T${clockText(clock)}`))
  return isDaily || told.length > NIGHTS_MAX ? null : told
}

function clocksOn(day: number, rules: readonly WeeklyRule[]): readonly (number | null)[] {
  const weekday = new Date(day).getUTCDay()
  const clocks = rules
    .filter(({ weekdays }) => weekdays.has(weekday))
    .flatMap((rule) => rule.clocks)
  return [...new Set(clocks)].toSorted((a, b) => (a ?? 0) - (b ?? 0))
}
