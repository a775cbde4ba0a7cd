import { DAY_MS } from '../../lib/durations.ts'
import { monthNamed } from '../../lib/month-words.ts'
import { weekdayNamed } from '../../lib/weekday-words.ts'
import { clockIn, clockText, dayText } from './date-texts.ts'
import type { DateOrder } from './moment.ts'
import { weekdaysIn } from './weekdays-told.ts'
import type { ToldDay } from './weekdays-told.ts'

const CLOCK = String.raw`\d{1,2}(?::[0-5]\d(?::\d\d)?(?:\s?[ap]\.?m(?!\p{L})\.?)?|\s?h(?!\s\d\d\s?h(?!\p{L}))\s?[0-5]\d(?!\d)|\s?(?:h|heures|uhr|uur)(?!\p{L})|(?:\.[0-5]\d)?\s?(?:[ap]\.?m(?!\p{L})\.?|uhr))(?:\suhr)?`
const TOKEN = new RegExp(
  [
    String.raw`(?<clock>${CLOCK}|(?<=(?<!\p{L})(?:kl\.?|klo|ore|alle|godz\.?)\s)\d{1,2}(?:[.:][0-5]\d)?(?![\d.:]*\d))`,
    String.raw`(?<numbers>\d{1,2}\/(?:0?[1-9]|1[0-2])(?!\d|\s(?!and|und|och)\p{L}{3})|\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.)(?:\/(?=\d{4}))?`,
    String.raw`(?<year>\d{4}(?!\d))`,
    String.raw`(?<date>\d{1,2}(?!\d)(?:er|st|nd|rd|th|\.)?)`,
    String.raw`(?<word>\p{L}+[.'’]?)`,
    String.raw`(?<between>[,;&+/|\s]+|:(?=\s?\d))`,
    String.raw`(?<other>.)`,
  ].join('|'),
  'giu',
)
const AND = new Set('et and und y e en i oraz og och ja puis sowie ou or oder'.split(' '))
/** Before a day, a month, a time of day. */
const BETWEEN = new Set(
  'le les the den der am on el los il la de of del do di du d a at um as alle ore om kl klo las dne o w v ve'.split(
    ' ',
  ),
)
const HALF_A_YEAR = 183 * DAY_MS
const WEEKDAY_NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const NAMES =
  'January February March April May June July August September October November December'.split(' ')

/** The words of a text by kinds: day, month, year, clock, numbers of day and month, and `&` for what parts them. */
const FORMS: readonly (readonly [whole: RegExp, group: RegExp])[] = [
  [/^(?:D(?:&D)*MY?(?:&?C)*(?:&|$))+$/, /D(?:&D)*MY?(?:&?C)*/g],
  // `10 mars 14h, 11 mars 15h 2027`
  [/^(?:D(?:&D)*M(?:&?C)+&)+D(?:&D)*M(?:&?C)+Y$/, /D(?:&D)*M(?:&?C)+Y?/g],
  [/^(?:MD(?:&D)*(?:&?Y)?(?:&?C)*(?:&|$))+$/, /MD(?:&D)*(?:&?Y)?(?:&?C)*/g],
  [/^(?:NY?(?:&?C)*(?:&|$))+$/, /NY?(?:&?C)*/g],
]

interface Word {
  readonly kind: 'D' | 'M' | 'Y' | 'C' | 'N' | '&'
  readonly text: string
}

interface Day {
  readonly date: number
  readonly month: number
  readonly year: number | null
  readonly clocks: readonly number[]
}

/**
 * `6 mars et 10 avril 2027`, `6, 7 mars et 10 avril 2027 à 20h`, `6.3. und 10.4.2027`, `5 et 6 mars`: days of which not each
 * tells its year. Null where anything else stands between them, or all are of one month that has its year.
 */
