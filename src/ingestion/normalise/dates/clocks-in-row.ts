import { DAY_MS } from '../../../lib/durations.ts'
import { TIME } from './clock-pattern.ts'
import { isMonth } from './date-alone.ts'
import { withSpansOfDay } from './clock-span.ts'
import { clockText } from './date-texts.ts'
import { AND_WORDS, AT, AT_SURELY, TO_WORDS } from '../tables/little-words.ts'
import { clockOf, hourInHalf } from './written-clock.ts'

const AND = String.raw`(?:,?\s${AND_WORDS}\s|\s?&\s?|\s\+\s)(?:${AT}\s)?`
const NO_DAY = String.raw`(?!\d{1,2}(?:er|\.)?\s(?!heures|horas|hrs|uhr|uur)\p{L}{3})`
const SIGN = String.raw`(?:${AND}|\s?[/|•·,]\s?|\s?[–—-]\s?${NO_DAY})`
const ROW = new RegExp(
  String.raw`(?<![\d.,:/+-])${TIME}(?:${SIGN}${TIME}){1,11}(?![\p{L}\d:]|[./-]\d|\s?[–—-]\s?\d{1,2}(?:[:.]\d\d(?!\d)|\s?(?:h|uhr|uur|[ap]\.?\s?m)|\s*$))`,
  'giu',
)
const PARTS = new RegExp(`(?<sign>${SIGN})|(?<clock>${TIME})`, 'giu')
/** A sign and a time behind it; few texts have both. */
const MAY_BE = new RegExp(
  String.raw`[/|•·,&+–—-]\s?\d{1,2}(?:[:.h]|\s?(?:uhr|uur|h|[ap]\.?\s?m))|\s${AND_WORDS}\s(?:(?:${AT}|les?)\s)?\d|${AT_SURELY}\s\d{1,2}\s?[,/|]`,
  'iu',
)

const ONE =
  /^(?<h>\d{1,2})(?:\s?h\s?(?<m>\d\d)|(?<mark>[:.])(?<minutes>\d\d))?\s?(?:(?<half>[ap])\.?\s?m|(?<unit>\p{L}+))?/iu
/** Hours without a word are told by the one before them, or by the day right before them. */
const LEAD = new RegExp(String.raw`(?<!\p{L})${AT}\s$|(?:(?<!\d)20\d\d|[./-]\d\d),?\s$|^\s*$`, 'iu')
/** These stand before nothing else. */
const SURE_LEAD = new RegExp(String.raw`(?<!\p{L})${AT_SURELY}\s$`, 'iu')
/** What costs so much, or lasts so long, is no hour: `kl. 18, 20 kr`. */
const COUNTED =
  /^\s?(?:[€$£%]|(?:eur|euros?|kr|chf|sek|nok|dkk|zł|pln|min|minut\p{L}*|ans|years|jahre|anni)(?!\p{L}))/iu
/** `de 14h à` 16h et 18h */
const ENDS = new RegExp(
  String.raw`\d(?:\s?h\s?(?:[0-5]\d)?|[:.][0-5]\d|\s?[ap]\.?\s?m\.?|\s?(?:uhr|uur))\s?(?:[–—-]|${TO_WORDS})\s?$`,
  'iu',
)
/** `Jun 17 • 8:00 PM`, `samedi 6 | 20h`: the day. */
const WORD_BEFORE = /\p{L}[.,]?\s$/u
const DAY_BEHIND = /^,?\s(?=.*\d)/u
const SIGN_BEFORE = /[\s:|•·–—(-]+$/u
/** What begins several times ends on no other day: `6 mars 14h et 20h - 7 mars 15h` */
const NEXT_DAY = /^\)?\s?[–—-]\s(?=(?:\p{L}+\.?\s)?\d{1,2}(?:er)?\s?[\p{L}./])/u

/**
 * `5 mars 2027 14h / 17h / 20h` is `5 mars 2027 14:00 & 17:00 & 20:00`, with the row behind its day: three times of day are no
 * beginning and end, whatever stands between them, nor are two with an "and". Other texts stay as they are.
 */
export function withClocksListed(given: string): string {
  if (!MAY_BE.test(given)) return given
  const text = withSpansOfDay(given)
  let listed = ''
  let end = 0
  for (const { index, 0: row } of text.matchAll(ROW)) {
    const behind = text.slice(index + row.length)
    const clocks = rowIn(row, text.slice(0, index), behind)
    if (clocks === null) continue
    if (text.slice(0, index).trim() === '' && DAY_BEHIND.test(behind))
      return `${behind.replace(DAY_BEHIND, '')} ${clocks}`
    listed += text.slice(end, index).replace(SIGN_BEFORE, ' ') + clocks
    const sign = NEXT_DAY.exec(behind)?.[0] ?? /^\)/.exec(behind)?.[0] ?? ''
    if (sign.length > 1) listed += ', '
    end = index + row.length + sign.length
  }
  return listed + text.slice(end)
}