export function daysOfMonths(text: string, order: DateOrder): readonly string[] | null {
  const words = wordsOf(text)
  const kinds = words?.map(({ kind }) => kind).join('') ?? ''
  const form = FORMS.find(([whole]) => whole.test(kinds))
  if (words === null || form === undefined) return null
  const groups = [...kinds.matchAll(form[1])].map(({ index, 0: group }) =>
    groupOf(words.slice(index, index + group.length), order),
  )
  const isYearless = !kinds.includes('Y')
  // `5/6` may be anything, `5.6.` is a day.
  if (isYearless && words.some(({ kind, text: told }) => kind === 'N' && !told.endsWith('.')))
    return null
  const days = withClocks(groups)
  // Several days of one month that has its year are read elsewhere, several times of a day are not.
  const isRead =
    groups.length > 1 ||
    (days.length > 1 && isYearless) ||
    isRow(days[0], isYearless ? !hasStroke(words) : hasAnd(words))
  if (!isRead) return null
  const starts = isYearless ? withoutYears(days, weekdaysIn(text)) : withYears(days)
  const told = starts.every((start) => start !== null) ? starts.flat() : []
  return told.length > 1 ? told : null
}

/** Null where a word has no part in it, and days or times follow. */
function wordsOf(text: string): readonly Word[] | null {
  const words: Word[] = []
  for (const { index, 0: token, groups = {} } of text.matchAll(TOKEN)) {
    const kind = kindOf(token, groups, words.at(-1)?.kind, text.slice(index + token.length))
    if (kind === null && /\d/.test(text.slice(index))) return null
    if (kind === null) break
    const before = words.at(-1)?.kind ?? '&'
    if (kind !== '' && !(kind === '&' && before === '&')) words.push({ kind, text: token })
  }
  return words
}

/** With a stroke between them two may be a beginning and an end. */
const STROKE = /[/|]/

function hasStroke(words: readonly Word[]): boolean {
  return words.some(({ kind, text }) => kind === '&' && STROKE.test(text))
}

function hasAnd(words: readonly Word[]): boolean {
  return words.some(
    ({ kind, text }, at) => kind === '&' && text.includes('&') && words[at - 1]?.kind === 'C',
  )
}

/** What is earlier than the time before it says how long that takes. */
function isRow(day: Day | undefined, twoAreSure: boolean): boolean {
  const clocks = day?.clocks ?? []
  const least = twoAreSure ? 2 : 3
  return clocks.length >= least && clocks.every((clock, at) => clock > (clocks[at - 1] ?? -1))
}

type Groups = Readonly<Record<string, string | undefined>>

function kindOf(
  token: string,
  { clock, numbers, year, date, word, between }: Groups,
  before: Word['kind'] | undefined,
  behind: string,
): Word['kind'] | '' | null {
  if (between !== undefined) return /\S/.test(between) ? '&' : ''
  if (clock !== undefined) return 'C'
  if (numbers !== undefined) return 'N'
  if (year !== undefined) return 'Y'
  if (date !== undefined) return 'D'
  if (word === undefined) return null
  const plain = folded(token)
  if (AND.has(plain)) return '&'
  const isMonth = monthNamed(plain) !== null
  if (weekdayNamed(plain) !== undefined) return isMonth && isMonthHere(before, behind) ? 'M' : ''
  return isMonth ? 'M' : BETWEEN.has(plain) ? '' : null
}

/** `mar` is a Tuesday before a day that tells its month. */
function isMonthHere(before: Word['kind'] | undefined, behind: string): boolean {
  const next = /^\s?\d{1,2}\D?\s(\p{L}{3,})/u.exec(behind)?.[1] ?? ''
  return before === 'D' || (/^\s?\d/.test(behind) && monthNamed(next) === null)
}

function folded(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}|[.'’]$/gu, '')
    .toLowerCase()
}