/** `a les 17:15 i 21 des.`: the last is a day. */
const MONTH_BEHIND = /^\.?\s(?:de\s|d['’])?(\p{L}{3,})/u

/** The beginnings that a row of times tells; null where it may be anything else. */
function rowIn(row: string, before: string, behind: string): string | null {
  const clocks = clocksOf(row, before)
  if (clocks === null || COUNTED.test(behind) || ENDS.test(before)) return null
  if (/(?:^|\s)\d{1,2}$/.test(row) && isMonth(MONTH_BEHIND.exec(behind)?.[1] ?? '')) return null
  return clocks.length > 2 || IS_AND.test(row) || ONE_HALF.test(row)
    ? clocks.map(clockText).join(' & ')
    : null
}

/** `7, 9:30 PM`: a half that both share, and no sign between that leads to an end. */
const ONE_HALF = /^\d{1,2}(?::\d\d)?,\s?\d{1,2}(?::\d\d)?\s?[ap]\.?\s?m/iu
const IS_AND = new RegExp(AND, 'iu')

/**
 * The text with the first alone of several times of a day: two with a stroke between them are two beginnings, or the hours of a
 * museum. The same text where it tells no such times.
 */
export function firstOfClocks(text: string): string {
  if (!MAY_BE.test(text)) return text
  for (const { index, 0: row } of text.matchAll(ROW)) {
    const [before, behind] = [text.slice(0, index), text.slice(index + row.length)]
    const [first] = clocksOf(row, before) ?? []
    if (first === undefined || COUNTED.test(behind)) continue
    if (STROKE.test(row) || rowIn(row, before, behind) !== null)
      return `${before}${clockText(first)}${behind}`
  }
  return text
}

const STROKE = /[/|•·]/u

interface Told {
  readonly hours: number
  readonly minutes: number
  readonly half: string | undefined
  /** A word, a colon or an `h` says that it is a time of day. */
  readonly sure: boolean
}

/** Times one after another, with one sign between all but maybe the last; null where they are anything else. */
function clocksOf(row: string, before: string): readonly number[] | null {
  const parts = [...row.matchAll(PARTS)]
  const signs = parts.flatMap(({ groups }) => groups?.['sign']?.trim() ?? [])
  const [first = '', ...others] = signs
  if (!others.slice(0, -1).every((sign) => sign === first)) return null
  const last = others.at(-1) ?? first
  if (last !== first && !/[\p{L}&]/u.test(last)) return null
  // `10h-12h-14h-18h`: open, closed, open, closed.
  if (/[–—-]/.test(first) && signs.length % 2 === 1) return null
  const told = parts.flatMap(({ groups }) => groups?.['clock'] ?? []).map(oneOf)
  const { half } = told.at(-1) ?? {}
  if (!areHours(told, before, first)) return null
  const clocks = told.map((one) => clockTold(one, half) ?? DAY_MS)
  return clocks.every((clock, at) => clock < DAY_MS && clock > (clocks[at - 1] ?? -1))
    ? clocks
    : null
}

/** `4:30, 7, 9:30 PM`: the first and the last say of those between them what they are. */
function areHours(told: readonly Told[], before: string, sign: string): boolean {
  const { half, sure = false } = told.at(-1) ?? {}
  if (!sure && !SURE_LEAD.test(before)) return false
  const isAround = told.length > 2 && told[0]?.sure === true && half !== undefined
  return isAround || told.every((one) => one.sure) || mayBeBare(before, sign)
}

function mayBeBare(before: string, sign: string): boolean {
  return LEAD.test(before) || (STROKE.test(sign) && !WORD_BEFORE.test(before))
}

function oneOf(text: string): Told {
  const groups = ONE.exec(text)?.groups ?? {}
  const { h, m, mark, minutes = m ?? '0', half, unit } = groups
  // `5.03` may be a day of March.
  const isDotted = mark === '.' && (Number(minutes) === 0 || Number(minutes) > 12)
  const sure = m !== undefined || mark === ':' || isDotted || (half ?? unit) !== undefined
  return { hours: Number(h), minutes: Number(minutes), half: half?.toLowerCase(), sure }
}

/** `2 / 5 / 8pm`; null where no clock shows that. */
function clockTold({ hours, minutes, half }: Told, ofAll: string | undefined): number | null {
  const told = half ?? ofAll
  return clockOf(told === undefined ? hours : hourInHalf(hours, told), minutes, 0)
}