/** The days of one month, or one day of numbers; its clocks are of all of them. */
function groupOf(words: readonly Word[], order: DateOrder): readonly Day[] {
  const texts = (kind: Word['kind']) =>
    words.filter((word) => word.kind === kind).map((word) => word.text)
  const year = texts('Y')[0]
  const clocks = texts('C').map((text) => clockIn(withColon(text)) ?? Number.NaN)
  const shared = { year: year === undefined ? null : Number(year), clocks }
  const [numbers] = texts('N')
  if (numbers !== undefined) {
    const [first = 0, second = 0] = (numbers.match(/\d+/g) ?? []).map(Number)
    const swapped = order === 'mdy' && numbers.includes('/')
    return [{ date: swapped ? second : first, month: swapped ? first : second, ...shared }]
  }
  const month = monthNamed(folded(texts('M')[0] ?? '')) ?? 0
  return texts('D').map((date) => ({ date: Number.parseInt(date, 10), month, ...shared }))
}

/** `19`, `19.30` behind a word for times of day. */
function withColon(text: string): string {
  return text.replace(
    /^(\d{1,2})(?:\.(\d\d))?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  )
}

/** A time is of the days before it, up to another time; where the last have none, those of the others are left out. */
function withClocks(groups: readonly (readonly Day[])[]): readonly Day[] {
  let behind: readonly number[] = []
  const days: Day[] = []
  for (const group of groups.toReversed()) {
    const clocks = group[0]?.clocks ?? []
    if (clocks.length > 0) behind = clocks
    days.unshift(...group.map((day) => ({ ...day, clocks: behind })))
  }
  return behind.length > 0 && days.at(-1)?.clocks.length === 0
    ? days.map((day) => ({ ...day, clocks: [] }))
    : days
}

/** Of the year that is told behind it, else of the one before it. */
function withYears(days: readonly Day[]): readonly (readonly string[] | null)[] {
  const found: (number | null)[] = []
  let next: number | null = null
  for (const { year, month, date } of days.toReversed()) {
    if (year !== null) next = Date.UTC(year, month - 1, date)
    else if (next !== null) next = before(next, month, date)
    found.unshift(next)
  }
  return days.map(({ month, date, clocks }, at) => {
    const day = found[at] ?? after(found.findLast((one) => one !== null) ?? Number.NaN, month, date)
    return new Date(day).getUTCDate() === date ? clockTexts(dayText(day), clocks) : null
  })
}

function after(last: number, month: number, date: number): number {
  const year = new Date(last).getUTCFullYear()
  const same = Date.UTC(year, month - 1, date)
  return last - same > HALF_A_YEAR ? Date.UTC(year + 1, month - 1, date) : same
}

/** Of the year of the day behind it; of the one before where that lies nearer: `28 décembre et 3 janvier 2027`. */
function before(next: number, month: number, date: number): number {
  const year = new Date(next).getUTCFullYear()
  const same = Date.UTC(year, month - 1, date)
  const earlier = Date.UTC(year - 1, month - 1, date)
  return same > next && next - earlier < HALF_A_YEAR ? earlier : same
}

/** `vendredi 5 et 6 mars`: the weekday of one day tells those of its month, and all together their year. */
function withoutYears(
  days: readonly Day[],
  told: readonly ToldDay[],
): readonly (readonly string[] | null)[] {
  const weekdays = days.map((day) => weekdayAmong(told, day))
  const areAllTold = weekdays.every((weekday) => weekday !== null)
  return days.map(({ month, date, clocks }, at) => {
    const name = NAMES[month - 1]
    const weekday = areAllTold ? `${WEEKDAY_NAMES[weekdays[at] ?? 0]} ` : ''
    return name === undefined ? null : clockTexts(`${weekday}${date} ${name}`, clocks, ' ')
  })
}

function weekdayAmong(told: readonly ToldDay[], { date, month }: Day): number | null {
  const near = told.find((one) => (one.month ?? month) === month)
  const [from] = near?.dates ?? []
  return near === undefined || from === undefined ? null : (near.weekday + date - from + 35) % 7
}

/** Null where a time is none. */
function clockTexts(day: string, clocks: readonly number[], sign = 'T'): readonly string[] | null {
  if (clocks.some(Number.isNaN)) return null
  return clocks.length === 0 ? [day] : clocks.map((clock) => `${day}${sign}${clockText(clock)}`)
}
